# Die Seite: alles, was weder ein Spiel noch ein Server sagt.

## Drumherum

skip = Zum Inhalt
welcome = Willkommen im Hof
welcome-line = Drei Spiele, ein Tisch. Spiel mit Freunden, wo immer sie sind, an einem Gerät oder gegen Bots.
settings = Einstellungen
your-name = Dein Name
save = Speichern
name-saved = Gespeichert
language = Sprache
look = Aussehen
look-auto = wie das Gerät
look-light = hell
look-dark = dunkel
sounds = Töne
close = Schließen
cancel = Abbrechen
shortcuts = Tastatur
keys-cards = eine Karte dieser Art wählen
keys-walk = mit dem Verwalter gehen
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-log = das Protokoll zeigen oder verbergen
keys-cancel = die Auswahl aufheben
credit-icons = Symbole von
credit-games = Koryŏ und Chosŏn sind von Gary Kim (Moonster Games), Corinth ist von Sébastien Pauchon (Days of Wonder).

## Eingang

game-koryo = Koryŏ
game-koryo-minutes = 15 bis 20 Minuten
game-koryo-line = Sammle die Familien des Hofes: Wer von einer am meisten hat, bekommt jetzt ihre Fähigkeit und am Ende ihre Punkte.
game-choson = Chosŏn
game-choson-minutes = 20 bis 25 Minuten
game-choson-line = Derselbe Hof Jahrhunderte später, mit Musketen und Schwertern: Ereignisse wecken, was die Personen können.
game-corinth = Corinth
game-corinth-minutes = 20 bis 30 Minuten
game-corinth-line = Würfle in den Hafen, nimm eine Gruppe, fülle deine Läden und geh mit deinem Verwalter über den Markt.
game-players = { $from } bis { $to } Spieler
play = Spielen
rules = Regeln
who-plays = Wer spielt mit?
seat-number = Platz { $number }
seat-me = Ich
seat-friend = Freund, per Link
seat-open = Freier Platz
seat-bot = Bot: { $level }
add-seat = Noch ein Platz
remove-seat = Platz { $number } entfernen
one-device = Mehrere Plätze sind deine: Gebt das Gerät herum. Ein Vorhang verdeckt die Karten.
clock = Zeit pro Zug
no-clock = so lange du magst
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-day = ein Tag
show-in-lobby = Alle dürfen mitspielen
open-table = Tisch eröffnen
play-now = Los geht’s
tables-mine = Meine Tische
tables-open = Offene Tische
tables-live = Laufende Spiele
no-tables-yet = Noch keine: Such dir oben ein Spiel aus.
search-name = Name eines Spielers
search-game = Spiel
all-games = alle Spiele
more-tables = Mehr
no-tables-found = Kein Tisch passt dazu.
your-turn = Du bist dran
table-open = wartet auf Spieler
table-playing = läuft
table-over = beendet
level-random = Anfänger
level-random-about = spielt irgendwas
level-greedy = Leicht
level-greedy-about = nimmt, was da ist
level-adept = Mittel
level-adept-about = denkt ein wenig nach
level-expert = Stark
level-expert-about = denkt voraus
level-master = Meister
level-master-about = nimmt sich Zeit
bot-name = Bot ({ $level })
page-no-server = Der Server antwortet nicht. Die Seite versucht es weiter.

## Vor dem Anfang

waiting-for-players = Schick diesen Link an alle, die mitspielen sollen. Es geht los, wenn alle Plätze besetzt sind.
invitation-link = Einladungslink
copy-link = Link kopieren
link-copied = Der Link ist in der Zwischenablage
sit-down = Platz nehmen
reserved-for = Reserviert für { $player }
not-contributed = der Beitrag zur Mischung fehlt noch
start-with-bots = Los, Bots auf die freien Plätze
leave = Verlassen
you = du
commitment-line = Die Mischung ist schon versiegelt mit

## Am Tisch

