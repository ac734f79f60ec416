"""Training of the networks by which bots play, from self-play: `python -m madang.lab.train koryo` (extra `train`)."""
