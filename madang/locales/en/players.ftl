# Profiles of players, ratings and the leaderboard.

player-since = Here since { $date }
player-own-line = You see all your finished games. Others see only those at public tables.
player-public-line = These are the games at public tables.
player-no-games = No finished games yet.
player-ratings = Ratings
player-unrated = No rating yet. Tick “rated” when you start a game, also against bots: after a few games you have one.
player-rating-of = { $game }, { $players } players
player-rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
player-curve = Rating over the last { $count ->
    [one] { $count } game
   *[other] { $count } games
}, from { $first } to { $last }
player-played = Games
player-won = Won
player-average = Average score
player-highest = Best score
player-by-seat = Wins by seat
player-seat = Seat { $seat } of { $players }
player-won-of = { $won } of { $played }
player-favorites = Favorites
player-scores = Scores
player-scores-line = { $games ->
    [one] { $from } to { $to } points: { $games } game
   *[other] { $from } to { $to } points: { $games } games
}
player-best = Best games
player-opponents = Against
player-ahead = Ahead
player-nobody = a deleted player
leaders-title = Leaderboard
leaders-line = Sorted by what is nearly certain: the rating less its margin.
leaders-none = Nobody has a rating here yet. Start a rated game: the bots are waiting.
leaders-name = Player
leaders-rating = Rating
leaders-games = Games
leaders-bots = The bots
leaders-how = How ratings are computed
leaders-how-count = A game counts if its table was public and it was played to the end by the same players: no bot took over, no turn was played because time was up, nobody asked for a hint, and everybody played one seat.
leaders-how-model = The model is OpenSkill (Plackett–Luce). Each game has a rating of its own for two, three and four players, because they are different games. Only the places count, not the points.
leaders-how-scale = A newcomer starts at 1500 ± 500. With 200 points more you win about three of four games for two. The margin shrinks with every game: the true strength lies within it in 95 of 100 cases.
leaders-how-bots = The bots have fixed ratings, measured in an arena of bots; “{ $level }” has 1500. So the scale means the same next year, and a few games against bots give you a rating.
leaders-how-limits = What it cannot see: luck is part of every single game, a player may have several names, and a bot thinks less on a busy server. Leaving a game that is being lost keeps it from counting. Take the numbers as a friendly estimate.
