"""The mutation draft at a table: unseen picks, numbered as in the picture."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.clash.formats.mutation import MutationUI
from bot.ui.escaping import escape_markdown
from engine.clash.formats.events import CardChosen, PacksPassed, PickMade
from engine.clash.formats.mutation import Mutation, mutation_setup
from engine.core import SEATS, IllegalAction, Outcome
from engine.games import game_named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

UI = MutationUI()
GAME = game_named("mutation")
NAMES: dict[Any, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
EN = texts_in("en")
SETUP = mutation_setup(["treachery", "mire"])
PICKS, DECK = 15, 8

each_language = pytest.mark.parametrize("language", LANGUAGES)


def drafted(picks: int = 0, chosen: int = 0) -> Mutation:
    """After so many picks and chosen cards of all, always of the first card."""
    state, _ = GAME.setup(SETUP, 1)
    assert isinstance(state, Mutation)
    for _ in range(picks + chosen):
        for seat in SEATS:
            state.apply(seat, state.legal_actions(seat)[0])
    return state


def test_the_introduction_names_the_sets() -> None:
    (told,) = UI.introduction(SETUP, NAMES, EN)
    assert "Treachery, Mire" in told


def test_the_cards_are_numbered_as_they_lie_in_the_pack() -> None:
    state = drafted(3)
    choices = UI.choices(state, "B", NAMES, EN)
    assert [each.number for each in choices] == list(range(1, 14))
    assert [each.id for each in choices] == [card.id for card in state.packs["B"]]
    assert all(each.at_once and each.moves[0].move == each.id for each in choices)
    first = state.packs["B"][0]
    assert choices[0].label == f"{first.name()} · {first.cost}"


def test_whoever_has_picked_chooses_nothing_more() -> None:
    state = drafted()
    state.apply("B", state.legal_actions("B")[0])
    assert list(UI.choices(state, "B", NAMES, EN)) == []
    assert len(UI.choices(state, "C", NAMES, EN)) == 16


def test_for_the_deck_only_what_is_left_is_on_offer() -> None:
    state = drafted(PICKS, 3)
    choices = UI.choices(state, "A", NAMES, EN)
    assert [each.number for each in choices] == list(range(1, 14))
    assert not {each.id for each in choices} & {card.id for card in state.chosen["A"]}


def test_prompts_and_status_say_how_far_it_is() -> None:
    state = drafted(2)
    assert UI.prompt(state.view("A"), EN).startswith("**Pick 3 of 16**")
    assert UI.status(state.view(None), "Bob, Dan", EN) == (
        "▶ **Pick 3 of 16** · press **My hand** · still to pick: Bob, Dan"
    )
    state = drafted(PICKS, 5)
    assert UI.prompt(state.view("A"), EN).startswith("**Choose 8 of your 16 cards**: 5 chosen.")
    assert "still choosing: Bob" in UI.status(state.view(None), "Bob", EN)


def test_the_story_tells_who_has_picked_and_nothing_else() -> None:
    events = [PickMade("B"), PickMade("A"), PacksPassed(15), CardChosen("A", 1), CardChosen("A", 2)]
    lines = UI.story(events, NAMES, EN)
    assert lines == [
        "✅ Picked: **Ann**, **Bob**",
        "➡️ Every pack goes to the left, with 15 cards in it",
        "✅ Cards chosen for the deck: **Ann** 2",
    ]


def test_at_the_end_decks_and_laboratories_are_told() -> None:
    state = drafted(PICKS, DECK - 1)
    events: list[Any] = []
    for seat in SEATS:
        events += state.apply(seat, state.legal_actions(seat)[0])
    text = "\n".join(UI.story(events, NAMES, EN))
    for seat in SEATS:
        for card in (*state.chosen[seat], *state.laboratory(seat)):
            assert card.name() in text


@pytest.mark.parametrize("picks", [0, 7, PICKS])
def test_the_automatic_pick_is_one_that_is_on_offer(picks: int) -> None:
    state = drafted(picks)
    for seat in SEATS:
        chosen = last_resort("mutation", state, seat)
        assert chosen in [card.id for card in state.on_offer(seat)]
        state.apply(seat, GAME.read_move(state, chosen)[0])


def test_the_automatic_pick_suits_the_cards_that_are_there() -> None:
    """A dear card is no better for having many dear ones already."""
    state = drafted(PICKS)
    for _ in range(DECK):
        state.apply("A", GAME.read_move(state, last_resort("mutation", state, "A"))[0])
    costs = [card.cost for card in state.chosen["A"]]
    assert max(costs.count(cost) for cost in costs) < DECK
    assert any(card.is_creature for card in state.chosen["A"])


@pytest.mark.usefixtures("unencoded")
@each_language
@pytest.mark.parametrize("picks", [0, 8, PICKS])
def test_everybody_is_shown_a_picture_of_their_own(language: str, picks: int) -> None:
    state, texts = drafted(picks), texts_in(language)
    hands = {seat: UI.panel(state.view(seat), [], NAMES, texts)[0] for seat in SEATS}
    assert len({each.key for each in hands.values()}) == len(SEATS)
    for seat, drawing in hands.items():
        assert NAMES[seat] in drawing.draw().alt
    board = UI.board(state.view(None), (), NAMES, texts).draw().alt
    for seat in SEATS:
        assert not [card for card in state.packs[seat] if card.name(language) in board]


def test_a_draft_that_is_given_up_is_drawn_as_it_stood() -> None:
    view = drafted(2).view(None)
    before = UI.board(view, (), NAMES, EN)
    view = type(view)(
        **{name: getattr(view, name) for name in view.__slots__}
        | {"outcome": Outcome((), "abandoned")}
    )
    assert UI.board(view, (), NAMES, EN).key == before.key


@each_language
@pytest.mark.parametrize(
    "refusal",
    [
        IllegalAction("not_on_offer", card="ogre"),
        IllegalAction("others_are_due"),
        IllegalAction("no_such_card", typed="<@1>"),
    ],
    ids=lambda refusal: refusal.code,
)
def test_refusals_are_told_without_mentions(language: str, refusal: IllegalAction) -> None:
    refused = UI.refusal(refusal, NAMES, texts_in(language))
    assert refused
    assert "<@1>" not in refused.replace(escape_markdown("<@1>"), "")
