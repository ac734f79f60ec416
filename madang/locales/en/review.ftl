# The review of a finished game. The page fetches this file when it needs it.
# $player is a name, $action what a button says, $points a number of percentage points.

review-of = Review: { $game }
review-open = Review the game
review-working = Reviewing the game: { $decided } of { $total } decisions
review-waiting = The review begins as soon as the server has time.
review-accuracy = Accuracy
review-accuracy-tip = How close the decisions were to the best ones, from what this player could know: 100 is always the best action.
review-no-accuracy = nothing at stake
review-luck = Luck
review-luck-tip = Dice, deals and the first deal: what chance changed of the chance to win.
review-own = Own decisions
review-own-tip = What the own decisions changed, seen afterwards with all cards open. A guess that met the wrong hidden card counts here.
review-others = Others’ decisions
review-others-tip = What the decisions of the others changed, seen afterwards with all cards open.
review-sum = { $start } at the start + luck + decisions = { $result } at the end
review-chart = Chance to win at each decision, in percent, from what the player to act could know
review-chart-goto = A point is a decision, a line down from it is what was lost. Click to go there.
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grade-none = Nothing at stake
review-counts = { $grade }: { $count }
review-mistakes = Mistakes
review-mistakes-of = Whose decisions
review-everyone = everybody’s
review-no-mistakes = No mistakes here.
review-lost = −{ $points } points
review-played = { $player } played: { $action }
review-better = Better: { $action }
review-was-best = Nothing was better.
review-loss =
    { $error ->
        [0] Costs { $points } points of winning chance.
       *[other] Costs { $points } points of winning chance (± { $error }).
    }
review-addressed = In the reasons, “you” is { $player }.
review-instead = The other actions
review-chance = { $percent }%
review-shown-own = What { $player } knew
review-shown-everybody = What everybody knew
review-shown-open = All cards open
review-shown = Which cards are shown
review-chance-own = Chance to win from what { $player } knew
review-chance-open = Chance to win with all cards open
review-luck-here = Chance changed this for { $player } by { $points } points.
review-overview = Overview
review-previous = Previous decision
review-next = Next decision
review-next-mistake = Next mistake
review-no-decision = Nobody had a choice here.
review-copy = Copy the link
review-copied = Copied: the link leads here.
review-copy-failed = Copy the address of this page: it leads here.
review-learn = Learn from your mistakes
review-learn-these = Learn from these mistakes
review-learn-count = Mistake { $number } of { $total }
review-learn-task = { $player } played: { $action }. That cost { $points } points of winning chance. Find something better.
review-learn-thinking = One moment: the action is being judged.
review-learn-found = Well found: { $action }.
review-learn-worse = { $action } costs { $points } points. Try something else.
review-learn-same = That is what was played. Try something else.
review-learn-solution = Show the solution
review-learn-shown = Best would have been: { $action }
review-learn-next = Next mistake
review-learn-end = Back to the review
review-learn-done = Solved: { $solved } of { $total }
