"""Decks, bans and champions: golden pictures, bounds, words."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import format_scenes as formats
import pytest
import table_scenes as tables
from golden_images import assert_golden
from PIL import Image

from engine.clash import custom
from engine.clash.cards import CARDS, PRINTED, Card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import Constructed
from images.clash.champions import champions
from images.clash.constructed import constructed
from images.clash.deck import deck
from images.clash.ready_decks import ready_decks
from images.layout import WIDTH
from images.picture import Picture
from texts import LANGUAGES, texts_in

EN = texts_in("en")
LONG_TITLE = "Ж" * 40
RICHEST = sorted(CARDS, key=lambda each: (-len(each.abilities), -len(each.name("fr"))))
MADE_UP = custom.make(
    {"en": "Grandmother of the Everlasting Mountains"},
    attack=1,
    health=2,
    abilities=["rage", "sprint", "aquatic", "defender"],
    aura="protection",
)

BROUGHT: dict[str, Callable[[], Constructed]] = {
    "bringing": lambda: formats.constructed(ruleset="1.0", brought=4),
    "first-ban": lambda: formats.constructed(ruleset="1.0", brought=10),
    "banning": lambda: formats.constructed(ruleset="1.0", brought=10, bans=2),
    "banned": lambda: formats.constructed(ruleset="1.0", brought=10, bans=4),
    "duel": lambda: formats.constructed(brought=8),
    "four": lambda: formats.constructed("free_for_all", brought=8),
    "four-bringing": lambda: formats.constructed("two_against_two", brought=3),
}
NAMED: dict[str, Callable[[], Champions]] = {
    "awaited": lambda: formats.champions("free_for_all", {"A": "ogre", "C": "titan"}),
    "duel": lambda: formats.champions(
        "duel", {"A": MADE_UP.id, "B": "alpha"}, cards=custom.documents([MADE_UP])
    ),
    "four": lambda: formats.champions(
        "two_against_two", {"A": "ogre", "B": "braggart", "C": "titan", "D": "alpha"}
    ),
    "coop": lambda: formats.champions("coop", {"A": "ogre", "C": "alpha"}),
}


def bounded(picture: Picture, height: int) -> None:
    assert Image.open(BytesIO(picture.data)).size[0] == WIDTH == 1000
    assert Image.open(BytesIO(picture.data)).size[1] <= height
    assert len(picture.data) < 300_000
    assert 0 < len(picture.alt) <= 1024
    assert not picture.alt.endswith("…")


@pytest.mark.parametrize("name", BROUGHT)
def test_brought_decks_look_like_their_golden_pictures(name: str) -> None:
    picture = constructed(BROUGHT[name]().view(None), tables.NAMES, EN)
    assert_golden(f"decks-{name}", picture.data)


@pytest.mark.parametrize("name", NAMED)
def test_champions_look_like_their_golden_pictures(name: str) -> None:
    assert_golden(f"champions-{name}", champions(NAMED[name]().view(None), tables.NAMES, EN).data)


@pytest.mark.parametrize("count", [8, 10, 24])
def test_decks_look_like_their_golden_pictures(count: int) -> None:
    picture = deck(CARDS[40 : 40 + count], "My deck", EN)
    assert picture.name == "deck.png"
    assert_golden(f"deck-{count}", picture.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_keeps_its_bounds(language: str) -> None:
    texts = texts_in(language)
    for brought in BROUGHT.values():
        for seat in (None, "A", "B"):
            view = brought().view(seat)
            bounded(constructed(view, tables.LONG_NAMES, texts), 1720)
    for named in NAMED.values():
        for seat in (None, "A"):
            view = named().view(seat)  # type: ignore[arg-type, assignment]
            bounded(champions(view, tables.LONG_NAMES, texts), 1560)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 8, 9, 10, 11, 12, 13, 16, 20, 24])
def test_every_deck_keeps_its_bounds(count: int, language: str) -> None:
    bounded(deck(RICHEST[:count], LONG_TITLE, texts_in(language)), 1700)


def test_the_words_tell_who_brings_how_many_cards() -> None:
    assert constructed(BROUGHT["bringing"]().view(None), tables.NAMES, EN).alt == (
        "Decks are being built. Ann has chosen 5 of 10 cards. Bernard has chosen 4 of 10 cards."
    )


def test_cards_that_are_secret_are_not_drawn() -> None:
    one = formats.constructed(ruleset="1.0", brought=10)
    other = formats.constructed(ruleset="1.0", brought=10)
    other.brought["B"].reverse()
    pictures = {constructed(each.view("A"), tables.NAMES, EN) for each in (one, other)}
    assert len(pictures) == 1


def test_players_see_their_own_cards_while_they_bring_them() -> None:
    told = constructed(BROUGHT["bringing"]().view("B"), tables.NAMES, EN).alt
    assert "Deck of Bernard: Gnome" in told
    assert "Ann has chosen 5 of 10 cards." in told


def test_the_words_tell_what_is_banned_and_who_bans() -> None:
    told = constructed(BROUGHT["banning"]().view(None), tables.NAMES, EN).alt
    assert told.startswith("Ann bans a card. Deck of Ann: Parasite (cost 4, 1/1; Rage, ")
    assert "Banned from Ann: Alpha." in told
    assert told.endswith("Banned from Bernard: Skewerer.")


def test_two_bans_in_a_row_are_announced() -> None:
    state = formats.constructed(ruleset="1.0", brought=10, bans=1)
    told = constructed(state.view(None), tables.NAMES, EN).alt
    assert told.startswith("Ann bans 2 cards. ")


def test_the_words_of_a_deck_tell_its_numbers() -> None:
    cards: list[Card] = [PRINTED[each] for each in ("ogre", "boom", "vortex")]
    assert deck(cards, "Three", EN).alt == (
        "Three: 2 creatures, 1 incantation. Average cost 2.3. Cards: "
        "Ogre (cost 4, 4/4; Berserk), Boom! (cost 1, damage 1), "
        "Vortex (cost 2, 0/3; Aura of Sprint)."
    )


@pytest.mark.parametrize("count", [0, 25])
def test_decks_that_cannot_be_drawn_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        deck(CARDS[:count], "Deck", EN)


def test_the_words_tell_who_has_named_a_champion_but_not_which() -> None:
    told = champions(NAMED["awaited"]().view(None), tables.NAMES, EN).alt
    assert told == (
        "Champions are being named. Ann: named. Bernard: not named yet. Cécile: named. "
        "Dora: not named yet."
    )


def test_players_see_their_own_champion() -> None:
    told = champions(NAMED["awaited"]().view("A"), tables.NAMES, EN).alt
    assert "Champion of Ann: Ogre (cost 4, 4/4; Berserk)." in told
    assert "Titan" not in told


def test_made_up_champions_are_shown_to_all() -> None:
    told = champions(NAMED["duel"]().view(None), tables.NAMES, EN).alt
    assert told.startswith("The champions. Champion of Ann: Grandmother of the Everlasting")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ready_made_decks_have_names_styles_and_their_cards(language: str) -> None:
    texts = texts_in(language)
    picture = ready_decks(texts)
    assert Image.open(BytesIO(picture.data)).size[0] == WIDTH
    assert len(picture.data) < 200_000
    for number, deck_of_it in PRECONSTRUCTED.items():
        assert len(texts(f"deck-style-{number}").split()) == 3
        style = texts.pair(texts(f"deck-style-{number}"), "")
        assert f"{texts(f'deck-name-{number}')}. {style}" in picture.alt
        for card_id in deck_of_it:
            assert PRINTED[card_id].name(language) in picture.alt
    if language == "en":
        assert_golden("ready-decks", picture.data)
