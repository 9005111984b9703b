"""The rules of all games: pure and deterministic, without I/O, clock or Discord."""

from engine import compiled as compiled  # decides whether later modules are loaded compiled
