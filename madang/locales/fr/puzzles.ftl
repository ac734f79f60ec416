# Puzzles. The page fetches this file when it needs it.

puzzles-line = Des positions de parties entre bots forts, où une action est nettement la meilleure. Ta première tentative compte.
puzzles-solved = Résolus du premier coup : { $solved } sur { $puzzles }
puzzle-rating = Ton classement : { $rating }
puzzle-rating-unsure = Ton classement : environ { $rating }
puzzle-streak = { $days ->
    [0] Problèmes du jour d’affilée : aucun encore
   *[other] Problèmes du jour d’affilée : { $days }
}
puzzle-daily = Problème du jour
puzzle-daily-solved = Problème du jour : résolu
puzzle-daily-missed = Problème du jour : manqué
puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = Poser des cartes
puzzle-theme-events = Événements
puzzle-theme-powers = Pouvoirs
puzzle-theme-ties = Égalités
puzzle-theme-riposte = Riposte
puzzle-theme-discarding = Défausser
puzzle-theme-last-round = Dernière ronde
puzzle-theme-dice = Choix des dés
puzzle-theme-goods = Marchandises
puzzle-theme-steward = Intendant
puzzle-theme-bonus = Bonus
puzzle-theme-building = Construire
puzzle-start = Résoudre
puzzle-start-game = Résoudre un problème de { $game }
puzzle-title = Problème : { $game }
puzzle-ask = À toi de jouer. Quelle action te donne les meilleures chances de gagner ?
puzzle-tried = Tu as déjà essayé ce problème : ton classement ne change pas.
puzzle-right = Bien vu !
puzzle-wrong = Il y a mieux :
puzzle-solution = La meilleure action :
puzzle-loss = { $points ->
    [one] Elle te coûte { $points } point de pourcentage de chances de gagner.
   *[other] Elle te coûte { $points } points de pourcentage de chances de gagner.
}
puzzle-again = Essaie encore sur la table, ou regarde la solution.
puzzle-show = Voir la solution
puzzle-chances = Tes chances de gagner ensuite
puzzle-percent = { $chance }{ "\u00A0" }%
puzzle-margin = { $margin ->
    [one] Meilleure que toute autre action de { $margin } point de pourcentage.
   *[other] Meilleure que toute autre action de { $margin } points de pourcentage.
}
puzzle-rated = Ton classement : { $before } → { $after }
puzzle-difficulty = Classement du problème : { $rating }
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-player-1 = Mina
puzzle-player-2 = Joon
puzzle-player-3 = Bora
