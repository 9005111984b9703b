"""Battle of the Castles: creatures of four races between castles on a grid (docs/castles.md)."""
