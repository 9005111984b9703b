"""Runs again, with a part that has nothing but the rules."""
