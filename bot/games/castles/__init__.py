"""Battle of the Castles: how it is played in Discord."""
