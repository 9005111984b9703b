"""A separate place for a game that exists only in tests and is registered by one line."""
