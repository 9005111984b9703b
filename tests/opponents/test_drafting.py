"""Automatic picks: value for the cost, balance, costs of the whole deck."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from format_setups import champions_setup

from engine.clash import custom
from engine.clash.cards import CARDS, Card
from engine.clash.decks import read_deck
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import BROUGHT, Constructed, constructed_setup
from engine.clash.formats.draft import Draft, draft_setup
from engine.clash.formats.picks import Pick
from engine.clash.game_ai.drafting import WIN_RATES, best_card, best_champion
from engine.games import game_named


def creature(cost: int, surplus: int = 0) -> Card:
    """A creature worth so much more than it costs."""
    name = {"en": f"Creature {cost} {surplus}"}
    return custom.make(name, attack=cost + 1 + surplus, health=cost + 1 + surplus, cost=cost)


def incantation(cost: int) -> Card:
    return custom.make({"en": f"Incantation {cost}"}, kind="incantation", attack=2 * cost - 1)


def test_the_card_that_is_worth_more_than_it_costs() -> None:
    fair, bargain = creature(4), creature(4, surplus=1)
    assert best_card([fair, bargain], []) is bargain
    assert best_card([bargain, fair], []) is bargain


def test_a_deck_of_creatures_gets_an_incantation_and_the_other_way_round() -> None:
    """About seven of ten cards are creatures."""
    offered = [creature(4), incantation(4)]
    creatures = [creature(cost) for cost in (2, 3, 5, 6)]
    incantations = [incantation(cost) for cost in (2, 3, 5)]
    assert best_card(offered, creatures) is offered[1]
    assert best_card(offered, incantations) is offered[0]
    assert best_card(offered, [*creatures[:2], incantations[0]]) is offered[0]


def test_dear_cards_are_followed_by_a_cheap_one_and_cheap_ones_by_a_dear_one() -> None:
    offered = [creature(2), creature(6)]
    assert best_card(offered, [creature(6), creature(5), incantation(5)]) is offered[0]
    assert best_card(offered, [creature(2), creature(1), incantation(2)]) is offered[1]


def test_of_equal_cards_the_one_whose_cost_is_not_there_yet() -> None:
    own = [creature(3), creature(3), incantation(5)]
    offered = [creature(3), creature(5)]
    assert best_card(offered, own) is offered[1]


def test_a_champion_costs_what_many_cards_cost_or_is_a_bargain() -> None:
    offered = [creature(1), creature(4), creature(7)]
    assert best_champion(offered) is offered[1]
    assert best_champion([*offered, creature(5, surplus=2)]).cost == 5


def best_deck(cards: Sequence[Card], size: int) -> list[Card]:
    """So many of the cards, chosen one after the other."""
    left, deck = list(cards), list[Card]()
    while len(deck) < size:
        deck.append(best_card(left, deck))
        left.remove(deck[-1])
    return deck


@pytest.mark.parametrize("size", [8, 10])
def test_a_deck_out_of_many_is_balanced_and_the_same_in_any_order(size: int) -> None:
    for seed in range(20):
        cards = random.Random(seed).sample(CARDS, 64)
        deck = best_deck(cards, size)
        assert len(set(deck)) == size
        assert set(deck) <= set(cards)
        assert best_deck(cards[::-1], size) == deck
        assert size - 3 <= sum(card.is_creature for card in deck) <= size - 2
        assert 3.5 <= sum(card.cost for card in deck) / size <= 4.5
    assert read_deck([card.id for card in best_deck(CARDS, 8)], "deck", "1.2", size=BROUGHT["1.2"])


def test_a_deck_of_all_its_cards_is_all_of_them() -> None:
    cards = list(CARDS[:8])
    assert set(best_deck(cards, 8)) == set(cards)


def test_every_pick_of_a_format_can_be_made_for_somebody_who_does_not_answer() -> None:
    draft, _ = game_named("draft").setup(draft_setup("duel", ["mire"]), 1)
    assert isinstance(draft, Draft)
    while to_act := draft.to_act():
        draft.apply(to_act[0], Pick(best_card(draft.open, draft.picked[to_act[0]]).id))
    constructed, _ = game_named("constructed").setup(constructed_setup("duel", "1.0"), 1)
    assert isinstance(constructed, Constructed)
    while to_act := constructed.to_act():
        seat = to_act[0]
        own = constructed.brought[seat] if constructed.bringing else []
        constructed.apply(seat, Pick(best_card(constructed.on_offer(seat), own).id))
    decks = {seat: [card.id for card in deck] for seat, deck in draft.picked.items()}
    champions, _ = game_named("champions").setup(champions_setup("duel", decks), 1)
    assert isinstance(champions, Champions)
    while to_act := champions.to_act():
        champions.apply(to_act[0], Pick(best_champion(champions.on_offer(to_act[0])).id))
    assert champions.prepared()


def test_of_printed_cards_that_fit_alike_the_one_that_decks_win_with() -> None:
    offered = [card for card in CARDS if card.is_creature and card.cost == 4]
    assert len(offered) > 20
    assert best_card(offered, []).id == max(offered, key=lambda card: WIN_RATES[card.id]).id


def test_every_printed_card_was_measured() -> None:
    assert WIN_RATES.keys() == {card.id for card in CARDS}
    assert 0.48 < sum(WIN_RATES.values()) / len(CARDS) < 0.52
