# The notes of the first game of Chosŏn (madang/lessons/choson.toml).

lesson-choson-goal = Voici la fin d’une partie : le plus haut score gagne. Chaque famille donne son nombre à qui en a le plus de cartes : ici Yi, le Sniper et les Scientifiques sont à toi, 9 points. Les Observateurs sont à égalité : personne ne les marque.
lesson-choson-goal-sum = Mina a Gosu et le Voyageur temporel : 13, deux jetons, et 2 comme premier joueur : 17. Tu as Yi’s Legacy, qui double un score de dix au plus : 18. Tu gagnes.
lesson-choson-hand = Ronde 1 sur 8, dix cartes. Face cachée, tu peux poser : une seule famille, autant que tu veux, deux personnages différents, un personnage avec un événement, ou trois événements. Mina a déjà posé deux cartes.
lesson-choson-effect = Un événement déclenche le pouvoir d’arrivée du personnage posé avec lui. Celui du Sniper est une arme à feu. Pose ensemble le Sniper et l’événement.
lesson-choson-fire = Mina a dévoilé deux Hulk. Une arme à feu détruit n’importe quel personnage d’un adversaire : tire sur un Hulk en cliquant dessus.
lesson-choson-return-fire = Avec la majorité des Snipers, tu as aussi la Riposte par arme à feu : qui abat un de tes personnages perd une carte en retour. Mina garde un Hulk, donc la Riposte à l’épée, la même chose contre les épées.
lesson-choson-majority = Ronde 3. Tu as maintenant le plus de Snipers et le plus de Hulk : les deux Ripostes sont à toi. À égalité, personne n’aurait la majorité. Mina a posé deux cartes.
lesson-choson-lobby-order = Pose un Scientifique avec l’événement. Son pouvoir d’arrivée est un Lobby : il échange deux personnages.
lesson-choson-riposte = Le Gosu de Mina a frappé ton Scientifique. Une épée atteint les valeurs à un d’écart au plus : Gosu 4 à 6. Mais tu as la Riposte à l’épée : riposte, et son Gosu disparaît.
lesson-choson-scientist = C’est ton tour. Tu as la majorité des Scientifiques et tu as dévoilé un événement : ils te donnent un jeton. Prends-le.
lesson-choson-lobby = Si tu prends ce jeton, tu dois aussi utiliser le pouvoir d’arrivée. Échange ton Sniper contre l’Observateur de Mina : clique sur les deux.
lesson-choson-lobby-done = L’Observateur vaut 9 points pour toi, et Mina mène maintenant les Snipers : la Riposte par arme à feu est à elle. Une majorité se juge au moment où elle compte.
lesson-choson-legacy = Ronde 6. Trois événements posés ensemble donnent Yi’s Legacy : il double un score de dix au plus et, à deux joueurs, ajoute 5 à un score plus haut. Pose tes trois événements.
lesson-choson-shield = Tu as Yi : pendant ton tour, tu peux poser le Bouclier de Yi sur une de tes familles. Rien ne peut échanger ni détruire ses cartes, et elle gagne les égalités pendant la partie. Pose-le sur les Observateurs : clique dessus.
lesson-choson-shield-done = Tes événements t’ont donné Yi’s Legacy, et les Scientifiques un jeton. Puis Mina a tiré : les Observateurs sous le bouclier étaient hors d’atteinte, elle a pris un Scientifique. À la fin de cette ronde, tu peux garder huit personnages ; au-delà, on défausse.
lesson-choson-travel = La dernière ronde. Avec la majorité des Voyageurs temporels, tu peux en sacrifier un avant la distribution : tu deviens premier joueur, ce qui vaut 2 points à la fin, et tu prends un jeton. Il t’en restera deux contre un. Voyage dans le temps.
lesson-choson-last-order = Les deux Observateurs de Mina lui donneraient 9 points. Tu en as deux en main : pose-les, et l’égalité ne rapporte à personne.
lesson-choson-score-legacy = La partie est finie. L’Oracle de Mina a pris un jeton de plus, car elle avait la Riposte par arme à feu. Toi : 6 + 7 + 8, quatre jetons, 2 comme premier joueur : 27. Mina : 14 et quatre jetons ; 18 dépasse dix, donc Yi’s Legacy ajoute 5 : 23. Tu gagnes.
lesson-choson-end = C’était ta première partie de Chosŏn. Astuce : survole une carte, ou appuie longtemps dessus, pour lire ce qu’elle fait.
