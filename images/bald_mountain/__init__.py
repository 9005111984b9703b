"""How Battle on the Bald Mountain looks."""
