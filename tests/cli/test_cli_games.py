"""A game that is in the registry is on the command line: nothing there knows which one it is."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest
from asking import Json, Run, Save
from PIL import Image

from engine import games
from engine.core import Game, IllegalAction, Outcome, Seat, State
from engine.games import CardList, EnginePlugin, GamePlugin, ListedCard
from engine.simulation import Simulation
from images.picture import Picture, as_png
from images.plugins import ImagesPlugin, Kind, Option, PictureRequest

GOAL = 5


class Said:
    """Somebody has said a number."""

    irreversible = settles = True

    def surprises(self, seat: Seat) -> bool:
        return False

    def document(self) -> Json:
        return {"event": "said"}


class Count(State):
    """Two seats add one or two in turn; whoever says five has won."""

    def __init__(self, total: int, moves: int = 0) -> None:
        self.total, self.moves = total, moves

    @property
    def seats(self) -> tuple[Seat, ...]:
        return ("A", "B")

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome() else (self.seats[self.moves % 2],)

    def legal_actions(self, seat: Seat) -> Sequence[str]:
        return ["one", "two"] if self.total < GOAL - 1 else ["one"]

    def apply(self, seat: Seat, action: str) -> Sequence[Said]:
        if action not in self.legal_actions(seat):
            raise IllegalAction("too_much")
        self.total += ("one", "two").index(action) + 1
        self.moves += 1
        return [Said()]

    def outcome(self) -> Outcome | None:
        return Outcome((self.seats[(self.moves - 1) % 2],), "five") if self.total == GOAL else None

    def prepared(self) -> tuple[()]:
        return ()

    def view(self, seat: Seat | None) -> Any:
        return self

    def copy(self) -> Self:
        return type(self)(self.total, self.moves)

    def key(self) -> Hashable:
        return self.total, self.moves % 2


class Counting(Game):
    """The game of counting."""

    id = "counting"

    @property
    def rules(self) -> int:
        return 1

    def setup(
        self, setup: Json, seed: int, rules: int | None = None
    ) -> tuple[Count, Sequence[Said]]:
        return Count(0), ()

    def dump(self, state: Count) -> Json:
        return {"format": 1, "game": self.id, "total": state.total, "moves": state.moves}

    def load(self, document: object) -> Count:
        assert isinstance(document, dict)
        return Count(document["total"], document["moves"])

    def read_move(self, state: Count, text: str) -> tuple[str, str]:
        word, _, rest = text.lstrip().partition(" ")
        if word not in ("one", "two"):
            raise IllegalAction("unreadable_move", move=word)
        return word, rest

    def turn_number(self, state: Count) -> int:
        return state.moves


def draw(asked: PictureRequest) -> Picture:
    """A grey picture as wide as the count, after the line if there is one."""
    state = asked.state.copy()
    said = asked.played(state)
    steps = len(list(asked.steps(asked.state)))
    picture = Image.new("RGB", (100 + state.total, 100))
    return as_png("count", picture, f"{state.total}; {len(said)} moves, {steps} steps")


def begin(_mode: str, seed: int, number: int) -> tuple[Count, int]:
    """A match from zero."""
    return Count(0), seed + number


def steps(_state: Count, moves: Sequence[str]) -> list[str]:
    """What is to be seen of a line."""
    return ["before", *moves]


COUNT = ListedCard("numbers", {"id": "one"}, ("one", "1"))
ENGINE = EnginePlugin(
    games=(Counting(),),
    cards=CardList(("Id", "No."), frozenset({"No."}), lambda: [COUNT]),
    simulation=Simulation(
        modes={"usual": ("A", "B"), "unusual": ("A", "B")},
        begin=begin,
        turns=lambda state: state.moves,
    ),
    steps=steps,
)
IMAGES = ImagesPlugin(
    kinds={
        "board": Kind("The count.", "position", draw),
        "tally": Kind("A line.", "position", draw, (Option("line", "Moves.", required=True),)),
        "card": Kind("A number.", "card", lambda asked: as_png("card", GREY, asked.ids[0])),
    }
)
GREY = Image.new("RGB", (100, 100))


@pytest.fixture(params=[ENGINE])
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house has a second game."""
    for layer, part in (("engine", request.param), ("images", IMAGES)):
        module: Any = ModuleType(f"annexe.{layer}.counting.plugin")
        module.PLUGIN = part
        monkeypatch.setitem(sys.modules, module.__name__, module)
    plugin = GamePlugin("counting", under="annexe")
    games.PLUGINS.append(plugin)
    yield
    games.PLUGINS.remove(plugin)


