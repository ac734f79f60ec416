# Die Analyse einer beendeten Partie. Die Seite lädt diese Datei, wenn sie sie braucht.
# $player ist ein Name, $action die Aufschrift eines Knopfs, $points eine Zahl von Prozentpunkten.

review-of = Analyse: { $game }
review-open = Partie analysieren
review-working = Die Partie wird analysiert: { $decided } von { $total } Entscheidungen
review-waiting = Die Analyse beginnt, sobald der Server Zeit hat.
review-accuracy = Genauigkeit
review-accuracy-tip = Wie nah die Entscheidungen an den besten waren, nach dem, was zu wissen war: 100 heißt immer die beste Aktion.
review-no-accuracy = nichts stand auf dem Spiel
review-luck = Glück
review-luck-tip = Würfel, Kartenziehen und die erste Verteilung: was der Zufall an der Gewinnchance geändert hat.
review-own = Eigene Entscheidungen
review-own-tip = Was die eigenen Entscheidungen geändert haben, im Nachhinein mit allen Karten offen. Falsch geraten zählt hier mit.
review-others = Entscheidungen der anderen
review-others-tip = Was die Entscheidungen der anderen geändert haben, im Nachhinein mit allen Karten offen.
review-sum = { $start } am Anfang + Glück + Entscheidungen = { $result } am Ende
review-chart = Gewinnchance bei jeder Entscheidung in Prozent, nach dem, was dort zu wissen war
review-chart-goto = Ein Punkt ist eine Entscheidung, der Strich nach unten zeigt den Verlust. Ein Klick führt dorthin.
review-grade-best = Beste Aktion
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-grade-none = Nichts stand auf dem Spiel
review-counts = { $grade }: { $count }
review-mistakes = Fehler
review-mistakes-of = Wessen Entscheidungen
review-everyone = alle
review-no-mistakes = Hier gibt es keine Fehler.
review-lost = −{ $points } Punkte
review-played = { $player } spielte: { $action }
review-better = Besser: { $action }
review-was-best = Nichts war besser.
review-loss =
    { $error ->
        [0] Kostet { $points } Punkte Gewinnchance.
       *[other] Kostet { $points } Punkte Gewinnchance (± { $error }).
    }
review-addressed = In den Gründen ist mit „du“ { $player } gemeint.
review-instead = Die anderen Aktionen
review-chance = { $percent }{ "\u00A0" }%
review-shown-own = Was { $player } wusste
review-shown-everybody = Was alle wussten
review-shown-open = Alle Karten offen
review-shown = Welche Karten zu sehen sind
review-chance-own = Gewinnchance nach dem, was { $player } wusste
review-chance-open = Gewinnchance mit allen Karten offen
review-luck-here = Der Zufall hat hier die Chance von { $player } um { $points } Punkte geändert.
review-overview = Übersicht
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-next-mistake = Nächster Fehler
review-no-decision = Hier hatte niemand eine Wahl.
review-copy = Link kopieren
review-copied = Kopiert: Der Link führt hierher.
review-copy-failed = Kopiere die Adresse dieser Seite: Sie führt hierher.
review-learn = Aus deinen Fehlern lernen
review-learn-these = Aus diesen Fehlern lernen
review-learn-count = Fehler { $number } von { $total }
review-learn-task = { $player } spielte: { $action }. Das kostete { $points } Punkte Gewinnchance. Finde etwas Besseres.
review-learn-thinking = Einen Moment: Die Aktion wird beurteilt.
review-learn-found = Gut gefunden: { $action }.
review-learn-worse = { $action } kostet { $points } Punkte. Versuch etwas anderes.
review-learn-same = Das ist, was gespielt wurde. Versuch etwas anderes.
review-learn-solution = Lösung zeigen
review-learn-shown = Am besten wäre: { $action }
review-learn-next = Nächster Fehler
review-learn-end = Zurück zur Analyse
review-learn-done = Gelöst: { $solved } von { $total }
