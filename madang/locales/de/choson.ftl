# Chosŏn: Karten

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Scharfschütze
    [oracle] Orakel
    [reaper] Schnitter
    [gosu] Gosu
    [scientist] Wissenschaftler
    [hulk] Hulk
    [time-traveller] Zeitreisender
    [watcher] Beobachter
   *[event] Ereignis
}

# Chosŏn: warum nicht

choson-not-now = { $verb ->
    [travel] durch die Zeit reist man am Anfang einer Runde
    [stay] es gibt keine Zeitreise, auf die du verzichten könntest
    [pass] „pass“ gehört zum Auslegen
    [play] Karten werden beim Auslegen gelegt
    [done] es gibt keinen zweiten Schlag, auf den du verzichten könntest
    [riposte] zurückgeschlagen wird nach einem Angriff
    [hold] es gibt keinen Angriff zu beantworten
    [discard] abgeworfen wird am Ende einer Runde
   *[other] „{ $verb }“ gehört in den eigenen Zug
}, und jetzt { $phase ->
    [0] ist Zeit zu reisen
    [1] werden Karten ausgelegt
    [2] ist jemand am Zug
    [3] wird ein zweiter Schlag gewählt
    [4] wird ein Angriff beantwortet
   *[5] endet die Runde
}
choson-no-such-many = davon gibt es im Spiel nur { $copies }: { choson-kind }
choson-not-in-hand = du hast nicht { $count } × { choson-kind } auf der Hand
choson-watcher-with-event = ein Beobachter kann nicht mit einem Ereignis ausgelegt werden
choson-number-of-events = ausgelegt wird ein Ereignis mit einer Person oder drei Ereignisse zusammen, nicht { $count }
choson-no-combination = zusammen ausgelegt werden eine Familie, zwei Personen, eine Person mit einem Ereignis oder drei Ereignisse
choson-nothing-to-reveal = du hast nichts verdeckt liegen
choson-reveal-first = decke auf, was du ausgelegt hast, bevor du deinen Zug beendest
choson-token-due = nimm erst deinen Marker, bevor du deinen Zug beendest: { choson-kind }
choson-power-used = in diesem Zug schon genutzt: { choson-kind }
choson-majority-needed = dir fehlt die Mehrheit: { choson-kind }
choson-event-needed = { choson-kind }: nur mit einem Ereignis, das du in diesem Zug aufgedeckt hast
choson-effect-first = { choson-kind }: Nutze den Effekt der aufgedeckten Person, bevor du deinen Zug beendest
choson-riposte-token-needed = Orakel brauchen Gegenfeuer oder Gegenangriff: die Mehrheit der Scharfschützen oder der Hulks
choson-bank-first = solange die Bank Marker hat, kommen sie aus der Bank
choson-not-yourself = du kannst nicht dich selbst wählen
choson-shield-is-there = Yis Schild liegt schon auf deiner Familie „{ choson-kind }“
choson-no-such-effect = du hast in diesem Zug keine Person mit { $effect ->
    [lobby] Einflussnahme
    [firearm] Schusswaffe
   *[sword] Schwert
} zusammen mit einem Ereignis aufgedeckt
choson-effect-used = der Effekt wurde in diesem Zug schon genutzt
choson-one-strike = nur die Mehrheit der Schnitter schlägt ein zweites Mal zu
choson-not-in-front = vor Platz { $seat } liegt keine Karte „{ choson-kind }“
choson-shielded = Yis Schild schützt die Familie „{ choson-kind }“ von Platz { $seat }
choson-sword-too-short = dieses Schwert reicht nur für die Werte { $low } bis { $high }: { choson-kind }
choson-two-players = Einflussnahme tauscht Personen von zwei verschiedenen Spielern

# Chosŏn: was jemand tut

choson-another = { $another ->
    [yi] Yi
    [sniper] Scharfschütze
    [oracle] Orakel
    [reaper] Schnitter
    [gosu] Gosu
    [scientist] Wissenschaftler
    [hulk] Hulk
    [time-traveller] Zeitreisender
   *[watcher] Beobachter
}
choson-did-travel = { $who } reist durch die Zeit
choson-did-travel-from = { $who } reist durch die Zeit und nimmt Platz { $seat } einen Marker ab
choson-did-stay = { $who } bleibt in der Gegenwart
choson-did-pass = { $who } legt nichts aus
choson-did-play = { $who } legt aus: { $cards }
choson-did-reveal = { $who } deckt auf
choson-did-shield = { $who } legt Yis Schild auf die Familie „{ choson-kind }“
choson-did-lobby = { $who } tauscht „{ choson-kind }“ (Platz { $seat }) gegen „{ choson-another }“ (Platz { $other })
choson-did-fire = { $who } schießt auf eine Karte „{ choson-kind }“ von Platz { $seat }
choson-did-strike = { $who } trifft mit dem Schwert eine Karte „{ choson-kind }“ von Platz { $seat }
choson-did-done = { $who } schlägt nicht noch einmal zu
choson-did-riposte = { $who } schlägt zurück
choson-did-hold = { $who } schlägt nicht zurück
choson-did-oracle = { $who } nimmt einen Marker aus der Bank (Orakel)
choson-did-oracle-from = { $who } nimmt Platz { $seat } einen Marker ab (Orakel)
choson-did-scientist = { $who } nimmt einen Marker aus der Bank (Wissenschaftler)
choson-did-scientist-from = { $who } nimmt Platz { $seat } einen Marker ab (Wissenschaftler)
choson-did-gosu = { $who } behält ein Ereignis (Gosu)
choson-did-end = { $who } beendet den Zug
choson-did-discard = { $who } wirft eine Karte „{ choson-kind }“ ab
