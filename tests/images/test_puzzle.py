"""Pages of the grimoire: golden pictures, their words, and their bounds."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from io import BytesIO

import duels
import pytest
import table_scenes as tables
from golden_images import assert_golden, difference, small
from legibility import CLIENTS
from long import mark_all_long_but
from PIL import Image

from engine.clash.battle import Duel
from images.clash.puzzle import PARTS, Part, draw_puzzle, draw_target, puzzle_key
from texts import LANGUAGES, texts_in

EN = texts_in("en")
GOAL = "Win this turn."
TITLE = "The ogre’s toll"
LONG_GOAL = "Уничтожь всех существ соперника, не потеряв ни одной карты, " * 4
LONG_TITLE = "Плата за переправу через старый мост над бурной рекой в тумане " * 3


def near_the_fort() -> Duel:
    """Both forts are up, B is to play."""
    state = duels.duel(
        ["troll"],
        [],
        ["ogre"],
        [{"card": "machine", "damage": 0}],
        a_hand=["FORT", "gnome", "zombie"],
        b_hand=["boom", "titan", "FORT", "djinn"],
    )
    state.active = 1
    return state


PUZZLES: dict[str, Callable[[], Duel]] = {
    "puzzle-start": duels.start,
    "puzzle-middle": duels.middle,
    "puzzle-crowded": duels.crowded,
    "puzzle-company": duels.company,
    "puzzle-full-company": duels.full_company,
    "puzzle-blackmailed": duels.blackmailed,
    "puzzle-fort": near_the_fort,
}


@pytest.mark.parametrize("name", PUZZLES)
def test_page_looks_like_its_golden_picture(name: str) -> None:
    picture = draw_puzzle(PUZZLES[name](), GOAL, EN, TITLE)
    assert picture.name == "puzzle.png"
    assert_golden(name, picture.data)


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_every_puzzle_keeps_its_bounds(name: str, language: str) -> None:
    picture = draw_puzzle(PUZZLES[name](), LONG_GOAL, texts_in(language), LONG_TITLE)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.width == 1000
        assert image.height < 2800
    assert len(picture.data) < 320_000
    assert 0 < len(picture.alt) <= 1024


def test_both_hands_look_like_their_golden_picture() -> None:
    assert_golden("puzzle-hands", draw_puzzle(duels.company(), GOAL, EN, TITLE, part="hands").data)


def test_a_board_that_is_asked_for_looks_like_its_golden_picture() -> None:
    picture = draw_target(duels.middle().view("A"), EN)
    assert picture.name == "target.png"
    assert_golden("puzzle-target", picture.data)
    assert picture.alt.startswith("Reach exactly this board. Your upper lane from the bridge: Ogre")


def test_a_puzzle_is_two_pictures_that_fit_a_desktop() -> None:
    """Each is about as wide as its box allows; the whole puzzle would be 220 pixels wide."""
    drawn = [draw_puzzle(duels.middle(), GOAL, EN, TITLE, part=part) for part in PARTS]
    scales = [CLIENTS[1].scale(Image.open(BytesIO(each.data)).size) for each in drawn]
    assert scales[0] > 0.31
    assert scales[1] > 0.54
    assert len({each.name for each in drawn}) == len(drawn)
    assert all(len(each.data) < 90 * 1024 for each in drawn)


def test_each_part_of_a_puzzle_tells_what_it_shows() -> None:
    state = duels.middle()
    first, second = [draw_puzzle(state, GOAL, EN, TITLE, part=part).alt for part in PARTS]
    whole = draw_puzzle(state, GOAL, EN, TITLE).alt
    assert len(first) + 1 + len(second) == len(whole)
    assert first.startswith("The ogre’s toll. Goal: Win this turn. Your turn, mana 9. Your upper")
    assert "hand" not in first
    assert second.startswith("Your hand (cost: attack/health): [bastion, health 6], 1. Gnome (3:")
    assert "The opponent’s hand: 1. Brute" in second
    assert "lane" not in second


def test_the_hands_stay_the_same_picture_while_the_board_changes() -> None:
    state, hurt = duels.middle(), duels.middle()
    hurt.players[1].lanes[0][0].damage = 1
    poorer = duels.middle()
    poorer.mana = 2

    def key(duel: Duel, part: Part) -> Hashable:
        return puzzle_key(duel, GOAL, EN, TITLE, solver="A", part=part)

    assert key(state, "board") != key(hurt, "board")
    assert key(state, "hands") == key(hurt, "hands")
    assert key(state, "hands") != key(poorer, "hands")
    before, after = (draw_puzzle(each, GOAL, EN, TITLE, part="hands") for each in (state, hurt))
    assert before == after


@pytest.mark.parametrize("cards", range(1, 17))
def test_hands_of_any_size_have_room(cards: int) -> None:
    held = [
        *("gnome", "boom", "troll", "reptile", "zombie", "titan", "brute", "lieutenant"),
        *("cyclone", "scribe", "djinn", "martyr", "mutant", "assassin", "ogre", "shaman"),
    ]
    hand = ["BASTION", *held[:cards]]
    picture = draw_puzzle(duels.duel(a_hand=hand, b_hand=["BASTION", "alpha"]), GOAL, EN, TITLE)
    other = draw_puzzle(duels.duel(a_hand=["BASTION", "alpha"], b_hand=hand), GOAL, EN, TITLE)
    assert difference(small(picture.data), small(other.data))
    assert len(picture.alt) <= 1024


def test_a_puzzle_tells_all_that_it_takes_to_solve_it() -> None:
    told = draw_puzzle(duels.middle(), GOAL, EN, TITLE).alt
    assert told == (
        "The ogre’s toll. Goal: Win this turn. Your turn, mana 9. "
        "Your hand (cost: attack/health): [bastion, health 6], 1. Gnome (3: 2/1, Rage, Berserk), "
        "2. Boom! (1: damage 1), 3. Troll (6: 3/6, Rage, Berserk), "
        "4. Reptile (3: 1/3, Rage, Sprint), Zombie (1: 3/1), Titan (7: 8/8). "
        "Your upper lane from the bridge: Ogre 4/4 (costs 4, Berserk, Rage), "
        "Shaman 1/2 (costs 3, Aura of Rage). "
        "Your lower lane from the bridge: Carnivore 2/4 of 6 (costs 6, Sprint, Rage, Splash). "
        "The opponent’s hand: 1. Brute (4: 5/5), 2. Lieutenant (3: 3/1, Protection), "
        "[fort, health 3], 3. Cyclone (5: damage 3, Perforation, Splash), "
        "4. Scribe (4: 3/3, Rage, Indestructible), Djinn (6: 6/8). "
        "The opponent’s upper lane: Martyr 6/6 (Protection), Assassin 1/1 (Rage, Sprint). "
        "The opponent’s lower lane: Carapace 0/4, Machine 0/1 (Indestructible, "
        "Aura of Protection), Mutant 2/4 (Rage, Sprint, Perforation, Protection)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["puzzle-crowded", "puzzle-full-company"])
def test_a_crowded_puzzle_is_told_whole_in_fewer_words(name: str, language: str) -> None:
    told = draw_puzzle(PUZZLES[name](), GOAL, texts_in(language), TITLE).alt
    assert not told.endswith("…")


def test_blocked_cards_champions_and_shackled_ones_are_told() -> None:
    told = draw_puzzle(duels.blackmailed(), GOAL, EN, TITLE).alt
    assert "2. Werebat (6: 4/5, Price of Blood, Sprint), Boom! (1: damage 1) blocked" in told
    assert "Champion Growler (2: 2/5, Vanish), ready." in told
    assert "The opponent has no creatures." in told
    company = draw_puzzle(duels.company(), GOAL, EN, TITLE).alt
    assert "Pacifier 3/3 (" in company
    assert "has shackled Gnome, Zombie)" in company
    assert "entered this turn" in company


def test_a_protection_that_is_used_up_is_not_told() -> None:
    fresh = duels.duel(b_lower=["carapace"])
    used = duels.duel(b_lower=[{"card": "carapace", "used": ["protection"]}])
    assert "Carapace 0/4 (Protection)" in draw_puzzle(fresh, GOAL, EN, TITLE).alt
    assert "Carapace 0/4." in draw_puzzle(used, GOAL, EN, TITLE).alt


def test_the_solver_is_you_on_either_side() -> None:
    told = draw_puzzle(near_the_fort(), GOAL, EN, TITLE).alt
    assert "Your hand (cost: attack/health): 1. Boom!" in told
    assert "Your upper lane from the bridge: Ogre" in told


def test_the_order_of_both_hands_is_shown() -> None:
    """All hands are known in a puzzle, so that each order has its own picture."""
    hands = (["BASTION", "gnome", "boom"], ["BASTION", "boom", "gnome"])
    for seat in ("a_hand", "b_hand"):
        drawn = [
            small(draw_puzzle(duels.duel(**{seat: hand}), GOAL, EN, TITLE).data) for hand in hands
        ]
        assert difference(*drawn)


def test_a_step_on_the_way_leaves_its_marks() -> None:
    state = duels.middle()
    events = duels.played(state, "boom@bl1")
    plain = draw_puzzle(state, GOAL, EN, TITLE)
    marked = draw_puzzle(state, GOAL, EN, TITLE, events=events)
    assert difference(small(plain.data), small(marked.data))
    assert plain.alt == marked.alt


def test_the_creatures_that_a_goal_names_are_marked() -> None:
    state, asked = duels.middle(), [("B", 0, "martyr")]
    plain = draw_puzzle(state, GOAL, EN, TITLE)
    marked = draw_puzzle(state, GOAL, EN, TITLE, targets=asked)  # type: ignore[arg-type]
    assert difference(small(plain.data), small(marked.data))
    assert puzzle_key(state, GOAL, EN, TITLE, targets=asked) != puzzle_key(state, GOAL, EN, TITLE)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PUZZLES)
def test_creatures_in_play_can_show_what_they_cost(name: str) -> None:
    state = PUZZLES[name]()
    plain = draw_puzzle(state, GOAL, EN, TITLE)
    priced = draw_puzzle(state, GOAL, EN, TITLE, costs=True)
    theirs = any(lane for lane in state.players[1].lanes)
    assert bool(difference(small(plain.data), small(priced.data))) == theirs
    stands = any(lane for player in state.players for lane in player.lanes)
    has_room = name != "puzzle-full-company"
    assert ("costs" in priced.alt) == (stands and has_room)
    assert len(priced.alt) <= 1024
    assert puzzle_key(state, GOAL, EN, TITLE, costs=True) != puzzle_key(state, GOAL, EN, TITLE)


@pytest.mark.parametrize(
    ("spell", "foe", "told"),
    [
        ("gnome", "brute", []),
        ("boom", "brute", ["Zombie 3/1 (costs 1)"]),
        ("gnome", "reason_gnawer", ["Reason Gnawer 5/1 (costs 3, Symbiote, Mercenary)"]),
    ],
)
def test_what_may_be_played_again_in_this_turn_shows_its_cost(
    spell: str, foe: str, told: list[str]
) -> None:
    state = duels.duel(
        a_hand=["BASTION", spell], b_hand=["BASTION", "alpha"], a_upper=["zombie"], b_upper=[foe]
    )
    alt = draw_puzzle(state, GOAL, EN, TITLE).alt
    assert alt.count("costs") == len(told)
    assert all(words in alt for words in told)


def test_a_table_of_four_tells_the_same_costs() -> None:
    alt = draw_puzzle(tables.middle("two_against_two"), GOAL, EN, TITLE, costs=True).alt
    shown = draw_puzzle(tables.middle("two_against_two"), GOAL, EN, TITLE).alt
    assert "costs" in alt
    assert alt.count("costs") > shown.count("costs")


def test_the_solver_stays_the_solver_in_the_turn_of_the_opponent() -> None:
    state = duels.middle()
    duels.played(state, "end")
    told = draw_puzzle(state, GOAL, EN, TITLE, solver="A").alt
    assert "The opponent’s turn, mana" in told
    assert "Your hand (cost: attack/health): [bastion, health" in told


def test_a_puzzle_of_a_finished_game_has_no_turn() -> None:
    state, _ = duels.over()
    assert "mana" not in draw_puzzle(state, GOAL, EN, TITLE, solver="A").alt


def test_the_same_puzzle_has_the_same_picture_and_key() -> None:
    one, other = duels.company(), duels.company()
    assert draw_puzzle(one, GOAL, EN, TITLE) == draw_puzzle(other, GOAL, EN, TITLE)
    assert puzzle_key(one, GOAL, EN, TITLE) == puzzle_key(other, GOAL, EN, TITLE)


def test_keys_tell_apart_what_looks_different() -> None:
    state, later = duels.middle(), duels.middle()
    events = duels.played(later, "gnome:u")
    keys = {
        puzzle_key(state, GOAL, EN, TITLE),
        puzzle_key(later, GOAL, EN, TITLE),
        puzzle_key(later, GOAL, EN, TITLE, events=events),
        puzzle_key(state, "Survive.", EN, TITLE),
        puzzle_key(state, GOAL, texts_in("fr"), TITLE),
        puzzle_key(state, GOAL, EN, "Another"),
        puzzle_key(state, GOAL, EN, TITLE, solver="B"),
        puzzle_key(duels.duel(turn=9), GOAL, EN, TITLE),
    }
    assert len(keys) == 8
