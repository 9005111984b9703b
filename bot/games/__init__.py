"""The games in Discord: each package implements what `bot.game_api` asks for."""
