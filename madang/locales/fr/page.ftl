# La page : tout ce qu’elle dit elle-même, en dehors des jeux et du serveur.

## Autour

skip = Aller au contenu
welcome = Bienvenue dans la cour
welcome-line = Trois jeux, une table. Joue entre amis à distance, sur un seul appareil, ou contre des bots.
settings = Réglages
your-name = Ton nom
save = Enregistrer
name-saved = Enregistré
language = Langue
look = Apparence
look-auto = comme l’appareil
look-light = claire
look-dark = sombre
card-size = Taille des cartes
card-size-small = petite
card-size-normal = normale
card-size-large = grande
colors = Couleurs
colors-painted = peintes
colors-distinct = faciles à distinguer
sounds = Sons
show-talk = Montrer ce que disent les autres à la table
close = Fermer
cancel = Annuler
shortcuts = Clavier
keys-cards = choisir une carte de ce type
keys-walk = déplacer l’intendant
keys-undo = annuler la dernière action
keys-hint = demander un conseil
keys-log = montrer ou cacher le journal
keys-talk = montrer ou cacher la discussion
keys-cancel = annuler le choix
credit-icons = Icônes de { $link }.
credit-games = Koryŏ et Chosŏn sont de Gary Kim (Moonster Games), Corinth est de Sébastien Pauchon (Days of Wonder).

## Accueil

game-koryo = Koryŏ
game-koryo-minutes = 15 à 20 minutes
game-koryo-line = Réunis les familles de la cour : qui a la majorité d’une famille a son pouvoir tout de suite, et ses points à la fin.
game-choson = Chosŏn
game-choson-minutes = 20 à 25 minutes
game-choson-line = La même cour, des siècles plus tard, avec mousquets et épées : les événements déclenchent les pouvoirs d’arrivée des personnages.
game-corinth = Corinth
game-corinth-minutes = 20 à 30 minutes
game-corinth-line = Lance les dés dans le port, prends un groupe, remplis tes échoppes et promène ton intendant sur le marché.
game-players = { $from } à { $to } joueurs
play = Jouer
play-game = Jouer à { $game }
rules = Règles
rules-of = Règles de { $game }
who-plays = Qui joue ?
seat-number = Place { $number }
seat-me = Moi
seat-friend = Invitation par lien
seat-open = Place libre
seat-bot = Bot : { $level }
seat-bot-about = Bot : { $level } – { $about }
add-seat = Ajouter une place
remove-seat = Enlever la place { $number }
one-device = Plusieurs places sont à toi : l’appareil passe de main en main. Entre-temps, les cartes sont cachées.
clock = Temps par tour
no-clock = sans limite
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] un jour par tour
   *[other] { $count } jours par tour
}
clock-bank = { $minutes } min pour la partie + { $seconds } s par tour
patience = En cas d’absence
patience-line = un bot peut prendre le relais après { $time } et un rappel
bot-for = { $player } (bot)
game-menu = Partie
show-in-lobby = Publique : ouverte à tout le monde ; la partie est classée
rated-game = Classée et publique : tout le monde peut regarder
allow-text = Messages libres autorisés
is-rated = Cette partie est classée
open-table = Ouvrir la table
play-now = Commencer
tables-mine = Mes tables
tables-open = Tables ouvertes
tables-live = Parties en cours
no-tables-yet = Rien pour l’instant : choisis un jeu plus haut.
search-name = Nom d’un joueur
search-game = Jeu
all-games = tous les jeux
more-tables = Afficher plus
more-tables-of = Afficher plus : { $list }
no-tables-found = Aucune table ne correspond.
your-turn = À toi de jouer
table-open = attend des joueurs
table-playing = en cours
table-over = terminée
level-random = Débutant
level-random-about = joue n’importe quoi
level-greedy = Facile
level-greedy-about = prend ce qui se présente
level-adept = Moyen
level-adept-about = réfléchit un peu
level-expert = Fort
level-expert-about = voit plus loin
level-master = Maître
level-master-about = prend son temps
bot-name = Bot ({ $level })
page-no-server = Le serveur ne répond pas. La page réessaie.

## Autour de la table

