# De pagina: alles wat geen spel en geen server zegt.

## Rondom

skip = Naar de inhoud
welcome = Welkom op de binnenplaats
welcome-line = Drie spellen, één tafel. Speel met vrienden waar ook ter wereld, op één apparaat, of tegen bots.
settings = Instellingen
your-name = Je naam
save = Opslaan
name-saved = Opgeslagen
language = Taal
look = Weergave
look-auto = zoals je apparaat
look-light = licht
look-dark = donker
card-size = Kaartgrootte
card-size-small = klein
card-size-normal = normaal
card-size-large = groot
colors = Kleuren
colors-painted = geschilderd
colors-distinct = goed te onderscheiden
sounds = Geluiden
show-talk = Tonen wat anderen aan tafel zeggen
close = Sluiten
cancel = Annuleren
shortcuts = Toetsenbord
keys-cards = een kaart van die soort kiezen
keys-walk = de Dienaar verplaatsen
keys-undo = ongedaan maken
keys-hint = om een tip vragen
keys-log = het logboek tonen of verbergen
keys-talk = het gesprek tonen of verbergen
keys-cancel = de keuze annuleren
credit-icons = Pictogrammen van { $link }.
credit-games = Koryŏ en Chosŏn zijn van Gary Kim (Moonster Games), Corinth is van Sébastien Pauchon (Days of Wonder).

## Overzicht

game-koryo = Koryŏ
game-koryo-minutes = 15 tot 20 minuten
game-koryo-line = Verzamel de families van het hof: wie van een familie de meeste kaarten heeft, heeft nu haar kracht en aan het eind haar punten.
game-choson = Chosŏn
game-choson-minutes = 20 tot 25 minuten
game-choson-line = Hetzelfde hof eeuwen later, met musketten en zwaarden: gebeurtenissen activeren de effecten van de personages.
game-corinth = Corinth
game-corinth-minutes = 20 tot 30 minuten
game-corinth-line = Rol de dobbelstenen in de haven, neem een groep, vul je winkels en verplaats je Dienaar over de markt.
game-players = { $from } tot { $to } spelers
play = Spelen
play-game = { $game } spelen
rules = Regels
rules-of = Regels van { $game }
who-plays = Wie speelt er mee?
seat-number = Plaats { $number }
seat-me = Ik
seat-friend = Iemand met de link
seat-open = Vrije plaats
seat-bot = Bot: { $level }
seat-bot-about = Bot: { $level } – { $about }
add-seat = Plaats toevoegen
remove-seat = Plaats { $number } verwijderen
one-device = Meerdere plaatsen zijn van jou: geef het apparaat door. Tussendoor zijn de kaarten afgedekt.
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
clock-days = { $count ->
    [one] een dag per beurt
   *[other] { $count } dagen per beurt
}
clock-bank = { $minutes } min voor de partij + { $seconds } s per beurt
patience = Als iemand weg is
patience-line = een bot mag het overnemen na { $time } en een herinnering
bot-for = { $player } (bot)
game-menu = Partij
show-in-lobby = Openbaar: iedereen mag meedoen; de partij telt mee
rated-game = Telt mee en is openbaar: iedereen mag kijken
allow-text = Eigen berichten toestaan
is-rated = Deze partij telt mee voor de rating
open-table = Tafel openen
play-now = Beginnen
tables-mine = Mijn tafels
tables-open = Open tafels
tables-live = Nu bezig
no-tables-yet = Nog geen: kies hierboven een spel.
search-name = Naam van speler
search-game = Spel
all-games = alle spellen
more-tables = Meer
more-tables-of = Meer: { $list }
no-tables-found = Geen tafels gevonden.
your-turn = Jij bent aan de beurt
table-open = wacht op spelers
table-playing = nu bezig
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
page-no-server = De server reageert niet. De pagina blijft het proberen.

## Rond de tafel

