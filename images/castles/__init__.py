"""Pictures of Battle of the Castles."""
