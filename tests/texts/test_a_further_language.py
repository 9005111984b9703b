"""A folder of texts is a language: with one text in it, all else is read in English."""

from __future__ import annotations

from pathlib import Path

import pytest
from copied_house import ROOT, copy_into, said

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
    print(payload["name_localizations"]["de"], payload["description_localizations"]["de"])
    print(payload["description"])

asyncio.run(main())
"""
READ = """
from texts import LANGUAGES, texts_in
texts = texts_in("de-AT")
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
print(texts_in("de")("game-toll"))
"""
PUZZLES = """
from puzzles.library import built_in
from puzzles.puzzle import read_puzzle
page = next(iter(built_in().values()))[0].document()
page["title"]["de"] = "Ein Blatt"
print(read_puzzle(page).named("de"))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with one German text."""
    house = copy_into(tmp_path_factory.mktemp("house"))
    german = house / "texts" / "de" / "commands.ftl"
    german.parent.mkdir()
    german.write_text("command-duel = duell\n", "utf-8")
    return house


def test_what_it_lacks_is_read_in_english(house: Path) -> None:
    languages, own, lacking, english = said(house, READ).splitlines()
    assert languages == "de en fr ru"
    assert own == "de duell Ogre"
    assert lacking == english


def test_it_can_be_chosen(house: Path) -> None:
    assert said(house, CHOICES) == "de=de en=English fr=French ru=Russian"


def test_commands_are_registered_in_it(house: Path) -> None:
    words, english = said(house, COMMANDS).splitlines()
    assert words == f"duell {english}"


def test_the_doctor_tells_how_far_it_is(house: Path) -> None:
    """All that it checks is well: cards are drawn in every language."""
    assert " texts in de (1), en, fr, ru" in said(house, "from cli import main; main(['doctor'])")


def test_puzzles_have_titles_in_it(house: Path) -> None:
    assert said(house, PUZZLES) == "Ein Blatt"


def test_a_game_that_lives_elsewhere_need_not_have_it(house: Path) -> None:
    assert said(house, ELSEWHERE) == "Toll"
