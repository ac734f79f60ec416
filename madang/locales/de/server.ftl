# Was ein Server von seinen Tischen sagt.

placed-cards = { $who } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt aus
log-start = Das Spiel beginnt
log-sits = { $who } nimmt Platz { $seat }
log-round = Runde { $round }
log-stand-in = Zeit abgelaufen für { $who }: eine Vertretung ({ $level }) spielt diesen Zug
log-undo = { $who } nimmt die letzte Aktion zurück
log-score = { $who } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-won = { $who } gewinnt

# Warum nicht

stale = der Tisch ist schon bei Schritt { $ply }
not-your-seat = Platz { $seat } ist nicht deiner
not-your-turn = Platz { $seat } ist nicht am Zug
not-started = das Spiel hat noch nicht begonnen
already-started = das Spiel hat schon begonnen
not-over = das geht erst nach dem Ende des Spiels
not-creator = das darf nur, wer den Tisch eröffnet hat
players-only = das ist nur für die Spieler am Tisch
no-such-table = diesen Tisch gibt es nicht
no-such-game = es gibt kein Spiel „{ $game }“
no-such-level = es gibt keine Bot-Stärke „{ $level }“
no-open-seat = kein Platz ist frei
seat-taken = Platz { $seat } ist nicht frei
you-sit-already = du sitzt schon an diesem Tisch
you-do-not-sit = du sitzt nicht an diesem Tisch
nobody-sits = mindestens ein Platz muss deiner oder frei sein
contribute-first = trag zuerst deinen Teil zur Mischung bei
already-contributed = du hast deinen Teil zur Mischung schon beigetragen
seat-reserved = Platz { $seat } ist für jemand anderen reserviert
too-many-tables = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} für dich oder dein Netz schon im Gange: bring erst ein Spiel zu Ende
too-many-bots = { $count ->
    [one] { $count } Bot spielt
   *[other] { $count } Bots spielen
} schon für dich oder dein Netz: bring erst ein Spiel zu Ende
bad-host = dieser Server hört nicht auf den Namen „{ $host }“
too-long = diese Adresse ist zu lang
table-closed = der Tisch wurde geschlossen
no-undo = es gibt gerade nichts, was du zurücknehmen darfst
no-hint = Tipps gibt es nur ohne andere menschliche Mitspieler und nur für den Platz am Zug
rules-changed = dieser Tisch wurde mit Regelversion { $rules } gespielt, die dieser Server nicht mehr hat
header-missing = Anfragen, die etwas ändern, brauchen den Header X-Madang: 1
bad-request = das hat nicht die richtige Form: { $problem }
too-large = das ist zu groß
too-many = zu viele Anfragen: warte einen Moment
not-found = hier ist nichts
method-not-allowed = das geht hier nicht
server-error = auf dem Server ist etwas schiefgegangen
