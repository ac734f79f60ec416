# The page: everything it says that no game and no server says.

## Around

skip = Skip to content
welcome = Welcome to the courtyard
welcome-line = Three games, one table. Play with friends anywhere, on one device, or against bots.
settings = Settings
your-name = Your name
save = Save
name-saved = Saved
language = Language
look = Appearance
look-auto = same as the device
look-light = light
look-dark = dark
card-size = Card size
card-size-small = small
card-size-normal = normal
card-size-large = large
colors = Colors
colors-painted = painted
colors-distinct = easy to tell apart
sounds = Sounds
show-talk = Show what others say at the table
close = Close
cancel = Cancel
shortcuts = Keyboard
keys-cards = choose a card of that kind
keys-walk = move the steward
keys-undo = take back
keys-hint = ask for a hint
keys-log = show or hide the log
keys-talk = show or hide the talk
keys-cancel = cancel the choice
credit-icons = Icons from { $link }.
credit-games = Koryŏ and Chosŏn are by Gary Kim (Moonster Games), Corinth is by Sébastien Pauchon (Days of Wonder).

## Lobby

game-koryo = Koryŏ
game-koryo-minutes = 15 to 20 minutes
game-koryo-line = Gather the families of the court: the player with the most of a family has its power now, and its points at the end.
game-choson = Chosŏn
game-choson-minutes = 20 to 25 minutes
game-choson-line = The same court centuries later, with muskets and swords: events trigger the effects of the characters.
game-corinth = Corinth
game-corinth-minutes = 20 to 30 minutes
game-corinth-line = Roll the dice into the harbor, take a group, fill your shops and walk your steward through the market.
game-players = { $from } to { $to } players
play = Play
play-game = Play { $game }
rules = Rules
rules-of = Rules of { $game }
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = Me
seat-friend = A friend, by link
seat-open = Open seat
seat-bot = Bot: { $level }
seat-bot-about = Bot: { $level } – { $about }
add-seat = Add a seat
remove-seat = Remove seat { $number }
one-device = Several seats are yours: pass the device around. Hands are covered in between.
clock = Time per turn
no-clock = as long as you like
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] a day per turn
   *[other] { $count } days per turn
}
clock-bank = { $minutes } min for the game + { $seconds } s per turn
patience = If somebody is away
patience-line = a bot may take over after { $time } and a reminder
bot-for = { $player } (bot)
game-menu = Game
show-in-lobby = Public: anyone may join; the game is rated
rated-game = Rated and public: anyone may watch
allow-text = People may write their own messages
is-rated = This game is rated
open-table = Open the table
play-now = Start playing
tables-mine = My tables
tables-open = Open tables
tables-live = In progress
no-tables-yet = None yet: choose a game above.
search-name = Player’s name
search-game = Game
all-games = all games
more-tables = More
more-tables-of = More: { $list }
no-tables-found = No tables match.
your-turn = Your turn
table-open = waiting for players
table-playing = in progress
table-over = finished
level-random = Beginner
level-random-about = plays anything
level-greedy = Easy
level-greedy-about = takes what is there
level-adept = Medium
level-adept-about = thinks a little
level-expert = Strong
level-expert-about = thinks ahead
level-master = Master
level-master-about = takes its time
bot-name = Bot ({ $level })
page-no-server = The server is not responding. The page keeps trying.

## Around the table

replay-moves = Moves
replay-keys = Keyboard: ← and → one step, Home and End to the start and the end, Space plays and pauses.
preset-bot = Against a bot
preset-bot-line = starts at once
preset-friend = With a friend
preset-friend-line = you send a link
preset-device = On this device
preset-device-line = you pass it around
player-count = Players
bot-strength = Strength
seat-name = Name of player { $number }
more-options = More options
fewer-options = Fewer options
invitation = { $player } invites you to { $game }
invitation-open = You are invited to { $game }
link-selected = The link is selected: copy it with the menu or the keyboard.
koryo-in-short = Each round you get cards and place some of one family face down. The player with the most cards of a family has its power. After eight rounds each family gives its points to the player who leads it.
choson-in-short = Each round you get cards and place a few face down; an event triggers the effect of the character next to it. The player with the most cards of a family has its power. After eight rounds each family gives its points to the player who leads it.
corinth-in-short = The dice are sorted into the harbor, and you take one group of equal dice. How many there are gives you goods, gold or goats; what they show lets your steward walk over the market. At the end full shops, the market and buildings give points.
row-won = Won { $scores }
row-shared = Shared win { $scores }
row-lost = Lost { $scores }
row-over = Finished { $scores }
hide-table = Remove from the list: { $game }, { $date }
tables-unknown = No connection: your tables appear when the server responds.
tables-outdated = No connection: this list may be out of date.

