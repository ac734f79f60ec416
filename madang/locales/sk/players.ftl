# Profily hráčov, hodnotenia a rebríček.

player-since = Tu od { $date }
player-own-line = Vidíš všetky svoje dohrané hry. Ostatní vidia len tie pri verejných stoloch.
player-public-line = Toto sú hry pri verejných stoloch.
player-no-games = Zatiaľ žiadne dohrané hry.
player-ratings = Hodnotenia
player-unrated = Zatiaľ bez hodnotenia. Pri začiatku hry zvoľ „hodnotená“, aj proti botom: po niekoľkých hrách ho máš.
player-rating-of = { $game }, { $players ->
    [2] dvaja
    [3] traja
   *[4] štyria
}
player-rating-games = { $count ->
    [one] { $count } hodnotená hra
    [few] { $count } hodnotené hry
   *[other] { $count } hodnotených hier
}
player-curve = Hodnotenie za posledné hry ({ $count }), z { $first } na { $last }
player-played = Hry
player-won = Výhry
player-average = Priemer bodov
player-highest = Najviac bodov
player-by-seat = Výhry podľa miesta
player-seat = Miesto { $seat } z { $players }
player-won-of = { $won } z { $played }
player-favorites = Obľúbené
player-scores = Body
player-scores-line = { $games ->
    [one] { $from } až { $to } bodov: { $games } hra
    [few] { $from } až { $to } bodov: { $games } hry
   *[other] { $from } až { $to } bodov: { $games } hier
}
player-best = Najlepšie hry
player-opponents = Proti
player-ahead = Lepšie
player-nobody = zmazaný profil
leaders-title = Rebríček
leaders-line = Zoradené podľa toho, čo je takmer isté: hodnotenie bez svojej odchýlky.
leaders-none = Nikto tu ešte nemá hodnotenie. Začni hodnotenú hru: boti už čakajú.
leaders-name = Meno
leaders-rating = Hodnotenie
leaders-games = Hry
leaders-bots = Boti
leaders-how = Ako sa počítajú hodnotenia
leaders-how-count = Hra sa počíta, ak bol jej stôl verejný a dohrali ju tí istí ľudia: nezaskočil žiadny bot, žiadny ťah sa nezahral preto, že vypršal čas, nikto nežiadal radu a každý mal jedno miesto.
leaders-how-model = Modelom je OpenSkill (Plackett–Luce). Každá hra má vlastné hodnotenie pre dvoch, troch a štyroch, lebo sú to rôzne hry. Počíta sa len poradie, nie body.
leaders-how-scale = Začína sa na 1500 ± 500. S 200 bodmi navyše vyhráš vo dvojici asi tri zo štyroch hier. Odchýlka sa každou hrou zmenšuje: skutočná sila je v nej v 95 prípadoch zo 100.
leaders-how-bots = Boti majú pevné hodnotenia, zmerané v aréne botov; „{ $level }“ má 1500. Stupnica tak znamená to isté aj o rok a niekoľko hier proti botom ti dá hodnotenie.
leaders-how-limits = Čo nevidia: ku každej hre patrí šťastie, jeden človek môže mať viac mien a na zaneprázdnenom serveri bot premýšľa menej. Kto odíde z prehranej hry, spôsobí, že sa nepočíta. Ber čísla ako priateľský odhad.
