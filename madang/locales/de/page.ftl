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
look = Darstellung
look-auto = wie das Gerät
look-light = hell
look-dark = dunkel
card-size = Kartengröße
card-size-small = klein
card-size-normal = normal
card-size-large = groß
colors = Farben
colors-painted = gemalt
colors-distinct = leicht zu unterscheiden
sounds = Töne
show-talk = Zeigen, was andere am Tisch sagen
close = Schließen
cancel = Abbrechen
shortcuts = Tastatur
keys-cards = eine Karte dieser Art wählen
keys-walk = Statthalter bewegen
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-log = das Protokoll zeigen oder verbergen
keys-talk = das Gespräch zeigen oder verbergen
keys-cancel = die Auswahl aufheben
credit-icons = Symbole von { $link }.
credit-games = Koryŏ und Chosŏn sind von Gary Kim (Moonster Games), Corinth ist von Sébastien Pauchon (Days of Wonder).

## Übersicht

game-koryo = Koryŏ
game-koryo-minutes = 15 bis 20 Minuten
game-koryo-line = Sammle die Familien des Hofes: Wer von einer am meisten hat, bekommt jetzt ihre Fähigkeit und am Ende ihre Punkte.
game-choson = Chosŏn
game-choson-minutes = 20 bis 25 Minuten
game-choson-line = Derselbe Hof Jahrhunderte später, mit Musketen und Schwertern: Ereignisse lösen die Effekte der Personen aus.
game-corinth = Corinth
game-corinth-minutes = 20 bis 30 Minuten
game-corinth-line = Würfle für den Hafen, nimm eine Gruppe, fülle deine Verkaufsstände und schick deinen Statthalter über den Markt.
game-players = { $from } bis { $to } Spieler
play = Spielen
rules = Regeln
play-game = { $game } spielen
rules-of = Regeln von { $game }
who-plays = Wer spielt mit?
seat-number = Platz { $number }
seat-me = Ich
seat-friend = Einladung per Link
seat-open = Freier Platz
seat-bot = Bot: { $level }
seat-bot-about = Bot: { $level } – { $about }
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
one-device = Mehrere Plätze gehören dir: Gebt das Gerät herum. Dazwischen sind die Handkarten verdeckt.
clock = Zeit pro Zug
no-clock = ohne Zeitlimit
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-days = { $count ->
    [one] ein Tag pro Zug
   *[other] { $count } Tage pro Zug
}
clock-bank = { $minutes } min für die Partie + { $seconds } s pro Zug
patience = Wenn jemand fehlt
patience-line = ein Bot darf übernehmen nach { $time } und einer Erinnerung
bot-for = { $player } (Bot)
game-menu = Partie
show-in-lobby = Öffentlich: alle dürfen mitspielen; die Partie wird gewertet
rated-game = Gewertet und öffentlich: alle dürfen zusehen
allow-text = Eigene Nachrichten erlauben
is-rated = Diese Partie wird gewertet
open-table = Tisch eröffnen
play-now = Los geht’s
tables-mine = Meine Tische
tables-open = Offene Tische
tables-live = Laufende Spiele
no-tables-yet = Noch keine: Such dir oben ein Spiel aus.
search-name = Spielername
search-game = Spiel
all-games = alle Spiele
more-tables = Mehr
more-tables-of = Mehr: { $list }
no-tables-found = Kein Tisch passt dazu.
your-turn = Du bist am Zug
table-open = wartet auf den Start
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

## Rund um den Tisch

