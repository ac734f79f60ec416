# The notes of the first game of Koryŏ (madang/lessons/koryo.toml).

lesson-koryo-goal = Voici la fin d’une partie : le plus haut score gagne. Chaque famille donne son nombre à qui en a le plus de cartes. Tu as quatre Marchands, Mina trois, Joon deux : 9 points pour toi.
lesson-koryo-goal-tie = Tout le monde a deux Gardiens : égalité. À la fin, une égalité ne donne de points à personne, même si tu as l’Omniscient.
lesson-koryo-goal-sum = Un jeton vaut un point, un événement devant toi en coûte un. Tu as donc 9 pour les Marchands, 1 pour l’Omniscient, 3 pour les jetons, moins 1 : 12 points. À nous de jouer.
lesson-koryo-hand = Ronde 1 sur 8. Tu reçois dix cartes. Tu poses face cachée des cartes identiques, autant que tu veux. Le reste retourne dans la pioche.
lesson-koryo-place = Pose tes deux Banquiers : choisis-les tous les deux, puis appuie sur le bouton.
lesson-koryo-banker = C’est ton tour : tes Banquiers sont visibles. Personne d’autre n’en montre, donc la majorité est à toi, et leur pouvoir aussi. Prends le jeton qu’ils te donnent.
lesson-koryo-round-end = Les autres ont dévoilé aussi : Joon a un Banquier, tu en as toujours plus. La ronde est finie. La lanterne du premier joueur passe au suivant ; à chaque ronde, on reçoit une carte de moins et on peut en garder une de plus.
lesson-koryo-tie = Ronde 4. Mina et toi avez deux Banquiers chacun. Pendant la partie, à égalité, personne n’a la majorité, sauf si l’un des ex æquo a l’Omniscient. C’est toi : les Banquiers travaillent toujours pour toi.
lesson-koryo-event = Un événement aide une fois, puis coûte un point. Un Barbare détruit un personnage d’un adversaire. Pose un Barbare.
lesson-koryo-reveal = Pendant ton tour, tu dévoiles et utilises tes pouvoirs dans l’ordre que tu veux. Commence par le Barbare : dévoile-le.
lesson-koryo-destroy = Mina a la majorité des Gardiens : les Barbares ne peuvent rien contre elle. Joon mène avec deux Broadcasters, qui lui donnent une carte de plus. Détruis-en un : clique dessus.
lesson-koryo-destroyed = Maintenant Mina et Joon ont un Broadcaster chacun : plus personne n’a la majorité. L’égalité des Banquiers est pour toi, alors prends ton jeton.
lesson-koryo-lobbying = Ronde 7. Mina et toi avez deux Marchands chacun : pour l’instant, personne ne marquerait leurs 9 points. Le Lobbying échange deux personnages de deux joueurs. Pose-le.
lesson-koryo-reveal-lobbying = Dévoile le Lobbying. Les pouvoirs peuvent attendre.
lesson-koryo-swap = Ton unique Gardien ne t’apporte rien : Mina en a trois. Donne-le à Joon contre son Marchand : clique sur ton Gardien, puis sur son Marchand.
lesson-koryo-spy = Trois Marchands contre deux : tu es en tête. Et ton Espion est le seul sur la table, tu peux donc voler un jeton. Prends-en un à Mina.
lesson-koryo-banker-again = Chaque pouvoir sert une fois par tour. Les Banquiers n’ont pas encore servi : prends un jeton.
lesson-koryo-discard = Fin de ronde. Tu as dix cartes, mais tu peux en garder neuf. Les événements comptent, mais ne se défaussent pas. Ton unique Broadcaster ne mène rien : défausse-le.
lesson-koryo-last-round = La dernière ronde : trois cartes seulement. Mina et Joon en ont posé une chacun, sans qu’on sache laquelle. Tu as trois Marchands, Mina deux. Assure-toi : pose ton Marchand.
lesson-koryo-last-reveal = C’était un Marchand : Mina en a trois maintenant, comme toi. Une égalité te coûterait 9 points. Dévoile le tien.
lesson-koryo-priest = Quatre contre trois. Ton Prêtre est le seul sur la table : il détruit un de tes événements, et c’est un point de gagné. Détruis le Barbare.
lesson-koryo-last-token = Et l’Omniscient gagne encore l’égalité des Banquiers : prends un dernier jeton.
lesson-koryo-score = La partie est finie. Marchands 9, Prêtres 4, Omniscient 1, cinq jetons, moins un événement : 18 points, et tu gagnes. Les Banquiers sont à égalité : à la fin, personne ne les marque, l’Omniscient n’aide pas ici.
lesson-koryo-end = C’était ta première partie de Koryŏ. Astuce : survole une carte, ou appuie longtemps dessus, pour lire ce qu’elle fait.
