"""The lobby: where people agree on what is played, and sit down to it."""
