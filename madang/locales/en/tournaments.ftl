# Tournaments

no-such-tournament = there is no such tournament
tournament-joined = you have entered this tournament already
tournament-not-joined = you have not entered this tournament
tournament-full = the tournament is full: { $count } players
tournament-started = the tournament has started already, or was closed
tournament-too-few = a tournament needs at least { $count } players
tournament-not-playing = the tournament is not in progress
tournament-over = the tournament is over
tournament-table = games of a tournament cannot be abandoned: resign, or let a bot play for you
too-many-tournaments = too many tournaments are in progress for you or your network: finish or close one first
tournaments = Tournaments
tournament-of = { $game } tournament
tournament-new = New tournament
tournament-about = For 4 to 64 players and bots. Invite others by link; the games of each round start by themselves.
tournament-create = Create the tournament
tournament-none = No tournament is open. Create one!
tournament-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-size = Players per table
tournament-pairings = Pairings
tournament-swiss = Swiss system
tournament-round-robin = Round robin
tournament-rotation = Rotating tables
tournament-swiss-line = Players with similar results meet, and nobody twice if that is possible.
tournament-round-robin-line = Everybody plays everybody: for up to 16 players.
tournament-rotation-line = The tables are mixed each round, so that everybody meets as many others as possible.
tournament-rounds = Rounds
tournament-rounds-auto = as many as fit
tournament-round-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-is-open = Waiting for players
tournament-is-over = Finished
tournament-is-closed = Ended early
tournament-join = Join the tournament
tournament-leave = Leave the tournament
tournament-you-joined = You have joined. Your games appear here and in the lobby.
tournament-link = Link for your friends
tournament-add-bots = Add bots
tournament-bot-count = Number of bots
tournament-add = Add
tournament-start = Start the tournament
tournament-start-line = At least 4 players. After the start nobody can join.
tournament-remove = Remove { $player }
tournament-your-game = Your game in round { $round }
tournament-play = To your game
tournament-wait = Your game is over. The next round starts when all games of this round are over.
tournament-bye-now = You have a bye in this round.
tournament-withdraw = Withdraw
tournament-withdraw-line = A bot plays your remaining rounds.
tournament-standings = Standings
tournament-player = Player
tournament-points = Points
tournament-wins = Wins
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-share = Share of scores
tournament-drawn = counts as a draw
tournament-bye = bye
tournament-close-round = End this round
tournament-close-round-line = Games that are not over count as draws.
tournament-close = End the tournament
tournament-close-line = The standings stay as they are.
tournament-really = Really?
tournament-how = How it works
tournament-how-two = A win gives 1 point, a draw ½, a bye 1. With equal points, the Buchholz number (the opponents’ points) and the Sonneborn-Berger number (the points of those you beat, half if drawn) decide; in a round robin Sonneborn-Berger comes first. Then wins count.
tournament-how-more = You get 1 point for each opponent behind you at the table, ½ if you are level; a bye counts as if all were level. With equal points, wins decide, then your share of all scores at your tables.
tournament-how-clock = Every game has a clock. If the time of a player runs out, a bot plays that turn. So every round ends.
tournament-how-fair = All shuffles and the lots follow from one secret of the server. Its SHA-256, published before anybody joined: { $commitment }
tournament-secret = The secret: { $secret }
