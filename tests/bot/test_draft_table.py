"""A draft at a table: what people read and which buttons they get."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game_api import GAME_UIS
from bot.games.clash.formats.draft import DraftUI
from engine.clash.cards import SETS
from engine.clash.formats.draft import PLANS, Draft, draft_setup
from engine.core import IllegalAction
from engine.games import game_named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

UI = DraftUI()
GAME = game_named("draft")
NAMES = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
ALL_SETS = [each.id for each in SETS]
EN = texts_in("en")

each_mode = pytest.mark.parametrize("mode", PLANS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(mode: str = "duel", sets: list[str] | None = None) -> tuple[Draft, list[Any]]:
    """A draft with what has happened so far."""
    state, events = GAME.setup(draft_setup(mode, sets or ALL_SETS), 7)  # type: ignore[arg-type]
    assert isinstance(state, Draft)
    return state, [*events]


def picked(state: Draft, place: int = 0) -> list[Any]:
    """Whoever is due takes this open card."""
    (seat,) = state.to_act()
    return state.apply(seat, state.legal_actions(seat)[place])


def test_a_draft_is_open_to_everybody() -> None:
    assert GAME_UIS["draft"].open_moves is not None


def test_the_introduction_tells_the_pool_and_the_order() -> None:
    told = UI.introduction(draft_setup("duel", ["mire"]), NAMES, EN)
    assert told[0] == "🎴 **Draft**: 32 cards of **Mire**."
    assert "4 cards" in told[1]
    assert "**Ann** 1 · **Bob** 2 · **Ann** 1" in told[1]

    told = UI.introduction(draft_setup("free_for_all", ALL_SETS), NAMES, EN)
    assert told[0] == f"🎴 **Draft**: 32 cards of {len(SETS)} sets."
    order = "**Ann** 1 · **Bob** 1 · **Cleo** 1 · **Dan** 2 · **Cleo** 1 · **Bob** 1 · **Ann** 1"
    assert order in told[1]
    assert "AI" not in told[1]


def test_what_nobody_takes_is_explained_where_there_are_ais() -> None:
    for mode in ("solo", "coop"):
        told = UI.introduction(draft_setup(mode, ALL_SETS), NAMES, EN)  # type: ignore[arg-type]
        assert "go to the AI" in told[1]


@each_language
def test_names_do_no_harm(language: str) -> None:
    hostile = {**NAMES, "A": "@everyone **x**"}
    told = UI.introduction(draft_setup("duel", ["mire"]), hostile, texts_in(language))
    assert "@everyone" not in "\n".join(told)
    assert "**x**" not in "\n".join(told)


def test_the_buttons_are_the_open_cards_in_the_order_of_the_picture() -> None:
    state, _ = begun()
    moves = UI.open_moves.buttons(state, EN)
    assert [each.move for each in moves] == [card.id for card in state.view(None).open]
    assert [each.label for each in moves] == [
        f"{place}. {card.name()} · {card.cost}" for place, card in enumerate(state.open, 1)
    ]


@each_mode
def test_the_buttons_are_exactly_the_legal_moves_until_the_end(mode: str) -> None:
    state, _ = begun(mode)
    while state.outcome() is None:
        (seat,) = state.to_act()
        legal = [str(each) for each in state.legal_actions(seat)]
        assert [each.move for each in UI.open_moves.buttons(state, EN)] == legal
        choices = UI.choices(state, seat, NAMES, EN)
        assert [each.moves[0].move for each in choices] == legal
        assert all(each.at_once for each in choices)
        assert [each.number for each in choices] == [*range(1, len(legal) + 1)]
        picked(state)
    assert UI.open_moves.buttons(state, EN) == []


def test_who_waits_sees_the_cards_and_can_take_none() -> None:
    state, _ = begun()
    assert [each.moves for each in UI.choices(state, "B", NAMES, EN)] == [()] * 4


def test_the_status_says_who_takes_how_many() -> None:
    state, _ = begun()
    assert UI.status(state.view(None), "<@1>", EN) == "▶ <@1>, take **a card**."
    picked(state)
    assert UI.status(state.view(None), "<@2>", EN) == "▶ <@2>, take **2 cards**."
    assert "2 cards" in UI.prompt(state.view("B"), EN)


def test_the_story_of_a_round() -> None:
    state, events = begun()
    cards = [card.name() for card in state.open]
    for _ in range(3):
        events += picked(state)
    following = [card.name() for card in state.open]
    assert UI.story(events, NAMES, EN) == [
        f"🎴 **Round 1**: {', '.join(f'**{each}**' for each in cards)}",
        f"**Ann** takes **{cards[0]}**",
        f"**Bob** takes **{cards[1]}**, **{cards[2]}**",
        f"**Ann** gets the last card: **{cards[3]}**",
        f"🎴 **Round 2**: {', '.join(f'**{each}**' for each in following)}",
    ]


def test_the_story_says_what_the_ai_gets() -> None:
    state, _ = begun("solo")
    cards = [card.name() for card in state.open]
    lines = UI.story(picked(state, 2), NAMES, EN)
    rest = ", ".join(f"**{each}**" for each in (cards[0], cards[1], cards[3]))
    assert lines[:2] == [f"**Ann** takes **{cards[2]}**", f"🤖 For the AI: {rest}"]


@each_language
@each_mode
def test_everything_can_be_told_and_drawn_in_every_language(mode: str, language: str) -> None:
    state, events = begun(mode)
    texts = texts_in(language)
    while state.outcome() is None:
        events += picked(state)
    lines = UI.story(events, NAMES, texts)
    assert all(line.count("**") % 2 == 0 for line in lines)
    drawing = UI.board(state.view(None), events, NAMES, texts)
    assert drawing.draw().alt


@each_mode
def test_an_absent_player_takes_an_open_card(mode: str) -> None:
    state, _ = begun(mode)
    while state.outcome() is None:
        (seat,) = state.to_act()
        move = last_resort("draft", state, seat)
        action, rest = GAME.read_move(state, move)
        assert rest == ""
        state.apply(seat, action)


def test_refusals_name_the_card() -> None:
    state, _ = begun()
    taken = state.open[0]
    picked(state)
    action, _ = GAME.read_move(state, taken.id)
    with pytest.raises(IllegalAction) as refused:
        state.apply("B", action)
    assert UI.refusal(refused.value, NAMES, EN) == f"**{taken.name()}** can’t be chosen now."

    with pytest.raises(IllegalAction) as refused:
        GAME.read_move(state, "@everyone")
    assert "@everyone" not in UI.refusal(refused.value, NAMES, EN)


def test_every_turn_to_pick_is_a_chapter() -> None:
    """So everybody is called when it is the own turn."""
    state, _ = begun("free_for_all")
    to_act, last = [], 0
    while state.outcome() is None:
        number = GAME.turn_number(state)
        assert number >= last
        if number > last:
            to_act += state.to_act()
        last = number
        picked(state)
    assert "".join(to_act[:7]) == "ABCDCBB"  # A gets the last card of the round; B begins the next
    assert GAME.turn_number(state) > last


def test_the_signs_of_the_decks_so_far_are_explained_too() -> None:
    state, _ = begun()
    before = UI.icons.explain(state.view(None), EN)
    assert before is not None
    ability = next(card.abilities[0] for card in state.open if card.abilities)
    taken = next(place for place, card in enumerate(state.open) if ability in card.abilities)
    picked(state, taken)
    state.open = []
    after = UI.icons.explain(state.view(None), EN)
    assert after is not None
    assert ability.name("en") in after.alt()
