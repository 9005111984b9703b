"""Outside its own folders nothing of the house names a game: not in code, comments or texts. Nor
does code name a language, but for English."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.games import PLUGINS, USUAL
from texts import LANGUAGES

ROOT = Path(__file__).parents[2]
REGISTRY = ROOT / "engine" / "games.py"
READABLE = (".py", ".ftl", ".json", ".mako")


def may_name(game: str, path: Path) -> bool:
    """Is this a file of the game: in a folder of its name, or (texts) beginning with it? Or the
    registry, which says what is meant where no game is named?"""
    its_own = game in path.relative_to(ROOT).parts or path.name.startswith(game)
    return its_own or (path == REGISTRY and game == USUAL)


each_room = pytest.mark.parametrize(
    "package", ["bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "web", "workers"]
)


@each_room
def test_no_game_is_named_outside_its_packages(package: str) -> None:
    games = [game.name for game in PLUGINS if not game.under]
    assert "clash" in games
    named = [
        f"{path.relative_to(ROOT)}: {game}"
        for path in sorted((ROOT / package).rglob("*"))
        if path.suffix in READABLE
        for game in games
        if not may_name(game, path) and game in path.read_text("utf-8").lower()
    ]
    assert named == []


@pytest.mark.parametrize("package", ["engine", "texts", "images", "bot/games"])
def test_only_games_are_folders_there(package: str) -> None:
    """The import contracts know games by that."""
    folders = [path.parent.name for path in (ROOT / package).glob("*/__init__.py")]
    assert sorted(folders) == sorted(game.name for game in PLUGINS if not game.under)


@each_room
def test_no_language_is_named_but_english(package: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in {*LANGUAGES} - {"en"}
    ]
    assert named == []
