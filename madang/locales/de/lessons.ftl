# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = Mina
lesson-player-2 = Joon
lesson-title = Erstes Spiel: { $game }
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-again = Von vorn
lesson-leave = Lektion verlassen
lesson-your-move = Du bist dran
lesson-instead = Das ist auch erlaubt. Aber hier geht es weiter mit: { $action }
lesson-play = Gegen einen Bot spielen
lesson-pause = Du kannst jederzeit gehen: Beim nächsten Mal geht es hier weiter.
