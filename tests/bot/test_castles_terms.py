"""What people can agree on before a Battle of the Castles."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from bot.clock import CLOCKS
from bot.errors import Refusal
from bot.game_api import offer_of, terms_in
from bot.games.castles.terms import MODES, RACES_BY, CastlesTerms
from engine.castles.cards import RACES
from engine.games import game_named
from texts import LANGUAGES, texts_in

OFFER = offer_of("castles")
ALL = [
    CastlesTerms(mode, races, left, right, clock=clock)
    for mode, races, left, right, clock in product(
        MODES, RACES_BY, (None, "humans"), (None, "orcs"), (None, CLOCKS["180"])
    )
]


def is_offered(terms: CastlesTerms) -> bool:
    """By the words of the offer: both races or neither, and not by lot as well."""
    if (terms.left is None) != (terms.right is None):
        return False
    return terms.left is None or terms.races == "open"


@pytest.mark.parametrize("terms", ALL)
def test_terms_are_read_as_they_were_written(terms: CastlesTerms) -> None:
    assert terms_in(terms.document()) == terms
    assert terms.document()["game"] == "castles"


def test_the_usual_terms_are_a_duel_with_races_chosen_openly() -> None:
    assert OFFER.kind() == CastlesTerms() == OFFER.terms("duel", {}, None)
    assert CastlesTerms().teams == ()
    assert CastlesTerms().first({}).game == "castles_races"


@pytest.mark.parametrize("terms", ALL)
def test_what_is_offered_can_be_played(terms: CastlesTerms) -> None:
    if not is_offered(terms):
        with pytest.raises(Refusal):
            terms.check()
        return
    terms.check()
    first = terms.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == terms.seats == tuple(first.seats)
    assert all(there == here for there, here in first.seats.items()), "a coin says who begins"


def test_what_was_chosen_openly_is_played() -> None:
    first = CastlesTerms("teams").first({})
    game = game_named(first.game)
    state: Any = game.setup(first.setup, 3)[0]
    for race in RACES:
        state.apply(state.to_act()[0], game.read_move(state, race)[0])
    (match,) = state.prepared()
    assert match.game == "castles"
    assert sorted(match.setup["races"].values()) == sorted(RACES)


@pytest.mark.parametrize("mode", MODES)
def test_settled_races_are_those_of_the_sides(mode: Any) -> None:
    first = CastlesTerms(mode, left="undead", right="demons").first({})
    races = first.setup["races"]
    assert first.game == "castles"
    assert {races[seat] for seat in "AC" if seat in races} == {"undead"}
    assert {races[seat] for seat in "BD" if seat in races} == {"demons"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_are_called_as_the_lobby_calls_them(language: str) -> None:
    """Castles stand below and above on the picture, for each where the own one is below."""
    texts = texts_in(language)
    told = CastlesTerms("duel", left="undead", right="orcs").description(texts)
    assert texts("castles-race-undead").lower() in told.lower()
    assert re.search(r"A\s?: .*, B\s?: ", told)
    told = CastlesTerms("teams", left="undead", right="orcs").description(texts)
    assert re.search(r"A \w+ C\s?: .*, B \w+ D\s?: ", told)


@pytest.mark.parametrize("mode", MODES)
def test_by_lot_nobody_says_a_race(mode: Any) -> None:
    first = CastlesTerms(mode, "lot").first({})
    assert (first.game, "races" in first.setup) == ("castles", False)
    found = {game_named("castles").setup(first.setup, seed)[0].races for seed in range(30)}
    assert len(found) > 5


def test_sides_are_chosen_at_the_table_of_four() -> None:
    assert CastlesTerms("teams").teams == (("A", "C"), ("B", "D"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for terms in filter(is_offered, ALL):
        assert texts("game-castles") in terms.title(texts)
        assert terms.description(texts)
