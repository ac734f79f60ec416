# Čo hovorí server o svojich stoloch.

placed-cards = { $who } kladie lícom nadol { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } kariet
}
log-start = Hra sa začína
log-sits = { $who } si sadá na miesto { $seat }
log-round = Kolo { $round }
log-stand-in = { $who } – čas vypršal: tento ťah hrá náhradník ({ $level })
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
not-creator = toto smie iba ten, kto otvoril stôl
players-only = toto je len pre hráčov pri stole
no-such-table = taký stôl neexistuje
no-such-game = hra „{ $game }“ neexistuje
no-such-level = bot úrovne „{ $level }“ neexistuje
no-open-seat = nijaké miesto nie je voľné
seat-taken = miesto { $seat } nie je voľné
you-sit-already = pri tomto stole už sedíš
you-do-not-sit = pri tomto stole nesedíš
nobody-sits = aspoň jedno miesto musí byť tvoje alebo voľné
contribute-first = najprv pridaj svoj diel do miešania
already-contributed = tvoj diel už v miešaní je
seat-reserved = miesto { $seat } je rezervované pre niekoho iného
too-many-tables = { $count ->
    [one] { $count } stôl už beží
    [few] { $count } stoly už bežia
   *[other] { $count } stolov už beží
} pre teba alebo tvoju sieť: najprv niektorý dohraj
too-many-bots = { $count ->
    [one] { $count } bot už hrá
    [few] { $count } boti už hrajú
   *[other] { $count } botov už hrá
} pre teba alebo tvoju sieť: najprv dohraj niektorú hru
bad-host = tento server nepočúva na meno „{ $host }“
too-long = táto adresa je pridlhá
table-closed = stôl je zatvorený
no-undo = teraz nie je nič, čo by sa dalo vziať späť
no-hint = rady sú len tam, kde nehrá iný človek, a pre miesto, ktoré je na ťahu
rules-changed = pri tomto stole sa hralo podľa verzie pravidiel { $rules }, ktorú tento server už nemá
header-missing = požiadavky, ktoré niečo menia, potrebujú hlavičku X-Madang: 1
bad-request = toto nemá správny tvar: { $problem }
too-large = toto je priveľké
too-many = priveľa požiadaviek: chvíľu počkaj
not-found = tu nič nie je
method-not-allowed = to sa tu nedá
server-error = na serveri sa niečo pokazilo
