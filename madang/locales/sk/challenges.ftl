# Výzvy: rovnaké karty pre všetkých.

challenges-title = Výzvy
challenges-line = Všetci dostanú rovnaké karty proti rovnakým botom, raz. Potom sa porovnáte.
challenge-today = Dnes
challenge-of = { $game }, { $players ->
    [2] dvaja
    [3] traja
   *[4] štyria
}
challenge-against = proti: { $level }
challenge-open-until = Otvorená do { $time }
challenge-closed-on = Uzavretá od { $time }
challenge-opens-on = Otvorí sa { $time }
challenge-attempts = { $count ->
    [0] Zatiaľ nikto nezačal
    [one] Začal { $count } človek
    [few] Začali { $count } ľudia
   *[other] Začalo { $count } ľudí
}
challenge-start = Začať
challenge-continue = Pokračovať
challenge-look = Pozrieť svoju hru
challenge-once = Máš jeden pokus, bez rád.
challenge-gave-up = Túto hru si vzdávaš. Výsledky sa ukážu, keď sa výzva uzavrie.
challenge-results = Výsledky
challenge-results-later = Výsledky uvidíš, keď dohráš.
challenge-no-results = Zatiaľ nikto nedohral.
challenge-rank = Miesto
challenge-lead = Náskok
challenge-sealed = Miešanie je zapečatené: { $hash }
challenge-secret-line = Tajomstvo miešania: { $secret }
challenge-new = Vytvoriť výzvu
challenge-new-line = Pre klub alebo priateľov: pošli im odkaz.
challenge-days = Dni
challenge-level = Boti
challenge-create = Vytvoriť
