"""Boxes of random boards, hands and pages: nothing leaves its box, nothing covers what it must not.

`BRIDGEKEEPER_LAYOUTS=2000 pytest tests/images/test_layout.py` looks at more of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import duels
import pytest
import table_scenes
from laid_out import Item, outside, overlaps, recording
from long import how_many, mark_all_long_but
from table_walks import random_table
from walks import CLASH, random_position

from engine.clash.cards import CARDS, Card
from engine.clash.steps import steps
from engine.clash.view import BattleView, CreatureView, PlayerView
from engine.core import Seat
from images.clash import board
from images.clash.animation import CAMERA
from images.clash.creature import FRAME
from images.clash.hand import hand
from images.clash.marks import Arrow, CreatureMarks, Fallen, Ghost, Marks, Spell
from images.clash.puzzle import draw_puzzle
from images.layers import Layer, below_each_other
from texts import LANGUAGES, texts_in

BOARDS = int(os.environ.get("BRIDGEKEEPER_LAYOUTS", how_many(60, 180)))
"""How many boards are looked at."""
TOGETHER = 20
"""So many are recorded at once."""
LONGEST = {card.id: max(len(card.name(code)) for code in LANGUAGES) for card in CARDS}
CROWD = sorted(CARDS, key=lambda card: -LONGEST[card.id])[:60]
"""The cards with the longest names."""
APART = ("text", "figure", "sign", "corner", "medal", "mana", "token", "backs")
"""No two of these may cover each other, on whatever they lie."""
LENGTHS = [0, 1, 2, 4, 5, 8, 17]
"""Of lanes, in creatures."""
SIGNS = ["sword-cross", "vanish", "campfire"]


def random_battle(chance: random.Random) -> Any:
    """A crowded position of any mode."""
    told = random_position(chance) if chance.random() < 0.25 else random_table(chance)
    return CLASH.load(told)


def crowded(view: BattleView, chance: random.Random) -> BattleView:
    """The same with more than matches bring about: long lanes, captives, large figures."""
    if chance.random() < 0.4:
        return view
    return replace(view, players=tuple(_crowded(player, chance) for player in view.players))


def _crowded(player: PlayerView, chance: random.Random) -> PlayerView:
    both = player.upper + player.lower
    if not both:
        return player
    upper, lower = (
        tuple([_odd(chance.choice(both), chance) for _ in range(chance.choice(LENGTHS))])
        for _ in range(2)
    )
    return replace(player, upper=upper, lower=lower)


def _odd(creature: CreatureView, chance: random.Random) -> CreatureView:
    captives = tuple(chance.sample(CROWD, chance.choice([0, 0, 0, 1, 3, 8])))
    order = chance.choice([None, 1, 9, 14])
    creature = replace(creature, shackled=captives, attack_order=order)
    if chance.random() < 0.2:
        creature = replace(creature, attack=12, health=14, health_left=chance.choice([14, 11]))
    if chance.random() < 0.3 and creature.symbiote is None:
        creature = replace(creature, card=chance.choice([c for c in CROWD if c.is_creature]))
    return creature


def random_marks(view: BattleView, chance: random.Random) -> Marks:
    """Blows, ghosts, wounds, arrivals, aims and arrows everywhere."""
    marks = Marks(coming=chance.random() < 0.5)
    if chance.random() < 0.3:
        return marks
    stands = []
    for player in view.players:
        for lane, creatures in enumerate((player.upper, player.lower)):
            for creature in creatures:
                stand = player.seat, lane, creature.card.id
                stands.append(stand)
                marks.creatures[stand] = _random_creature_marks(chance)
            _bury(marks, player.seat, lane, chance)
        marks.wounds[player.seat] = chance.choice([0, 2, 12])
        marks.heals[player.seat] = chance.choice([0, 0, 1])
        marks.gains[player.seat] = chance.choice([0, 1, 3])
    marks.fallen.update(chance.choice([(), ("A",), ("B",)]))
    marks.wanted.update(chance.sample(stands, min(len(stands), 2)))
    marks.spell = chance.choice([None, Spell(chance.choice(CROWD), view.active)])
    for _ in range(min(len(stands), 3)):
        aims = chance.sample([*stands, "A", "B"], 2)
        marks.arrows.append(Arrow(chance.choice(["attack", "cast"]), *aims))
    return marks


def _random_creature_marks(chance: random.Random) -> CreatureMarks:
    return CreatureMarks(
        damage=chance.choice([0, 0, 1, 8, 23]),
        shields=chance.choice([0, 0, 1, 2]),
        fresh=chance.random() < 0.2,
        deed=chance.choice(["", "", *SIGNS]),
        coming=chance.random() < 0.3,
        falls=chance.random() < 0.2,
    )


def _bury(marks: Marks, seat: Seat, lane: int, chance: random.Random) -> None:
    count = chance.choice([0, 0, 1, 2, 5, 11])
    pale: list[Card] = chance.sample(CROWD, count)
    ghosts = [Ghost(card, chance.choice([None, pale[0]]), (seat, "B"), False) for card in pale]
    if ghosts:
        marks.ghosts[seat, lane] = ghosts
        marks.arrows.append(Arrow("home", Fallen(seat, lane, count - 1, count), seat))


def wrong_on(items: list[Item]) -> Iterator[str]:
    """What covers what it must not, of all that is in a picture."""
    yield from overlaps([item for item in items if item.kind in APART] + list(_hands(items)))
    yield from overlaps(item for item in items if item.kind == "creature")
    yield from overlaps(item for item in items if item.kind in ("card", "row", "banner"))
    lines = [item for item in items if item.kind in ("text", "figure")]
    for blow in (item for item in items if item.kind == "blow"):
        for wrong in overlaps([blow, *lines], slack=FRAME):
            if "blow" in wrong:
                yield wrong


def _hands(items: list[Item]) -> Iterator[Item]:
    """The backs of each hand, which may cover each other, as one."""
    tops = {item.box[1] for item in items if item.kind == "back"}
    for top in tops:
        boxes = [item.box for item in items if item.kind == "back" and item.box[1] == top]
        first, last = min(boxes), max(boxes)
        yield Item("backs", "", (*first[:2], *last[2:]), None)


@pytest.fixture
def no_arrows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what arrows cross, which is painted twice: with them, and below them."""

    def strips(crossed: board._Crossed) -> list[Layer]:
        return below_each_other([strip.draw() for strip in crossed.strips])

    monkeypatch.setattr(board._Crossed, "layers", strips)


