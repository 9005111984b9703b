"""The board: golden pictures, one public picture for everybody, and its bounds."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from io import BytesIO

import duels
import pytest
from golden_images import assert_golden, difference, small
from PIL import Image

from engine.clash.actions import UPPER, summon
from engine.clash.battle import Duel
from engine.clash.events import Event
from engine.core import Outcome, Seat
from images.clash.board import board
from images.clash.hand import hand, slots_of
from images.looks import Players
from texts import LANGUAGES, texts_in

EN = texts_in("en")

Shown = tuple[Duel, list[Event]]

BOARDS: dict[str, Callable[[], Shown]] = {
    "board-start": lambda: (duels.start(), []),
    "board-middle": lambda: (duels.middle(), []),
    "board-crowded": lambda: (duels.crowded(), []),
    "board-asleep": duels.asleep,
    "board-spell": duels.spell,
    "board-assault": duels.assault,
    "board-bastion-fallen": duels.bastion_fallen,
    "board-shielded": duels.shielded,
    "board-over": duels.over,
    "board-company": lambda: (duels.company(), []),
    "board-full-company": lambda: (duels.full_company(), []),
    "board-fallen-pairs": duels.fallen_pairs,
    "board-deeds": duels.deeds,
}


@pytest.mark.parametrize("name", BOARDS)
def test_board_looks_like_its_golden_picture(name: str) -> None:
    state, events = BOARDS[name]()
    picture = board(state.view(None), events, duels.NAMES, EN)
    assert picture.name == "board.png"
    assert_golden(name, picture.data)


@pytest.mark.parametrize("backs", [("moon", "owl"), ("target", "")])
def test_players_hold_the_backs_that_they_wear(backs: tuple[str, str]) -> None:
    worn = Players(duels.NAMES.items(), dict(zip("AB", backs, strict=True)))
    shown = board(duels.middle().view(None), [], worn, EN)
    assert_golden(f"board-{'-'.join(filter(None, backs))}", shown.data)
    usual = board(duels.middle().view(None), [], duels.NAMES, EN)
    assert difference(*map(small, (shown.data, usual.data)))
    assert pickle.loads(pickle.dumps(worn)).backs == worn.backs


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_keeps_its_bounds(name: str, language: str) -> None:
    state, events = BOARDS[name]()
    picture = board(state.view(None), events, duels.LONG_NAMES, texts_in(language))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == 1000
    assert 600 <= height <= 1690
    assert len(picture.data) < 105 * 1024
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize("line", ["gnome:u", "gnome:l", "reptile:l", "boom@bl2", "boom@al1", "end"])
def test_every_move_changes_the_picture_strikingly(line: str) -> None:
    """The golden comparison tells positions apart, or it would protect nothing."""
    before, after = duels.middle(), duels.middle()
    events = duels.played(after, line)
    pictures = [
        small(board(state.view(None), shown, duels.NAMES, EN).data)
        for state, shown in ((before, []), (after, events))
    ]
    assert difference(*pictures)


def test_a_single_health_point_changes_the_picture() -> None:
    hurt = duels.duel(["ogre"], b_upper=[{"card": "martyr", "damage": 2}])
    more = duels.duel(["ogre"], b_upper=[{"card": "martyr", "damage": 3}])
    one, other = (board(each.view(None), [], duels.NAMES, EN).data for each in (hurt, more))
    assert one != other


@pytest.mark.usefixtures("unencoded")
def test_board_is_the_same_picture_for_spectators_and_the_first_seat() -> None:
    state, events = duels.assault()
    pictures = {board(state.view(seat), events, duels.NAMES, EN) for seat in ("A", None)}
    assert len(pictures) == 1


def test_board_and_its_alt_do_not_tell_the_order_of_hands() -> None:
    """Two duels that differ only in the order of hidden cards have one board."""
    one = duels.duel(["ogre"], a_hand=["BASTION", "gnome", "boom", "troll"])
    other = duels.duel(["ogre"], a_hand=["BASTION", "troll", "gnome", "boom"])
    pictures = {board(each.view("A"), [], duels.NAMES, EN) for each in (one, other)}
    assert len(pictures) == 1


def test_stronghold_place_is_shown() -> None:
    """Same health, another number of cards to the left: public, so it shows."""
    one = duels.duel(a_hand=["BASTION", "gnome", "boom"])
    other = duels.duel(a_hand=["troll", "BASTION", "gnome", "boom"])
    pictures = [board(each.view(None), [], duels.NAMES, EN).data for each in (one, other)]
    assert difference(*map(small, pictures))


def test_draw_and_endings_off_the_board_have_a_banner() -> None:
    state = duels.middle()
    going_on = small(board(state.view(None), [], duels.NAMES, EN).data)
    for outcome in (
        Outcome((), "turn_limit"),
        Outcome(("B",), "resignation"),
        Outcome((), "odd"),
        Outcome(("A",), "limit"),
    ):
        state.ended = outcome
        ended = small(board(state.view(None), [], duels.NAMES, EN).data)
        assert difference(ended, going_on)


@pytest.mark.parametrize("creatures", range(1, 8))
def test_lanes_of_any_length_have_their_board(creatures: int) -> None:
    cards = ["ogre", "shaman", "carnivore", "parasite", "alpha", "aberration", "mutant"][:creatures]
    state = duels.duel(cards, b_lower=cards, a_hand=["BASTION", "gnome", "boom"])
    events = duels.played(state, "boom@bl1")
    assert len(board(state.view(None), events, duels.NAMES, EN).data) < 190_000


HANDS: dict[str, tuple[Callable[[], Duel], Seat, str]] = {
    "hand-start": (duels.start, "A", "en"),
    "hand-waiting": (duels.start, "B", "ru"),
    "hand-few": (duels.crowded, "A", "fr"),
    "hand-blackmailed": (duels.blackmailed, "A", "en"),
    "hand-champion-exhausted": (duels.blackmailed, "B", "fr"),
}


@pytest.mark.parametrize("name", HANDS)
def test_hand_looks_like_its_golden_picture(name: str) -> None:
    setting, seat, language = HANDS[name]
    picture = hand(setting().view(seat), duels.NAMES, texts_in(language))
    assert picture.name == "hand.png"
    assert_golden(name, picture.data)


def test_hand_of_seventeen_cards_keeps_its_bounds() -> None:
    cards = (
        "gnome boom BASTION troll reptile zombie titan ogre shaman machine cyclone djinn "
        "martyr mutant alpha brood giant aberration"
    )
    picture = hand(duels.duel(a_hand=cards.split()).view("A"), duels.NAMES, EN)
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == 1000
    assert height <= 1200
    assert len(picture.data) < 105 * 1024
    assert len(picture.alt) <= 1024


def test_hand_shows_what_can_be_paid_in_the_own_turn_only() -> None:
    poor, rich = (duels.duel(mana=mana).view("A") for mana in (2, 9))
    assert difference(*(small(hand(each, duels.NAMES, EN).data) for each in (poor, rich)))
    waiting = [duels.duel(mana=mana).view("B") for mana in (2, 9)]
    assert len({hand(each, duels.NAMES, EN) for each in waiting}) == 1


def frames(state: Duel, seat: Seat = "A") -> list[str]:
    """How the cards within reach of a hand are framed."""
    view = state.view(seat)
    return [each.paid for each in slots_of(view, view.player(seat), EN) if each.number]


def test_hand_has_a_bright_frame_only_where_a_card_can_be_played() -> None:
    """An incantation without a target has none, nothing has one in the other's turn or after the
    end."""
    held = ["boom", "gnome", "BASTION", "troll"]
    assert frames(duels.duel(a_hand=held, mana=9)) == ["no", "mana", "mana"]
    assert frames(duels.duel(b_lower=["ogre"], a_hand=held, mana=9)) == ["mana"] * 3
    assert set(frames(duels.start(), "B")) == {"later"}
    over = duels.duel(a_hand=["zombie", "FORT", "ogre"], mana=9)
    over.apply("A", summon("ogre", UPPER))
    assert over.outcome() is not None
    assert set(frames(over)) == {"later"}


def test_hand_shows_costs_as_they_are_now() -> None:
    """Lucidity in front; a champion that costs less with its like in play."""
    first, second = (
        duels.duel(a_hand=["BASTION", *cards, "zombie"]).view("A")
        for cards in (["stagecoach", "boom"], ["boom", "stagecoach"])
    )
    assert "Stagecoach, cost 1" in hand(first, duels.NAMES, EN).alt
    assert "Stagecoach, cost 3" in hand(second, duels.NAMES, EN).alt
    pictures = [
        small(hand(state.view("A"), duels.NAMES, EN).data)
        for state in (
            duels.duel(champions=("growler ready", "ogre ready")),
            duels.duel(["machine"], champions=("growler ready", "ogre ready")),
        )
    ]
    assert difference(*pictures)


@pytest.mark.parametrize("state", ["ready", "in play", "exhausted"])
def test_hand_shows_where_the_champion_is(state: str) -> None:
    creatures = ["growler"] if state == "in play" else []
    view = duels.duel(creatures, champions=(f"growler {state}", "ogre ready")).view("A")
    picture = hand(view, duels.NAMES, EN)
    assert f"{state}. Mana" in picture.alt
    assert ("cost 2" if creatures else "cost 3") in picture.alt


def test_a_mark_of_each_kind_changes_the_board() -> None:
    """A pair, a shackled card, a champion, X: each can be told from a creature without."""
    plain = duels.duel(["ogre"], champions=("hydra ready", "giant ready"))
    others = [
        duels.duel([told], champions=(champion, "giant ready"))
        for told, champion in (
            ({"card": "ogre", "symbiote": "familiar"}, "hydra ready"),
            ({"card": "ogre", "shackled": "alpha"}, "hydra ready"),
            ({"card": "ogre"}, "ogre in play"),
            ({"card": "ogre"}, "hydra exhausted"),
        )
    ]
    before = small(board(plain.view(None), [], duels.NAMES, EN).data)
    for state in others:
        assert difference(small(board(state.view(None), [], duels.NAMES, EN).data), before)


def test_spectators_have_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand(duels.middle().view(None), duels.NAMES, EN)
