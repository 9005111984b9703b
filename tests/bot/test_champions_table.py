"""Champions at a table: named unseen, then shown."""

from __future__ import annotations

from typing import Any

import pytest
from format_setups import champions_setup

from bot.games.clash.formats.champions import ChampionsUI
from engine.clash import custom
from engine.clash.cards import CARDS, card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.champions import Champions
from engine.clash.formats.picks import Pick
from engine.games import game_named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

UI = ChampionsUI()
GAME = game_named("champions")
NAMES = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
EN = texts_in("en")
DECKS: dict[Any, list[str]] = {"A": [*PRECONSTRUCTED["1"]], "B": [*PRECONSTRUCTED["2"]]}
MADE_UP = custom.make({"en": "Zebra"}, attack=3, health=3)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def setup(**match: Any) -> dict[str, Any]:
    return champions_setup("duel", DECKS, match=match)


def begun(**match: Any) -> Champions:
    state, _ = GAME.setup(setup(**match), 1)
    assert isinstance(state, Champions)
    return state


def test_the_introduction_names_the_decks_and_a_picture_shows_them() -> None:
    told = UI.introduction(setup(), NAMES, EN)
    assert "champion" in told[0]
    assert told[1].startswith("🃏 **Ann** · Deck 1 · Iron Fist")
    shown = UI.decks.draw(setup(), NAMES, EN).alt()
    assert shown.startswith("Deck of Ann: ")
    assert shown.index(card("troll").name()) < shown.index("Deck of Bob: ")
    assert card("ogre").name() in shown


def test_the_cards_of_ais_are_not_told_seat_by_seat() -> None:
    cards = [each.id for each in CARDS]
    decks: dict[Any, list[str]] = {
        "A": cards[:8],
        "C": cards[8:16],
        "B": cards[16:40],
        "D": cards[40:64],
    }
    setup = champions_setup("coop", decks)
    people = {seat: name for seat, name in NAMES.items() if seat in ("A", "C")}
    assert len(UI.introduction(setup, people, EN)) == 2, "they don't play yet"
    told = UI.introduction(setup, NAMES, EN)
    assert told[1:] == [
        "🃏 **Ann**, **Cleo** · 8 cards",
        "🃏 **Bob**, **Dan** · 48 cards",
    ]
    mixed = {**decks, "B": decks["D"], "D": decks["B"]}
    other = champions_setup("coop", mixed)
    assert UI.decks.draw(setup, NAMES, EN).key == UI.decks.draw(other, NAMES, EN).key


def test_made_up_champions_come_first_then_the_printed_creatures() -> None:
    state = begun(cards=custom.documents([MADE_UP]))
    choices = UI.choices(state, "A", NAMES, EN)
    assert choices[0].label == f"Zebra · {MADE_UP.cost}"
    assert choices[0].id == MADE_UP.id
    ids = [each.id for each in choices]
    assert "troll" not in ids  # it is in Ann's deck
    assert "ogre" in ids
    assert "boom" not in ids  # an incantation
    assert sorted(ids) == sorted(str(each) for each in state.legal_actions("A"))


def test_nobody_learns_a_champion_before_all_are_named() -> None:
    state = begun()
    events = state.apply("B", Pick("giant"))
    assert UI.story(events, NAMES, EN) == ["👑 Champion named: **Bob**"]
    assert UI.choices(state, "B", NAMES, EN) == ()
    for viewer in (None, "A"):
        picture = UI.board(state.view(viewer), events, NAMES, EN).draw()  # type: ignore[arg-type]
        assert "Giant" not in picture.alt
    assert "Giant" in UI.panel(state.view("B"), [], NAMES, EN)[0].draw().alt


def test_all_are_shown_at_the_end() -> None:
    state = begun()
    events = [*state.apply("B", Pick("giant")), *state.apply("A", Pick("ogre"))]
    assert UI.story(events, NAMES, EN) == [
        "👑 Champion named: **Ann**, **Bob**",
        "👑 **Ann**’s champion: **Ogre**",
        "👑 **Bob**’s champion: **Giant**",
    ]
    picture = UI.board(state.view(None), events, NAMES, EN).draw()
    assert "Ogre" in picture.alt
    assert "Giant" in picture.alt


def test_who_is_due_is_told_where_to_press() -> None:
    state = begun()
    assert "**My hand**" in UI.status(state.view(None), "<@1>", EN)
    assert "creature" in UI.prompt(state.view("A"), EN)


@each_language
def test_for_those_who_are_away_a_creature_is_named(language: str) -> None:
    state, texts = begun(), texts_in(language)
    events: list[Any] = []
    for seat in state.to_act():
        action, _ = GAME.read_move(state, last_resort("champions", state, seat))
        assert card(action.card).is_creature
        events += state.apply(seat, action)
    assert state.outcome() is not None
    assert len(UI.story(events, NAMES, texts)) == 3
