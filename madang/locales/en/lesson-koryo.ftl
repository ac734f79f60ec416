# The notes of the first game of Koryŏ (madang/lessons/koryo.toml).

lesson-koryo-goal = This is the end of a game: you win with the most points. Each family gives its number to the player with the most cards of it. You have four Merchants, Mina three, Joon two: 9 points for you.
lesson-koryo-goal-tie = Everyone has two Guardians: a tie. At the end a tie gives points to nobody, even though you have the Omniscient.
lesson-koryo-goal-sum = Each token is a point, each event in front of you costs one. So you have 9 for Merchants, 1 for the Omniscient, 3 for tokens, minus 1: 12 points. Now let us play.
lesson-koryo-hand = Round 1 of 8. You are dealt ten cards. From them you place cards of one kind face down, as many as you like. The rest goes back to the pile.
lesson-koryo-place = Place your two Bankers: choose both, then press the button.
lesson-koryo-banker = It is your turn: your Bankers are face up. Nobody else shows any, so the majority is yours, and with it their power. Take the token they give you.
lesson-koryo-round-end = The others have revealed too: Joon has one Banker, you still have more. The round is over. The lantern of the first player moves on; from round to round you are dealt one card less and may keep one more.
lesson-koryo-tie = Round 4. You and Mina have two Bankers each. During the game a tie means that nobody has the majority, unless one of those who tie has the Omniscient. That is you: the Bankers still work for you.
lesson-koryo-event = Events help once and then cost a point. A Barbarian destroys a character of an opponent. Place one Barbarian.
lesson-koryo-reveal = In your turn you reveal and use your powers in the order you like. Begin with the Barbarian: reveal it.
lesson-koryo-destroy = Mina has the majority of Guardians: Barbarians cannot touch her. Joon leads with two Broadcasters, which deal him an extra card. Destroy one of them: click on it.
lesson-koryo-destroyed = Now Mina and Joon have one Broadcaster each: nobody has the majority any more. You won the tie for the Bankers, so take your token.
lesson-koryo-lobbying = Round 7. You and Mina have two Merchants each: so far nobody would score their 9 points. Lobbying swaps two characters of two players. Place it.
lesson-koryo-reveal-lobbying = Reveal Lobbying. The powers can wait.
lesson-koryo-swap = Your one Guardian brings you nothing: Mina has three. Give it to Joon for his Merchant: click on your Guardian, then on his Merchant.
lesson-koryo-spy = Three Merchants against two: the lead is yours. And your Spy is the only one on the table, so you may steal a token. Take one from Mina.
lesson-koryo-banker-again = Each power works once in your turn. The Bankers have not worked yet: take a token.
lesson-koryo-discard = The round ends. You have ten cards, but may keep nine. Events count, but cannot be discarded. Your one Broadcaster leads nothing: discard it.
lesson-koryo-last-round = The last round: only three cards. Mina and Joon have each placed one, and nobody knows which. You have three Merchants, Mina two. Make sure: place your Merchant.
lesson-koryo-last-reveal = It was a Merchant: Mina has three now, as many as you. A tie would cost you 9 points. Reveal yours.
lesson-koryo-priest = Four against three. Your Priest is the only one on the table: it destroys one of your own events, and that is a point. Destroy the Barbarian.
lesson-koryo-last-token = And once more the Omniscient wins the tie for the Bankers: take the last token.
lesson-koryo-score = The game is over. Merchants 9, Priests 4, Omniscient 1, five tokens, minus one event: 18 points, and you win. The Bankers are tied: at the end nobody scores them, the Omniscient does not help here.
lesson-koryo-end = That was your first game of Koryŏ. Tip: hold or hover over any card to read what it does.
