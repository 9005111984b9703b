"""What people can agree on before a Battle on the Bald Mountain."""

from __future__ import annotations

from typing import Any

import pytest

from bot.clock import CLOCKS
from bot.errors import Refusal
from bot.game_api import offer_of, terms_in
from bot.games.bald_mountain import terms as module
from bot.games.bald_mountain.terms import MountainTerms
from engine.games import game_named
from texts import LANGUAGES, texts_in

OFFER = offer_of("bald_mountain")
ALL = [
    MountainTerms(mode, leaving, clock=clock)
    for mode in module.MODES
    for leaving in module.LEAVING
    for clock in (None, CLOCKS["180"])
]


@pytest.mark.parametrize("terms", ALL)
def test_terms_are_read_as_they_were_written(terms: MountainTerms) -> None:
    assert terms_in(terms.document()) == terms
    assert terms.document()["game"] == "bald_mountain"


def test_the_usual_terms_are_a_duel() -> None:
    assert OFFER.kind() == MountainTerms() == OFFER.terms("duel", {}, None)
    assert MountainTerms().teams == ()


@pytest.mark.parametrize("terms", ALL)
def test_what_is_offered_can_be_played(terms: MountainTerms) -> None:
    if terms.mode == "duel" and terms.leaving == "lose":
        with pytest.raises(Refusal):
            terms.check()
        return
    terms.check()
    first = terms.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == terms.seats == tuple(first.seats)
    assert sorted(first.seats.values()) == sorted(terms.seats)
    assert ("leaving" in first.setup) == (terms.leaving == "lose")


@pytest.mark.parametrize("mode", ["three", "four"])
def test_sides_are_chosen_at_the_table(mode: Any) -> None:
    terms = MountainTerms(mode)
    state, _ = game_named("bald_mountain").setup(terms.first({}).setup, 1)
    assert [seat for team in terms.teams for seat in team] != [], "sides to choose among"
    assert sorted(seat for team in terms.teams for seat in team) == list(state.seats)
    assert all(there == here for there, here in terms.first({}).seats.items())


def test_two_sit_by_lot() -> None:
    found = {tuple(MountainTerms().first({}).seats.values()) for _ in range(60)}
    assert found == {("A", "B"), ("B", "A")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for terms in ALL:
        assert texts("game-bald-mountain") in terms.title(texts)
        assert terms.description(texts)
