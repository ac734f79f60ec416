# De pagina: alles wat geen spel en geen server zegt.

## Rondom

skip = Naar de inhoud
welcome = Welkom op de binnenplaats
welcome-line = Drie spellen, één tafel. Speel met vrienden waar ze ook zijn, op één apparaat, of tegen bots.
settings = Instellingen
your-name = Je naam
save = Opslaan
name-saved = Opgeslagen
language = Taal
look = Uiterlijk
look-auto = zoals het apparaat
look-light = licht
look-dark = donker
sounds = Geluiden
close = Sluiten
cancel = Annuleren
shortcuts = Toetsenbord
keys-cards = een kaart van die soort kiezen
keys-walk = met de Dienaar lopen
keys-undo = terugnemen
keys-hint = om een tip vragen
keys-log = het logboek tonen of verbergen
keys-cancel = de keuze opheffen
credit-icons = Pictogrammen van
credit-games = Koryŏ en Chosŏn zijn van Gary Kim (Moonster Games), Corinth is van Sébastien Pauchon (Days of Wonder).

## Ingang

game-koryo = Koryŏ
game-koryo-minutes = 15 tot 20 minuten
game-koryo-line = Verzamel de families van het hof: wie er van een familie de meeste heeft, heeft nu haar kracht en straks haar punten.
game-choson = Chosŏn
game-choson-minutes = 20 tot 25 minuten
game-choson-line = Hetzelfde hof eeuwen later, met musketten en zwaarden: gebeurtenissen wekken wat de personages kunnen.
game-corinth = Corinth
game-corinth-minutes = 20 tot 30 minuten
game-corinth-line = Rol de dobbelstenen in de haven, neem een groep, vul je winkels en loop met je Dienaar over de markt.
game-players = { $from } tot { $to } spelers
play = Spelen
rules = Regels
who-plays = Wie speelt er mee?
seat-number = Plaats { $number }
seat-me = Ik
seat-friend = Een vriend, via link
seat-open = Vrije plaats
seat-bot = Bot: { $level }
add-seat = Nog een plaats
remove-seat = Plaats { $number } weghalen
one-device = Meer dan één plaats is van jou: geef het apparaat door. Een gordijn verbergt de kaarten.
clock = Tijd per beurt
no-clock = zo lang je wilt
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
clock-day = een dag
show-in-lobby = Iedereen mag meedoen
open-table = Tafel openen
play-now = Beginnen
tables-mine = Mijn tafels
tables-open = Open tafels
tables-live = Nu bezig
no-tables-yet = Nog geen: kies hierboven een spel.
search-name = Naam van een speler
search-game = Spel
all-games = alle spellen
more-tables = Meer
no-tables-found = Geen tafel gevonden.
your-turn = Jij bent aan de beurt
table-open = wacht op spelers
table-playing = bezig
table-over = afgelopen
level-random = Beginner
level-random-about = speelt maar wat
level-greedy = Makkelijk
level-greedy-about = pakt wat er ligt
level-adept = Gemiddeld
level-adept-about = denkt een beetje na
level-expert = Sterk
level-expert-about = denkt vooruit
level-master = Meester
level-master-about = neemt de tijd
bot-name = Bot ({ $level })
page-no-server = De server antwoordt niet. De pagina blijft het proberen.

## Voor het begin

waiting-for-players = Stuur deze link aan wie mee moet spelen. Het spel begint als alle plaatsen bezet zijn.
invitation-link = Uitnodigingslink
copy-link = Link kopiëren
link-copied = De link staat op het klembord
sit-down = Gaan zitten
reserved-for = Gereserveerd voor { $player }
not-contributed = heeft nog niets aan het schudden toegevoegd
start-with-bots = Beginnen, bots op vrije plaatsen
leave = Weggaan
you = jij
commitment-line = Het schudden is al verzegeld met

## Aan tafel

