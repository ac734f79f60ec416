# Stránka: všetko, čo nehovorí ani hra, ani server.

## Naokolo

skip = Preskočiť na obsah
welcome = Vitaj na nádvorí
welcome-line = Tri hry, jeden stôl. Hraj s priateľmi odkiaľkoľvek, na jednom zariadení alebo proti botom.
settings = Nastavenia
your-name = Tvoje meno
save = Uložiť
name-saved = Uložené
language = Jazyk
look = Vzhľad
look-auto = podľa zariadenia
look-light = svetlý
look-dark = tmavý
card-size = Veľkosť kariet
card-size-small = malé
card-size-normal = bežné
card-size-large = veľké
colors = Farby
colors-painted = maľované
colors-distinct = ľahko rozlíšiteľné
sounds = Zvuky
show-talk = Zobrazovať, čo hovoria ostatní pri stole
close = Zavrieť
cancel = Zrušiť
shortcuts = Klávesnica
keys-cards = vybrať kartu toho druhu
keys-walk = posúvať správcu
keys-undo = vziať späť
keys-hint = požiadať o radu
keys-log = zobraziť alebo skryť priebeh hry
keys-talk = zobraziť alebo skryť rozhovor
keys-cancel = zrušiť výber
credit-icons = Ikony: { $link }.
credit-games = Autorom hier Koryŏ a Chosŏn je Gary Kim (Moonster Games), autorom hry Corinth je Sébastien Pauchon (Days of Wonder).

## Vchod

game-koryo = Koryŏ
game-koryo-minutes = 15 až 20 minút
game-koryo-line = Zhromaždi rodiny dvora: kto má z rodiny najviac kariet, využíva jej schopnosť a na konci získa jej body.
game-choson = Chosŏn
game-choson-minutes = 20 až 25 minút
game-choson-line = Ten istý dvor o stáročia neskôr, s mušketami a mečmi: udalosti spúšťajú efekty postáv.
game-corinth = Corinth
game-corinth-minutes = 20 až 30 minút
game-corinth-line = Hoď kocky do prístavu, vezmi si skupinu, naplň svoje obchody a preveď správcu po trhu.
game-players = { $from } až { $to ->
    [few] { $to } hráči
   *[other] { $to } hráčov
}
play = Hrať
play-game = Hrať { $game }
rules = Pravidlá
rules-of = Pravidlá hry { $game }
who-plays = Kto hrá?
seat-number = Miesto { $number }
seat-me = Ja
seat-friend = Pozvánka cez odkaz
seat-open = Voľné miesto
seat-bot = Bot: { $level }
seat-bot-about = Bot: { $level } – { $about }
add-seat = Pridať miesto
remove-seat = Odstrániť miesto { $number }
one-device = Viac miest je tvojich: podávajte si zariadenie. Karty sú medzitým zakryté.
clock = Čas na ťah
no-clock = bez obmedzenia
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
clock-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
clock-days = { $count ->
    [one] deň na ťah
    [few] { $count } dni na ťah
   *[other] { $count } dní na ťah
}
clock-bank = { $minutes } min na partiu + { $seconds } s na ťah
patience = Keď niekto chýba
patience-line = bot môže prevziať hru po pripomienke a čase: { $time }
bot-for = { $player } (bot)
game-menu = Partia
show-in-lobby = Verejná: pridať sa môže ktokoľvek; hra je hodnotená
rated-game = Hodnotená a verejná: pozerať môže ktokoľvek
allow-text = Dovoliť vlastné správy
is-rated = Táto hra je hodnotená
open-table = Otvoriť stôl
play-now = Začať hrať
tables-mine = Moje stoly
tables-open = Otvorené stoly
tables-live = Práve sa hrá
no-tables-yet = Zatiaľ nič: vyber si hru vyššie.
search-name = Meno hráča
search-game = Hra
all-games = všetky hry
more-tables = Viac
more-tables-of = Viac: { $list }
no-tables-found = Nevyhovuje žiadny stôl.
your-turn = Si na ťahu
table-open = čaká na hráčov
table-playing = hrá sa
table-over = skončené
level-random = Začiatočník
level-random-about = hrá hocičo
level-greedy = Ľahký
level-greedy-about = berie, čo je po ruke
level-adept = Stredný
level-adept-about = trochu rozmýšľa
level-expert = Silný
level-expert-about = myslí dopredu
level-master = Majster
level-master-about = dáva si načas
bot-name = Bot ({ $level })
page-no-server = Server neodpovedá. Stránka to skúša ďalej.

## Okolo stola

