"""What is in a picture is in its words, in every language; and nothing hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest
from golden_words import assert_golden_words
from long import mark_all_long_but
from mountain_scenes import LONG_NAMES, NAMES, crowded, line_of, middle, over, played

from engine.bald_mountain.cards import ALTARS, CARDS, card
from engine.bald_mountain.events import CardsStolen
from engine.bald_mountain.seating import Mode
from engine.core import SEATS
from engine.steps import MoveStep, steps
from images.bald_mountain.alt import board_alt, card_alt, hand_alt
from images.bald_mountain.animation import CAMERA, joined, scenes
from images.bald_mountain.card import name_lines
from images.bald_mountain.marks import marks_of
from images.picture import ALT_LIMIT
from texts import LANGUAGES, texts_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_told_in_full(language: str) -> None:
    texts, view = texts_in(language), middle()
    text = board_alt(view, NAMES, texts)
    for laid in (view.top(altar) for altar in range(4)):
        assert laid is not None
        assert laid.card.name(language) in text
    for words in ("Ann", "Bernard", "13", *(colour.name(language) for colour in ALTARS)):
        assert words in text
    assert view.discard[0].name(language) in text
    for name in ("ward", "toll", "edge", "used"):
        assert texts(f"bald-mountain-sign-{name}") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_a_crowded_board_fits(language: str) -> None:
    text = board_alt(crowded(), LONG_NAMES, texts_in(language))
    assert len(text) <= ALT_LIMIT
    assert all(name in text for name in LONG_NAMES.values())


def test_who_is_asked_and_who_has_won() -> None:
    texts = texts_in("en")
    assert "Chloé is asked" in board_alt(crowded(), NAMES, texts)
    assert board_alt(over(), NAMES, texts).startswith("Bernard wins! 15 gems.")
    assert "last turn" in board_alt(middle(last_turn=True), NAMES, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_with_what_can_be_done(language: str) -> None:
    texts = texts_in(language)
    view = replace(middle("A"), playable=(card("catch"),))
    text = hand_alt(view, NAMES, texts)
    for held in view.mage("A").hand or ():
        assert held.name(language) in text
    assert text.count(card("catch").name(language)) == 2
    assert card("bone_hail").name(language) in text
    assert ".;" not in text
    assert ".." not in text


@pytest.mark.parametrize("held", ["burnt_to_a_crisp", "revolutionite"])
def test_only_four_mages_are_told_whose_hand_counts(held: str) -> None:
    """At a table of two or three there is nothing to compare; a look-up is for all of them."""
    texts = texts_in("en")
    note = "for each card the opponents hold (four mages: only the larger hand)"
    modes: tuple[Mode, ...] = ("duel", "three", "four")
    for mode in modes:
        text = hand_alt(middle("A", mode, hands={"A": (held,)}), NAMES, texts)
        assert (note if mode == "four" else note.partition(" (")[0]) + "." in text
    assert note in card_alt(card(held), texts)


def test_nobody_reads_the_hand_of_another() -> None:
    for seat in SEATS[:3]:
        battle = played("three", 4, 9)
        hidden = {held.id for held in battle.view(seat).mage(seat).hand or ()}
        text = board_alt(battle.view(None), NAMES, texts_in("en"))
        assert not [each for each in hidden if f" {card(each).name()}" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_are(language: str) -> None:
    texts = texts_in(language)
    for each in CARDS:
        text = card_alt(each, texts)
        assert each.name(language) in text
        assert ALTARS[each.altar].name(language) in text
    kinds = {card_alt(card(each), texts).split(".")[1] for each in ("catch", "grubby")}
    assert len(kinds) == 1


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
@pytest.mark.parametrize("mode", ["duel", "three", "four"])
def test_every_step_of_a_match_can_be_told(mode: Mode, language: str) -> None:
    texts = texts_in(language)
    first, moves = line_of(mode, 11, 60)
    line = list(steps(first, moves))
    for at in range(1, len(line)):
        text = CAMERA.words(line[at - 1 : at + 1], NAMES, texts)
        assert text
        assert len(text) <= ALT_LIMIT


def test_a_film_is_told_as_it_is_shown() -> None:
    first, moves = line_of("duel", 7, 2)
    line = list(steps(first, moves))[:4]
    words = CAMERA.words(line, NAMES, texts_in("en"))
    assert words == CAMERA.turn(line, NAMES, texts_in("en")).alt
    assert words.startswith("1. Ann plays ")


def test_a_name_is_broken_at_a_hyphen_only_where_it_must() -> None:
    wisp = card("will_o_the_wisp")
    assert name_lines(wisp, 30, 400, "en") == ("Will-o'-the-Wisp",)
    assert name_lines(wisp, 30, 200, "en") == ("Will-o'-", "the-Wisp")
    assert name_lines(card("turncoat_wind"), 30, 200, "ru") == ("Ветер-", "перемётчик")
    assert name_lines(card("herb_basket"), 30, 200, "en") == ("Herb-Gatherer's", "Basket")


def test_stolen_cards_go_from_the_first_to_the_second() -> None:
    stolen = CardsStolen("A", "B", 2, "snake_tongue")
    assert marks_of([stolen]).hands == {"A": -2, "B": 2}
    view = middle()
    step = MoveStep("effect", "B", view, view, (stolen,))
    [scene] = scenes([step], NAMES, texts_in("en"))
    assert scene.caption == "Bernard takes 2 cards at random from Ann’s hand"


@pytest.mark.parametrize(("mode", "seed"), [("duel", 7), ("three", 11), ("four", 5)])
def test_the_scenes_of_a_match_are_told_as_they_were(mode: Mode, seed: int) -> None:
    first, moves = line_of(mode, seed, 14)
    shown = scenes(list(steps(first, moves)), NAMES, texts_in("en"))
    lines = [
        f"{each.seat} | {each.caption} | {each.note} | {each.card and each.card.id}"
        for each in shown
    ]
    assert_golden_words(f"scenes-bald-mountain-{mode}", lines)


def test_joined_scenes_tell_both_and_show_the_board_after_the_second() -> None:
    first, moves = line_of("duel", 7, 14)
    shown = scenes(list(steps(first, moves)), NAMES, texts_in("en"))
    one, other = [each for each in shown if each.note][:2]
    both = joined(one, other)
    assert both.caption == f"{one.caption} · {other.caption}"
    assert both.note == f"{one.note} · {other.note}"
    assert (both.view, both.events) == (other.view, one.events + other.events)
    assert joined(replace(one, note=""), other).note == other.note
