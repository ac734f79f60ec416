# Rozhodnutia vopred: zapečatené karty pred vlastným ťahom a odpovede na útoky.

your-turn-has-come = už si na ťahu: vylož svoje karty
no-order-now = teraz nemôžeš nič zapečatiť vopred
order-not-legal = tvoja ruka to nedovoľuje
sealed-ask = Už teraz si môžeš vybrať, čo vyložíš. Pred tvojím ťahom sa to nikto nedozvie.
sealed-is = Zapečatené: { $order }. Vyloží sa, keď prídeš na ťah.
sealed-plays = O chvíľu sa vyloží, čo je zapečatené: { $order }
sealed-choose = Zapečatiť vopred
sealed-seal = Zapečatiť: { $order }
sealed-tip = Vyber karty a zapečať ich. Kým neprídeš na ťah, môžeš to zmeniť.
sealed-withdraw = Vziať späť
riposte-title = Keď môžeš vrátiť úder
riposte-line = Rozhodnuté vopred, aby na teba nikto nečakal. Nikto iný to nevidí.
riposte-ask = Opýtať sa ma
riposte-always = Vždy vrátiť úder
riposte-never = Nikdy nevrátiť úder