connecting = Verbinden…
line-lost = De server antwoordt niet. Nieuwe poging…
line-offline = Je bent offline. Het spel gaat verder als je terug bent.
watching = Je kijkt toe
round-of = Ronde { $round } van { $rounds }
phases = Fasen van de ronde
phase-travel = Tijdreis
phase-order = Opdrachten
phase-action = Acties
phase-main = Beurten
phase-discard = Einde
undo = Terugnemen
hint = Tip
hint-line = Wat zou een sterke speler doen? ({ $level })
chance = { $percent }% kans op winst
log = Logboek
result = Uitslag
time-left = Resterende tijd voor { $player }: { $time }
waiting-for = { $player } is aan de beurt
game-is-over = Het spel is afgelopen
your-hand = Je hand
your-choices = Je keuzes
place = Neerleggen
place-tip = Kies kaarten en leg ze gedekt neer; of sleep ze naar de tafel
choose-second = En met wie? Kies de tweede kaart
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = heeft de meerderheid
shielded = onder Yi’s Schild
can-be-chosen = te kiezen
leads-now = { $player } heeft de meerderheid: aan het eind { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
leads-not = { $player } heeft niet de meerderheid
away = weg
tokens = fiches
tokens-tip = Overwinningsfiches: elk een punt
cards = kaarten
limit-tip = Kaarten op tafel, en hoeveel er aan het eind van de ronde mogen blijven
score-tip = Punten als het spel nu zou eindigen
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
first-player = Startspeler
placed-card = Gedekt: { $name }
click-to-reveal = Klik om te onthullen
face-down = Gedekt tot je beurt
placed-count = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}
hand-count = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
pile = Stapel
pile-tip = De stapel: kaarten die niemand heeft
bank = Bank { $count }
bank-tip = { $count ->
    [0] De bank is leeg
    [one] Nog { $count } fiche in de bank
   *[other] Nog { $count } fiches in de bank
}

## Eén apparaat

pass-to = { $player } is aan de beurt
pass-line = Geef het apparaat door. Er is niets te zien tot je zegt dat je het hebt.
it-is-me = Ik ben { $player }

## Het einde

you-win = Je hebt gewonnen!
winners = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
score = Score
total = Totaal
rematch = Nog een keer
to-rematch = Naar het volgende spel
replay = Terugkijken
download = Partij downloaden
look-at-table = Tafel bekijken
to-lobby = Naar de ingang
chances-title = Hoe de kansen lagen, volgens een bot ({ $level }), in procenten
still-thinking = denkt nog na
no-chances = Deze bot kan niet zeggen hoe goed een stelling is.
verify = Schudden controleren
verify-sum-ok = Alles klopt: er is eerlijk geschud.
verify-sum-bad = Er klopt iets niet: vertrouw dit schudden niet!
verify-sum-unknown = Niets spreekt het schudden tegen, maar niet alles is hier te controleren.
verify-record-bad = Dit verslag hoort niet bij deze tafel!
verify-secret-ok = Het geheim is hetzelfde als wat de server had verzegeld voordat jouw browser iets toevoegde.
verify-secret-bad = Het geheim is niet wat de server had verzegeld!
verify-secret-unknown = Of het geheim vooraf verzegeld was, is hier niet te controleren: deze browser heeft geen zegel van voor het spel.
verify-mine-ok = Wat jouw browser heeft toegevoegd, is meegeschud.
verify-mine-bad = Wat jouw browser heeft toegevoegd, is niet meegeschud!
verify-mine-unknown = Deze browser heeft niets toegevoegd, of weet niet meer wat.
verify-bots-ok = De bots hebben toegevoegd wat ze altijd toevoegen.
verify-bots-bad = Een bot heeft iets anders toegevoegd dan anders: de server kan het om de kaarten hebben uitgekozen!
verify-rules-unknown = Kaarten en dobbelstenen zijn hier niet te controleren: deze pagina kent de gespeelde regels niet.
verify-deal-seen-ok = Opnieuw gedeeld uit de startwaarde: startspeler en jouw eerste kaarten zijn die je hebt gezien.
verify-deal-seen-bad = Opnieuw gedeeld uit de startwaarde: startspeler of jouw eerste kaarten zijn niet die je hebt gezien!
verify-deal-seen-unknown = Jouw eerste kaarten zijn hier niet te vergelijken: deze browser heeft ze tijdens het spel niet gezien.
verify-deal-replay-ok = Opnieuw gedeeld uit de startwaarde: startspeler en ieders eerste kaarten zijn die van het verslag.
verify-deal-replay-bad = Opnieuw gedeeld uit de startwaarde: startspeler of eerste kaarten zijn niet die van het verslag!
verify-roll-seen-ok = Opnieuw gegooid uit de startwaarde: startspeler en eerste worp zijn die je hebt gezien.
verify-roll-seen-bad = Opnieuw gegooid uit de startwaarde: startspeler of eerste worp zijn niet die je hebt gezien!
verify-roll-seen-unknown = De eerste worp is hier niet te vergelijken: deze browser heeft hem tijdens het spel niet gezien.
verify-roll-replay-ok = Opnieuw gegooid uit de startwaarde: startspeler en eerste worp zijn die van het verslag.
verify-roll-replay-bad = Opnieuw gegooid uit de startwaarde: startspeler of eerste worp zijn niet die van het verslag!
verify-seed = Geheim en bijdragen geven samen de startwaarde
seen-by = Gezien door
all-open = alle kaarten open
spectator = een toeschouwer
step-back = Een stap terug
step-on = Een stap vooruit
step-of = Stap { $step } van { $steps }
run = Afspelen
pause = Pauze
sheets = Bladen
sheet-of = Blad van { $player }

