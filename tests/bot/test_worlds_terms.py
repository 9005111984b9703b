"""What people can agree on before a Duel of Two Worlds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clock import CLOCKS, Clock
from bot.errors import Refusal
from bot.game_api import offer_of, terms_in
from bot.game_api.offer import Chosen
from bot.games.two_worlds.terms import SETUPS, WorldsTerms
from engine.games import game_named
from texts import LANGUAGES, texts_in

OFFER = offer_of("two_worlds")
EN = texts_in("en")
LIVE, SLOW = Clock(180), Clock(24 * 3600)
ALL = [
    WorldsTerms(setup, spells, clock=clock)
    for setup in SETUPS
    for spells in (2, 3)
    for clock in (None, LIVE, replace(LIVE, window=40))
]


def terms_of(clock: Clock | None = None, **chosen: object) -> WorldsTerms:
    given: Chosen = chosen
    terms = OFFER.terms("duel", given, clock)
    assert isinstance(terms, WorldsTerms)
    return terms


@pytest.mark.parametrize("terms", ALL)
def test_terms_are_read_as_they_were_written(terms: WorldsTerms) -> None:
    assert terms_in(terms.document()) == terms
    assert terms.document()["game"] == "two_worlds"


def test_the_usual_terms_are_the_basic_set_up() -> None:
    assert OFFER.kind() == WorldsTerms() == terms_of()
    assert WorldsTerms().document() == {"game": "two_worlds"}
    assert WorldsTerms().teams == ()


@pytest.mark.parametrize("terms", ALL)
def test_what_is_offered_can_be_played(terms: WorldsTerms) -> None:
    terms.check()
    first = terms.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == terms.seats == tuple(first.seats)
    assert first.setup["setup"] == terms.setup
    assert first.setup.get("second_player_spells", 2) == terms.second_player_spells


@pytest.mark.parametrize(
    ("clock", "chosen", "window"),
    [
        (LIVE, {}, 60),
        (LIVE, {"window_seconds": 25}, 25),
        (CLOCKS["60"], {}, 60),
        (Clock(45), {}, 45),
        (SLOW, {}, None),
        (SLOW, {"window_seconds": 3600}, 3600),
    ],
)
def test_answers_have_a_short_limit_of_their_own(
    clock: Clock, chosen: dict[str, int], window: int | None
) -> None:
    terms = terms_of(clock, **chosen)
    assert terms.clock == replace(clock, window=window)
    assert terms.clock is not None
    assert terms.clock.of_window().seconds == (window or clock.seconds)
    assert ("to respond" in terms.description(EN)) == (window is not None)


def test_answers_have_no_limit_where_turns_have_none() -> None:
    with pytest.raises(Refusal):
        terms_of(None, window_seconds=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    titles = {terms.title(texts) for terms in ALL}
    assert len(titles) == len(SETUPS)
    assert all(texts("game-two-worlds") in title for title in titles)
    assert len({terms.description(texts) for terms in ALL}) == len(ALL)
