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
    [stop] on arrête une livraison tant qu’il reste des marchandises à livrer
    [steps] on choisit le nombre de pas quand l’intendant doit se déplacer
    [walk] l’intendant se déplace une fois le nombre de pas choisi
    [build] on construit à la fin de son tour
    [done] on finit son tour après avoir construit
   *[other] « { $verb } » se joue quand on choisit un groupe de dés
}, or { $phase ->
    [0] le premier joueur doit lancer les dés
    [1] il faut choisir un groupe de dés
    [2] il faut livrer des marchandises
    [3] il faut choisir le nombre de pas de l’intendant
    [4] l’intendant se déplace
   *[5] c’est le moment de construire
}
corinth-yellow-limit = on ne lance jamais plus de { $most } dés jaunes, et tu en as déjà gagné { $earned }
corinth-dice-too-dear = { $dice ->
    [one] { $dice } dé jaune coûte { $dice } pièce
   *[other] { $dice } dés jaunes coûtent { $dice } pièces
} d’or, et tu { $gold ->
    [0] n’en as pas
   *[other] n’en as que { $gold }
}
corinth-no-dice = il n’y a pas de dés sur le quartier { corinth-district }
corinth-all-circled = quartier { corinth-district } : tout est encerclé, il n’y a plus de place
corinth-district-full = quartier { corinth-district } : toutes tes échoppes sont complètes
corinth-steward-stuck = avec une valeur de { $value } et { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d’or, ton intendant n’a aucun chemin possible
corinth-action-possible = on ne retire des dés que si aucun groupe ne peut servir
corinth-dice-left = seulement quand il ne reste plus de dés dans le port
corinth-started-shop-first = quartier { corinth-district } : complète l’échoppe { $shop } avant d’en entamer une autre
corinth-shop-full = quartier { corinth-district } : l’échoppe { $shop } est complète
corinth-no-such-shop = quartier { corinth-district } : il n’y a que { $shops } échoppes
corinth-length-too-dear = { $steps } pas : il faut { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} d’or, et tu { $gold ->
    [0] n’en as pas
   *[other] n’en as que { $gold }
}
corinth-no-way = aucun chemin de { $steps } pas n’évite les cases déjà parcourues
corinth-market-ends = le marché s’arrête là
corinth-field-walked = l’intendant est déjà passé par { $field }
corinth-dead-end = depuis { $field }, l’intendant ne pourrait pas faire { $rest ->
    [one] le pas qui reste
   *[other] les { $rest } pas qui restent
}
corinth-built = tu as déjà construit { corinth-building }
corinth-building-too-dear = { corinth-building } coûte { $gold ->
    [0] { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
    [one] { $gold } pièce d’or et { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
   *[other] { $gold } pièces d’or et { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
}, et tu as { $have-gold ->
    [one] { $have-gold } pièce d’or
   *[other] { $have-gold } pièces d’or
} et { $have-goats ->
    [one] { $have-goats } chèvre
   *[other] { $have-goats } chèvres
}

# Corinth : ce que fait quelqu’un

corinth-did-roll = { $who } { $dice ->
    [0] lance les dés
    [1] achète un dé jaune et lance les dés
   *[other] achète { $dice } dés jaunes et lance les dés
}
corinth-did-take = { $who } prend les dés du quartier { corinth-district } : +{ $count }
corinth-did-steward = { $who } déplace l’intendant avec les dés du quartier { corinth-district } (valeur { $value })
corinth-did-drop = { $who } retire les dés du quartier { corinth-district }
corinth-did-compensate = { $who } n’a plus de dés à prendre et déplace l’intendant
corinth-did-skip = { $who } n’a plus de dés à prendre et ne fait rien
corinth-did-shop = { $who } entame l’échoppe { $shop } du quartier { corinth-district } : +{ $count }
corinth-did-stop = { $who } n’entame pas d’autre échoppe
corinth-did-steps = { $who } choisit un déplacement { $steps ->
    [1] d’un pas
   *[other] de { $steps } pas
}
corinth-did-walk = { $who } avance vers { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
} ({ $field })
corinth-did-land = { $who } s’arrête en { $field } : { $gift ->
    [yellow] un dé jaune pour les lancers suivants
    [plus] +1
    [score] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[goods] { corinth-district } : +{ $count }
}
corinth-did-build = { $who } construit { corinth-building }
corinth-did-done = { $who } termine son tour
