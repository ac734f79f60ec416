# Koryŏ : cartes. Une famille au pluriel, une carte, une carte avec son article, et la seconde carte d’un échange

koryo-kind = { $kind ->
    [omniscient] Omniscient
    [spy] Espions
    [senator] Sénateurs
    [priest] Prêtres
    [ship-owner] Armateurs
    [banker] Banquiers
    [guardian] Gardiens
    [broadcaster] Broadcasters
    [merchant] Marchands
    [barbarian] Barbares
   *[lobbying] Lobbying
}

koryo-card = { $kind ->
    [omniscient] Omniscient
    [spy] Espion
    [senator] Sénateur
    [priest] Prêtre
    [ship-owner] Armateur
    [banker] Banquier
    [guardian] Gardien
    [broadcaster] Broadcaster
    [merchant] Marchand
    [barbarian] Barbare
   *[lobbying] Lobbying
}
koryo-a-card = { $kind ->
    [omniscient] l’Omniscient
    [spy] un Espion
    [senator] un Sénateur
    [priest] un Prêtre
    [ship-owner] un Armateur
    [banker] un Banquier
    [guardian] un Gardien
    [broadcaster] un Broadcaster
    [merchant] un Marchand
    [barbarian] un Barbare
   *[lobbying] un Lobbying
}
koryo-other-card = { $another ->
    [omniscient] l’Omniscient
    [spy] un Espion
    [senator] un Sénateur
    [priest] un Prêtre
    [ship-owner] un Armateur
    [banker] un Banquier
    [guardian] un Gardien
    [broadcaster] un Broadcaster
   *[merchant] un Marchand
}

# Koryŏ : pourquoi pas

koryo-not-now = { $verb ->
    [pass] « pass » se joue pendant la phase d’ordres
    [play] les cartes se posent pendant la phase d’ordres
    [discard] on défausse des cartes à la fin d’une ronde
    [destroy] on détruit un personnage quand un Barbare est dévoilé
    [swap] on échange des personnages quand un Lobbying est dévoilé
    [decline] on renonce à un événement quand il est dévoilé
   *[other] « { $verb } » se joue au cours de son tour
}, or { $phase ->
    [0] c’est la phase d’ordres
    [1] c’est la phase principale
    [2] il faut choisir la victime d’un Barbare
    [3] il faut choisir l’échange d’un Lobbying
   *[4] c’est la fin de la ronde
}
koryo-no-such-many = il n’y a { $copies ->
    [one] qu’un seul { koryo-card }
   *[other] que { $copies } { koryo-kind }
} dans le jeu
koryo-not-in-hand = tu n’as pas { $count } × { koryo-card } en main
koryo-one-kind = les cartes posées ensemble doivent être identiques
koryo-ship-owners-needed = il faut la majorité des Armateurs pour poser deux cartes différentes
koryo-not-placed = tu n’as aucun { koryo-card } face cachée
koryo-reveal-first = dévoile tout ce que tu as posé avant de finir ton tour
koryo-power-used = tu as déjà utilisé le pouvoir des { koryo-kind } ce tour-ci
koryo-majority-needed = tu n’as pas la majorité des { koryo-kind }
koryo-no-such-event = tu n’as aucun { koryo-card } devant toi
koryo-not-yourself = tu ne peux pas te choisir toi-même
koryo-not-in-front = la place { $seat } n’a aucun { koryo-card } en jeu
koryo-guardians-protect = les Gardiens protègent la place { $seat } des Barbares
koryo-spies-shield = les Espions protègent la place { $seat } du Lobbying
koryo-two-players = un Lobbying échange des personnages de deux joueurs différents
koryo-same-family = échanger deux cartes de la même famille ne change rien : renonce plutôt à l’échange

# Koryŏ : ce que fait quelqu’un. On dévoile une ou plusieurs cartes : le nom de la carte suit les deux-points.

koryo-did-pass = { $who } ne pose rien
koryo-did-play = { $who } pose : { $cards }
koryo-did-reveal = { $who } dévoile : { koryo-card }
koryo-did-banker = { $who } prend un jeton à la banque (Banquiers)
koryo-did-priest = { $who } détruit { koryo-a-card } (Prêtres)
koryo-did-spy = { $who } vole un jeton à la place { $seat } (Espions)
koryo-did-end = { $who } termine son tour
koryo-did-destroy = { $who } détruit { koryo-a-card } de la place { $seat }
koryo-did-swap = { $who } échange { koryo-a-card } (place { $seat }) contre { koryo-other-card } (place { $other })
koryo-did-decline = { $who } renonce à l’événement
koryo-did-discard = { $who } défausse { koryo-a-card }
