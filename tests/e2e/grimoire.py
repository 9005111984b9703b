"""A small grimoire, and days that pass, for the end-to-end tests."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from people import Club, buttons, text
from simcord import InteractionResult, MemberActor, ResponseMessage

from puzzles import library
from puzzles.puzzle import Puzzle, read_puzzle

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-position.json"
RIGHT, WRONG, ILLEGAL = "annihilation@au1 partisan:l end", "troll:u end", "ogre:u end"
"""Answers to every puzzle."""


def puzzle_document(puzzle_id: str, **changes: Any) -> dict[str, Any]:
    """Return a puzzle in which the opponent is to lose this turn."""
    return {
        "format": 1,
        "id": puzzle_id,
        "title": {"en": f"Gate {puzzle_id}", "ru": f"Врата {puzzle_id}"},
        "set": "mixed",
        "position": json.loads(EXAMPLE.read_text("utf-8")),
        "goal": {"kind": "win", "turns": 1},
        "solution": RIGHT,
        "notes": {"en": "Make room at the bridge."},
    } | changes


def bind_grimoire(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    """Replace the built-in puzzles by seven from easy to hard, and return them by id."""
    puzzles = [
        read_puzzle(puzzle_document(f"gate-{number:02}", rating=1200 + 100 * number))
        for number in range(1, 8)
    ]
    by_id = {puzzle.id: puzzle for puzzle in puzzles}
    monkeypatch.setattr(library, "built_in", lambda: {"initiation": tuple(puzzles)})
    monkeypatch.setattr(library, "by_id", by_id.__getitem__)
    return by_id


def at(day: int, hour: int, minute: int = 0) -> datetime:
    """Return a time in January 2026, when the tests play; their first day is a Thursday."""
    return datetime(2026, 1, day, hour, minute, tzinfo=UTC)


async def wait_until(club: Club, moment: datetime) -> None:
    """Let time pass until a moment, and wait until the bot has done what was due."""
    await club.wait(max(0.0, (moment - club.env.now()).total_seconds()))
    await club.sweep()


def posts(club: Club) -> list[discord.Message]:
    """Return the posts of daily puzzles, oldest first."""
    return [each for each in club.channel.history() if "Puzzle of the day" in text(each)]


def reveals(club: Club) -> list[discord.Message]:
    """Return the posts of solutions, oldest first."""
    return [each for each in club.channel.history() if "The solution of" in text(each)]


def is_open(post: discord.Message) -> bool:
    """Return whether the puzzle can still be solved from its post."""
    return any(label.startswith("Solve") for label in buttons(post))


def moderate(club: Club) -> None:
    """Allow Cleo to manage the server and its messages."""
    may = discord.Permissions(manage_guild=True, manage_messages=True)
    role = club.guild.create_role("Moderators", permissions=may)
    club.guild._guild.members[club.cleo.id].role_ids.append(role.id)


async def forged(
    club: Club, person: MemberActor, message: ResponseMessage, made_up: str
) -> InteractionResult:
    """Click a button with a forged custom id."""
    stored = club.env.backend.get_message(message.channel_id, message.id)
    row = next(each for each in stored.components if each["type"] == 1)
    row["components"] = [{"type": 2, "style": 1, "label": "Forged", "custom_id": made_up}]
    return await person.click(message, label="Forged")
