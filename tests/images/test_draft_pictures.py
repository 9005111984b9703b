"""The table of a draft: golden pictures, bounds, words."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import draft_scenes as drafts
import pytest
import table_scenes as tables
from golden_images import assert_golden
from PIL import Image

from engine.clash.formats.draft import Draft
from images.clash.draft import draft
from images.layout import WIDTH
from texts import LANGUAGES, texts_in

EN = texts_in("en")

DRAFTS: dict[str, Callable[[], Draft]] = {
    "draft-duel": lambda: drafts.draft("duel", 6),
    "draft-four-start": lambda: drafts.draft("free_for_all", 0),
    "draft-four": lambda: drafts.draft("two_against_two", 11),
    "draft-solo": lambda: drafts.draft("solo", 3),
    "draft-coop": lambda: drafts.draft("coop", 9),
    "draft-over": lambda: drafts.finished("duel"),
}


@pytest.mark.parametrize("name", DRAFTS)
def test_draft_looks_like_its_golden_picture(name: str) -> None:
    picture = draft(DRAFTS[name]().view(None), tables.NAMES, EN)
    assert picture.name == "draft.png"
    assert_golden(name, picture.data)


@pytest.mark.parametrize("name", DRAFTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_draft_keeps_its_bounds(name: str, language: str) -> None:
    picture = draft(DRAFTS[name]().view(None), tables.LONG_NAMES, texts_in(language))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == WIDTH == 1000
    assert height <= 1800
    assert len(picture.data) < 250_000
    assert 0 < len(picture.alt) <= 1024
    assert not picture.alt.endswith("…")


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("name", DRAFTS)
def test_draft_is_the_same_for_everybody(name: str) -> None:
    state = DRAFTS[name]()
    seen = [None, *state.picked]
    assert len({draft(state.view(seat), tables.NAMES, EN).data for seat in seen}) == 1


def test_the_words_tell_pick_open_cards_and_decks() -> None:
    assert draft(drafts.draft("duel", 6).view(None), tables.NAMES, EN).alt == (
        "Draft, round 3 of 4, 20 cards still hidden. Ann picks a card. Open: "
        "Sylvan Sentinel (cost 5, 4/3; Rage, Regeneration), "
        "Exalting Bard (cost 4, 1/1; Symbiote, Perforation, Splash), "
        "Destruction (cost 5, damage 8), Paladwarf (cost 4, 3/3; Protection). "
        "Ann has Walls Pecker, Griffin, Solitary Ribbit, Mana Pecker. "
        "Bernard has Emerald Dragon, Lanternfish, Discreet Mage, Ribbit Gang."
    )


def test_what_is_hidden_in_the_pool_is_not_told() -> None:
    one, other = (drafts.draft("duel", 2) for _ in range(2))
    other.pool.reverse()
    pictures = {draft(each.view("A"), tables.NAMES, EN) for each in (one, other)}
    assert len(pictures) == 1
