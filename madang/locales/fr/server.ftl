# Ce qu’un serveur dit de ses tables.

placed-cards = { $who } pose { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes faces cachées
}
guest-name = Invité { $number }
log-start = La partie commence
log-sits = { $who } prend la place { $seat }
log-round = Ronde { $round }
log-stand-in = Temps écoulé pour { $who } : un remplaçant ({ $level }) joue ce tour
log-undo = { $who } annule la dernière action
log-score = { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-won = { $who } gagne

# Pourquoi pas

stale = la table en est déjà au coup { $ply }
not-your-seat = la place { $seat } n’est pas la tienne
not-your-turn = ce n’est pas à la place { $seat } de jouer
not-started = la partie n’a pas encore commencé
already-started = la partie a déjà commencé
not-over = seulement après la fin de la partie
not-creator = seule la personne qui a créé la table peut le faire
players-only = c’est réservé aux joueurs de la table
no-such-table = cette table n’existe pas
no-such-game = il n’y a pas de jeu « { $game } »
no-such-level = il n’y a pas de bot de niveau « { $level } »
no-open-seat = aucune place n’est libre
seat-taken = la place { $seat } n’est pas libre
you-sit-already = tu as déjà une place à cette table
you-do-not-sit = tu n’as pas de place à cette table
nobody-sits = au moins une place doit être à toi ou libre
contribute-first = ajoute d’abord ta part au mélange
already-contributed = tu as déjà ajouté ta part au mélange
seat-reserved = la place { $seat } est réservée à quelqu’un d’autre
too-many-tables = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
} déjà en cours pour toi ou ton réseau : termine d’abord une partie
too-many-bots = { $count ->
    [one] { $count } bot joue
   *[other] { $count } bots jouent
} déjà pour toi ou ton réseau : termine d’abord une partie
bad-host = ce serveur ne répond pas au nom « { $host } »
too-long = cette adresse est trop longue
table-closed = la table a été fermée
no-undo = tu ne peux rien annuler maintenant
no-hint = conseils seulement à ton tour, à une table sans autre humain
rules-changed = cette table a été jouée avec la version { $rules } des règles, que ce serveur n’a plus
header-missing = pour changer quelque chose, une requête doit avoir l’en-tête X-Madang: 1
bad-request = requête invalide : { $problem }
too-large = c’est trop volumineux
too-many = trop de requêtes : attends un instant
not-found = il n’y a rien ici
method-not-allowed = ce n’est pas possible ici
banned = tu es exclu de ce serveur
server-error = une erreur s’est produite sur le serveur
merge-same-table = vous êtes tous les deux assis à une même table en cours : finis d’abord cette partie
code-unknown = ce code est inconnu, utilisé ou expiré : crées-en un nouveau
too-many-codes = trop de codes essayés : attends quelques minutes
no-such-device = cet appareil ou cette clé d’accès n’est pas à toi
passkey-refused = la clé d’accès n’a pas été acceptée
passkey-unknown = ce serveur ne connaît pas cette clé d’accès
passkey-expired = cela a pris trop de temps : réessaie
too-many-passkeys = tu as déjà { $count } clés d’accès : supprimes-en une d’abord
no-such-player = ce profil n’existe pas
no-such-challenge = ce défi n’existe pas
challenge-not-open = ce défi n’est pas encore ouvert
challenge-closed = ce défi est fermé
challenge-hidden = termine d’abord le défi avant de regarder cette partie
challenge-secret = le fichier contient le secret de la donne : il sera là à la fermeture du défi
too-many-challenges = { $count ->
    [one] { $count } de tes défis est encore ouvert
   *[other] { $count } de tes défis sont encore ouverts
} : attends qu’un défi se ferme
