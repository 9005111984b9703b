"""Parts of toy games for the engine."""
