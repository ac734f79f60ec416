# Čo hovoria všetky hry.

malformed = „{ $action }“ nie je akcia tejto hry
game-over = hra sa skončila
no-such-seat = pri tomto stole nie je miesto { $seat }
lower-seat-first = miesto s nižším číslom sa píše ako prvé
cards-not-sorted = karty v zápise „{ $cards }“ nie sú usporiadané vzostupne
bank-empty = banka je prázdna
no-token = miesto { $seat } nemá žetón