@pytest.mark.usefixtures("no_arrows")
@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_on_a_board_leaves_its_box_or_covers_another(language: str) -> None:
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // TOGETHER):
        with recording() as layout:
            for _ in range(TOGETHER):
                battle = random_battle(chance)
                view = crowded(battle.view(None), chance)
                names = chance.choice([table_scenes.NAMES, table_scenes.LONG_NAMES])
                drawn = duels.whole_board(view, random_marks(view, chance), names, texts)
                wrong += wrong_on(list(layout.below(drawn)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_in_a_hand_or_a_puzzle_leaves_its_box_or_covers_another(language: str) -> None:
    """The hands of all seats, up to 17 cards; every other duel as a page too."""
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // 4):
        battle = random_battle(chance)
        seat = chance.choice(list(battle.seating.seats))
        view = battle.view(seat)
        if view.player(seat).ai is not None:
            continue
        with recording() as layout:
            hand(_with_cards(view, chance), table_scenes.LONG_NAMES, texts)
            if view.mode == "duel":
                goal, title = "Уничтожь всех существ " * 9, "Плата за переправу " * 9
                draw_puzzle(battle, goal, texts, title, costs=chance.random() < 0.5)
            whole = [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]
            for canvas in whole:
                wrong += wrong_on(list(layout.below(canvas)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


def _with_cards(view: BattleView, chance: random.Random) -> BattleView:
    """The same with another number of cards in the viewer's hand."""
    player = next(player for player in view.players if player.seat == view.viewer)
    cards = tuple(chance.sample([*CARDS[:90], *CROWD], chance.choice([1, 5, 7, 8, 9, 12, 16])))
    held = replace(
        player.hand,
        order=cards,
        cards=cards,
        costs=tuple(chance.choice([card.cost, 0, 12]) for card in cards),
        stronghold=chance.randint(0, len(cards)),
        available=min(4, len(cards)),
        playable=tuple(range(min(2, len(cards)))),
    )
    seats = [replace(player, hand=held) if each is player else each for each in view.players]
    return replace(view, players=tuple(seats))


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_films_and_boards_of_random_turns_can_be_drawn(language: str) -> None:
    chance, texts = random.Random(7 + LANGUAGES.index(language)), texts_in(language)
    for _ in range(max(BOARDS // 60, 1)):
        battle = random_battle(chance)
        assert CAMERA.turn(steps(battle, ["end"]), table_scenes.LONG_NAMES, texts).alt
        view = crowded(battle.view(None), chance)
        drawn = duels.whole_board(view, random_marks(view, chance), table_scenes.LONG_NAMES, texts)
        assert drawn.getbbox()
