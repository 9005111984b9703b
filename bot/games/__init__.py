"""The games in Discord: each package implements what `bot.house` asks for."""