connecting = Verbinde …
line-lost = Der Server antwortet nicht. Neuer Versuch …
line-offline = Du bist offline. Das Spiel geht weiter, wenn du zurück bist.
watching = Du schaust zu
round-of = Runde { $round } von { $rounds }
phases = Phasen der Runde
phase-travel = Zeitreise
phase-order = Auslegen
phase-action = Aktionen
phase-main = Züge
phase-discard = Ende
undo = Zurücknehmen
hint = Tipp
hint-line = Was würde ein starker Spieler tun? ({ $level })
chance = { $percent } % Gewinnchance
log = Protokoll
result = Ergebnis
time-left = Restzeit für { $player }: { $time }
waiting-for = { $player } ist am Zug
game-is-over = Das Spiel ist vorbei
your-hand = Deine Hand
your-choices = Deine Möglichkeiten
place = Auslegen
place-tip = Wähle Karten und leg sie verdeckt aus; oder zieh sie auf den Tisch
choose-second = Und womit? Wähle die zweite Karte
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = hat die Mehrheit
shielded = unter Yis Schild
can-be-chosen = wählbar
leads-now = { $player } hat die Mehrheit: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
leads-not = { $player } hat nicht die Mehrheit
away = nicht da
tokens = Marker
tokens-tip = Siegpunkt-Marker: je ein Punkt
cards = Karten
limit-tip = Ausliegende Karten und wie viele am Ende der Runde bleiben dürfen
score-tip = Punkte, wenn das Spiel jetzt enden würde
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
first-player = Startspieler
placed-card = Verdeckt: { $name }
click-to-reveal = Klick zum Aufdecken
face-down = Verdeckt, bis du dran bist
placed-count = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
pile = Stapel
pile-tip = Der Stapel: Karten, die niemand hat
bank = Bank { $count }
bank-tip = { $count ->
    [0] Die Bank ist leer
    [one] Noch { $count } Marker in der Bank
   *[other] Noch { $count } Marker in der Bank
}

## An einem Gerät

pass-to = { $player } ist dran
pass-line = Gib das Gerät weiter. Zu sehen ist erst etwas, wenn du sagst, dass du es hast.
it-is-me = Ich bin { $player }

## Das Ende

you-win = Du gewinnst!
winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
score = Wertung
total = Summe
rematch = Noch einmal
to-rematch = Zum nächsten Spiel
replay = Nachspielen
download = Partie herunterladen
look-at-table = Tisch ansehen
to-lobby = Zum Eingang
chances-title = Wie die Chancen standen, aus Sicht eines Bots ({ $level }), in Prozent
still-thinking = denkt noch
no-chances = Dieser Bot kann eine Stellung nicht einschätzen.
verify = Mischung prüfen
verify-sum-ok = Alles stimmt: Die Mischung war fair.
verify-sum-bad = Etwas stimmt nicht: Trau dieser Mischung nicht!
verify-sum-unknown = Nichts spricht gegen die Mischung, aber nicht alles lässt sich hier prüfen.
verify-record-bad = Diese Aufzeichnung gehört nicht zu diesem Tisch!
verify-secret-ok = Das Geheimnis ist das, welches der Server versiegelt hatte, bevor dein Browser etwas beitrug.
verify-secret-bad = Das Geheimnis ist nicht das, welches der Server versiegelt hatte!
verify-secret-unknown = Ob das Geheimnis vorher versiegelt war, lässt sich hier nicht prüfen: Dieser Browser hat kein Siegel von vor dem Spiel.
verify-mine-ok = Was dein Browser beigetragen hat, ist Teil der Mischung.
verify-mine-bad = Was dein Browser beigetragen hat, fehlt in der Mischung!
verify-mine-unknown = Dieser Browser hat nichts zur Mischung beigetragen oder weiß nicht mehr, was.
verify-bots-ok = Die Bots haben beigetragen, was sie immer beitragen.
verify-bots-bad = Ein Bot hat etwas anderes beigetragen als sonst: Der Server kann es der Karten wegen ausgesucht haben!
verify-rules-unknown = Karten und Würfel lassen sich hier nicht prüfen: Diese Seite kennt die gespielten Regeln nicht.
verify-deal-seen-ok = Aus dem Startwert neu gegeben: Startspieler und deine ersten Karten sind die, die du gesehen hast.
verify-deal-seen-bad = Aus dem Startwert neu gegeben: Startspieler oder deine ersten Karten sind nicht die, die du gesehen hast!
verify-deal-seen-unknown = Deine ersten Karten lassen sich hier nicht vergleichen: Dieser Browser hat sie während des Spiels nicht gesehen.
verify-deal-replay-ok = Aus dem Startwert neu gegeben: Startspieler und die ersten Karten aller sind die der Aufzeichnung.
verify-deal-replay-bad = Aus dem Startwert neu gegeben: Startspieler oder erste Karten sind nicht die der Aufzeichnung!
verify-roll-seen-ok = Aus dem Startwert neu gewürfelt: Startspieler und erster Wurf sind die, die du gesehen hast.
verify-roll-seen-bad = Aus dem Startwert neu gewürfelt: Startspieler oder erster Wurf sind nicht die, die du gesehen hast!
verify-roll-seen-unknown = Der erste Wurf lässt sich hier nicht vergleichen: Dieser Browser hat ihn während des Spiels nicht gesehen.
verify-roll-replay-ok = Aus dem Startwert neu gewürfelt: Startspieler und erster Wurf sind die der Aufzeichnung.
verify-roll-replay-bad = Aus dem Startwert neu gewürfelt: Startspieler oder erster Wurf sind nicht die der Aufzeichnung!
verify-seed = Geheimnis und Beiträge ergeben den Startwert
seen-by = Gesehen von
all-open = alle Karten offen
spectator = Zuschauer
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
step-of = Schritt { $step } von { $steps }
run = Abspielen
pause = Pause
sheets = Blätter
sheet-of = Blatt von { $player }

