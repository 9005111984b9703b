"""The grimoire in Discord: puzzles to solve, the daily puzzle, and users' own puzzles."""