replay-moves = Ťahy
replay-keys = Klávesnica: ← a → o krok, Home a End na začiatok a koniec, medzerník prehráva a pozastavuje.
preset-bot = Proti botovi
preset-bot-line = začína sa hneď
preset-friend = S priateľmi
preset-friend-line = pošleš odkaz
preset-device = Na tomto zariadení
preset-device-line = budete si ho podávať
player-count = Hráči
bot-strength = Sila
seat-name = Meno na mieste { $number }
more-options = Viac možností
fewer-options = Menej možností
invitation = { $player } ťa pozýva na hru { $game }
invitation-open = Pozvánka na hru { $game }
link-selected = Odkaz je označený: skopíruj ho ponukou alebo klávesnicou.
koryo-in-short = V každom kole dostaneš karty a niekoľko z jednej rodiny vyložíš lícom nadol. Kto má z rodiny najviac kariet, využíva jej schopnosť. Po ôsmich kolách dá každá rodina svoje body tomu, kto z nej má najviac kariet.
choson-in-short = V každom kole dostaneš karty a niekoľko ich vyložíš lícom nadol; udalosť spustí efekt postavy, ktorá je pri nej. Kto má z rodiny najviac kariet, využíva jej schopnosť. Po ôsmich kolách dá každá rodina svoje body tomu, kto z nej má najviac kariet.
corinth-in-short = Kocky sa roztriedia v prístave a ty si vezmeš skupinu rovnakých kociek. Ich počet ti dá tovar, zlato alebo kozy; ich hodnota posunie správcu po trhu. Na konci dávajú body plné obchody, trh a budovy.
row-won = Výhra { $scores }
row-shared = Spoločná výhra { $scores }
row-lost = Prehra { $scores }
row-over = Koniec { $scores }
hide-table = Odstrániť zo zoznamu: { $game }, { $date }
tables-unknown = Bez spojenia: tvoje stoly sa zobrazia, keď server odpovie.
tables-outdated = Bez spojenia: tento zoznam možno nie je aktuálny.

## Pred začiatkom

waiting-for-players = Pošli tento odkaz tým, s ktorými chceš hrať. Hra sa začne, keď budú všetky miesta obsadené.
invitation-link = Pozývací odkaz
copy-link = Kopírovať odkaz
link-copied = Odkaz je skopírovaný
sit-down = Sadnúť si
reserved-for = Rezervované: { $player }
not-contributed = čaká sa na príspevok k miešaniu
start-with-bots = Začať s botmi na voľných miestach
leave = Odísť od stola
you = ty
commitment-line = Miešanie je už zapečatené: { $hash }

## Pri stole

connecting = Pripája sa…
line-lost = Server neodpovedá. Ďalší pokus…
line-offline = Si offline. Hra bude pokračovať, keď sa vrátiš.
watching = Sleduješ hru
round-of = Kolo { $round }/{ $rounds }
corinth-round-of = Kolo { $round }/{ $rounds }
phases = Fázy kola
phase-travel = Cesta časom
phase-order = Vykladanie
phase-action = Akcie
phase-main = Ťahy
phase-discard = Koniec kola
undo = Vziať späť
hint = Rada
hint-line = Čo by urobil silný hráč? ({ $level })
chance = šanca na výhru { $percent } %
log = Priebeh
result = Výsledok
time-left = Zostávajúci čas – { $player }: { $time }
waiting-for = Na ťahu je { $player }
game-is-over = Hra sa skončila
your-hand = Tvoje karty
your-choices = Tvoje možnosti
place = Vyložiť
place-tip = Vyber karty a vylož ich lícom nadol, alebo ich potiahni na stôl
choose-second = Vyber druhú kartu
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = má väčšinu
your-majorities = Tvoje väčšiny
shielded = pod Yiho štítom
can-be-chosen = dá sa vybrať
leads-now = { $player } má väčšinu: na konci { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodov
}
leads-not = { $player } nemá väčšinu
away = preč
tokens = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}
tokens-tip = Víťazné žetóny: každý je za bod
cards = karty: { $count }, najviac { $limit }
limit-tip = Karty pred hráčom a koľko ich smie zostať na konci kola
score-tip = Body, keby sa hra skončila teraz
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
first-player = Prvý hráč
placed-card = Lícom nadol: { $name }
click-to-reveal = Kliknutím ju odhalíš
face-down = Lícom nadol až do tvojho ťahu
placed-count = { $count ->
    [one] { $count } karta lícom nadol
    [few] { $count } karty lícom nadol
   *[other] { $count } kariet lícom nadol
}
hand-count = { $count ->
    [one] { $count } karta na ruke
    [few] { $count } karty na ruke
   *[other] { $count } kariet na ruke
}
pile = Balíček
pile-tip = Balíček: karty, ktoré nikto nemá
bank = Banka { $count }
bank-tip = { $count ->
    [0] Banka je prázdna
    [one] V banke je ešte { $count } žetón
    [few] V banke sú ešte { $count } žetóny
   *[other] V banke je ešte { $count } žetónov
}

## Sledovanie hry

