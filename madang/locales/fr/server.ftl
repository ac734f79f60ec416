# Ce qu’un serveur dit de ses tables.

placed-cards = { $who } pose { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes faces cachées
}
log-start = La partie commence
log-sits = { $who } prend la place { $seat }
log-round = Manche { $round }
log-stand-in = Temps écoulé pour { $who } : un remplaçant ({ $level }) joue ce tour
log-undo = { $who } annule la dernière action
log-score = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-won = { $who } gagne

# Pourquoi pas

stale = la table en est déjà au coup { $ply }
not-your-seat = la place { $seat } n’est pas la tienne
not-your-turn = ce n’est pas le tour de la place { $seat }
not-started = la partie n’a pas encore commencé
already-started = la partie a déjà commencé
not-over = il faut attendre la fin de la partie
not-creator = seule la personne qui a ouvert la table peut le faire
players-only = c’est réservé aux joueurs de la table
no-such-table = cette table n’existe pas
no-such-game = il n’y a pas de jeu « { $game } »
no-such-level = il n’y a pas de bot de niveau « { $level } »
no-open-seat = aucune place n’est libre
seat-taken = la place { $seat } n’est pas libre
you-sit-already = tu es déjà à cette table
you-do-not-sit = tu n’es pas à cette table
nobody-sits = au moins une place doit être à toi ou libre
contribute-first = ajoute d’abord ta part au mélange
already-contributed = tu as déjà ajouté ta part au mélange
seat-reserved = la place { $seat } est réservée à quelqu’un d’autre
too-many-tables = { $count ->
    [one] { $count } table est déjà en cours
   *[other] { $count } tables sont déjà en cours
} pour toi ou ton réseau : termines-en une d’abord
too-many-bots = { $count ->
    [one] { $count } bot joue déjà
   *[other] { $count } bots jouent déjà
} pour toi ou ton réseau : termine d’abord une partie
bad-host = ce serveur ne répond pas au nom « { $host } »
too-long = cette adresse est trop longue
table-closed = la table est fermée
no-undo = il n’y a rien que tu puisses annuler maintenant
no-hint = les conseils sont pour qui joue sans autre humain, quand c’est à lui d’agir
rules-changed = cette table a été jouée avec la version { $rules } des règles, que ce serveur n’a plus
header-missing = pour changer quelque chose, une requête doit avoir l’en-tête X-Madang: 1
bad-request = la requête n’a pas la bonne forme : { $problem }
too-large = c’est trop gros
too-many = trop de requêtes : attends un instant
not-found = il n’y a rien ici
method-not-allowed = cela ne se fait pas ici
server-error = quelque chose a échoué sur le serveur