replay-moves = Coups
replay-keys = Clavier : ← et → pour une étape, Début et Fin pour le début et la fin, Espace pour lire et mettre en pause.
preset-bot = Contre un bot
preset-bot-line = commence tout de suite
preset-friend = À distance
preset-friend-line = tu envoies un lien
preset-device = Sur cet appareil
preset-device-line = il passe de main en main
player-count = Joueurs
bot-strength = Force
seat-name = Nom du joueur { $number }
more-options = Plus d’options
fewer-options = Moins d’options
invitation = { $player } t’invite à jouer à { $game }
invitation-open = On t’invite à jouer à { $game }
link-selected = Le lien est sélectionné : copie-le avec le menu ou le clavier.
koryo-in-short = À chaque ronde, tu reçois des cartes et en poses face cachée, d’une seule famille. Qui a la majorité d’une famille a son pouvoir. Après huit rondes, chaque famille donne ses points à qui en a la majorité.
choson-in-short = À chaque ronde, tu reçois des cartes et en poses quelques-unes face cachée ; un événement déclenche le pouvoir d’arrivée du personnage qui l’accompagne. Qui a la majorité d’une famille a son pouvoir. Après huit rondes, chaque famille donne ses points à qui en a la majorité.
corinth-in-short = Les dés sont rangés dans le port, et tu prends un groupe de dés identiques. Leur nombre te donne des marchandises, de l’or ou des chèvres ; leur valeur fait avancer ton intendant sur le marché. À la fin, les échoppes remplies, le marché et les bâtiments donnent des points.
row-won = Gagné { $scores }
row-shared = Victoire partagée { $scores }
row-lost = Perdu { $scores }
row-over = Terminé { $scores }
hide-table = Enlever de la liste : { $game }, { $date }
tables-unknown = Pas de connexion : tes tables s’affichent dès que le serveur répond.
tables-outdated = Pas de connexion : cette liste n’est peut-être plus à jour.

## Avant le début

waiting-for-players = Envoie ce lien aux personnes avec qui tu veux jouer. La partie commence quand toutes les places sont prises.
invitation-link = Lien d’invitation
copy-link = Copier le lien
link-copied = Lien copié
sit-down = Prendre place
reserved-for = Place réservée à { $player }
not-contributed = le mélange attend encore sa part
start-with-bots = Commencer, bots aux places libres
leave = Quitter la table
you = toi
commitment-line = Le mélange est déjà scellé par { $hash }

## À la table

connecting = Connexion…
line-lost = Le serveur ne répond pas. Nouvel essai…
line-offline = Tu es hors ligne. La partie reprendra à ton retour.
watching = Tu regardes la partie
round-of = Ronde { $round } sur { $rounds }
corinth-round-of = Manche { $round } sur { $rounds }
phases = Phases
phase-travel = Voyage
phase-order = Ordres
phase-action = Principale
phase-main = Principale
phase-discard = Fin de ronde
undo = Annuler
hint = Conseil
hint-line = Que ferait un bon joueur ? ({ $level })
chance = { $percent } % de chances de gagner
log = Journal
result = Résultat
time-left = Temps restant pour { $player } : { $time }
waiting-for = C’est à { $player } de jouer
game-is-over = La partie est finie
your-hand = Ta main
your-choices = Tes choix
place = Poser
place-tip = Choisis des cartes, puis pose-les faces cachées ; ou glisse-les sur la table
choose-second = Contre quelle autre carte ?
so-many = { $count } × { $name }
stack = { $player } : { $count } × { $name }
majority = a la majorité
your-majorities = Tes majorités
shielded = sous le Bouclier de Yi
can-be-chosen = peut être choisie
leads-now = { $player } a la majorité : { $value ->
    [one] { $value } point
   *[other] { $value } points
} à la fin
leads-not = { $player } n’a pas la majorité
away = hors ligne
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
tokens-tip = Jetons Point de Victoire : un point chacun
cards = { $count } sur { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
} au plus
limit-tip = Cartes en jeu, et combien on peut en garder à la fin de la ronde
score-tip = Points si la partie s’arrêtait maintenant
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
first-player = Premier joueur
placed-card = Face cachée : { $name }
click-to-reveal = Clique pour la dévoiler
face-down = Face cachée jusqu’à ton tour
placed-count = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes faces cachées
}
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
pile = Pioche
pile-tip = La pioche : les cartes que personne n’a
bank = Banque { $count }
bank-tip = { $count ->
    [0] La banque est vide
    [one] Il reste { $count } jeton à la banque
   *[other] Il reste { $count } jetons à la banque
}

## Suivre la partie