speed = Rýchlosť ťahov
speed-slow = pomaly
speed-normal = normálne
speed-fast = rýchlo
speed-off = vypnuté
you-share-win = Delíš sa o víťazstvo!
own-rank = { $rank ->
    [2] Máš 2. miesto spomedzi { $of } hráčov
    [3] Máš 3. miesto spomedzi { $of } hráčov
   *[other] Máš { $rank }. miesto spomedzi { $of } hráčov
}
end-one-value = { $player } hádže { $count } kockami a všetky ukazujú { $value }. Taký hod hneď vyhráva hru, nech je skóre akékoľvek.
end-hall-of-fame = Sieň slávy: { $player } má { points }
end-wall-of-shame = Múr hanby: { $player } má { points }

## Jedno zariadenie

pass-to = Na ťahu je { $player }
pass-line = Podaj zariadenie ďalej. Kým nepotvrdíš, že ho máš, nič sa neukáže.
it-is-me = Ja som { $player }

## Koniec

you-win = Víťazstvo je tvoje!
winners = { $count ->
    [one] { $names } vyhráva
   *[other] O výhru sa delia { $names }
}
score = Body
total = Spolu
rematch = Hrať znova
to-rematch = Prejsť na novú hru
replay = Prehrať záznam
review = Rozbor
review-table = Rozbor: { $game }, { $date }
replay-of = Záznam: { $game }
download = Stiahnuť záznam
look-at-table = Pozrieť stôl
to-tournament = Prejsť na turnaj
to-lobby = Na úvod
verify = Overiť miešanie
verify-sum-ok = Všetko sedí: miešanie bolo čestné.
verify-sum-bad = Niečo nesedí: tomuto miešaniu never!
verify-sum-unknown = Proti miešaniu nič nesvedčí, ale všetko sa tu overiť nedá.
verify-record-bad = Tento záznam nepatrí k tomuto stolu!
verify-secret-ok = Tajomstvo je to, ktoré server zapečatil skôr, než tvoj prehliadač niečo pridal.
verify-secret-bad = Tajomstvo nie je to, ktoré server zapečatil!
verify-secret-unknown = Či bolo tajomstvo zapečatené vopred, sa tu overiť nedá: tento prehliadač si pred hrou pečať neuložil.
verify-mine-ok = To, čo pridal tvoj prehliadač, je súčasťou miešania.
verify-mine-bad = To, čo pridal tvoj prehliadač, v miešaní chýba!
verify-mine-unknown = Tento prehliadač do miešania nič nepridal, alebo už nevie, čo pridal.
verify-bots-ok = Boti pridali to, čo pridávajú vždy.
verify-bots-bad = Niektorý bot nepridal to, čo pridáva vždy: server to mohol vybrať kvôli kartám!
verify-rules-unknown = Karty a kocky sa tu overiť nedajú: táto stránka nepozná pravidlá, podľa ktorých sa hralo.
verify-deal-seen-ok = Znova rozdané z počiatočnej hodnoty: prvý hráč aj tvoje prvé karty sa zhodujú s tým, čo ti ukázala hra.
verify-deal-seen-bad = Znova rozdané z počiatočnej hodnoty: prvý hráč alebo tvoje prvé karty sa nezhodujú s tým, čo ti ukázala hra!
verify-deal-seen-unknown = Tvoje prvé karty sa tu nedajú porovnať: tento prehliadač ich počas hry nevidel.
verify-deal-replay-ok = Znova rozdané z počiatočnej hodnoty: prvý hráč aj prvé karty všetkých sa zhodujú so záznamom.
verify-deal-replay-bad = Znova rozdané z počiatočnej hodnoty: prvý hráč alebo niečie prvé karty sa nezhodujú so záznamom!
verify-roll-seen-ok = Znova hodené z počiatočnej hodnoty: prvý hráč aj prvý hod sa zhodujú s tým, čo ti ukázala hra.
verify-roll-seen-bad = Znova hodené z počiatočnej hodnoty: prvý hráč alebo prvý hod sa nezhodujú s tým, čo ti ukázala hra!
verify-roll-seen-unknown = Prvý hod sa tu nedá porovnať: tento prehliadač ho počas hry nevidel.
verify-roll-replay-ok = Znova hodené z počiatočnej hodnoty: prvý hráč aj prvý hod sa zhodujú so záznamom.
verify-roll-replay-bad = Znova hodené z počiatočnej hodnoty: prvý hráč alebo prvý hod sa nezhodujú so záznamom!
verify-seed = Tajomstvo a príspevky dávajú počiatočnú hodnotu { $seed }
seen-by = Pohľad
all-open = všetky karty odhalené
spectator = divák
step-back = O krok späť
step-on = O krok ďalej
step-of = Krok { $step }/{ $steps }
run = Spustiť
pause = Pauza
sheets = Hárky
sheet-of = Hárok: { $player }

