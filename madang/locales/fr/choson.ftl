# Chosŏn : cartes

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Sniper
    [oracle] Oracle
    [reaper] Faucheur
    [gosu] Gosu
    [scientist] Scientifique
    [hulk] Hulk
    [time-traveller] Voyageur temporel
    [watcher] Observateur
   *[event] Événement
}

# Chosŏn : pourquoi pas

choson-not-now = { $verb ->
    [travel] on voyage dans le temps au début d’une manche
    [stay] il n’y a pas de voyage dans le temps à refuser
    [pass] « pass » est un ordre
    [play] les cartes se posent pendant les ordres
    [done] il n’y a pas de second coup à refuser
    [riposte] une riposte répond à une attaque
    [hold] il n’y a pas d’attaque à laquelle répondre
    [discard] on se défausse à la fin d’une manche
   *[other] « { $verb } » se joue pendant son propre tour
}, et maintenant { $phase ->
    [0] c’est le moment de voyager dans le temps
    [1] on donne les ordres
    [2] un joueur est en plein tour
    [3] on choisit un second coup d’épée
    [4] on répond à une attaque
   *[5] la manche se termine
}
choson-no-such-many = le jeu compte seulement { $copies } × { choson-kind }
choson-not-in-hand = tu n’as pas en main { $count } × { choson-kind }
choson-watcher-with-event = un Observateur ne se pose pas avec un événement
choson-number-of-events = on pose un événement avec un personnage, ou trois événements ensemble, mais pas { $count }
choson-no-combination = on pose ensemble une famille, deux personnages, un personnage avec un événement, ou trois événements
choson-nothing-to-reveal = tu n’as rien face cachée
choson-reveal-first = révèle ce que tu as posé avant de finir ton tour
choson-token-due = prends d’abord ton jeton avant de finir ton tour : { choson-kind }
choson-power-used = pouvoir déjà utilisé pendant ce tour : { choson-kind }
choson-majority-needed = tu n’as pas la majorité des cartes « { choson-kind } »
choson-event-needed = { choson-kind } : il faut un événement révélé pendant ce tour
choson-effect-first = { choson-kind } : utilise le pouvoir d’arrivée du personnage révélé avant de finir ton tour
choson-riposte-token-needed = les Oracles demandent une Riposte par arme à feu ou à l’épée : la majorité des Snipers ou des Hulk
choson-bank-first = tant que la banque a des jetons, on les prend à la banque
choson-not-yourself = tu ne peux pas te choisir toi-même
choson-shield-is-there = le Bouclier de Yi est déjà sur ta famille « { choson-kind } »
choson-no-such-effect = pendant ce tour, tu n’as pas révélé avec un événement un personnage qui a { $effect ->
    [lobby] le Lobby
    [firearm] l’Arme à feu
   *[sword] l’Épée
}
choson-effect-used = ce pouvoir a déjà servi pendant ce tour
choson-one-strike = seule la majorité des Faucheurs frappe une seconde fois
choson-not-in-front = la place { $seat } n’a pas de carte « { choson-kind } » devant elle
choson-shielded = le Bouclier de Yi protège la famille « { choson-kind } » de la place { $seat }
choson-sword-too-short = cette épée n’atteint que les valeurs { $low } à { $high } : { choson-kind }
choson-two-players = un Lobby échange les personnages de deux joueurs différents

# Chosŏn : ce que fait quelqu’un

choson-another = { $another ->
    [yi] Yi
    [sniper] Sniper
    [oracle] Oracle
    [reaper] Faucheur
    [gosu] Gosu
    [scientist] Scientifique
    [hulk] Hulk
    [time-traveller] Voyageur temporel
   *[watcher] Observateur
}
choson-did-travel = { $who } voyage dans le temps
choson-did-travel-from = { $who } voyage dans le temps et prend un jeton à la place { $seat }
choson-did-stay = { $who } reste dans le présent
choson-did-pass = { $who } ne pose rien
choson-did-play = { $who } pose { $cards }
choson-did-reveal = { $who } révèle ses cartes
choson-did-shield = { $who } pose le Bouclier de Yi sur la famille « { choson-kind } »
choson-did-lobby = { $who } échange « { choson-kind } » (place { $seat }) et « { choson-another } » (place { $other })
choson-did-fire = { $who } tire sur une carte « { choson-kind } » de la place { $seat }
choson-did-strike = { $who } frappe une carte « { choson-kind } » de la place { $seat }
choson-did-done = { $who } ne frappe plus
choson-did-riposte = { $who } riposte
choson-did-hold = { $who } ne riposte pas
choson-did-oracle = { $who } prend un jeton à la banque (Oracles)
choson-did-oracle-from = { $who } prend un jeton à la place { $seat } (Oracles)
choson-did-scientist = { $who } prend un jeton à la banque (Scientifiques)
choson-did-scientist-from = { $who } prend un jeton à la place { $seat } (Scientifiques)
choson-did-gosu = { $who } garde un événement (Gosu)
choson-did-end = { $who } termine son tour
choson-did-discard = { $who } défausse une carte « { choson-kind } »
