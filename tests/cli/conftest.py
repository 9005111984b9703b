"""Fixtures of the tests of the command line: a position, and ways to call the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from asking import Answer, Json, Run, Save
from click.testing import CliRunner

from cli import main


@pytest.fixture
def run() -> Run:
    """Return a function that calls the program in this process; its own exceptions are raised."""

    def call(*arguments: str, stdin: str | bytes | None = None) -> Answer:
        ended = CliRunner().invoke(main, arguments, input=stdin, catch_exceptions=False)
        return Answer(ended.exit_code, ended.stdout, ended.stderr)

    return call


@pytest.fixture
def position() -> Json:
    """A has 7 mana and a creature in the upper lane; B has a fort with 2 health."""
    return {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 7,
        "seats": {
            "A": {
                "hand": ["ogre", "BASTION", "boom", "brute", "troll"],
                "upper": [{"card": "baron"}],
                "lower": [],
            },
            "B": {
                "hand": ["FORT", "zombie", "cyclone"],
                "upper": [{"card": "carapace"}],
                "lower": [{"card": "mutant"}],
            },
        },
    }


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Return a function that writes a document (or text, or bytes) and returns its file."""

    def write(document: object) -> str:
        file = tmp_path / "document.json"
        if isinstance(document, bytes):
            file.write_bytes(document)
        else:
            text = document if isinstance(document, str) else json.dumps(document)
            file.write_text(text, "utf-8")
        return str(file)

    return write
