# Wat alle spellen zeggen.

malformed = ‘{ $action }’ is geen actie van dit spel
game-over = het spel is afgelopen
no-such-seat = deze tafel heeft geen plaats { $seat }
lower-seat-first = de plaats met het laagste nummer komt eerst
cards-not-sorted = de kaarten van ‘{ $cards }’ staan niet in oplopende volgorde
bank-empty = de bank is leeg
no-token = plaats { $seat } heeft geen fiche
