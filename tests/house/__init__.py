"""A house beside the house: a game that lives in the tests alone, and is registered by one line."""
