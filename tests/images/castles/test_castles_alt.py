"""What is in a picture is in its words, in every language; and nothing hidden."""

from __future__ import annotations

import pytest
from castles_scenes import LONG_NAMES, NAMES, graves, line_of, middle, over, played
from golden_words import assert_golden_words
from long import mark_all_long_but

from engine.castles.board import Mode, cell_name
from engine.castles.cards import CARDS, RACE, SKELETON, card
from engine.castles.choosing import Choose, RacesGame, choice_setup
from engine.core import SEATS
from engine.steps import steps
from images.castles.alt import board_alt, card_alt, hand_alt
from images.castles.animation import CAMERA, scenes
from images.castles.choice import choice, choice_alt
from images.castles.marks import marks_of
from images.picture import ALT_LIMIT
from texts import LANGUAGES, texts_in

EN = texts_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_told_in_full(language: str) -> None:
    texts, view = texts_in(language), middle().view(None)
    text = board_alt(view, NAMES, texts)
    for creature in view.creatures:
        name = creature.card.name(language)
        assert f"{cell_name(creature.cell)} {name} {creature.life}/{creature.most}" in text
    for castle in view.castles:
        assert RACE[castle.race].name(language) in text
        for each in RACE[castle.race].buildings:
            assert (each.name(language) in text) == (each.id in castle.buildings)
    for words in ("Ann", "Bernard", "5, 3, 3", "a1", "b5", texts("castles-sign-stunned")):
        assert words in text
    assert "c4" in board_alt(graves().view(None), NAMES, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_a_crowded_board_fits(language: str) -> None:
    texts = texts_in(language)
    for seed in range(6):
        text = board_alt(played("teams", seed, 250).view(None), LONG_NAMES, texts)
        assert len(text) <= ALT_LIMIT
        assert all(name in text for name in LONG_NAMES.values())


def test_who_has_won_and_why() -> None:
    assert board_alt(over(), NAMES, EN).startswith("Ann wins! A castle has fallen.")


def test_only_who_has_been_activated_in_this_turn_is_told_so() -> None:
    match = middle()
    assert "Scout 4/4 (activated)" in board_alt(match.view(None), NAMES, EN)
    action, _ = match.read("end")
    match.apply("A", action)
    assert "(activated)" not in board_alt(match.view(None), NAMES, EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_with_what_can_be_paid(language: str) -> None:
    texts, view = texts_in(language), middle().view("A")
    text = hand_alt(view, NAMES, texts)
    for held in view.castle("A").hand or ():
        assert held.name(language) in text
    assert text.count(card("knight").name(language)) == 2
    assert text.count(card("king").name(language)) == 1
    assert f"b2 {card('militia').name(language)}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_face_down_only_its_owner_reads(language: str) -> None:
    texts = texts_in(language)
    ghoul, ghost = card("ghoul").name(language), card("ghost").name(language)
    match = graves()
    assert f"c3 {ghoul}" in hand_alt(match.view("A"), NAMES, texts)
    for seat in ("B", None):
        view = match.view(seat)  # type: ignore[arg-type]
        text = board_alt(view, NAMES, texts)
        assert ghoul not in text
        assert ghost not in text
        assert SKELETON.name(language) in text


def test_nobody_reads_the_hand_of_another() -> None:
    for seed in range(4):
        match = played("duel", seed, 5)
        text = board_alt(match.view("A"), NAMES, EN)
        seen = {creature.card for creature in match.view("A").creatures}
        for held in set(match.view("B").castle("B").hand or ()) - seen:
            assert f" {held.name()} " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_are(language: str) -> None:
    texts = texts_in(language)
    for each in (*CARDS, SKELETON):
        text = card_alt(each, texts)
        assert each.name(language) in text
        assert RACE[each.race].name(language) in text
        if each.ability is not None and each.is_creature:
            assert f"{each.ability.name(language)} ({each.ability.cost})" in text


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_every_step_of_a_match_can_be_told(mode: Mode, language: str) -> None:
    texts = texts_in(language)
    for seed in (3, 5, 11):
        first, moves = line_of(mode, seed, 200)
        line = list(steps(first, moves))
        assert len(scenes(line[1:], NAMES, texts)) == len(line) - 1
        for at in range(1, len(line)):
            text = CAMERA.words(line[at - 1 : at + 1], NAMES, texts)
            assert text.startswith("1. ")
            assert len(text) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        (
            (3, 1),
            "1. Ann plays Gamble · Ann draws 1 card (2 left in the deck) · the dice again: ",
        ),
        ((3,), "(2 left in the deck). "),
    ],
)
def test_dice_are_rolled_again_where_some_are_left(dice: tuple[int, ...], told: str) -> None:
    match = middle().with_roll(dice)
    match.races, match.hands[0] = ("orcs", "orcs"), (card("gamble"),)
    words = CAMERA.words(steps(match, ["gamble!/3"]), NAMES, EN)
    assert told in words
    assert ("the dice again" in words) == (len(dice) > 1)


def test_an_attack_is_told_with_the_life_that_is_left() -> None:
    line = list(steps(graves(), ["a2>b2*b3/4"]))
    words = CAMERA.words(line, NAMES, EN)
    assert words == CAMERA.turn(line, NAMES, EN).alt
    assert words.startswith(
        "1. Ann’s Vampire a2 goes to b2 and hits Vampire b3 for 2 (2 left). Turn 5: Ann."
    )
    marks = marks_of(line[1].events, "duel")
    assert [kind for _, _, kind in marks.arrows] == ["walk", "attack"]
    assert list(marks.blows.values()) == [2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_told(language: str) -> None:
    texts = texts_in(language)
    state, _ = RacesGame().setup(choice_setup("teams"), 2)
    first = state.to_act()[0]
    state.apply(first, Choose("undead"))
    text = choice_alt(state.view(None), NAMES, texts)
    assert texts("castles-picture-chooses", player=NAMES[state.to_act()[0]]) in text
    assert f"{NAMES[first]}: {RACE['undead'].name(language)}" in text.replace("\u00a0:", ":")
    assert all(RACE[race].name(language) in text for race in RACE)
    while state.to_act():
        state.apply(state.to_act()[0], Choose("undead"))
    assert choice(state.view(SEATS[0]), LONG_NAMES, texts).alt.startswith(
        texts("castles-picture-chosen")
    )


@pytest.mark.parametrize(("mode", "seed"), [("duel", 3), ("teams", 5)])
def test_the_scenes_of_a_match_are_told_as_they_were(mode: Mode, seed: int) -> None:
    first, moves = line_of(mode, seed, 120)
    shown = scenes(list(steps(first, moves)), NAMES, texts_in("en"))
    lines = [
        f"{each.seat} | {each.caption} | {each.note} | {each.card and each.card.id}"
        for each in shown
    ]
    assert_golden_words(f"scenes-castles-{mode}", lines)
