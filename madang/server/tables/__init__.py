"""The domain, pure and synchronous: tables, seats, plies, undo, clocks, and what each viewer may see."""
