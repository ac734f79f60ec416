# Was alle Spiele sagen.

malformed = „{ $action }“ ist keine Aktion dieses Spiels
game-over = das Spiel ist vorbei
no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
lower-seat-first = der Platz mit der kleineren Nummer kommt zuerst
cards-not-sorted = die Karten in „{ $cards }“ stehen nicht in aufsteigender Reihenfolge
bank-empty = die Bank ist leer
no-token = Platz { $seat } hat keinen Marker
