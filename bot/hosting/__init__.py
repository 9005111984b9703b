"""What the bot does for its host: keeps blocked users and servers out, lists servers, backs up."""
