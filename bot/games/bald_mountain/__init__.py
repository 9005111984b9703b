"""Battle on the Bald Mountain in Discord."""
