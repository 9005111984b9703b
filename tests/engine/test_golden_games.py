"""Golden games: whole matches with a digest of the position after every action.

The records in `golden/` were played once, by the version of the rules that each names, and never
change by themselves: they stand for the matches that are being played everywhere. A rule that has
changed counts the version up and leaves them as they are (`engine/clash/rules.py`); it gets
golden games of its own. For a new record without digests, these are written by

    python tests/engine/test_golden_games.py

which leaves all others alone. Only where the documents of positions change on purpose, and no rule
does, the digests are taken out first and so written anew.
"""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.clash import turn
from engine.clash.cards import card
from engine.core import EventBase
from engine.documents import DocumentError
from engine.games import game_named
from engine.record import Replay

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json"))
RELEASED = {"clash", "bald_mountain", "two_worlds", "castles"}
GAMES = sorted(RELEASED | {json.loads(path.read_text("utf-8"))["record"]["game"] for path in FILES})
COUNTED = {"clash": "`NEWEST` up (engine/clash/rules.py)"}
CHANGED = """\
A match that began by version {rules} of the rules would go on differently now, and so would those
that people are playing. Count {counted} and keep what was before for the
older versions: `if board.rules.version >= ...`. Never write these digests anew for a rule."""


def records(game: str) -> list[dict[str, Any]]:
    """The records of this game."""
    found = [json.loads(path.read_text("utf-8"))["record"] for path in FILES]
    return [record for record in found if record["game"] == game]


def digest(document: dict[str, Any]) -> str:
    """The beginning of sha256 of a position in canonical JSON: sorted keys, no spaces."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(record: dict[str, Any]) -> list[str]:
    """After the set-up and after each move."""
    replay = Replay(record)
    return [digest(game_named(record["game"]).dump(replay.state)) for _ in replay]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path):
    golden = json.loads(path.read_text("utf-8"))
    assert len(golden["digests"]) == len(golden["record"]["moves"]) + 1
    assert_played_as_before(golden)


def assert_played_as_before(golden: dict[str, Any]) -> None:
    """To the last event and the result. What goes another way is no match that people can end."""
    game, rules = golden["record"]["game"], golden["record"]["rules"]
    counted = COUNTED.get(game, f"`RULES` up (engine/{game}/game.py)")
    changed = CHANGED.format(rules=rules, counted=counted)
    try:
        found = digests(golden["record"])
    except DocumentError as fault:
        raise AssertionError(f"{fault}\n{changed}") from fault
    for number, (now, before) in enumerate(zip(found, golden["digests"], strict=True)):
        assert now == before, f"after {number} moves\n{changed}"


@pytest.mark.parametrize(
    ("game", "fatigue_after", "fault"),
    [
        ("all_sets_01_fatigue_champions", 1, r"moves\[11\]: "),
        ("all_sets_11_fatigue", 3, "after 12"),
    ],
)
def test_a_rule_that_changes_for_matches_that_have_begun_is_noticed(
    rules_patch: pytest.MonkeyPatch, game: str, fatigue_after: int, fault: str
) -> None:
    golden = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    rules_patch.setattr(turn, "FATIGUE_AFTER", fatigue_after)
    with pytest.raises(AssertionError, match=fault) as caught:
        assert_played_as_before(golden)
    assert "Count `NEWEST` up" in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_golden_games_of_every_version_of_the_rules(game: str) -> None:
    versions = {record["rules"] for record in records(game)}
    assert versions == set(range(1, game_named(game).rules + 1))


def test_there_are_golden_games_of_all_sets_rulesets_and_modules():
    found = records("clash")
    assert len(found) >= 50
    decks = {each for record in found for deck in record["decks"].values() for each in deck}
    assert len({card(each).set for each in decks}) == 11
    assert {record["ruleset"] for record in found} == {"1.0", "1.2"}
    options = [record["config"]["options"] for record in found]
    assert all(any(each.get(module) for each in options) for module in ("fatigue", "champion"))


def test_there_are_golden_games_of_the_bald_mountain_in_every_mode():
    assert sorted(record["mode"] for record in records("bald_mountain")) == [
        "duel",
        "four",
        "three",
    ]


def test_there_are_golden_games_of_two_worlds_with_both_set_ups():
    found = sorted(record["setup"] for record in records("two_worlds"))
    assert found == ["basic", "draft"]


def told(game: str) -> set[type]:
    """The kinds of events of all records of a game."""
    replays = [Replay(record) for record in records(game)]
    return {type(event) for replay in replays for _, told in replay for event in told}


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_tell_of_everything_that_can_happen(game: str):
    events = vars(import_module(f"engine.{game}.events"))
    kinds = [kind for kind in events.values() if isinstance(kind, type)]
    leaves = {kind for kind in kinds if issubclass(kind, EventBase) and not kind.__subclasses__()}
    assert told(game) == leaves


def main() -> None:
    for path in FILES:
        golden = json.loads(path.read_text("utf-8"))
        if "digests" not in golden:
            golden["digests"] = digests(golden["record"])
            path.write_text(written(golden), "utf-8")


def written(golden: dict[str, Any]) -> str:
    """The file: a line for each of the record's values, the digests in one line."""
    record = golden["record"].items()
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in record)
    return f'{{\n "record": {{\n{lines}\n }},\n "digests": {json.dumps(golden["digests"])}\n}}\n'


if __name__ == "__main__":
    main()
