"""How often decks win that hold a card, measured (`benchmarks/cards.py`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

_FILE: Final = files("engine.clash").joinpath("data", "win_rates.json")
WIN_RATES: Final[Mapping[str, float]] = {
    card: thousandths / 1000 for card, thousandths in json.loads(_FILE.read_text("utf-8")).items()
}
"""By the id of each printed card; half of all decks win."""
