"""The lobby: collect players and options until a match starts."""
