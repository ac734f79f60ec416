# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = Mina
lesson-player-2 = Joon
lesson-title = Première partie : { $game }
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-show = Montre-moi
lesson-again = Recommencer
lesson-leave = Quitter la leçon
lesson-your-move = À toi de jouer
lesson-instead = C’est permis aussi. Mais la leçon continue avec : { $action }
lesson-play = Jouer contre un bot
lesson-pause = Tu peux partir à tout moment : la leçon reprendra au même endroit.
