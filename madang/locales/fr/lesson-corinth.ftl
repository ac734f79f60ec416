# The notes of the first game of Corinth (madang/lessons/corinth.toml).

lesson-corinth-goal = Voici la fin d’une partie, et ta feuille. Le plus haut score gagne. Voyons d’où viennent les points.
lesson-corinth-goal-shops = Seules les échoppes complètes comptent. Toutes celles de tapis le sont : 3 + 5 + 8. Tu les as remplies avant tout le monde : le bonus de 3 est aussi à toi.
lesson-corinth-goal-rest = L’intendant a noté 4 et 8 sur des cases de décompte : 12. Le Temple donne 3 points pour chacun de tes trois bâtiments : 9. Et deux pièces d’or ou deux chèvres qui restent font un point. À nous de jouer.
lesson-corinth-roll = Tu es le premier joueur et lances neuf dés blancs pour tout le monde. Tu pourrais acheter un dé jaune pour une pièce d’or, mais garde-la : lance sans.
lesson-corinth-harbor = Les dés égaux forment des groupes. Les plus hauts, deux 6, vont sur l’or ; les plus bas, deux 1, sur les chèvres. Les autres en montant : un 2 sur l’huile, trois 3 sur le vin, un 5 sur les tapis.
lesson-corinth-take = Tu prends un groupe, pour le nombre de ses dés ou pour leur valeur. Trois dés sur le vin font trois vins : prends-les avec le bouton de gauche.
lesson-corinth-shop = Trois vins à livrer. Une échoppe entamée doit être remplie avant la suivante. La troisième en demande exactement trois et vaut 4 points : choisis-la.
lesson-corinth-steward = Pleine : 4 points. Mina a pris l’or et construit une Étable. À deux joueurs, tu as maintenant un second tour. Cette fois, utilise la valeur : le dé sur l’huile montre 2, l’intendant fera 2 pas. Appuie sur les pas.
lesson-corinth-steps = Chaque pas de plus ou de moins que ce que montrent les dés coûte une pièce d’or. Deux pas sont gratuits : choisis-les.
lesson-corinth-walk = L’intendant ne passe jamais deux fois par une case, et seule la case où il s’arrête donne quelque chose. Va à droite, vers le +1 : premier pas.
lesson-corinth-walk-on = Et le second pas, sur le +1.
lesson-corinth-walked = Le +1 est entouré : il comptera double à la prochaine case de décompte. La manche est finie, on retire les dés qui restent, et Mina lance.
lesson-corinth-yellow = Quelques manches plus tard, tu as lancé avec deux dés jaunes. Ils comptent dans leurs groupes, mais pour le premier joueur seul : après ton tour, on les retire. L’or a trois dés blancs et un jaune.
lesson-corinth-gold = Quatre dés font quatre pièces d’or. Prends-les.
lesson-corinth-build = À la fin de ton tour, tu peux construire. Tu as six pièces d’or et quatre chèvres. L’Étable coûte 2 or et une chèvre : désormais, ton intendant peut faire un ou deux pas de plus ou de moins sans payer. Construis-la.
lesson-corinth-build-temple = Tu peux encore payer le Temple, 3 or et 3 chèvres : à la fin, il donne 3 points pour chacun de tes bâtiments. Construis-le aussi.
lesson-corinth-score-field = Plus tard. Ton intendant a entouré deux cases, dont un +1, et se trouve à côté d’une case de décompte (★). Les dés sur les chèvres montrent 1 : utilise-les pour l’intendant.
lesson-corinth-score-steps = Ton Étable offre deux pas de plus sans payer. Mais un seul suffit.
lesson-corinth-score-walk = Va à droite, sur la case de décompte.
lesson-corinth-scored = Trois cases entourées, et le +1 compte une fois de plus : 4 points dans la case. Au prochain décompte, tu compteras les cases suivantes et ajouteras ces 4 : continuer rapporte.
lesson-corinth-bonus = Le dernier tour de la partie. Trois dés sur les tapis : il manque un tapis à la deuxième échoppe, la première est vide et en demande deux. Mina a presque rempli les siennes. Prends les tapis.
lesson-corinth-bonus-shop = Le premier tapis est allé à l’échoppe entamée. Il en reste deux : remplis la première échoppe.
lesson-corinth-score = Tous les tapis sont complets, et tu es en premier : 3 points de plus. La partie finit sur 49 points à 27 : échoppes, bonus, décompte de l’intendant, Temple avec trois bâtiments, or et chèvres qui restent. Tu gagnes.
lesson-corinth-end = C’était ta première partie de Corinth. Une partie entière à deux joueurs compte douze manches.