replay-moves = Zetten
replay-keys = Toetsenbord: ← en → één stap, Home en End naar het begin en het einde, spatie voor afspelen en pauze.
preset-bot = Tegen een bot
preset-bot-line = begint meteen
preset-friend = Met vrienden
preset-friend-line = je stuurt een link
preset-device = Op dit apparaat
preset-device-line = jullie geven het door
player-count = Spelers
bot-strength = Sterkte
seat-name = Naam van speler { $number }
more-options = Meer opties
fewer-options = Minder opties
invitation = { $player } nodigt je uit voor { $game }
invitation-open = Je bent uitgenodigd voor { $game }
link-selected = De link is geselecteerd: kopieer hem met het menu of het toetsenbord.
koryo-in-short = Elke ronde krijg je kaarten en leg je er een paar van één familie gedekt neer. Wie van een familie de meeste kaarten heeft, heeft haar kracht. Na acht rondes geeft elke familie haar punten aan wie de meeste kaarten van haar heeft.
choson-in-short = Elke ronde krijg je kaarten en leg je er enkele gedekt neer; een gebeurtenis activeert het effect van het personage ernaast. Wie van een familie de meeste kaarten heeft, heeft haar kracht. Na acht rondes geeft elke familie haar punten aan wie de meeste kaarten van haar heeft.
corinth-in-short = De dobbelstenen worden in de haven gesorteerd, en je neemt een groep gelijke dobbelstenen. Hun aantal geeft je goederen, goud of geiten; hun waarde laat je Dienaar over de markt lopen. Aan het eind geven volle winkels, de markt en gebouwen punten.
row-won = Gewonnen { $scores }
row-shared = Gedeelde winst { $scores }
row-lost = Verloren { $scores }
row-over = Afgelopen { $scores }
hide-table = Uit de lijst verwijderen: { $game }, { $date }
tables-unknown = Geen verbinding: je tafels verschijnen zodra de server antwoordt.
tables-outdated = Geen verbinding: deze lijst is misschien verouderd.

## Voor het begin

waiting-for-players = Stuur deze link naar iedereen met wie je wilt spelen. Het spel begint als alle plaatsen bezet zijn.
invitation-link = Uitnodigingslink
copy-link = Link kopiëren
link-copied = Link gekopieerd
sit-down = Plaatsnemen
reserved-for = Gereserveerd voor { $player }
not-contributed = het schudden wacht nog op deze speler
start-with-bots = Beginnen met bots op vrije plaatsen
leave = Tafel verlaten
you = jij
commitment-line = Het schudden is al verzegeld met { $hash }

## Aan tafel

connecting = Verbinden…
line-lost = De server reageert niet. Nieuwe poging…
line-offline = Je bent offline. Het spel gaat verder als je terug bent.
watching = Je kijkt mee
round-of = Ronde { $round } van { $rounds }
corinth-round-of = Ronde { $round } van { $rounds }
phases = Fasen van de ronde
phase-travel = Tijdreis
phase-order = Kaarten leggen
phase-action = Acties
phase-main = Beurten
phase-discard = Einde ronde
undo = Ongedaan maken
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
place-tip = Kies kaarten en leg ze gedekt neer, of sleep ze naar de tafel
choose-second = Kies de tweede kaart
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = heeft de meerderheid
your-majorities = Jouw meerderheden
shielded = onder Yi’s Schild
can-be-chosen = kan gekozen worden
leads-now = { $player } heeft de meerderheid: aan het eind { $value ->
    [one] { $value } punt
   *[other] { $value } punten
} waard
leads-not = { $player } heeft de meerderheid niet
away = afwezig
tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
tokens-tip = Overwinningsfiches: elk een punt waard
cards = { $count } van hoogstens { $limit ->
    [one] { $limit } kaart
   *[other] { $limit } kaarten
}
limit-tip = Kaarten op tafel, en hoeveel er aan het eind van de ronde mogen blijven liggen
score-tip = Punten als het spel nu zou eindigen
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
first-player = Startspeler
placed-card = Gedekt: { $name }
click-to-reveal = Klik om te onthullen
face-down = Gedekt tot je aan de beurt bent
placed-count = { $count ->
    [one] Eén gedekte kaart
   *[other] { $count } gedekte kaarten
}
hand-count = { $count ->
    [one] Eén kaart in de hand
   *[other] { $count } kaarten in de hand
}
pile = Stapel
pile-tip = De stapel: kaarten die niemand heeft
bank = Bank { $count }
bank-tip = { $count ->
    [0] De bank is leeg
    [one] Nog één fiche in de bank
   *[other] Nog { $count } fiches in de bank
}

