"""A feature that fails."""
