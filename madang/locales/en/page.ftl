# The page: everything it says that no game and no server says.

## Around

skip = Skip to the content
welcome = Welcome to the courtyard
welcome-line = Three games, one table. Play with friends anywhere, on one device, or against bots.
settings = Settings
your-name = Your name
save = Save
name-saved = Saved
language = Language
look = Look
look-auto = as the device
look-light = light
look-dark = dark
sounds = Sounds
close = Close
cancel = Cancel
shortcuts = Keyboard
keys-cards = choose a card of that kind
keys-walk = walk the steward
keys-undo = take back
keys-hint = ask for a hint
keys-log = show or hide the log
keys-cancel = cancel the choice
credit-icons = Icons from
credit-games = Koryŏ and Chosŏn are by Gary Kim (Moonster Games), Corinth is by Sébastien Pauchon (Days of Wonder).

## Lobby

game-koryo = Koryŏ
game-koryo-minutes = 15 to 20 minutes
game-koryo-line = Gather the families of the court: the most of a family has its power now, and its points at the end.
game-choson = Chosŏn
game-choson-minutes = 20 to 25 minutes
game-choson-line = The same court centuries later, with muskets and swords: events wake what the characters can do.
game-corinth = Corinth
game-corinth-minutes = 20 to 30 minutes
game-corinth-line = Roll the dice into the harbor, take a group, fill your shops and walk your steward through the market.
game-players = { $from } to { $to } players
play = Play
rules = Rules
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = Me
seat-friend = A friend, by link
seat-open = Free seat
seat-bot = Bot: { $level }
add-seat = One more seat
remove-seat = Remove seat { $number }
one-device = Several seats are yours: pass the device around. A curtain hides the hands.
clock = Time for a turn
no-clock = as long as you like
clock-seconds = { $count } seconds
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-day = a day
show-in-lobby = Anybody may join
open-table = Open the table
play-now = Start playing
tables-mine = My tables
tables-open = Open tables
tables-live = Being played
no-tables-yet = None yet: choose a game above.
search-name = Player’s name
search-game = Game
all-games = all games
more-tables = More
no-tables-found = No table matches.
your-turn = Your turn
table-open = waits for players
table-playing = being played
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
page-no-server = The server does not answer. The page keeps trying.

## Before the start

waiting-for-players = Send this link to those who should play. The game begins when all seats are taken.
invitation-link = Invitation link
copy-link = Copy the link
link-copied = The link is in the clipboard
sit-down = Sit down
reserved-for = Reserved for { $player }
not-contributed = the shuffle still waits for this player
start-with-bots = Start, bots take the free seats
leave = Leave
you = you
commitment-line = The shuffle is already sealed with

## At the table

connecting = Connecting …
line-lost = The server does not answer. Trying again …
line-offline = You are offline. The game goes on when you are back.
watching = You are watching
round-of = Round { $round } of { $rounds }
phases = Phases of the round
phase-travel = Time travel
phase-order = Orders
phase-action = Actions
phase-main = Turns
phase-discard = Ending
undo = Take back
hint = Hint
hint-line = What would a strong player do? ({ $level })
chance = { $percent } % to win
log = Log
result = Result
time-left = Time left for { $player }: { $time }
waiting-for = { $player } is to play
game-is-over = The game is over
your-hand = Your hand
your-choices = Your choices
place = Place
place-tip = Choose cards, then place them face down; or drag them onto the table
choose-second = And with whom? Choose the second card
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = has the majority
shielded = under Yi’s Shield
can-be-chosen = can be chosen
leads-now = { $player } has the majority: worth { $value } at the end
leads-not = { $player } does not have the majority
away = away
tokens = tokens
tokens-tip = Victory tokens: a point each
cards = cards
limit-tip = Cards in front, and how many may be kept at the end of the round
score-tip = Points, if the game ended now
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

## One device

pass-to = It is { $player }’s turn
pass-line = Pass the device on. Nothing is shown before you say that you have it.
it-is-me = I am { $player }

## The end