## Pravidlá

rules-contents = Obsah
rules-ages = Od { $age } rokov
rules-designer = Autor:
rules-illustrator = Ilustrácie:
rules-graphics = Grafika:
rules-publisher = Vydavateľ:
rules-translators = Preklad:
rules-page = Otvoriť ako stránku

## Záznam, s menami

named-log-sits = { $who } si sadá
named-koryo-did-spy = { $who } kradne žetón hráčovi { $seat } (Špióni)
named-koryo-did-destroy = { $who } ničí { koryo-a-card } ({ $seat })
named-koryo-did-swap = { $who } vymieňa { koryo-a-card } ({ $seat }) za { koryo-other-card } ({ $other })
named-koryo-not-in-front = { $seat } nemá pred sebou kartu { koryo-card }
named-koryo-guardians-protect = { $seat } má ochranu pred Barbarmi (Strážcovia)
named-koryo-spies-shield = { $seat } má ochranu pred Lobingom (Špióni)
named-no-token = { $seat } nemá žetón
named-not-your-turn = Nie si na ťahu
named-choson-did-travel-from = { $who } cestuje časom a berie žetón hráčovi { $seat }
named-choson-did-lobby = { $who } vymieňa { choson-a-card } ({ $seat }) za { choson-other-card } ({ $other })
named-choson-did-fire = { $who } strieľa na { choson-a-card } ({ $seat })
named-choson-did-strike = { $who } zasahuje mečom { choson-a-card } ({ $seat })
named-choson-did-riposte = { $who } vracia úder a ničí { choson-a-card } ({ $seat })
named-choson-did-oracle-from = { $who } berie žetón hráčovi { $seat } (Veštci)
named-choson-did-scientist-from = { $who } berie žetón hráčovi { $seat } (Vedci)
named-choson-not-in-front = { $seat } nemá pred sebou kartu { choson-card }
named-choson-shielded = Yiho štít chráni rodinu { choson-kind } ({ $seat })

## Koryŏ

koryo-name-1 = Vševediaci
koryo-name-2 = Špión
koryo-name-3 = Senátor
koryo-name-4 = Kňaz
koryo-name-5 = Majiteľ lodí
koryo-name-6 = Bankár
koryo-name-7 = Strážca
koryo-name-8 = Hlásateľ
koryo-name-9 = Obchodník
koryo-name-B = Barbar
koryo-name-L = Lobing
koryo-power-1 = (Omniscient) Kým sa hrá, vyhrávaš s ním každú remízu o väčšinu.
koryo-power-2 = (Spy) Väčšina: raz za ťah ukradni žetón. Lobing sa ťa netýka, kým nemáš Strážcu.
koryo-power-3 = (Senator) Väčšina: smieš si nechať o dve karty viac.
koryo-power-4 = (Priest) Väčšina: raz za ťah znič jednu zo svojich udalostí.
koryo-power-5 = (Ship Owner) Väčšina: smieš vyložiť dve rôzne karty.
koryo-power-6 = (Banker) Väčšina: raz za ťah si vezmi žetón z banky.
koryo-power-7 = (Guardian) Väčšina: Barbari ti nemôžu ublížiť.
koryo-power-8 = (Broadcaster) Väčšina: dostaneš o jednu kartu viac.
koryo-power-9 = (Merchant) Nemá schopnosť, ale prinesie deväť bodov.
koryo-power-B = (Barbarian) Udalosť, mínus jeden bod. Po odhalení smieš zničiť postavu súpera.
koryo-power-L = (Lobbying) Udalosť, mínus jeden bod. Po odhalení smieš vymeniť dve postavy dvoch rôznych hráčov.
koryo-ask-order = Vykladanie: vylož rovnaké karty alebo nič
koryo-ask-action = Tvoj ťah: odhaľ karty, použi schopnosti, ukonči ťah
koryo-ask-barbarian = Barbar: ktorú postavu zničíš?
koryo-ask-lobbying = Lobing: ktoré dve postavy vymeníš?
koryo-ask-discard = Priveľa kariet: ktorú odhodíš?
koryo-do-pass = Nič nevyložiť
koryo-do-play = Vyložiť: { $thing }
koryo-do-reveal = Odhaliť: { $thing }
koryo-do-banker = Vziať žetón z banky
koryo-do-priest = Zničiť: { $thing }
koryo-do-spy = Ukradnúť žetón ({ $player })
koryo-do-end = Ukončiť ťah
koryo-do-destroy = Zničiť: { $kind } ({ $player })
koryo-do-swap = { $player }: { $kind } ⇄ { $other }: { $another }
koryo-do-decline = Nevyužiť udalosť
koryo-do-discard = Odhodiť: { $kind }
koryo-aim-destroy = Zničiť
koryo-aim-swap = Vymeniť
koryo-aim-discard = Odhodiť
koryo-score-1 = Vševediaci (1)
koryo-score-2 = Špióni (2)
koryo-score-3 = Senátori (3)
koryo-score-4 = Kňazi (4)
koryo-score-5 = Majitelia lodí (5)
koryo-score-6 = Bankári (6)
koryo-score-7 = Strážcovia (7)
koryo-score-8 = Hlásatelia (8)
koryo-score-9 = Obchodníci (9)
koryo-score-tokens = Žetóny
koryo-score-events = Udalosti

