"""The Discord side: commands, views, the match manager and the store."""
