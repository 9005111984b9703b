"""Clash of Decks. Rule numbers in this package are those of docs/rules (clash-of-decks.md)."""