speed = Vitesse des coups
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = désactivée
you-share-win = Tu partages la victoire !
own-rank = { $rank ->
    [2] Tu es 2ᵉ sur { $of }
    [3] Tu es 3ᵉ sur { $of }
   *[other] Tu es { $rank }ᵉ sur { $of }
}
end-one-value = { $player } a lancé { $count } dés qui montrent tous { $value }. Un tel lancer gagne la partie aussitôt, quels que soient les scores.
end-hall-of-fame = Temple de la renommée : { $player } a { points }
end-wall-of-shame = Mur de la honte : { $player } a { points }

## Un seul appareil

pass-to = C’est à { $player } de jouer
pass-line = Fais passer l’appareil. Rien ne s’affiche avant confirmation.
it-is-me = Je suis { $player }

## La fin

you-win = Tu as gagné !
winners = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
score = Score
total = Total
rematch = Rejouer
to-rematch = Vers la revanche
replay = Revoir
review = Analyse
review-table = Analyse : { $game }, { $date }
replay-of = Revoir : { $game }
download = Télécharger la partie
look-at-table = Voir la table
to-tournament = Vers le tournoi
to-lobby = Accueil
verify = Vérifier le mélange
verify-sum-ok = Tout concorde : le mélange était honnête.
verify-sum-bad = Quelque chose ne concorde pas : ne te fie pas à ce mélange !
verify-sum-unknown = Rien ne contredit le mélange, mais tout ne peut pas être vérifié ici.
verify-record-bad = Cet enregistrement n’est pas celui de cette table !
verify-secret-ok = Le secret est bien celui que le serveur avait scellé avant que ton navigateur n’ajoute quoi que ce soit.
verify-secret-bad = Le secret n’est pas celui que le serveur avait scellé !
verify-secret-unknown = Impossible de vérifier ici que le secret était scellé d’avance : ce navigateur n’a gardé aucun sceau d’avant la partie.
verify-mine-ok = Ce que ton navigateur a ajouté fait partie du mélange.
verify-mine-bad = Ce que ton navigateur a ajouté manque dans le mélange !
verify-mine-unknown = Ce navigateur n’a rien ajouté au mélange, ou ne sait plus ce qu’il a ajouté.
verify-bots-ok = Les bots ont ajouté ce qu’ils ajoutent toujours.
verify-bots-bad = Un bot n’a pas ajouté ce qu’il ajoute toujours : le serveur a pu choisir sa part en fonction des cartes !
verify-rules-unknown = Cartes et dés ne peuvent pas être vérifiés ici : cette page ne connaît pas les règles de cette partie.
verify-deal-seen-ok = Nouvelle distribution à partir de la graine : le premier joueur et tes premières cartes sont ceux que tu as vus.
verify-deal-seen-bad = Nouvelle distribution à partir de la graine : le premier joueur ou tes premières cartes ne sont pas ceux que tu as vus !
verify-deal-seen-unknown = Tes premières cartes ne peuvent pas être comparées ici : ce navigateur ne les a pas vues pendant la partie.
verify-deal-replay-ok = Nouvelle distribution à partir de la graine : le premier joueur et les premières cartes de chacun sont ceux de l’enregistrement.
verify-deal-replay-bad = Nouvelle distribution à partir de la graine : le premier joueur ou les premières cartes de quelqu’un ne sont pas ceux de l’enregistrement !
verify-roll-seen-ok = Nouveau lancer à partir de la graine : le premier joueur et les premiers dés sont ceux que tu as vus.
verify-roll-seen-bad = Nouveau lancer à partir de la graine : le premier joueur ou les premiers dés ne sont pas ceux que tu as vus !
verify-roll-seen-unknown = Les premiers dés ne peuvent pas être comparés ici : ce navigateur ne les a pas vus pendant la partie.
verify-roll-replay-ok = Nouveau lancer à partir de la graine : le premier joueur et les premiers dés sont ceux de l’enregistrement.
verify-roll-replay-bad = Nouveau lancer à partir de la graine : le premier joueur ou les premiers dés ne sont pas ceux de l’enregistrement !
verify-seed = Le secret et les contributions donnent la graine { $seed }
seen-by = Vu par
all-open = toutes cartes visibles
spectator = un spectateur
step-back = Étape précédente
step-on = Étape suivante
step-of = Étape { $step } sur { $steps }
run = Lecture
pause = Pause
sheets = Feuilles
sheet-of = Feuille : { $player }

## Règles

rules-contents = Sommaire
rules-ages = Dès { $age } ans
rules-designer = Création :
rules-illustrator = Illustrations :
rules-graphics = Graphisme :
rules-publisher = Édition :
rules-translators = Traduction :
rules-page = Ouvrir dans une page

## Le journal, avec les noms

