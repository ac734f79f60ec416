# The notes of the first game of Chosŏn (madang/lessons/choson.toml).

lesson-choson-goal = This is the end of a game: you win with the most points. Each family gives its number to the player with the most cards of it: here Yi, the Sniper and the Scientists are yours, 9 points. The Watchers are tied, so nobody scores them.
lesson-choson-goal-sum = Mina has Gosu and the Time Traveller: 13, two tokens, and 2 as first player: 17. You have Yi’s Legacy, which doubles a score of up to ten: 18. You win.
lesson-choson-hand = Round 1 of 8, ten cards. Face down you may place: any number of one family, two different characters, one character with an event, or three events. Mina has placed two cards already.
lesson-choson-effect = An event triggers the effect of the character it is placed with. The Sniper’s effect is a firearm. Place the Sniper and the event together.
lesson-choson-fire = Mina has revealed two Hulks. A firearm destroys any character of an opponent: shoot a Hulk by clicking on it.
lesson-choson-return-fire = With the majority of Snipers you also have Return Fire: whoever shoots a character of yours loses a card in answer. Mina still has a Hulk, and so Counter-Attack, the same against swords.
lesson-choson-majority = Round 3. Now you have the most Snipers and the most Hulks: Return Fire and Counter-Attack are both yours. On a tie nobody would have a majority. Mina has placed two cards.
lesson-choson-lobby-order = Place a Scientist with the event. Its effect is a lobby: it swaps two characters.
lesson-choson-riposte = Mina’s Gosu struck your Scientist. A sword reaches values at most one away: Gosu 4 to 6. But you have Counter-Attack: strike back, and her Gosu is gone.
lesson-choson-scientist = Your turn. You have the majority of Scientists and have revealed an event: they give you a token. Take it.
lesson-choson-lobby = If you take that token, you must use the effect too. Swap your Sniper for Mina’s Watcher: click on both.
lesson-choson-lobby-done = The Watcher is worth 9 points to you, and Mina now leads the Snipers: Return Fire has gone to her. Majorities count at the moment they matter.
lesson-choson-legacy = Round 6. Three events placed together bring Yi’s Legacy: it doubles a score of up to ten, and with two players adds 5 to a higher one. Place your three events.
lesson-choson-shield = You have Yi, so in your turn you may put Yi’s Shield on one of your families: nothing can swap or destroy its cards, and it wins ties during the game. Put it on the Watchers: click on them.
lesson-choson-shield-done = Your events brought the Legacy, and the Scientists a token. Then Mina fired: the shielded Watchers were out of reach, so she took a Scientist. At the end of this round you may keep eight characters; any more must be discarded.
lesson-choson-travel = The last round. With the majority of Time Travellers you may give one back before the deal: you become first player, which is worth 2 points at the end, and take a token. You would still have two against one. Travel in time.
lesson-choson-last-order = Mina’s two Watchers would bring her 9 points. You hold two: place both, and there is a tie that nobody scores.
lesson-choson-score-legacy = The game is over. Mina’s Oracle took one more token, as she had Return Fire. You: 6 + 7 + 8, four tokens, 2 as first player: 27. Mina: 14 and four tokens; 18 is more than ten, so her Legacy adds 5: 23. You win.
lesson-choson-end = That was your first game of Chosŏn. Tip: hold or hover over any card to read its effect and its power.
