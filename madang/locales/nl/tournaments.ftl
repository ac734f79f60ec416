# Toernooien

no-such-tournament = dit toernooi bestaat niet
tournament-joined = je doet al mee aan dit toernooi
tournament-not-joined = je doet niet mee aan dit toernooi
tournament-full = het toernooi is vol: { $count } spelers
tournament-started = het toernooi is al begonnen of werd gesloten
tournament-too-few = een toernooi heeft minstens { $count } spelers nodig
tournament-not-playing = het toernooi is niet bezig
tournament-over = het toernooi is afgelopen
tournament-table = een toernooispel kan niet worden afgebroken: geef op, of laat een bot voor je spelen
too-many-tournaments = er lopen te veel toernooien voor jou of je netwerk: maak er eerst een af of sluit er een
tournaments = Toernooien
tournament-of = { $game }-toernooi
tournament-new = Nieuw toernooi
tournament-about = Voor 4 tot 64 spelers en bots. Nodig uit met een link; de spellen van elke ronde beginnen vanzelf.
tournament-create = Toernooi maken
tournament-none = Er is geen open toernooi. Maak er een!
tournament-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-size = Spelers per tafel
tournament-pairings = Indeling
tournament-swiss = Zwitsers systeem
tournament-round-robin = Allen tegen allen
tournament-rotation = Wisselende tafels
tournament-swiss-line = Spelers met ongeveer gelijke resultaten treffen elkaar, en zo mogelijk niemand twee keer.
tournament-round-robin-line = Iedereen speelt tegen iedereen: voor hoogstens 16 spelers.
tournament-rotation-line = De tafels wisselen elke ronde, zodat iedereen zo veel mogelijk anderen treft.
tournament-rounds = Rondes
tournament-rounds-auto = zoveel als past
tournament-round-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } van { $rounds }
tournament-is-open = Wacht op spelers
tournament-is-over = Afgelopen
tournament-is-closed = Voortijdig beëindigd
tournament-join = Meedoen aan het toernooi
tournament-leave = Afmelden
tournament-you-joined = Je doet mee. Je spellen verschijnen hier en in het overzicht.
tournament-link = Link voor je vrienden
tournament-add-bots = Bots toevoegen
tournament-bot-count = Aantal bots
tournament-add = Toevoegen
tournament-start = Toernooi beginnen
tournament-start-line = Minstens 4 spelers. Na het begin kan niemand meer meedoen.
tournament-remove = { $player } verwijderen
tournament-your-game = Jouw spel in ronde { $round }
tournament-play = Naar je spel
tournament-wait = Je spel is afgelopen. De volgende ronde begint als alle spellen klaar zijn.
tournament-bye-now = Je bent deze ronde vrij.
tournament-withdraw = Terugtrekken
tournament-withdraw-line = Een bot speelt je overige rondes.
tournament-standings = Stand
tournament-player = Speler
tournament-points = Punten
tournament-wins = Gewonnen
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-share = Aandeel in scores
tournament-drawn = telt als gelijkspel
tournament-bye = vrij
tournament-close-round = Ronde beëindigen
tournament-close-round-line = Spellen die niet klaar zijn, tellen als gelijkspel.
tournament-close = Toernooi beëindigen
tournament-close-line = De stand blijft zoals die is.
tournament-really = Echt?
tournament-how = Hoe het werkt
tournament-how-two = Winst geeft 1 punt, gelijkspel ½, een vrije ronde 1. Bij gelijke punten beslissen het Buchholz-getal (de punten van de tegenstanders) en het Sonneborn-Berger-getal (de punten van wie je hebt verslagen, bij gelijkspel de helft); bij allen tegen allen komt Sonneborn-Berger eerst. Daarna telt het aantal gewonnen spellen.
tournament-how-more = Je krijgt 1 punt voor elke tegenstander achter je aan tafel, ½ bij gelijke stand; een vrije ronde telt alsof iedereen gelijk staat. Bij gelijke punten beslissen gewonnen spellen, dan je aandeel in alle scores aan je tafels.
tournament-how-clock = Elk spel heeft een klok. Is de tijd van een speler om, dan speelt een bot die beurt. Zo eindigt elke ronde.
tournament-how-fair = Alle schuddingen en de loting volgen uit één geheim van de server. De SHA-256 ervan, gepubliceerd voordat iemand meedeed: { $commitment }
tournament-secret = Het geheim: { $secret }