## Chosŏn

choson-name-1 = Yi
choson-name-2 = Ostreľovač
choson-name-3 = Veštec
choson-name-4 = Žnec
choson-name-5 = Gosu
choson-name-6 = Vedec
choson-name-7 = Hulk
choson-name-8 = Cestovateľ časom
choson-name-9 = Pozorovateľ
choson-name-E = Udalosť
choson-power-1 = S udalosťou: lobing. Väčšina: raz za ťah polož Yiho štít na jednu zo svojich rodín.
choson-power-2 = S udalosťou: strelná zbraň. Väčšina: máš Odvetnú paľbu a smieš odpovedať na streľbu.
choson-power-3 = S udalosťou: lobing. Väčšina: vezmi si vo svojom ťahu žetón, ak máš Odvetnú paľbu alebo Protiútok.
choson-power-4 = S udalosťou: meč na hodnoty 3 až 5. Väčšina: tvoj meč smie udrieť dvakrát.
choson-power-5 = S udalosťou: meč na hodnoty 4 až 6. Väčšina: smieš si nechať jednu udalosť odhalenú v tomto ťahu, na konci je za bod.
choson-power-6 = S udalosťou: lobing. Väčšina: vezmi si žetón v ťahu, v ktorom odhalíš udalosť.
choson-power-7 = S udalosťou: meč na hodnoty 6 až 8. Väčšina: máš Protiútok a smieš odpovedať na meče.
choson-power-8 = S udalosťou: strelná zbraň. Väčšina: na začiatku kola smieš jedného odhodiť, stať sa prvým hráčom a vziať si žetón.
choson-power-9 = Nikdy sa nevykladá s udalosťou. Nemá schopnosť, ale prinesie deväť bodov.
choson-power-E = S postavou spustí jej efekt. Tri spolu prinesú Yiho odkaz.
choson-legacy = Yiho odkaz: skóre do desiatich bodov zdvojnásobí, k vyššiemu pár bodov pridá
choson-return-fire = Odvetná paľba: smie odpovedať na streľbu
choson-counter-attack = Protiútok: smie odpovedať na meče
choson-ask-travel = Cesta časom: odhodíš Cestovateľa časom za žetón a začiatok kola?
choson-ask-order = Vykladanie: jedna rodina, dve postavy, postava s udalosťou, tri udalosti alebo nič
choson-ask-main = Tvoj ťah: odhaľ karty, použi schopnosti, ukonči ťah
choson-ask-fire = Strelná zbraň: vyber postavu na zničenie{ $others ->
    [0] { "" }
   *[other] { "" } alebo inú akciu
}
choson-ask-strike = Meč: vyber postavu na zničenie{ $others ->
    [0] { "" }
   *[other] { "" } alebo inú akciu
}
choson-ask-lobby = Lobing: vyber dve postavy na výmenu{ $others ->
    [0] { "" }
   *[other] { "" } alebo inú akciu
}
choson-ask-shield = Smieš položiť Yiho štít na jednu zo svojich rodín
choson-ask-riposte = Útok na teba: vrátiš úder?
choson-ask-discard = Priveľa postáv: ktorú odhodíš?
choson-do-travel = Cestovať časom
choson-do-travel-from = Cestovať a vziať žetón ({ $player })
choson-do-stay = Zostať
choson-do-pass = Nič nevyložiť
choson-do-play = Vyložiť: { $thing }
choson-do-reveal = Odhaliť
choson-do-shield = Yiho štít: { $kind }
choson-do-lobby = { $player }: { $kind } ⇄ { $other }: { $another }
choson-do-fire = Strieľať: { $kind } ({ $player })
choson-do-strike = Udrieť: { $kind } ({ $player })
choson-do-done = Bez druhého úderu
choson-do-riposte = Vrátiť úder
choson-do-hold = Nevrátiť úder
choson-do-oracle = Veštec: vziať žetón
choson-do-oracle-from = Veštec: vziať žetón ({ $player })
choson-do-scientist = Vedec: vziať žetón
choson-do-scientist-from = Vedec: vziať žetón ({ $player })
choson-do-gosu = Gosu: nechať si udalosť
choson-do-end = Ukončiť ťah
choson-do-discard = Odhodiť: { $kind }
choson-aim-shield = Yiho štít
choson-aim-lobby = Lobing
choson-aim-fire = Strieľať
choson-aim-strike = Udrieť
choson-aim-discard = Odhodiť
choson-score-1 = Yi (1)
choson-score-2 = Ostreľovači (2)
choson-score-3 = Veštci (3)
choson-score-4 = Ženci (4)
choson-score-5 = Gosu (5)
choson-score-6 = Vedci (6)
choson-score-7 = Hulkovia (7)
choson-score-8 = Cestovatelia časom (8)
choson-score-9 = Pozorovatelia (9)
choson-score-tokens = Žetóny
choson-score-events = Ponechané udalosti
choson-score-first = Prvý hráč
choson-score-legacy = Yiho odkaz

