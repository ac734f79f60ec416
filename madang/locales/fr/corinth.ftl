# Corinth : noms. Les bâtiments portent leur article.

corinth-district = { $district ->
    [goats] Chèvres
    [oil] Huile
    [wine] Vin
    [carpets] Tapis
    [spices] Épices
   *[gold] Or
}
corinth-building = { $building ->
    [temple] le Temple
    [warehouse] l’Entrepôt
    [stable] l’Étable
   *[store] le Magasin
}

# Corinth : pourquoi pas

corinth-not-now = { $verb ->
    [roll] on lance les dés au début d’une manche
    [shop] on choisit une échoppe tant qu’il reste des marchandises à livrer
    [stop] on arrête une livraison tant qu’il reste des marchandises
    [steps] on choisit le nombre de pas quand l’intendant doit avancer
    [walk] l’intendant avance une fois le nombre de pas choisi
    [build] on construit à la fin de son tour
    [done] on finit son tour après les constructions
   *[other] « { $verb } » est pour qui doit choisir un groupe de dés
}, et maintenant { $phase ->
    [0] le premier joueur doit lancer les dés
    [1] on choisit un groupe de dés
    [2] on livre des marchandises
    [3] on choisit le nombre de pas de l’intendant
    [4] l’intendant avance
   *[5] c’est le moment de construire
}
corinth-yellow-limit = on ne lance jamais plus de { $most } dés jaunes, et tu en as déjà gagné { $earned }
corinth-dice-too-dear = { $dice ->
    [one] { $dice } dé jaune coûte
   *[other] { $dice } dés jaunes coûtent
} { $dice ->
    [one] { $dice } pièce d’or
   *[other] { $dice } pièces d’or
}, et tu en as { $gold }
corinth-no-dice = il n’y a pas de dés sur le quartier { corinth-district }
corinth-all-circled = quartier { corinth-district } : tout est encerclé, il n’y a plus de place
corinth-district-full = quartier { corinth-district } : toutes tes échoppes sont complètes
corinth-steward-stuck = avec des dés de { $value } et { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, ton intendant n’a aucun chemin
corinth-action-possible = on retire des dés seulement si aucun ne peut servir
corinth-dice-left = c’est seulement pour qui ne trouve plus de dés dans le port
corinth-started-shop-first = quartier { corinth-district } : finis l’échoppe { $shop } avant d’en choisir une autre
corinth-shop-full = quartier { corinth-district } : l’échoppe { $shop } est complète
corinth-no-such-shop = quartier { corinth-district } : il n’y a que { $shops } échoppes
corinth-length-too-dear = { $steps } pas : il faut { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}, et tu en as { $gold }
corinth-no-way = aucun chemin de { $steps } pas ne passe par des cases libres
corinth-market-ends = le marché s’arrête là
corinth-field-walked = l’intendant est déjà passé par { $field }
corinth-dead-end = depuis { $field }, l’intendant ne pourrait pas faire les { $rest } pas qui restent
corinth-built = tu as déjà construit { corinth-building }
corinth-building-too-dear = { corinth-building } coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} et { $goats ->
    [one] { $goats } chèvre
   *[other] { $goats } chèvres
}, et tu as { $have-gold ->
    [one] { $have-gold } pièce d’or
   *[other] { $have-gold } pièces d’or
} et { $have-goats ->
    [one] { $have-goats } chèvre
   *[other] { $have-goats } chèvres
}

# Corinth : ce que fait quelqu’un

corinth-did-roll = { $who } lance les dés, { $dice ->
    [0] sans acheter de dé jaune
    [1] avec un dé jaune acheté
   *[other] avec { $dice } dés jaunes achetés
}
corinth-did-take = { $who } prend les dés du quartier { corinth-district }
corinth-did-steward = { $who } déplace l’intendant avec les dés du quartier { corinth-district }
corinth-did-drop = { $who } retire les dés du quartier { corinth-district }
corinth-did-compensate = { $who } ne trouve plus de dés et déplace l’intendant
corinth-did-skip = { $who } ne trouve plus de dés et ne fait rien
corinth-did-shop = { $who } entame l’échoppe { $shop }
corinth-did-stop = { $who } n’entame plus d’échoppe
corinth-did-steps = { $who } fera { $steps ->
    [1] un pas
   *[other] { $steps } pas
}
corinth-did-walk = { $who } va { $direction ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
corinth-did-build = { $who } construit { corinth-building }
corinth-did-done = { $who } termine son tour
