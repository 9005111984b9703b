"""The colours of boards and panels."""

from __future__ import annotations

from images.palette import read_palette

PALETTE = read_palette(__package__)
