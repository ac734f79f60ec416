# Nachrichten, wenn man weg ist: Push-Nachrichten, Webhooks und ihre Einstellungen.

alert-turn = Du bist am Zug
alert-turn-of = { $who } ist am Zug
alert-reminded = Alle warten auf { $who }
alert-replaced = Ein Bot spielt für dich, bis du zurückkommst
alert-replaced-of = Für { $who } spielt jetzt ein Bot
alert-rematch = { $who } möchte noch eine Partie
alert-line = { $game }: { $players }
alert-sat = { $who } hat sich an den Tisch gesetzt
alert-started = { $game } hat begonnen
alert-over = { $game } ist zu Ende
alert-winners = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben: { $names }
}
alert-test = Es klappt
alert-test-line = Madang erreicht dich hier.
address-not-allowed = an diese Adresse kann der Server nichts senden
subscription-invalid = diese Anmeldung des Browsers ist ungültig

alerts-title = Benachrichtigungen
alerts-line = Dieses Gerät sagt dir Bescheid, wenn du am Zug bist und eine Weile weg warst, wenn sich jemand zu dir setzt und wenn eine Partie endet.
alerts-turn-on = Auf diesem Gerät einschalten
alerts-turn-off = Ausschalten
alerts-are-on = Auf diesem Gerät sind Benachrichtigungen eingeschaltet.
alerts-send-test = Test senden
alerts-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen für diese Website erlauben.
alerts-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Auf iPhone und iPad füge Madang erst zum Home-Bildschirm hinzu.
alerts-failed = Der Browser konnte die Benachrichtigungen nicht einschalten.
hook-title = Webhook
hook-line = Madang ruft diese Adresse auf, wann immer es dich benachrichtigen würde, zum Beispiel für einen Discord-Kanal.
hook-table-line = Madang ruft diese Adresse auf, wenn hier jemand am Zug ist oder sich setzt, und am Ende. Nur du siehst die Adresse.
hook-url = Adresse
hook-form = Form
hook-form-json = JSON
hook-form-discord = Discord
hook-save = Speichern
hook-remove = Entfernen
hook-problem = Der letzte Aufruf schlug fehl: { $problem }
