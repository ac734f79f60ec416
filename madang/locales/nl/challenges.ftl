# Uitdagingen: dezelfde kaarten voor iedereen.

challenges-title = Uitdagingen
challenges-line = Iedereen krijgt één keer dezelfde kaarten tegen dezelfde bots. Daarna vergelijk je.
challenge-today = Vandaag
challenge-of = { $game }, { $players } spelers
challenge-against = tegen { $level }
challenge-open-until = Open tot { $time }
challenge-closed-on = Gesloten sinds { $time }
challenge-opens-on = Opent { $time }
challenge-attempts = { $count ->
    [0] Nog niemand is begonnen
    [one] { $count } speler is begonnen
   *[other] { $count } spelers zijn begonnen
}
challenge-start = Beginnen
challenge-continue = Verder spelen
challenge-look = Je partij bekijken
challenge-once = Je hebt één poging, zonder hints.
challenge-gave-up = Je hebt deze partij opgegeven. De uitslag verschijnt als de uitdaging sluit.
challenge-results = Uitslag
challenge-results-later = Je ziet de uitslag als je klaar bent.
challenge-no-results = Nog niemand is klaar.
challenge-rank = Plaats
challenge-lead = Voorsprong
challenge-sealed = Het schudden is verzegeld: { $hash }
challenge-secret-line = Het geheim van het schudden: { $secret }
challenge-new = Uitdaging maken
challenge-new-line = Voor een club of vrienden: stuur ze de link.
challenge-days = Dagen
challenge-level = Bots
challenge-create = Maken
