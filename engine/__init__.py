"""The rules: pure, deterministic, without I/O, clock or Discord."""
