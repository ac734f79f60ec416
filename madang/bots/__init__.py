"""Players: what a bot is, and the bots of this house."""