named-log-sits = { $who } prend place
named-koryo-did-spy = { $who } vole un jeton à { $seat } (Espions)
named-koryo-did-destroy = { $who } détruit { koryo-a-card } chez { $seat }
named-koryo-did-swap = { $who } échange { koryo-a-card } ({ $seat }) contre { koryo-other-card } ({ $other })
named-koryo-not-in-front = { $seat } n’a aucun { koryo-card } en jeu
named-koryo-guardians-protect = Les Gardiens protègent { $seat } des Barbares
named-koryo-spies-shield = Les Espions protègent { $seat } du Lobbying
named-no-token = { $seat } n’a pas de jeton
named-not-your-turn = Ce n’est pas ton tour
named-choson-did-travel-from = { $who } voyage dans le temps et prend un jeton à { $seat }
named-choson-did-lobby = { $who } échange { choson-a-card } ({ $seat }) contre { choson-other-card } ({ $other })
named-choson-did-fire = { $who } détruit { choson-a-card } chez { $seat } (Arme à feu)
named-choson-did-strike = { $who } détruit { choson-a-card } chez { $seat } (Épée)
named-choson-did-riposte = { $who } riposte et détruit { choson-a-card } chez { $seat }
named-choson-did-oracle-from = { $who } prend un jeton à { $seat } (Oracles)
named-choson-did-scientist-from = { $who } prend un jeton à { $seat } (Scientifiques)
named-choson-not-in-front = { $seat } n’a { $kind ->
    [yi] pas Yi
   *[event] aucun { choson-card }
} en jeu
named-choson-shielded = Le Bouclier de Yi protège la famille { choson-card } chez { $seat }

## Koryŏ

koryo-name-1 = Omniscient
koryo-name-2 = Espion
koryo-name-3 = Sénateur
koryo-name-4 = Prêtre
koryo-name-5 = Armateur
koryo-name-6 = Banquier
koryo-name-7 = Gardien
koryo-name-8 = Broadcaster
koryo-name-9 = Marchand
koryo-name-B = Barbare
koryo-name-L = Lobbying
koryo-power-1 = Pendant la partie, départage en ta faveur toute majorité à égalité.
koryo-power-2 = Majorité : vole un jeton, une fois pendant ton tour. Le Lobbying ne t’atteint pas tant que tu n’as aucun Gardien.
koryo-power-3 = Majorité : tu peux garder deux cartes de plus.
koryo-power-4 = Majorité : détruis un de tes événements, une fois pendant ton tour.
koryo-power-5 = Majorité : tu peux poser deux cartes différentes.
koryo-power-6 = Majorité : prends un jeton à la banque, une fois pendant ton tour.
koryo-power-7 = Majorité : les Barbares ne t’atteignent pas.
koryo-power-8 = Majorité : tu reçois une carte de plus.
koryo-power-9 = Aucun pouvoir, mais neuf points.
koryo-power-B = Événement, moins un point. Quand tu le dévoiles, tu peux détruire un personnage chez un adversaire.
koryo-power-L = Événement, moins un point. Quand tu le dévoiles, tu peux échanger deux personnages de deux joueurs différents.
koryo-ask-order = Ton ordre : pose des cartes identiques, ou rien
koryo-ask-action = À toi : dévoile, utilise tes pouvoirs, finis ton tour
koryo-ask-barbarian = Barbare : quel personnage détruire ?
koryo-ask-lobbying = Lobbying : quels personnages échanger ?
koryo-ask-discard = Trop de cartes : laquelle défausser ?
koryo-do-pass = Ne rien poser
koryo-do-play = Poser : { $thing }
koryo-do-reveal = Dévoiler : { $thing }
koryo-do-banker = Prendre un jeton à la banque
koryo-do-priest = Détruire ton { $thing }
koryo-do-spy = Voler un jeton à { $player }
koryo-do-end = Finir le tour
koryo-do-destroy = Détruire : { $kind } ({ $player })
koryo-do-swap = { $player } : { $kind } ⇄ { $other } : { $another }
koryo-do-decline = Renoncer à l’événement
koryo-do-discard = Défausser : { $kind }
koryo-aim-destroy = Détruire
koryo-aim-swap = Échanger
koryo-aim-discard = Défausser
koryo-score-1 = Omniscient (1)
koryo-score-2 = Espions (2)
koryo-score-3 = Sénateurs (3)
koryo-score-4 = Prêtres (4)
koryo-score-5 = Armateurs (5)
koryo-score-6 = Banquiers (6)
koryo-score-7 = Gardiens (7)
koryo-score-8 = Broadcasters (8)
koryo-score-9 = Marchands (9)
koryo-score-tokens = Jetons
koryo-score-events = Événements

