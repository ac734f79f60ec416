"""What a table is, pure and synchronous: seats, plies, undo, clocks, and what each viewer may see."""
