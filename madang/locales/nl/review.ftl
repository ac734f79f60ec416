# De analyse van een afgelopen spel. De pagina haalt dit bestand op wanneer het nodig is.
# $player is een naam, $action de tekst van een knop, $points een aantal procentpunten.

review-of = Analyse: { $game }
review-open = Spel analyseren
review-working = Het spel wordt geanalyseerd: { $decided } van { $total } beslissingen
review-waiting = De analyse begint zodra de server tijd heeft.
review-accuracy = Nauwkeurigheid
review-accuracy-tip = Hoe dicht de beslissingen bij de beste lagen, met wat er te weten viel: 100 is altijd de beste actie.
review-no-accuracy = er stond niets op het spel
review-luck = Geluk
review-luck-tip = Dobbelstenen, getrokken kaarten en de eerste deling: wat het toeval aan de kans op winst veranderde.
review-own = Eigen beslissingen
review-own-tip = Wat de eigen beslissingen veranderden, achteraf gezien met alle kaarten open. Een verkeerde gok telt hier mee.
review-others = Beslissingen van anderen
review-others-tip = Wat de beslissingen van de anderen veranderden, achteraf gezien met alle kaarten open.
review-sum = { $start } aan het begin + geluk + beslissingen = { $result } aan het eind
review-chart = Kans op winst bij elke beslissing, in procenten, met wat er toen te weten viel
review-chart-goto = Een punt is een beslissing, een streep omlaag is wat verloren ging. Klik om erheen te gaan.
review-grade-best = Beste actie
review-grade-good = Goed
review-grade-inaccuracy = Onnauwkeurig
review-grade-mistake = Fout
review-grade-blunder = Grove fout
review-grade-none = Er stond niets op het spel
review-counts = { $grade }: { $count }
review-mistakes = Fouten
review-mistakes-of = Wiens beslissingen
review-everyone = van iedereen
review-no-mistakes = Hier zijn geen fouten.
review-lost = −{ $points } punten
review-played = { $player } speelde: { $action }
review-better = Beter: { $action }
review-was-best = Niets was beter.
review-loss =
    { $error ->
        [0] Kost { $points } punten kans op winst.
       *[other] Kost { $points } punten kans op winst (± { $error }).
    }
review-addressed = In de redenen is ‘je’ { $player }.
review-instead = De andere acties
review-chance = { $percent }%
review-shown-own = Wat { $player } wist
review-shown-everybody = Wat iedereen wist
review-shown-open = Alle kaarten open
review-shown = Welke kaarten te zien zijn
review-chance-own = Kans op winst met wat { $player } wist
review-chance-open = Kans op winst met alle kaarten open
review-luck-here = Het toeval veranderde hier de kans van { $player } met { $points } punten.
review-overview = Overzicht
review-previous = Vorige beslissing
review-next = Volgende beslissing
review-next-mistake = Volgende fout
review-no-decision = Hier had niemand iets te kiezen.
review-copy = Link kopiëren
review-copied = Gekopieerd: de link leidt hierheen.
review-copy-failed = Kopieer het adres van deze pagina: het leidt hierheen.
review-learn = Leer van je fouten
review-learn-these = Leer van deze fouten
review-learn-count = Fout { $number } van { $total }
review-learn-task = { $player } speelde: { $action }. Dat kostte { $points } punten kans op winst. Vind iets beters.
review-learn-thinking = Een ogenblik: de actie wordt beoordeeld.
review-learn-found = Goed gevonden: { $action }.
review-learn-worse = { $action } kost { $points } punten. Probeer iets anders.
review-learn-same = Dat is wat er gespeeld werd. Probeer iets anders.
review-learn-solution = Toon de oplossing
review-learn-shown = Het beste zou zijn: { $action }
review-learn-next = Volgende fout
review-learn-end = Terug naar de analyse
review-learn-done = Opgelost: { $solved } van { $total }
