"""Golden games: whole matches with a digest of the position after every action.

The records in `golden/` were played once and never change by themselves. When the rules or
the documents change on purpose, write the digests (not the moves) anew and look at the
difference:

    python tests/engine/test_golden_games.py
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bridgekeeper.engine.clash.cards import card
from bridgekeeper.engine.clash.events import KINDS
from bridgekeeper.engine.games import GAMES
from bridgekeeper.engine.record import Replay

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json"))


def digest(document: dict[str, Any]) -> str:
    """The beginning of sha256 of a position in canonical JSON: sorted keys, no spaces."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(record: dict[str, Any]) -> list[str]:
    """After the set-up and after each move."""
    replay = Replay(record)
    return [digest(GAMES[record["game"]].dump(replay.state)) for _ in replay]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path):
    golden = json.loads(path.read_text("utf-8"))
    assert len(golden["digests"]) == len(golden["record"]["moves"]) + 1
    assert digests(golden["record"]) == golden["digests"]


def test_there_are_golden_games_of_all_sets_rulesets_and_modules():
    records = [json.loads(path.read_text("utf-8"))["record"] for path in FILES]
    assert len(records) >= 50
    decks = {card for record in records for deck in record["decks"].values() for card in deck}
    assert len({card(each).set for each in decks}) == 11
    assert {record["ruleset"] for record in records} == {"1.0", "1.2"}
    options = [record["config"]["options"] for record in records]
    assert all(any(each.get(module) for each in options) for module in ("fatigue", "champion"))


def test_golden_games_tell_of_everything_that_can_happen():
    told = set()
    for path in FILES:
        replay = Replay(json.loads(path.read_text("utf-8"))["record"])
        told |= {type(event) for _, events in replay for event in events}
    assert told == set(KINDS)


def main() -> None:
    for path in FILES:
        golden = json.loads(path.read_text("utf-8"))
        golden["digests"] = digests(golden["record"])
        path.write_text(written(golden), "utf-8")


def written(golden: dict[str, Any]) -> str:
    """The file: a line for each of the record's values, the digests in one line."""
    record = golden["record"].items()
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in record)
    return f'{{\n "record": {{\n{lines}\n }},\n "digests": {json.dumps(golden["digests"])}\n}}\n'


if __name__ == "__main__":
    main()
