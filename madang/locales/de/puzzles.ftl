# Puzzles. The page fetches this file when it needs it.

puzzles-line = Stellungen aus Spielen starker Bots, in denen eine Aktion klar die beste ist. Dein erster Versuch zählt.
puzzles-solved = Beim ersten Versuch gelöst: { $solved } von { $puzzles }
puzzle-rating = Deine Wertung: { $rating }
puzzle-rating-unsure = Deine Wertung: etwa { $rating }
puzzle-streak = { $days ->
    [0] Tagesaufgaben in Folge: noch keine
   *[other] Tagesaufgaben in Folge: { $days }
}
puzzle-daily = Aufgabe des Tages
puzzle-daily-solved = Aufgabe des Tages: gelöst
puzzle-daily-missed = Aufgabe des Tages: verfehlt
puzzle-theme = Thema
puzzle-theme-all = Alle Themen
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = Karten auslegen
puzzle-theme-events = Ereignisse
puzzle-theme-powers = Fähigkeiten
puzzle-theme-ties = Gleichstände
puzzle-theme-riposte = Gegenschlag
puzzle-theme-discarding = Ablegen
puzzle-theme-last-round = Letzte Runde
puzzle-theme-dice = Würfel wählen
puzzle-theme-goods = Waren
puzzle-theme-steward = Statthalter
puzzle-theme-bonus = Bonus
puzzle-theme-building = Bauen
puzzle-start = Lösen
puzzle-start-game = Eine Aufgabe zu { $game } lösen
puzzle-title = Aufgabe: { $game }
puzzle-ask = Du bist dran. Mit welcher Aktion gewinnst du am ehesten?
puzzle-tried = Diese Aufgabe hast du schon versucht: Deine Wertung bleibt, wie sie ist.
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Aktion:
puzzle-solution = Die beste Aktion:
puzzle-loss = { $points ->
    [one] Sie kostet dich { $points } Prozentpunkt Gewinnchance.
   *[other] Sie kostet dich { $points } Prozentpunkte Gewinnchance.
}
puzzle-again = Versuch es auf dem Tisch noch einmal, oder sieh dir die Lösung an.
puzzle-show = Lösung zeigen
puzzle-chances = Deine Gewinnchance danach
puzzle-percent = { $chance }{ "\u00A0" }%
puzzle-margin = { $margin ->
    [one] { $margin } Prozentpunkt besser als jede andere Aktion.
   *[other] { $margin } Prozentpunkte besser als jede andere Aktion.
}
puzzle-rated = Deine Wertung: { $before } → { $after }
puzzle-difficulty = Wertung der Aufgabe: { $rating }
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-player-1 = Mina
puzzle-player-2 = Joon
puzzle-player-3 = Bora
