"""Achievements: what users have earned, proved from the records of what they did."""
