"""How people and the bot talk: what comes in, and what is answered."""