## Čítanie kariet

# Najviac 28 znakov: sú na kartách.
koryo-short-1 = Vyhráva remízy
koryo-short-2 = Ukradni žetón
koryo-short-3 = Nechaj si o dve karty viac
koryo-short-4 = Znič vlastnú udalosť
koryo-short-5 = Vylož dve rôzne karty
koryo-short-6 = Žetón z banky
koryo-short-7 = V bezpečí pred Barbarmi
koryo-short-8 = O jednu kartu viac
koryo-short-9 = Deväť bodov, bez schopnosti
koryo-short-B = Zničí postavu; −1
koryo-short-L = Vymení dve postavy; −1
choson-short-1 = Polož Yiho štít
choson-short-2 = Odpovedz na streľbu
choson-short-3 = Žetón, ak smieš odpovedať
choson-short-4 = Meč udrie dvakrát
choson-short-5 = Nechaj si udalosť: 1 bod
choson-short-6 = Žetón pri udalosti
choson-short-7 = Odpovedz na meče
choson-short-8 = Prvý hráč a žetón
choson-short-9 = Deväť bodov, bez schopnosti
choson-short-E = Spustí efekt postavy
details-label-value = Hodnota
details-label-copies = Počet
details-label-effect = Efekt
details-label-power = Schopnosť
details-value = { $value ->
    [one] Jeden bod na konci za väčšinu
    [few] { $value } body na konci za väčšinu
   *[other] { $value } bodov na konci za väčšinu
}
details-value-event-koryo = Na konci mínus jeden bod za každú
details-value-event-choson = Na konci jeden bod za každú ponechanú udalosť
details-copies = { $count ->
    [one] Jedna karta v hre
    [few] { $count } karty v hre
   *[other] { $count } kariet v hre
}
choson-effect-lobby = Lobing: ak kartu vyložíš s udalosťou, smieš vymeniť dve postavy dvoch rôznych hráčov.
choson-effect-firearm = Strelná zbraň: ak kartu vyložíš s udalosťou, smieš zničiť ľubovoľnú postavu súpera.
choson-effect-sword = Meč: ak kartu vyložíš s udalosťou, smieš zničiť postavu súpera, ktorej hodnota sa líši najviac o jeden.
season-tip = V tomto kole dostane každý { $dealt ->
    [few] { $dealt } karty
   *[other] { $dealt } kariet
} a na konci si ich smie nechať { $kept }.
koryo-phase-tip-order = Vylož lícom nadol karty jedného druhu alebo nič. Zvyšok ruky sa vráti do balíčka.
koryo-phase-tip-action = Postupne: odhaľ svoje karty a použi schopnosti svojich väčšín.
koryo-phase-tip-discard = Kto má priveľa kariet, odhodí postavy.
choson-phase-tip-travel = Kto má väčšinu Cestovateľov časom, smie jedného odhodiť a začínať.
choson-phase-tip-order = Vylož karty lícom nadol alebo nič. Zvyšok ruky sa vráti do balíčka.
choson-phase-tip-main = Postupne: odhaľ svoje karty a použi efekty a schopnosti.
choson-phase-tip-discard = Kto má priveľa postáv, niektoré odhodí.
koryo-first-player-tip = Dostáva karty prvý a je prvý na ťahu. Každé kolo sa úloha posunie ďalej.
choson-first-player-tip = Dostáva karty prvý a je prvý na ťahu. Na konci je za dva body.
shield-tip = Yiho štít: tieto karty nemožno vymeniť ani zničiť a počas hry vyhrávajú remízu
choson-return-fire-tip = Za väčšinu Ostreľovačov: ak streľba zničí tvoju postavu, smieš zničiť kartu rodiny, ktorá strieľala.
choson-counter-attack-tip = Za väčšinu Hulkov: ak meč zničí tvoju postavu, smieš zničiť kartu rodiny, ktorá udrela.

## Corinth

