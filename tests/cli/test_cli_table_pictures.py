"""`render` for other modes than duels, and for drafts."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import Json, Run, Save
from format_setups import champions_setup, league_setup

from engine.clash.cards import PRINTED
from engine.clash.formats.constructed import constructed_setup
from engine.clash.formats.draft import draft_setup
from engine.clash.formats.mutation import mutation_setup
from engine.core import SEATS, Seat
from engine.games import game_named
from images.clash.board import board
from images.clash.champions import champions
from images.clash.constructed import constructed
from images.clash.deck import deck
from images.clash.draft import draft
from images.clash.hand import hand
from images.clash.laboratory import laboratory
from images.clash.league import league
from images.clash.pack import draft_progress, pack
from texts import texts_in

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
    state, _ = game_named("draft").setup(draft_setup("duel", ["treachery", "elusive"]), 3)
    return game_named("draft").dump(state)


def test_boards_and_hands_of_four_are_those_of_the_bot(
    run: Run, save: Save, coop: Json, tmp_path: Path
) -> None:
    state, file = game_named("clash").load(coop), tmp_path / "a.png"
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
    expected = draft(game_named("draft").load(drafting).view(None), NAMES, texts_in("ru"))
    file = tmp_path / "a.png"
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
    puzzle = ("--title", "a", "--goal", "b")
    for what, option, document, message in (
        ("board", "--position", drafting, "this must be a match"),
        ("hand", "--position", drafting, "this must be a match"),
        ("draft", "--draft", position, "this must be a draft"),
        ("puzzle", "--position", drafting, "only a duel, or two against two, can be drawn"),
    ):
        more = puzzle if what == "puzzle" else ()
        answer = run("render", what, option, save(document), "-o", file, "--json", *more)
        assert (answer.code, answer.error["path"]) == (2, "game")
        assert answer.error["message"] == message


def test_formats_are_those_of_the_bot(run: Run, save: Save, tmp_path: Path) -> None:
    cards, file, texts = list(PRINTED), tmp_path / "a.png", texts_in("ru")
    decks: dict[Seat, list[str]] = {
        seat: cards[16 * place : 16 * place + 8] for place, seat in enumerate(SEATS)
    }
    laboratories: dict[Seat, list[str]] = {
        seat: cards[16 * place + 8 : 16 * place + 16] for place, seat in enumerate(SEATS)
    }
    two = {seat: decks[seat] for seat in SEATS[:2]}
    for game, setup, pictures in (
        ("mutation", mutation_setup(["treachery", "mire"]), (draft_progress, pack)),
        ("league", league_setup(decks, laboratories), (league, laboratory)),
        ("constructed", constructed_setup("duel", "1.0"), (constructed, constructed)),
        ("champions", champions_setup("duel", two), (champions, champions)),
    ):
        state, _ = game_named(game).setup(setup, 1)
        of_seat = ("B",) if game == "league" else ()
        for seat, draw, more in ((None, pictures[0], ()), ("B", pictures[1], of_seat)):
            expected = draw(state.view(seat), *more, NAMES, texts)
            arguments = (
                "--position",
                save(game_named(game).dump(state)),
                "-o",
                str(file),
                "--json",
            )
            options = ("--seat", seat) if seat else ()
            answer = run("render", "format", *arguments, "--language", "ru", *options)
            assert (answer.code, answer.json["alt"]) == (0, expected.alt), game
            assert file.read_bytes() == expected.data, game


def test_a_seat_of_a_format_that_nobody_has_is_refused(
    run: Run, save: Save, tmp_path: Path
) -> None:
    state, _ = game_named("constructed").setup(constructed_setup("duel"), 1)
    position, file = save(game_named("constructed").dump(state)), str(tmp_path / "a.png")
    answer = run("render", "format", "--position", position, "--seat", "C", "-o", file, "--json")
    assert (answer.code, answer.error["path"]) == (2, "seat")
    assert answer.error["message"] == "nobody has the seat C"


def test_decks_are_drawn_by_their_ids(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.png"
    answer = run("render", "deck", "ogre", "boom", "--title", "Two", "-o", str(file), "--json")
    expected = deck([PRINTED["ogre"], PRINTED["boom"]], "Two", texts_in("en"))
    assert (answer.code, answer.json["alt"]) == (0, expected.alt)
    assert file.read_bytes() == expected.data


@pytest.mark.parametrize(
    ("ids", "message"),
    [(["ogre", "ogra"], "there is no card 'ogra'"), (["ogre"] * 25, "more than 24 cards")],
)
def test_decks_that_cannot_be_drawn_are_refused(
    run: Run, tmp_path: Path, ids: list[str], message: str
) -> None:
    file = str(tmp_path / "a.webp")
    answer = run("render", "deck", *ids, "--title", "Deck", "-o", file, "--json")
    assert (answer.code, answer.error["message"]) == (2, message)
