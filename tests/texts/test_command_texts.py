"""The names and descriptions of slash commands, as Discord takes them."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands
from keys_of_code import all_commands
from reading_texts import each_language, each_other

from bot.ui.words import Translator


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    """The commands as they are registered, with all languages."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = Translator()
    return [await each.get_translated_payload(tree, translator) for each in all_commands()]


def localised(part: dict[str, Any], field: str, locale: str) -> str:
    """What somebody with this locale sees."""
    return (part.get(f"{field}_localizations") or {}).get(locale, part[field])


def with_options(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands with all that is in them: subcommands, options."""
    within = [inner for each in parts for inner in with_options(each.get("options") or [])]
    for each in parts:
        each.setdefault("options", [])
    return [*parts, *within]


def counted(part: dict[str, Any]) -> int:
    """The characters as Discord counts them: of every field its longest localisation."""
    longest = [
        max(map(len, (part[field], *(part.get(f"{field}_localizations") or {}).values())))
        for field in ("name", "description")
        if field in part
    ]
    inner = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return sum(longest) + len(str(part.get("value", ""))) + sum(map(counted, inner))


LETTERS = {"en": r"[a-z_-]", "ru": r"(?:[а-яё_-]|(?<=-)[ab])", "fr": r"[a-zàâçéèêëîïôùûüœæ_-]"}


@each_language
async def test_command_names_are_valid_and_unique(
    language: str, payloads: list[dict[str, Any]]
) -> None:
    locale = {"en": "en-US"}.get(language, language)
    for level in [payloads, *(each["options"] for each in with_options(payloads))]:
        names = [localised(part, "name", locale) for part in level]
        for name in names:
            assert re.fullmatch(rf"{LETTERS[language]}{{1,32}}", name), name
        assert len(set(names)) == len(names), names
        for part in level:
            assert 1 <= len(localised(part, "description", locale)) <= 100, part["name"]


@each_other
async def test_every_word_of_a_command_is_translated(
    language: str, payloads: list[dict[str, Any]]
) -> None:
    parts = with_options(payloads)
    parts_shown = [*parts, *(choice for part in parts for choice in part.get("choices") or ())]
    for part in parts_shown:
        assert language in part["name_localizations"], part["name"]
        if "description" in part:
            assert language in part["description_localizations"], part["name"]


async def test_a_command_is_small_enough_with_all_its_languages(
    payloads: list[dict[str, Any]],
) -> None:
    assert len(payloads) == len({each["name"] for each in payloads})
    for each in payloads:
        assert counted(each) < 8000, each["name"]