corinth-harbor = Prístav
corinth-market = Trh
corinth-name-gold = Zlato
corinth-name-goats = Kozy
corinth-name-spices = Koreniny
corinth-name-carpets = Koberce
corinth-name-wine = Víno
corinth-name-oil = Olej
corinth-name-temple = Chrám
corinth-name-warehouse = Sklad
corinth-name-stable = Stajňa
corinth-name-store = Predajňa
corinth-about-gold = Najvyššie kocky. Vezmi si toľko zlaťákov, koľko je kociek. Na konci je za každé dva zvyšné zlaťáky bod.
corinth-about-goats = Najnižšie kocky. Vezmi si toľko kôz, koľko je kociek. Na konci je za každé dve zvyšné kozy bod.
corinth-about-spices = Dodaj toľko korenín, koľko je kociek.
corinth-about-carpets = Dodaj toľko kobercov, koľko je kociek. Kto prvý naplní všetky obchody, získa bonus.
corinth-about-wine = Dodaj toľko vína, koľko je kociek. Kto prvý naplní všetky obchody, získa bonus.
corinth-about-oil = Dodaj toľko oleja, koľko je kociek. Kto prvý naplní všetky obchody, získa bonus.
corinth-about-temple = 3 zlaťáky a 3 kozy. Na konci tri body za každú tvoju budovu, aj za túto.
corinth-about-warehouse = 4 zlaťáky a 4 kozy. O jeden symbol viac vždy, keď berieš tovar z prístavu.
corinth-about-stable = 2 zlaťáky a 1 koza. Tvoj správca smie prejsť o krok či dva viac alebo menej zadarmo.
corinth-about-store = 2 kozy. O dva zlaťáky viac vždy, keď berieš zlato z prístavu.
corinth-group = Kocky s hodnotou { $value }: biele { $white }, žlté { $yellow }
corinth-no-dice-here = Žiadne kocky
corinth-shops-tip = Body dávajú len plné obchody. Začatý obchod treba naplniť, až potom sa dá začať ďalší.
corinth-shop = Obchod { $number }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, naplnené { $filled }/{ $size }
corinth-bonus-tip = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} pre toho, kto tu prvý naplní všetky obchody
corinth-bonus-of = Bonus má { $player }
corinth-purse-tip = Plné sú tvoje, prečiarknuté sú minuté. Za celú hru sa dá získať najviac 24.
corinth-purse = zostáva { $left }; získané { $circled }/{ $size }, minuté { $spent }
corinth-cost = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťákov
}, { $goats ->
    [one] { $goats } koza
    [few] { $goats } kozy
   *[other] { $goats } kôz
}
corinth-built-already = postavené
corinth-turns = Prvý hráč:
corinth-turns-tip = Políčko sa označí vždy, keď tento hráč hádže kockami
corinth-turns-marked = označené políčka: { $count }/{ $of }
corinth-look = Pozrieť hárok: { $player }
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = žltá kocka na všetky ďalšie hody
corinth-field-plus = pri ďalšom bodovaní sa počíta dvakrát
corinth-field-score = bodovanie: zapíš počet polí zakrúžkovaných od posledného bodovania a pripočítaj číslo z predošlého políčka
corinth-field-start = začiatok
corinth-field-is-free = ešte neprejdené
corinth-field-is-crossed = prejdené
corinth-field-is-circled = zakrúžkované
corinth-field-is-walking = na ceste
corinth-steward-here = tu je správca
corinth-steps-left = { $count ->
    [one] Ešte { $count } krok
    [few] Ešte { $count } kroky
   *[other] Ešte { $count } krokov
}
corinth-for-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťákov
}
corinth-for-free = zadarmo
corinth-walk-here = ísť sem: { $cost }
corinth-way = Cesta { $number } z { $count }
corinth-walk-way = Ísť touto cestou
corinth-next-way = Iná cesta
corinth-preview-take = Vziať { $count } × { $thing }
corinth-preview-steward = Správca, { $value }: polia v dosahu { $fields }, zadarmo { $free }
corinth-preview-how = Ukáž na skupinu či ťukni na ňu: obe použitia
phase-corinth-roll = Hod
phase-corinth-choose = Výber
phase-corinth-shop = Využitie
phase-corinth-build = Stavba
corinth-ask-roll = Hádžeš: kúpiš žlté kocky, každú za zlaťák?
corinth-ask-choose = Vezmi si skupinu: využi počet kociek, alebo ich hodnotou posuň správcu
corinth-ask-shop = { $thing }: zostáva { $left }. Ktorý obchod začneš plniť?
corinth-ask-steps = Kocky: { $value }. Zvoľ pole alebo počet krokov
corinth-ask-walk = { $steps ->
    [one] Správca prejde { $steps } krok: vyber pole
    [few] Správca prejde { $steps } kroky: vyber ďalšie pole
   *[other] Správca prejde { $steps } krokov: vyber ďalšie pole
}
corinth-ask-build = Čo postavíš?
corinth-do-roll = { $count ->
    [0] Hodiť
    [one] Hodiť s { $count } žltou kockou
   *[other] Hodiť s { $count } žltými kockami
}
corinth-do-take = Vziať: { $thing }
corinth-do-steward = Posunúť správcu: { $thing }
corinth-do-drop = Odstrániť kocky: { $thing }
corinth-do-compensate = Posunúť správcu o krok
corinth-do-skip = Nič neurobiť
corinth-do-shop = Obchod { $thing }
corinth-do-stop = Viac nedodať
corinth-do-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } krokov
}
corinth-do-north = Sever
corinth-do-east = Východ
corinth-do-south = Juh
corinth-do-west = Západ
corinth-do-build = Postaviť: { $thing }
corinth-do-done = Viac nestavať
corinth-tip-take = { $count ->
    [one] { $count } kocka
    [few] { $count } kocky
   *[other] { $count } kociek
}, vziať: { $thing }
corinth-tip-steward = Kocky ukazujú { $value }: toľko krokov prejde správca
corinth-tip-drop = Žiadna skupina sa nedá využiť: odstráň túto
corinth-score-spices = Koreniny
corinth-score-carpets = Koberce
corinth-score-wine = Víno
corinth-score-oil = Olej
corinth-score-bonuses = Bonusy
corinth-score-steward = Správca
corinth-score-temple = Chrám
corinth-score-gold = Zvyšné zlato
corinth-score-goats = Zvyšné kozy