## Before the start

waiting-for-players = Send this link to the people you want to play with. The game begins when all seats are taken.
invitation-link = Invitation link
copy-link = Copy the link
link-copied = Link copied
sit-down = Sit down
reserved-for = Reserved for { $player }
not-contributed = the shuffle is still waiting for this player
start-with-bots = Start with bots in the open seats
leave = Leave
you = you
commitment-line = The shuffle is already sealed with { $hash }

## At the table

connecting = Connecting…
line-lost = The server is not responding. Trying again…
line-offline = You are offline. The game continues when you are back.
watching = You are watching
round-of = Round { $round } of { $rounds }
corinth-round-of = Round { $round } of { $rounds }
phases = Phases of the round
phase-travel = Time travel
phase-order = Orders
phase-action = Actions
phase-main = Turns
phase-discard = Ending
undo = Take back
hint = Hint
hint-line = What would a strong player do? ({ $level })
chance = { $percent }% chance to win
log = Log
result = Result
time-left = Time left for { $player }: { $time }
waiting-for = { $player } is playing
game-is-over = The game is over
your-hand = Your hand
your-choices = Your choices
place = Place
place-tip = Choose cards, then place them face down; or drag them onto the table
choose-second = Choose the second card
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = has the majority
your-majorities = Your majorities
shielded = under Yi’s Shield
can-be-chosen = can be chosen
leads-now = { $player } has the majority: worth { $value } at the end
leads-not = { $player } does not have the majority
away = away
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
tokens-tip = Victory tokens: worth a point each
cards = { $count } of at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
limit-tip = Cards in play, and how many may be kept at the end of the round
score-tip = Points if the game ended now
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
first-player = First player
placed-card = Face down: { $name }
click-to-reveal = Click to reveal it
face-down = Face down until your turn
placed-count = { $count ->
    [one] One card face down
   *[other] { $count } cards face down
}
hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
pile = Pile
pile-tip = The pile: cards that nobody has
bank = Bank { $count }
bank-tip = { $count ->
    [0] The bank is empty
    [one] One token left in the bank
   *[other] { $count } tokens left in the bank
}

## Following the game

speed = Speed of moves
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
you-share-win = You share the win!
own-rank = { $rank ->
    [2] You are 2nd of { $of }
    [3] You are 3rd of { $of }
   *[other] You are { $rank }th of { $of }
}
end-one-value = { $player } rolled { $count } dice that all show { $value }. Such a roll wins the game at once, whatever the scores.
end-hall-of-fame = Hall of Fame: { $player } has { points }
end-wall-of-shame = Wall of Shame: { $player } has { points }

## One device

pass-to = It is { $player }’s turn
pass-line = Pass the device on. Nothing is shown until you say that you have it.
it-is-me = I am { $player }

## The end

