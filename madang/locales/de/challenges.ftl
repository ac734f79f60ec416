# Herausforderungen: dieselbe Verteilung für alle.

challenges-title = Herausforderungen
challenges-line = Alle bekommen dieselben Karten gegen dieselben Bots, einmal. Danach vergleicht ihr.
challenge-today = Heute
challenge-of = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
challenge-against = gegen { $level }
challenge-open-until = Offen bis { $time }
challenge-closed-on = Geschlossen seit { $time }
challenge-opens-on = Beginnt { $time }
challenge-attempts = { $count ->
    [0] Noch niemand hat begonnen
    [one] { $count } Person hat begonnen
   *[other] { $count } Personen haben begonnen
}
challenge-start = Beginnen
challenge-continue = Weiterspielen
challenge-look = Deine Partie ansehen
challenge-once = Du hast einen Versuch. Tipps gibt es nicht.
challenge-gave-up = Du hast diese Partie aufgegeben. Die Ergebnisse erscheinen, wenn die Herausforderung schließt.
challenge-results = Ergebnisse
challenge-results-later = Die Ergebnisse siehst du, wenn du fertig bist.
challenge-no-results = Noch niemand ist fertig.
challenge-rank = Rang
challenge-lead = Vorsprung
challenge-sealed = Das Mischen ist versiegelt: { $hash }
challenge-secret-line = Das Geheimnis des Mischens: { $secret }
challenge-new = Herausforderung erstellen
challenge-new-line = Für einen Verein oder Freunde: Schick ihnen den Link.
challenge-days = Tage
challenge-level = Bots
challenge-create = Erstellen