## Het logboek, met namen

named-log-sits = { $who } gaat zitten
named-koryo-did-spy = { $who } steelt een fiche van { $seat } (Spionnen)
named-koryo-did-destroy = { $who } vernietigt een kaart ‘{ koryo-kind }’ van { $seat }
named-koryo-did-swap = { $who } ruilt ‘{ koryo-kind }’ ({ $seat }) tegen ‘{ koryo-another }’ ({ $other })
named-koryo-not-in-front = { $seat } heeft geen kaart ‘{ koryo-kind }’
named-koryo-guardians-protect = Bewakers beschermen { $seat } tegen Barbaren
named-koryo-spies-shield = Spionnen beschermen { $seat } tegen een Lobby
named-no-token = { $seat } heeft geen fiche
named-not-your-turn = Je bent niet aan de beurt
named-choson-did-travel-from = { $who } reist door de tijd en neemt een fiche van { $seat }
named-choson-did-lobby = { $who } ruilt ‘{ choson-kind }’ ({ $seat }) tegen ‘{ choson-another }’ ({ $other })
named-choson-did-fire = { $who } schiet op een kaart ‘{ choson-kind }’ van { $seat }
named-choson-did-strike = { $who } treft met het zwaard een kaart ‘{ choson-kind }’ van { $seat }
named-choson-did-oracle-from = { $who } neemt een fiche van { $seat } (Orakels)
named-choson-did-scientist-from = { $who } neemt een fiche van { $seat } (Wetenschappers)
named-choson-not-in-front = { $seat } heeft geen kaart ‘{ choson-kind }’
named-choson-shielded = Yi’s Schild beschermt de familie ‘{ choson-kind }’ van { $seat }

## Koryŏ