## Playing

confirm-moves = Potvrdzovať ťahy, ktoré sa niečoho vzdávajú
confirm-action = { $action } – naozaj?
confirm-reason = Ešte sa dá urobiť niečo iné. Potvrď opätovným výberom.
keys-choice = vybrať akciu s týmto číslom
keys-give-up = ukončiť, prestať alebo odmietnuť
keys-enter = položiť karty alebo použiť zvýraznené tlačidlo
keys-arrows = prechádzať medzi možnosťami
keys-help = zobraziť tento zoznam

## Ty

you-link = Tvoje zariadenia a údaje
you-line = Nepotrebuješ účet. Prehliadač ťa však môže zabudnúť: prístupový kľúč alebo kód zachová tvoje meno, stoly a nastavenia, aj na iných zariadeniach.
somebody = Niekto
passkeys = Prístupové kľúče
passkeys-line = Prístupový kľúč uchováva tvoje zariadenie alebo správca hesiel. S ním sa môžeš znova prihlásiť kedykoľvek a kdekoľvek.
passkeys-off = Prístupové kľúče fungujú len cez HTTPS a nie na samotnej adrese IP.
passkey-create = Vytvoriť prístupový kľúč
passkey-created = vytvorený: { $date }
passkey-canceled = Nebol použitý žiadny prístupový kľúč.
remove = Odstrániť
device-unknown = Neznáme zariadenie
transfer = Iné zariadenie
transfer-line = Naskenuj obrázok iným zariadením alebo na ňom otvor túto stránku a napíš kód.
transfer-show = Ukázať kód
transfer-again = Vytvoriť nový kód
transfer-until = Platí raz, do { $time }.
transfer-qr = Kód ako obrázok na naskenovanie
sign-in = Prihlásiť sa tu
sign-in-line = Hráš už na inom zariadení? Ukáž si na ňom kód a napíš ho sem, alebo použi prístupový kľúč.
sign-in-code = Kód
sign-in-button = Prihlásiť sa
sign-in-as = Prihlásiť sa ako { $name }
sign-in-whose = Tento kód prihlási toto zariadenie ako { $name }. Použi len kód z vlastného zariadenia: inak by niekto iný mohol hrať namiesto teba.
sign-in-merge = Vziať so sebou stoly tohto zariadenia
sign-in-passkey = Prihlásiť sa prístupovým kľúčom
devices = Prihlásené zariadenia
device-here = toto zariadenie
device-seen = naposledy: { $date }
device-sign-out = Odhlásiť: { $device }
sign-out = Odhlásiť
your-data = Tvoje údaje
your-data-line = Stiahni si všetko, čo o tebe tento server uchováva, alebo to vymaž. Tvoje miesta v hrách s inými zostanú bez mena; hrajú za teba boty.
download-data = Stiahnuť
delete-me = Všetko vymazať
delete-sure = Vymazať: klikni ešte raz

## Learning

coach = Kouč
coach-tip = Vysvetlí každý nový druh rozhodnutia a po slabom ťahu povie, čo bolo lepšie
learn = Naučiť sa
puzzles = Úlohy
learn-game = Naučiť sa { $game } v prvej hre
learn-offer = { $game } ešte nepoznáš? Zahraj si prvú hru s vysvetlením: asi 6 minút.
leaders-link = Rebríček
profile-link = Tvoje výsledky a hodnotenia
to-challenges = Výzvy
to-challenge-results = Porovnať výsledky

## Talk

talk = Rozhovor
