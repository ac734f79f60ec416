# Défis : la même donne pour tout le monde.

challenges-title = Défis
challenges-line = Tout le monde reçoit les mêmes cartes contre les mêmes bots, une seule fois. Ensuite, on compare.
challenge-today = Aujourd’hui
challenge-of = { $game }, à { $players }
challenge-against = contre { $level }
challenge-open-until = Ouvert jusqu’au { $time }
challenge-closed-on = Fermé depuis le { $time }
challenge-opens-on = Ouvre le { $time }
challenge-attempts = { $count ->
    [0] Personne n’a encore commencé
    [one] { $count } personne a commencé
   *[other] { $count } personnes ont commencé
}
challenge-start = Commencer
challenge-continue = Continuer
challenge-look = Voir ta partie
challenge-once = Tu as un seul essai, sans indices.
challenge-gave-up = Tu as abandonné cette partie. Les résultats apparaîtront à la fermeture du défi.
challenge-results = Résultats
challenge-results-later = Tu verras les résultats quand tu auras fini.
challenge-no-results = Personne n’a encore fini.
challenge-rank = Rang
challenge-lead = Avance
challenge-sealed = La donne est scellée : { $hash }
challenge-secret-line = Le secret de la donne : { $secret }
challenge-new = Créer un défi
challenge-new-line = Pour un club ou des amis : envoie-leur le lien.
challenge-days = Jours
challenge-level = Bots
challenge-create = Créer