you-win = You win!
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
score = Score
total = Total
rematch = Once more
to-rematch = To the next game
replay = Replay
download = Download the record
look-at-table = Look at the table
to-lobby = To the lobby
chances-title = How the chances went, as a bot ({ $level }) sees it, in percent
still-thinking = still thinking
no-chances = This bot cannot say how good a position is.
verify = Verify the shuffle
verify-sum-ok = Everything fits: the shuffle was fair.
verify-sum-bad = Something does not fit: do not trust this shuffle!
verify-sum-unknown = Nothing speaks against the shuffle, but not everything can be checked here.
verify-record-bad = The record is not one of this table!
verify-secret-ok = The secret is the one that the server had sealed before your browser added anything.
verify-secret-bad = The secret is not the one that the server had sealed!
verify-secret-unknown = Whether the secret was sealed beforehand cannot be checked here: this browser kept no seal from before the game.
verify-mine-ok = What your browser added is part of the shuffle.
verify-mine-bad = What your browser added is missing from the shuffle!
verify-mine-unknown = This browser added nothing to the shuffle, or no longer knows what it added.
verify-bots-ok = The bots added what they always add.
verify-bots-bad = A bot added something else than it always does: the server may have chosen it for its cards!
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
verify-seed = Secret and contributions give the seed
seen-by = Seen by
all-open = all cards open
spectator = a spectator
step-back = One step back
step-on = One step on
step-of = Step { $step } of { $steps }
run = Run
pause = Pause
sheets = Sheets
sheet-of = Sheet of { $player }

## The log, with names

