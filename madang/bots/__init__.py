"""Bots: their interface, and the ones that come with Madang."""