replay-moves = Züge
replay-keys = Tastatur: ← und → ein Schritt, Pos1 und Ende zum Anfang und zum Ende, Leertaste für Abspielen und Pause.
preset-bot = Gegen einen Bot
preset-bot-line = beginnt sofort
preset-friend = Mit Freunden
preset-friend-line = du schickst einen Link
preset-device = An diesem Gerät
preset-device-line = ihr reicht es herum
player-count = Spieler
bot-strength = Stärke
seat-name = Name an Platz { $number }
more-options = Mehr Optionen
fewer-options = Weniger Optionen
invitation = { $player } lädt dich zu { $game } ein
invitation-open = Einladung zu { $game }
link-selected = Der Link ist markiert: Kopiere ihn mit dem Menü oder der Tastatur.
koryo-in-short = In jeder Runde bekommst du Karten und legst einige einer Familie verdeckt aus. Wer von einer Familie am meisten hat, bekommt ihre Fähigkeit. Nach acht Runden bringt jede Familie ihre Punkte, wenn man von ihr am meisten hat.
choson-in-short = In jeder Runde bekommst du Karten und legst einige verdeckt aus; ein Ereignis löst den Effekt der Person daneben aus. Wer von einer Familie am meisten hat, bekommt ihre Fähigkeit. Nach acht Runden bringt jede Familie ihre Punkte, wenn man von ihr am meisten hat.
corinth-in-short = Die Würfel werden im Hafen sortiert, und du nimmst eine Gruppe gleicher Würfel. Ihre Anzahl gibt dir Waren, Gold oder Ziegen; ihr Wert schickt deinen Statthalter über den Markt. Am Ende bringen volle Verkaufsstände, der Markt und Gebäude Punkte.
row-won = Gewonnen { $scores }
row-shared = Geteilter Sieg { $scores }
row-lost = Verloren { $scores }
row-over = Beendet { $scores }
hide-table = Aus der Liste entfernen: { $game }, { $date }
tables-unknown = Keine Verbindung: Deine Tische erscheinen, sobald der Server antwortet.
tables-outdated = Keine Verbindung: Diese Liste ist vielleicht veraltet.

## Vor dem Anfang

waiting-for-players = Schick diesen Link an alle, die mitspielen sollen. Es geht los, wenn alle Plätze besetzt sind.
invitation-link = Einladungslink
copy-link = Link kopieren
link-copied = Link kopiert
sit-down = Platz nehmen
reserved-for = Reserviert für { $player }
not-contributed = der Beitrag zum Mischen fehlt noch
start-with-bots = Mit Bots auf freien Plätzen starten
leave = Tisch verlassen
you = du
commitment-line = Das Mischen ist schon versiegelt mit { $hash }

## Am Tisch

connecting = Verbinde …
line-lost = Der Server antwortet nicht. Neuer Versuch …
line-offline = Du bist offline. Das Spiel geht weiter, wenn du zurück bist.
watching = Du schaust zu
round-of = Runde { $round } von { $rounds }
corinth-round-of = Runde { $round } von { $rounds }
phases = Phasen der Runde
phase-travel = Zeitreise
phase-order = Auslegen
phase-action = Aktionen
phase-main = Züge
phase-discard = Rundenende
undo = Zurücknehmen
hint = Tipp
hint-line = Was würde ein starker Bot tun? ({ $level })
chance = { $percent }{ "\u00A0" }% Gewinnchance
log = Protokoll
result = Ergebnis
time-left = Restzeit für { $player }: { $time }
waiting-for = { $player } ist am Zug
game-is-over = Das Spiel ist vorbei
your-hand = Deine Handkarten
your-choices = Deine Möglichkeiten
place = Auslegen
place-tip = Wähle Karten und leg sie verdeckt aus oder zieh sie auf den Tisch
choose-second = Wähle die zweite Karte
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = hat die Mehrheit
your-majorities = Deine Mehrheiten
shielded = unter Yis Schild
can-be-chosen = wählbar
leads-now = { $player } hat die Mehrheit: am Ende { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert
leads-not = { $player } hat nicht die Mehrheit
away = nicht da
tokens = { $count } Marker
tokens-tip = Siegpunkt-Marker: je ein Punkt
cards = { $count } von höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}
limit-tip = Ausliegende Karten und wie viele am Ende der Runde bleiben dürfen
score-tip = Punkte, wenn das Spiel jetzt enden würde
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
first-player = Startspieler
placed-card = Verdeckt: { $name }
click-to-reveal = Zum Aufdecken klicken
face-down = Verdeckt, bis du am Zug bist
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

## Dem Spiel folgen

speed = Tempo der Züge
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = aus
you-share-win = Du teilst dir den Sieg!
own-rank = { $rank ->
    [2] Du bist auf Platz 2 von { $of }
    [3] Du bist auf Platz 3 von { $of }
   *[other] Du bist auf Platz { $rank } von { $of }
}
end-one-value = { $player } hat mit { $count } Würfeln überall { $value } gewürfelt. Ein solcher Wurf gewinnt das Spiel sofort, wie auch immer die Punkte stehen.
end-hall-of-fame = Ruhmeshalle: { $player } hat { points }
end-wall-of-shame = Schandmauer: { $player } hat { points }