named-log-sits = { $who } sits down
named-koryo-did-spy = { $who } steals a token from { $seat } (Spies)
named-koryo-did-destroy = { $who } destroys { koryo-kind } of { $seat }
named-koryo-did-swap = { $who } swaps { koryo-kind } of { $seat } for { koryo-another } of { $other }
named-koryo-not-in-front = { $seat } has no { koryo-kind } in front
named-koryo-guardians-protect = Guardians protect { $seat } from Barbarians
named-koryo-spies-shield = Spies shield { $seat } from Lobbying
named-no-token = { $seat } has no token
named-not-your-turn = It is not your turn
named-choson-did-travel-from = { $who } travels in time and takes a token from { $seat }
named-choson-did-lobby = { $who } swaps { choson-kind } of { $seat } for { choson-another } of { $other }
named-choson-did-fire = { $who } fires at { choson-kind } of { $seat }
named-choson-did-strike = { $who } strikes { choson-kind } of { $seat }
named-choson-did-oracle-from = { $who } takes a token from { $seat } (Oracles)
named-choson-did-scientist-from = { $who } takes a token from { $seat } (Scientists)
named-choson-not-in-front = { $seat } has no { choson-kind } in front
named-choson-shielded = Yi’s Shield protects the { choson-kind } of { $seat }

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
koryo-power-1 = Settles every tied majority in its owner’s favor while the game lasts.
koryo-power-2 = Majority: steal a token once in your turn. Lobbying cannot touch you while you have no Guardian.
koryo-power-3 = Majority: you may keep two more cards.
koryo-power-4 = Majority: send one of your own events away once in your turn.
koryo-power-5 = Majority: you may place two cards of two kinds.
koryo-power-6 = Majority: take a token from the bank once in your turn.
koryo-power-7 = Majority: Barbarians cannot touch you.
koryo-power-8 = Majority: you are dealt one more card.
koryo-power-9 = No power, but nine points.
koryo-power-B = Event, minus one point. When revealed, it may destroy a character of an opponent.
koryo-power-L = Event, minus one point. When revealed, it may swap two characters of two players.
koryo-ask-order = Your order: place cards of one kind, or nothing
koryo-ask-action = Your turn: reveal, use your powers, end
koryo-ask-barbarian = The Barbarian: whose character is destroyed?
koryo-ask-lobbying = Lobbying: which two characters change places?
koryo-ask-discard = Too many cards: which one goes?
koryo-do-pass = Place nothing
koryo-do-play = Place { $thing }
koryo-do-reveal = Reveal { $thing }
koryo-do-banker = Take a token from the bank
koryo-do-priest = Send { $thing } away
koryo-do-spy = Steal a token from { $player }
koryo-do-end = End the turn
koryo-do-destroy = Destroy { $kind } of { $player }
koryo-do-swap = Swap { $kind } of { $player } and { $another } of { $other }
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
choson-power-1 = With an event: lobby. Majority: put Yi’s Shield on one of your families, once in your turn.
choson-power-2 = With an event: firearm. Majority: you have Return Fire and may answer firearms.
choson-power-3 = With an event: lobby. Majority: take a token in your turn if you have Return Fire or Counter-Attack.
choson-power-4 = With an event: sword, reaching 3 to 5. Majority: your sword may strike twice.
choson-power-5 = With an event: sword, reaching 4 to 6. Majority: keep one event of your turn, a point at the end.
choson-power-6 = With an event: lobby. Majority: take a token in a turn in which you played an event.
choson-power-7 = With an event: sword, reaching 6 to 8. Majority: you have Counter-Attack and may answer swords.
choson-power-8 = With an event: firearm. Majority: give one up when a round begins, and become first player with a token.
choson-power-9 = Never placed with an event. No power, but nine points.
choson-power-E = With a character it wakes what the character can do. Three together bring Yi’s Legacy.
choson-legacy = Yi’s Legacy: doubles up to ten points, and adds a few to more
choson-return-fire = Return Fire: may answer firearms
choson-counter-attack = Counter-Attack: may answer swords
choson-ask-travel = Time travel: give up a Time Traveller, and begin the round?
choson-ask-order = Your order: one family, two characters, a character with an event, three events, or nothing
choson-ask-main = Your turn: reveal, use your powers, end
choson-ask-fire = Firearm: choose a character, or something else
choson-ask-strike = Sword: choose a character, or something else
choson-ask-lobby = Lobby: choose two characters that change places, or something else
choson-ask-shield = You may put Yi’s Shield on one of your families
choson-ask-riposte = You were attacked: strike back?
choson-ask-discard = Too many characters: which one goes?
choson-do-travel = Travel in time
choson-do-travel-from = Travel, and take a token from { $player }
choson-do-stay = Stay
choson-do-pass = Place nothing
choson-do-play = Place { $thing }
choson-do-reveal = Reveal
choson-do-shield = Yi’s Shield on { $kind }
choson-do-lobby = Swap { $kind } of { $player } and { $another } of { $other }
choson-do-fire = Fire at { $kind } of { $player }
choson-do-strike = Strike { $kind } of { $player }
choson-do-done = No second strike
choson-do-riposte = Strike back
choson-do-hold = Let it be
choson-do-oracle = Oracle: take a token
choson-do-oracle-from = Oracle: take a token from { $player }
choson-do-scientist = Scientist: take a token
choson-do-scientist-from = Scientist: take a token from { $player }
choson-do-gosu = Gosu: keep an event
choson-do-end = End the turn
choson-do-discard = Discard { $kind }
choson-aim-shield = Yi’s Shield
choson-aim-lobby = Lobby
choson-aim-fire = Fire
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
corinth-about-gold = The highest dice. Take as much gold as there are dice. Two gold left are a point at the end.
corinth-about-goats = The lowest dice. Take as many goats as there are dice. Two goats left are a point at the end.
corinth-about-spices = Deliver as many spices as there are dice.
corinth-about-carpets = Deliver as many carpets as there are dice. The first to fill all shops gets the bonus.
corinth-about-wine = Deliver as much wine as there are dice. The first to fill all shops gets the bonus.
corinth-about-oil = Deliver as much oil as there are dice. The first to fill all shops gets the bonus.
corinth-about-temple = 3 gold and 3 goats. At the end three points for each of your buildings, this one too.
corinth-about-warehouse = 4 gold and 4 goats. One more symbol each time you take goods from the harbor.
corinth-about-stable = 2 gold and 1 goat. Your steward may walk one or two steps more or less for free.
corinth-about-store = 2 goats. Two more gold each time you take gold from the harbor.
corinth-group = { $white } white and { $yellow } yellow dice showing { $value }
corinth-no-dice-here = No dice
corinth-shops-tip = Only full shops give points. A shop that is begun must be filled before the next.
corinth-shop = Shop { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $filled } of { $size } filled
corinth-bonus-tip = { $points } points for the first to fill all shops here
corinth-bonus-of = The bonus belongs to { $player }
corinth-purse-tip = Filled ones are yours, crossed ones are spent. There are never more than 24 in a game.
corinth-purse = { $left } left; { $circled } of { $size } gained, { $spent } spent
corinth-cost = { $gold } gold, { $goats ->
    [one] { $goats } goat
   *[other] { $goats } goats
}
corinth-built-already = built
corinth-turns = First player:
corinth-turns-tip = A box is marked each time this player rolls the dice
corinth-turns-marked = { $count } of { $of } boxes marked
corinth-look = Look at the sheet of { $player }
corinth-field-goods = { $count } { $thing }
corinth-field-yellow = a yellow die for all later rolls
corinth-field-plus = counts double at the next score field
corinth-field-score = score: write the fields circled since the last one, plus the number before
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
phase-corinth-roll = Roll
phase-corinth-choose = Choose
phase-corinth-shop = Use
phase-corinth-build = Build
corinth-ask-roll = You roll: with yellow dice, for one gold each?
corinth-ask-choose = Take a group for its number, or for its value to walk the steward
corinth-ask-shop = { $thing }: { $left } left. Which shop do you begin?
corinth-ask-steps = The dice show { $value }: how far does the steward walk?
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
corinth-do-steward = Walk the steward with { $thing }
corinth-do-drop = Remove { $thing }
corinth-do-compensate = Walk the steward one step
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
corinth-tip-drop = None of the dice is of use: remove this group
corinth-score-spices = Spices
corinth-score-carpets = Carpets
corinth-score-wine = Wine
corinth-score-oil = Oil
corinth-score-bonuses = Bonuses
corinth-score-steward = Steward
corinth-score-temple = Temple
corinth-score-gold = Gold left
corinth-score-goats = Goats left
