# The notes of the first game of Koryŏ (madang/lessons/koryo.toml).

lesson-koryo-goal = Takto sa hra končí: vyhráva najviac bodov. Každá rodina dá svoje číslo tomu, kto má najviac jej kariet. Ty máš štyroch Obchodníkov, Mina troch, Joon dvoch: 9 bodov pre teba.
lesson-koryo-goal-tie = Všetci majú po dvoch Strážcoch: remíza. Na konci za remízu body nedostane nikto, hoci máš Vševediaceho.
lesson-koryo-goal-sum = Každý žetón je bod, každá udalosť pred tebou bod stojí. Máš teda 9 za Obchodníkov, 1 za Vševediaceho, 3 za žetóny a mínus 1: 12 bodov. Poďme hrať.
lesson-koryo-hand = Kolo 1 z 8. Dostávaš desať kariet. Z nich vyložíš lícom nadol rovnaké karty, koľko chceš. Zvyšok sa vráti do balíčka.
lesson-koryo-place = Vylož svojich dvoch Bankárov: vyber oboch a stlač tlačidlo.
lesson-koryo-banker = Si na ťahu: tvoji Bankári sú odhalení. Nikto iný žiadneho neukazuje, takže väčšina je tvoja a s ňou aj ich schopnosť. Vezmi si žetón, ktorý ti dávajú.
lesson-koryo-round-end = Odhalili aj ostatní: Joon má jedného Bankára, ty máš stále viac. Kolo sa skončilo. Lampáš prvého hráča putuje ďalej; v každom kole dostaneš o kartu menej a smieš si nechať o jednu viac.
lesson-koryo-tie = Kolo 4. Ty aj Mina máte po dvoch Bankároch. Počas hry pri remíze väčšinu nemá nikto, iba ak má niektorý z nich Vševediaceho. To si ty: Bankári stále pracujú pre teba.
lesson-koryo-event = Udalosť raz pomôže a potom stojí bod. Barbar zničí postavu súpera. Vylož jedného Barbara.
lesson-koryo-reveal = Vo svojom ťahu odhaľuješ a používaš schopnosti v ľubovoľnom poradí. Začni Barbarom: odhaľ ho.
lesson-koryo-destroy = Mina má väčšinu Strážcov: Barbari jej neublížia. Joon vedie s dvoma Hlásateľmi, ktorí mu dávajú kartu navyše. Znič jedného z nich: klikni naň.
lesson-koryo-destroyed = Teraz majú Mina aj Joon po jednom Hlásateľovi: väčšinu už nemá nikto. Remíza o Bankárov patrí tebe, tak si vezmi žetón.
lesson-koryo-lobbying = Kolo 7. Ty aj Mina máte po dvoch Obchodníkoch: ich 9 bodov by zatiaľ nezískal nikto. Lobing vymení dve postavy dvoch hráčov. Vylož ho.
lesson-koryo-reveal-lobbying = Odhaľ Lobing. Schopnosti počkajú.
lesson-koryo-swap = Tvoj jediný Strážca ti nič neprinesie: Mina má troch. Daj ho Joonovi za jeho Obchodníka: klikni na svojho Strážcu, potom na jeho Obchodníka.
lesson-koryo-spy = Traja Obchodníci proti dvom: vedieš. A tvoj Špión je na stole jediný, takže smieš ukradnúť žetón. Vezmi ho Mine.
lesson-koryo-banker-again = Každá schopnosť sa dá v ťahu použiť raz. Bankári ešte čakajú: vezmi si žetón.
lesson-koryo-discard = Koniec kola. Máš desať kariet, nechať si smieš deväť. Udalosti sa počítajú, ale odhodiť sa nedajú. Tvoj jediný Hlásateľ nič nevedie: odhoď ho.
lesson-koryo-last-round = Posledné kolo: len tri karty. Mina aj Joon vyložili po jednej a nikto nevie akú. Ty máš troch Obchodníkov, Mina dvoch. Poisti sa: vylož Obchodníka.
lesson-koryo-last-reveal = Bol to Obchodník: Mina má teraz troch, rovnako ako ty. Remíza by ťa stála 9 bodov. Odhaľ svojho.
lesson-koryo-priest = Štyria proti trom. Tvoj Kňaz je na stole jediný: zničí jednu z tvojich udalostí, a to je bod. Znič Barbara.
lesson-koryo-last-token = A Vševediaci ešte raz rozhodne remízu o Bankárov: vezmi si posledný žetón.
lesson-koryo-score = Hra sa skončila. Obchodníci 9, Kňazi 4, Vševediaci 1, päť žetónov, mínus jedna udalosť: 18 bodov a vyhrávaš. O Bankárov je remíza: na konci za nich body nedostane nikto, Vševediaci tu nepomôže.
lesson-koryo-end = To bola tvoja prvá hra Koryŏ. Tip: ukáž na kartu alebo ju podrž, a prečítaš si, čo robí.
