"""`render puzzle` and `render animation`: puzzles of the grimoire and their solutions in files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from asking import Answer, Json, Run, Save
from PIL import Image

from engine.clash.battle import Duel
from engine.clash.steps import steps
from engine.games import game_named
from images.clash.animation import solution_animation
from images.clash.puzzle import draw_puzzle
from puzzles import library
from texts import texts_in

OPTIONS = {
    "puzzle": ("--title", "The toll", "--goal", "Win this turn."),
    "film": ("--line", "boom@bl1 ogre:u end"),
}

Draw = Callable[..., tuple[Answer, Path]]


@pytest.fixture
def draw(run: Run, save: Save, position: Json, tmp_path: Path) -> Draw:
    """Call `render` for one of the two with a file name and more options."""

    def call(what: str, name: str, *options: str) -> tuple[Answer, Path]:
        file = tmp_path / name
        subject = ("--position", save(position), *OPTIONS[what])
        return run("render", what, *subject, "-o", str(file), *options), file

    return call


@pytest.fixture
def duel(position: Json) -> Duel:
    """The position that is drawn."""
    state = game_named("clash").load(position)
    assert isinstance(state, Duel)
    return state


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_puzzles_and_films_are_those_of_the_bot(draw: Draw, duel: Duel, language: str) -> None:
    texts = texts_in(language)
    for what, expected in (
        ("puzzle", draw_puzzle(duel, "Win this turn.", texts, "The toll")),
        ("film", solution_animation(steps(duel, ["boom@bl1", "ogre:u", "end"]), texts)),
    ):
        answer, file = draw(what, expected.name, "--language", language, "--json")
        assert (answer.code, answer.err) == (0, "")
        assert answer.json == {
            "file": str(file),
            "format": expected.name.partition(".")[2],
            "bytes": len(expected.data),
            "alt": expected.alt,
        }
        assert file.read_bytes() == expected.data


def test_a_puzzle_on_the_way_shows_the_last_move_to_the_solver(draw: Draw) -> None:
    _, before = draw("puzzle", "b.webp")
    answer, after = draw("puzzle", "c.webp", "--line", "boom@bl1 end")
    assert answer.code == 0
    assert "The opponent’s turn, mana" in answer.err
    assert "Your hand (cost: attack/health): 1. Ogre (4: 4/4, Berserk)" in answer.err
    assert before.read_bytes() != after.read_bytes()


def test_a_puzzle_may_be_a_png(draw: Draw) -> None:
    _, file = draw("puzzle", "d.png")
    with Image.open(file) as image:
        assert image.format == "PNG"
        assert image.width == 1000


def test_a_film_is_webp_only(draw: Draw) -> None:
    answer, file = draw("film", "e.png", "--json")
    assert (answer.code, answer.error["path"]) == (2, "output")
    assert answer.error["message"].endswith("a picture's name ends in .webp")
    assert not file.exists()


@pytest.mark.parametrize("what", OPTIONS)
def test_an_illegal_move_is_answered_with_no(draw: Draw, what: str) -> None:
    answer, file = draw(what, "f.webp", "--line", "ogre:u brute:l end", "--json")
    assert answer.code == 1
    assert answer.error["code"] == "too_little_mana"
    assert (answer.error["move"], answer.error["text"]) == (2, "brute:l")
    assert not file.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["film", "--position", "-", "-o", "a.webp"],
        ["film", "-o", "a.webp", "--line", "end"],
    ],
)
def test_a_wrong_call_is_bad_input(run: Run, arguments: list[str]) -> None:
    answer = run("render", *arguments, stdin="")
    assert (answer.code, answer.out) == (2, "")
    assert "Usage: " in answer.err


@pytest.mark.parametrize("what", ["puzzle", "film"])
def test_a_puzzle_is_drawn_as_it_says(run: Run, save: Save, tmp_path: Path, what: str) -> None:
    puzzle, file = library.by_id("mire-25"), tmp_path / "page.webp"
    line = ("--line", puzzle.solution) if what == "film" else ()
    drawn = run(
        *("render", what, "--position", save(puzzle.document()), *line, "-o", str(file), "--json")
    )
    assert drawn.code == 0
    assert (puzzle.named("en") in drawn.json["alt"]) == (what == "puzzle")


def test_a_position_alone_does_not_say_what_is_to_be_done(
    run: Run, save: Save, position: Json, tmp_path: Path
) -> None:
    file = str(tmp_path / "page.webp")
    refused = run("render", "puzzle", "--position", save(position), "-o", file, "--json")
    assert refused.code != 0
    assert refused.json["error"]["path"] == "goal"


def test_a_page_that_waits_for_a_reply_shows_all_costs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.json"
    for puzzle_id, told in (("submersion-49", True), ("submersion-40", False)):
        file.write_text(json.dumps(library.by_id(puzzle_id).document()), "utf-8")
        drawn = run("render", "puzzle", "--position", str(file), "-o", str(tmp_path / "p.png"))
        _, _, theirs = drawn.err.partition("The opponent’s upper lane")
        assert ("(costs " in theirs) == told
