# Challenges: the same deal for everybody.

challenges-title = Challenges
challenges-line = Everybody gets the same cards against the same bots, once. Afterwards you compare.
challenge-today = Today
challenge-of = { $game }, { $players } players
challenge-against = against { $level }
challenge-open-until = Open until { $time }
challenge-closed-on = Closed since { $time }
challenge-opens-on = Opens { $time }
challenge-attempts = { $count ->
    [0] Nobody has started yet
    [one] { $count } player has started
   *[other] { $count } players have started
}
challenge-start = Start
challenge-continue = Continue
challenge-look = Look at your game
challenge-once = You have one attempt. There are no hints.
challenge-gave-up = You gave this game up. The results appear when the challenge closes.
challenge-results = Results
challenge-results-later = You see the results when you have finished.
challenge-no-results = Nobody has finished yet.
challenge-rank = Place
challenge-lead = Lead
challenge-sealed = The deal is sealed: { $hash }
challenge-secret-line = The secret of the deal: { $secret }
challenge-new = Make a challenge
challenge-new-line = For a club or friends: send them the link.
challenge-days = Days
challenge-level = Bots
challenge-create = Make it
