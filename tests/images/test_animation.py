"""Films of solutions: their scenes, their words, their frames and bounds."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import duels
import pytest
import table_scenes
from duels import as_filmed
from golden_images import assert_golden, difference
from long import mark_all_long_but
from PIL import Image, ImageChops, ImageStat

from bot.game_api import GAME_UIS
from engine.clash.battle import Battle, Duel
from engine.clash.steps import LineStep, steps
from engine.core import IllegalAction, Seat, State
from engine.record import Replay
from images.animation import MOST_BYTES, MOST_FRAMES
from images.clash.alt import board_alt
from images.clash.animation import CAMERA, animation_key, solution_animation
from images.clash.scenes import Scene, condensed, scenes
from images.theme import GOLD
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
    """The animation of the line in which the gnome is played first."""
    return solution_animation(steps(winning(), ["gnome:u", "end"]), EN).data


def frames(data: bytes, loop: int = 0) -> tuple[list[Image.Image], list[int]]:
    """The frames of an animation and how long each stands; `loop`: 1 where it stays at its end."""
    shown, times = [], []
    with Image.open(BytesIO(data)) as animation:
        for number in range(animation.n_frames):
            animation.seek(number)
            animation.load()
            shown.append(animation.convert("RGB"))
            times.append(animation.info["duration"])
        assert animation.info["loop"] == loop
    return shown, times


def test_a_film_tells_the_moves_and_every_attack() -> None:
    picture = solution_animation(steps(duels.middle(), ["gnome:u", "boom@bl2", "end"]), EN)
    assert picture.name == "solution.webp"
    told = picture.alt
    assert told.startswith(
        "The solution, move by move. 1. Gnome to the upper lane. 2. Boom! at Machine (blocked). "
    )
    assert "Gnome: Martyr (blocked)." in told
    assert told.endswith("End of the turn.")


def told_of(state: Duel, *line: str, solver: Seat | None = "A") -> list[Scene]:
    """The scenes of a line."""
    played: list[LineStep] = list(steps(state, line))
    return scenes(played, NAMES, EN, solver=solver)


def test_frames_show_position_moves_attacks_and_the_end() -> None:
    shown, times = frames(film_of_winning())
    moments = [each.moment for each in told_of(winning(), "gnome:u", "end")]
    assert moments == ["start", "move", "blow", "end"]
    assert [image.size for image in shown] == [(600, 624)] * 5
    assert shown[0].tobytes() == shown[-1].tobytes(), "how it ends is seen where it does not play"
    assert (times[0], times[1], times[-1]) == (600, 2000, 6000)
    assert all(600 <= time <= 2000 for time in times[:-1])
    for before, after in pairwise(shown):
        assert difference(*(each.resize((300, 312)) for each in (before, after)))


@pytest.mark.parametrize("number", range(4))
def test_frames_look_like_their_golden_pictures(number: int) -> None:
    shown, _ = frames(film_of_winning())
    buffer = BytesIO()
    shown[number + 1].save(buffer, "PNG")
    assert_golden(f"film-{number + 1}", buffer.getvalue())


@pytest.mark.parametrize("language", mark_all_long_but(["en"], LANGUAGES))
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
    picture = solution_animation(steps(state, line.split()), texts_in(language))
    shown, _ = frames(picture.data)
    assert 2 <= len(shown) <= MOST_FRAMES
    assert len(picture.data) <= MOST_BYTES
    assert 0 < len(picture.alt) <= 1024


def test_every_scene_is_a_moment_of_the_line() -> None:
    told = told_of(duels.middle(), "gnome:u", "end")
    assert [each.moment for each in told[:2]] == ["start", "move"]
    assert told[-1].moment == "turn"
    assert {each.moment for each in told[2:-1]} == {"blow", "fall"}
    after = duels.middle()
    duels.played(after, "gnome:u end")
    assert told[-1].view == after.view(None)


def test_a_blow_is_seen_on_the_board_before_it_and_what_fell_after_it() -> None:
    told = told_of(duels.middle(), "end")
    at = next(number for number, each in enumerate(told) if each.moment == "fall")
    blow, fall = told[at - 1], told[at]
    assert [unit.card.id for unit in blow.view.player("B").upper] == ["martyr", "assassin"]
    assert [unit.card.id for unit in fall.view.player("B").upper] == ["assassin"]
    assert (blow.note, fall.caption) == ("Destroyed: Martyr", "Destroyed: Martyr")


def test_what_came_of_an_incantation_is_a_scene_of_its_own() -> None:
    told = told_of(duels.duel(b_upper=["assassin"]), "boom@bu1")
    assert [each.moment for each in told] == ["start", "blow", "fall"]
    assert told[1].card is not None
    assert told[1].card.id == "boom"
    assert told[-1].caption == "Destroyed: Assassin"


def test_a_fallen_bastion_is_noted() -> None:
    state = duels.duel(["ogre", "war_beast"], [], [], ["lanternfish"])
    assert "The opponent’s bastion falls" in [each.note for each in told_of(state, "end")]
    notes = [each.note for each in told_of(state, "end", solver=None)]
    assert "Opponent’s bastion falls" in notes
    shown = scenes([*steps(state, ["end"])], NAMES, EN, solver=None, preview=True)
    assert "Opponent’s bastion would fall" in [each.note for each in shown]


def test_the_end_of_the_game_has_the_last_word() -> None:
    assert told_of(winning(), "end")[-1].caption == "Victory: the opponent’s stronghold has fallen"
    lost = told_of(duels.duel(a_hand=["FORT", "gnome"], mana=9), "gnome:u")
    assert lost[-1].caption == "Your own stronghold has fallen"
    assert told_of(winning(), "end", solver=None)[-1].caption == "You wins!"


def test_moves_of_the_opponent_are_told_as_such() -> None:
    captions = [each.caption for each in told_of(duels.middle(), "end", "brute:u", "end")]
    assert "Opponent: Brute to the upper lane" in captions
    assert captions[-1] == "Opponent: End of the turn"


def test_a_film_leaves_its_duel_alone() -> None:
    state = duels.middle()
    before = state.key()
    solution_animation(steps(state, ["gnome:u", "end"]), EN)
    assert state.key() == before


def test_an_illegal_move_has_no_film() -> None:
    with pytest.raises(IllegalAction):
        solution_animation(steps(duels.middle(), ["titan:u"]), EN)


def test_too_many_scenes_lose_what_fell_then_blows_are_joined() -> None:
    view = duels.middle().view(None)
    moments = ("start", "move", "blow", "fall", "blow", "blow", "turn")
    told = [Scene(moment, "A", view, (), f"{n}") for n, moment in enumerate(moments)]  # type: ignore[arg-type]
    assert [each.caption for each in condensed(told, 6)] == ["0", "1", "2", "4", "5", "6"]
    assert [each.caption for each in condensed(told, 4)] == ["0", "1", "2 · 4 · 5", "6"]
    assert len(condensed(told, 2)) == 2
    assert condensed(told, 9) == told


def test_the_same_solution_has_the_same_film_and_key() -> None:
    line = ["gnome:u", "end"]
    one, other = winning(), winning()
    assert solution_animation(steps(one, line), EN) == solution_animation(steps(other, line), EN)
    assert animation_key(one, line, EN) == animation_key(other, line, EN)
    assert animation_key(one, line, EN) != animation_key(one, ["end"], EN)
    assert animation_key(one, line, EN) != animation_key(one, line, texts_in("ru"))


# Films of turns


def test_the_film_of_a_turn_ends_on_the_board_as_it_stands() -> None:
    told = list(steps(duels.middle(), ["end"]))
    picture = CAMERA.turn(told, duels.NAMES, EN)
    assert picture.name == "turn.webp"
    shown, times = frames(picture.data, loop=1)
    assert times[-1] == 3000
    assert sum(times) <= 8000, "six scenes"
    still = as_filmed(told[-1].after, told, duels.NAMES).resize(shown[-1].size)
    below = 0, 60, *still.size  # what is above says how far the animation has come
    last, still = shown[-1].crop(below), still.crop(below)
    assert max(ImageStat.Stat(ImageChops.difference(last, still)).mean) < 4


def test_a_film_that_does_not_play_shows_the_board_as_it_stands() -> None:
    """A client that plays no animations, and a preview, show its first frame."""
    shown, times = frames(CAMERA.turn(steps(duels.middle(), ["end"]), duels.NAMES, EN).data, loop=1)
    assert shown[0].tobytes() == shown[-1].tobytes()
    assert times[0] == 600
    assert max(ImageStat.Stat(ImageChops.difference(shown[0], shown[1])).mean) > 4


def test_the_words_of_a_turn_are_what_happened_and_how_it_stands() -> None:
    state, after = duels.middle(), duels.middle()
    duels.played(after, "end")
    picture = CAMERA.turn(steps(state, ["end"]), duels.NAMES, EN)
    now = board_alt(after.view(None), duels.NAMES, EN)
    assert picture.alt == CAMERA.words(steps(state, ["end"]), duels.NAMES, EN)
    assert picture.alt.startswith("1. Shaman: Martyr (blocked). 2. Ogre: Martyr −4. ")
    assert picture.alt.endswith(now)


@pytest.mark.parametrize("language", mark_all_long_but(["en"], LANGUAGES))
@pytest.mark.parametrize(
    ("state", "line"),
    [
        (duels.crowded(), "end"),
        (duels.full_company(), "gnome:u end"),
        (table_scenes.crowded(), "end"),
        (table_scenes.coop()[0], "end"),
        (table_scenes.solo(), "end"),
    ],
    ids=["crowded", "full company", "four", "coop", "solo"],
)
def test_every_film_of_a_turn_keeps_its_bounds(state: Battle, line: str, language: str) -> None:
    """In every mode, with all that AIs do before it is a player's turn again."""
    names = table_scenes.LONG_NAMES
    picture = CAMERA.turn(steps(state, line.split()), names, texts_in(language))
    shown, _ = frames(picture.data, loop=1)
    assert 2 <= len(shown) <= MOST_FRAMES
    assert len(picture.data) <= MOST_BYTES
    assert 0 < len(picture.alt) <= 1024


