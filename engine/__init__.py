"""The rules: pure, deterministic, without I/O, clock or Discord."""

from engine import compiled as compiled  # decides how every further module is read
