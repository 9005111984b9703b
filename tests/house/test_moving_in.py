"""A game moves into the house: its folders are put there, and nothing else is edited.

Toll, whose folders lie in `tests/house`, moves into a copy.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from copied_house import copy_into, run, said

TOLL = Path(__file__).parent
FOLDERS = ("engine/toll", "images/toll", "bot/games/toll", "texts/toll")
CHECK = "from importlinter.cli import lint_imports_command as check; check()"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with Toll in it."""
    house = copy_into(tmp_path_factory.mktemp("house"))
    for folder in FOLDERS:
        shutil.copytree(TOLL / folder, house / folder)
        for file in (house / folder).rglob("*.py"):
            file.write_text(file.read_text("utf-8").replace("from house.", "from "), "utf-8")
    for file in TOLL.glob("texts/*/*.ftl"):
        shutil.copy(file, house / file.relative_to(TOLL))
    with (house / "engine" / "toll" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write('COMPILED = ("moves", "rules")\n')
    return house


def test_it_is_one_of_the_games(house: Path) -> None:
    names = "from engine.games import PLUGINS; print(*[plugin.name for plugin in PLUGINS])"
    usual, *others = said(house, names).split()
    assert usual == "clash"
    assert "toll" in others
    assert others == sorted(others)


def test_it_is_played(house: Path) -> None:
    for code, answer in (
        ("from bot.game_api import GAME_UIS; print(type(GAME_UIS['toll']).__name__)", "TollUI"),
        ("from bot.game_api import match_options_of; print(match_options_of('toll').game)", "toll"),
        ("from texts import texts_in; print(texts_in('en')('game-toll'))", "Toll"),
        ("import engine.games as g; print(*g.plugin_of('toll').part('images').kinds)", "hand"),
    ):
        assert answer in said(house, code), code


def test_what_it_compiles_is_compiled(house: Path) -> None:
    assert said(house, "import compiling; print(*compiling.modules()['toll'])").split() == [
        "engine/toll/moves.py",
        "engine/toll/rules.py",
    ]
    assert said(house, "import compiling; print(len(compiling.modules()))") == "5"


def test_it_keeps_the_contracts(house: Path) -> None:
    checked = run(house, CHECK, "--no-cache")
    assert checked.returncode == 0, checked.stdout
    assert " 0 broken" in checked.stdout


@pytest.mark.parametrize(
    ("file", "imported", "contract"),
    [
        ("engine/toll/rules.py", "engine.clash.cards", "No game knows another (the rules)"),
        ("engine/clash/cards.py", "engine.toll.moves", "No game knows another (the rules)"),
        ("images/toll/board.py", "images.clash.board", "No game knows another (the pictures)"),
        ("images/clash/board.py", "images.toll.board", "No game knows another (the pictures)"),
        ("bot/games/toll/game_ui.py", "bot.games.clash.names", "No game knows another (the bot)"),
        (
            "bot/games/clash/names.py",
            "bot.games.toll.match_options",
            "No game knows another (the bot)",
        ),
        ("texts/clash/lines.py", "texts.castles.names", "No game knows another (the texts)"),
        ("texts/clash/lines.py", "engine.clash.view", "What happened is described from events"),
        ("texts/telling.py", "engine.toll.events", "Only games know games"),
        ("images/toll/board.py", "engine.toll.rules", "Pictures draw what they are shown"),
        ("engine/core.py", "engine.toll.moves", "Only games know games"),
        ("images/renderer.py", "images.toll.board", "Only games know games"),
        ("images/renderer.py", "engine.toll.view", "Only games know games"),
        ("texts/__init__.py", "engine.toll.view", "Only games know games"),
        ("opponents/thinkers.py", "engine.toll.game_ai", "Only games know games"),
        ("puzzles/puzzle.py", "engine.toll.rules", "Only games know games"),
        ("workers/pool.py", "engine.toll.rules", "Only games know games"),
        ("cli/games.py", "images.toll.board", "Only games know games"),
        ("bot/lobby/view.py", "bot.games.toll.game_ui", "Only games know games"),
    ],
)
def test_whoever_knows_too_much_of_it_breaks_a_contract(
    house: Path, file: str, imported: str, contract: str
) -> None:
    source = house / file
    before = source.read_text("utf-8")
    source.write_text(f"{before}\nimport {imported}\n", "utf-8")
    try:
        checked = run(house, CHECK, "--no-cache")
    finally:
        source.write_text(before, "utf-8")
    broken = " ".join(checked.stdout.partition("Broken contracts")[2].split())
    assert checked.returncode == 1
    assert contract in broken
    assert imported in broken
