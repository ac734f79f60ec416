"""What the networks of the bots see of a state, one module per game.

Each module offers these kernels:

- `write_policy_inputs(s, seat, out)`: what a seat knows; hidden cards of other seats are only counted;
- `write_value_inputs(s, seat, out)`: the whole state from a seat's side, with all cards open;
- `has_placed(s, seat)`: whether a seat has placed cards face down;
- `placed_order(s, seat)`: the action by which it did so;
- `return_to_order(s, seat, rng)`: go back to the seat's decision, and sample the rest of its hand;
- `placement_ways(before, after, seat)`: in how many ways it could choose the cards from the copies that it held;

and the constants `POLICY_INPUTS`, `VALUE_INPUTS` and `RELATIVE`, the actions with seats counted from the actor.
"""