## Chosŏn

choson-name-1 = Yi
choson-name-2 = Sniper
choson-name-3 = Oracle
choson-name-4 = Faucheur
choson-name-5 = Gosu
choson-name-6 = Scientifique
choson-name-7 = Hulk
choson-name-8 = Voyageur temporel
choson-name-9 = Observateur
choson-name-E = Événement
choson-power-1 = Avec un événement : Lobby. Majorité : place le Bouclier de Yi sur une de tes familles, une fois pendant ton tour.
choson-power-2 = Avec un événement : Arme à feu. Majorité : tu as la Riposte par arme à feu et peux répondre aux tirs.
choson-power-3 = Avec un événement : Lobby. Majorité : prends un jeton à ton tour si tu as une Riposte, par arme à feu ou à l’épée.
choson-power-4 = Avec un événement : Épée, sur les valeurs 3 à 5. Majorité : ton épée peut frapper deux fois.
choson-power-5 = Avec un événement : Épée, sur les valeurs 4 à 6. Majorité : garde un événement dévoilé ce tour-ci, il vaut un point à la fin.
choson-power-6 = Avec un événement : Lobby. Majorité : prends un jeton à ton tour si tu dévoiles un événement.
choson-power-7 = Avec un événement : Épée, sur les valeurs 6 à 8. Majorité : tu as la Riposte à l’épée et peux répondre aux coups d’épée.
choson-power-8 = Avec un événement : Arme à feu. Majorité : au début d’une ronde, tu peux en sacrifier un pour devenir premier joueur et prendre un jeton.
choson-power-9 = Ne se pose jamais avec un événement. Aucun pouvoir, mais neuf points.
choson-power-E = Avec un personnage, il déclenche son pouvoir d’arrivée en jeu. Trois ensemble te donnent Yi’s Legacy.
choson-legacy = Yi’s Legacy : double un score de dix au plus, ajoute quelques points au-delà
choson-return-fire = Riposte par arme à feu : peut répondre aux tirs
choson-counter-attack = Riposte à l’épée : peut répondre aux coups d’épée
choson-ask-travel = Voyage dans le temps : sacrifier un Voyageur temporel pour devenir premier joueur et prendre un jeton ?
choson-ask-order = Ton ordre : une famille, deux personnages, un personnage avec un événement, trois événements, ou rien
choson-ask-main = À toi : dévoile, utilise tes pouvoirs, finis ton tour
choson-ask-fire = Arme à feu : choisis un personnage à détruire{ $others ->
    [0] { "" }
   *[other] , ou fais autre chose
}
choson-ask-strike = Épée : choisis un personnage à détruire{ $others ->
    [0] { "" }
   *[other] , ou fais autre chose
}
choson-ask-lobby = Lobby : choisis deux personnages à échanger{ $others ->
    [0] { "" }
   *[other] , ou fais autre chose
}
choson-ask-shield = Tu peux placer le Bouclier de Yi sur une de tes familles
choson-ask-riposte = Tu as subi une attaque : riposter ?
choson-ask-discard = Trop de personnages : lequel défausser ?
choson-do-travel = Voyager dans le temps
choson-do-travel-from = Voyager et prendre un jeton à { $player }
choson-do-stay = Rester
choson-do-pass = Ne rien poser
choson-do-play = Poser : { $thing }
choson-do-reveal = Dévoiler
choson-do-shield = Bouclier de Yi : { $kind }
choson-do-lobby = { $player } : { $kind } ⇄ { $other } : { $another }
choson-do-fire = Tirer : { $kind } ({ $player })
choson-do-strike = Frapper : { $kind } ({ $player })
choson-do-done = Pas de second coup
choson-do-riposte = Riposter
choson-do-hold = Ne pas riposter
choson-do-oracle = Oracle : prendre un jeton
choson-do-oracle-from = Oracle : prendre un jeton à { $player }
choson-do-scientist = Scientifique : prendre un jeton
choson-do-scientist-from = Scientifique : prendre un jeton à { $player }
choson-do-gosu = Gosu : garder un événement
choson-do-end = Finir le tour
choson-do-discard = Défausser : { $kind }
choson-aim-shield = Bouclier de Yi
choson-aim-lobby = Lobby
choson-aim-fire = Tirer
choson-aim-strike = Frapper
choson-aim-discard = Défausser
choson-score-1 = Yi (1)
choson-score-2 = Snipers (2)
choson-score-3 = Oracles (3)
choson-score-4 = Faucheurs (4)
choson-score-5 = Gosu (5)
choson-score-6 = Scientifiques (6)
choson-score-7 = Hulk (7)
choson-score-8 = Voyageurs temporels (8)
choson-score-9 = Observateurs (9)
choson-score-tokens = Jetons
choson-score-events = Événements gardés
choson-score-first = Premier joueur
choson-score-legacy = Yi’s Legacy

