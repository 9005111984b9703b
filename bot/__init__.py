"""The Discord bot: commands, views, the match manager and the store."""
