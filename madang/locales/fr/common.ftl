# Ce que disent tous les jeux.

malformed = « { $action } » n’est pas une action de ce jeu
game-over = la partie est finie
no-such-seat = il n’y a pas de place { $seat } à cette table
lower-seat-first = la place au plus petit numéro s’écrit en premier
cards-not-sorted = les cartes de « { $cards } » ne sont pas dans l’ordre croissant
bank-empty = la banque est vide
no-token = la place { $seat } n’a pas de jeton