koryo-name-1 = Alwetende
koryo-name-2 = Spion
koryo-name-3 = Senator
koryo-name-4 = Priester
koryo-name-5 = Reder
koryo-name-6 = Bankier
koryo-name-7 = Bewaker
koryo-name-8 = Omroeper
koryo-name-9 = Koopman
koryo-name-B = Barbaar
koryo-name-L = Lobby
koryo-power-1 = Beslist elke gelijke stand om een meerderheid in jouw voordeel, zolang het spel duurt.
koryo-power-2 = Meerderheid: steel één keer per beurt een fiche. Een Lobby raakt je niet zolang je geen Bewaker hebt.
koryo-power-3 = Meerderheid: je mag twee kaarten meer houden.
koryo-power-4 = Meerderheid: stuur één keer per beurt een van je eigen gebeurtenissen weg.
koryo-power-5 = Meerderheid: je mag twee kaarten van twee soorten neerleggen.
koryo-power-6 = Meerderheid: neem één keer per beurt een fiche uit de bank.
koryo-power-7 = Meerderheid: Barbaren kunnen je niets doen.
koryo-power-8 = Meerderheid: je krijgt een kaart meer.
koryo-power-9 = Geen kracht, maar wel negen punten.
koryo-power-B = Gebeurtenis, min één punt. Als je hem onthult, mag je een personage van een tegenstander vernietigen.
koryo-power-L = Gebeurtenis, min één punt. Als je hem onthult, mag je twee personages van twee spelers ruilen.
koryo-ask-order = Je opdracht: leg kaarten van één soort neer, of niets
koryo-ask-action = Jouw beurt: onthul, gebruik je krachten, stop
koryo-ask-barbarian = De Barbaar: welk personage wordt vernietigd?
koryo-ask-lobbying = Lobby: welke twee personages ruilen van plaats?
koryo-ask-discard = Te veel kaarten: welke gaat weg?
koryo-do-pass = Niets neerleggen
koryo-do-play = { $thing } neerleggen
koryo-do-reveal = { $thing } onthullen
koryo-do-banker = Fiche uit de bank nemen
koryo-do-priest = { $thing } wegsturen
koryo-do-spy = Fiche van { $player } stelen
koryo-do-end = Beurt beëindigen
koryo-do-destroy = { $kind } van { $player } vernietigen
koryo-do-swap = { $kind } van { $player } en { $another } van { $other } ruilen
koryo-do-decline = Niets doen
koryo-do-discard = { $kind } afleggen
koryo-aim-destroy = Vernietigen
koryo-aim-swap = Ruilen
koryo-aim-discard = Afleggen
koryo-score-1 = Alwetende (1)
koryo-score-2 = Spionnen (2)
koryo-score-3 = Senatoren (3)
koryo-score-4 = Priesters (4)
koryo-score-5 = Reders (5)
koryo-score-6 = Bankiers (6)
koryo-score-7 = Bewakers (7)
koryo-score-8 = Omroepers (8)
koryo-score-9 = Kooplieden (9)
koryo-score-tokens = Fiches
koryo-score-events = Gebeurtenissen

## Chosŏn

