# The notes of the first game of Corinth (madang/lessons/corinth.toml).

lesson-corinth-goal = Zo eindigt een spel, en dit is je eigen scoreblad. De meeste punten winnen. Hier komen ze vandaan.
lesson-corinth-goal-shops = Alleen volle winkels tellen. Alle tapijtwinkels zijn vol: 3 + 5 + 8. Jij had ze als eerste vol, dus de bonus van 3 is ook van jou.
lesson-corinth-goal-rest = De Dienaar noteerde 4 en 8 op scorevelden: 12. De Tempel geeft 3 punten voor elk van je drie gebouwen: 9. En elke twee Gouden Munten en elke twee Geiten die over zijn, geven een punt. Nu gaan we spelen.
lesson-corinth-roll = Jij bent startspeler en rolt negen witte dobbelstenen voor iedereen. Je kunt een gele kopen voor één Gouden Munt, maar bewaar die: rol zonder.
lesson-corinth-harbor = Gelijke dobbelstenen vormen groepen. De hoogste, twee zessen, gaan naar Goud; de laagste, twee enen, naar Geiten. De rest oplopend: een 2 naar Olie, drie drieën naar Wijn, een 5 naar Tapijten.
lesson-corinth-take = Je neemt één groep, om het aantal dobbelstenen of om hun waarde. Drie dobbelstenen bij Wijn zijn drie wijn: neem ze met de linkerknop.
lesson-corinth-shop = Drie wijn om te leveren. Een begonnen winkel moet vol zijn voordat je aan de volgende begint. De derde winkel vraagt er precies drie en is 4 punten waard: kies die.
lesson-corinth-steward = Vol: 4 punten. Mina heeft het Goud genomen en een Stal gebouwd. Met twee spelers heb je nu een tweede beurt. Gebruik dit keer de waarde: de dobbelsteen bij Olie toont 2, dus de Dienaar loopt 2 stappen. Druk op de voetstappen.
lesson-corinth-steps = Elke stap meer of minder dan de dobbelstenen tonen, kost één Gouden Munt. Twee stappen zijn gratis: kies die.
lesson-corinth-walk = De Dienaar loopt nooit twee keer over een veld, en alleen het veld waar hij stopt, geeft iets. Ga naar rechts, naar de +1: de eerste stap.
lesson-corinth-walk-on = En de tweede stap, op de +1.
lesson-corinth-walked = De +1 is omcirkeld: bij het volgende scoreveld telt hij dubbel. De ronde is voorbij, de overige dobbelstenen gaan weg, en Mina rolt.
lesson-corinth-yellow = Een paar rondes later heb je met twee gele dobbelstenen gerold. Ze horen bij hun groepen, maar alleen voor de startspeler: na jouw beurt gaan ze weg. Bij Goud liggen drie witte en een gele.
lesson-corinth-gold = Vier dobbelstenen zijn vier Gouden Munten. Neem ze.
lesson-corinth-build = Aan het eind van je beurt mag je bouwen. Je hebt zes Gouden Munten en vier Geiten. De Stal kost 2 Goud en een Geit: voortaan mag je Dienaar gratis één of twee stappen meer of minder lopen. Bouw hem.
lesson-corinth-build-temple = Je kunt ook de Tempel nog betalen, 3 Goud en 3 Geiten: aan het eind geeft hij 3 punten voor elk van je gebouwen. Bouw hem ook.
lesson-corinth-score-field = Later. Je Dienaar heeft twee velden omcirkeld, waarvan één +1, en staat naast een scoreveld (★). De dobbelstenen bij Geiten tonen 1: gebruik ze voor de Dienaar.
lesson-corinth-score-steps = Je Stal geeft je gratis twee stappen meer. Maar één stap is wat je nodig hebt.
lesson-corinth-score-walk = Ga naar rechts, op het scoreveld.
lesson-corinth-scored = Drie velden zijn omcirkeld, en de +1 telt nog een keer: 4 punten in het vakje. Bij het volgende scoreveld tel je de velden daarna en deze 4 erbij op: doorlopen loont.
lesson-corinth-bonus = De laatste beurt van het spel. Drie dobbelstenen bij Tapijten: de tweede winkel mist één tapijt, de eerste is leeg en vraagt er twee. Mina heeft de hare bijna vol. Neem de tapijten.
lesson-corinth-bonus-shop = Het eerste tapijt ging naar de begonnen winkel. Er zijn er twee over: vul de eerste winkel.
lesson-corinth-score = Alle tapijten zijn vol, en jij bent de eerste: 3 punten erbij. Het spel eindigt met 49 tegen 27 punten: winkels, bonus, het vakje van de Dienaar, de Tempel met drie gebouwen, overgebleven Goud en Geiten. Jij wint.
lesson-corinth-end = Dat was je eerste spel Corinth. Een heel spel met twee spelers heeft twaalf rondes.
