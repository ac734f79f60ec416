# The notes of the first game of Corinth (madang/lessons/corinth.toml).

lesson-corinth-goal = So endet ein Spiel, und das ist dein Bogen. Die meisten Punkte gewinnen. Hier kommen sie her.
lesson-corinth-goal-shops = Nur volle Verkaufsstände zählen. Alle für Teppiche sind voll: 3 + 5 + 8. Du hast sie als Erstes gefüllt, also gehört dir auch der Bonus von 3.
lesson-corinth-goal-rest = Der Statthalter hat auf Wertungsfeldern 4 und 8 aufgeschrieben: 12. Der Tempel bringt 3 Punkte für jedes deiner drei Gebäude: 9. Und je zwei Gold und je zwei Ziegen, die übrig sind, sind ein Punkt. Jetzt spielen wir.
lesson-corinth-roll = Du bist Startspieler und wirfst neun weiße Würfel für alle. Du könntest für ein Gold einen gelben kaufen, aber spar es dir: Würfle ohne.
lesson-corinth-harbor = Gleiche Würfel bilden Gruppen. Die höchsten, zwei Sechsen, kommen zum Gold, die niedrigsten, zwei Einsen, zu den Ziegen. Die anderen aufsteigend: eine 2 zum Öl, drei Dreien zum Wein, eine 5 zu den Teppichen.
lesson-corinth-take = Du nimmst eine Gruppe, für die Anzahl der Würfel oder für ihren Wert. Drei Würfel beim Wein sind drei Wein: Nimm sie mit dem linken Knopf.
lesson-corinth-shop = Drei Wein zum Liefern. Ein begonnener Verkaufsstand muss voll sein, bevor du den nächsten beginnst. Der dritte braucht genau drei und bringt 4 Punkte: Wähle ihn.
lesson-corinth-steward = Voll: 4 Punkte. Mina hat das Gold genommen und einen Stall gebaut. Zu zweit hast du jetzt noch einen Zug. Nutze diesmal den Wert: Der Würfel beim Öl zeigt 2, also geht der Statthalter 2 Schritte. Drück auf die Fußspuren.
lesson-corinth-steps = Jeder Schritt mehr oder weniger, als die Würfel zeigen, kostet ein Gold. Zwei Schritte sind umsonst: Wähle sie.
lesson-corinth-walk = Der Statthalter geht nie zweimal über ein Feld, und nur das Feld, auf dem eine Bewegung endet, gibt etwas. Geh nach rechts, zum +1: erster Schritt.
lesson-corinth-walk-on = Und der zweite Schritt, auf das +1.
lesson-corinth-walked = Das +1 ist eingekreist: Beim nächsten Wertungsfeld zählt es doppelt. Die Runde ist vorbei, die übrigen Würfel werden entfernt, und Mina würfelt.
lesson-corinth-yellow = Einige Runden später hast du mit zwei gelben Würfeln gewürfelt. Sie gehören zu ihren Gruppen, aber nur für den Startspieler: Nach deinem Zug werden sie entfernt. Beim Gold liegen drei weiße und ein gelber.
lesson-corinth-gold = Vier Würfel sind vier Gold. Nimm sie.
lesson-corinth-build = Am Ende deines Zuges darfst du bauen. Du hast sechs Gold und vier Ziegen. Der Stall kostet 2 Gold und eine Ziege: Ab jetzt darf dein Statthalter ein oder zwei Schritte mehr oder weniger umsonst gehen. Bau ihn.
lesson-corinth-build-temple = Für den Tempel reicht es auch noch, 3 Gold und 3 Ziegen: Am Ende bringt er 3 Punkte für jedes deiner Gebäude. Bau ihn dazu.
lesson-corinth-score-field = Später. Dein Statthalter hat zwei Felder eingekreist, eines davon ein +1, und steht neben einem Wertungsfeld (★). Die Würfel bei den Ziegen zeigen 1: Nutze sie für den Statthalter.
lesson-corinth-score-steps = Dein Stall bietet zwei Schritte mehr umsonst. Aber ein Schritt ist, was du brauchst.
lesson-corinth-score-walk = Geh nach rechts, auf das Wertungsfeld.
lesson-corinth-scored = Drei Felder sind eingekreist, und das +1 zählt noch einmal: 4 Punkte im Kästchen. Beim nächsten Wertungsfeld zählst du die Felder danach und addierst diese 4: Weitergehen lohnt sich.
lesson-corinth-bonus = Der letzte Zug des Spiels. Drei Würfel bei den Teppichen: Dem zweiten Verkaufsstand fehlt ein Teppich, der erste ist leer und braucht zwei. Mina hat ihre fast voll. Nimm die Teppiche.
lesson-corinth-bonus-shop = Der erste Teppich kam in den begonnenen Verkaufsstand. Zwei sind übrig: Fülle den ersten Verkaufsstand.
lesson-corinth-score = Alle Teppiche sind voll, und du bist damit vorn: 3 Punkte mehr. Das Spiel endet mit 49 zu 27 Punkten: Verkaufsstände, Bonus, das Kästchen des Statthalters, der Tempel mit drei Gebäuden, übriges Gold und Ziegen. Du gewinnst.
lesson-corinth-end = Das war dein erstes Spiel Corinth. Ein ganzes Spiel zu zweit hat zwölf Runden.