## Das Protokoll, mit Namen

named-log-sits = { $who } setzt sich
named-koryo-did-spy = { $who } stiehlt einen Marker von { $seat } (Spione)
named-koryo-did-destroy = { $who } zerstört eine Karte „{ koryo-kind }“ von { $seat }
named-koryo-did-swap = { $who } tauscht „{ koryo-kind }“ ({ $seat }) gegen „{ koryo-another }“ ({ $other })
named-koryo-not-in-front = { $seat } hat keine Karte „{ koryo-kind }“
named-koryo-guardians-protect = Wächter schützen { $seat } vor Barbaren
named-koryo-spies-shield = Spione schützen { $seat } vor Einflussnahme
named-no-token = { $seat } hat keinen Marker
named-not-your-turn = Du bist nicht dran
named-choson-did-travel-from = { $who } reist durch die Zeit und nimmt einen Marker von { $seat }
named-choson-did-lobby = { $who } tauscht „{ choson-kind }“ ({ $seat }) gegen „{ choson-another }“ ({ $other })
named-choson-did-fire = { $who } schießt auf eine Karte „{ choson-kind }“ von { $seat }
named-choson-did-strike = { $who } trifft mit dem Schwert eine Karte „{ choson-kind }“ von { $seat }
named-choson-did-oracle-from = { $who } nimmt einen Marker von { $seat } (Orakel)
named-choson-did-scientist-from = { $who } nimmt einen Marker von { $seat } (Wissenschaftler)
named-choson-not-in-front = { $seat } hat keine Karte „{ choson-kind }“
named-choson-shielded = Yis Schild schützt die Familie „{ choson-kind }“ von { $seat }

## Koryŏ