you-win = You win!
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
score = Score
total = Total
rematch = Play again
to-rematch = Go to the rematch
replay = Replay
review = Review
review-table = Review: { $game }, { $date }
replay-of = Replay: { $game }
download = Download the record
look-at-table = Look at the table
to-tournament = To the tournament
to-lobby = To the lobby
verify = Verify the shuffle
verify-sum-ok = Everything checks out: the shuffle was fair.
verify-sum-bad = Something does not check out: do not trust this shuffle!
verify-sum-unknown = Nothing was found against the shuffle, but not everything can be checked here.
verify-record-bad = The record does not belong to this table!
verify-secret-ok = The secret is the one that the server had sealed before your browser added anything.
verify-secret-bad = The secret is not the one that the server had sealed!
verify-secret-unknown = Whether the secret was sealed beforehand cannot be checked here: this browser kept no seal from before the game.
verify-mine-ok = What your browser added is part of the shuffle.
verify-mine-bad = What your browser added is missing from the shuffle!
verify-mine-unknown = This browser added nothing to the shuffle, or no longer knows what it added.
verify-bots-ok = The bots added what they always add.
verify-bots-bad = A bot did not add what it always adds: the server may have chosen it for its cards!
verify-rules-unknown = The cards and dice cannot be checked here: this page does not know the rules that were played.
verify-deal-seen-ok = Dealt again from the seed: the first player and your first cards are those that you saw.
verify-deal-seen-bad = Dealt again from the seed: the first player or your first cards are not those that you saw!
verify-deal-seen-unknown = Your first cards cannot be compared here: this browser did not see them during the game.
verify-deal-replay-ok = Dealt again from the seed: the first player and everybody’s first cards are those of the replay.
verify-deal-replay-bad = Dealt again from the seed: the first player or somebody’s first cards are not those of the replay!
verify-roll-seen-ok = Rolled again from the seed: the first player and the first dice are those that you saw.
verify-roll-seen-bad = Rolled again from the seed: the first player or the first dice are not those that you saw!
verify-roll-seen-unknown = The first dice cannot be compared here: this browser did not see them during the game.
verify-roll-replay-ok = Rolled again from the seed: the first player and the first dice are those of the replay.
verify-roll-replay-bad = Rolled again from the seed: the first player or the first dice are not those of the replay!
verify-seed = Secret and contributions give the seed { $seed }
seen-by = Seen by
all-open = all cards open
spectator = a spectator
step-back = One step back
step-on = One step forward
step-of = Step { $step } of { $steps }
run = Play
pause = Pause
sheets = Sheets
sheet-of = { $player }’s sheet

## Rules

rules-contents = Contents
rules-ages = From age { $age }
rules-designer = Designer:
rules-illustrator = Illustrations:
rules-graphics = Graphic design:
rules-publisher = Publisher:
rules-translators = Translation:
rules-page = Open as a page

## The log, with names

named-log-sits = { $who } sits down
named-koryo-did-spy = { $who } steals a token from { $seat } (Spies)
named-koryo-did-destroy = { $who } destroys { $seat }’s { koryo-card }
named-koryo-did-swap = { $who } swaps { $seat }’s { koryo-card } for { $other }’s { koryo-other-card }
named-koryo-not-in-front = { $seat } has no { koryo-card } in play
named-koryo-guardians-protect = Guardians protect { $seat } from Barbarians
named-koryo-spies-shield = Spies shield { $seat } from Lobbying
named-no-token = { $seat } has no token
named-not-your-turn = It is not your turn
named-choson-did-travel-from = { $who } travels in time and takes a token from { $seat }
named-choson-did-lobby = { $who } swaps { $seat }’s { choson-card } for { $other }’s { choson-other-card }
named-choson-did-fire = { $who } shoots { $seat }’s { choson-card }
named-choson-did-strike = { $who } strikes { $seat }’s { choson-card }
named-choson-did-riposte = { $who } strikes back: { $seat }’s { choson-card } is gone
named-choson-did-oracle-from = { $who } takes a token from { $seat } (Oracles)
named-choson-did-scientist-from = { $who } takes a token from { $seat } (Scientists)
named-choson-not-in-front = { $seat } has no { choson-card } in play
named-choson-shielded = Yi’s Shield protects { $seat }’s { choson-kind }

## Koryŏ