choson-name-1 = Yi
choson-name-2 = Scherp{ "\u00AD" }schutter
choson-name-3 = Orakel
choson-name-4 = Maaier
choson-name-5 = Gosu
choson-name-6 = Weten{ "\u00AD" }schapper
choson-name-7 = Hulk
choson-name-8 = Tijd{ "\u00AD" }reiziger
choson-name-9 = Waarnemer
choson-name-E = Gebeurtenis
choson-power-1 = Met een gebeurtenis: lobby. Meerderheid: leg één keer per beurt Yi’s Schild op een van je families.
choson-power-2 = Met een gebeurtenis: vuurwapen. Meerderheid: je hebt Tegenvuur en mag schoten beantwoorden.
choson-power-3 = Met een gebeurtenis: lobby. Meerderheid: neem in je beurt een fiche als je Tegenvuur of Tegenaanval hebt.
choson-power-4 = Met een gebeurtenis: zwaard tegen 3 t/m 5. Meerderheid: je zwaard mag twee keer toeslaan.
choson-power-5 = Met een gebeurtenis: zwaard tegen 4 t/m 6. Meerderheid: houd een gebeurtenis van je beurt, aan het eind een punt.
choson-power-6 = Met een gebeurtenis: lobby. Meerderheid: neem een fiche in een beurt waarin je een gebeurtenis hebt gespeeld.
choson-power-7 = Met een gebeurtenis: zwaard tegen 6 t/m 8. Meerderheid: je hebt Tegenaanval en mag zwaardslagen beantwoorden.
choson-power-8 = Met een gebeurtenis: vuurwapen. Meerderheid: geef er aan het begin van een ronde een op, word startspeler en neem een fiche.
choson-power-9 = Nooit met een gebeurtenis. Geen kracht, maar wel negen punten.
choson-power-E = Met een personage wekt ze wat het kan. Drie samen brengen Yi’s Erfenis.
choson-legacy = Yi’s Erfenis: verdubbelt tot tien punten, en doet er bij meer een paar bij
choson-return-fire = Tegenvuur: mag schoten beantwoorden
choson-counter-attack = Tegenaanval: mag zwaardslagen beantwoorden
choson-ask-travel = Tijdreis: geef je een Tijdreiziger op om de ronde te beginnen?
choson-ask-order = Je opdracht: één familie, twee personages, een personage met een gebeurtenis, drie gebeurtenissen, of niets
choson-ask-main = Jouw beurt: onthul, gebruik je krachten, stop
choson-ask-fire = Vuurwapen: kies een personage, of iets anders
choson-ask-strike = Zwaard: kies een personage, of iets anders
choson-ask-lobby = Lobby: kies twee personages die ruilen, of iets anders
choson-ask-shield = Je mag Yi’s Schild op een van je families leggen
choson-ask-riposte = Je bent aangevallen: terugslaan?
choson-ask-discard = Te veel personages: welk gaat weg?
choson-do-travel = Door de tijd reizen
choson-do-travel-from = Reizen, fiche van { $player } nemen
choson-do-stay = Blijven
choson-do-pass = Niets neerleggen
choson-do-play = { $thing } neerleggen
choson-do-reveal = Onthullen
choson-do-shield = Yi’s Schild op { $kind }
choson-do-lobby = { $kind } van { $player } en { $another } van { $other } ruilen
choson-do-fire = Schieten op { $kind } van { $player }
choson-do-strike = Toeslaan: { $kind } van { $player }
choson-do-done = Geen tweede slag
choson-do-riposte = Terugslaan
choson-do-hold = Laten gaan
choson-do-oracle = Orakel: fiche nemen
choson-do-oracle-from = Orakel: fiche van { $player } nemen
choson-do-scientist = Wetenschapper: fiche nemen
choson-do-scientist-from = Wetenschapper: fiche van { $player } nemen
choson-do-gosu = Gosu: gebeurtenis houden
choson-do-end = Beurt beëindigen
choson-do-discard = { $kind } afleggen
choson-aim-shield = Yi’s Schild
choson-aim-lobby = Ruilen
choson-aim-fire = Schieten
choson-aim-strike = Toeslaan
choson-aim-discard = Afleggen
choson-score-1 = Yi (1)
choson-score-2 = Scherpschutters (2)
choson-score-3 = Orakels (3)
choson-score-4 = Maaiers (4)
choson-score-5 = Gosu (5)
choson-score-6 = Wetenschappers (6)
choson-score-7 = Hulks (7)
choson-score-8 = Tijdreizigers (8)
choson-score-9 = Waarnemers (9)
choson-score-tokens = Fiches
choson-score-events = Gehouden gebeurtenissen
choson-score-first = Startspeler
choson-score-legacy = Yi’s Erfenis

## Corinth