## An einem Gerät

pass-to = { $player } ist am Zug
pass-line = Gib das Gerät weiter. Alles bleibt verdeckt, bis der Knopf gedrückt ist.
it-is-me = Ich bin { $player }

## Das Ende

you-win = Du hast gewonnen!
winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
score = Wertung
total = Summe
rematch = Noch eine Partie
to-rematch = Zur neuen Partie
replay = Aufzeichnung
review = Analyse
review-table = Analyse: { $game }, { $date }
replay-of = Aufzeichnung: { $game }
download = Partie herunterladen
look-at-table = Tisch ansehen
to-tournament = Zum Turnier
to-lobby = Zur Übersicht
verify = Mischen prüfen
verify-sum-ok = Alles stimmt: Es wurde fair gemischt.
verify-sum-bad = Etwas stimmt nicht: Womöglich wurde nicht fair gemischt!
verify-sum-unknown = Nichts spricht gegen ein faires Mischen, aber nicht alles lässt sich hier prüfen.
verify-record-bad = Diese Aufzeichnung gehört nicht zu diesem Tisch!
verify-secret-ok = Das Geheimnis ist dasselbe, das der Server versiegelt hatte, bevor dein Browser etwas beitrug.
verify-secret-bad = Der Server hatte ein anderes Geheimnis versiegelt!
verify-secret-unknown = Ob das Geheimnis vorher versiegelt war, lässt sich hier nicht prüfen: Dieser Browser hat kein Siegel aus der Zeit vor dem Spiel.
verify-mine-ok = Was dein Browser beigetragen hat, ist ins Mischen eingegangen.
verify-mine-bad = Was dein Browser beigetragen hat, ist nicht ins Mischen eingegangen!
verify-mine-unknown = Dieser Browser hat zum Mischen nichts beigetragen oder weiß nicht mehr, was.
verify-bots-ok = Die Bots haben beigetragen, was sie immer beitragen.
verify-bots-bad = Ein Bot hat etwas anderes beigetragen als sonst: Womöglich hat der Server es wegen der Karten ausgesucht!
verify-rules-unknown = Karten und Würfel lassen sich hier nicht prüfen: Diese Seite kennt die gespielten Regeln nicht.
verify-deal-seen-ok = Aus dem Startwert neu gegeben: Startspieler und deine ersten Karten sind die, die du gesehen hast.
verify-deal-seen-bad = Aus dem Startwert neu gegeben: Startspieler oder deine ersten Karten sind andere, als du gesehen hast!
verify-deal-seen-unknown = Deine ersten Karten lassen sich hier nicht vergleichen: Dieser Browser hat sie während des Spiels nicht gesehen.
verify-deal-replay-ok = Aus dem Startwert neu gegeben: Startspieler und alle ersten Karten sind die der Aufzeichnung.
verify-deal-replay-bad = Aus dem Startwert neu gegeben: Startspieler oder erste Karten sind nicht die der Aufzeichnung!
verify-roll-seen-ok = Aus dem Startwert neu gewürfelt: Startspieler und erster Wurf sind die, die du gesehen hast.
verify-roll-seen-bad = Aus dem Startwert neu gewürfelt: Startspieler oder erster Wurf sind andere, als du gesehen hast!
verify-roll-seen-unknown = Der erste Wurf lässt sich hier nicht vergleichen: Dieser Browser hat ihn während des Spiels nicht gesehen.
verify-roll-replay-ok = Aus dem Startwert neu gewürfelt: Startspieler und erster Wurf sind die der Aufzeichnung.
verify-roll-replay-bad = Aus dem Startwert neu gewürfelt: Startspieler oder erster Wurf sind nicht die der Aufzeichnung!
verify-seed = Geheimnis und Beiträge ergeben den Startwert { $seed }
seen-by = Blickwinkel
all-open = alle Karten offen
spectator = Publikum
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
step-of = Schritt { $step } von { $steps }
run = Abspielen
pause = Pause
sheets = Bögen
sheet-of = Bogen von { $player }

## Regeln

