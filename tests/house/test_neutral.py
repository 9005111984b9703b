"""Outside its own folders nothing of the house names a game: not in code, comments or texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import ROOMS, USUAL

ROOT = Path(__file__).parents[2]
REGISTRY = ROOT / "engine" / "games.py"
READABLE = (".py", ".ftl", ".json", ".mako")


def may_name(game: str, path: Path) -> bool:
    """Is this a file of the game: in a folder of its name, or (texts) beginning with it? Or the
    registry, which says what is meant where no game is named?"""
    its_own = game in path.relative_to(ROOT).parts or path.name.startswith(game)
    return its_own or (path == REGISTRY and game == USUAL)


@pytest.mark.parametrize(
    "room", ["bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "workers"]
)
def test_no_game_is_named_outside_its_rooms(room: str) -> None:
    games = [game.name for game in ROOMS if not game.under]
    assert "clash" in games
    named = [
        f"{path.relative_to(ROOT)}: {game}"
        for path in sorted((ROOT / room).rglob("*"))
        if path.suffix in READABLE
        for game in games
        if not may_name(game, path) and game in path.read_text("utf-8").lower()
    ]
    assert named == []


@pytest.mark.parametrize("room", ["engine", "images", "bot/games"])
def test_only_games_are_folders_there(room: str) -> None:
    """The import contracts know games by that."""
    folders = [path.parent.name for path in (ROOT / room).glob("*/__init__.py")]
    assert sorted(folders) == sorted(game.name for game in ROOMS if not game.under)