koryo-name-1 = Omniscient
koryo-name-2 = Spy
koryo-name-3 = Senator
koryo-name-4 = Priest
koryo-name-5 = Ship Owner
koryo-name-6 = Banker
koryo-name-7 = Guardian
koryo-name-8 = Broadcaster
koryo-name-9 = Merchant
koryo-name-B = Barbarian
koryo-name-L = Lobbying
koryo-power-1 = Settles every tied majority in its owner’s favor during the game.
koryo-power-2 = Majority: steal a token once during your turn. Lobbying cannot touch you while you have no Guardian.
koryo-power-3 = Majority: you may keep two more cards.
koryo-power-4 = Majority: destroy one of your own events once during your turn.
koryo-power-5 = Majority: you may place two different cards.
koryo-power-6 = Majority: take a token from the bank once during your turn.
koryo-power-7 = Majority: Barbarians cannot touch you.
koryo-power-8 = Majority: you are dealt one extra card.
koryo-power-9 = No power, but nine points.
koryo-power-B = Event, minus one point. When revealed, it may destroy an opponent’s character.
koryo-power-L = Event, minus one point. When revealed, it may swap two characters of two different players.
koryo-ask-order = Your order: place cards of one kind, or nothing
koryo-ask-action = Your turn: reveal, use your powers, end the turn
koryo-ask-barbarian = The Barbarian: whose character is destroyed?
koryo-ask-lobbying = Lobbying: which two characters are swapped?
koryo-ask-discard = Too many cards: which one do you discard?
koryo-do-pass = Place nothing
koryo-do-play = Place { $thing }
koryo-do-reveal = Reveal { $thing }
koryo-do-banker = Take a token from the bank
koryo-do-priest = Destroy your { $thing }
koryo-do-spy = Steal a token from { $player }
koryo-do-end = End the turn
koryo-do-destroy = Destroy { $player }’s { $kind }
koryo-do-swap = { $player }: { $kind } ⇄ { $other }: { $another }
koryo-do-decline = Do nothing
koryo-do-discard = Discard { $kind }
koryo-aim-destroy = Destroy
koryo-aim-swap = Swap
koryo-aim-discard = Discard
koryo-score-1 = Omniscient (1)
koryo-score-2 = Spies (2)
koryo-score-3 = Senators (3)
koryo-score-4 = Priests (4)
koryo-score-5 = Ship Owners (5)
koryo-score-6 = Bankers (6)
koryo-score-7 = Guardians (7)
koryo-score-8 = Broadcasters (8)
koryo-score-9 = Merchants (9)
koryo-score-tokens = Tokens
koryo-score-events = Events

## Chosŏn

