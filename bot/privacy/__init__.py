"""What users and servers can see and delete of what the bot keeps about them."""
