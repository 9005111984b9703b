"""Films of solutions: their scenes, their words, their frames and bounds."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise

import duels
import pytest
from golden_images import assert_golden, difference
from PIL import Image

from engine.clash.duel import Duel
from engine.clash.steps import steps
from engine.core import IllegalAction, Seat
from images.clash.film import film_key, solution_film
from images.clash.scenes import Scene, condensed, scenes
from texts import LANGUAGES, texts_in

EN = texts_in("en")
NAMES: dict[Seat, str] = {"A": "You", "B": "Opponent"}


def winning() -> Duel:
    """A's creatures break B's fort in this turn."""
    return duels.duel(
        ["ogre", "war_beast"], ["djinn"], [], ["zombie"], b_hand=["brute", "FORT", "scribe"]
    )


@cache
def film_of_winning() -> bytes:
    """The film of the line in which the gnome is played first."""
    return solution_film(steps(winning(), ["gnome:u", "end"]), EN).data


def frames(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """The frames of an animation and how long each stands."""
    shown, times = [], []
    with Image.open(BytesIO(data)) as film:
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            shown.append(film.convert("RGB"))
            times.append(film.info["duration"])
        assert film.info["loop"] == 0
    return shown, times


def test_a_film_tells_the_moves_and_every_attack() -> None:
    picture = solution_film(steps(duels.middle(), ["gnome:u", "boom@bl2", "end"]), EN)
    assert picture.name == "solution.webp"
    told = picture.alt
    assert told.startswith(
        "The solution, move by move. 1. Gnome to the upper lane. "
        "2. Boom! at Machine · Opponent, lower lane 2. "
    )
    assert "Gnome attacks Martyr (2 damage)." in told
    assert told.endswith("End of the turn.")


def test_frames_show_position_moves_attacks_and_the_end() -> None:
    shown, times = frames(film_of_winning())
    assert [image.size for image in shown] == [(1000, 750)] * 4
    assert times[-1] == 6000
    assert all(1500 <= time <= 4000 for time in times[:-1])
    for before, after in pairwise(shown):
        assert difference(*(each.resize((350, 262)) for each in (before, after)))


@pytest.mark.parametrize("number", range(4))
def test_frames_look_like_their_golden_pictures(number: int) -> None:
    shown, _ = frames(film_of_winning())
    buffer = BytesIO()
    shown[number].save(buffer, "PNG")
    assert_golden(f"film-{number + 1}", buffer.getvalue())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("state", "line"),
    [
        (duels.crowded(), "zombie:u boom@bl2 end"),
        (duels.full_company(), "gnome:u end cyclone@al1 end end"),
        (duels.company(), "end end end"),
        (duels.start(), "gnome:l boom@al1 end"),
    ],
    ids=["crowded", "full company", "company", "start"],
)
def test_every_film_keeps_its_bounds(state: Duel, line: str, language: str) -> None:
    picture = solution_film(steps(state, line.split()), texts_in(language))
    shown, _ = frames(picture.data)
    assert 2 <= len(shown) <= 20
    assert len(picture.data) < 1_200_000
    assert 0 < len(picture.alt) <= 1024


def test_every_scene_ends_where_its_moves_lead() -> None:
    told = scenes(list(steps(duels.middle(), ["gnome:u", "end"])), NAMES, EN)
    assert [each.kind for each in told[:2]] == ["start", "move"]
    assert told[-1].kind == "end"
    assert {each.kind for each in told[2:-1]} == {"attack"}
    after = duels.middle()
    duels.played(after, "gnome:u end")
    assert told[-1].view == after.view(None)


def test_what_came_of_a_move_is_noted() -> None:
    state = duels.duel(b_upper=["assassin"])
    told = scenes(list(steps(state, ["boom@bu1"])), NAMES, EN)
    assert told[-1].note == "Destroyed: Assassin"
    assert told[-1].card is not None
    assert told[-1].card.id == "boom"


def test_a_fallen_bastion_is_noted() -> None:
    state = duels.duel(["ogre", "war_beast"], [], [], ["lanternfish"])
    notes = [each.note for each in scenes(list(steps(state, ["end"])), NAMES, EN)]
    assert "The opponent’s bastion falls" in notes


def test_the_end_of_the_game_has_the_last_word() -> None:
    told = scenes(list(steps(winning(), ["end"])), NAMES, EN)
    assert told[-1].caption == "Victory: the opponent’s stronghold has fallen"
    lost = scenes(list(steps(duels.duel(a_hand=["FORT", "gnome"], mana=9), ["gnome:u"])), NAMES, EN)
    assert lost[-1].caption == "Your own stronghold has fallen"


def test_moves_of_the_opponent_are_told_as_such() -> None:
    told = scenes(list(steps(duels.middle(), ["end", "brute:u", "end"])), NAMES, EN)
    captions = [each.caption for each in told]
    assert "Opponent: Brute to the upper lane" in captions
    assert captions[-1] == "Opponent: End of the turn"


def test_a_film_leaves_its_duel_alone() -> None:
    state = duels.middle()
    before = state.key()
    solution_film(steps(state, ["gnome:u", "end"]), EN)
    assert state.key() == before


def test_an_illegal_move_has_no_film() -> None:
    with pytest.raises(IllegalAction):
        solution_film(steps(duels.middle(), ["titan:u"]), EN)


def test_attacks_are_joined_before_moves() -> None:
    view = duels.middle().view(None)
    kinds = ("start", "move", "attack", "attack", "attack", "end")
    told = [Scene(kind, "A", view, (), f"{n}") for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    assert [each.caption for each in condensed(told, 4)] == ["0", "1", "2 · 3 · 4", "5"]
    assert len(condensed(told, 2)) == 2
    assert condensed(told, 9) == told


def test_the_same_solution_has_the_same_film_and_key() -> None:
    line = ["gnome:u", "end"]
    one, other = winning(), winning()
    assert solution_film(steps(one, line), EN) == solution_film(steps(other, line), EN)
    assert film_key(one, line, EN) == film_key(other, line, EN)
    assert film_key(one, line, EN) != film_key(one, ["end"], EN)
    assert film_key(one, line, EN) != film_key(one, line, texts_in("ru"))