choson-name-1 = Yi
choson-name-2 = Sniper
choson-name-3 = Oracle
choson-name-4 = Reaper
choson-name-5 = Gosu
choson-name-6 = Scientist
choson-name-7 = Hulk
choson-name-8 = Time Traveller
choson-name-9 = Watcher
choson-name-E = Event
choson-power-1 = With an event: lobby. Majority: put Yi’s Shield on one of your families, once during your turn.
choson-power-2 = With an event: firearm. Majority: you have Return Fire and may answer firearms.
choson-power-3 = With an event: lobby. Majority: take a token on your turn if you have Return Fire or Counter-Attack.
choson-power-4 = With an event: sword, reaching 3 to 5. Majority: your sword may strike twice.
choson-power-5 = With an event: sword, reaching 4 to 6. Majority: keep one event you revealed this turn, worth a point at the end.
choson-power-6 = With an event: lobby. Majority: take a token on a turn when you reveal an event.
choson-power-7 = With an event: sword, reaching 6 to 8. Majority: you have Counter-Attack and may answer swords.
choson-power-8 = With an event: firearm. Majority: when a round begins, you may discard one to become first player and take a token.
choson-power-9 = Never placed with an event. No power, but nine points.
choson-power-E = With a character, it triggers the character’s effect. Three together bring Yi’s Legacy.
choson-legacy = Yi’s Legacy: doubles a score of up to ten, adds a few points to a higher one
choson-return-fire = Return Fire: may answer firearms
choson-counter-attack = Counter-Attack: may answer swords
choson-ask-travel = Time travel: discard a Time Traveller to become first player and take a token?
choson-ask-order = Your order: one family, two characters, a character with an event, three events, or nothing
choson-ask-main = Your turn: reveal, use your powers, end the turn
choson-ask-fire = Firearm: choose a character to destroy{ $others ->
    [0] { "" }
   *[other] , or do something else
}
choson-ask-strike = Sword: choose a character to destroy{ $others ->
    [0] { "" }
   *[other] , or do something else
}
choson-ask-lobby = Lobby: choose two characters to swap{ $others ->
    [0] { "" }
   *[other] , or do something else
}
choson-ask-shield = You may put Yi’s Shield on one of your families
choson-ask-riposte = You were attacked: strike back?
choson-ask-discard = Too many characters: which one do you discard?
choson-do-travel = Travel in time
choson-do-travel-from = Travel, and take a token from { $player }
choson-do-stay = Stay
choson-do-pass = Place nothing
choson-do-play = Place { $thing }
choson-do-reveal = Reveal
choson-do-shield = Yi’s Shield on { $kind }
choson-do-lobby = { $player }: { $kind } ⇄ { $other }: { $another }
choson-do-fire = Shoot { $player }’s { $kind }
choson-do-strike = Strike { $player }’s { $kind }
choson-do-done = No second strike
choson-do-riposte = Strike back
choson-do-hold = Don’t strike back
choson-do-oracle = Oracle: take a token
choson-do-oracle-from = Oracle: take a token from { $player }
choson-do-scientist = Scientist: take a token
choson-do-scientist-from = Scientist: take a token from { $player }
choson-do-gosu = Gosu: keep an event
choson-do-end = End the turn
choson-do-discard = Discard { $kind }
choson-aim-shield = Yi’s Shield
choson-aim-lobby = Lobby
choson-aim-fire = Shoot
choson-aim-strike = Strike
choson-aim-discard = Discard
choson-score-1 = Yi (1)
choson-score-2 = Snipers (2)
choson-score-3 = Oracles (3)
choson-score-4 = Reapers (4)
choson-score-5 = Gosu (5)
choson-score-6 = Scientists (6)
choson-score-7 = Hulks (7)
choson-score-8 = Time Travellers (8)
choson-score-9 = Watchers (9)
choson-score-tokens = Tokens
choson-score-events = Kept events
choson-score-first = First player
choson-score-legacy = Yi’s Legacy

## Reading the cards

# At most 28 characters: they are printed on the cards.
koryo-short-1 = Settles ties for you
koryo-short-2 = Steal a token
koryo-short-3 = Keep two more cards
koryo-short-4 = Destroy one of your events
koryo-short-5 = Place two different cards
koryo-short-6 = Take a token from the bank
koryo-short-7 = Safe from Barbarians
koryo-short-8 = Dealt one extra card
koryo-short-9 = Nine points, no power
koryo-short-B = Destroys a character; −1
koryo-short-L = Swaps two characters; −1
choson-short-1 = Place Yi’s Shield
choson-short-2 = Answer firearms
choson-short-3 = Token if you may strike back
choson-short-4 = Sword strikes twice
choson-short-5 = Keep an event: 1 point
choson-short-6 = Token when you play an event
choson-short-7 = Answer swords
choson-short-8 = Go first and take a token
choson-short-9 = Nine points, no power
choson-short-E = Triggers an effect
details-label-value = Value
details-label-copies = Number
details-label-effect = Effect
details-label-power = Power
details-value = { $value ->
    [one] One point at the end for the player who has the most
   *[other] { $value } points at the end for the player who has the most
}
details-value-event-koryo = Minus one point each at the end
details-value-event-choson = One point at the end for each event that you kept
details-copies = { $count ->
    [one] One card in the game
   *[other] { $count } cards in the game
}
choson-effect-lobby = Lobby: when placed with an event, you may swap two characters of two different players.
choson-effect-firearm = Firearm: when placed with an event, you may destroy any character of an opponent.
choson-effect-sword = Sword: when placed with an event, you may destroy an opponent’s character whose value is at most one away.
season-tip = Each player is dealt { $dealt } cards this round, and may keep { $kept } in front of them when it ends.
koryo-phase-tip-order = Place cards of one kind face down, or nothing. The rest of the hand goes back to the pile.
koryo-phase-tip-action = One after the other: reveal your cards, and use the powers of your majorities.
koryo-phase-tip-discard = Players with too many cards discard characters.
choson-phase-tip-travel = The player with the majority of Time Travellers may discard one to go first.
choson-phase-tip-order = Place cards face down, or nothing. The rest of the hand goes back to the pile.
choson-phase-tip-main = One after the other: reveal your cards, and use effects and powers.
choson-phase-tip-discard = Players with too many characters discard some.
koryo-first-player-tip = Is dealt cards first and acts first. Next round it is the turn of the next player.
choson-first-player-tip = Is dealt cards first and acts first. Worth two points at the end.
shield-tip = Yi’s Shield: nothing can swap or destroy these cards, and they win a tie during the game
choson-return-fire-tip = For the majority of Snipers: if a firearm destroys your character, you may destroy a card of the family that fired.
choson-counter-attack-tip = For the majority of Hulks: if a sword destroys your character, you may destroy a card of the family that struck.

