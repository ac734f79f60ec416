# Koryŏ : cartes

koryo-kind = { $kind ->
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

# Koryŏ : pourquoi pas

koryo-not-now = { $verb ->
    [pass] « pass » est un ordre
    [play] les cartes se posent pendant les ordres
    [discard] on se défausse à la fin d’une manche
    [destroy] on détruit un personnage quand un Barbare est révélé
    [swap] on échange des personnages quand un Lobbying est révélé
    [decline] il n’y a pas d’événement à refuser
   *[other] « { $verb } » se joue pendant son propre tour
}, et maintenant { $phase ->
    [0] on donne les ordres
    [1] un joueur est en plein tour
    [2] on choisit la victime d’un Barbare
    [3] on choisit l’échange d’un Lobbying
   *[4] la manche se termine
}
koryo-no-such-many = le jeu compte seulement { $copies } × { koryo-kind }
koryo-not-in-hand = tu n’as pas en main { $count } × { koryo-kind }
koryo-one-kind = les cartes posées ensemble sont toutes de la même sorte
koryo-ship-owners-needed = seule la majorité des Armateurs permet de poser deux cartes différentes
koryo-not-placed = tu n’as pas de carte « { koryo-kind } » face cachée
koryo-reveal-first = révèle tout ce que tu as posé avant de finir ton tour
koryo-power-used = pouvoir déjà utilisé pendant ce tour : { koryo-kind }
koryo-majority-needed = tu n’as pas la majorité des cartes « { koryo-kind } »
koryo-no-such-event = tu n’as pas de carte « { koryo-kind } » devant toi
koryo-not-yourself = tu ne peux pas te choisir toi-même
koryo-not-in-front = la place { $seat } n’a pas de carte « { koryo-kind } » devant elle
koryo-guardians-protect = les Gardiens protègent la place { $seat } des Barbares
koryo-spies-shield = les Espions protègent la place { $seat } du Lobbying
koryo-two-players = un Lobbying échange les personnages de deux joueurs différents
koryo-same-family = échanger deux cartes d’une même famille ne change rien : choisis plutôt de ne rien faire

# Koryŏ : ce que fait quelqu’un

koryo-another = { $another ->
    [omniscient] Omniscient
    [spy] Espion
    [senator] Sénateur
    [priest] Prêtre
    [ship-owner] Armateur
    [banker] Banquier
    [guardian] Gardien
    [broadcaster] Broadcaster
   *[merchant] Marchand
}
koryo-did-pass = { $who } ne pose rien
koryo-did-play = { $who } pose { $cards }
koryo-did-reveal = { $who } révèle : { koryo-kind }
koryo-did-banker = { $who } prend un jeton à la banque (Banquiers)
koryo-did-priest = { $who } renvoie un événement : { koryo-kind } (Prêtres)
koryo-did-spy = { $who } vole un jeton à la place { $seat } (Espions)
koryo-did-end = { $who } termine son tour
koryo-did-destroy = { $who } détruit une carte « { koryo-kind } » de la place { $seat }
koryo-did-swap = { $who } échange « { koryo-kind } » (place { $seat }) et « { koryo-another } » (place { $other })
koryo-did-decline = { $who } ne fait rien
koryo-did-discard = { $who } défausse une carte « { koryo-kind } »
