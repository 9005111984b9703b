"""The mutation draft: the own pack, the deck that is chosen from it, and how far everybody is."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import format_scenes as formats
import pytest
import table_scenes as tables
from golden_images import assert_golden
from long import mark_all_long_but
from PIL import Image

from engine.clash.formats.mutation import Mutation
from engine.core import SEATS
from images.clash.pack import draft_progress, pack
from images.layout import WIDTH
from texts import LANGUAGES, texts_in

EN = texts_in("en")

DRAFTS: dict[str, Callable[[], Mutation]] = {
    "start": lambda: formats.mutation(0),
    "waiting": lambda: formats.mutation(4, to_act="CD"),
    "middle": lambda: formats.mutation(8),
    "last": lambda: formats.mutation(14, to_act="ABD"),
    "choosing": lambda: formats.mutation(15, 3, to_act="ACD"),
    "chosen": lambda: formats.mutation(15, 7, to_act="CD"),
    "over": lambda: formats.mutation(15, 8),
}


@pytest.mark.parametrize("name", DRAFTS)
def test_packs_look_like_their_golden_pictures(name: str) -> None:
    picture = pack(DRAFTS[name]().view("B"), tables.NAMES, EN)
    assert picture.name == "pack.png"
    assert_golden(f"pack-{name}", picture.data)


@pytest.mark.parametrize("name", ["waiting", "choosing", "over"])
def test_the_table_looks_like_its_golden_picture(name: str) -> None:
    picture = draft_progress(DRAFTS[name]().view(None), tables.NAMES, EN)
    assert_golden(f"who-{name}", picture.data)


@pytest.mark.parametrize("picks", range(15))
def test_every_pack_keeps_its_bounds(picks: int) -> None:
    picture = pack(formats.mutation(picks).view("D"), tables.LONG_NAMES, texts_in("fr"))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == WIDTH == 1000
    assert height <= 1600
    assert len(picture.data) < 250_000
    assert f"({16 - picks})" in picture.alt
    assert f"({17 - picks})" not in picture.alt


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("name", DRAFTS)
@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_the_words_fit_in_every_language(name: str, language: str) -> None:
    texts, state = texts_in(language), DRAFTS[name]()
    lines = [pack(state.view(seat), tables.LONG_NAMES, texts).alt for seat in SEATS]
    lines.append(draft_progress(state.view(None), tables.LONG_NAMES, texts).alt)
    assert all(0 < len(each) <= 1024 and not each.endswith("…") for each in lines)


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("name", DRAFTS)
def test_the_table_is_the_same_for_everybody(name: str) -> None:
    state = DRAFTS[name]()
    assert len({draft_progress(state.view(seat), tables.NAMES, EN) for seat in (None, *SEATS)}) == 1


def test_the_table_tells_no_card_before_the_end() -> None:
    state = DRAFTS["choosing"]()
    told = draft_progress(state.view("A"), tables.NAMES, EN).alt
    assert told == (
        "Mutation draft: each player chooses 8 cards for the deck. Ann: 3 cards, not done yet. "
        "Bernard: 4 cards, not done yet. Cécile: 3 cards, not done yet. "
        "Dora: 3 cards, not done yet."
    )


def test_the_table_tells_who_is_done() -> None:
    told = draft_progress(DRAFTS["waiting"]().view(None), tables.NAMES, EN).alt
    assert told == (
        "Mutation draft, pick 5 of 16. Ann: 4 cards, done. Bernard: 4 cards, done. "
        "Cécile: 4 cards, not done yet. Dora: 4 cards, not done yet."
    )


def test_the_table_tells_decks_and_laboratories_after_the_end() -> None:
    told = draft_progress(DRAFTS["over"]().view(None), tables.NAMES, EN).alt
    assert told.startswith("The decks are ready. Deck of Ann: Channel Hatred, Cursed Bite, ")
    assert "Deck of Dora: " in told


def test_a_pack_tells_its_numbers_and_what_is_picked() -> None:
    assert pack(formats.mutation(13).view("B"), tables.NAMES, EN).alt == (
        "Bernard’s pack, pick 14 of 16. To choose from: "
        "(1) Basilisk's Gaze (cost 4, damage 5; Lucidity), "
        "(2) Runic Glyph (cost 7, damage 6; Backfire, Sharpening), "
        "(3) Slayer (cost 3, 4/3; Rage, Blackmail). Picked so far: Destruction, Frosted Grrr, "
        "Mad Scientist, Fearful Pugilist, Solitary Ribbit, Decadent Rodent, Braggart, "
        "Indomitable Beast, Taunting Imp, Grudging Slime, Crocosaurus, Turbo-Burster, "
        "Mechanical Medic."
    )


def test_a_pick_that_is_made_has_no_numbers_any_more() -> None:
    told = pack(formats.mutation(14, to_act="ACD").view("B"), tables.NAMES, EN).alt
    assert "Picked: Pacifier. In the pack: Sparkamender" in told
    assert "(1)" not in told


def test_cards_to_choose_are_numbered_as_they_are_offered() -> None:
    state = DRAFTS["choosing"]()
    told = pack(state.view("B"), tables.NAMES, EN).alt
    assert told.startswith("Bernard’s deck: 4 of 8 cards chosen. Chosen: Destruction (cost 5,")
    for number, card in enumerate(state.on_offer("B"), 1):
        assert f"({number}) {card.name()} (" in told


def test_a_full_deck_tells_the_laboratory() -> None:
    told = pack(DRAFTS["chosen"]().view("B"), tables.NAMES, EN).alt
    assert "8 of 8 cards chosen" in told
    assert "In the laboratory: Indomitable Beast" in told


def test_a_pack_shows_nothing_of_the_others() -> None:
    one, other = formats.mutation(4), formats.mutation(4)
    other.packs["C"].reverse()
    other.picked["A"].reverse()
    assert pack(one.view("B"), tables.NAMES, EN) == pack(other.view("B"), tables.NAMES, EN)


def test_spectators_have_no_pack() -> None:
    with pytest.raises(ValueError, match="spectator"):
        pack(formats.mutation(0).view(None), tables.NAMES, EN)
