"""Descriptions of events of Battle of the Castles."""
