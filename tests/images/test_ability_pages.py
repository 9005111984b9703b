"""What abilities do, in pictures."""

from __future__ import annotations

from io import BytesIO

import pytest
from golden_images import assert_golden
from PIL import Image

from engine.clash.abilities import ABILITIES, BY_ID, Ability
from engine.clash.battle import Duel
from engine.clash.game import ClashOfDecks
from images.clash.ability_page import ability_page, ability_picture, page_alt
from images.clash.ability_scenes import BRIDGE, HAND, LANE, SCENES, Piece, Row
from images.clash.card import brief
from images.picture import ALT_LIMIT
from texts import LANGUAGES, texts_in

EN = texts_in("en")
CLASH = ClashOfDecks()


def rows(ability: Ability) -> list[Row]:
    return [row for scene in SCENES[ability.id] for row in scene]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_each_ability_has_a_picture(ability: Ability, language: str) -> None:
    texts = texts_in(language)
    picture = ability_picture(ability, texts)

    image = Image.open(BytesIO(picture.data))
    assert image.size[0] == 1000
    assert image.size[1] <= 636, "as wide as a desktop allows"
    assert len(picture.data) < 60_000
    assert picture.alt.startswith(f"{ability.name(language)}. {brief(ability, texts)} ")
    assert len(picture.alt) < ALT_LIMIT


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_scenes_change_something_and_show_who_has_the_ability(ability: Ability) -> None:
    before, after = SCENES[ability.id]
    changed = before != after
    barred = any(arrow.barred for row in before for arrow in row.arrows)
    assert changed or barred
    assert any("*" in piece.signs for row in rows(ability) for piece in row.pieces)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_attacks_of_scenes_go_from_creatures_to_something(ability: Ability) -> None:
    for scene in SCENES[ability.id]:
        for at, row in enumerate(scene):
            for arrow in row.arrows:
                aim = scene[at + 1 if arrow.below else at].pieces[arrow.end]
                assert row.kind == LANE
                assert row.pieces[arrow.start].sort in "ABI"
                assert aim.sort != BRIDGE


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_lanes_have_one_bridge_and_hands_one_stronghold(ability: Ability) -> None:
    for row in rows(ability):
        sort = {LANE: BRIDGE, HAND: "S"}.get(row.kind)
        assert sort is None or [piece.sort for piece in row.pieces].count(sort) == 1


PLAYED = [
    # ability, whose hand the scene shows, the hands and upper lanes of A and B before A's move:
    # x has the ability, e is an enemy of it that destroys it or is hurt by it
    ("price_of_blood", "A", "S x o o o", "S o", "", "", "x:u"),
    ("counterorder", "A", "o o S x o", "S o", "", "", "x:u"),
    ("backfire", "A", "o o S x o", "S o", "", "e", "x:u"),
    ("symbiote", "A", "S x o", "S o", "o", "", "x+u1"),
    ("rage", "A", "S x o", "S o", "", "e", "x:u"),
    ("blackmail", "A", "S x o o o", "S o", "", "", "x:u"),
    ("shackle", "B", "S x o", "S o o o", "", "", "x:u"),
    ("regeneration", "A", "o o S o", "S o", "x", "e", "end"),
    ("immolation", "A", "S o o o", "S o", "", "x", "o:u"),
    ("reinforcement", "B", "S o", "S o o", "e", "x", "end"),
    ("mercenary", "A", "S o o", "S o", "e", "x", "end"),
    ("cursed", "B", "S o", "S o o", "e", "x", "end"),
]
FILLING = ("zombie", "boom", "gnome", "baron", "reptile", "scribe", "brute", "ogre")


