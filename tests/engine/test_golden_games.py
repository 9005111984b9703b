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

from bridgekeeper.engine.games import GAMES
from bridgekeeper.engine.record import Replay

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json"))


def digest(document: dict[str, Any]) -> str:
    """sha256 of a position in canonical JSON: sorted keys, no spaces."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def digests(record: dict[str, Any]) -> list[str]:
    """After the set-up and after each move."""
    replay = Replay(record)
    return [digest(GAMES[record["game"]].dump(replay.state)) for _ in replay]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path):
    golden = json.loads(path.read_text("utf-8"))
    assert len(golden["digests"]) == len(golden["record"]["moves"]) + 1
    assert digests(golden["record"]) == golden["digests"]


def test_there_are_golden_games():
    assert len(FILES) >= 8


def main() -> None:
    for path in FILES:
        golden = json.loads(path.read_text("utf-8"))
        golden["digests"] = digests(golden["record"])
        path.write_text(json.dumps(golden, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
