# Čo hovorí server o svojich stoloch.

placed-cards = { $who } vykladá lícom nadol { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } kariet
}
guest-name = Hosť { $number }
log-start = Hra sa začína
log-sits = { $who } si sadá na miesto { $seat }
log-round = Kolo { $round }
log-stand-in = { $who }: čas vypršal, tento ťah hrá náhradník ({ $level })
log-undo = { $who } berie späť poslednú akciu
log-score = { $who } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
log-won = { $who } vyhráva

# Prečo nie

stale = stôl je už pri kroku { $ply }
not-your-seat = miesto { $seat } nie je tvoje
not-your-turn = miesto { $seat } nie je na ťahu
not-started = hra sa ešte nezačala
already-started = hra sa už začala
not-over = toto sa dá až po skončení hry
not-creator = toto smie len ten, kto stôl otvoril
players-only = toto smú len hráči pri tomto stole
no-such-table = taký stôl neexistuje
no-such-game = hra „{ $game }“ neexistuje
no-such-level = bot úrovne „{ $level }“ neexistuje
no-open-seat = žiadne miesto nie je voľné
seat-taken = miesto { $seat } nie je voľné
you-sit-already = pri tomto stole už sedíš
you-do-not-sit = pri tomto stole nesedíš
nobody-sits = aspoň jedno miesto musí byť tvoje alebo voľné
contribute-first = najprv pridaj svoj príspevok k miešaniu
already-contributed = tvoj príspevok k miešaniu je už pridaný
seat-reserved = miesto { $seat } je rezervované pre niekoho iného
too-many-tables = pre teba alebo tvoju sieť sa už hrá pri { $count ->
    [one] { $count } stole: najprv ho dohraj
   *[other] { $count } stoloch: najprv niektorý dohraj
}
too-many-bots = pre teba alebo tvoju sieť už { $count ->
    [one] hrá { $count } bot
    [few] hrajú { $count } boti
   *[other] hrá { $count } botov
}: najprv niektorú hru dohraj
bad-host = tento server nepočúva na meno „{ $host }“
too-long = táto adresa je pridlhá
table-closed = stôl je zatvorený
no-undo = teraz sa nič nedá vziať späť
no-hint = rady sú len počas tvojho ťahu a pri stole bez iných ľudí
rules-changed = pri tomto stole sa hralo podľa verzie pravidiel { $rules }, ktorú tento server už nemá
header-missing = požiadavky, ktoré niečo menia, potrebujú hlavičku X-Madang: 1
bad-request = neplatná požiadavka: { $problem }
too-large = toto je priveľké
too-many = priveľa požiadaviek: chvíľu počkaj
not-found = tu nič nie je
method-not-allowed = to sa tu nedá
banned = na tento server máš zákaz vstupu
server-error = na serveri sa niečo pokazilo
merge-same-table = obaja sedíte pri tom istom rozohranom stole: najprv dohraj túto hru
code-unknown = tento kód je neznámy, použitý alebo vypršal: vytvor nový
too-many-codes = priveľa pokusov o kód: počkaj niekoľko minút
no-such-device = toto zariadenie alebo prístupový kľúč nie je tvoj
passkey-refused = prístupový kľúč nebol prijatý
passkey-unknown = tento server nepozná prístupový kľúč
passkey-expired = trvalo to pridlho: skús to znova
too-many-passkeys = počet tvojich prístupových kľúčov je už { $count }: najprv jeden odstráň
no-such-player = taký profil neexistuje
no-such-challenge = taká výzva neexistuje
challenge-not-open = táto výzva ešte nie je otvorená
challenge-closed = táto výzva je uzavretá
challenge-hidden = najprv dohraj výzvu, potom si môžeš pozrieť túto hru
challenge-secret = záznam obsahuje tajomstvo miešania: bude tu, keď sa výzva uzavrie
too-many-challenges = { $count ->
    [one] { $count } tvoja výzva je
    [few] { $count } tvoje výzvy sú
   *[other] { $count } tvojich výziev je
} ešte otvorených: počkaj, kým sa niektorá uzavrie
