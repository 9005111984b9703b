"""Battle of the Castles in Discord."""
