"""`render`: pictures in files, their words beside them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from asking import Answer, Json, Run, Save
from PIL import Image

from engine.clash.cards import card
from engine.core import Seat
from engine.games import game_named
from images.clash.board import board
from images.clash.card import face
from images.clash.hand import hand
from texts import texts_in

WHAT = ("board", "hand", "card")

Draw = Callable[..., tuple[Answer, Path]]


@pytest.fixture
def draw(run: Run, save: Save, position: Json, tmp_path: Path) -> Draw:
    """Call `render` for one kind of picture with a file name and more options."""

    def call(what: str, name: str, *options: str) -> tuple[Answer, Path]:
        file = tmp_path / name
        subject = ["ogre"] if what == "card" else ["--position", save(position)]
        return run("render", what, *subject, "-o", str(file), *options), file

    return call


@pytest.mark.parametrize("what", WHAT)
@pytest.mark.parametrize(("name", "kind"), [("a.webp", "WEBP"), ("a.png", "PNG"), ("Я.PNG", "PNG")])
def test_the_ending_names_the_format(draw: Draw, what: str, name: str, kind: str) -> None:
    answer, file = draw(what, name)
    assert (answer.code, answer.out) == (0, "")
    assert answer.err.strip(), "what the picture shows"
    with Image.open(file) as image:
        image.load()
        assert image.format == kind
        assert min(image.size) >= 100


@pytest.mark.parametrize("what", WHAT)
def test_json_tells_file_and_words(draw: Draw, what: str) -> None:
    said, _ = draw(what, "b.webp")
    answer, file = draw(what, "b.webp", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.json == {
        "file": str(file),
        "format": "webp",
        "bytes": file.stat().st_size,
        "alt": said.err.removesuffix("\n"),
    }


def test_pictures_are_those_of_the_bot(draw: Draw, position: Json) -> None:
    state = game_named("clash").load(position)
    names: dict[Seat, str] = {"A": "A", "B": "B"}
    texts = texts_in("fr")
    for what, options, expected in (
        ("board", (), board(state.view(None), (), names, texts)),
        ("hand", (), hand(state.view("A"), names, texts)),
        ("hand", ("--seat", "B"), hand(state.view("B"), names, texts)),
        ("card", (), face(card("ogre"), texts)),
    ):
        answer, file = draw(what, expected.name, "--language", "fr", "--json", *options)
        assert answer.json["alt"] == expected.alt
        assert file.read_bytes() == expected.data


def test_each_language_has_words_of_its_own(draw: Draw) -> None:
    for what in WHAT:
        alts = {
            draw(what, "d.webp", "--language", x, "--json")[0].json["alt"]
            for x in ("en", "ru", "fr")
        }
        assert len(alts) == 3, what


def test_the_position_comes_from_standard_input_too(
    run: Run, position: Json, tmp_path: Path
) -> None:
    file = tmp_path / "e.webp"
    answer = run("render", "board", "--position", "-", "-o", str(file), stdin=json.dumps(position))
    assert answer.code == 0
    assert file.stat().st_size > 0


@pytest.mark.parametrize("what", WHAT)
@pytest.mark.parametrize("name", ["a.gif", "a", "png", "a.webp.txt"])
def test_another_ending_is_refused(draw: Draw, what: str, name: str) -> None:
    answer, file = draw(what, name, "--json")
    assert answer.code == 2
    assert answer.error == {
        "code": "bad_input",
        "path": "output",
        "message": f"{file}: a picture's name ends in .webp or .png",
    }
    assert not file.exists()


@pytest.mark.parametrize("name", ["none/a.png", "none/a.webp", "\0.png"])
def test_a_place_that_can_not_be_written_is_refused(draw: Draw, name: str) -> None:
    answer, file = draw("card", name, "--json")
    assert answer.code == 2
    assert answer.error["path"] == "output"
    assert answer.error["message"].startswith(f"can't write {file}: ")
    told, _ = draw("card", name)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("bridgekeeper: output: can't write ")


def test_what_can_not_be_shown_is_refused(
    run: Run, save: Save, position: Json, tmp_path: Path
) -> None:
    file = str(tmp_path / "f.png")
    unknown = run("render", "card", "nobody", "-o", file, "--json")
    assert (unknown.code, unknown.error["path"]) == (2, "card")
    assert unknown.error["message"] == "there is no card 'nobody'"
    position["mana"] = -1
    for what in ("board", "hand"):
        bad = run("render", what, "--position", save(position), "-o", file, "--json")
        assert (bad.code, bad.error["path"]) == (2, "mana")
    assert not Path(file).exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["board", "-o", "a.png"],
        ["hand", "--position", "-"],
        ["hand", "--position", "-", "-o", "a.png", "--seat", "E"],
        ["card", "ogre", "-o", "a.png", "--language", "xx"],
        ["card", "-o", "a.png"],
        ["table"],
    ],
)
def test_a_wrong_call_is_bad_input(run: Run, arguments: list[str]) -> None:
    answer = run("render", *arguments, stdin="")
    assert (answer.code, answer.out) == (2, "")
    assert "Usage: " in answer.err
