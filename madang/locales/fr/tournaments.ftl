# Tournois

no-such-tournament = ce tournoi n’existe pas
tournament-joined = tu participes déjà à ce tournoi
tournament-not-joined = tu ne participes pas à ce tournoi
tournament-full = le tournoi est complet : { $count } joueurs
tournament-started = le tournoi a déjà commencé ou a été fermé
tournament-too-few = il faut au moins { $count } joueurs pour un tournoi
tournament-not-playing = le tournoi n’est pas en cours
tournament-over = le tournoi est terminé
tournament-table = on ne peut pas interrompre une partie de tournoi : abandonne, ou laisse un bot jouer pour toi
too-many-tournaments = trop de tournois sont en cours pour toi ou ton réseau : termines-en ou fermes-en un d’abord
tournaments = Tournois
tournament-of = Tournoi de { $game }
tournament-new = Nouveau tournoi
tournament-about = Pour 4 à 64 joueurs et bots. Invite par un lien ; les parties de chaque ronde commencent toutes seules.
tournament-create = Créer le tournoi
tournament-none = Aucun tournoi n’est ouvert. Crées-en un !
tournament-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-size = Joueurs par table
tournament-pairings = Appariements
tournament-swiss = Système suisse
tournament-round-robin = Toutes rondes
tournament-rotation = Tables tournantes
tournament-swiss-line = Les joueurs aux résultats proches se rencontrent, et jamais deux fois si possible.
tournament-round-robin-line = Chacun joue contre chacun : pour 16 joueurs au plus.
tournament-rotation-line = Les tables changent à chaque ronde, pour que chacun rencontre le plus d’adversaires possible.
tournament-rounds = Rondes
tournament-rounds-auto = autant qu’il faut
tournament-round-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-is-open = En attente de joueurs
tournament-is-over = Terminé
tournament-is-closed = Arrêté avant la fin
tournament-join = Participer au tournoi
tournament-leave = Ne plus participer
tournament-you-joined = Tu participes. Tes parties apparaissent ici et à l’accueil.
tournament-link = Lien pour tes amis
tournament-add-bots = Ajouter des bots
tournament-bot-count = Nombre de bots
tournament-add = Ajouter
tournament-start = Commencer le tournoi
tournament-start-line = Au moins 4 joueurs. Après le début, plus personne ne peut participer.
tournament-remove = Retirer { $player }
tournament-your-game = Ta partie de la ronde { $round }
tournament-play = Vers ta partie
tournament-wait = Ta partie est terminée. La ronde suivante commence quand toutes les parties sont finies.
tournament-bye-now = Tu as une exemption cette ronde.
tournament-withdraw = Se retirer
tournament-withdraw-line = Un bot joue tes rondes restantes.
tournament-standings = Classement
tournament-player = Joueur
tournament-points = Points
tournament-wins = Victoires
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-share = Part des scores
tournament-drawn = compte comme nulle
tournament-bye = exemption
tournament-close-round = Finir cette ronde
tournament-close-round-line = Les parties non terminées comptent comme nulles.
tournament-close = Arrêter le tournoi
tournament-close-line = Le classement reste tel quel.
tournament-really = Vraiment ?
tournament-how = Comment ça marche
tournament-how-two = Une victoire rapporte 1 point, une partie nulle ½, une exemption 1. À égalité de points, le Buchholz (les points des adversaires) puis le Sonneborn-Berger (les points de ceux que tu as battus, la moitié en cas de nulle) décident ; en toutes rondes, le Sonneborn-Berger passe d’abord. Ensuite, les victoires comptent.
tournament-how-more = Tu reçois 1 point par adversaire derrière toi à la table, ½ en cas d’égalité ; une exemption compte comme si tous étaient à égalité. À points égaux, les victoires décident, puis ta part de tous les scores à tes tables.
tournament-how-clock = Chaque partie a une pendule. Si le temps d’un joueur est écoulé, un bot joue ce tour. Chaque ronde a donc une fin.
tournament-how-fair = Tous les mélanges et le tirage au sort découlent d’un seul secret du serveur. Son SHA-256, publié avant la première participation : { $commitment }
tournament-secret = Le secret : { $secret }
