# The notes of the first game of Chosŏn (madang/lessons/choson.toml).

lesson-choson-goal = So endet ein Spiel: Die meisten Punkte gewinnen. Jede Familie bringt ihre Zahl, wenn du die meisten Karten von ihr hast: Hier gehören dir Yi, der Scharfschütze und die Wissenschaftler, 9 Punkte. Bei den Beobachtern ist Gleichstand, die bekommt niemand.
lesson-choson-goal-sum = Mina hat Gosu und den Zeitreisenden: 13, zwei Marker und 2 als Startspieler: 17. Du hast Yis Vermächtnis, das eine Punktzahl bis zehn verdoppelt: 18. Du gewinnst.
lesson-choson-hand = Runde 1 von 8, zehn Karten. Verdeckt auslegen darfst du: beliebig viele einer Familie, zwei verschiedene Personen, eine Person mit einem Ereignis oder drei Ereignisse. Mina hat schon zwei Karten ausgelegt.
lesson-choson-effect = Ein Ereignis löst den Effekt der Person aus, mit der es ausgelegt wird. Der Effekt des Scharfschützen ist eine Schusswaffe. Leg Scharfschütze und Ereignis zusammen aus.
lesson-choson-fire = Mina hat zwei Hulks aufgedeckt. Eine Schusswaffe zerstört eine beliebige gegnerische Person: Klick auf einen Hulk, um zu schießen.
lesson-choson-return-fire = Mit der Mehrheit der Scharfschützen hast du auch Gegenfeuer: Wer eine deiner Personen erschießt, verliert dafür eine Karte. Mina hat noch einen Hulk und damit Gegenangriff, dasselbe gegen Schwerter.
lesson-choson-majority = Runde 3. Jetzt hast du die meisten Scharfschützen und die meisten Hulks: Gegenfeuer und Gegenangriff gehören dir. Bei Gleichstand hätte niemand die Mehrheit. Mina hat zwei Karten ausgelegt.
lesson-choson-lobby-order = Leg einen Wissenschaftler mit dem Ereignis aus. Sein Effekt ist Einflussnahme: Sie tauscht zwei Personen.
lesson-choson-riposte = Minas Gosu hat deinen Wissenschaftler getroffen. Ein Schwert reicht bis zu Werten, die höchstens um eins abweichen: Gosu 4 bis 6. Aber du hast Gegenangriff: Schlag zurück, und ihr Gosu ist weg.
lesson-choson-scientist = Du bist am Zug. Du hast die Mehrheit der Wissenschaftler und hast ein Ereignis aufgedeckt: Dafür geben sie dir einen Marker. Nimm ihn.
lesson-choson-lobby = Wer diesen Marker nimmt, muss auch den Effekt nutzen. Tausche deinen Scharfschützen gegen Minas Beobachter: Klick auf beide.
lesson-choson-lobby-done = Der Beobachter ist dir 9 Punkte wert, und Mina führt jetzt bei den Scharfschützen: Gegenfeuer gehört ihr. Mehrheiten gelten immer in dem Augenblick, in dem es darauf ankommt.
lesson-choson-legacy = Runde 6. Drei zusammen ausgelegte Ereignisse bringen Yis Vermächtnis: Es verdoppelt eine Punktzahl bis zehn, zu einer höheren kommen zu zweit 5 dazu. Leg deine drei Ereignisse aus.
lesson-choson-shield = Du hast Yi und darfst in deinem Zug Yis Schild auf eine deiner Familien legen: Nichts kann ihre Karten tauschen oder zerstören, und im Spiel gewinnt sie Gleichstände. Leg ihn auf die Beobachter: Klick sie an.
lesson-choson-shield-done = Deine Ereignisse brachten das Vermächtnis, die Wissenschaftler einen Marker. Dann schoss Mina: Die Beobachter unter dem Schild waren unerreichbar, also traf es einen Wissenschaftler. Am Ende dieser Runde darfst du acht Personen behalten; was darüber ist, legst du ab.
lesson-choson-travel = Die letzte Runde. Mit der Mehrheit der Zeitreisenden darfst du vor dem Austeilen einen ablegen: Du wirst Startspieler, das bringt am Ende 2 Punkte, und nimmst einen Marker. Es bleiben zwei gegen einen. Reise durch die Zeit.
lesson-choson-last-order = Minas zwei Beobachter brächten ihr 9 Punkte. Du hast zwei auf der Hand: Leg beide aus, dann ist Gleichstand, und niemand bekommt sie.
lesson-choson-score-legacy = Das Spiel ist aus. Minas Orakel nahm noch einen Marker, weil sie Gegenfeuer hatte. Du: 6 + 7 + 8, vier Marker, 2 als Startspieler: 27. Mina: 14 und vier Marker; 18 ist mehr als zehn, also kommen durch ihr Vermächtnis 5 dazu: 23. Du gewinnst.
lesson-choson-end = Das war dein erstes Spiel Chosŏn. Tipp: Zeig auf eine Karte oder halte sie gedrückt, um Effekt und Fähigkeit zu lesen.
