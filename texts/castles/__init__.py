"""Battle of the Castles: what happens, in words."""
