# Profile der Spielenden, Wertungen und die Rangliste.

player-since = Dabei seit { $date }
player-own-line = Du siehst alle deine beendeten Partien. Andere sehen nur die an öffentlichen Tischen.
player-public-line = Das sind die Partien an öffentlichen Tischen.
player-no-games = Noch keine beendeten Partien.
player-ratings = Wertungen
player-unrated = Noch keine Wertung. Wähle beim Start einer Partie „gewertet“, auch gegen Bots: Nach ein paar Partien hast du eine.
player-rating-of = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
player-rating-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
player-curve = Wertung über { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
}, von { $first } bis { $last }
player-played = Partien
player-won = Gewonnen
player-average = Punkte im Mittel
player-highest = Meiste Punkte
player-by-seat = Siege nach Platz
player-seat = Platz { $seat } von { $players }
player-won-of = { $won } von { $played }
player-favorites = Vorlieben
player-scores = Punkte
player-scores-line = { $games ->
    [one] { $from } bis { $to } Punkte: { $games } Partie
   *[other] { $from } bis { $to } Punkte: { $games } Partien
}
player-best = Beste Partien
player-opponents = Gegen
player-ahead = Besser
player-nobody = ein gelöschtes Profil
leaders-title = Rangliste
leaders-line = Geordnet nach dem, was fast sicher ist: der Wertung abzüglich ihrer Spanne.
leaders-none = Hier hat noch niemand eine Wertung. Beginne eine gewertete Partie: Die Bots warten schon.
leaders-name = Name
leaders-rating = Wertung
leaders-games = Partien
leaders-bots = Die Bots
leaders-how = So entstehen die Wertungen
leaders-how-count = Eine Partie zählt, wenn ihr Tisch öffentlich war und dieselben Leute sie zu Ende gespielt haben: Kein Bot ist eingesprungen, kein Zug wurde nach Ablauf der Zeit gespielt, niemand hat einen Tipp verlangt, und alle hatten genau einen Platz.
leaders-how-model = Das Modell ist OpenSkill (Plackett–Luce). Jedes Spiel hat für zwei, drei und vier Personen eine eigene Wertung, denn das sind verschiedene Spiele. Es zählt nur der Rang, nicht die Punkte.
leaders-how-scale = Alle beginnen bei 1500 ± 500. Mit 200 Punkten mehr gewinnst du zu zweit etwa drei von vier Partien. Die Spanne wird mit jeder Partie kleiner: In 95 von 100 Fällen liegt die wahre Stärke darin.
leaders-how-bots = Die Bots haben feste Wertungen, gemessen in einer Arena der Bots; „{ $level }“ hat 1500. So bedeutet die Zahl nächstes Jahr dasselbe, und ein paar Partien gegen Bots geben dir eine Wertung.
leaders-how-limits = Was sie nicht sehen kann: Zu jeder einzelnen Partie gehört Glück, jemand kann mehrere Namen haben, und auf einem beschäftigten Server denkt ein Bot weniger. Wer eine verlorene Partie verlässt, verhindert, dass sie zählt. Nimm die Zahlen als freundliche Schätzung.
