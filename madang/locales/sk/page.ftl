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
sounds = Zvuky
close = Zavrieť
cancel = Zrušiť
shortcuts = Klávesnica
keys-cards = vybrať kartu toho druhu
keys-walk = ísť so správcom
keys-undo = vziať späť
keys-hint = požiadať o radu
keys-log = zobraziť alebo skryť záznam
keys-cancel = zrušiť výber
credit-icons = Ikony:
credit-games = Autorom hier Koryŏ a Chosŏn je Gary Kim (Moonster Games), autorom hry Corinth je Sébastien Pauchon (Days of Wonder).

## Vchod

game-koryo = Koryŏ
game-koryo-minutes = 15 až 20 minút
game-koryo-line = Zhromaždi rodiny dvora: kto má z rodiny najviac, má teraz jej schopnosť a na konci jej body.
game-choson = Chosŏn
game-choson-minutes = 20 až 25 minút
game-choson-line = Ten istý dvor o stáročia neskôr, s mušketami a mečmi: udalosti prebúdzajú to, čo postavy vedia.
game-corinth = Corinth
game-corinth-minutes = 20 až 30 minút
game-corinth-line = Hoď kocky do prístavu, vezmi si skupinu, naplň obchody a prejdi sa so správcom po trhu.
game-players = { $from } až { $to ->
    [few] { $to } hráči
   *[other] { $to } hráčov
}
play = Hrať
rules = Pravidlá
who-plays = Kto hrá?
seat-number = Miesto { $number }
seat-me = Ja
seat-friend = Priateľ cez odkaz
seat-open = Voľné miesto
seat-bot = Bot: { $level }
add-seat = Ešte jedno miesto
remove-seat = Odstrániť miesto { $number }
one-device = Viac miest je tvojich: podávajte si zariadenie. Karty skryje opona.
clock = Čas na ťah
no-clock = koľko chceš
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
clock-day = jeden deň
show-in-lobby = Pridať sa môže ktokoľvek
open-table = Otvoriť stôl
play-now = Začať hrať
tables-mine = Moje stoly
tables-open = Voľné stoly
tables-live = Práve sa hrá
no-tables-yet = Zatiaľ nič: vyber si hru vyššie.
search-name = Meno hráča
search-game = Hra
all-games = všetky hry
more-tables = Viac
no-tables-found = Nijaký stôl nevyhovuje.
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

## Pred začiatkom

waiting-for-players = Pošli tento odkaz tým, čo majú hrať. Hra sa začne, keď budú všetky miesta obsadené.
invitation-link = Odkaz na pozvanie
copy-link = Kopírovať odkaz
link-copied = Odkaz je v schránke
sit-down = Sadnúť si
reserved-for = Rezervované: { $player }
not-contributed = príspevok k miešaniu ešte chýba
start-with-bots = Začať, voľné miesta botom
leave = Odísť
you = ty
commitment-line = Miešanie je už zapečatené:

## Pri stole

connecting = Pripája sa …
line-lost = Server neodpovedá. Ďalší pokus …
line-offline = Si offline. Hra bude pokračovať, keď sa vrátiš.
watching = Pozeráš sa
round-of = Kolo { $round } z { $rounds }
phases = Fázy kola
phase-travel = Cesta časom
phase-order = Rozkazy
phase-action = Akcie
phase-main = Ťahy
phase-discard = Koniec
undo = Vziať späť
hint = Rada
hint-line = Čo by urobil silný hráč? ({ $level })
chance = { $percent } % na výhru
log = Záznam
result = Výsledok
time-left = Zostávajúci čas – { $player }: { $time }
waiting-for = Na ťahu je { $player }
game-is-over = Hra sa skončila
your-hand = Tvoja ruka
your-choices = Tvoje možnosti
place = Položiť
place-tip = Vyber karty a polož ich lícom nadol; alebo ich potiahni na stôl
choose-second = A s kým? Vyber druhú kartu
so-many = { $count } × { $name }
stack = { $player }: { $count } × { $name }
majority = má väčšinu
shielded = pod Yiho štítom
can-be-chosen = dá sa vybrať
leads-now = { $player } má väčšinu: na konci { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodov
}
leads-not = { $player } nemá väčšinu
away = preč
tokens = žetóny
tokens-tip = Víťazné žetóny: každý za bod
cards = karty
limit-tip = Vyložené karty a koľko ich smie zostať na konci kola
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
pile-tip = Balíček: karty, ktoré nemá nikto
bank = Banka { $count }
bank-tip = { $count ->
    [0] Banka je prázdna
    [one] V banke je ešte { $count } žetón
    [few] V banke sú ešte { $count } žetóny
   *[other] V banke je ešte { $count } žetónov
}

