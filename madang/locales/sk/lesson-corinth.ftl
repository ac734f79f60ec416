# The notes of the first game of Corinth (madang/lessons/corinth.toml).

lesson-corinth-goal = Takto sa hra končí a toto je tvoj hárok. Vyhráva najviac bodov. Pozri, odkiaľ sú.
lesson-corinth-goal-shops = Body dajú len plné obchody. Všetky obchody s kobercami sú plné: 3 + 5 + 8. Tvoje boli plné prvé, takže aj bonus 3 je tvoj.
lesson-corinth-goal-rest = Správca zapísal na bodovacích poliach 4 a 8: 12. Chrám dá 3 body za každú z tvojich troch budov: 9. A každé dva zlaťáky a každé dve kozy, čo zostali, sú bod. Poďme hrať.
lesson-corinth-roll = Si prvý hráč a hádžeš deviatimi bielymi kockami za všetkých. Za zlaťák by sa dala kúpiť žltá kocka, ale ušetri ho: hoď bez nej.
lesson-corinth-harbor = Rovnaké kocky tvoria skupiny. Najvyššie, dve šestky, idú na zlato; najnižšie, dve jednotky, na kozy. Ostatné vzostupne: dvojka na olej, tri trojky na víno, päťka na koberce.
lesson-corinth-take = Vezmeš si jednu skupinu, podľa počtu kociek alebo podľa ich hodnoty. Tri kocky na víne sú tri vína: vezmi si ich ľavým tlačidlom.
lesson-corinth-shop = Tri vína na dodanie. Začatý obchod treba naplniť, až potom sa dá začať ďalší. Tretí obchod potrebuje presne tri a dá 4 body: vyber ho.
lesson-corinth-steward = Plný: 4 body. Mina si vzala zlato a postavila stajňu. Vo dvojici máš teraz ešte jeden ťah. Tentoraz využi hodnotu: kocka na oleji ukazuje 2, takže správca prejde 2 kroky. Stlač stopy.
lesson-corinth-steps = Každý krok navyše alebo menej, než kocky ukazujú, stojí zlaťák. Dva kroky sú zadarmo: vyber ich.
lesson-corinth-walk = Správca nikdy neprejde cez pole dvakrát a niečo dá len pole, na ktorom sa zastaví. Choď doprava k +1: prvý krok.
lesson-corinth-walk-on = A druhý krok, na +1.
lesson-corinth-walked = +1 je zakrúžkované: na najbližšom bodovacom poli platí dvojnásobne. Kolo sa skončilo, zvyšné kocky zmiznú a hádže Mina.
lesson-corinth-yellow = O niekoľko kôl neskôr hádžeš aj s dvoma žltými kockami. Patria k svojim skupinám, ale len pre prvého hráča: po tvojom ťahu zmiznú. Na zlate sú tri biele a jedna žltá.
lesson-corinth-gold = Štyri kocky sú štyri zlaťáky. Vezmi si ich.
lesson-corinth-build = Na konci ťahu smieš stavať. Máš šesť zlaťákov a štyri kozy. Stajňa stojí 2 zlaťáky a kozu: odteraz smie správca prejsť o jeden či dva kroky viac alebo menej zadarmo. Postav ju.
lesson-corinth-build-temple = Máš ešte aj na chrám, 3 zlaťáky a 3 kozy: na konci dá 3 body za každú tvoju budovu. Postav aj ten.
lesson-corinth-score-field = Neskôr. Tvoj správca má zakrúžkované dve polia, jedno z nich +1, a stojí vedľa bodovacieho poľa (★). Kocky na kozách ukazujú 1: použi ich na správcu.
lesson-corinth-score-steps = Stajňa ponúka dva kroky navyše zadarmo. Ty však potrebuješ jeden.
lesson-corinth-score-walk = Choď doprava na bodovacie pole.
lesson-corinth-scored = Zakrúžkované sú tri polia a +1 platí ešte raz: 4 body v políčku. Na ďalšom bodovacom poli spočítaš polia odvtedy a pridáš tieto 4: oplatí sa ísť ďalej.
lesson-corinth-bonus = Posledný ťah hry. Tri kocky na kobercoch: druhému obchodu chýba jeden koberec, prvý je prázdny a potrebuje dva. Mina má svoje takmer plné. Vezmi si koberce.
lesson-corinth-bonus-shop = Prvý koberec išiel do začatého obchodu. Dva zostali: naplň prvý obchod.
lesson-corinth-score = Všetky koberce sú plné a tvoje prvé: o 3 body viac. Hra sa končí 49 bodmi ku 27: obchody, bonus, políčko správcu, chrám s tromi budovami, zvyšné zlato a kozy. Vyhrávaš.
lesson-corinth-end = To bola tvoja prvá hra Corinth. Celá hra vo dvojici má dvanásť kôl.
