# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = Mina
lesson-player-2 = Joon
lesson-title = Eerste spel: { $game }
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-show = Laat zien
lesson-again = Opnieuw
lesson-leave = Les verlaten
lesson-your-move = Jij bent aan zet
lesson-instead = Dat mag ook. Maar de les gaat verder met: { $action }
lesson-play = Tegen een bot spelen
lesson-pause = Je kunt altijd weggaan: de les gaat verder waar je was.
