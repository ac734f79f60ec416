"""Measurements: Madang and others in one run, on one machine, as ratios."""