## Corinth

corinth-harbor = Harbor
corinth-market = Market
corinth-name-gold = Gold
corinth-name-goats = Goats
corinth-name-spices = Spices
corinth-name-carpets = Carpets
corinth-name-wine = Wine
corinth-name-oil = Oil
corinth-name-temple = Temple
corinth-name-warehouse = Warehouse
corinth-name-stable = Stable
corinth-name-store = Store
corinth-about-gold = The highest dice. Take as much gold as there are dice. Every two gold left are worth a point at the end.
corinth-about-goats = The lowest dice. Take as many goats as there are dice. Every two goats left are worth a point at the end.
corinth-about-spices = Deliver as many spices as there are dice.
corinth-about-carpets = Deliver as many carpets as there are dice. The first to fill all shops gets the bonus.
corinth-about-wine = Deliver as much wine as there are dice. The first to fill all shops gets the bonus.
corinth-about-oil = Deliver as much oil as there are dice. The first to fill all shops gets the bonus.
corinth-about-temple = 3 gold and 3 goats. At the end, three points for each of your buildings, including this one.
corinth-about-warehouse = 4 gold and 4 goats. One more symbol each time you take goods from the harbor.
corinth-about-stable = 2 gold and 1 goat. Your steward may walk one or two steps more or less for free.
corinth-about-store = 2 goats. Two more gold each time you take gold from the harbor.
corinth-group = Dice showing { $value }: { $white } white, { $yellow } yellow
corinth-no-dice-here = No dice
corinth-shops-tip = Only full shops score. A shop that is started must be filled before the next.
corinth-shop = Shop { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $filled } of { $size } filled
corinth-bonus-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the first to fill all shops here
corinth-bonus-of = The bonus belongs to { $player }
corinth-purse-tip = Filled ones are yours, crossed ones are spent. You can gain at most 24 in a game.
corinth-purse = { $left } left; { $circled } of { $size } gained, { $spent } spent
corinth-cost = { $gold } gold, { $goats ->
    [one] { $goats } goat
   *[other] { $goats } goats
}
corinth-built-already = built
corinth-turns = First player:
corinth-turns-tip = A box is marked each time this player rolls the dice
corinth-turns-marked = { $count } of { $of } boxes marked
corinth-look = Look at { $player }’s sheet
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = a yellow die for all later rolls
corinth-field-plus = counts double at the next score field
corinth-field-score = score: write down the number of fields circled since the last score field, plus the number in the previous box
corinth-field-start = the start
corinth-field-is-free = not walked yet
corinth-field-is-crossed = walked
corinth-field-is-circled = circled
corinth-field-is-walking = on the way
corinth-steward-here = the steward is here
corinth-steps-left = { $count ->
    [one] One step left
   *[other] { $count } steps left
}
corinth-for-gold = { $count } gold
corinth-for-free = free
corinth-walk-here = walk here: { $cost }
corinth-way = Way { $number } of { $count }
corinth-walk-way = Walk this way
corinth-next-way = Another way
corinth-preview-take = Take { $count } × { $thing }
corinth-preview-steward = Steward, { $value }: fields within reach { $fields }, free { $free }
corinth-preview-how = Point at or tap a group to see both of its uses
phase-corinth-roll = Roll
phase-corinth-choose = Choose
phase-corinth-shop = Use
phase-corinth-build = Build
corinth-ask-roll = You roll: buy yellow dice for one gold each?
corinth-ask-choose = Take a group for its number of dice, or use its value to move the steward
corinth-ask-shop = { $thing }: { $left } left. Which shop do you start?
corinth-ask-steps = The dice show { $value }: choose a field or the number of steps
corinth-ask-walk = { $steps ->
    [one] The steward walks one step: choose the field
   *[other] The steward walks { $steps } steps: choose the next field
}
corinth-ask-build = What do you build?
corinth-do-roll = { $count ->
    [0] Roll
    [one] Roll with 1 yellow die
   *[other] Roll with { $count } yellow dice
}
corinth-do-take = Take { $thing }
corinth-do-steward = Move the steward: { $thing }
corinth-do-drop = Remove the dice: { $thing }
corinth-do-compensate = Move the steward one step
corinth-do-skip = Do nothing
corinth-do-shop = Shop { $thing }
corinth-do-stop = Deliver no more
corinth-do-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
corinth-do-north = North
corinth-do-east = East
corinth-do-south = South
corinth-do-west = West
corinth-do-build = Build the { $thing }
corinth-do-done = Build nothing more
corinth-tip-take = { $count ->
    [one] One die
   *[other] { $count } dice
}: take { $thing }
corinth-tip-steward = The dice show { $value }: the steward walks that many steps
corinth-tip-drop = No group is of any use: remove this one
corinth-score-spices = Spices
corinth-score-carpets = Carpets
corinth-score-wine = Wine
corinth-score-oil = Oil
corinth-score-bonuses = Bonuses
corinth-score-steward = Steward
corinth-score-temple = Temple
corinth-score-gold = Gold left
corinth-score-goats = Goats left

