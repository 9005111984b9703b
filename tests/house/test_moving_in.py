"""A game moves into a copy of the project: the commands of `docs/adding-a-game.md` copy Toll under
another name, and nothing else is edited."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from copied_house import ROOT, copy_into, run, said

CHECK = "from importlinter.cli import lint_imports_command as check; check()"
OF_EVERY_GAME = (
    "tests/engine/test_conformance.py",
    "tests/bot/test_match_options.py",
    "tests/house/test_neutral.py",
    *(f"tests/texts/test_{what}.py" for what in ("keys_of_texts", "texts", "wording", "russian")),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the copied game in it."""
    house = copy_into(tmp_path_factory.mktemp("house"))
    shutil.copytree(ROOT / "tests", house / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    (commands,) = re.findall(r"```sh\n(for .*?)make format\n", guide, re.DOTALL)
    subprocess.run(["sh", "-ec", commands], cwd=house, check=True)
    with (house / "engine" / "harbour" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write('COMPILED = ("moves", "rules")\n')
    return house


@pytest.mark.long
def test_it_passes_the_tests_of_every_game(house: Path) -> None:
    code = "import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))"
    tested = run(house, code, "-q", "-k", "harbour or not [", *OF_EVERY_GAME)
    assert tested.returncode == 0, tested.stdout


def test_it_is_one_of_the_games(house: Path) -> None:
    names = "from engine.games import PLUGINS; print(*[plugin.name for plugin in PLUGINS])"
    usual, *others = said(house, names).split()
    assert usual == "clash"
    assert "harbour" in others
    assert others == sorted(others)


def test_it_is_played(house: Path) -> None:
    answers = {
        "from bot.game_api import GAME_UIS; print(type(GAME_UIS['harbour']).__name__)": "HarbourUI",
        "from bot.game_api import match_options_of as of; print(of('harbour').game)": "harbour",
        "from texts import texts_in; print(texts_in('en')('game-harbour'))": "Harbour",
        "import engine.games as g; print(*g.plugin_of('harbour').part('images').kinds)": "hand",
    }
    lines = said(house, "; ".join(answers)).splitlines()
    for answer, line in zip(answers.values(), lines, strict=True):
        assert answer in line


def test_what_it_compiles_is_compiled(house: Path) -> None:
    assert said(house, "import compiling; print(*compiling.modules()['harbour'])").split() == [
        "engine/harbour/moves.py",
        "engine/harbour/rules.py",
    ]
    others = said(ROOT, "import compiling; print(*compiling.modules())").split()
    there = said(house, "import compiling; print(*compiling.modules())").split()
    assert sorted(there) == sorted([*others, "harbour"])


def test_it_keeps_the_contracts(house: Path) -> None:
    checked = run(house, CHECK, "--no-cache")
    assert checked.returncode == 0, checked.stdout
    assert " 0 broken" in checked.stdout


FORBIDDEN = [
    ("engine/harbour/rules.py", "engine.clash.cards", "No game knows another (the rules)"),
    ("engine/clash/cards.py", "engine.harbour.moves", "No game knows another (the rules)"),
    ("images/harbour/board.py", "images.clash.board", "No game knows another (the pictures)"),
    ("images/clash/board.py", "images.harbour.board", "No game knows another (the pictures)"),
    (
        "bot/games/harbour/game_ui.py",
        "bot.games.clash.names",
        "No game knows another (the bot)",
    ),
    (
        "bot/games/clash/names.py",
        "bot.games.harbour.match_options",
        "No game knows another (the bot)",
    ),
    ("texts/clash/lines.py", "texts.castles.names", "No game knows another (the texts)"),
    ("texts/clash/lines.py", "engine.clash.view", "What happened is described from events"),
    ("texts/telling.py", "engine.harbour.events", "Only games know games"),
    ("images/harbour/board.py", "engine.harbour.rules", "Pictures draw what they are shown"),
    ("engine/core.py", "engine.harbour.moves", "Only games know games"),
    ("images/renderer.py", "images.harbour.board", "Only games know games"),
    ("images/renderer.py", "engine.harbour.view", "Only games know games"),
    ("texts/__init__.py", "engine.harbour.view", "Only games know games"),
    ("opponents/thinkers.py", "engine.harbour.game_ai", "Only games know games"),
    ("puzzles/puzzle.py", "engine.harbour.rules", "Only games know games"),
    ("workers/pool.py", "engine.harbour.rules", "Only games know games"),
    ("cli/games.py", "images.harbour.board", "Only games know games"),
    ("bot/lobby/view.py", "bot.games.harbour.game_ui", "Only games know games"),
    ("bot/events/standings.py", "bot.store.rows", "Pairings and standings of events"),
    ("bot/events/pairings.py", "bot.clock", "Pairings and standings of events"),
    ("bot/events/course.py", "discord", "Pairings and standings of events"),
]
"""Files, what they must not import, and how the contract begins that says so."""


@pytest.fixture(scope="module")
def broken(house: Path) -> str:
    """What the check says once everything forbidden is imported, in one line."""
    before = {file: (house / file).read_text("utf-8") for file, _, _ in FORBIDDEN}
    for file, imported, _ in FORBIDDEN:
        with (house / file).open("a", encoding="utf-8") as source:
            source.write(f"\nimport {imported}\n")
    checked = run(house, CHECK, "--no-cache")
    for file, source in before.items():
        (house / file).write_text(source, "utf-8")
    assert checked.returncode == 1
    return " ".join(checked.stdout.partition("Broken contracts")[2].split())


@pytest.mark.parametrize(("file", "imported", "contract"), FORBIDDEN)
def test_a_module_that_knows_too_much_of_it_breaks_a_contract(
    broken: str, file: str, imported: str, contract: str
) -> None:
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    found = re.search(rf"{re.escape(contract)}[^-]* -{{20,}}[ -]*(.*?)(?:-{{20,}}|$)", broken)
    assert found, "this contract is kept"
    assert f" {module} -> {imported} (l." in found[1]
