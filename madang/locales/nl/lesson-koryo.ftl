# The notes of the first game of Koryŏ (madang/lessons/koryo.toml).

lesson-koryo-goal = Zo eindigt een spel: wie de meeste punten heeft, wint. Elke familie geeft haar getal aan wie er de meeste kaarten van heeft. Jij hebt vier Kooplieden, Mina drie, Joon twee: 9 punten voor jou.
lesson-koryo-goal-tie = Iedereen heeft twee Bewakers: gelijk. Aan het eind geeft een gelijke stand niemand punten, ook al heb jij de Alwetende.
lesson-koryo-goal-sum = Elke fiche is een punt, elke gebeurtenis voor je kost er een. Je hebt dus 9 voor Kooplieden, 1 voor de Alwetende, 3 voor fiches, min 1: 12 punten. Nu gaan we spelen.
lesson-koryo-hand = Ronde 1 van 8. Je krijgt tien kaarten. Daarvan leg je kaarten van één soort gedekt neer, zoveel je wilt. De rest gaat terug naar de stapel.
lesson-koryo-place = Leg je twee Bankiers neer: kies ze allebei en druk op de knop.
lesson-koryo-banker = Jij bent aan de beurt: je Bankiers liggen open. Niemand anders laat er een zien, dus de meerderheid is van jou, en daarmee hun kracht. Neem de fiche die ze je geven.
lesson-koryo-round-end = Ook de anderen hebben onthuld: Joon heeft één Bankier, jij hebt er nog steeds meer. De ronde is voorbij. De lantaarn van de startspeler schuift door; elke ronde krijg je een kaart minder en mag je er een meer houden.
lesson-koryo-tie = Ronde 4. Jij en Mina hebben elk twee Bankiers. Tijdens het spel betekent gelijk: niemand heeft de meerderheid, tenzij een van hen de Alwetende heeft. Dat ben jij: de Bankiers werken nog steeds voor jou.
lesson-koryo-event = Een gebeurtenis helpt één keer en kost daarna een punt. Een Barbaar vernietigt een personage van een tegenstander. Leg één Barbaar neer.
lesson-koryo-reveal = In je beurt onthul je kaarten en gebruik je je krachten in de volgorde die je wilt. Begin met de Barbaar: onthul hem.
lesson-koryo-destroy = Mina heeft de meerderheid van de Bewakers: Barbaren kunnen haar niets doen. Joon leidt met twee Omroepers, die hem een extra kaart geven. Vernietig er een: klik erop.
lesson-koryo-destroyed = Nu hebben Mina en Joon elk één Omroeper: niemand heeft nog de meerderheid. De gelijke stand bij de Bankiers is voor jou, dus neem je fiche.
lesson-koryo-lobbying = Ronde 7. Jij en Mina hebben elk twee Kooplieden: nu zou niemand hun 9 punten krijgen. Lobbyen ruilt twee personages van twee spelers. Leg het neer.
lesson-koryo-reveal-lobbying = Onthul Lobbyen. De krachten kunnen wachten.
lesson-koryo-swap = Je ene Bewaker levert je niets op: Mina heeft er drie. Geef hem aan Joon voor zijn Koopman: klik op je Bewaker en dan op zijn Koopman.
lesson-koryo-spy = Drie Kooplieden tegen twee: jij leidt. En jouw Spion is de enige op tafel, dus je mag een fiche stelen. Neem er een van Mina.
lesson-koryo-banker-again = Elke kracht werkt één keer in je beurt. De Bankiers kun je nog gebruiken: neem een fiche.
lesson-koryo-discard = Einde van de ronde. Je hebt tien kaarten, maar mag er negen houden. Gebeurtenissen tellen mee, maar je kunt ze niet afleggen. Je ene Omroeper levert niets op: leg hem af.
lesson-koryo-last-round = De laatste ronde: maar drie kaarten. Mina en Joon hebben er elk een neergelegd, niemand weet welke. Jij hebt drie Kooplieden, Mina twee. Neem het zekere: leg je Koopman neer.
lesson-koryo-last-reveal = Het was een Koopman: Mina heeft er nu drie, net als jij. Een gelijke stand zou je 9 punten kosten. Onthul de jouwe.
lesson-koryo-priest = Vier tegen drie. Jouw Priester is de enige op tafel: hij vernietigt een van je eigen gebeurtenissen, en dat is een punt. Vernietig de Barbaar.
lesson-koryo-last-token = En nog één keer wint de Alwetende de gelijke stand bij de Bankiers: neem een laatste fiche.
lesson-koryo-score = Het spel is afgelopen. Kooplieden 9, Priesters 4, Alwetende 1, vijf fiches, min één gebeurtenis: 18 punten, en je wint. De Bankiers staan gelijk: aan het eind krijgt niemand er punten voor, de Alwetende helpt hier niet.
lesson-koryo-end = Dat was je eerste spel Koryŏ. Tip: wijs een kaart aan of houd haar ingedrukt om te lezen wat ze doet.
