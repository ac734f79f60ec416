# Profils des joueurs, cotes et classement.

player-since = Ici depuis le { $date }
player-own-line = Tu vois toutes tes parties terminées. Les autres ne voient que celles des tables publiques.
player-public-line = Ce sont les parties jouées à des tables publiques.
player-no-games = Aucune partie terminée pour l’instant.
player-ratings = Cotes
player-unrated = Pas encore de cote. Coche « classée » en lançant une partie, même contre des bots : quelques parties suffisent.
player-rating-of = { $game }, à { $players }
player-rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
player-curve = Cote sur { $count ->
    [one] la dernière partie ({ $count })
   *[other] les { $count } dernières parties
}, de { $first } à { $last }
player-played = Parties
player-won = Gagnées
player-average = Score moyen
player-highest = Meilleur score
player-by-seat = Victoires par place
player-seat = Place { $seat } sur { $players }
player-won-of = { $won } sur { $played }
player-favorites = Préférences
player-scores = Scores
player-scores-line = { $games ->
    [one] { $from } à { $to } points : { $games } partie
   *[other] { $from } à { $to } points : { $games } parties
}
player-best = Meilleures parties
player-opponents = Contre
player-ahead = Devant
player-nobody = un profil supprimé
leaders-title = Classement
leaders-line = Trié selon ce qui est presque certain : la cote moins sa marge.
leaders-none = Personne n’a encore de cote ici. Lance une partie classée : les bots t’attendent.
leaders-name = Nom
leaders-rating = Cote
leaders-games = Parties
leaders-bots = Les bots
leaders-how = Comment les cotes sont calculées
leaders-how-count = Une partie compte si sa table était publique et si les mêmes personnes l’ont jouée jusqu’au bout : aucun bot n’a pris le relais, aucun tour n’a été joué faute de temps, personne n’a demandé d’indice, et chacun n’avait qu’une place.
leaders-how-model = Le modèle est OpenSkill (Plackett–Luce). Chaque jeu a sa cote à deux, à trois et à quatre, car ce sont des jeux différents. Seul le rang compte, pas les points.
leaders-how-scale = On commence à 1500 ± 500. Avec 200 points de plus, tu gagnes environ trois parties sur quatre à deux. La marge diminue à chaque partie : le vrai niveau s’y trouve dans 95 cas sur 100.
leaders-how-bots = Les bots ont des cotes fixes, mesurées dans une arène de bots ; « { $level } » a 1500. L’échelle gardera donc son sens l’an prochain, et quelques parties contre des bots te donnent une cote.
leaders-how-limits = Ce qu’elles ne voient pas : chaque partie a sa part de chance, une personne peut avoir plusieurs noms, et un bot réfléchit moins sur un serveur chargé. Quitter une partie perdue l’empêche de compter. Prends ces nombres comme une estimation amicale.