only_rules = pytest.mark.parametrize("house", [EnginePlugin(games=(Counting(),))], indirect=True)
START = {"format": 1, "game": "counting", "total": 0, "moves": 0}


@pytest.mark.usefixtures("house")
def test_its_positions_are_played(run: Run, save: Save) -> None:
    assert run("legal", "--position", save(START), "--json").json == {"moves": ["one", "two"]}
    answer = run("apply", "--position", save(START), "--line", "two two one", "--json").json
    assert answer["outcome"] == {"winner": ["A"]}
    assert answer["position"]["total"] == GOAL


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("line", "number", "text"),
    [("two three one", 2, "three"), ("two two two one", 3, "two"), ("two two two", 3, "two")],
)
def test_a_refused_move_is_named(run: Run, save: Save, line: str, number: int, text: str) -> None:
    answer = run("apply", "--position", save(START), "--line", line, "--json")
    assert answer.code == 1
    assert (answer.error["move"], answer.error["text"]) == (number, text)


@pytest.mark.usefixtures("house")
def test_its_pictures_are_drawn(run: Run, save: Save, tmp_path: Path) -> None:
    file = tmp_path / "a.webp"
    whole = ("--position", save(START), "-o", str(file), "--json")
    assert run("render", "board", *whole).json["alt"] == "0; 0 moves, 1 steps"
    answer = run("render", "tally", *whole, "--line", "one two").json
    assert answer["alt"] == "3; 2 moves, 3 steps"
    with Image.open(file) as image:
        assert image.width == 103
    refused = run("render", "tally", *whole, "--line", "one three")
    assert (refused.code, refused.error["move"]) == (1, 2)
    assert "tally" in run("render", "--help").out


@pytest.mark.usefixtures("house")
def test_a_kind_that_the_game_has_not_is_refused(run: Run, save: Save, tmp_path: Path) -> None:
    file = str(tmp_path / "a.webp")
    answer = run("render", "hand", "--position", save(START), "-o", file, "--json")
    assert (answer.code, answer.error["path"]) == (2, "game")
    assert answer.error["message"] == "counting has no picture 'hand', only board, tally, card"
    answer = run("render", "deck", "one", "--title", "a", "-o", file, "--game", "counting")
    assert answer.code == 2
    assert "no pictures of this kind for 'counting'; there are those of clash" in answer.err


@pytest.mark.usefixtures("house")
def test_cards_are_those_of_the_game_that_is_named(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "a.webp")
    named = run("render", "card", "one", "--game", "counting", "-o", file, "--json")
    assert named.json["alt"] == "one"
    assert run("render", "card", "one", "-o", file, "--json").error["path"] == "card"
    assert run("cards", "--game", "counting", "--json").json == [{"id": "one"}]
    assert run("cards", "--game", "counting").out.split() == ["Id", "No.", "one", "1"]
    assert len(run("cards", "--json").json) > 1


@pytest.mark.usefixtures("house")
def test_its_matches_are_simulated(run: Run) -> None:
    options = ("--game", "counting", "--matches", "10", "--seed", "3", "--json")
    played = run("simulate", *options).json
    assert (played["game"], played["mode"]) == ("counting", "usual")
    assert played["wins"]["A"] + played["wins"]["B"] == 10
    assert 3 <= played["turns_per_match"] <= 5
    assert run("simulate", *options, "--mode", "unusual").json["mode"] == "unusual"
    other = run("simulate", *options, "--mode", "duel")
    assert other.code == 2
    assert "'duel' is not one of 'usual', 'unusual'" in other.err
    thinking = run("simulate", *options, "--player", "greedy")
    assert (thinking.code, "counting has no computer player" in thinking.err) == (2, True)


@only_rules
@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("command", "what"), [("simulate", "simulations"), ("cards", "cards")])
def test_what_a_game_does_not_have_is_refused(run: Run, command: str, what: str) -> None:
    answer = run(command, "--game", "counting")
    assert (answer.code, answer.out) == (2, "")
    assert f"no {what} for 'counting'; there are those of clash" in answer.err
