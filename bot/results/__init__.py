"""How people have done: profiles, histories, tables of ratings, seasons."""
