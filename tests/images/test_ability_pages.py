"""What abilities do, in pictures."""

from __future__ import annotations

from io import BytesIO

import pytest
from golden_images import assert_golden
from PIL import Image

from engine.clash.abilities import ABILITIES, BY_ID, Ability
from images.clash.ability_page import ability_page, ability_picture, page_alt
from images.clash.ability_scenes import BRIDGE, HAND, LANE, SCENES, Piece, Row
from images.clash.card import brief
from images.picture import ALT_LIMIT
from texts import LANGUAGES, texts_in

EN = texts_in("en")


def rows(ability: Ability) -> list[Row]:
    return [row for scene in SCENES[ability.id] for row in scene]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_each_ability_has_a_picture(ability: Ability, language: str) -> None:
    texts = texts_in(language)
    picture = ability_picture(ability, texts)

    image = Image.open(BytesIO(picture.data))
    assert image.size[0] == 800
    assert image.size[1] <= 1100
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
    assert picture.alt.startswith(f"{ABILITIES[0].name(language)}. ")


@pytest.mark.parametrize(
    "ability_id", ["splash", "sprint", "defender", "reinforcement", "lucidity"]
)
def test_diagrams_look_like_their_golden_pictures(ability_id: str) -> None:
    assert_golden(f"ability-{ability_id}", ability_picture(BY_ID[ability_id], EN).data)


def test_a_page_looks_like_its_golden_picture() -> None:
    abilities = [(BY_ID["rage"], False), (BY_ID["shackle"], False), (BY_ID["sprint"], True)]
    assert_golden("ability-page", ability_page(abilities, EN).data)


def test_no_abilities_make_no_page() -> None:
    with pytest.raises(ValueError, match="no abilities"):
        ability_page([], EN)