## Jedno zariadenie

pass-to = Na ťahu je { $player }
pass-line = Podaj zariadenie ďalej. Nič sa neukáže, kým nepovieš, že ho máš.
it-is-me = Ja som { $player }

## Koniec

you-win = Vyhrávaš!
winners = { $count ->
    [one] { $names } vyhráva
   *[other] O výhru sa delia { $names }
}
score = Body
total = Spolu
rematch = Ešte raz
to-rematch = Na ďalšiu hru
replay = Priebeh hry
download = Stiahnuť partiu
look-at-table = Pozrieť stôl
to-lobby = Na úvod
chances-title = Ako sa vyvíjali šance podľa bota ({ $level }), v percentách
still-thinking = ešte rozmýšľa
no-chances = Tento bot nevie posúdiť, aká dobrá je pozícia.
verify = Overiť miešanie
verify-sum-ok = Všetko sedí: miešanie bolo čestné.
verify-sum-bad = Niečo nesedí: tomuto miešaniu never!
verify-sum-unknown = Nič nehovorí proti miešaniu, ale všetko sa tu overiť nedá.
verify-record-bad = Tento záznam nepatrí k tomuto stolu!
verify-secret-ok = Tajomstvo je to, ktoré server zapečatil skôr, než tvoj prehliadač niečo pridal.
verify-secret-bad = Tajomstvo nie je to, ktoré server zapečatil!
verify-secret-unknown = Či bolo tajomstvo vopred zapečatené, sa tu overiť nedá: tento prehliadač nemá pečať spred hry.
verify-mine-ok = To, čo pridal tvoj prehliadač, je súčasťou miešania.
verify-mine-bad = To, čo pridal tvoj prehliadač, v miešaní chýba!
verify-mine-unknown = Tento prehliadač nič nepridal, alebo už nevie čo.
verify-bots-ok = Boti pridali to, čo pridávajú vždy.
verify-bots-bad = Bot pridal niečo iné než zvyčajne: server to mohol vybrať kvôli kartám!
verify-rules-unknown = Karty a kocky sa tu overiť nedajú: táto stránka nepozná pravidlá, podľa ktorých sa hralo.
verify-deal-seen-ok = Znova rozdané zo semienka: prvý hráč a tvoje prvé karty sú tie, ktoré sú ti známe z hry.
verify-deal-seen-bad = Znova rozdané zo semienka: prvý hráč alebo tvoje prvé karty nie sú tie, ktoré sú ti známe z hry!
verify-deal-seen-unknown = Tvoje prvé karty sa tu nedajú porovnať: tento prehliadač ich počas hry nevidel.
verify-deal-replay-ok = Znova rozdané zo semienka: prvý hráč a prvé karty všetkých sú tie zo záznamu.
verify-deal-replay-bad = Znova rozdané zo semienka: prvý hráč alebo niečie prvé karty nie sú tie zo záznamu!
verify-roll-seen-ok = Znova hodené zo semienka: prvý hráč a prvý hod sú tie, ktoré sú ti známe z hry.
verify-roll-seen-bad = Znova hodené zo semienka: prvý hráč alebo prvý hod nie sú tie, ktoré sú ti známe z hry!
verify-roll-seen-unknown = Prvý hod sa tu nedá porovnať: tento prehliadač ho počas hry nevidel.
verify-roll-replay-ok = Znova hodené zo semienka: prvý hráč a prvý hod sú tie zo záznamu.
verify-roll-replay-bad = Znova hodené zo semienka: prvý hráč alebo prvý hod nie sú tie zo záznamu!
verify-seed = Tajomstvo a príspevky dávajú semienko
seen-by = Pohľad
all-open = všetky karty odkryté
spectator = divák
step-back = O krok späť
step-on = O krok ďalej
step-of = Krok { $step } z { $steps }
run = Spustiť
pause = Pauza
sheets = Hárky
sheet-of = Hárok: { $player }

