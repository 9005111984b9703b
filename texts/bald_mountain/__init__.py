"""Battle on the Bald Mountain: what happens, in words."""
