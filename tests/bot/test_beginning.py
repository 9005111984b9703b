"""How a match with preconstructed decks begins: which decks there are, and what chance deals."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from bot.games.clash import match_settings as offered
from bot.games.clash.match_settings import ClashSettings
from bot.games.clash.preconstructed import RANDOM, deck_picks
from bot.lobby import beginning
from bot.store import Seat
from engine.clash.decks import PRECONSTRUCTED
from engine.games import game_named
from texts import LANGUAGES, texts_in


def decks_of(chosen: dict[str, str], settings: ClashSettings = ClashSettings()) -> dict[str, str]:  # noqa: B008
    """The numbers of the decks that a match begins with."""
    match = beginning.make_first_match(
        settings,
        [Seat(seat=seat, user_id=1, name=seat) for seat in settings.people],
        chosen,  # type: ignore[arg-type]
        language="en",
        guild_id=1,
        channel_id=2,
        message_id=None,
        now=datetime.now(UTC),
    )
    state, events = game_named("clash").setup(match.setup, match.seed)
    assert state.to_act()
    assert events
    numbers = {tuple(sorted(deck)): number for number, deck in PRECONSTRUCTED.items()}
    return {seat: numbers[tuple(sorted(deck))] for seat, deck in match.setup["decks"].items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_are_a_random_one_and_the_four_printed_ones(language: str) -> None:
    texts = texts_in(language)
    random_one, *printed = deck_picks(texts)
    assert (random_one.id, random_one.label, random_one.about) == (RANDOM, texts("deck-random"), "")
    assert [each.id for each in printed] == [*PRECONSTRUCTED]
    assert len({each.label for each in (random_one, *printed)}) == 5
    for each in printed:
        assert each.id in each.label
        assert each.about.count(", ") == 2 + 7
        assert len(each.label) <= 100


def test_decks_are_named_in_print_and_in_the_language() -> None:
    third = deck_picks(texts_in("en"))[3]
    assert third.label == "Deck 3 · Wild Vortex"
    assert third.about == (
        "Reckless, explosive, cunning. "
        "Brigand, Disciple, Gnome, Grrr, Martyr, Meteorite, Parasite, Vortex"
    )
    assert deck_picks(texts_in("ru"))[3].label == "Колода 3 · Дикий вихрь"


@pytest.fixture(params=range(30))
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Chance as it may fall, the same each time."""
    monkeypatch.setattr(offered.random, "SystemRandom", lambda: random.Random(request.param))
    return int(request.param)


def test_chosen_decks_are_played() -> None:
    assert decks_of({"A": "4", "B": "2"}) == {"A": "4", "B": "2"}


def test_two_may_choose_the_same_deck() -> None:
    assert decks_of({"A": "3", "B": "3"}) == {"A": "3", "B": "3"}


@pytest.mark.usefixtures("luck")
@pytest.mark.parametrize("chosen", PRECONSTRUCTED)
def test_a_random_deck_is_not_the_other_one(chosen: str) -> None:
    first = decks_of({"A": RANDOM, "B": chosen})
    assert first["B"] == chosen != first["A"]
    second = decks_of({"A": chosen, "B": RANDOM})
    assert second["A"] == chosen != second["B"]


@pytest.mark.usefixtures("luck")
def test_random_decks_differ() -> None:
    assert len(set(decks_of({}).values())) == 2
    assert len(set(decks_of({}, ClashSettings(mode="free_for_all")).values())) == 4


def test_every_deck_may_come_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(1)
    monkeypatch.setattr(offered.random, "SystemRandom", lambda: dice)
    dealt = [decks_of({}) for _ in range(100)]
    assert {each["A"] for each in dealt} == PRECONSTRUCTED.keys()
    assert {each["B"] for each in dealt} == PRECONSTRUCTED.keys()
