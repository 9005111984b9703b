"""How Toll is played at a table in Discord."""
