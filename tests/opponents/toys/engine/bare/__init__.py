"""Runs again, by a room that gives nothing but the rules."""