rules-contents = Inhalt
rules-ages = Ab { $age } Jahren
rules-designer = Idee:
rules-illustrator = Illustrationen:
rules-graphics = Grafik:
rules-publisher = Verlag:
rules-translators = Übersetzung:
rules-page = Als Seite öffnen

## Das Protokoll, mit Namen

named-log-sits = { $who } nimmt Platz
named-koryo-did-spy = { $who } stiehlt einen Marker von { $seat } (Spione)
named-koryo-did-destroy = { $who } zerstört { koryo-a-card } von { $seat }
named-koryo-did-swap = { $who } tauscht { koryo-a-card } von { $seat } gegen { koryo-other-card } von { $other }
named-koryo-not-in-front = vor { $seat } liegt kein { koryo-card }
named-koryo-guardians-protect = Wächter schützen { $seat } vor Barbaren
named-koryo-spies-shield = Spione schützen { $seat } vor Einflussnahme
named-no-token = { $seat } hat keinen Marker
named-not-your-turn = Du bist nicht am Zug
named-choson-did-travel-from = { $who } reist durch die Zeit und nimmt einen Marker von { $seat }
named-choson-did-lobby = { $who } tauscht { choson-a-card } von { $seat } gegen { choson-other-card } von { $other }
named-choson-did-fire = { $who } zerstört { choson-a-card } von { $seat } (Schusswaffe)
named-choson-did-strike = { $who } zerstört { choson-a-card } von { $seat } (Schwert)
named-choson-did-riposte = { $who } schlägt zurück und zerstört { choson-a-card } von { $seat }
named-choson-did-oracle-from = { $who } nimmt einen Marker von { $seat } (Orakel)
named-choson-did-scientist-from = { $who } nimmt einen Marker von { $seat } (Wissenschaftler)
named-choson-not-in-front = vor { $seat } liegt kein { choson-card }
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
koryo-power-2 = Mehrheit: Stiehl einmal in deinem Zug einen Marker. Einflussnahme betrifft dich nicht, solange du keinen Wächter hast.
koryo-power-3 = Mehrheit: Du darfst zwei Karten mehr behalten.
koryo-power-4 = Mehrheit: Leg einmal in deinem Zug eines deiner Ereignisse ab.
koryo-power-5 = Mehrheit: Du darfst zwei verschiedene Karten auslegen.
koryo-power-6 = Mehrheit: Nimm einmal in deinem Zug einen Marker aus der Bank.
koryo-power-7 = Mehrheit: Barbaren können dir nichts anhaben.
koryo-power-8 = Mehrheit: Du bekommst eine Karte mehr.
koryo-power-9 = Keine Fähigkeit, aber neun Punkte.
koryo-power-B = Ereignis, minus ein Punkt. Beim Aufdecken darfst du eine gegnerische Person zerstören.
koryo-power-L = Ereignis, minus ein Punkt. Beim Aufdecken darfst du zwei Personen aus zwei verschiedenen Auslagen tauschen.
koryo-ask-order = Leg gleiche Karten aus oder nichts
koryo-ask-action = Dein Zug: aufdecken, Fähigkeiten nutzen, beenden
koryo-ask-barbarian = Barbar: Welche Person wird zerstört?
koryo-ask-lobbying = Einflussnahme: Welche zwei Personen werden getauscht?
koryo-ask-discard = Zu viele Karten: Welche legst du ab?
koryo-do-pass = Nichts auslegen
koryo-do-play = Auslegen: { $thing }
koryo-do-reveal = Aufdecken: { $thing }
koryo-do-banker = Marker aus der Bank nehmen
koryo-do-priest = Ablegen: { $thing }
koryo-do-spy = Marker von { $player } stehlen
koryo-do-end = Zug beenden
koryo-do-destroy = Zerstören: { $kind } ({ $player })
koryo-do-swap = { $player }: { $kind } ⇄ { $other }: { $another }
koryo-do-decline = Verzichten
koryo-do-discard = Ablegen: { $kind }
koryo-aim-destroy = Zerstören
koryo-aim-swap = Tauschen
koryo-aim-discard = Ablegen
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
choson-power-5 = Mit Ereignis: Schwert gegen 4 bis 6. Mehrheit: Behalte ein Ereignis, das du in deinem Zug aufdeckst; am Ende ist es einen Punkt wert.
choson-power-6 = Mit Ereignis: Einflussnahme. Mehrheit: Nimm einen Marker in einem Zug, in dem du ein Ereignis aufdeckst.
choson-power-7 = Mit Ereignis: Schwert gegen 6 bis 8. Mehrheit: Du hast Gegenangriff und darfst Schwertschläge erwidern.
choson-power-8 = Mit Ereignis: Schusswaffe. Mehrheit: Am Anfang einer Runde darfst du einen ablegen; du wirst Startspieler und nimmst einen Marker.
choson-power-9 = Nie zusammen mit einem Ereignis auslegbar. Keine Fähigkeit, aber neun Punkte.
choson-power-E = Zusammen mit einer Person löst es deren Effekt aus. Drei zusammen bringen Yis Vermächtnis.
choson-legacy = Yis Vermächtnis: verdoppelt eine Punktzahl bis zehn, zu einer höheren kommen ein paar Punkte dazu
choson-return-fire = Gegenfeuer: darf Schüsse erwidern
choson-counter-attack = Gegenangriff: darf Schwertschläge erwidern
choson-ask-travel = Zeitreise: Legst du einen Zeitreisenden ab, um Startspieler zu werden und einen Marker zu nehmen?
choson-ask-order = Leg aus: eine Familie, zwei Personen, eine Person mit Ereignis, drei Ereignisse oder nichts
choson-ask-main = Dein Zug: aufdecken, Fähigkeiten nutzen, beenden
choson-ask-fire = Schusswaffe: Wähle eine Person, die zerstört wird{ $others ->
    [0] { "" }
   *[other] , oder tu etwas anderes
}
choson-ask-strike = Schwert: Wähle eine Person, die zerstört wird{ $others ->
    [0] { "" }
   *[other] , oder tu etwas anderes
}
choson-ask-lobby = Einflussnahme: Wähle zwei Personen, die getauscht werden{ $others ->
    [0] { "" }
   *[other] , oder tu etwas anderes
}
choson-ask-shield = Du darfst Yis Schild auf eine deiner Familien legen
choson-ask-riposte = Du wurdest angegriffen: Schlägst du zurück?
choson-ask-discard = Zu viele Personen: Welche legst du ab?
choson-do-travel = Durch die Zeit reisen
choson-do-travel-from = Reisen, Marker von { $player } nehmen
choson-do-stay = Bleiben
choson-do-pass = Nichts auslegen
choson-do-play = Auslegen: { $thing }
choson-do-reveal = Aufdecken
choson-do-shield = Yis Schild: { $kind }
choson-do-lobby = { $player }: { $kind } ⇄ { $other }: { $another }
choson-do-fire = Schießen: { $kind } ({ $player })
choson-do-strike = Zuschlagen: { $kind } ({ $player })
choson-do-done = Kein zweiter Schlag
choson-do-riposte = Zurückschlagen
choson-do-hold = Nicht zurückschlagen
choson-do-oracle = Orakel: Marker nehmen
choson-do-oracle-from = Orakel: Marker von { $player } nehmen
choson-do-scientist = Wissenschaftler: Marker nehmen
choson-do-scientist-from = Wissenschaftler: Marker von { $player } nehmen
choson-do-gosu = Gosu: Ereignis behalten
choson-do-end = Zug beenden
choson-do-discard = Ablegen: { $kind }
choson-aim-shield = Yis Schild
choson-aim-lobby = Tauschen
choson-aim-fire = Schießen
choson-aim-strike = Zuschlagen
choson-aim-discard = Ablegen
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