## Het spel volgen

speed = Snelheid van de zetten
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-off = uit
you-share-win = Je deelt de winst!
own-rank = { $rank ->
    [2] Je bent 2e van de { $of }
    [3] Je bent 3e van de { $of }
   *[other] Je bent { $rank }e van de { $of }
}
end-one-value = { $player } gooide { $count } dobbelstenen die allemaal { $value } tonen. Zo’n worp wint het spel meteen, wat de scores ook zijn.
end-hall-of-fame = Eregalerij: { $player } heeft { points }
end-wall-of-shame = Schandmuur: { $player } heeft { points }

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
rematch = Nog een keer spelen
to-rematch = Naar het nieuwe spel
replay = Terugkijken
review = Analyse
review-table = Analyse: { $game }, { $date }
replay-of = Terugkijken: { $game }
download = Verslag downloaden
look-at-table = Tafel bekijken
to-tournament = Naar het toernooi
to-lobby = Naar het overzicht
verify = Schudden controleren
verify-sum-ok = Alles klopt: er is eerlijk geschud.
verify-sum-bad = Er klopt iets niet: reken er niet op dat er eerlijk is geschud!
verify-sum-unknown = Niets wijst op oneerlijk schudden, maar niet alles is hier te controleren.
verify-record-bad = Dit verslag hoort niet bij deze tafel!
verify-secret-ok = Het geheim is hetzelfde als wat de server had verzegeld voordat jouw browser iets bijdroeg.
verify-secret-bad = Het geheim is niet wat de server had verzegeld!
verify-secret-unknown = Of het geheim vooraf verzegeld was, is hier niet te controleren: deze browser heeft geen zegel van voor het spel bewaard.
verify-mine-ok = De bijdrage van jouw browser is meegeschud.
verify-mine-bad = De bijdrage van jouw browser is niet meegeschud!
verify-mine-unknown = Deze browser heeft niets bijgedragen aan het schudden, of weet niet meer wat.
verify-bots-ok = De bots hebben bijgedragen wat ze altijd bijdragen.
verify-bots-bad = Een bot heeft iets anders bijgedragen dan gewoonlijk: de server kan die bijdrage om de kaarten hebben uitgekozen!
verify-rules-unknown = De kaarten en dobbelstenen zijn hier niet te controleren: deze pagina kent de gespeelde regels niet.
verify-deal-seen-ok = Opnieuw gedeeld met de startwaarde: de startspeler en je eerste kaarten komen overeen met wat je hebt gezien.
verify-deal-seen-bad = Opnieuw gedeeld met de startwaarde: de startspeler of je eerste kaarten wijken af van wat je hebt gezien!
verify-deal-seen-unknown = Je eerste kaarten zijn hier niet te vergelijken: deze browser heeft ze tijdens het spel niet gezien.
verify-deal-replay-ok = Opnieuw gedeeld met de startwaarde: de startspeler en ieders eerste kaarten komen overeen met het verslag.
verify-deal-replay-bad = Opnieuw gedeeld met de startwaarde: de startspeler of iemands eerste kaarten wijken af van het verslag!
verify-roll-seen-ok = Opnieuw gerold met de startwaarde: de startspeler en de eerste worp komen overeen met wat je hebt gezien.
verify-roll-seen-bad = Opnieuw gerold met de startwaarde: de startspeler of de eerste worp wijkt af van wat je hebt gezien!
verify-roll-seen-unknown = De eerste worp is hier niet te vergelijken: deze browser heeft die tijdens het spel niet gezien.
verify-roll-replay-ok = Opnieuw gerold met de startwaarde: de startspeler en de eerste worp komen overeen met het verslag.
verify-roll-replay-bad = Opnieuw gerold met de startwaarde: de startspeler of de eerste worp wijkt af van het verslag!
verify-seed = Geheim en bijdragen geven samen de startwaarde { $seed }
seen-by = Gezien door
all-open = alle kaarten open
spectator = een toeschouwer
step-back = Eén stap terug
step-on = Eén stap vooruit
step-of = Stap { $step } van { $steps }
run = Afspelen
pause = Pauze
sheets = Scorebladen
sheet-of = Scoreblad van { $player }

