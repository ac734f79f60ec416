"""What a bot looks at: one module a game.

Each offers, as kernels, `features(s, seat, out)` (numbers that say how a seat stands), `stage(s)` (which set of weights
applies), `horizon(s)` (grows when a new part of the game begins, beyond which search does not look) and
`seen_as(s, action)` (what others see of an action: the action itself, or a number above all actions for what is face
down); the numbers `FEATURES` and `STAGES`; and `HIDES`, whether anything is hidden at all.
"""
