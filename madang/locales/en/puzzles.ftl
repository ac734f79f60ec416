# Puzzles. The page fetches this file when it needs it.

puzzles-line = Positions from games of strong bots in which one action is clearly the best. Your first attempt counts.
puzzles-solved = Solved at the first attempt: { $solved } of { $puzzles }
puzzle-rating = Your rating: { $rating }
puzzle-rating-unsure = Your rating: about { $rating }
puzzle-streak = { $days ->
    [0] Daily puzzles in a row: none yet
   *[other] Daily puzzles in a row: { $days }
}
puzzle-daily = Puzzle of the day
puzzle-daily-solved = Puzzle of the day: solved
puzzle-daily-missed = Puzzle of the day: missed
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = Placing cards
puzzle-theme-events = Events
puzzle-theme-powers = Powers
puzzle-theme-ties = Ties
puzzle-theme-riposte = Riposte
puzzle-theme-discarding = Discarding
puzzle-theme-last-round = Last round
puzzle-theme-dice = Choosing dice
puzzle-theme-goods = Goods
puzzle-theme-steward = Steward
puzzle-theme-bonus = Bonus
puzzle-theme-building = Building
puzzle-start = Solve
puzzle-start-game = Solve a puzzle of { $game }
puzzle-title = Puzzle: { $game }
puzzle-ask = Your move. Which action gives you the best chance to win?
puzzle-tried = You have tried this puzzle before, so your rating stays as it is.
puzzle-right = Right!
puzzle-wrong = Not the best:
puzzle-solution = The best action:
puzzle-loss = { $points ->
    [one] It costs you { $points } percentage point of winning chance.
   *[other] It costs you { $points } percentage points of winning chance.
}
puzzle-again = Try again on the table, or look at the solution.
puzzle-show = Show the solution
puzzle-chances = Your chance to win after it
puzzle-percent = { $chance }%
puzzle-margin = { $margin ->
    [one] Better than any other action by { $margin } percentage point.
   *[other] Better than any other action by { $margin } percentage points.
}
puzzle-rated = Your rating: { $before } → { $after }
puzzle-difficulty = Rating of the puzzle: { $rating }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-player-1 = Mina
puzzle-player-2 = Joon
puzzle-player-3 = Bora
