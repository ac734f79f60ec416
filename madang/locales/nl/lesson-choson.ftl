# The notes of the first game of Chosŏn (madang/lessons/choson.toml).

lesson-choson-goal = Zo eindigt een spel: wie de meeste punten heeft, wint. Elke familie geeft haar getal aan wie er de meeste kaarten van heeft: hier zijn Yi, de Scherpschutter en de Wetenschappers van jou, 9 punten. De Waarnemers staan gelijk: niemand krijgt ze.
lesson-choson-goal-sum = Mina heeft Gosu en de Tijdreiziger: 13, twee fiches, en 2 als startspeler: 17. Jij hebt Yi’s Erfenis, die een score tot en met tien verdubbelt: 18. Jij wint.
lesson-choson-hand = Ronde 1 van 8, tien kaarten. Gedekt neerleggen mag: zoveel je wilt van één familie, twee verschillende personages, één personage met een gebeurtenis, of drie gebeurtenissen. Mina heeft al twee kaarten neergelegd.
lesson-choson-effect = Een gebeurtenis activeert het effect van het personage dat je ermee neerlegt. Het effect van de Scherpschutter is een vuurwapen. Leg de Scherpschutter en de gebeurtenis samen neer.
lesson-choson-fire = Mina heeft twee Hulks onthuld. Een vuurwapen vernietigt een willekeurig personage van een tegenstander: schiet op een Hulk door erop te klikken.
lesson-choson-return-fire = Met de meerderheid van de Scherpschutters heb je ook Tegenvuur: wie een personage van jou neerschiet, verliest zelf een kaart. Mina heeft nog een Hulk, en dus Tegenaanval: hetzelfde tegen zwaarden.
lesson-choson-majority = Ronde 3. Nu heb jij de meeste Scherpschutters en de meeste Hulks: Tegenvuur en Tegenaanval zijn allebei van jou. Bij een gelijke stand had niemand de meerderheid. Mina heeft twee kaarten neergelegd.
lesson-choson-lobby-order = Leg een Wetenschapper met de gebeurtenis neer. Zijn effect is een lobby: die ruilt twee personages.
lesson-choson-riposte = Mina’s Gosu heeft je Wetenschapper geraakt. Een zwaard reikt tot waarden die hoogstens één verschillen: Gosu 4 t/m 6. Maar jij hebt Tegenaanval: sla terug, en haar Gosu is weg.
lesson-choson-scientist = Jij bent aan de beurt. Je hebt de meerderheid van de Wetenschappers en hebt een gebeurtenis onthuld: ze geven je een fiche. Neem hem.
lesson-choson-lobby = Wie die fiche neemt, moet ook het effect gebruiken. Ruil je Scherpschutter voor Mina’s Waarnemer: klik op allebei.
lesson-choson-lobby-done = De Waarnemer is voor jou 9 punten waard, en Mina leidt nu bij de Scherpschutters: Tegenvuur is van haar. Meerderheden tellen op het moment dat het ertoe doet.
lesson-choson-legacy = Ronde 6. Drie gebeurtenissen samen geven Yi’s Erfenis: die verdubbelt een score tot en met tien, en met twee spelers komt er bij een hogere 5 bij. Leg je drie gebeurtenissen neer.
lesson-choson-shield = Je hebt Yi, dus in je beurt mag je Yi’s Schild op een van je families leggen: niets kan die kaarten ruilen of vernietigen, en tijdens het spel wint die familie bij een gelijke stand. Leg het op de Waarnemers: klik erop.
lesson-choson-shield-done = Je gebeurtenissen gaven je de Erfenis, en de Wetenschappers een fiche. Toen schoot Mina: de Waarnemers onder het schild waren veilig, dus nam ze een Wetenschapper. Aan het eind van deze ronde mag je acht personages houden; wat meer is, leg je af.
lesson-choson-travel = De laatste ronde. Met de meerderheid van de Tijdreizigers mag je er voor het delen een afleggen: je wordt startspeler, wat aan het eind 2 punten waard is, en neemt een fiche. Je hebt er dan nog twee tegen één. Reis door de tijd.
lesson-choson-last-order = Mina’s twee Waarnemers zouden haar 9 punten geven. Jij hebt er twee: leg ze allebei neer, dan staat het gelijk en krijgt niemand ze.
lesson-choson-score-legacy = Het spel is afgelopen. Mina’s Orakel nam nog een fiche, omdat ze Tegenvuur had. Jij: 6 + 7 + 8, vier fiches, 2 als startspeler: 27. Mina: 14 en vier fiches; 18 is meer dan tien, dus haar Erfenis geeft er 5 bij: 23. Jij wint.
lesson-choson-end = Dat was je eerste spel Chosŏn. Tip: wijs een kaart aan of houd haar ingedrukt om haar effect en kracht te lezen.
