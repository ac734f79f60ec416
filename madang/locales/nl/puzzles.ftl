# Puzzles. The page fetches this file when it needs it.

puzzles-line = Stellingen uit spellen van sterke bots waarin één actie duidelijk de beste is. Je eerste poging telt.
puzzles-solved = Bij de eerste poging opgelost: { $solved } van { $puzzles }
puzzle-rating = Je rating: { $rating }
puzzle-rating-unsure = Je rating: ongeveer { $rating }
puzzle-streak = { $days ->
    [0] Dagpuzzels op rij: nog geen
   *[other] Dagpuzzels op rij: { $days }
}
puzzle-daily = Puzzel van de dag
puzzle-daily-solved = Puzzel van de dag: opgelost
puzzle-daily-missed = Puzzel van de dag: gemist
puzzle-theme = Thema
puzzle-theme-all = Alle thema’s
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = Kaarten leggen
puzzle-theme-events = Gebeurtenissen
puzzle-theme-powers = Krachten
puzzle-theme-ties = Gelijke stand
puzzle-theme-riposte = Terugslaan
puzzle-theme-discarding = Afleggen
puzzle-theme-last-round = Laatste ronde
puzzle-theme-dice = Dobbelstenen kiezen
puzzle-theme-goods = Goederen
puzzle-theme-steward = Dienaar
puzzle-theme-bonus = Bonus
puzzle-theme-building = Bouwen
puzzle-start = Oplossen
puzzle-start-game = Een puzzel van { $game } oplossen
puzzle-title = Puzzel: { $game }
puzzle-ask = Jij bent aan zet. Met welke actie is je kans om te winnen het grootst?
puzzle-tried = Deze puzzel heb je al geprobeerd: je rating blijft gelijk.
puzzle-right = Goed!
puzzle-wrong = Niet de beste:
puzzle-solution = De beste actie:
puzzle-loss = { $points ->
    [one] Hij kost je { $points } procentpunt winstkans.
   *[other] Hij kost je { $points } procentpunten winstkans.
}
puzzle-again = Probeer het nog eens op tafel, of bekijk de oplossing.
puzzle-show = Oplossing tonen
puzzle-chances = Je kans om te winnen daarna
puzzle-percent = { $chance }%
puzzle-margin = { $margin ->
    [one] { $margin } procentpunt beter dan elke andere actie.
   *[other] { $margin } procentpunten beter dan elke andere actie.
}
puzzle-rated = Je rating: { $before } → { $after }
puzzle-difficulty = Rating van de puzzel: { $rating }
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-player-1 = Mina
puzzle-player-2 = Joon
puzzle-player-3 = Bora