def played(ability_id: str, hands: tuple[str, str], lanes: tuple[str, str], move: str) -> Duel:
    """A duel after A's move, in which `x` is a card with this ability alone."""
    free = iter(FILLING)

    def ids(words: str) -> list[str]:
        return [
            "BASTION" if word == "S" else next(free) if word == "o" else word
            for word in words.split()
        ]

    held = [ids(each) for each in hands]
    stand = [[{"card": each} for each in ids(lane)] for lane in lanes]
    creature = {"name": {"en": "Xx"}, "attack": 2, "health": 2, "abilities": [ability_id]}
    enemy = {"name": {"en": "Ee"}, "attack": 3, "health": 5}
    state = CLASH.load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": "duel",
            "turn": 7,
            "active": "A",
            "phase": "summoning",
            "mana": 1 if ability_id == "price_of_blood" else 9,
            "cards": {"x": {**creature, "cost": 3}, "e": enemy},
            "seats": {
                seat: {"hand": hand, "upper": lane, "lower": []}
                for seat, hand, lane in zip("AB", held, stand, strict=True)
            },
        }
    )
    own = next((each for each in held[0] if each not in ("BASTION", "x")), "")
    action, _ = CLASH.read_move(state, move.replace("o:", f"{own}:"))
    state.apply("A", action)
    return state


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case[0])
def test_hands_of_scenes_are_as_the_rules_leave_them(case: tuple[str, ...]) -> None:
    ability_id, whose, *hands, upper_a, upper_b, move = case
    state = played(ability_id, (hands[0], hands[1]), (upper_a, upper_b), move)
    document = CLASH.dump(state)["seats"][whose]["hand"]
    scene = SCENES[ability_id][1]
    shown = next(row for row in scene if row.kind == HAND)

    left = ["S" if each in ("BASTION", "FORT") else "o" for each in document]

    assert left == [piece.sort for piece in shown.pieces]


def health_lost(ability_id: str) -> list[int]:
    """What the creatures and strongholds that are hurt have lost, from left to right."""
    before, after = (scene[0].pieces for scene in SCENES[ability_id])

    def left(piece: Piece) -> int:
        return int(piece.words.rpartition("/")[2])

    return [
        left(one) - left(other)
        for one, other in zip(before, after, strict=True)
        if "!" in other.signs
    ]


def test_the_figures_of_scenes_add_up() -> None:
    assert health_lost("aerial") == [3]
    assert health_lost("sharpening") == [5 - 2]
    assert health_lost("aquatic") == [2 * 2]
    assert health_lost("berserk") == [2]
    assert health_lost("instinct") == [2, 2]
    assert health_lost("perforation") == [3, 3]
    assert health_lost("vulnerability") == [7 - 1]


def test_the_words_of_a_diagram() -> None:
    assert ability_picture(BY_ID["cursed"], EN).alt == (
        "Cursed. Returns left of the stronghold. Before: lane: yours 2/2 (has the ability), bridge,"
        " an enemy 3/3; your hand: stronghold, a card, a card. After: lane: bridge, an enemy 3/3;"
        " your hand: a card (has the ability), stronghold, a card, a card."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_each_ability_in_a_line(language: str) -> None:
    texts = texts_in(language)
    abilities = [(ability, aura) for ability in ABILITIES for aura in (False, True)]
    for count in (1, 12, len(abilities)):
        picture = ability_page(abilities[:count], texts)
        assert Image.open(BytesIO(picture.data)).size == (800, 34 + 138 * count)
        assert picture.alt == page_alt(abilities[:count], texts)
        assert len(picture.alt) <= ALT_LIMIT
        if count == 1:
            assert picture.alt.startswith(f"{ABILITIES[0].name(language)}. ")
    assert picture.alt.startswith(f"{ABILITIES[0].name(language)}, ")  # no room for more


@pytest.mark.parametrize(
    "ability_id", ["splash", "sprint", "defender", "reinforcement", "lucidity"]
)
def test_diagrams_look_like_their_golden_pictures(ability_id: str) -> None:
    assert_golden(f"ability-{ability_id}", ability_picture(BY_ID[ability_id], EN).data)


def test_a_page_looks_like_its_golden_picture() -> None:
    abilities = [(BY_ID["rage"], False), (BY_ID["shackle"], False), (BY_ID["sprint"], True)]
    assert_golden("ability-page", ability_page(abilities, EN).data)


def test_no_abilities_make_no_page() -> None:
    with pytest.raises(ValueError, match="nothing"):
        ability_page([], EN)