## Záznam, s menami

named-log-sits = { $who } si sadá
named-koryo-did-spy = { $who } kradne žetón hráča { $seat } (Spy)
named-koryo-did-destroy = { $who } ničí kartu „{ koryo-kind }“ hráča { $seat }
named-koryo-did-swap = { $who } vymieňa „{ koryo-kind }“ ({ $seat }) a „{ koryo-another }“ ({ $other })
named-koryo-not-in-front = { $seat } nemá kartu „{ koryo-kind }“
named-koryo-guardians-protect = { $seat } má ochranu pred kartou „Barbarian“: karty „Guardian“
named-koryo-spies-shield = { $seat } má ochranu pred kartou „Lobbying“: karty „Spy“
named-no-token = { $seat } nemá žetón
named-not-your-turn = Nie si na ťahu
named-choson-did-travel-from = { $who } cestuje časom a berie žetón hráča { $seat }
named-choson-did-lobby = { $who } vymieňa „{ choson-kind }“ ({ $seat }) a „{ choson-another }“ ({ $other })
named-choson-did-fire = { $who } strieľa na kartu „{ choson-kind }“ hráča { $seat }
named-choson-did-strike = { $who } zasahuje mečom kartu „{ choson-kind }“ hráča { $seat }
named-choson-did-oracle-from = { $who } berie žetón hráča { $seat } (Veštci)
named-choson-did-scientist-from = { $who } berie žetón hráča { $seat } (Vedci)
named-choson-not-in-front = { $seat } nemá kartu „{ choson-kind }“
named-choson-shielded = Yiho štít chráni rodinu „{ choson-kind }“ hráča { $seat }

## Koryŏ