## Karten lesen

# Höchstens 28 Zeichen: Sie stehen auf den Karten.
koryo-short-1 = Gewinnt Gleich{ "\u00AD" }stände
koryo-short-2 = Stiehl einen Marker
koryo-short-3 = Behalte zwei Karten mehr
koryo-short-4 = Leg ein eigenes Ereignis ab
koryo-short-5 = Zwei ver{ "\u00AD" }schiedene Karten
koryo-short-6 = Marker aus der Bank
koryo-short-7 = Sicher vor Barbaren
koryo-short-8 = Eine Karte mehr
koryo-short-9 = Neun Punkte, sonst nichts
koryo-short-B = Zerstört eine Person; −1
koryo-short-L = Tauscht zwei Personen; −1
choson-short-1 = Leg Yis Schild
choson-short-2 = Erwidere Schüsse
choson-short-3 = Kannst du kontern: Marker
choson-short-4 = Schwert schlägt zweimal
choson-short-5 = Behalte ein Ereignis: +1
choson-short-6 = Mit Ereignis: ein Marker
choson-short-7 = Erwidere Schwert{ "\u00AD" }schläge
choson-short-8 = Start{ "\u00AD" }spieler und ein Marker
choson-short-9 = Neun Punkte, sonst nichts
choson-short-E = Löst einen Effekt aus
details-label-value = Wert
details-label-copies = Anzahl
details-label-effect = Effekt
details-label-power = Fähigkeit
details-value = { $value ->
    [one] Am Ende ein Punkt für die Mehrheit
   *[other] Am Ende { $value } Punkte für die Mehrheit
}
details-value-event-koryo = Am Ende je ein Minuspunkt
details-value-event-choson = Am Ende ein Punkt für jedes behaltene Ereignis
details-copies = { $count ->
    [one] Eine Karte im Spiel
   *[other] { $count } Karten im Spiel
}
choson-effect-lobby = Einflussnahme: Mit einem Ereignis ausgelegt, darfst du zwei Personen aus zwei verschiedenen Auslagen tauschen.
choson-effect-firearm = Schusswaffe: Mit einem Ereignis ausgelegt, darfst du eine beliebige gegnerische Person zerstören.
choson-effect-sword = Schwert: Mit einem Ereignis ausgelegt, darfst du eine gegnerische Person zerstören, deren Wert um höchstens eins abweicht.
season-tip = In dieser Runde bekommen alle { $dealt } Karten; am Ende dürfen { $kept } vor jeder Person liegen bleiben.
koryo-phase-tip-order = Leg Karten einer Sorte verdeckt aus, oder nichts. Die übrigen Handkarten gehen zurück in den Stapel.
koryo-phase-tip-action = Der Reihe nach: Deckt eure Karten auf und nutzt die Fähigkeiten eurer Mehrheiten.
koryo-phase-tip-discard = Wer zu viele Karten hat, legt Personen ab.
choson-phase-tip-travel = Wer die Mehrheit der Zeitreisenden hat, darf einen ablegen, um zu beginnen.
choson-phase-tip-order = Leg Karten verdeckt aus, oder nichts. Die übrigen Handkarten gehen zurück in den Stapel.
choson-phase-tip-main = Der Reihe nach: Deckt eure Karten auf und nutzt Effekte und Fähigkeiten.
choson-phase-tip-discard = Wer zu viele Personen hat, legt welche ab.
koryo-first-player-tip = Bekommt zuerst Karten und ist zuerst an der Reihe. Wechselt nach jeder Runde im Uhrzeigersinn.
choson-first-player-tip = Bekommt zuerst Karten und ist zuerst an der Reihe. Am Ende zwei Punkte wert.
shield-tip = Yis Schild: Diese Karten können weder getauscht noch zerstört werden, und im laufenden Spiel gewinnen sie Gleichstände
choson-return-fire-tip = Für die Mehrheit der Scharfschützen: Zerstört ein Schuss deine Person, darfst du eine Karte der Familie zerstören, die geschossen hat.
choson-counter-attack-tip = Für die Mehrheit der Hulks: Zerstört ein Schwert deine Person, darfst du eine Karte der Familie zerstören, die zugeschlagen hat.

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
corinth-about-gold = Die höchsten Würfel. Nimm so viel Gold, wie Würfel da liegen. Je zwei Gold, die übrig bleiben, sind am Ende einen Punkt wert.
corinth-about-goats = Die niedrigsten Würfel. Nimm so viele Ziegen, wie Würfel da liegen. Je zwei Ziegen, die übrig bleiben, sind am Ende einen Punkt wert.
corinth-about-spices = Liefere so viele Gewürze, wie Würfel da liegen.
corinth-about-carpets = Liefere so viele Teppiche, wie Würfel da liegen. Wer zuerst alle Verkaufsstände füllt, bekommt den Bonus.
corinth-about-wine = Liefere so viel Wein, wie Würfel da liegen. Wer zuerst alle Verkaufsstände füllt, bekommt den Bonus.
corinth-about-oil = Liefere so viel Öl, wie Würfel da liegen. Wer zuerst alle Verkaufsstände füllt, bekommt den Bonus.
corinth-about-temple = 3 Gold und 3 Ziegen. Am Ende drei Punkte für jedes deiner Gebäude, auch dieses.
corinth-about-warehouse = 4 Gold und 4 Ziegen. Jedes Mal, wenn du Waren aus dem Hafen nimmst, ein Symbol mehr.
corinth-about-stable = 2 Gold und 1 Ziege. Dein Statthalter darf gratis ein oder zwei Schritte mehr oder weniger gehen.
corinth-about-store = 2 Ziegen. Jedes Mal, wenn du Gold aus dem Hafen nimmst, zwei Gold mehr.
corinth-group = Würfel mit { $value }: { $white } weiß, { $yellow } gelb
corinth-no-dice-here = Keine Würfel
corinth-shops-tip = Nur volle Verkaufsstände geben Punkte. Ein begonnener muss voll sein, bevor der nächste an die Reihe kommt.
corinth-shop = Verkaufsstand { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $filled } von { $size } gefüllt
corinth-bonus-tip = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bekommt, wer hier zuerst alle Verkaufsstände füllt
corinth-bonus-of = Der Bonus gehört { $player }
corinth-purse-tip = Ausgefüllte gehören dir, durchgestrichene sind ausgegeben. Mehr als 24 kannst du in einem Spiel nicht bekommen.
corinth-purse = { $left } übrig; { $circled } von { $size } bekommen, { $spent } ausgegeben
corinth-cost = { $gold } Gold, { $goats ->
    [one] { $goats } Ziege
   *[other] { $goats } Ziegen
}
corinth-built-already = gebaut
corinth-turns = Startspieler:
corinth-turns-tip = Für jeden Wurf als Startspieler wird ein Kästchen angekreuzt
corinth-turns-marked = { $count } von { $of } Kästchen angekreuzt
corinth-look = Bogen von { $player } ansehen
corinth-field-goods = { $thing }: { $count }
corinth-field-yellow = ein gelber Würfel für alle späteren Würfe
corinth-field-plus = zählt beim nächsten Wertungsfeld doppelt
corinth-field-score = Wertung: die Zahl der Felder, die seit dem letzten Wertungsfeld eingekreist sind, plus die Zahl im Kästchen davor
corinth-field-start = der Start
corinth-field-is-free = noch frei
corinth-field-is-crossed = schon betreten
corinth-field-is-circled = eingekreist
corinth-field-is-walking = auf dem Weg
corinth-steward-here = hier steht der Statthalter
corinth-steps-left = { $count ->
    [one] Noch { $count } Schritt
   *[other] Noch { $count } Schritte
}
corinth-for-gold = { $count } Gold
corinth-for-free = gratis
corinth-walk-here = hierher gehen: { $cost }
corinth-way = Weg { $number } von { $count }
corinth-walk-way = Diesen Weg gehen
corinth-next-way = Anderer Weg
corinth-preview-take = { $count } × { $thing } nehmen
corinth-preview-steward = Statthalter, { $value }: Felder in Reichweite { $fields }, gratis { $free }
corinth-preview-how = Zeige oder tippe auf eine Gruppe: beide Möglichkeiten
phase-corinth-roll = Würfeln
phase-corinth-choose = Wählen
phase-corinth-shop = Nutzen
phase-corinth-build = Bauen
corinth-ask-roll = Du würfelst: Kaufst du gelbe Würfel für je ein Gold?
corinth-ask-choose = Nimm eine Gruppe für ihre Anzahl oder, um den Statthalter zu bewegen, für ihren Wert
corinth-ask-shop = { $thing }: noch { $left }. Welchen Verkaufsstand beginnst du?
corinth-ask-steps = Würfel: { $value }. Wähle ein Feld oder die Zahl der Schritte
corinth-ask-walk = { $steps ->
    [one] Der Statthalter geht einen Schritt: Wähle das Feld
   *[other] Der Statthalter geht { $steps } Schritte: Wähle das nächste Feld
}
corinth-ask-build = Was baust du?
corinth-do-roll = { $count ->
    [0] Würfeln
    [one] Mit einem gelben Würfel
   *[other] Mit { $count } gelben Würfeln
}
corinth-do-take = { $thing } nehmen
corinth-do-steward = Statthalter bewegen: { $thing }
corinth-do-drop = Würfel entfernen: { $thing }
corinth-do-compensate = Statthalter: ein Schritt
corinth-do-skip = Nichts tun
corinth-do-shop = Verkaufsstand { $thing }
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
corinth-do-done = Nichts mehr bauen
corinth-tip-take = { $count } Würfel: { $thing } nehmen
corinth-tip-steward = Die Würfel zeigen { $value }: So viele Schritte geht der Statthalter
corinth-tip-drop = Keine Gruppe ist zu gebrauchen: diese entfernen
corinth-score-spices = Gewürze
corinth-score-carpets = Teppiche
corinth-score-wine = Wein
corinth-score-oil = Öl
corinth-score-bonuses = Boni
corinth-score-steward = Statthalter
corinth-score-temple = Tempel
corinth-score-gold = Übriges Gold
corinth-score-goats = Übrige Ziegen

