# The notes of the first game of Corinth (madang/lessons/corinth.toml).

lesson-corinth-goal = This is the end of a game, and your own sheet. The most points win. Here is where they come from.
lesson-corinth-goal-shops = Only full shops score. All carpet shops are full: 3 + 5 + 8. You were the first to fill them all, so the bonus of 3 is yours too.
lesson-corinth-goal-rest = The steward wrote 4 and 8 on score fields: 12. The Temple gives 3 points for each of your three buildings: 9. And every two gold and every two goats left are a point. Now let us play.
lesson-corinth-roll = You are the first player and roll nine white dice for everyone. You could buy a yellow die for a gold, but save it: roll without.
lesson-corinth-harbor = Equal dice form groups. The highest, two sixes, go to gold; the lowest, two ones, to the goats. The others go upward: a 2 to oil, three 3s to wine, a 5 to carpets.
lesson-corinth-take = You take one group, for the number of its dice or for their value. Three dice on wine are three wine: take them with the left button.
lesson-corinth-shop = Three wine to deliver. A shop that is started must be filled before the next. The third shop needs exactly three and is worth 4 points: choose it.
lesson-corinth-steward = Full: 4 points. Mina has taken the gold and built a Stable. With two players you now have a second turn. This time use the value: the die on oil shows 2, so the steward walks 2 steps. Press the footsteps.
lesson-corinth-steps = Each step more or less than the dice show costs a gold. Two steps are free: choose them.
lesson-corinth-walk = The steward never walks over a field twice, and only the field where a move ends gives something. Go right, toward the +1: first step.
lesson-corinth-walk-on = And the second step, onto the +1.
lesson-corinth-walked = The +1 is circled: it counts double at the next score field. The round is over, the remaining dice are removed, and Mina rolls.
lesson-corinth-yellow = Some rounds later you have rolled with two yellow dice. They belong to their groups, but only for the first player: after your turn they are removed. Gold now has three white dice and a yellow one.
lesson-corinth-gold = Four dice are four gold. Take them.
lesson-corinth-build = At the end of your turn you may build. You have six gold and four goats. The Stable costs 2 gold and a goat: from now on your steward may walk one or two steps more or less for free. Build it.
lesson-corinth-build-temple = You can still pay for the Temple, 3 gold and 3 goats: at the end it gives 3 points for each of your buildings. Build it too.
lesson-corinth-score-field = Later. Your steward has circled two fields, one of them a +1, and stands beside a score field (★). The dice on goats show 1: use them for the steward.
lesson-corinth-score-steps = Your Stable offers two more steps for free. But one step is what you need.
lesson-corinth-score-walk = Go right, onto the score field.
lesson-corinth-scored = Three fields are circled, and the +1 counts once more: 4 points in the box. At your next score field you count the fields from then on and add these 4, so it pays to walk on.
lesson-corinth-bonus = The last turn of the game. Three dice on carpets: the second shop lacks one carpet, the first is empty and needs two. Mina is close to filling hers. Take the carpets.
lesson-corinth-bonus-shop = The first carpet went to the shop that was started. Two are left: fill the first shop.
lesson-corinth-score = All carpets are full, and you are the first: 3 more points. The game is over with 49 points to 27: shops, bonus, the steward’s box, the Temple with three buildings, gold and goats left. You win.
lesson-corinth-end = That was your first game of Corinth. A whole game with two players has twelve rounds.
