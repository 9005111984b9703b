"""Emblems, ability icons, and the pictures of cards."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from golden_images import assert_golden
from PIL import Image

from engine.clash.abilities import ABILITIES, BY_ID
from engine.clash.cards import CARDS, Card, card
from images.clash import emblems as emblems_module
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.card import (
    _BRIEF,
    _RULE_WIDTH,
    FACE_SIZE,
    alt_text,
    aura_text,
    back,
    brief,
    damage_text,
    face,
    miniature,
    token,
)
from images.clash.emblems import emblems, scene, tinctures_of
from images.clash.frames import framed
from images.linocut import ink_of
from images.shapes import blend
from images.text import halved, label, width
from images.theme import Colour
from texts import LANGUAGES, sources, texts_in

LIMIT = 160 * 1024
LONGEST = max(CARDS, key=lambda each: len(each.name()))
RICH = card("braggart")


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""

    def luminance(colour: Colour) -> float:
        linear = (
            value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
            for value in colour
        )
        return sum(
            part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True)
        )

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.convert("RGBA").tobytes() != other.convert("RGBA").tobytes()


def test_emblems_are_legible_in_their_contours() -> None:
    for each in CARDS:
        emblem = emblems()[each.id]
        for charge in filter(None, (emblem.charge, emblem.sign)):
            ink = ink_of(tinctures_of(each.set))
            assert contrast(charge.top, ink) > 4.5, each.id
            assert contrast(blend(charge.bottom, charge.top, 0.45), ink) > 4.5, each.id


def test_kinds_of_cards_have_frames_of_their_own() -> None:
    size = (260, 364)
    kinds = [card("haunted_armor"), card("mana_golem"), card("astral_tear")]
    assert len({framed(each, size, 7, 20, (0, 0, 0)).tobytes() for each in kinds}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_brief_fit_a_line_of_the_face(language: str) -> None:
    texts = texts_in(language)
    for ability in ABILITIES:
        line = label(brief(ability, texts), _BRIEF, (0, 0, 0), "regular", _RULE_WIDTH)
        assert (
            line.tobytes() == label(brief(ability, texts), _BRIEF, (0, 0, 0), "regular").tobytes()
        )


@pytest.mark.parametrize(
    "row",
    [
        ["no-such-icon"],
        ["bug pink"],
        ["xx:bug"],
        ["noto:no_such_name"],
        ["noto:musical_symbol_fermata"],
        ["bug", "no-such-icon"],
        ["bug", "fish", "sword"],
        [],
    ],
)
def test_wrong_emblems_are_refused(monkeypatch: pytest.MonkeyPatch, row: list[str]) -> None:
    data = json.loads(json.dumps(emblems_module._data()))
    data["cards"]["parasite"] = row
    monkeypatch.setattr(emblems_module, "_data", lambda: data)
    with pytest.raises(ValueError, match="parasite"):
        emblems.__wrapped__()


def test_two_equal_emblems_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(json.dumps(emblems_module._data()))
    data["cards"]["parasite"] = data["cards"]["scribe"]
    monkeypatch.setattr(emblems_module, "_data", lambda: data)
    with pytest.raises(ValueError, match="same emblem"):
        emblems.__wrapped__()


def test_every_emblem_can_be_drawn_and_looks_different() -> None:
    seen = {token(each, (48, 48)).tobytes() for each in CARDS}
    assert len(seen) == len(CARDS)


def test_creatures_are_in_dark_scenery_and_incantations_in_light() -> None:
    for card_id, is_dark in (("ogre", True), ("boom", False)):
        corner = scene(card(card_id), (100, 100)).getpixel((2, 2))
        assert isinstance(corner, tuple)
        assert (sum(corner) < 380) == is_dark


def test_each_ability_has_its_own_sign() -> None:
    assert SIGNS.keys() == BY_ID.keys()
    assert len({sign.icon for sign in SIGNS.values()}) == len(ABILITIES) == 27
    assert len({sign.colour for sign in SIGNS.values()}) == 27


@pytest.mark.parametrize("ability_id", sorted(SIGNS))
def test_signs_of_own_borrowed_and_given_abilities_differ(ability_id: str) -> None:
    own, borrowed = ability_icon(ability_id, 28), ability_icon(ability_id, 28, borrowed=True)
    given = aura_icon(ability_id, 28)
    assert {own.size, borrowed.size, given.size} == {(28, 28)}
    assert differ(own, borrowed)
    assert differ(own, given)
    assert differ(borrowed, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ability_has_a_rule_text(language: str) -> None:
    texts = texts_in(language)
    content = "".join(sources(language).values())
    told = set()
    for ability in ABILITIES:
        key = f"ability-{ability.id.replace('_', '-')}"
        assert f"\n{key} = " in content
        text = texts(key)
        assert 30 <= len(text) <= 350, key
        told.add(text)
    assert len(told) == 27


@pytest.mark.parametrize(
    ("language", "ability_id", "words"),
    [
        ("en", "rage", "Aura of Rage"),
        ("fr", "rage", "Aura de Rage"),
        ("fr", "instinct", "Aura d’Instinct"),
        ("ru", "rage", "Аура ярости"),
        ("ru", "price_of_blood", "Аура кровавой дани"),
    ],
)
def test_auras_are_worded(language: str, ability_id: str, words: str) -> None:
    assert aura_text(BY_ID[ability_id], texts_in(language)) == words


def test_russian_names_every_aura() -> None:
    assert not any(":" in aura_text(ability, texts_in("ru")) for ability in ABILITIES)


def test_alt_text_tells_all_that_the_face_shows() -> None:
    assert alt_text(card("machine"), texts_in("en")) == (
        "Machine: creature, cost 3, attack 0, health 1. Abilities: Indestructible. "
        "Aura of Protection. Initiation Pack, card 18 of 32."
    )
    assert alt_text(card("cyclone"), texts_in("ru")) == (
        "Циклон: заклинание, стоимость 5, урон 3. Способности: Пронзание, Рассечение. "
        "Посвящение, карта 31 из 32."
    )
    assert alt_text(card("titan"), texts_in("fr")) == (
        "Titan\u00a0: créature, coût 7, attaque 8, vie 8. Félonie, carte 13 sur 32."
    )


def test_vulnerability_shows_an_x() -> None:
    assert damage_text(card("toxic_thrasher")) == "X"
    assert damage_text(card("transformutton")) == "X"
    assert damage_text(card("carapace")) == "0"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [RICH, LONGEST, card("titan"), card("ripper"), card("boom")])
def test_faces(shown: Card, language: str) -> None:
    picture = face(shown, texts_in(language))
    assert picture.name == f"{shown.id}.webp"
    assert picture.alt == alt_text(shown, texts_in(language))
    assert 5_000 < len(picture.data) < LIMIT
    with Image.open(BytesIO(picture.data)) as image:
        assert (image.format, image.size) == ("WEBP", FACE_SIZE)


@pytest.mark.parametrize("card_id", ["braggart", "haunted_armor", "machine", "cyclone", "titan"])
def test_faces_look_like_their_golden_pictures(card_id: str) -> None:
    assert_golden(f"face-{card_id}", face(card(card_id), texts_in("en")).data)


@pytest.mark.parametrize("size", [(260, 364), (130, 182), (200, 300), (320, 420)])
@pytest.mark.parametrize("shown", [RICH, LONGEST, card("titan"), card("boom")])
def test_miniatures_have_the_size_that_was_asked_for(shown: Card, size: tuple[int, int]) -> None:
    bright, dimmed = miniature(shown, size), miniature(shown, size, dimmed=True)
    assert bright.size == dimmed.size == size
    assert bright.mode == dimmed.mode == "RGBA"
    assert differ(bright, dimmed)
    grey = [sum(each.convert("L").resize((1, 1)).tobytes()) for each in (bright, dimmed)]
    assert grey[1] < grey[0]


def test_miniatures_show_the_name_in_the_language() -> None:
    shown = card("reaper")
    assert differ(miniature(shown, (260, 364)), miniature(shown, (260, 364), language="fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_a_face_and_a_miniature(language: str) -> None:
    for each in CARDS:
        for space, one, two, weight in ((488, 60, 48, "black"), (226, 34, 24, "bold")):
            lines = halved(each.name(language), 60 if space == 488 else 26, space)
            size = one if len(lines) == 1 else two
            for line in lines:
                assert width(line, round(size * 0.76), weight) <= space, each


def test_the_back_fills_its_size() -> None:
    assert back((260, 364)).size == (260, 364)
    assert back((260, 364)).getbbox() == (0, 0, 260, 364)


def test_two_painters_draw_the_same_pictures() -> None:
    texts = texts_in("en")
    wanted = [each for each in CARDS[:12] for _ in range(2)]
    with ThreadPoolExecutor(2) as painters:
        drawn = list(painters.map(lambda each: face(each, texts).data, wanted))
    assert drawn[::2] == drawn[1::2] == [face(each, texts).data for each in CARDS[:12]]
