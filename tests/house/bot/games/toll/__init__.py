"""Toll in Discord."""
