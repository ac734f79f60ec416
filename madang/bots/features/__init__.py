"""Features that bots evaluate a state by: one module a game.

Each module offers these kernels:

- `write_features(s, seat, out)`: the features of a seat;
- `stage(s)`: which set of weights applies;
- `horizon(s)`: grows with each part of the game (a round); search stops a given number of parts ahead;
- `observed_action(s, action)`: what other seats observe of an action: the action itself, or a number above all actions
  for cards that are placed face down;

and the constants `FEATURES`, `STAGES` and `HIDDEN_CARDS` (whether the game hides anything).
"""
