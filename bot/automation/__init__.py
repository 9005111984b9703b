"""Acts for seats without an active player: clocks, the bot as a player, orders, reports."""
