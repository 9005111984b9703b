"""What toy games give to the engine."""
