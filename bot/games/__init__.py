"""The rooms of the games: each gives the bot what `bot.house` asks for."""