## Regels

rules-contents = Inhoud
rules-ages = Vanaf { $age } jaar
rules-designer = Spelontwerp:
rules-illustrator = Illustraties:
rules-graphics = Grafisch ontwerp:
rules-publisher = Uitgever:
rules-translators = Vertaling:
rules-page = Als pagina openen

## Het logboek, met namen

named-log-sits = { $who } gaat zitten
named-koryo-did-spy = { $who } steelt een fiche van { $seat } (Spionnen)
named-koryo-did-destroy = { $who } vernietigt { koryo-a-card } van { $seat }
named-koryo-did-swap = { $who } ruilt { koryo-a-card } van { $seat } tegen { koryo-other-card } van { $other }
named-koryo-not-in-front = { $seat } heeft geen { koryo-card } op tafel
named-koryo-guardians-protect = Bewakers beschermen { $seat } tegen Barbaren
named-koryo-spies-shield = Spionnen beschermen { $seat } tegen Lobbyen
named-no-token = { $seat } heeft geen fiche
named-not-your-turn = Je bent niet aan de beurt
named-choson-did-travel-from = { $who } reist door de tijd en neemt een fiche van { $seat }
named-choson-did-lobby = { $who } ruilt { choson-a-card } van { $seat } tegen { choson-other-card } van { $other }
named-choson-did-fire = { $who } schiet { choson-a-card } van { $seat } neer
named-choson-did-strike = { $who } treft { choson-a-card } van { $seat } met het zwaard
named-choson-did-riposte = { $who } slaat terug en vernietigt { choson-a-card } van { $seat }
named-choson-did-oracle-from = { $who } neemt een fiche van { $seat } (Orakels)
named-choson-did-scientist-from = { $who } neemt een fiche van { $seat } (Wetenschappers)
named-choson-not-in-front = { $seat } heeft geen { choson-card } op tafel
named-choson-shielded = Yi’s Schild beschermt de { choson-kind } van { $seat }

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
koryo-name-L = Lobbyen
koryo-power-1 = Zolang het spel duurt, wint wie deze kaart heeft elke gelijke stand om een meerderheid.
koryo-power-2 = Meerderheid: steel één keer per beurt een fiche. Lobbyen raakt je niet zolang je geen Bewaker hebt.
koryo-power-3 = Meerderheid: je mag twee kaarten meer houden.
koryo-power-4 = Meerderheid: vernietig één keer per beurt een van je eigen gebeurtenissen.
koryo-power-5 = Meerderheid: je mag twee verschillende kaarten neerleggen.
koryo-power-6 = Meerderheid: neem één keer per beurt een fiche uit de bank.
koryo-power-7 = Meerderheid: Barbaren kunnen je niets doen.
koryo-power-8 = Meerderheid: je krijgt één extra kaart.
koryo-power-9 = Geen kracht, maar wel negen punten.
koryo-power-B = Gebeurtenis, min één punt. Bij het onthullen mag je een personage van een tegenstander vernietigen.
koryo-power-L = Gebeurtenis, min één punt. Bij het onthullen mag je twee personages van twee verschillende spelers ruilen.
koryo-ask-order = Kaarten leggen: kaarten van één soort, of niets
koryo-ask-action = Jouw beurt: onthul, gebruik je krachten, beëindig je beurt
koryo-ask-barbarian = Barbaar: welk personage wordt vernietigd?
koryo-ask-lobbying = Lobbyen: welke twee personages worden geruild?
koryo-ask-discard = Te veel kaarten: leg er een af
koryo-do-pass = Niets neerleggen
koryo-do-play = { $thing } neerleggen
koryo-do-reveal = { $thing } onthullen
koryo-do-banker = Fiche uit de bank nemen
koryo-do-priest = Eigen kaart vernietigen: { $thing }
koryo-do-spy = Fiche van { $player } stelen
koryo-do-end = Beurt beëindigen
koryo-do-destroy = { $kind } van { $player } vernietigen
koryo-do-swap = { $player }: { $kind } ⇄ { $other }: { $another }
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
choson-power-5 = Met een gebeurtenis: zwaard tegen 4 t/m 6. Meerderheid: bewaar één gebeurtenis die je deze beurt hebt onthuld, aan het eind een punt waard.
choson-power-6 = Met een gebeurtenis: lobby. Meerderheid: neem een fiche in een beurt waarin je een gebeurtenis onthult.
choson-power-7 = Met een gebeurtenis: zwaard tegen 6 t/m 8. Meerderheid: je hebt Tegenaanval en mag zwaardslagen beantwoorden.
choson-power-8 = Met een gebeurtenis: vuurwapen. Meerderheid: aan het begin van een ronde mag je een Tijdreiziger afleggen om startspeler te worden en een fiche te nemen.
choson-power-9 = Nooit samen met een gebeurtenis neer te leggen. Geen kracht, maar wel negen punten.
choson-power-E = Activeert het effect van het personage waarmee je deze kaart neerlegt. Drie samen geven Yi’s Erfenis.
choson-legacy = Yi’s Erfenis: verdubbelt een score tot en met tien; bij een hogere komen er een paar punten bij
choson-return-fire = Tegenvuur: mag schoten beantwoorden
choson-counter-attack = Tegenaanval: mag zwaardslagen beantwoorden
choson-ask-travel = Tijdreis: een Tijdreiziger afleggen om startspeler te worden en een fiche te nemen?
choson-ask-order = Kaarten leggen: één familie, twee personages, een personage met een gebeurtenis, drie gebeurtenissen, of niets
choson-ask-main = Jouw beurt: onthul, gebruik je krachten, beëindig je beurt
choson-ask-fire = Vuurwapen: kies een personage om te vernietigen{ $others ->
    [0] { "" }
   *[other] , of doe iets anders
}
choson-ask-strike = Zwaard: kies een personage om te vernietigen{ $others ->
    [0] { "" }
   *[other] , of doe iets anders
}
choson-ask-lobby = Lobby: kies twee personages om te ruilen{ $others ->
    [0] { "" }
   *[other] , of doe iets anders
}
choson-ask-shield = Je mag Yi’s Schild op een van je families leggen
choson-ask-riposte = Je bent aangevallen: terugslaan?
choson-ask-discard = Te veel personages: leg er een af
choson-do-travel = Door de tijd reizen
choson-do-travel-from = Reizen: fiche van { $player } nemen
choson-do-stay = Blijven
choson-do-pass = Niets neerleggen
choson-do-play = { $thing } neerleggen
choson-do-reveal = Onthullen
choson-do-shield = Yi’s Schild op { $kind }
choson-do-lobby = { $player }: { $kind } ⇄ { $other }: { $another }
choson-do-fire = Schieten: { $kind } van { $player }
choson-do-strike = Toeslaan: { $kind } van { $player }
choson-do-done = Geen tweede slag
choson-do-riposte = Terugslaan
choson-do-hold = Niet terugslaan
choson-do-oracle = Orakel: fiche nemen
choson-do-oracle-from = Orakel: fiche van { $player } nemen
choson-do-scientist = Wetenschapper: fiche nemen
choson-do-scientist-from = Wetenschapper: fiche van { $player } nemen
choson-do-gosu = Gosu: gebeurtenis bewaren
choson-do-end = Beurt beëindigen
choson-do-discard = { $kind } afleggen
choson-aim-shield = Yi’s Schild
choson-aim-lobby = Lobby
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
choson-score-events = Bewaarde gebeurtenissen
choson-score-first = Startspeler
choson-score-legacy = Yi’s Erfenis