koryo-name-1 = Allwissender
koryo-name-2 = Spion
koryo-name-3 = Senator
koryo-name-4 = Priester
koryo-name-5 = Schiffs{ "\u00AD" }besitzer
koryo-name-6 = Bankier
koryo-name-7 = Wächter
koryo-name-8 = Wissens{ "\u00AD" }vermittler
koryo-name-9 = Händler
koryo-name-B = Barbar
koryo-name-L = Einfluss{ "\u00AD" }nahme
koryo-power-1 = Entscheidet im laufenden Spiel jeden Gleichstand um eine Mehrheit für dich.
koryo-power-2 = Mehrheit: Stiehl einmal in deinem Zug einen Marker. Einflussnahme trifft dich nicht, solange du keinen Wächter hast.
koryo-power-3 = Mehrheit: Du darfst zwei Karten mehr behalten.
koryo-power-4 = Mehrheit: Schick einmal in deinem Zug eines deiner Ereignisse weg.
koryo-power-5 = Mehrheit: Du darfst zwei Karten zweier Arten auslegen.
koryo-power-6 = Mehrheit: Nimm einmal in deinem Zug einen Marker aus der Bank.
koryo-power-7 = Mehrheit: Barbaren können dir nichts anhaben.
koryo-power-8 = Mehrheit: Du bekommst eine Karte mehr.
koryo-power-9 = Keine Fähigkeit, aber neun Punkte.
koryo-power-B = Ereignis, minus ein Punkt. Beim Aufdecken darf es eine Person eines Gegners zerstören.
koryo-power-L = Ereignis, minus ein Punkt. Beim Aufdecken darf es zwei Personen zweier Spieler tauschen.
koryo-ask-order = Leg Karten einer Art aus, oder nichts
koryo-ask-action = Dein Zug: aufdecken, Fähigkeiten nutzen, beenden
koryo-ask-barbarian = Der Barbar: Welche Person wird zerstört?
koryo-ask-lobbying = Einflussnahme: Welche zwei Personen werden getauscht?
koryo-ask-discard = Zu viele Karten: Welche geht?
koryo-do-pass = Nichts auslegen
koryo-do-play = Auslegen: { $thing }
koryo-do-reveal = Aufdecken: { $thing }
koryo-do-banker = Marker aus der Bank nehmen
koryo-do-priest = Wegschicken: { $thing }
koryo-do-spy = Marker von { $player } stehlen
koryo-do-end = Zug beenden
koryo-do-destroy = Zerstören: { $kind } ({ $player })
koryo-do-swap = Tauschen: { $kind } ({ $player }) und { $another } ({ $other })
koryo-do-decline = Verzichten
koryo-do-discard = Abwerfen: { $kind }
koryo-aim-destroy = Zerstören
koryo-aim-swap = Tauschen
koryo-aim-discard = Abwerfen
koryo-score-1 = Allwissender (1)
koryo-score-2 = Spione (2)
koryo-score-3 = Senatoren (3)
koryo-score-4 = Priester (4)
koryo-score-5 = Schiffsbesitzer (5)
koryo-score-6 = Bankiers (6)
koryo-score-7 = Wächter (7)
koryo-score-8 = Wissensvermittler (8)
koryo-score-9 = Händler (9)
koryo-score-tokens = Marker
koryo-score-events = Ereignisse

## Chosŏn

