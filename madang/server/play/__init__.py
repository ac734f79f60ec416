"""Live play: the commands, the table cache, connections, bots, clocks and reviews."""