## Kaarten lezen

# Hoogstens 28 tekens: ze staan op de kaarten.
koryo-short-1 = Wint elke gelijke stand
koryo-short-2 = Steel een fiche
koryo-short-3 = Houd twee kaarten meer
koryo-short-4 = Vernietig eigen gebeurtenis
koryo-short-5 = Leg twee soorten kaarten
koryo-short-6 = Fiche uit de bank
koryo-short-7 = Veilig voor Barbaren
koryo-short-8 = Eén kaart extra
koryo-short-9 = Negen punten, geen kracht
koryo-short-B = Vernietigt 1 personage; −1
koryo-short-L = Ruilt twee personages; −1
choson-short-1 = Leg Yi’s Schild
choson-short-2 = Beantwoord schoten
choson-short-3 = Fiche als je mag terugslaan
choson-short-4 = Zwaard slaat twee keer toe
choson-short-5 = Bewaar gebeurtenis: 1 punt
choson-short-6 = Fiche bij een gebeurtenis
choson-short-7 = Beantwoord zwaard{ "\u00AD" }slagen
choson-short-8 = Startspeler en een fiche
choson-short-9 = Negen punten, geen kracht
choson-short-E = Activeert een effect
details-label-value = Waarde
details-label-copies = Aantal
details-label-effect = Effect
details-label-power = Kracht
details-value = { $value ->
    [one] Eén punt aan het eind voor wie de meeste heeft
   *[other] { $value } punten aan het eind voor wie de meeste heeft
}
details-value-event-koryo = Aan het eind elk één punt eraf
details-value-event-choson = Aan het eind één punt voor elke bewaarde gebeurtenis
details-copies = { $count ->
    [one] Eén kaart in het spel
   *[other] { $count } kaarten in het spel
}
choson-effect-lobby = Lobby: met een gebeurtenis neergelegd mag je twee personages van twee verschillende spelers ruilen.
choson-effect-firearm = Vuurwapen: met een gebeurtenis neergelegd mag je een willekeurig personage van een tegenstander vernietigen.
choson-effect-sword = Zwaard: met een gebeurtenis neergelegd mag je een personage van een tegenstander vernietigen waarvan de waarde hoogstens één verschilt.
season-tip = Deze ronde krijgt iedereen { $dealt } kaarten en mag aan het eind { $kept } kaarten houden.
koryo-phase-tip-order = Leg kaarten van één soort gedekt neer, of niets. De rest van je hand gaat terug in de stapel.
koryo-phase-tip-action = Om de beurt: onthul je kaarten en gebruik de krachten van je meerderheden.
koryo-phase-tip-discard = Wie te veel kaarten heeft, legt personages af.
choson-phase-tip-travel = Wie de meerderheid van de Tijdreizigers heeft, mag er een afleggen om te beginnen.
choson-phase-tip-order = Leg kaarten gedekt neer, of niets. De rest van je hand gaat terug in de stapel.
choson-phase-tip-main = Om de beurt: onthul je kaarten en gebruik effecten en krachten.
choson-phase-tip-discard = Wie te veel personages heeft, legt er een paar af.
koryo-first-player-tip = Krijgt het eerst kaarten en is het eerst aan de beurt. Schuift elke ronde een plaats op.
choson-first-player-tip = Krijgt het eerst kaarten en is het eerst aan de beurt. Aan het eind twee punten waard.
shield-tip = Yi’s Schild: deze kaarten kunnen niet worden geruild of vernietigd, en ze winnen tijdens het spel een gelijke stand
choson-return-fire-tip = Voor de meerderheid van de Scherpschutters: vernietigt een schot je personage, dan mag je een kaart vernietigen van de familie die schoot.
choson-counter-attack-tip = Voor de meerderheid van de Hulks: vernietigt een zwaard je personage, dan mag je een kaart vernietigen van de familie die toesloeg.

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
corinth-name-store = Winkel (gebouw)
corinth-about-gold = De hoogste dobbelstenen. Neem zoveel Gouden Munten als er dobbelstenen liggen. Elke twee overgebleven Gouden Munten zijn aan het eind een punt waard.
corinth-about-goats = De laagste dobbelstenen. Neem zoveel Geiten als er dobbelstenen liggen. Elke twee overgebleven Geiten zijn aan het eind een punt waard.
corinth-about-spices = Lever zoveel specerijen als er dobbelstenen liggen.
corinth-about-carpets = Lever zoveel tapijten als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-wine = Lever zoveel wijn als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-oil = Lever zoveel olie als er dobbelstenen liggen. Wie als eerste alle winkels vult, krijgt de bonus.
corinth-about-temple = 3 Gouden Munten en 3 Geiten. Aan het eind drie punten voor elk van je gebouwen, dit gebouw meegerekend.
corinth-about-warehouse = 4 Gouden Munten en 4 Geiten. Eén symbool extra, elke keer dat je goederen uit de haven neemt.
corinth-about-stable = 2 Gouden Munten en 1 Geit. Je Dienaar mag gratis een of twee stappen meer of minder lopen.
corinth-about-store = 2 Geiten. Twee Gouden Munten extra, elke keer dat je Goud uit de haven neemt.
corinth-group = Dobbelstenen met { $value }: { $white } wit, { $yellow } geel
corinth-no-dice-here = Geen dobbelstenen
corinth-shops-tip = Alleen volle winkels geven punten. Een begonnen winkel moet vol zijn voordat je aan de volgende begint.
corinth-shop = Winkel { $number }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $filled } van { $size } gevuld
corinth-bonus-tip = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor wie hier als eerste alle winkels vult
corinth-bonus-of = De bonus is van { $player }
corinth-purse-tip = Gevulde symbolen zijn van jou, doorgestreepte zijn uitgegeven. In een spel krijg je er nooit meer dan 24.
corinth-purse = { $left } over; { $circled } van { $size } gekregen, { $spent } uitgegeven
corinth-cost = { $gold ->
    [0] { "" }
    [one] { $gold } Gouden Munt,{ " " }
   *[other] { $gold } Gouden Munten,{ " " }
}{ $goats ->
    [one] { $goats } Geit
   *[other] { $goats } Geiten
}
corinth-built-already = gebouwd
corinth-turns = Startspeler:
corinth-turns-tip = Elke keer dat deze speler rolt, wordt er een vakje aangekruist
corinth-turns-marked = { $count } van { $of } vakjes aangekruist
corinth-look = Scoreblad van { $player } bekijken
corinth-field-goods = { $thing }: { $count }
corinth-field-yellow = een gele dobbelsteen voor alle volgende worpen
corinth-field-plus = telt dubbel bij het volgende scoreveld
corinth-field-score = scoreveld: noteer hoeveel velden je sinds het vorige scoreveld hebt omcirkeld, plus het getal in het vorige vakje
corinth-field-start = de start
corinth-field-is-free = nog vrij
corinth-field-is-crossed = al betreden
corinth-field-is-circled = omcirkeld
corinth-field-is-walking = onderweg
corinth-steward-here = hier staat de Dienaar
corinth-steps-left = { $count ->
    [one] Nog één stap
   *[other] Nog { $count } stappen
}
corinth-for-gold = { $count } Goud
corinth-for-free = gratis
corinth-walk-here = hierheen lopen: { $cost }
corinth-way = Weg { $number } van { $count }
corinth-walk-way = Deze weg lopen
corinth-next-way = Andere weg
corinth-preview-take = { $count } × { $thing } nemen
corinth-preview-steward = Dienaar, { $value }: velden binnen bereik { $fields }, gratis { $free }
corinth-preview-how = Wijs of tik een groep aan en zie beide mogelijkheden
phase-corinth-roll = Rollen
phase-corinth-choose = Kiezen
phase-corinth-shop = Uitvoeren
phase-corinth-build = Bouwen
corinth-ask-roll = Jij rolt: gele dobbelstenen kopen voor één Gouden Munt per stuk?
corinth-ask-choose = Neem een groep om het aantal dobbelstenen, of gebruik de waarde om de Dienaar te verplaatsen
corinth-ask-shop = { $thing }: nog { $left }. Aan welke winkel begin je?
corinth-ask-steps = Dobbelstenen: { $value }. Kies een veld of het aantal stappen
corinth-ask-walk = { $steps ->
    [one] De Dienaar loopt één stap: kies het veld
   *[other] De Dienaar loopt { $steps } stappen: kies het volgende veld
}
corinth-ask-build = Wat bouw je?
corinth-do-roll = { $count ->
    [0] Rollen
    [one] Met { $count } gele dobbelsteen
   *[other] Met { $count } gele dobbelstenen
}
corinth-do-take = { $thing } nemen
corinth-do-steward = Dienaar verplaatsen: { $thing }
corinth-do-drop = Dobbelstenen verwijderen: { $thing }
corinth-do-compensate = Dienaar één stap verplaatsen
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
corinth-do-build = Bouwen: { $thing }
corinth-do-done = Niets meer bouwen
corinth-tip-take = { $thing } nemen: { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
corinth-tip-steward = De dobbelstenen tonen { $value }: zoveel stappen loopt de Dienaar
corinth-tip-drop = Je hebt aan geen enkele groep iets: verwijder deze
corinth-score-spices = Specerijen
corinth-score-carpets = Tapijten
corinth-score-wine = Wijn
corinth-score-oil = Olie
corinth-score-bonuses = Bonussen
corinth-score-steward = Dienaar
corinth-score-temple = Tempel
corinth-score-gold = Overgebleven Goud
corinth-score-goats = Overgebleven Geiten

## Playing

confirm-moves = Zetten bevestigen die iets weggeven
confirm-action = { $action } – zeker weten?
confirm-reason = Er kan nog iets anders. Kies het nog eens om te bevestigen.
keys-choice = de actie met dat nummer kiezen
keys-give-up = beëindigen, stoppen of weigeren
keys-enter = de kaarten leggen of de gekleurde knop nemen
keys-arrows = tussen de mogelijkheden wisselen
keys-help = deze lijst tonen

## Jij

you-link = Je apparaten en gegevens
you-line = Je hebt geen account nodig. Maar een browser kan je vergeten: met een passkey of een code houd je je naam, tafels en instellingen, ook op andere apparaten.
somebody = Iemand
passkeys = Passkeys
passkeys-line = Een passkey staat op je apparaat of in je wachtwoordmanager. Daarmee kun je je altijd en overal weer aanmelden.
passkeys-off = Passkeys werken alleen via HTTPS en niet op een kaal IP-adres.
passkey-create = Passkey maken
passkey-created = gemaakt: { $date }
passkey-canceled = Er is geen passkey gebruikt.
remove = Verwijderen
device-unknown = Onbekend apparaat
transfer = Een ander apparaat
transfer-line = Scan de afbeelding met het andere apparaat, of open daar deze pagina en typ de code.
transfer-show = Code tonen
transfer-again = Nieuwe code maken
transfer-until = Werkt één keer, tot { $time }.
transfer-qr = De code als afbeelding om te scannen
sign-in = Hier aanmelden
sign-in-line = Speel je al op een ander apparaat? Toon daar een code en typ die hier, of gebruik je passkey.
sign-in-code = Code
sign-in-button = Aanmelden
sign-in-as = Aanmelden als { $name }
sign-in-whose = Deze code meldt dit apparaat aan als { $name }. Gebruik alleen een code van een apparaat van jezelf: anders zou iemand anders in jouw plaats kunnen spelen.
sign-in-merge = De tafels van dit apparaat meenemen
sign-in-passkey = Aanmelden met een passkey
devices = Aangemelde apparaten
device-here = dit apparaat
device-seen = laatst gezien: { $date }
device-sign-out = Afmelden: { $device }
sign-out = Afmelden
your-data = Je gegevens
your-data-line = Download alles wat deze server over je bewaart, of verwijder het. Je plaatsen in spellen met anderen blijven, zonder je naam; bots spelen verder.
download-data = Downloaden
delete-me = Alles verwijderen
delete-sure = Klik nog eens om te verwijderen

## Learning

coach = Coach
coach-tip = Legt elke nieuwe soort keuze uit en zegt na een zwakke zet wat beter was
learn = Leren
puzzles = Puzzels
learn-game = { $game } leren in een eerste spel
learn-offer = Nieuw met { $game }? Speel een eerste spel met uitleg: ongeveer 6 minuten.
leaders-link = Ranglijst
profile-link = Je resultaten en ratings
to-challenges = Uitdagingen
to-challenge-results = Uitslag vergelijken

## Talk

talk = Praten