## Playing

confirm-moves = Confirm moves that give something up
confirm-action = { $action } anyway?
confirm-reason = Something else can still be done. Choose it again to confirm.
keys-choice = choose the action with that number
keys-give-up = end, stop or decline
keys-enter = place the cards, or take the highlighted button
keys-arrows = move between what can be chosen
keys-help = show this list

## You

you-link = Your devices and data
you-line = You need no account. But a browser may forget you: with a passkey or a code you keep your name, tables and settings, and use them on other devices.
somebody = Somebody
passkeys = Passkeys
passkeys-line = A passkey is kept by your device or your password manager. With it you can sign in again at any time, anywhere.
passkeys-off = Passkeys work over HTTPS only, and not at a bare IP address.
passkey-create = Create a passkey
passkey-created = created { $date }
passkey-canceled = No passkey was used.
remove = Remove
device-unknown = Unknown device
transfer = Another device
transfer-line = Scan the picture with the other device, or open this page there and type the code.
transfer-show = Show a code
transfer-again = Make a new code
transfer-until = Works once, until { $time }.
transfer-qr = The code as a picture to scan
sign-in = Sign in here
sign-in-line = Do you already play on another device? Show a code there and type it here, or use your passkey.
sign-in-code = Code
sign-in-button = Sign in
sign-in-as = Sign in as { $name }
sign-in-whose = This code signs this device in as { $name }. Only use a code from a device of your own: otherwise somebody else could play in your place.
sign-in-merge = Bring the tables of this device along
sign-in-passkey = Sign in with a passkey
devices = Signed-in devices
device-here = this device
device-seen = last seen { $date }
device-sign-out = Sign out: { $device }
sign-out = Sign out
your-data = Your data
your-data-line = Download everything that this server stores about you, or delete it. Your seats in games with others stay, without your name; bots play on for you.
download-data = Download
delete-me = Delete everything
delete-sure = Click again to delete

## Learning

coach = Coach
coach-tip = Explains each new kind of decision, and says after a weak move what was better
learn = Learn
puzzles = Puzzles
learn-game = Learn { $game } in a first game
learn-offer = New to { $game }? Play a first game with explanations: about 6 minutes.
leaders-link = Leaderboard
profile-link = Your results and ratings
to-challenges = Challenges
to-challenge-results = Compare results

## Talk

talk = Talk
