"""How Toll looks."""