koryo-name-1 = Omniscient
koryo-name-2 = Spy
koryo-name-3 = Senator
koryo-name-4 = Priest
koryo-name-5 = Ship Owner
koryo-name-6 = Banker
koryo-name-7 = Guardian
koryo-name-8 = Broadcaster
koryo-name-9 = Merchant
koryo-name-B = Barbarian
koryo-name-L = Lobbying
koryo-power-1 = Vševediaci. Kým sa hrá, každú remízu o väčšinu rozhodne v tvoj prospech.
koryo-power-2 = Špión. Väčšina: raz za ťah ukradni žetón. „Lobbying“ sa ťa netýka, kým nemáš kartu „Guardian“.
koryo-power-3 = Senátor. Väčšina: smieš si nechať o dve karty viac.
koryo-power-4 = Kňaz. Väčšina: raz za ťah pošli preč jednu svoju udalosť.
koryo-power-5 = Majiteľ lodí. Väčšina: smieš položiť dve karty dvoch druhov.
koryo-power-6 = Bankár. Väčšina: raz za ťah si vezmi žetón z banky.
koryo-power-7 = Strážca. Väčšina: „Barbarian“ ti neublíži.
koryo-power-8 = Hlásateľ. Väčšina: dostaneš o kartu viac.
koryo-power-9 = Obchodník. Nemá schopnosť, ale prinesie deväť bodov.
koryo-power-B = Barbar. Udalosť, mínus jeden bod. Keď ho odhalíš, smieš zničiť postavu súpera.
koryo-power-L = Lobing. Udalosť, mínus jeden bod. Keď ho odhalíš, smieš vymeniť dve postavy dvoch hráčov.
koryo-ask-order = Tvoj rozkaz: polož karty jedného druhu alebo nič
koryo-ask-action = Tvoj ťah: odhaľ, použi schopnosti, skonči
koryo-ask-barbarian = Barbarian: ktorá postava bude zničená?
koryo-ask-lobbying = Lobbying: ktoré dve postavy si vymenia miesta?
koryo-ask-discard = Priveľa kariet: ktorá pôjde preč?
koryo-do-pass = Nič nepoložiť
koryo-do-play = Položiť: { $thing }
koryo-do-reveal = Odhaliť: { $thing }
koryo-do-banker = Vziať žetón z banky
koryo-do-priest = Poslať preč: { $thing }
koryo-do-spy = Ukradnúť žetón: { $player }
koryo-do-end = Skončiť ťah
koryo-do-destroy = Zničiť: { $kind } ({ $player })
koryo-do-swap = Vymeniť: { $kind } ({ $player }) a { $another } ({ $other })
koryo-do-decline = Nič neurobiť
koryo-do-discard = Odhodiť: { $kind }
koryo-aim-destroy = Zničiť
koryo-aim-swap = Vymeniť
koryo-aim-discard = Odhodiť
koryo-score-1 = Omniscient (1)
koryo-score-2 = Spy (2)
koryo-score-3 = Senator (3)
koryo-score-4 = Priest (4)
koryo-score-5 = Ship Owner (5)
koryo-score-6 = Banker (6)
koryo-score-7 = Guardian (7)
koryo-score-8 = Broadcaster (8)
koryo-score-9 = Merchant (9)
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
choson-power-5 = S udalosťou: meč na hodnoty 4 až 6. Väčšina: nechaj si jednu udalosť zo svojho ťahu, na konci za bod.
choson-power-6 = S udalosťou: lobing. Väčšina: vezmi si žetón v ťahu, v ktorom hráš udalosť.
choson-power-7 = S udalosťou: meč na hodnoty 6 až 8. Väčšina: máš Protiútok a smieš odpovedať na meče.
choson-power-8 = S udalosťou: strelná zbraň. Väčšina: na začiatku kola jedného vráť, staň sa prvým hráčom a vezmi si žetón.
choson-power-9 = Nikdy sa nekladie s udalosťou. Nemá schopnosť, ale prinesie deväť bodov.
choson-power-E = S postavou prebudí to, čo postava vie. Tri spolu prinesú Yiho odkaz.
choson-legacy = Yiho odkaz: do desiatich bodov skóre zdvojnásobí, k vyššiemu pár bodov pridá
choson-return-fire = Odvetná paľba: smie odpovedať na streľbu
choson-counter-attack = Protiútok: smie odpovedať na meče
choson-ask-travel = Cesta časom: vrátiš jedného Cestovateľa a začneš kolo?
choson-ask-order = Tvoj rozkaz: jedna rodina, dve postavy, postava s udalosťou, tri udalosti alebo nič
choson-ask-main = Tvoj ťah: odhaľ, použi schopnosti, skonči
choson-ask-fire = Strelná zbraň: vyber postavu alebo niečo iné
choson-ask-strike = Meč: vyber postavu alebo niečo iné
choson-ask-lobby = Lobing: vyber dve postavy, ktoré si vymenia miesta, alebo niečo iné
choson-ask-shield = Smieš položiť Yiho štít na jednu zo svojich rodín
choson-ask-riposte = Zaútočili na teba: vrátiš úder?
choson-ask-discard = Priveľa postáv: ktorá pôjde preč?
choson-do-travel = Cestovať časom
choson-do-travel-from = Cestovať, žetón vziať: { $player }
choson-do-stay = Zostať
choson-do-pass = Nič nepoložiť
choson-do-play = Položiť: { $thing }
choson-do-reveal = Odhaliť
choson-do-shield = Yiho štít: { $kind }
choson-do-lobby = Vymeniť: { $kind } ({ $player }) a { $another } ({ $other })
choson-do-fire = Strieľať: { $kind } ({ $player })
choson-do-strike = Udrieť: { $kind } ({ $player })
choson-do-done = Bez druhého úderu
choson-do-riposte = Vrátiť úder
choson-do-hold = Nechať tak
choson-do-oracle = Veštec: vziať žetón
choson-do-oracle-from = Veštec: vziať žetón ({ $player })
choson-do-scientist = Vedec: vziať žetón
choson-do-scientist-from = Vedec: vziať žetón ({ $player })
choson-do-gosu = Gosu: nechať si udalosť
choson-do-end = Skončiť ťah
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
corinth-about-warehouse = 4 zlaťáky a 4 kozy. O symbol viac vždy, keď berieš tovar z prístavu.
corinth-about-stable = 2 zlaťáky a 1 koza. Tvoj správca smie prejsť o krok či dva viac alebo menej zadarmo.
corinth-about-store = 2 kozy. O dva zlaťáky viac vždy, keď berieš zlato z prístavu.
corinth-group = Kocky s hodnotou { $value }: biele { $white }, žlté { $yellow }
corinth-no-dice-here = Nijaké kocky
corinth-shops-tip = Body dávajú len plné obchody. Začatý obchod treba naplniť pred ďalším.
corinth-shop = Obchod { $number }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, naplnené { $filled } z { $size }
corinth-bonus-tip = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} pre toho, kto tu prvý naplní všetky obchody
corinth-bonus-of = Bonus má { $player }
corinth-purse-tip = Plné sú tvoje, prečiarknuté sú minuté. Za hru ich nikdy nie je viac ako 24.
corinth-purse = zostáva { $left }; získané { $circled } z { $size }, minuté { $spent }
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
corinth-turns-marked = označené políčka: { $count } z { $of }
corinth-look = Pozrieť hárok: { $player }
corinth-field-goods = { $count } × { $thing }
corinth-field-yellow = žltá kocka na všetky ďalšie hody
corinth-field-plus = pri ďalšom bodovaní sa počíta dvakrát
corinth-field-score = bodovanie: zapíš polia zakrúžkované od posledného a pripočítaj predošlé číslo
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
phase-corinth-roll = Hod
phase-corinth-choose = Výber
phase-corinth-shop = Využitie
phase-corinth-build = Stavba
corinth-ask-roll = Hádžeš: aj so žltými kockami, každá za zlaťák?
corinth-ask-choose = Vezmi skupinu pre jej počet, alebo pre jej hodnotu na chôdzu správcu
corinth-ask-shop = Zostáva { $left } × { $thing }: ktorý obchod začneš?
corinth-ask-steps = Kocky ukazujú { $value }: ako ďaleko pôjde správca?
corinth-ask-walk = Správca prejde { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}: vyber ďalšie pole
corinth-ask-build = Čo postavíš?
corinth-do-roll = { $count ->
    [0] Hodiť
    [one] Hodiť s { $count } žltou kockou
   *[other] Hodiť s { $count } žltými kockami
}
corinth-do-take = Vziať: { $thing }
corinth-do-steward = Správca s kockami: { $thing }
corinth-do-drop = Odstrániť: { $thing }
corinth-do-compensate = Správca: jeden krok
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
corinth-tip-drop = Nijaká kocka ti nepomôže: odstráň túto skupinu
corinth-score-spices = Koreniny
corinth-score-carpets = Koberce
corinth-score-wine = Víno
corinth-score-oil = Olej
corinth-score-bonuses = Bonusy
corinth-score-steward = Správca
corinth-score-temple = Chrám
corinth-score-gold = Zvyšné zlato
corinth-score-goats = Zvyšné kozy
