"""Runs: a toy game of three (`rules`)."""
