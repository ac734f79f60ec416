# L’analyse d’une partie terminée. La page charge ce fichier quand elle en a besoin.
# $player est un nom, $action le texte d’un bouton, $points un nombre de points de pourcentage.

review-of = Analyse : { $game }
review-open = Analyser la partie
review-working = Analyse en cours : { $decided } décisions sur { $total }
review-waiting = L’analyse commencera dès que le serveur aura le temps.
review-accuracy = Précision
review-accuracy-tip = À quel point les décisions étaient proches des meilleures, d’après ce que l’on pouvait savoir : 100, c’est toujours la meilleure action.
review-no-accuracy = rien en jeu
review-luck = Chance
review-luck-tip = Les dés, les pioches et la première donne : ce que le hasard a changé aux chances de gagner.
review-own = Ses décisions
review-own-tip = Ce que ses propres décisions ont changé, vu après coup toutes cartes visibles. Un pari perdu sur une carte cachée compte ici.
review-others = Décisions des autres
review-others-tip = Ce que les décisions des autres ont changé, vu après coup toutes cartes visibles.
review-sum = { $start } au début + chance + décisions = { $result } à la fin
review-chart = Chances de gagner à chaque décision, en pourcentage, d’après ce que l’on pouvait savoir
review-chart-goto = Un point est une décision, le trait vers le bas montre ce qui a été perdu. Clique pour y aller.
review-grade-best = Meilleure action
review-grade-good = Bien
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur
review-grade-none = Rien en jeu
review-counts = { $grade } : { $count }
review-mistakes = Erreurs
review-mistakes-of = Décisions de qui
review-everyone = tout le monde
review-no-mistakes = Aucune erreur ici.
review-lost = −{ $points } points
review-played = { $player } a joué : { $action }
review-better = Mieux : { $action }
review-was-best = Rien n’était mieux.
review-loss =
    { $error ->
        [0] Coûte { $points } points de chances de gagner.
       *[other] Coûte { $points } points de chances de gagner (± { $error }).
    }
review-addressed = Dans les raisons, « tu » est { $player }.
review-instead = Les autres actions
review-chance = { $percent } %
review-shown-own = Ce que savait { $player }
review-shown-everybody = Ce que tous savaient
review-shown-open = Toutes cartes visibles
review-shown = Les cartes à montrer
review-chance-own = Chances de gagner d’après ce que savait { $player }
review-chance-open = Chances de gagner toutes cartes visibles
review-luck-here = Ici, le hasard a changé les chances de { $player } de { $points } points.
review-overview = Vue d’ensemble
review-previous = Décision précédente
review-next = Décision suivante
review-next-mistake = Erreur suivante
review-no-decision = Personne n’avait le choix ici.
review-copy = Copier le lien
review-copied = Copié : le lien mène ici.
review-copy-failed = Copie l’adresse de cette page : elle mène ici.
review-learn = Apprendre de tes erreurs
review-learn-these = Apprendre de ces erreurs
review-learn-count = Erreur { $number } sur { $total }
review-learn-task = { $player } a joué : { $action }. Cela a coûté { $points } points de chances de gagner. Trouve mieux.
review-learn-thinking = Un instant : l’action est jugée.
review-learn-found = Bien trouvé : { $action }.
review-learn-worse = { $action } coûte { $points } points. Essaie autre chose.
review-learn-same = C’est ce qui a été joué. Essaie autre chose.
review-learn-solution = Montrer la solution
review-learn-shown = Le mieux serait : { $action }
review-learn-next = Erreur suivante
review-learn-end = Retour à l’analyse
review-learn-done = Trouvées : { $solved } sur { $total }
