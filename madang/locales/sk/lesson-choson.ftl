# The notes of the first game of Chosŏn (madang/lessons/choson.toml).

lesson-choson-goal = Takto sa hra končí: vyhráva najviac bodov. Každá rodina dá svoje číslo tomu, kto má najviac jej kariet: tu sú tvoji Yi, Ostreľovač a Vedci, 9 bodov. O Pozorovateľov je remíza, body za nich nezíska nikto.
lesson-choson-goal-sum = Mina má Gosu a Cestovateľa časom: 13, dva žetóny a 2 za prvého hráča: 17. Ty máš Yiho odkaz, ktorý skóre do desiatich zdvojnásobí: 18. Vyhrávaš.
lesson-choson-hand = Kolo 1 z 8, desať kariet. Lícom nadol smieš vyložiť: ľubovoľný počet z jednej rodiny, dve rôzne postavy, postavu s udalosťou alebo tri udalosti. Mina už vyložila dve karty.
lesson-choson-effect = Udalosť spustí efekt postavy, s ktorou je vyložená. Efekt Ostreľovača je strelná zbraň. Vylož Ostreľovača spolu s udalosťou.
lesson-choson-fire = Mina odhalila dvoch Hulkov. Strelná zbraň zničí ľubovoľnú postavu súpera: vystreľ na Hulka kliknutím.
lesson-choson-return-fire = S väčšinou Ostreľovačov máš aj Odvetnú paľbu: kto zastrelí tvoju postavu, príde za to o kartu. Mina má ešte Hulka, a teda Protiútok, to isté proti mečom.
lesson-choson-majority = Kolo 3. Teraz máš najviac Ostreľovačov aj Hulkov: Odvetná paľba aj Protiútok sú tvoje. Pri remíze by väčšinu nemal nikto. Mina vyložila dve karty.
lesson-choson-lobby-order = Vylož Vedca s udalosťou. Jeho efekt je lobing: vymení dve postavy.
lesson-choson-riposte = Minin Gosu zasiahol tvojho Vedca. Meč dosiahne hodnoty, ktoré sa líšia najviac o jeden: Gosu 4 až 6. Ty však máš Protiútok: vráť úder a jej Gosu je preč.
lesson-choson-scientist = Si na ťahu. Máš väčšinu Vedcov a udalosť je odhalená: dávajú ti žetón. Vezmi si ho.
lesson-choson-lobby = Kto si tento žetón vezme, musí použiť aj efekt. Vymeň svojho Ostreľovača za Mininho Pozorovateľa: klikni na oboch.
lesson-choson-lobby-done = Pozorovateľ má pre teba hodnotu 9 bodov, no Mina teraz vedie v Ostreľovačoch: Odvetná paľba je jej. Väčšina platí vo chvíli, keď na nej záleží.
lesson-choson-legacy = Kolo 6. Tri udalosti vyložené spolu prinesú Yiho odkaz: skóre do desiatich zdvojnásobí, k vyššiemu pridá vo dvojici 5. Vylož svoje tri udalosti.
lesson-choson-shield = Máš Yiho, takže vo svojom ťahu smieš položiť Yiho štít na jednu zo svojich rodín: jej karty sa nedajú vymeniť ani zničiť a počas hry vyhráva remízy. Polož ho na Pozorovateľov: klikni na nich.
lesson-choson-shield-done = Tvoje udalosti priniesli Odkaz a Vedci žetón. Potom Mina vystrelila: na Pozorovateľov pod štítom nedosiahla, a tak zasiahla Vedca. Na konci tohto kola si smieš nechať osem postáv; čo je navyše, odhodíš.
lesson-choson-travel = Posledné kolo. S väčšinou Cestovateľov časom smieš jedného pred rozdávaním odhodiť: staneš sa prvým hráčom, čo sú na konci 2 body, a vezmeš si žetón. Zostanú ti dvaja proti jednému. Cestuj v čase.
lesson-choson-last-order = Minini dvaja Pozorovatelia by jej dali 9 bodov. Ty máš v ruke dvoch: vylož oboch a remíza nedá body nikomu.
lesson-choson-score-legacy = Hra sa skončila. Minin Veštec vzal ešte žetón, lebo mala Odvetnú paľbu. Ty: 6 + 7 + 8, štyri žetóny, 2 za prvého hráča: 27. Mina: 14 a štyri žetóny; 18 je viac než desať, takže Odkaz pridá 5: 23. Vyhrávaš.
lesson-choson-end = To bola tvoja prvá hra Chosŏn. Tip: ukáž na kartu alebo ju podrž, a prečítaš si jej efekt a schopnosť.
