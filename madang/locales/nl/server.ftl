# Wat een server over zijn tafels zegt.

placed-cards = { $who } legt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} gedekt neer
guest-name = Gast { $number }
log-start = Het spel begint
log-sits = { $who } gaat op plaats { $seat } zitten
log-round = Ronde { $round }
log-stand-in = De tijd van { $who } is om: een invaller ({ $level }) speelt deze beurt
log-undo = { $who } maakt de laatste actie ongedaan
log-score = { $who } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
log-won = { $who } wint

# Waarom niet

stale = de tafel is al bij stap { $ply }
not-your-seat = plaats { $seat } is niet van jou
not-your-turn = plaats { $seat } is niet aan de beurt
not-started = het spel is nog niet begonnen
already-started = het spel is al begonnen
not-over = dit kan pas na afloop van het spel
not-creator = alleen wie de tafel heeft geopend, mag dit
players-only = alleen de spelers aan deze tafel mogen dit
no-such-table = deze tafel bestaat niet
no-such-game = het spel ‘{ $game }’ bestaat niet
no-such-level = het botniveau ‘{ $level }’ bestaat niet
no-open-seat = er is geen plaats vrij
seat-taken = plaats { $seat } is niet vrij
you-sit-already = je zit al aan deze tafel
you-do-not-sit = je zit niet aan deze tafel
nobody-sits = minstens één plaats moet van jou of vrij zijn
contribute-first = lever eerst je bijdrage aan het schudden
already-contributed = je hebt je bijdrage aan het schudden al geleverd
seat-reserved = plaats { $seat } is voor iemand anders gereserveerd
too-many-tables = er { $count ->
    [one] is al één tafel
   *[other] zijn al { $count } tafels
} bezig voor jou of je netwerk: speel eerst een spel uit
too-many-bots = er { $count ->
    [one] speelt al één bot
   *[other] spelen al { $count } bots
} voor jou of je netwerk: speel eerst een spel uit
bad-host = deze server luistert niet naar de naam ‘{ $host }’
too-long = dit adres is te lang
table-closed = de tafel is gesloten
no-undo = je kunt nu niets ongedaan maken
no-hint = tips krijg je alleen in je eigen beurt, aan een tafel zonder andere mensen
rules-changed = deze tafel is gespeeld volgens versie { $rules } van de regels, en die heeft deze server niet meer
header-missing = verzoeken die iets veranderen hebben de header X-Madang: 1 nodig
bad-request = ongeldig verzoek: { $problem }
too-large = dit is te groot
too-many = te veel verzoeken: wacht even
not-found = hier is niets
method-not-allowed = dat kan hier niet
banned = je bent van deze server uitgesloten
server-error = er ging iets mis op de server
merge-same-table = jullie zitten allebei aan dezelfde lopende tafel: speel dat spel eerst uit
code-unknown = deze code is onbekend, gebruikt of verlopen: maak een nieuwe
too-many-codes = te veel codes geprobeerd: wacht een paar minuten
no-such-device = dit apparaat of deze passkey is niet van jou
passkey-refused = de passkey is niet geaccepteerd
passkey-unknown = deze server kent de passkey niet
passkey-expired = dat duurde te lang: probeer het opnieuw
too-many-passkeys = je hebt al { $count } passkeys: verwijder er eerst een
no-such-player = dit profiel bestaat niet
no-such-challenge = deze uitdaging bestaat niet
challenge-not-open = deze uitdaging is nog niet open
challenge-closed = deze uitdaging is gesloten
challenge-hidden = maak de uitdaging eerst zelf af voor je deze partij bekijkt
challenge-secret = het bestand bevat het geheim van het schudden: het is er als de uitdaging sluit
too-many-challenges = { $count ->
    [one] een uitdaging van jou is
   *[other] { $count } uitdagingen van jou zijn
} nog open: wacht tot er een sluit
