"""Benchmarks of Madang and other libraries, in one run on one machine, compared as ratios."""
