"""Tournaments: entrants, pairings and standings, without storage, sockets or timers."""
