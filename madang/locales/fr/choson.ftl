# Chosŏn : cartes. Une famille au pluriel, une carte, une carte avec son article, et la seconde carte d’un échange

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Snipers
    [oracle] Oracles
    [reaper] Faucheurs
    [gosu] Gosu
    [scientist] Scientifiques
    [hulk] Hulk
    [time-traveller] Voyageurs temporels
    [watcher] Observateurs
   *[event] Événements
}

choson-card = { $kind ->
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
choson-a-card = { $kind ->
    [yi] Yi
    [sniper] un Sniper
    [oracle] un Oracle
    [reaper] un Faucheur
    [gosu] un Gosu
    [scientist] un Scientifique
    [hulk] un Hulk
    [time-traveller] un Voyageur temporel
    [watcher] un Observateur
   *[event] un Événement
}
choson-other-card = { $another ->
    [yi] Yi
    [sniper] un Sniper
    [oracle] un Oracle
    [reaper] un Faucheur
    [gosu] un Gosu
    [scientist] un Scientifique
    [hulk] un Hulk
    [time-traveller] un Voyageur temporel
   *[watcher] un Observateur
}

# Chosŏn : pourquoi pas. Il n’y a qu’un Yi : on a Yi, et non la majorité des Yi.

choson-not-now = { $verb ->
    [travel] on voyage dans le temps au début d’une ronde
    [stay] on renonce au voyage dans le temps au début d’une ronde
    [pass] « pass » se joue pendant la phase d’ordres
    [play] les cartes se posent pendant la phase d’ordres
    [done] on renonce à un second coup d’épée après le premier
    [riposte] on riposte après une attaque
    [hold] on renonce à riposter après une attaque
    [discard] on défausse des cartes à la fin d’une ronde
   *[other] « { $verb } » se joue au cours de son tour
}, or { $phase ->
    [0] c’est le moment de voyager dans le temps
    [1] c’est la phase d’ordres
    [2] c’est la phase principale
    [3] il faut choisir un second coup d’épée
    [4] il faut répondre à une attaque
   *[5] c’est la fin de la ronde
}
choson-no-such-many = il n’y a { $copies ->
    [one] qu’un seul { choson-card }
   *[other] que { $copies } { choson-kind }
} dans le jeu
choson-not-in-hand = tu n’as pas { $count } × { choson-card } en main
choson-watcher-with-event = un Observateur ne se pose pas avec un événement
choson-number-of-events = on pose un événement avec un personnage, ou trois événements ensemble, mais pas { $count }
choson-no-combination = on pose ensemble une seule famille, deux personnages, un personnage avec un événement, ou trois événements
choson-nothing-to-reveal = tu n’as aucune carte face cachée
choson-reveal-first = dévoile ce que tu as posé avant de finir ton tour
choson-token-due = prends le jeton de tes { choson-kind } avant de finir ton tour
choson-power-used = tu as déjà utilisé le pouvoir { $kind ->
    [yi] de Yi
   *[event] des { choson-kind }
} ce tour-ci
choson-majority-needed = tu n’as pas { $kind ->
    [yi] Yi
   *[event] la majorité des { choson-kind }
}
choson-event-needed = { choson-kind } : il faut un événement dévoilé ce tour-ci
choson-effect-first = { choson-kind } : ce pouvoir de majorité a servi, utilise donc aussi le pouvoir d’arrivée du personnage dévoilé avant de finir ton tour
choson-riposte-token-needed = Oracles : il faut la Riposte par arme à feu ou la Riposte à l’épée (majorité des Snipers ou des Hulk)
choson-bank-first = tant que la banque a des jetons, on les prend à la banque
choson-not-yourself = tu ne peux pas te choisir toi-même
choson-shield-is-there = le Bouclier de Yi est déjà sur ta famille { choson-card }
choson-no-such-effect = ce tour-ci, tu n’as pas dévoilé avec un événement un personnage au pouvoir d’arrivée { $effect ->
    [lobby] Lobby
    [firearm] Arme à feu
   *[sword] Épée
}
choson-effect-used = le pouvoir d’arrivée en jeu a déjà servi ce tour-ci
choson-one-strike = il faut la majorité des Faucheurs pour frapper une seconde fois
choson-not-in-front = la place { $seat } n’a { $kind ->
    [yi] pas Yi
   *[event] aucun { choson-card }
} en jeu
choson-shielded = le Bouclier de Yi protège la famille { choson-card } de la place { $seat }
choson-sword-too-short = { choson-card } : son épée n’atteint que les valeurs de { $low } à { $high }
choson-two-players = un Lobby échange des personnages de deux joueurs différents

# Chosŏn : ce que fait quelqu’un

choson-did-travel = { $who } voyage dans le temps
choson-did-travel-from = { $who } voyage dans le temps et prend un jeton à la place { $seat }
choson-did-stay = { $who } reste dans le présent
choson-did-pass = { $who } ne pose rien
choson-did-play = { $who } pose : { $cards }
choson-did-reveal = { $who } dévoile : { $cards }
choson-did-shield = { $who } place le Bouclier de Yi sur sa famille { choson-card }
choson-did-lobby = { $who } échange { choson-a-card } (place { $seat }) contre { choson-other-card } (place { $other })
choson-did-fire = { $who } détruit { choson-a-card } de la place { $seat } (Arme à feu)
choson-did-strike = { $who } détruit { choson-a-card } de la place { $seat } (Épée)
choson-did-done = { $who } ne frappe pas une seconde fois
choson-did-riposte = { $who } riposte et détruit { choson-a-card } de la place { $seat }
choson-did-hold = { $who } ne riposte pas
choson-did-oracle = { $who } prend un jeton à la banque (Oracles)
choson-did-oracle-from = { $who } prend un jeton à la place { $seat } (Oracles)
choson-did-scientist = { $who } prend un jeton à la banque (Scientifiques)
choson-did-scientist-from = { $who } prend un jeton à la place { $seat } (Scientifiques)
choson-did-gosu = { $who } garde un événement (Gosu)
choson-did-end = { $who } termine son tour
choson-did-discard = { $who } défausse { choson-a-card }
