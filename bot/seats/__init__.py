"""Who sits at a match when nobody acts: clocks, the bot as a player, results that are passed on."""
