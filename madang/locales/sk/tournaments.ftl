# Turnaje

no-such-tournament = taký turnaj neexistuje
tournament-joined = v tomto turnaji už máš miesto
tournament-not-joined = v tomto turnaji nemáš miesto
tournament-full = turnaj je plný, hráčov: { $count }
tournament-started = turnaj sa už začal alebo bol uzavretý
tournament-too-few = na turnaj treba aspoň toľkoto hráčov: { $count }
tournament-not-playing = turnaj neprebieha
tournament-over = turnaj sa skončil
tournament-table = turnajovú hru nemožno zrušiť: vzdaj sa, alebo nechaj hrať za seba bota
too-many-tournaments = pre teba alebo tvoju sieť prebieha priveľa turnajov: najprv niektorý dohraj alebo uzavri
tournaments = Turnaje
tournament-of = Turnaj: { $game }
tournament-new = Nový turnaj
tournament-about = Pre 4 až 64 hráčov a botov. Pozvi ich odkazom; hry každého kola sa začnú samy.
tournament-create = Vytvoriť turnaj
tournament-none = Žiadny turnaj nie je otvorený. Vytvor ho!
tournament-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
tournament-size = Hráčov pri stole
tournament-pairings = Nasadzovanie
tournament-swiss = Švajčiarsky systém
tournament-round-robin = Každý s každým
tournament-rotation = Striedavé stoly
tournament-swiss-line = Stretnú sa hráči s podobnými výsledkami, a ak sa dá, nikto dvakrát.
tournament-round-robin-line = Každý hrá s každým: najviac pre 16 hráčov.
tournament-rotation-line = Stoly sa každé kolo premiešajú, aby každý stretol čo najviac súperov.
tournament-rounds = Kolá
tournament-rounds-auto = koľko treba
tournament-round-count = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
   *[other] { $count } kôl
}
tournament-round = Kolo { $round }
tournament-round-of = Kolo { $round } z { $rounds }
tournament-is-open = Čaká sa na hráčov
tournament-is-over = Skončený
tournament-is-closed = Predčasne ukončený
tournament-join = Prihlásiť sa na turnaj
tournament-leave = Odhlásiť sa
tournament-you-joined = Máš miesto v turnaji. Tvoje hry nájdeš tu aj na úvode.
tournament-link = Odkaz pre priateľov
tournament-add-bots = Pridať botov
tournament-bot-count = Počet botov
tournament-add = Pridať
tournament-start = Začať turnaj
tournament-start-line = Aspoň 4 hráči. Po začiatku sa už nikto neprihlási.
tournament-remove = Odobrať: { $player }
tournament-your-game = Tvoja hra v kole { $round }
tournament-play = K tvojej hre
tournament-wait = Tvoja hra sa skončila. Ďalšie kolo sa začne, keď sa skončia všetky hry.
tournament-bye-now = V tomto kole máš voľno.
tournament-withdraw = Odstúpiť
tournament-withdraw-line = Zvyšné kolá za teba odohrá bot.
tournament-standings = Poradie
tournament-player = Hráč
tournament-points = Body
tournament-wins = Výhry
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-share = Podiel na skóre
tournament-drawn = počíta sa ako remíza
tournament-bye = voľno
tournament-close-round = Ukončiť kolo
tournament-close-round-line = Nedohrané hry sa počítajú ako remíza.
tournament-close = Ukončiť turnaj
tournament-close-line = Poradie zostane, aké je.
tournament-really = Naozaj?
tournament-how = Ako to funguje
tournament-how-two = Výhra dáva 1 bod, remíza ½, voľno 1. Pri rovnosti bodov rozhoduje Buchholz (body súperov) a Sonneborn-Berger (body porazených, pri remíze polovica); v turnaji každý s každým je Sonneborn-Berger prvý. Potom rozhodujú výhry.
tournament-how-more = Dostaneš 1 bod za každého súpera, ktorý je pri stole za tebou, ½ pri rovnosti; voľno sa počíta, akoby boli všetci rovní. Pri rovnosti bodov rozhodujú výhry, potom tvoj podiel na skóre pri tvojich stoloch.
tournament-how-clock = Každá hra má hodiny. Keď hráčovi vyprší čas, ten ťah odohrá bot. Každé kolo sa teda skončí.
tournament-how-fair = Všetky miešania aj losovanie vyplývajú z jediného tajomstva servera. Jeho SHA-256, zverejnené pred prvým prihlásením: { $commitment }
tournament-secret = Tajomstvo: { $secret }