## Lire les cartes

# 28 caractères au plus : ils figurent sur les cartes.
koryo-short-1 = Gagne les égalités
koryo-short-2 = Vole un jeton
koryo-short-3 = Garde deux cartes de plus
koryo-short-4 = Détruis un de tes événements
koryo-short-5 = Pose deux cartes différentes
koryo-short-6 = Un jeton de la banque
koryo-short-7 = À l’abri des Barbares
koryo-short-8 = Une carte de plus
koryo-short-9 = Neuf points, sans pouvoir
koryo-short-B = Détruit un personnage, −1
koryo-short-L = Échange 2 personnages, −1
choson-short-1 = Place le Bouclier de Yi
choson-short-2 = Réponds aux tirs
choson-short-3 = Jeton si tu as une Riposte
choson-short-4 = L’épée frappe deux fois
choson-short-5 = Garde un événement : 1 point
choson-short-6 = Jeton avec un événement
choson-short-7 = Réponds aux coups d’épée
choson-short-8 = 1er joueur et 1 jeton
choson-short-9 = Neuf points, sans pouvoir
choson-short-E = Déclenche un pouvoir
details-label-value = Valeur
details-label-copies = Nombre
details-label-effect = Arrivée en jeu
details-label-power = Pouvoir
details-value = { $value ->
    [one] { $value } point à la fin pour la majorité
   *[other] { $value } points à la fin pour la majorité
}
details-value-event-koryo = Un point de moins chacun à la fin
details-value-event-choson = Un point à la fin pour chaque événement gardé
details-copies = { $count ->
    [one] { $count } carte dans le jeu
   *[other] { $count } cartes dans le jeu
}
choson-effect-lobby = Lobby : posé avec un événement, tu peux échanger deux personnages de deux joueurs différents.
choson-effect-firearm = Arme à feu : posé avec un événement, tu peux détruire n’importe quel personnage d’un adversaire.
choson-effect-sword = Épée : posé avec un événement, tu peux détruire un personnage d’un adversaire dont la valeur diffère d’un au plus.
season-tip = Cette ronde, chacun reçoit { $dealt } cartes et peut en garder { $kept } devant soi à la fin.
koryo-phase-tip-order = Pose face cachée des cartes d’une seule sorte, ou rien. Le reste de la main retourne dans la pioche.
koryo-phase-tip-action = Chacun son tour : dévoile tes cartes et utilise les pouvoirs de tes majorités.
koryo-phase-tip-discard = Ceux qui ont trop de cartes défaussent des personnages.
choson-phase-tip-travel = La majorité des Voyageurs temporels permet d’en sacrifier un pour commencer.
choson-phase-tip-order = Pose des cartes face cachée, ou rien. Le reste de la main retourne dans la pioche.
choson-phase-tip-main = Chacun son tour : dévoile tes cartes et utilise tes pouvoirs.
choson-phase-tip-discard = Ceux qui ont trop de personnages en défaussent.
koryo-first-player-tip = Reçoit ses cartes et joue en premier. Passe au joueur suivant à chaque ronde.
choson-first-player-tip = Reçoit ses cartes et joue en premier. Vaut deux points à la fin.
shield-tip = Bouclier de Yi : rien ne peut échanger ni détruire ces cartes, et elles gagnent les égalités pendant la partie
choson-return-fire-tip = Pour la majorité des Snipers : si un tir détruit ton personnage, tu peux détruire une carte de la famille qui a tiré.
choson-counter-attack-tip = Pour la majorité des Hulks : si une épée détruit ton personnage, tu peux détruire une carte de la famille qui a frappé.

## Corinth

