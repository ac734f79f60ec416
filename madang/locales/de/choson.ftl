# Chosŏn: Karten. Eine Familie im Plural, eine Karte, eine Karte im Akkusativ mit Artikel,
# und die zweite Karte eines Tausches, auch im Akkusativ

choson-kind = { $kind ->
    [yi] Yi
    [sniper] Scharfschützen
    [oracle] Orakel
    [reaper] Schnitter
    [gosu] Gosu
    [scientist] Wissenschaftler
    [hulk] Hulks
    [time-traveller] Zeitreisende
    [watcher] Beobachter
   *[event] Ereignisse
}

choson-card = { $kind ->
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
choson-a-card = { $kind ->
    [yi] Yi
    [sniper] einen Scharfschützen
    [oracle] ein Orakel
    [reaper] einen Schnitter
    [gosu] einen Gosu
    [scientist] einen Wissenschaftler
    [hulk] einen Hulk
    [time-traveller] einen Zeitreisenden
    [watcher] einen Beobachter
   *[event] ein Ereignis
}
choson-other-card = { $another ->
    [yi] Yi
    [sniper] einen Scharfschützen
    [oracle] ein Orakel
    [reaper] einen Schnitter
    [gosu] einen Gosu
    [scientist] einen Wissenschaftler
    [hulk] einen Hulk
    [time-traveller] einen Zeitreisenden
   *[watcher] einen Beobachter
}

# Chosŏn: warum nicht

choson-not-now = { $verb ->
    [travel] Zeitreisen gibt es am Anfang einer Runde
    [stay] es gibt keine Zeitreise, auf die du verzichten könntest
    [pass] „pass“ gehört zum Auslegen
    [play] Karten werden beim Auslegen gelegt
    [done] es gibt keinen zweiten Schlag, auf den du verzichten könntest
    [riposte] zurückgeschlagen wird nach einem Angriff
    [hold] es gibt keinen Angriff zu beantworten
    [discard] abgelegt wird am Ende einer Runde
   *[other] „{ $verb }“ gehört in den eigenen Zug
}; jetzt { $phase ->
    [0] ist Zeit für eine Zeitreise
    [1] werden Karten ausgelegt
    [2] ist jemand am Zug
    [3] wird ein zweiter Schlag gewählt
    [4] wird ein Angriff beantwortet
   *[5] endet die Runde
}
choson-no-such-many = im Spiel gibt es nur { $copies ->
    [one] eine Karte „{ choson-card }“
   *[other] { $copies } { choson-kind }
}
choson-not-in-hand = { $count } × { choson-card } hast du nicht auf der Hand
choson-watcher-with-event = ein Beobachter kann nicht mit einem Ereignis ausgelegt werden
choson-number-of-events = ausgelegt wird ein Ereignis mit einer Person oder drei Ereignisse zusammen, nicht { $count }
choson-no-combination = zusammen ausgelegt werden eine Familie, zwei Personen, eine Person mit einem Ereignis oder drei Ereignisse
choson-nothing-to-reveal = du hast nichts verdeckt liegen
choson-reveal-first = decke auf, was du ausgelegt hast, bevor du deinen Zug beendest
choson-token-due = nimm den Marker deiner { choson-kind }, bevor du deinen Zug beendest
choson-power-used = { choson-kind }: in diesem Zug schon genutzt
choson-majority-needed = { choson-kind }: Dir fehlt die Mehrheit
choson-event-needed = { choson-kind }: nur in einem Zug, in dem du ein Ereignis aufgedeckt hast
choson-effect-first = du hast deine { choson-kind } genutzt: Nutze auch den Effekt der aufgedeckten Person, bevor du deinen Zug beendest
choson-riposte-token-needed = Orakel brauchen Gegenfeuer oder Gegenangriff: die Mehrheit der Scharfschützen oder der Hulks
choson-bank-first = solange die Bank Marker hat, kommen sie aus der Bank
choson-not-yourself = du kannst nicht dich selbst wählen
choson-shield-is-there = auf dieser Familie liegt Yis Schild schon: { choson-kind }
choson-no-such-effect = du hast in diesem Zug keine Person mit dem Effekt „{ $effect ->
    [lobby] Einflussnahme
    [firearm] Schusswaffe
   *[sword] Schwert
}“ zusammen mit einem Ereignis aufgedeckt
choson-effect-used = der Effekt wurde in diesem Zug schon genutzt
choson-one-strike = für einen zweiten Schlag brauchst du die Mehrheit der Schnitter
choson-not-in-front = vor Platz { $seat } liegt kein { choson-card }
choson-shielded = Yis Schild schützt die Familie „{ choson-kind }“ von Platz { $seat }
choson-sword-too-short = dieses Schwert ({ choson-card }) erreicht nur die Werte { $low } bis { $high }
choson-two-players = Einflussnahme tauscht Personen aus zwei verschiedenen Auslagen

# Chosŏn: was jemand tut

choson-did-travel = { $who } reist durch die Zeit
choson-did-travel-from = { $who } reist durch die Zeit und nimmt einen Marker von Platz { $seat }
choson-did-stay = { $who } bleibt in der Gegenwart
choson-did-pass = { $who } legt nichts aus
choson-did-play = { $who } legt aus: { $cards }
choson-did-reveal = { $who } deckt auf: { $cards }
choson-did-shield = { $who } legt Yis Schild auf { $kind ->
    [yi] Yi
    [sniper] die Scharfschützen
    [oracle] die Orakel
    [reaper] die Schnitter
    [gosu] die Gosu
    [scientist] die Wissenschaftler
    [hulk] die Hulks
    [time-traveller] die Zeitreisenden
    [watcher] die Beobachter
   *[event] die Ereignisse
}
choson-did-lobby = { $who } tauscht { choson-a-card } von Platz { $seat } gegen { choson-other-card } von Platz { $other }
choson-did-fire = { $who } zerstört { choson-a-card } von Platz { $seat } (Schusswaffe)
choson-did-strike = { $who } zerstört { choson-a-card } von Platz { $seat } (Schwert)
choson-did-done = { $who } schlägt nicht noch einmal zu
choson-did-riposte = { $who } schlägt zurück und zerstört { choson-a-card } von Platz { $seat }
choson-did-hold = { $who } schlägt nicht zurück
choson-did-oracle = { $who } nimmt einen Marker aus der Bank (Orakel)
choson-did-oracle-from = { $who } nimmt einen Marker von Platz { $seat } (Orakel)
choson-did-scientist = { $who } nimmt einen Marker aus der Bank (Wissenschaftler)
choson-did-scientist-from = { $who } nimmt einen Marker von Platz { $seat } (Wissenschaftler)
choson-did-gosu = { $who } behält ein Ereignis (Gosu)
choson-did-end = { $who } beendet den Zug
choson-did-discard = { $who } legt { choson-a-card } ab
