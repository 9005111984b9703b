"""`render` for other modes than duels, and for drafts."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import Json, Run, Save

from bridgekeeper.engine.clash.formats.draft_game import draft_setup
from bridgekeeper.engine.core import Seat
from bridgekeeper.engine.games import GAMES
from bridgekeeper.images.clash.board import board
from bridgekeeper.images.clash.draft import draft
from bridgekeeper.images.clash.hand import hand
from bridgekeeper.texts import texts_in

NAMES: dict[Seat, str] = {"A": "A", "B": "B", "C": "C", "D": "D"}


@pytest.fixture
def coop(position: Json) -> Json:
    seats = position["seats"]
    ai = {"stronghold": "BASTION", "deck": ["djinn", "giant"], "discard": [], "lower": []}
    seats["C"] = {"hand": ["BASTION", "alpha", "gnome"], "upper": [], "lower": []}
    seats["B"] = {**ai, "upper": [{"card": "carapace"}]}
    seats["D"] = {**ai, "upper": []}
    position["mode"] = "coop"
    return position


@pytest.fixture
def drafting() -> Json:
    state, _ = GAMES["draft"].setup(draft_setup("duel", ["treachery", "elusive"]), 3)
    return GAMES["draft"].dump(state)


def test_boards_and_hands_of_four_are_those_of_the_bot(
    run: Run, save: Save, coop: Json, tmp_path: Path
) -> None:
    state, file = GAMES["clash"].load(coop), tmp_path / "a.webp"
    texts = texts_in("fr")
    for what, options, expected in (
        ("board", (), board(state.view(None), (), NAMES, texts)),
        ("hand", ("--seat", "C"), hand(state.view("C"), NAMES, texts)),
    ):
        arguments = ("--position", save(coop), "-o", str(file), "--language", "fr", "--json")
        answer = run("render", what, *arguments, *options)
        assert (answer.code, answer.json["alt"]) == (0, expected.alt)
        assert file.read_bytes() == expected.data


def test_drafts_are_those_of_the_bot(run: Run, save: Save, drafting: Json, tmp_path: Path) -> None:
    expected = draft(GAMES["draft"].load(drafting).view(None), NAMES, texts_in("ru"))
    file = tmp_path / "a.webp"
    arguments = ("--draft", save(drafting), "-o", str(file), "--language", "ru", "--json")
    answer = run("render", "draft", *arguments)
    assert (answer.code, answer.json["alt"]) == (0, expected.alt)
    assert file.read_bytes() == expected.data


def test_seats_without_a_hand_are_refused(run: Run, save: Save, coop: Json, tmp_path: Path) -> None:
    file = str(tmp_path / "a.png")
    answer = run("render", "hand", "--position", save(coop), "--seat", "D", "-o", file, "--json")
    assert (answer.code, answer.error["path"]) == (2, "seat")
    assert answer.error["message"] == "D is an AI, which has no hand"


def test_a_seat_that_nobody_has_is_refused(
    run: Run, save: Save, position: Json, tmp_path: Path
) -> None:
    arguments = ("--position", save(position), "--seat", "C", "-o", str(tmp_path / "a.png"))
    answer = run("render", "hand", *arguments, "--json")
    assert (answer.code, answer.error["message"]) == (2, "nobody has the seat C")


def test_other_documents_are_refused(
    run: Run, save: Save, position: Json, drafting: Json, tmp_path: Path
) -> None:
    file = str(tmp_path / "a.png")
    page = ("--title", "a", "--goal", "b")
    for what, option, document, message in (
        ("board", "--position", drafting, "this must be a match"),
        ("hand", "--position", drafting, "this must be a match"),
        ("draft", "--draft", position, "this must be a draft"),
        ("puzzle", "--position", drafting, "only a duel can be drawn"),
    ):
        more = page if what == "puzzle" else ()
        answer = run("render", what, option, save(document), "-o", file, "--json", *more)
        assert (answer.code, answer.error["path"]) == (2, "game")
        assert answer.error["message"] == message