## Playing

confirm-moves = Züge bestätigen, die etwas verschenken
confirm-action = { $action } – trotzdem?
confirm-reason = Es ist noch etwas anderes möglich. Wähle es noch einmal, um zu bestätigen.
keys-choice = die Aktion mit dieser Nummer wählen
keys-give-up = beenden, aufhören oder ablehnen
keys-enter = die Karten legen oder die hervorgehobene Schaltfläche nehmen
keys-arrows = zwischen den Möglichkeiten wechseln
keys-help = diese Liste zeigen

## Du

you-link = Deine Geräte und Daten
you-line = Du brauchst kein Konto. Aber ein Browser kann dich vergessen: Mit einem Passkey oder einem Code behältst du Namen, Tische und Einstellungen, auch auf anderen Geräten.
somebody = Jemand
passkeys = Passkeys
passkeys-line = Ein Passkey liegt auf deinem Gerät oder in deinem Passwort-Manager. Damit kannst du dich jederzeit und überall wieder anmelden.
passkeys-off = Passkeys funktionieren nur über HTTPS und nicht unter einer bloßen IP-Adresse.
passkey-create = Passkey anlegen
passkey-created = angelegt: { $date }
passkey-canceled = Es wurde kein Passkey benutzt.
remove = Entfernen
device-unknown = Unbekanntes Gerät
transfer = Ein anderes Gerät
transfer-line = Scanne das Bild mit dem anderen Gerät, oder öffne dort diese Seite und tippe den Code ein.
transfer-show = Code anzeigen
transfer-again = Neuen Code erzeugen
transfer-until = Gilt einmal, bis { $time }.
transfer-qr = Der Code als Bild zum Scannen
sign-in = Hier anmelden
sign-in-line = Spielst du schon auf einem anderen Gerät? Lass dir dort einen Code anzeigen und tippe ihn hier ein, oder nimm deinen Passkey.
sign-in-code = Code
sign-in-button = Anmelden
sign-in-as = Als { $name } anmelden
sign-in-whose = Dieser Code meldet dieses Gerät als { $name } an. Nimm nur einen Code von einem deiner eigenen Geräte: Sonst könnte jemand anders an deiner Stelle spielen.
sign-in-merge = Die Tische dieses Geräts mitnehmen
sign-in-passkey = Mit einem Passkey anmelden
devices = Angemeldete Geräte
device-here = dieses Gerät
device-seen = zuletzt: { $date }
device-sign-out = Abmelden: { $device }
sign-out = Abmelden
your-data = Deine Daten
your-data-line = Lade alles herunter, was dieser Server über dich speichert, oder lösche es. Deine Plätze in Partien mit anderen bleiben ohne deinen Namen; Bots spielen weiter.
download-data = Herunterladen
delete-me = Alles löschen
delete-sure = Zum Löschen noch einmal klicken

## Learning

coach = Coach
coach-tip = Erklärt jede neue Art von Entscheidung und sagt nach einem schwachen Zug, was besser war
learn = Lernen
puzzles = Aufgaben
learn-game = { $game } in einem ersten Spiel lernen
learn-offer = Neu bei { $game }? Spiel ein erstes Spiel mit Erklärungen: etwa 6 Minuten.
leaders-link = Rangliste
profile-link = Deine Ergebnisse und Wertungen
to-challenges = Herausforderungen
to-challenge-results = Ergebnisse vergleichen

## Talk

talk = Gespräch