corinth-harbor = Port
corinth-market = Marché
corinth-name-gold = Or
corinth-name-goats = Chèvres
corinth-name-spices = Épices
corinth-name-carpets = Tapis
corinth-name-wine = Vin
corinth-name-oil = Huile
corinth-name-temple = Temple
corinth-name-warehouse = Entrepôt
corinth-name-stable = Étable
corinth-name-store = Magasin
corinth-about-gold = Les dés les plus hauts. Prends autant de pièces d’or qu’il y a de dés. À la fin, chaque paire de pièces restantes vaut un point.
corinth-about-goats = Les dés les plus bas. Prends autant de chèvres qu’il y a de dés. À la fin, chaque paire de chèvres restantes vaut un point.
corinth-about-spices = Livre autant d’épices qu’il y a de dés.
corinth-about-carpets = Livre autant de tapis qu’il y a de dés. Le premier à remplir toutes les échoppes gagne le bonus.
corinth-about-wine = Livre autant de vin qu’il y a de dés. Le premier à remplir toutes les échoppes gagne le bonus.
corinth-about-oil = Livre autant d’huile qu’il y a de dés. Le premier à remplir toutes les échoppes gagne le bonus.
corinth-about-temple = 3 pièces d’or et 3 chèvres. À la fin, trois points pour chacun de tes bâtiments, celui-ci compris.
corinth-about-warehouse = 4 pièces d’or et 4 chèvres. Un symbole de plus chaque fois que tu prends des marchandises dans le port.
corinth-about-stable = 2 pièces d’or et 1 chèvre. Ton intendant peut faire gratuitement un ou deux pas de plus ou de moins.
corinth-about-store = 2 chèvres. Deux pièces d’or de plus chaque fois que tu prends de l’or dans le port.
corinth-group = Dés de { $value } : { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
corinth-no-dice-here = Pas de dés
corinth-shops-tip = Seules les échoppes complètes donnent des points. Une échoppe entamée doit être remplie avant la suivante.
corinth-shop = Échoppe { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $filled } sur { $size } livrés
corinth-bonus-tip = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le premier à remplir ici toutes les échoppes
corinth-bonus-of = Le bonus est à { $player }
corinth-purse-tip = Les symboles pleins sont à toi, les barrés sont dépensés. On en gagne 24 au plus dans une partie.
corinth-purse = restants : { $left } ; reçus : { $circled } sur { $size } ; dépensés : { $spent }
corinth-cost = { $gold ->
    [0] { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
    [one] { $gold } pièce d’or, { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
   *[other] { $gold } pièces d’or, { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
}
corinth-built-already = construit
corinth-turns = Premier joueur :
corinth-turns-tip = Une case est cochée chaque fois que ce joueur lance les dés
corinth-turns-marked = { $count ->
    [one] { $count } case cochée
   *[other] { $count } cases cochées
} sur { $of }
corinth-look = Voir la feuille : { $player }
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = un dé jaune pour tous les lancers suivants
corinth-field-plus = compte double à la prochaine case de décompte
corinth-field-score = décompte : note le nombre de cases entourées depuis le décompte précédent, plus le nombre noté alors
corinth-field-start = le départ
corinth-field-is-free = pas encore parcourue
corinth-field-is-crossed = parcourue
corinth-field-is-circled = entourée
corinth-field-is-walking = sur le chemin
corinth-steward-here = l’intendant est ici
corinth-steps-left = { $count ->
    [one] Encore { $count } pas
   *[other] Encore { $count } pas
}
corinth-for-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
corinth-for-free = gratuit
corinth-walk-here = aller ici : { $cost }
corinth-way = Chemin { $number } sur { $count }
corinth-walk-way = Prendre ce chemin
corinth-next-way = Autre chemin
corinth-preview-take = Prendre { $count } × { $thing }
corinth-preview-steward = Intendant, { $value } : cases à portée { $fields }, gratuites { $free }
corinth-preview-how = Pointe ou touche un groupe pour voir ses deux usages
phase-corinth-roll = Lancer
phase-corinth-choose = Choisir
phase-corinth-shop = Agir
phase-corinth-build = Construire
corinth-ask-roll = Lance les dés : acheter des dés jaunes, pour une pièce d’or chacun ?
corinth-ask-choose = Prends un groupe pour son nombre de dés, ou utilise sa valeur pour déplacer l’intendant
corinth-ask-shop = { $thing } : encore { $left } à livrer. Quelle échoppe entames-tu ?
corinth-ask-steps = Dés : { $value }. Choisis une case ou le nombre de pas
corinth-ask-walk = { $steps ->
    [one] L’intendant se déplace d’un pas : choisis la case
   *[other] L’intendant se déplace de { $steps } pas : choisis la prochaine case
}
corinth-ask-build = Que construis-tu ?
corinth-do-roll = { $count ->
    [0] Lancer
    [one] Lancer avec { $count } dé jaune
   *[other] Lancer avec { $count } dés jaunes
}
corinth-do-take = Prendre : { $thing }
corinth-do-steward = Déplacer l’intendant : { $thing }
corinth-do-drop = Retirer les dés : { $thing }
corinth-do-compensate = Déplacer l’intendant d’un pas
corinth-do-skip = Ne rien faire
corinth-do-shop = Échoppe { $thing }
corinth-do-stop = Ne plus rien livrer
corinth-do-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
corinth-do-north = Nord
corinth-do-east = Est
corinth-do-south = Sud
corinth-do-west = Ouest
corinth-do-build = Construire : { $thing }
corinth-do-done = Ne plus construire
corinth-tip-take = Quartier { $thing } : prendre { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
corinth-tip-steward = Les dés montrent { $value } : l’intendant se déplace d’autant de pas
corinth-tip-drop = Aucun groupe ne peut servir : retire celui-ci
corinth-score-spices = Épices
corinth-score-carpets = Tapis
corinth-score-wine = Vin
corinth-score-oil = Huile
corinth-score-bonuses = Bonus
corinth-score-steward = Intendant
corinth-score-temple = Temple
corinth-score-gold = Or restant
corinth-score-goats = Chèvres restantes

## Playing

confirm-moves = Confirmer les coups qui font perdre quelque chose
confirm-action = { $action } quand même ?
confirm-reason = Il reste quelque chose à faire. Choisis encore une fois pour confirmer.
keys-choice = choisir l’action qui porte ce numéro
keys-give-up = finir, s’arrêter ou refuser
keys-enter = placer les cartes, ou prendre le bouton mis en avant
keys-arrows = passer d’un choix à l’autre
keys-help = montrer cette liste

## Toi

you-link = Tes appareils et tes données
you-line = Tu n’as pas besoin de compte. Mais un navigateur peut t’oublier : avec une clé d’accès ou un code, tu gardes ton nom, tes tables et tes réglages, aussi sur d’autres appareils.
somebody = Quelqu’un
passkeys = Clés d’accès
passkeys-line = Une clé d’accès est conservée par ton appareil ou ton gestionnaire de mots de passe. Avec elle, tu peux te reconnecter à tout moment, partout.
passkeys-off = Les clés d’accès ne marchent qu’en HTTPS, et pas sous une simple adresse IP.
passkey-create = Créer une clé d’accès
passkey-created = créée : { $date }
passkey-canceled = Aucune clé d’accès n’a été utilisée.
remove = Supprimer
device-unknown = Appareil inconnu
transfer = Un autre appareil
transfer-line = Scanne l’image avec l’autre appareil, ou ouvres-y cette page et tape le code.
transfer-show = Afficher un code
transfer-again = Créer un nouveau code
transfer-until = Valable une fois, jusqu’à { $time }.
transfer-qr = Le code sous forme d’image à scanner
sign-in = Se connecter ici
sign-in-line = Tu joues déjà sur un autre appareil ? Affiches-y un code et tape-le ici, ou utilise ta clé d’accès.
sign-in-code = Code
sign-in-button = Se connecter
sign-in-as = Se connecter comme { $name }
sign-in-whose = Avec ce code, cet appareil se connecte comme { $name }. N’utilise qu’un code affiché sur un de tes appareils : sinon, quelqu’un d’autre pourrait jouer à ta place.
sign-in-merge = Apporter les tables de cet appareil
sign-in-passkey = Se connecter avec une clé d’accès
devices = Appareils connectés
device-here = cet appareil
device-seen = vu : { $date }
device-sign-out = Déconnecter : { $device }
sign-out = Déconnecter
your-data = Tes données
your-data-line = Télécharge tout ce que ce serveur garde sur toi, ou supprime-le. Tes places dans les parties avec d’autres restent, sans ton nom ; des bots continuent à jouer.
download-data = Télécharger
delete-me = Tout supprimer
delete-sure = Clique encore pour supprimer

## Learning

coach = Coach
coach-tip = Explique chaque nouveau type de choix et dit, après un coup faible, ce qui était mieux
learn = Apprendre
puzzles = Problèmes
learn-game = Apprendre { $game } dans une première partie
learn-offer = { $game }, c’est nouveau pour toi ? Joue une première partie expliquée : environ 6 minutes.
leaders-link = Classement
profile-link = Tes résultats et tes cotes
to-challenges = Défis
to-challenge-results = Comparer les résultats

## Talk

talk = Discuter
