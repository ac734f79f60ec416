# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = Mina
lesson-player-2 = Joon
lesson-title = Prvá hra: { $game }
lesson-step = Krok { $step } z { $steps }
lesson-next = Ďalej
lesson-back = Späť
lesson-show = Ukáž mi to
lesson-again = Od začiatku
lesson-leave = Opustiť lekciu
lesson-your-move = Si na ťahu
lesson-instead = Aj to je dovolené. Lekcia však pokračuje takto: { $action }
lesson-play = Hrať proti botovi
lesson-pause = Odísť môžeš kedykoľvek: lekcia bude pokračovať tam, kde skončíš.