def test_the_turns_of_ais_are_seen() -> None:
    state = table_scenes.solo()
    captions = [each.caption for each in told_of(state, "end", solver=None)]  # type: ignore[arg-type]
    assert any("Reveals" in caption for caption in captions)
    assert sum("plays" in caption for caption in captions) == 2


# Films of matches


GAMES = Path(__file__).parent.parent / "engine" / "golden"


def played(name: str) -> tuple[State, list[str], dict[Seat, str]]:
    """The beginning of a golden game, its moves, and its players."""
    record = json.loads((GAMES / f"{name}.json").read_text("utf-8"))["record"]
    moves = [move.split(" ", 1)[1] for move in record["moves"]]
    return Replay(record).state, moves, record["players"]


@pytest.mark.parametrize("name", ["preconstructed_4_1", "all_sets_35_old_rules_champions"])
def test_the_film_of_a_match_goes_from_its_beginning_to_its_end(name: str) -> None:
    state, moves, names = played(name)
    before = state.key()

    told = list(steps(state, moves))
    picture = CAMERA.match(told, names, EN)

    assert state.key() == before
    assert picture.name == "match.webp"
    shown, times = frames(picture.data, loop=1)
    assert 10 < len(shown) <= MOST_FRAMES
    assert (times[0], times[1], times[-1]) == (600, 1500, 3000)
    still = as_filmed(state.view(None), told, names)
    still = still.resize((600, still.height * 600 // still.width))
    height = shown[0].height - still.height  # of the banner that says who has won, and its place
    board = shown[1].crop((0, height, *shown[1].size))
    below = (10, 65, still.width - 10, still.height - 10)  # around it is said that it is past
    assert max(ImageStat.Stat(ImageChops.difference(board.crop(below), still.crop(below))).mean) < 4
    assert "Game over" in picture.alt
    assert picture.alt == CAMERA.words(steps(state, moves), names, EN)


@pytest.mark.parametrize("name", ["coop_02", "preconstructed_4_1", "turn_limit"])
@pytest.mark.parametrize("language", mark_all_long_but(["en"], LANGUAGES))
def test_the_film_of_a_match_is_small_enough_to_be_sent(name: str, language: str) -> None:
    """Of the largest ones of the golden games."""
    state, moves, names = played(name)
    picture = CAMERA.match(steps(state, moves), names, texts_in(language))
    assert len(picture.data) <= MOST_BYTES
    assert 0 < len(picture.alt) <= 1024


def test_a_match_that_was_given_up_at_once_has_a_film_too() -> None:
    state, _, names = played("preconstructed_4_1")
    shown, _ = frames(CAMERA.match(steps(state, []), names, EN).data, loop=1)
    assert len(shown) <= 3


def test_of_many_turns_in_which_nothing_happened_the_last_one_is_told() -> None:
    view = duels.middle().view(None)
    told = [Scene("turn", "A", view, (), f"Turn {number}") for number in range(2, 9)]
    told.insert(0, Scene("blow", "A", view, (), "0"))
    assert [each.caption for each in condensed(told, 2)] == ["0", "Turn 8"]


def test_of_a_clash_of_too_many_turns_some_from_all_parts_are_left() -> None:
    view = duels.middle().view(None)
    told = [
        Scene("blow", "A", replace(view, turn=turn), (), f"{turn}", note)
        for turn, note in enumerate(("", "falls", "", "", "falls", ""))
    ]
    assert [each.caption for each in condensed(told, 2)] == ["1", "4"]
    assert [each.caption for each in condensed(told, 3)] == ["1", "3", "4"]


def test_all_frames_between_the_boards_of_now_are_marked_as_past() -> None:
    """What stands beside the hand that may be played on is the board as it is now."""
    shown, _ = frames(CAMERA.turn(steps(winning(), ["end"]), NAMES, EN).data, loop=1)
    edges = [ImageStat.Stat(frame.crop((2, 100, 5, frame.height - 5))).mean for frame in shown]
    far = [max(abs(a - b) for a, b in zip(edge, GOLD, strict=True)) for edge in edges]
    assert max(far[1:-1]) < 30
    assert min(far[0], far[-1]) > 60
    steps_told = [frame.crop((frame.width - 155, 4, frame.width, 45)) for frame in shown[1:-1]]
    assert len({corner.tobytes() for corner in steps_told}) == len(steps_told), "which step it is"


@pytest.mark.parametrize(("state", "side"), [(duels.middle(), "A"), (table_scenes.middle(), "C")])
def test_spectators_share_the_film_of_the_seat_whose_side_they_see(
    state: Battle, side: Seat
) -> None:
    def key(viewer: Seat | None) -> object:
        film = GAME_UIS["clash"].animation.draw(state, ["end"], table_scenes.NAMES, EN, viewer)
        assert film is not None
        return film.key

    assert [seat for seat in state.seats if key(seat) == key(None)] == [side]