corinth-harbor = Haven
corinth-market = Markt
corinth-name-gold = Goud
corinth-name-goats = Geiten
corinth-name-spices = Specerijen
corinth-name-carpets = Tapijten
corinth-name-wine = Wijn
corinth-name-oil = Olie
corinth-name-temple = Tempel
corinth-name-warehouse = Magazijn
corinth-name-stable = Stal
corinth-name-store = Winkel
corinth-about-gold = De hoogste dobbelstenen. Neem zoveel goud als er dobbelstenen liggen. Twee goud over is aan het eind een punt.
corinth-about-goats = De laagste dobbelstenen. Neem zoveel geiten als er dobbelstenen liggen. Twee geiten over is aan het eind een punt.
corinth-about-spices = Lever zoveel specerijen als er dobbelstenen liggen.
corinth-about-carpets = Lever zoveel tapijten als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-wine = Lever zoveel wijn als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-oil = Lever zoveel olie als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-temple = 3 goud en 3 geiten. Aan het eind drie punten voor elk van je gebouwen, ook dit.
corinth-about-warehouse = 4 goud en 4 geiten. Een symbool extra, elke keer dat je goederen uit de haven neemt.
corinth-about-stable = 2 goud en 1 geit. Je Dienaar mag gratis een of twee stappen meer of minder lopen.
corinth-about-store = 2 geiten. Twee goud extra, elke keer dat je goud uit de haven neemt.
corinth-group = { $white } witte en { $yellow } gele dobbelstenen met { $value }
corinth-no-dice-here = Geen dobbelstenen
corinth-shops-tip = Alleen volle winkels geven punten. Een begonnen winkel moet vol zijn voor de volgende.
corinth-shop = Winkel { $number }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $filled } van { $size } gevuld
corinth-bonus-tip = { $points } punten voor wie hier als eerste alle winkels vult
corinth-bonus-of = De bonus is van { $player }
corinth-purse-tip = Gevulde zijn van jou, doorgestreepte zijn uitgegeven. Er zijn er nooit meer dan 24 in een spel.
corinth-purse = { $left } over; { $circled } van { $size } gekregen, { $spent } uitgegeven
corinth-cost = { $gold } goud, { $goats ->
    [one] { $goats } geit
   *[other] { $goats } geiten
}
corinth-built-already = gebouwd
corinth-turns = Startspeler:
corinth-turns-tip = Elke keer dat deze speler rolt, wordt een vakje aangekruist
corinth-turns-marked = { $count } van { $of } vakjes aangekruist
corinth-look = Blad van { $player } bekijken
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = een gele dobbelsteen voor alle volgende worpen
corinth-field-plus = telt dubbel bij het volgende scoreveld
corinth-field-score = score: schrijf de velden op die sinds de vorige zijn omcirkeld, plus het getal daarvoor
corinth-field-start = de start
corinth-field-is-free = nog vrij
corinth-field-is-crossed = belopen
corinth-field-is-circled = omcirkeld
corinth-field-is-walking = onderweg
corinth-steward-here = hier staat de Dienaar
corinth-steps-left = { $count ->
    [one] Nog { $count } stap
   *[other] Nog { $count } stappen
}
corinth-for-gold = { $count } goud
corinth-for-free = gratis
phase-corinth-roll = Rollen
phase-corinth-choose = Kiezen
phase-corinth-shop = Gebruiken
phase-corinth-build = Bouwen
corinth-ask-roll = Jij rolt: met gele dobbelstenen, voor één goud per stuk?
corinth-ask-choose = Neem een groep voor het aantal, of voor de waarde: dan loopt de Dienaar
corinth-ask-shop = Nog { $left } × { $thing }: aan welke winkel begin je?
corinth-ask-steps = De dobbelstenen tonen { $value }: hoe ver loopt de Dienaar?
corinth-ask-walk = { $steps ->
    [one] De Dienaar loopt { $steps } stap: kies het veld
   *[other] De Dienaar loopt { $steps } stappen: kies het volgende veld
}
corinth-ask-build = Wat bouw je?
corinth-do-roll = { $count ->
    [0] Rollen
    [one] Met { $count } gele dobbelsteen
   *[other] Met { $count } gele dobbelstenen
}
corinth-do-take = { $thing } nemen
corinth-do-steward = Dienaar: dobbelstenen bij { $thing }
corinth-do-drop = { $thing } wegleggen
corinth-do-compensate = Dienaar: één stap
corinth-do-skip = Niets doen
corinth-do-shop = Winkel { $thing }
corinth-do-stop = Niets meer leveren
corinth-do-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
corinth-do-north = Noord
corinth-do-east = Oost
corinth-do-south = Zuid
corinth-do-west = West
corinth-do-build = { $thing } bouwen
corinth-do-done = Niets meer bouwen
corinth-tip-take = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}: { $thing } nemen
corinth-tip-steward = De dobbelstenen tonen { $value }: zoveel stappen loopt de Dienaar
corinth-tip-drop = Je hebt aan geen enkele dobbelsteen iets: leg deze groep weg
corinth-score-spices = Specerijen
corinth-score-carpets = Tapijten
corinth-score-wine = Wijn
corinth-score-oil = Olie
corinth-score-bonuses = Bonussen
corinth-score-steward = Dienaar
corinth-score-temple = Tempel
corinth-score-gold = Goud over
corinth-score-goats = Geiten over
