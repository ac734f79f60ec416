# The notes of the first game of Koryŏ (madang/lessons/koryo.toml).

lesson-koryo-goal = So endet ein Spiel: Die meisten Punkte gewinnen. Jede Familie bringt ihre Zahl, wenn du die meisten Karten von ihr hast. Du hast vier Händler, Mina drei, Joon zwei: 9 Punkte für dich.
lesson-koryo-goal-tie = Alle haben zwei Wächter: Gleichstand. Am Ende bringt ein Gleichstand niemandem Punkte, obwohl du den Allwissenden hast.
lesson-koryo-goal-sum = Jeder Marker ist ein Punkt, jedes Ereignis vor dir kostet einen. Du hast also 9 für Händler, 1 für den Allwissenden, 3 für Marker, minus 1: 12 Punkte. Jetzt spielen wir.
lesson-koryo-hand = Runde 1 von 8. Du bekommst zehn Karten. Davon legst du gleiche Karten verdeckt aus, so viele du magst. Der Rest geht zurück in den Stapel.
lesson-koryo-place = Leg deine zwei Bankiers aus: Wähle beide, dann drück den Knopf.
lesson-koryo-banker = Du bist am Zug: Deine Bankiers liegen offen. Sonst zeigt niemand welche, also hast du die Mehrheit und damit ihre Fähigkeit. Nimm den Marker, den sie dir geben.
lesson-koryo-round-end = Auch die anderen haben aufgedeckt: Joon hat einen Bankier, du hast weiterhin mehr. Die Runde ist vorbei. Die Laterne des Startspielers wandert weiter; von Runde zu Runde bekommst du eine Karte weniger und darfst eine mehr behalten.
lesson-koryo-tie = Runde 4. Du und Mina habt je zwei Bankiers. Im Spiel heißt Gleichstand: Niemand hat die Mehrheit, es sei denn, jemand von ihnen hat den Allwissenden. Das bist du: Die Bankiers arbeiten weiter für dich.
lesson-koryo-event = Ereignisse helfen einmal und kosten dann einen Punkt. Ein Barbar zerstört eine gegnerische Person. Leg einen Barbaren aus.
lesson-koryo-reveal = In deinem Zug deckst du auf und nutzt deine Fähigkeiten, in beliebiger Reihenfolge. Fang mit dem Barbaren an: Deck ihn auf.
lesson-koryo-destroy = Mina hat die Mehrheit der Wächter: Barbaren können ihr nichts tun. Joon führt mit zwei Wissensvermittlern, die ihm eine Karte mehr bringen. Zerstöre einen davon: Klick ihn an.
lesson-koryo-destroyed = Jetzt haben Mina und Joon je einen Wissensvermittler: Niemand hat mehr die Mehrheit. Der Gleichstand bei den Bankiers ist deiner, also nimm deinen Marker.
lesson-koryo-lobbying = Runde 7. Du und Mina habt je zwei Händler: Noch bekäme niemand ihre 9 Punkte. Einflussnahme tauscht zwei Personen aus zwei Auslagen. Leg sie aus.
lesson-koryo-reveal-lobbying = Deck die Einflussnahme auf. Die Fähigkeiten können warten.
lesson-koryo-swap = Dein einziger Wächter bringt dir nichts: Mina hat drei. Gib ihn Joon für seinen Händler: Klick auf deinen Wächter, dann auf seinen Händler.
lesson-koryo-spy = Drei Händler gegen zwei: Du führst. Und dein Spion ist der einzige auf dem Tisch, du darfst also einen Marker stehlen. Nimm einen von Mina.
lesson-koryo-banker-again = Jede Fähigkeit wirkt einmal in deinem Zug. Die Bankiers sind noch frei: Nimm einen Marker.
lesson-koryo-discard = Rundenende. Du hast zehn Karten, darfst aber neun behalten. Ereignisse zählen mit, dürfen aber nicht abgelegt werden. Dein einziger Wissensvermittler führt nirgends: Leg ihn ab.
lesson-koryo-last-round = Die letzte Runde: nur drei Karten. Mina und Joon haben je eine ausgelegt, niemand weiß, welche. Du hast drei Händler, Mina zwei. Geh sicher: Leg deinen Händler aus.
lesson-koryo-last-reveal = Es war ein Händler: Mina hat jetzt drei, so viele wie du. Ein Gleichstand würde dich 9 Punkte kosten. Deck deinen auf.
lesson-koryo-priest = Vier gegen drei. Dein Priester ist der einzige auf dem Tisch: Er zerstört eines deiner eigenen Ereignisse, und das ist ein Punkt. Leg den Barbaren ab.
lesson-koryo-last-token = Und noch einmal entscheidet der Allwissende den Gleichstand bei den Bankiers: Nimm einen letzten Marker.
lesson-koryo-score = Das Spiel ist aus. Händler 9, Priester 4, Allwissender 1, fünf Marker, minus ein Ereignis: 18 Punkte, du gewinnst. Bei den Bankiers ist Gleichstand: Am Ende bekommt sie niemand, der Allwissende hilft hier nicht.
lesson-koryo-end = Das war dein erstes Spiel Koryŏ. Tipp: Zeig auf eine Karte oder halte sie gedrückt, um zu lesen, was sie kann.
