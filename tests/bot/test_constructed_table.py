"""Constructed decks at a table: brought unseen, shown, banned."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.clash.formats.constructed import ConstructedUI
from engine.clash.cards import CARDS, card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.constructed import BROUGHT, Constructed, constructed_setup
from engine.clash.formats.picks import Pick
from engine.games import game_named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

UI = ConstructedUI()
GAME = game_named("constructed")
NAMES = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
EN = texts_in("en")
OURS, THEIRS = PRECONSTRUCTED["1"], PRECONSTRUCTED["2"]

each_ruleset = pytest.mark.parametrize("ruleset", BROUGHT)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(ruleset: str = "1.2", mode: str = "duel") -> Constructed:
    state, _ = GAME.setup(constructed_setup(mode, ruleset), 1)  # type: ignore[arg-type]
    assert isinstance(state, Constructed)
    return state


def brought(state: Constructed, seat: Any, *cards: str) -> list[Any]:
    return [event for each in cards for event in state.apply(seat, Pick(each))]


def with_decks(ruleset: str) -> tuple[Constructed, list[Any]]:
    """All cards are there."""
    state, events = begun(ruleset), []
    more = PRECONSTRUCTED["3"][:2] if ruleset == "1.0" else ()
    events += brought(state, "A", *OURS, *more)
    events += brought(state, "B", *THEIRS, *more)
    return state, events


def test_the_introduction_says_how_many_cards_and_whether_some_are_banned() -> None:
    (told,) = UI.introduction(constructed_setup("duel", "1.2"), NAMES, EN)
    assert "8 different cards" in told
    assert "banned" not in told
    (told,) = UI.introduction(constructed_setup("duel", "1.0"), NAMES, EN)
    assert "10 different cards" in told
    assert "banned" in told


@each_ruleset
def test_any_known_card_can_be_brought_once(ruleset: str) -> None:
    state = begun(ruleset)
    brought(state, "A", "ogre")
    choices = UI.choices(state, "A", NAMES, EN)
    legal = [str(each) for each in state.legal_actions("A")]
    assert [each.moves[0].move for each in choices] == legal
    assert "ogre" not in legal
    assert {each.number for each in choices} == {0}  # the picture numbers none
    assert len(UI.choices(state, "B", NAMES, EN)) == len(legal) + 1
    if ruleset == "1.2":
        assert len(choices) == len(CARDS) - 1


def test_who_is_done_has_nothing_to_choose() -> None:
    state = begun()
    brought(state, "A", *OURS)
    assert UI.choices(state, "A", NAMES, EN) == ()


def test_nobody_learns_what_is_brought_before_all_are_done() -> None:
    state = begun(mode="free_for_all")
    events = brought(state, "B", *THEIRS[:3])
    lines = UI.story(events, NAMES, EN)
    assert lines == ["📥 Cards brought: **Bob** 3"]
    for viewer in (None, "A"):
        drawing = UI.board(state.view(viewer), events, NAMES, EN)  # type: ignore[arg-type]
        picture = drawing.draw()
        assert not [each for each in THEIRS if card(each).name() in picture.alt]
    [own] = UI.panel(state.view("B"), [], NAMES, EN)
    assert all(card(each).name() in own.draw().alt for each in THEIRS[:3])


def test_the_story_shows_the_decks_when_all_are_there() -> None:
    _, events = with_decks("1.2")
    assert UI.story(events, NAMES, EN) == [
        "📥 Cards brought: **Ann** 8, **Bob** 8",
        f"🃏 **Ann**’s cards: {', '.join(f'**{card(each).name()}**' for each in OURS)}",
        f"🃏 **Bob**’s cards: {', '.join(f'**{card(each).name()}**' for each in THEIRS)}",
    ]


def test_above_the_picture_of_the_decks_none_is_told_in_words() -> None:
    _, events = with_decks("1.2")
    assert UI.headline(events, NAMES, EN) == ["📥 Cards brought: **Ann** 8, **Bob** 8"]


def test_in_ruleset_1_0_cards_are_banned() -> None:
    state, events = with_decks("1.0")
    assert "Bob" not in UI.story(events, NAMES, EN)[1]  # Ann shows hers alone
    assert UI.status(state.view(None), "<@2>", EN) == (
        "▶ <@2>, ban **a card** of the other player."
    )
    assert "a card" in UI.prompt(state.view("B"), EN)
    assert UI.choices(state, "A", NAMES, EN) == ()
    offered = [each.id for each in UI.choices(state, "B", NAMES, EN)]
    assert offered == [each.id for each in state.brought["A"]]
    numbers = [each.number for each in UI.choices(state, "B", NAMES, EN)]
    assert numbers == [*range(1, len(offered) + 1)], "as in the picture"

    lines = UI.story(state.apply("B", Pick("brute")), NAMES, EN)
    assert lines[0] == "🚫 **Bob** bans **Brute**, a card of **Ann**"
    assert lines[1].startswith("🃏 **Bob**’s cards: ")
    assert "**2 cards**" in UI.status(state.view(None), "<@1>", EN)
    assert "brute" not in [each.id for each in UI.choices(state, "A", NAMES, EN)]


def test_the_prompt_counts_the_own_cards() -> None:
    state = begun()
    brought(state, "A", *OURS[:3])
    assert "3 of 8" in UI.prompt(state.view("A"), EN)
    assert "0 of 8" in UI.prompt(state.view("B"), EN)
    assert "**My hand**" in UI.status(state.view(None), "<@1>", EN)


@each_ruleset
def test_for_those_who_are_away_sensible_decks_are_brought_and_banned_from(ruleset: str) -> None:
    state = begun(ruleset)
    while state.outcome() is None:
        seat = state.to_act()[-1]
        state.apply(seat, GAME.read_move(state, last_resort("constructed", state, seat))[0])
    decks = [state.kept(seat) for seat in state.brought]
    assert [len(deck) for deck in decks] == [8, 8]
    assert all(sum(each.is_creature for each in deck) >= 3 for deck in decks)


@each_language
@each_ruleset
def test_everything_can_be_told_and_drawn_in_every_language(ruleset: str, language: str) -> None:
    texts = texts_in(language)
    state, events = with_decks(ruleset)
    while state.outcome() is None:
        (seat,) = state.to_act()
        events += state.apply(seat, state.legal_actions(seat)[0])
    assert all(line.count("**") % 2 == 0 for line in UI.story(events, NAMES, texts))
    assert UI.board(state.view(None), events, NAMES, texts).draw().alt
