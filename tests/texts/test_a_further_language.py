"""A folder of texts is a language: with one text in it, all else is read in English."""

from __future__ import annotations

from pathlib import Path

import pytest
from copied_house import ROOT, copy_into, said

from texts import LANGUAGES

CHOICES = """
from bot.ui.commands import languages
print(*(f"{choice.value}={choice.name}" for choice in languages()))
"""
COMMANDS = """
import asyncio, discord
from bot.commands import lobby
from bot.ui.words import Translator
from discord import app_commands

async def main():
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    duel = next(each for each in lobby.make_commands() if each.name == "duel")
    payload = await duel.get_translated_payload(tree, Translator())
    print(payload["name_localizations"]["lt"], payload["description_localizations"]["lt"])
    print(payload["description"])

asyncio.run(main())
"""
READ = """
from texts import LANGUAGES, texts_in
texts = texts_in("lt-LT")
print(*LANGUAGES)
print(texts.language, texts("command-duel"), texts.named({"en": "Ogre", "ru": "Огр"}))
print(texts("story-turn", turn=1, player="Ann", mana=6))
print(texts_in("en")("story-turn", turn=1, player="Ann", mana=6))
"""
ELSEWHERE = f"""
import sys
sys.path.append({str(ROOT / "tests")!r})
from engine.games import PLUGINS, GamePlugin
from texts import texts_in
PLUGINS.append(GamePlugin("toll", under="house"))
print(texts_in("lt")("game-toll"))
"""
PUZZLES = """
from puzzles.library import built_in
from puzzles.puzzle import read_puzzle
page = next(iter(built_in().values()))[0].document()
page["title"]["lt"] = "Lapas"
print(read_puzzle(page).named("lt"))
"""

LESSONS = "from puzzles.course import courses; print(*courses())"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with one Lithuanian text."""
    house = copy_into(tmp_path_factory.mktemp("house"))
    lithuanian = house / "texts" / "lt" / "commands.ftl"
    lithuanian.parent.mkdir()
    lithuanian.write_text("command-duel = dvikova\n", "utf-8")
    return house


def test_what_it_lacks_is_read_in_english(house: Path) -> None:
    languages, own, lacking, english = said(house, READ).splitlines()
    assert languages.split() == sorted([*LANGUAGES, "lt"])
    assert own == "lt dvikova Ogre"
    assert lacking == english


def test_it_can_be_chosen(house: Path) -> None:
    assert {"lt=lt", "en=English"} <= {*said(house, CHOICES).split()}


def test_commands_are_registered_in_it(house: Path) -> None:
    words, english = said(house, COMMANDS).splitlines()
    assert words == f"dvikova {english}"


def test_the_doctor_tells_how_far_it_is(house: Path) -> None:
    """All that it checks is well: cards are drawn in every language."""
    assert ", lt (1)" in said(house, "from cli import main; main(['doctor'])")


def test_puzzles_have_titles_in_it(house: Path) -> None:
    assert said(house, PUZZLES) == "Lapas"


def test_lessons_are_read_without_it(house: Path) -> None:
    assert "clash-first-steps" in said(house, LESSONS)


def test_a_game_that_lives_elsewhere_need_not_have_it(house: Path) -> None:
    assert said(house, ELSEWHERE) == "Toll"
