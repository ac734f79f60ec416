# Rozbor skončenej hry. Stránka si tento súbor stiahne, keď ho potrebuje.
# $player je meno, $action text tlačidla, $points počet percentuálnych bodov.

review-of = Rozbor: { $game }
review-open = Rozobrať hru
review-working = Hra sa rozoberá: rozhodnutia { $decided } z { $total }
review-waiting = Rozbor sa začne, len čo bude mať server čas.
review-accuracy = Presnosť
review-accuracy-tip = Ako blízko boli rozhodnutia k najlepším, podľa toho, čo sa dalo vedieť: 100 je vždy najlepší ťah.
review-no-accuracy = o nič nešlo
review-luck = Šťastie
review-luck-tip = Kocky, ťahanie kariet a prvé rozdanie: čo zmenila náhoda na šanci na výhru.
review-own = Vlastné rozhodnutia
review-own-tip = Čo zmenili vlastné rozhodnutia pri pohľade späť so všetkými kartami odhalenými. Patrí sem aj zlý odhad skrytej karty.
review-others = Rozhodnutia ostatných
review-others-tip = Čo zmenili rozhodnutia ostatných pri pohľade späť so všetkými kartami odhalenými.
review-sum = { $start } na začiatku + šťastie + rozhodnutia = { $result } na konci
review-chart = Šanca na výhru pri každom rozhodnutí v percentách, podľa toho, čo sa vtedy dalo vedieť
review-chart-goto = Bod je rozhodnutie, čiara nadol ukazuje stratu. Kliknutím tam prejdeš.
review-grade-best = Najlepší ťah
review-grade-good = Dobrý ťah
review-grade-inaccuracy = Nepresnosť
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-grade-none = O nič nešlo
review-counts = { $grade }: { $count }
review-mistakes = Chyby
review-mistakes-of = Čie rozhodnutia
review-everyone = všetkých
review-no-mistakes = Tu nie sú žiadne chyby.
review-lost = −{ $points } b.
review-played = { $player } hrá: { $action }
review-better = Lepšie: { $action }
review-was-best = Nič lepšie nebolo.
review-loss =
    { $error ->
        [0] Strata šance na výhru v bodoch: { $points }.
       *[other] Strata šance na výhru v bodoch: { $points } (± { $error }).
    }
review-addressed = V dôvodoch sa oslovuje { $player }.
review-instead = Ostatné ťahy
review-chance = { $percent } %
review-shown-own = Čo vie { $player }
review-shown-everybody = Čo vedia všetci
review-shown-open = Všetky karty odhalené
review-shown = Ktoré karty vidno
review-chance-own = Šanca na výhru podľa toho, čo vie { $player }
review-chance-open = Šanca na výhru so všetkými kartami odhalenými
review-luck-here = Náhoda tu mení šancu hráča { $player } o { $points } b.
review-overview = Prehľad
review-previous = Predošlé rozhodnutie
review-next = Ďalšie rozhodnutie
review-next-mistake = Ďalšia chyba
review-no-decision = Tu nikto nemal na výber.
review-copy = Kopírovať odkaz
review-copied = Skopírované: odkaz vedie sem.
review-copy-failed = Skopíruj adresu tejto stránky: vedie sem.
review-learn = Poučiť sa z chýb
review-learn-these = Poučiť sa z týchto chýb
review-learn-count = Chyba { $number } z { $total }
review-learn-task = { $player } hrá: { $action }. Strata šance na výhru v bodoch: { $points }. Nájdi niečo lepšie.
review-learn-thinking = Chvíľu: ťah sa posudzuje.
review-learn-found = Výborne: { $action }.
review-learn-worse = { $action }: strata { $points } b. Skús niečo iné.
review-learn-same = To je zahraný ťah. Skús niečo iné.
review-learn-solution = Ukázať riešenie
review-learn-shown = Najlepšie by bolo: { $action }
review-learn-next = Ďalšia chyba
review-learn-end = Späť na rozbor
review-learn-done = Vyriešené: { $solved } z { $total }
