"""Page documents: what is read, what is refused with its path, and the schema of it all."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from puzzle_schema import SCHEMA
from walks import random_position

from engine.clash.moves import read_move
from engine.clash.puzzles.goals import Destroy, Win
from engine.documents import DocumentError
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle, read_puzzle, schema, set_ids
from texts import LANGUAGES

KNOWN_LANGUAGES = f"known languages: {', '.join(LANGUAGES)}"

Json = dict[str, Any]

POSITION: Json = {
    "format": 1,
    "game": "clash",
    "ruleset": "1.2",
    "mode": "duel",
    "turn": 9,
    "active": "A",
    "phase": "summoning",
    "mana": 7,
    "seats": {
        "A": {"hand": ["ogre", "BASTION", "boom", "troll"], "upper": [], "lower": []},
        "B": {"hand": ["BASTION", "baron"], "upper": [{"card": "zombie"}], "lower": []},
    },
}
WHOLE: Json = {
    "format": 1,
    "id": "initiation-01",
    "title": {"en": "A small noise", "ru": "Негромкий хлопок", "fr": "Un petit bruit"},
    "author": "Ann",
    "set": "initiation",
    "position": POSITION,
    "goal": {"kind": "destroy", "creatures": ["bu1"]},
    "solution": "boom@bu1",
    "notes": {"en": "Boom! costs 1.", "fr": "Boum !"},
    "rating": 900,
}
NEEDED = ("format", "id", "title", "set", "position", "goal", "solution")


def changed(path: str, value: object) -> Json:
    """The puzzle with another value at a dotted path."""
    document = copy.deepcopy(WHOLE)
    *steps, last = path.split(".")
    inner: Any = document
    for step in steps:
        inner = inner[step]
    inner[last] = value
    return document


def without(path: str) -> Json:
    document = copy.deepcopy(WHOLE)
    *steps, last = path.split(".")
    inner: Any = document
    for step in steps:
        inner = inner[step]
    del inner[last]
    return document


SET_IDS = set_ids("clash")
VALIDATOR = Draft202012Validator(schema("clash"))


def valid(document: object) -> bool:
    return VALIDATOR.is_valid(document)


# -- what is read --


def test_a_puzzle_comes_back_from_its_document() -> None:
    puzzle = read_puzzle(WHOLE)
    assert puzzle.document() == WHOLE
    assert read_puzzle(puzzle.document()) == puzzle
    assert read_puzzle(json.loads(json.dumps(WHOLE))) == puzzle
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle


def test_what_may_be_left_out() -> None:
    puzzle = read_puzzle({key: WHOLE[key] for key in NEEDED})
    assert (puzzle.author, puzzle.notes, puzzle.rating) == ("", {}, 1500)
    assert read_puzzle(puzzle.document()) == puzzle


def test_the_position_is_written_in_canonical_form() -> None:
    loose = copy.deepcopy(POSITION)
    loose["seats"]["B"]["upper"] = [{"card": "zombie", "damage": 0, "entered": "earlier"}]
    loose["options"] = {}
    assert read_puzzle(changed("position", loose)).position == POSITION


def test_a_solution_is_one_line() -> None:
    assert read_puzzle(changed("solution", " boom@bu1\n\n end ")).solution == "boom@bu1 end"


def test_who_solves_and_what() -> None:
    puzzle = read_puzzle(WHOLE)
    assert puzzle.seat == "A"
    assert isinstance(puzzle.goal, Destroy)
    assert read_puzzle(changed("goal", {"kind": "win", "turns": 2})).goal == Win(2)


def test_every_state_of_a_puzzle_is_a_fresh_one() -> None:
    puzzle = read_puzzle(WHOLE)
    played = puzzle.state()
    played.apply("A", played.legal_actions("A")[-1])
    assert puzzle.state().key() != played.key()
    assert puzzle.state().key() == puzzle.state().key()


def test_a_puzzle_goes_to_a_worker_without_its_state() -> None:
    puzzle = read_puzzle(WHOLE)
    fresh = pickle.dumps(puzzle)
    puzzle.state()
    assert pickle.dumps(puzzle) == fresh
    assert pickle.loads(fresh).state().key() == puzzle.state().key()


def test_words_fall_back_to_english() -> None:
    puzzle = read_puzzle(WHOLE)
    assert puzzle.named("ru") == "Негромкий хлопок"
    assert puzzle.named("de") == "A small noise"
    assert puzzle.noted("fr") == "Boum !"
    assert puzzle.noted("ru") == "Boom! costs 1."
    assert read_puzzle(without("notes")).noted("ru") == ""


def test_puzzles_of_all_sets() -> None:
    assert len(SET_IDS) == 14
    for name in SET_IDS:
        assert read_puzzle(changed("set", name)).set == name


def test_made_up_cards_may_be_on_a_puzzle() -> None:
    document = copy.deepcopy(WHOLE)
    document["position"]["cards"] = {
        "imp": {"name": {"en": "Imp"}, "attack": 1, "health": 1, "abilities": ["rage"]}
    }
    document["position"]["seats"]["A"]["hand"].append("imp")
    puzzle = read_puzzle(document)
    assert read_puzzle(puzzle.document()) == puzzle
    assert valid(document)
    assert valid(puzzle.document())


# -- what is refused --


@pytest.mark.parametrize("document", [None, 1, "page", [], [WHOLE]])
def test_a_puzzle_is_an_object(document: object) -> None:
    with pytest.raises(DocumentError, match="a page is a JSON object"):
        read_puzzle(document)


@pytest.mark.parametrize("key", NEEDED)
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read_puzzle(without(key))
    assert refused.value.path == key
    assert not valid(without(key))


LONG = "x" * (LONGEST_SOLUTION + 1)
REFUSED = [
    ("format", 2, "format", "this program reads format 1"),
    ("format", "1", "format", "this program reads format 1"),
    ("format", True, "format", "this program reads format 1"),
    ("spare", 1, "spare", "unknown key"),
    ("id", "", "id", "string should match pattern"),
    ("id", "Mire-07", "id", "string should match pattern"),
    ("id", "a/../b", "id", "string should match pattern"),
    ("id", "a\n", "id", "string should match pattern"),
    ("id", "a" * 61, "id", "string should match pattern"),
    ("id", 7, "id", "input should be a valid string"),
    ("title", "A small noise", "title", "input should be a valid dictionary"),
    ("title", {}, "title.en", "this key is missing"),
    ("title", {"fr": "Un petit bruit"}, "title.en", "this key is missing"),
    ("title.en", "", "title.en", "string should match pattern"),
    ("title.en", "  ", "title.en", "string should match pattern"),
    ("title.fr", " Un bruit", "title.fr", "string should match pattern"),
    ("title.ru", "Негромкий\nхлопок", "title.ru", "string should match pattern"),
    ("title.en", "x" * 81, "title.en", "string should have at most 80 characters"),
    ("title.xx", "A pop", "title.xx", KNOWN_LANGUAGES),
    ("title.ru", None, "title.ru", "input should be a valid string"),
    ("author", "x" * 61, "author", "string should have at most 60 characters"),
    ("author", None, "author", "input should be a valid string"),
    ("set", "chess", "set", "known sets: first_steps, initiation, "),
    ("set", 1, "set", "input should be a valid string"),
    ("goal", "win", "goal", "an object is expected"),
    ("goal", {"kind": "win"}, "goal.turns", "this key is missing"),
    ("goal", {"kind": "win", "turns": 1, "by": 1}, "goal.by", "unknown key"),
    ("goal.creatures", ["bu2"], "goal.creatures[0]", "no creature stands at bu2"),
    ("goal.creatures", ["here"], "goal.creatures[0]", "'here' is no place such as bu1"),
    ("solution", "", "solution", "string should match pattern"),
    ("solution", " \n", "solution", "string should match pattern"),
    ("solution", LONG, "solution", "string should have at most 1000 characters"),
    ("solution", ["end"], "solution", "input should be a valid string"),
    ("notes", [], "notes", "input should be a valid dictionary"),
    ("notes.en", "x" * 501, "notes.en", "string should have at most 500 characters"),
    ("notes.xx", "Costs 1.", "notes.xx", KNOWN_LANGUAGES),
    ("rating", -1, "rating", "input should be greater than or equal to 0"),
    ("rating", 4001, "rating", "input should be less than or equal to 4000"),
    ("rating", 9.5, "rating", "input should be a valid integer"),
    ("position", [], "position", "an object is expected"),
    ("position.format", 2, "position.format", "input should be 1"),
    ("position.game", "chess", "position.game", "games with pages: clash"),
    ("position.game", 7, "position.game", "input should be a valid string"),
    ("position.mana", -1, "position.mana", "input should be greater than or equal to 0"),
    ("position.seats.C", {}, "position.seats.C.upper", "this key is missing"),
    ("position.seats.A.hand", ["ogre"], "position.seats.A.hand", "the stronghold is missing"),
    ("position.seats.A.upper", [{"card": "boom"}], "position.seats.A.upper[0].card", "Boom! is an"),
    ("position.seats.B.hand", ["baron", "FORT"], "position.seats.B.hand[1]", "a stronghold never"),
    ("position.phase", "assault", "position.phase", "a duel of ruleset 1.2 rests in"),
]


@pytest.mark.parametrize(("at", "value", "path", "reason"), REFUSED)
def test_a_bad_puzzle_is_refused_with_path_and_reason(
    at: str, value: object, path: str, reason: str
) -> None:
    with pytest.raises(DocumentError) as refused:
        read_puzzle(changed(at, value))
    assert (refused.value.path, refused.value.reason[: len(reason)]) == (path, reason)


@pytest.mark.parametrize("key", ["title.en", "author", "notes.en", "solution"])
def test_text_that_is_no_text_is_refused(key: str) -> None:
    """Half a surrogate pair can stand in JSON, and nowhere else."""
    with pytest.raises(DocumentError) as refused:
        read_puzzle(changed(key, json.loads('"\\ud800"')))
    assert refused.value.path == key


# -- the schema --


def test_the_exported_schema_is_current() -> None:
    assert json.loads(SCHEMA.read_text("utf-8")) == schema("clash"), "run puzzle_schema.py"


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema("clash"))


def test_the_schema_accepts_what_is_read() -> None:
    assert valid(WHOLE)
    assert valid(read_puzzle({key: WHOLE[key] for key in NEEDED}).document())
    for goal in (
        {"kind": "win", "turns": 1},
        {"kind": "win", "turns": 2},
        {"kind": "survive", "turns": 1},
        {"kind": "destroy_bastion"},
        {"kind": "destroy", "creatures": "all"},
    ):
        assert valid(read_puzzle(changed("goal", goal)).document())
    crowded = copy.deepcopy(POSITION)
    crowded["seats"]["B"]["upper"] = [
        {"card": "zombie", "shackled": "lich"},
        {"card": "carapace", "damage": 1, "used": ["protection"], "symbiote": "griffin"},
    ]
    crowded["seats"]["A"]["given"] = ["rage"]
    crowded["options"] = {"turn_limit": 60, "fatigue": True}
    document = changed("position", crowded)
    assert valid(document)
    assert valid(read_puzzle(document).document())


def test_the_schema_accepts_every_position_that_is_read() -> None:
    for number in range(150):
        crowded = random_position(random.Random(number))
        document = changed("position", crowded)
        document["goal"] = {"kind": "survive", "turns": 1}
        assert valid(document), number
        assert valid(read_puzzle(document).document()), number


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (at, value)
        for at, value, path, reason in REFUSED
        if reason.startswith(("string should", "input should", "unknown key"))
        and value != "a\n"  # `$` of Python's own expressions lets the line break pass
    ],
)
def test_the_schema_refuses_wrong_shapes(at: str, value: object) -> None:
    assert not valid(changed(at, value))


def test_a_puzzle_that_is_read_is_a_puzzle() -> None:
    assert isinstance(read_puzzle(WHOLE), Puzzle)


def test_on_a_puzzle_nobody_is_asked_for_an_order() -> None:
    """clash-of-decks.md 14: a match of ruleset 1.0 would ask B; a puzzle is solved by A alone."""
    document = copy.deepcopy(WHOLE)
    document["position"] |= {"ruleset": "1.0", "rules": 2, "mana": 7}
    document["position"]["seats"] = {
        "A": {"hand": ["BASTION", "cyclone", "ogre"], "upper": [], "lower": []},
        "B": {
            "hand": ["BASTION", "boom"],
            "upper": [{"card": "assassin"}, {"card": "gnome"}],
            "lower": [],
        },
    }
    document |= {"goal": {"kind": "destroy", "creatures": "all"}, "solution": "cyclone@bu1"}
    puzzle = read_puzzle(document)
    duel = puzzle.state()
    duel.apply("A", read_move(duel, puzzle.solution)[0])
    assert duel.to_act() == ("A",)
    document["position"]["begun"] = ["cyclone@bu1"]
    with pytest.raises(DocumentError) as caught:
        read_puzzle(document)
    assert caught.value.path == "position.begun"
