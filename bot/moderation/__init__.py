"""What moderators do: end, pause and close what is played, rename, and bar members."""