choson-name-1 = Yi
choson-name-2 = Scharf{ "\u00AD" }schütze
choson-name-3 = Orakel
choson-name-4 = Schnitter
choson-name-5 = Gosu
choson-name-6 = Wissen{ "\u00AD" }schaftler
choson-name-7 = Hulk
choson-name-8 = Zeit{ "\u00AD" }reisender
choson-name-9 = Beobachter
choson-name-E = Ereignis
choson-power-1 = Mit Ereignis: Einflussnahme. Mehrheit: Leg einmal in deinem Zug Yis Schild auf eine deiner Familien.
choson-power-2 = Mit Ereignis: Schusswaffe. Mehrheit: Du hast Gegenfeuer und darfst Schüsse erwidern.
choson-power-3 = Mit Ereignis: Einflussnahme. Mehrheit: Nimm in deinem Zug einen Marker, wenn du Gegenfeuer oder Gegenangriff hast.
choson-power-4 = Mit Ereignis: Schwert gegen 3 bis 5. Mehrheit: Dein Schwert darf zweimal zuschlagen.
choson-power-5 = Mit Ereignis: Schwert gegen 4 bis 6. Mehrheit: Behalte ein Ereignis deines Zuges, am Ende ein Punkt.
choson-power-6 = Mit Ereignis: Einflussnahme. Mehrheit: Nimm einen Marker in einem Zug, in dem du ein Ereignis gespielt hast.
choson-power-7 = Mit Ereignis: Schwert gegen 6 bis 8. Mehrheit: Du hast Gegenangriff und darfst Schwerthiebe erwidern.
choson-power-8 = Mit Ereignis: Schusswaffe. Mehrheit: Gib am Anfang einer Runde einen ab, werde Startspieler und nimm einen Marker.
choson-power-9 = Liegt nie mit einem Ereignis. Keine Fähigkeit, aber neun Punkte.
choson-power-E = Mit einer Person weckt es, was sie kann. Drei zusammen bringen Yis Vermächtnis.
choson-legacy = Yis Vermächtnis: verdoppelt bis zu zehn Punkte und legt bei mehr ein paar drauf
choson-return-fire = Gegenfeuer: darf Schüsse erwidern
choson-counter-attack = Gegenangriff: darf Schwerthiebe erwidern
choson-ask-travel = Zeitreise: Gibst du einen Zeitreisenden ab und beginnst die Runde?
choson-ask-order = Leg aus: eine Familie, zwei Personen, eine Person mit Ereignis, drei Ereignisse, oder nichts
choson-ask-main = Dein Zug: aufdecken, Fähigkeiten nutzen, beenden
choson-ask-fire = Schusswaffe: Wähle eine Person, oder etwas anderes
choson-ask-strike = Schwert: Wähle eine Person, oder etwas anderes
choson-ask-lobby = Einflussnahme: Wähle zwei Personen, die getauscht werden, oder etwas anderes
choson-ask-shield = Du darfst Yis Schild auf eine deiner Familien legen
choson-ask-riposte = Du wurdest angegriffen: zurückschlagen?
choson-ask-discard = Zu viele Personen: Welche geht?
choson-do-travel = Durch die Zeit reisen
choson-do-travel-from = Reisen, Marker von { $player } nehmen
choson-do-stay = Bleiben
choson-do-pass = Nichts auslegen
choson-do-play = Auslegen: { $thing }
choson-do-reveal = Aufdecken
choson-do-shield = Yis Schild: { $kind }
choson-do-lobby = Tauschen: { $kind } ({ $player }) und { $another } ({ $other })
choson-do-fire = Schießen: { $kind } ({ $player })
choson-do-strike = Zuschlagen: { $kind } ({ $player })
choson-do-done = Kein zweiter Hieb
choson-do-riposte = Zurückschlagen
choson-do-hold = Gut sein lassen
choson-do-oracle = Orakel: Marker nehmen
choson-do-oracle-from = Orakel: Marker von { $player } nehmen
choson-do-scientist = Wissenschaftler: Marker nehmen
choson-do-scientist-from = Wissenschaftler: Marker von { $player } nehmen
choson-do-gosu = Gosu: Ereignis behalten
choson-do-end = Zug beenden
choson-do-discard = Abwerfen: { $kind }
choson-aim-shield = Yis Schild
choson-aim-lobby = Tauschen
choson-aim-fire = Schießen
choson-aim-strike = Zuschlagen
choson-aim-discard = Abwerfen
choson-score-1 = Yi (1)
choson-score-2 = Scharfschützen (2)
choson-score-3 = Orakel (3)
choson-score-4 = Schnitter (4)
choson-score-5 = Gosu (5)
choson-score-6 = Wissenschaftler (6)
choson-score-7 = Hulks (7)
choson-score-8 = Zeitreisende (8)
choson-score-9 = Beobachter (9)
choson-score-tokens = Marker
choson-score-events = Behaltene Ereignisse
choson-score-first = Startspieler
choson-score-legacy = Yis Vermächtnis

## Corinth

