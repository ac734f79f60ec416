# Was ein Server von seinen Tischen sagt.

placed-cards = { $who } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt aus
guest-name = Gast { $number }
log-start = Das Spiel beginnt
log-sits = { $who } sitzt auf Platz { $seat }
log-round = Runde { $round }
log-stand-in = Zeit abgelaufen für { $who }: Eine Vertretung ({ $level }) spielt diesen Zug
log-undo = { $who } nimmt die letzte Aktion zurück
log-score = { $who } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-won = { $who } gewinnt

# Warum nicht

stale = der Tisch ist schon bei Schritt { $ply }
not-your-seat = Platz { $seat } gehört dir nicht
not-your-turn = Platz { $seat } ist nicht am Zug
not-started = das Spiel hat noch nicht begonnen
already-started = das Spiel hat schon begonnen
not-over = das geht erst nach dem Ende des Spiels
not-creator = das darf nur, wer den Tisch eröffnet hat
players-only = das darf nur, wer an diesem Tisch mitspielt
no-such-table = diesen Tisch gibt es nicht
no-such-game = es gibt kein Spiel „{ $game }“
no-such-level = es gibt keine Bot-Stärke „{ $level }“
no-open-seat = kein Platz ist frei
seat-taken = Platz { $seat } ist nicht frei
you-sit-already = du sitzt schon an diesem Tisch
you-do-not-sit = du sitzt nicht an diesem Tisch
nobody-sits = mindestens ein Platz muss dir gehören oder frei sein
contribute-first = trag zuerst deinen Teil zum Mischen bei
already-contributed = du hast deinen Teil zum Mischen schon beigetragen
seat-reserved = Platz { $seat } ist für jemand anderen reserviert
too-many-tables = { $count ->
    [one] ein Tisch läuft
   *[other] { $count } Tische laufen
} schon für dich oder dein Netz: Bring erst ein Spiel zu Ende
too-many-bots = { $count ->
    [one] ein Bot spielt
   *[other] { $count } Bots spielen
} schon für dich oder dein Netz: Bring erst ein Spiel zu Ende
bad-host = dieser Server hört nicht auf den Namen „{ $host }“
too-long = diese Adresse ist zu lang
table-closed = der Tisch wurde geschlossen
no-undo = du kannst gerade nichts zurücknehmen
no-hint = Tipps gibt es nur, wenn du am Zug bist und keine anderen Menschen mitspielen
rules-changed = dieser Tisch wurde mit Regelversion { $rules } gespielt, die dieser Server nicht mehr hat
header-missing = Anfragen, die etwas ändern, brauchen den Header X-Madang: 1
bad-request = ungültige Anfrage: { $problem }
too-large = das ist zu groß
too-many = zu viele Anfragen: Warte einen Moment
not-found = hier ist nichts
method-not-allowed = das geht hier nicht
banned = du bist von diesem Server ausgeschlossen
server-error = auf dem Server ist etwas schiefgegangen
merge-same-table = beide sitzen am selben laufenden Tisch: beende zuerst diese Partie
code-unknown = dieser Code ist unbekannt, benutzt oder abgelaufen: erzeuge einen neuen
too-many-codes = zu viele Codes ausprobiert: warte ein paar Minuten
no-such-device = dieses Gerät oder dieser Passkey gehört nicht dir
passkey-refused = der Passkey wurde nicht angenommen
passkey-unknown = dieser Server kennt den Passkey nicht
passkey-expired = das hat zu lange gedauert: versuch es noch einmal
too-many-passkeys = du hast schon { $count } Passkeys: entferne zuerst einen
no-such-player = dieses Profil gibt es nicht
no-such-challenge = diese Herausforderung gibt es nicht
challenge-not-open = diese Herausforderung hat noch nicht begonnen
challenge-closed = diese Herausforderung ist geschlossen
challenge-hidden = spiele die Herausforderung erst selbst zu Ende, bevor du diese Partie ansiehst
challenge-secret = die Aufzeichnung enthält das Geheimnis des Mischens: Es gibt sie, wenn die Herausforderung schließt
too-many-challenges = { $count ->
    [one] eine deiner Herausforderungen ist
   *[other] { $count } deiner Herausforderungen sind
} noch offen: Warte, bis eine schließt
