# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = Mina
lesson-player-2 = Joon
lesson-title = First game: { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-again = Start over
lesson-leave = Leave the lesson
lesson-your-move = Your move
lesson-instead = That is allowed too. But the lesson goes on with: { $action }
lesson-play = Play against a bot
lesson-pause = You can leave at any time: the lesson goes on where you stopped.