corinth-harbor = Hafen
corinth-market = Markt
corinth-name-gold = Gold
corinth-name-goats = Ziegen
corinth-name-spices = Gewürze
corinth-name-carpets = Teppiche
corinth-name-wine = Wein
corinth-name-oil = Öl
corinth-name-temple = Tempel
corinth-name-warehouse = Lagerhaus
corinth-name-stable = Stall
corinth-name-store = Geschäft
corinth-about-gold = Die höchsten Würfel. Nimm so viel Gold, wie Würfel da liegen. Je zwei übrige Gold sind am Ende ein Punkt.
corinth-about-goats = Die niedrigsten Würfel. Nimm so viele Ziegen, wie Würfel da liegen. Je zwei übrige Ziegen sind am Ende ein Punkt.
corinth-about-spices = Liefere so viele Gewürze, wie Würfel da liegen.
corinth-about-carpets = Liefere so viele Teppiche, wie Würfel da liegen. Wer als Erster alle Läden füllt, bekommt den Bonus.
corinth-about-wine = Liefere so viel Wein, wie Würfel da liegen. Wer als Erster alle Läden füllt, bekommt den Bonus.
corinth-about-oil = Liefere so viel Öl, wie Würfel da liegen. Wer als Erster alle Läden füllt, bekommt den Bonus.
corinth-about-temple = 3 Gold und 3 Ziegen. Am Ende drei Punkte für jedes deiner Gebäude, auch dieses.
corinth-about-warehouse = 4 Gold und 4 Ziegen. Ein Symbol mehr, jedes Mal wenn du Waren aus dem Hafen nimmst.
corinth-about-stable = 2 Gold und 1 Ziege. Dein Verwalter darf umsonst ein oder zwei Schritte mehr oder weniger gehen.
corinth-about-store = 2 Ziegen. Zwei Gold mehr, jedes Mal wenn du Gold aus dem Hafen nimmst.
corinth-group = { $white } weiße und { $yellow } gelbe Würfel mit { $value }
corinth-no-dice-here = Keine Würfel
corinth-shops-tip = Nur volle Läden geben Punkte. Ein begonnener Laden muss voll sein, bevor der nächste drankommt.
corinth-shop = Laden { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $filled } von { $size } gefüllt
corinth-bonus-tip = { $points } Punkte für den, der hier als Erster alle Läden füllt
corinth-bonus-of = Der Bonus gehört { $player }
corinth-purse-tip = Gefüllte gehören dir, durchgestrichene sind ausgegeben. Mehr als 24 gibt es nie in einem Spiel.
corinth-purse = { $left } übrig; { $circled } von { $size } bekommen, { $spent } ausgegeben
corinth-cost = { $gold } Gold, { $goats ->
    [one] { $goats } Ziege
   *[other] { $goats } Ziegen
}
corinth-built-already = gebaut
corinth-turns = Startspieler:
corinth-turns-tip = Ein Kästchen wird angekreuzt, jedes Mal wenn dieser Spieler würfelt
corinth-turns-marked = { $count } von { $of } Kästchen angekreuzt
corinth-look = Blatt von { $player } ansehen
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = ein gelber Würfel für alle späteren Würfe
corinth-field-plus = zählt doppelt beim nächsten Wertungsfeld
corinth-field-score = Wertung: die eingekreisten Felder seit der letzten, plus die Zahl davor
corinth-field-start = der Start
corinth-field-is-free = noch frei
corinth-field-is-crossed = begangen
corinth-field-is-circled = eingekreist
corinth-field-is-walking = auf dem Weg
corinth-steward-here = hier steht der Verwalter
corinth-steps-left = { $count ->
    [one] Noch { $count } Schritt
   *[other] Noch { $count } Schritte
}
corinth-for-gold = { $count } Gold
corinth-for-free = umsonst
phase-corinth-roll = Würfeln
phase-corinth-choose = Wählen
phase-corinth-shop = Nutzen
phase-corinth-build = Bauen
corinth-ask-roll = Du würfelst: mit gelben Würfeln, für je ein Gold?
corinth-ask-choose = Nimm eine Gruppe für ihre Anzahl, oder für ihren Wert, um mit dem Verwalter zu gehen
corinth-ask-shop = Noch { $left } × { $thing }: Welchen Laden beginnst du?
corinth-ask-steps = Die Würfel zeigen { $value }: Wie weit geht der Verwalter?
corinth-ask-walk = { $steps ->
    [one] Der Verwalter geht { $steps } Schritt: Wähle das Feld
   *[other] Der Verwalter geht { $steps } Schritte: Wähle das nächste Feld
}
corinth-ask-build = Was baust du?
corinth-do-roll = { $count ->
    [0] Würfeln
    [one] Mit einem gelben Würfel
   *[other] Mit { $count } gelben Würfeln
}
corinth-do-take = { $thing } nehmen
corinth-do-steward = Verwalter: Würfel bei { $thing }
corinth-do-drop = { $thing } weglegen
corinth-do-compensate = Verwalter: ein Schritt
corinth-do-skip = Nichts tun
corinth-do-shop = Laden { $thing }
corinth-do-stop = Nichts mehr liefern
corinth-do-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
corinth-do-north = Norden
corinth-do-east = Osten
corinth-do-south = Süden
corinth-do-west = Westen
corinth-do-build = { $thing } bauen
corinth-do-done = Nicht weiterbauen
corinth-tip-take = { $count } Würfel: { $thing } nehmen
corinth-tip-steward = Die Würfel zeigen { $value }: So viele Schritte geht der Verwalter
corinth-tip-drop = Kein Würfel hilft dir: Leg diese Gruppe weg
corinth-score-spices = Gewürze
corinth-score-carpets = Teppiche
corinth-score-wine = Wein
corinth-score-oil = Öl
corinth-score-bonuses = Boni
corinth-score-steward = Verwalter
corinth-score-temple = Tempel
corinth-score-gold = Übriges Gold
corinth-score-goats = Übrige Ziegen
