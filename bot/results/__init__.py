"""Results of players: profiles, histories, rankings, seasons."""
