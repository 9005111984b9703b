"""Battle on the Bald Mountain: how it is played in Discord."""
