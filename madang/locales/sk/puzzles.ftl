# Puzzles. The page fetches this file when it needs it.

puzzles-line = Pozície z hier silných botov, v ktorých je jedna akcia jasne najlepšia. Počíta sa prvý pokus.
puzzles-solved = Vyriešené na prvý pokus: { $solved } z { $puzzles }
puzzle-rating = Tvoj rating: { $rating }
puzzle-rating-unsure = Tvoj rating: asi { $rating }
puzzle-streak = { $days ->
    [0] Úlohy dňa za sebou: zatiaľ žiadna
   *[other] Úlohy dňa za sebou: { $days }
}
puzzle-daily = Úloha dňa
puzzle-daily-solved = Úloha dňa: vyriešená
puzzle-daily-missed = Úloha dňa: nevyriešená
puzzle-theme = Téma
puzzle-theme-all = Všetky témy
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = Vykladanie kariet
puzzle-theme-events = Udalosti
puzzle-theme-powers = Schopnosti
puzzle-theme-ties = Remízy
puzzle-theme-riposte = Vrátenie úderu
puzzle-theme-discarding = Odhadzovanie
puzzle-theme-last-round = Posledné kolo
puzzle-theme-dice = Výber kociek
puzzle-theme-goods = Tovar
puzzle-theme-steward = Správca
puzzle-theme-bonus = Bonus
puzzle-theme-building = Stavanie
puzzle-start = Riešiť
puzzle-start-game = Riešiť úlohu z hry { $game }
puzzle-title = Úloha: { $game }
puzzle-ask = Si na ťahu. Ktorá akcia ti dáva najväčšiu šancu na výhru?
puzzle-tried = Túto úlohu už poznáš: tvoj rating sa nezmení.
puzzle-right = Správne!
puzzle-wrong = Nie je to najlepšie:
puzzle-solution = Najlepšia akcia:
puzzle-loss = { $points ->
    [one] Stojí ťa { $points } percentuálny bod šance na výhru.
    [few] Stojí ťa { $points } percentuálne body šance na výhru.
   *[other] Stojí ťa { $points } percentuálnych bodov šance na výhru.
}
puzzle-again = Skús to na stole znova alebo si pozri riešenie.
puzzle-show = Ukázať riešenie
puzzle-chances = Tvoja šanca na výhru potom
puzzle-percent = { $chance }{ "\u00A0" }%
puzzle-margin = { $margin ->
    [one] Lepšia než každá iná akcia o { $margin } percentuálny bod.
    [few] Lepšia než každá iná akcia o { $margin } percentuálne body.
   *[other] Lepšia než každá iná akcia o { $margin } percentuálnych bodov.
}
puzzle-rated = Tvoj rating: { $before } → { $after }
puzzle-difficulty = Rating úlohy: { $rating }
puzzle-next = Ďalšia úloha
puzzle-all = Všetky úlohy
puzzle-player-1 = Mina
puzzle-player-2 = Joon
puzzle-player-3 = Bora
