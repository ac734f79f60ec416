"""The features by which bots evaluate a state, one module per game.

Each module offers these kernels:

- `write_features(s, seat, out)`: the features of a seat;
- `stage(s)`: the stage of the game, which selects the weights;
- `horizon(s)`: a number that grows with each round; search stops a given number of rounds ahead;
- `observed_action(s, action)`: what other seats observe of an action: the action itself, or a number above all actions
  for cards placed face down;

and the constants `FEATURES`, `STAGES` and `HIDDEN_CARDS` (whether the game hides anything).
"""
