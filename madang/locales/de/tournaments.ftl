# Turniere

no-such-tournament = dieses Turnier gibt es nicht
tournament-joined = du nimmst an diesem Turnier schon teil
tournament-not-joined = du nimmst an diesem Turnier nicht teil
tournament-full = das Turnier ist voll: { $count } Plätze
tournament-started = das Turnier hat schon begonnen oder wurde geschlossen
tournament-too-few = ein Turnier braucht mindestens { $count } Teilnehmende
tournament-not-playing = das Turnier läuft gerade nicht
tournament-over = das Turnier ist beendet
tournament-table = Turnierpartien lassen sich nicht abbrechen: Gib auf, oder lass einen Bot für dich spielen
too-many-tournaments = für dich oder dein Netzwerk laufen zu viele Turniere: Beende zuerst eines
tournaments = Turniere
tournament-of = { $game }-Turnier
tournament-new = Neues Turnier
tournament-about = Für 4 bis 64 Personen und Bots. Lade per Link ein; die Partien jeder Runde beginnen von selbst.
tournament-create = Turnier anlegen
tournament-none = Kein Turnier ist offen. Leg eines an!
tournament-count = { $count ->
    [one] { $count } Teilnahme
   *[other] { $count } Teilnahmen
}
tournament-size = Plätze am Tisch
tournament-pairings = Paarungen
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-rotation = Wechselnde Tische
tournament-swiss-line = Wer ähnlich gut steht, trifft aufeinander, und wenn möglich niemand zweimal.
tournament-round-robin-line = Alle spielen gegen alle: für höchstens 16.
tournament-rotation-line = Die Tische werden jede Runde neu gemischt, damit alle möglichst viele andere treffen.
tournament-rounds = Runden
tournament-rounds-auto = so viele wie passend
tournament-round-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-is-open = Anmeldung läuft
tournament-is-over = Beendet
tournament-is-closed = Vorzeitig beendet
tournament-join = Am Turnier teilnehmen
tournament-leave = Wieder abmelden
tournament-you-joined = Du bist dabei. Deine Partien erscheinen hier und in der Übersicht.
tournament-link = Link zum Einladen
tournament-add-bots = Bots hinzufügen
tournament-bot-count = Anzahl der Bots
tournament-add = Hinzufügen
tournament-start = Turnier beginnen
tournament-start-line = Mindestens 4. Nach dem Beginn kann niemand mehr dazukommen.
tournament-remove = { $player } entfernen
tournament-your-game = Deine Partie in Runde { $round }
tournament-play = Zu deiner Partie
tournament-wait = Deine Partie ist beendet. Die nächste Runde beginnt, wenn alle Partien beendet sind.
tournament-bye-now = Du hast in dieser Runde spielfrei.
tournament-withdraw = Aussteigen
tournament-withdraw-line = Ein Bot spielt deine übrigen Runden.
tournament-standings = Tabelle
tournament-player = Name
tournament-points = Punkte
tournament-wins = Siege
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-share = Wertungs­anteil
tournament-drawn = zählt als Remis
tournament-bye = spielfrei
tournament-close-round = Runde beenden
tournament-close-round-line = Offene Partien zählen als Remis.
tournament-close = Turnier beenden
tournament-close-line = Die Tabelle bleibt, wie sie ist.
tournament-really = Wirklich?
tournament-how = So funktioniert es
tournament-how-two = Ein Sieg gibt 1 Punkt, ein Remis ½, eine spielfreie Runde 1. Bei gleichen Punkten entscheiden die Buchholz-Zahl (die Punkte der Gegner) und die Sonneborn-Berger-Zahl (die Punkte der Besiegten, bei Remis die Hälfte); bei „Jeder gegen jeden“ kommt Sonneborn-Berger zuerst. Danach zählen die Siege.
tournament-how-more = Du bekommst 1 Punkt für alle, die am Tisch hinter dir liegen, ½ bei Gleichstand; spielfrei zählt, als lägen alle gleich. Bei gleichen Punkten entscheiden die Siege, dann dein Anteil an allen Wertungen deiner Tische.
tournament-how-clock = Jede Partie hat eine Uhr. Läuft die Zeit ab, spielt ein Bot diesen Zug. So endet jede Runde.
tournament-how-fair = Alle Mischungen und die Auslosung folgen aus einem einzigen Geheimnis des Servers. Sein SHA-256, veröffentlicht vor der ersten Anmeldung: { $commitment }
tournament-secret = Das Geheimnis: { $secret }
