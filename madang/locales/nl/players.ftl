# Profielen van spelers, ratings en de ranglijst.

player-since = Hier sinds { $date }
player-own-line = Je ziet al je afgelopen partijen. Anderen zien alleen die aan openbare tafels.
player-public-line = Dit zijn de partijen aan openbare tafels.
player-no-games = Nog geen afgelopen partijen.
player-ratings = Ratings
player-unrated = Nog geen rating. Kies bij het begin van een partij ‘telt mee’, ook tegen bots: na een paar partijen heb je er een.
player-rating-of = { $game }, { $players } spelers
player-rating-games = { $count ->
    [one] { $count } partij telt mee
   *[other] { $count } partijen tellen mee
}
player-curve = Rating over de laatste { $count ->
    [one] partij
   *[other] { $count } partijen
}, van { $first } naar { $last }
player-played = Partijen
player-won = Gewonnen
player-average = Gemiddelde score
player-highest = Beste score
player-by-seat = Winst per plaats
player-seat = Plaats { $seat } van { $players }
player-won-of = { $won } van { $played }
player-favorites = Voorkeuren
player-scores = Scores
player-scores-line = { $games ->
    [one] { $from } tot { $to } punten: { $games } partij
   *[other] { $from } tot { $to } punten: { $games } partijen
}
player-best = Beste partijen
player-opponents = Tegen
player-ahead = Beter
player-nobody = een verwijderd profiel
leaders-title = Ranglijst
leaders-line = Geordend naar wat bijna zeker is: de rating min de marge.
leaders-none = Hier heeft nog niemand een rating. Begin een partij die meetelt: de bots wachten.
leaders-name = Naam
leaders-rating = Rating
leaders-games = Partijen
leaders-bots = De bots
leaders-how = Hoe ratings worden berekend
leaders-how-count = Een partij telt mee als haar tafel openbaar was en dezelfde mensen haar hebben uitgespeeld: geen bot viel in, geen beurt werd gespeeld omdat de tijd om was, niemand vroeg een hint, en iedereen had één plaats.
leaders-how-model = Het model is OpenSkill (Plackett–Luce). Elk spel heeft een eigen rating voor twee, drie en vier spelers, want dat zijn verschillende spellen. Alleen de plaats telt, niet de punten.
leaders-how-scale = Je begint met 1500 ± 500. Met 200 punten meer win je met z’n tweeën ongeveer drie van de vier partijen. De marge wordt met elke partij kleiner: in 95 van de 100 gevallen ligt de ware sterkte erbinnen.
leaders-how-bots = De bots hebben vaste ratings, gemeten in een arena van bots; ‘{ $level }’ heeft 1500. Zo betekent de schaal volgend jaar hetzelfde, en geven een paar partijen tegen bots je een rating.
leaders-how-limits = Wat ze niet zien: bij elke partij hoort geluk, iemand kan meerdere namen hebben, en op een drukke server denkt een bot minder. Wie een verloren partij verlaat, voorkomt dat die meetelt. Zie de getallen als een vriendelijke schatting.
