"""The text alternatives of the two worlds, and the words of animations."""

from __future__ import annotations

import pytest
from golden_words import assert_golden_words
from long import mark_all_long_but
from worlds_scenes import BOARD, LONG_NAMES, NAMES, line_of, over, played, position, stacked

from engine.core import Seat
from engine.steps import steps
from engine.two_worlds.plugin import SIMULATION
from images.picture import ALT_LIMIT
from images.scenes import condensed
from images.two_worlds.alt import board_alt, hand_alt, packet_alt, status_words
from images.two_worlds.animation import CAMERA, dated, joined, scenes, thinned
from texts import LANGUAGES, texts_in

EN = texts_in("en")


def test_a_board_in_words() -> None:
    text = board_alt(position().view(None), NAMES, EN)
    for words in (
        "Turn 9: Ann. Action.",
        "Ann: 5 warriors and 11 spells in the decks, 4 in hand, 2 fallen, 2 cast.",
        "a2 Spearman (health 2 of 3, damage 1 at 1, 1 at 2)",
        "b3 Dragon (health 3, damage 3 at 1, form of Werewolf, flies, used this turn)",
        "b5 Griffin Rider (health 2, damage 2 at 1, silenced, Neutralization)",
        "Forms used up: Knight.",
    ):
        assert words in text


def test_the_stack_in_words() -> None:
    text = board_alt(stacked().view(None), NAMES, EN)
    assert "Ann may answer." in text
    items = "Swap of Bernard → b6 + b7; attack of Ann (a2+a3 → a4) for 4"
    assert f"On the stack, the top first: {items}." in text


def test_the_end_in_words() -> None:
    assert board_alt(over(), NAMES, EN).startswith(
        "Bernard wins! Breakthrough to the enemy portal. "
    )
    assert status_words(over(), NAMES, EN) == (
        "Bernard wins!",
        "Breakthrough to the enemy portal",
    )


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_hand_is_told_to_its_owner_only(seat: Seat) -> None:
    match = position()
    other: Seat = "B" if seat == "A" else "A"
    own, others = (match.view(each).player(each).hand or () for each in (seat, other))
    text = hand_alt(match.view(seat), NAMES, EN)
    assert all(card.name() in text for card in own)
    public = board_alt(match.view(None), NAMES, EN)
    hidden = [card.name() for card in others if card.name() not in public]
    assert hidden
    assert not any(name in text for name in hidden)


def test_each_spell_of_a_hand_is_told_in_one_sentence() -> None:
    text = hand_alt(position().view("A"), NAMES, EN)
    assert "; Fireball: Choose a cell" in text
    assert ".;" not in text
    assert ".." not in text


def test_what_is_picked_is_told_to_its_owner_only() -> None:
    match, _ = SIMULATION.begin("draft", 5, 0)
    match.apply("A", match.legal_actions("A")[0])
    picked = match.view("A").player("A").picked
    assert picked is not None
    assert board_alt(match.view(None), NAMES, EN) == board_alt(match.view("B"), NAMES, EN)
    assert picked.name() not in board_alt(match.view("A"), NAMES, EN)
    assert "Ann has kept 0 of 4 and has chosen." in board_alt(match.view(None), NAMES, EN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turns", [0, 6, 18, 30])
def test_everything_can_be_told_in_every_language(language: str, turns: int) -> None:
    texts = texts_in(language)
    for seed in range(3):
        match = played("draft", seed, turns)
        seats: tuple[Seat | None, ...] = (None, "A", "B")
        for seat in seats:
            text = board_alt(match.view(seat), LONG_NAMES, texts)
            if seat is not None:
                text += packet_alt(match.view(seat), LONG_NAMES, texts)
            assert 0 < len(text) <= 2 * ALT_LIMIT
            assert "{" not in text


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_every_step_of_a_match_has_its_words(language: str) -> None:
    texts = texts_in(language)
    for seed in range(6):
        match, moves = line_of("basic", seed, 25)
        told = list(steps(match, moves))
        shown = scenes(told[1:], NAMES, texts)
        assert len(shown) > len(told) * 0.6
        assert all(scene.caption for scene in shown)
        assert len(condensed(shown, 12, joined)) == 12
        assert len(thinned(shown, 12)) == 12
        assert thinned(shown, len(shown)) == shown
        assert len(CAMERA.words(told, LONG_NAMES, texts)) <= ALT_LIMIT


def test_a_long_line_is_told_by_those_who_fall() -> None:
    line = ("u2+u3>u4", "swap@l6+l7", "pass", "pass", "end", "take")
    shown = scenes(list(steps(position(), line))[1:], NAMES, EN)
    assert [scene.caption for scene in thinned(shown, 1)] == ["The attack strikes"]
    assert [scene.caption for scene in thinned(shown, 2)] == ["Swap", "The attack strikes"]


def test_scenes_of_a_match_say_their_turn() -> None:
    shown = scenes(list(steps(position(), ("u2+u3>u4", "pass", "end", "take")))[1:], NAMES, EN)
    told = [dated(scene, NAMES, EN).caption for scene in shown]
    attack = "Ann attacks Lich (a4) with Spearman (a2), Fire Elemental (a3), damage 4"
    assert told[0] == f"Turn 9: Ann · {attack}"
    assert told[-1] == "Ann takes 1 spell · Turn 10 · Bernard"


def test_the_words_of_a_turn() -> None:
    line = ("u2+u3>u4", "swap@l6+l7", "pass", "pass")
    shown = scenes(list(steps(position(), line))[1:], NAMES, EN)
    assert [(scene.seat, scene.caption, scene.note) for scene in shown] == [
        ("A", "Ann attacks Lich (a4) with Spearman (a2), Fire Elemental (a3), damage 4", ""),
        ("B", "Bernard casts Swap → b6 ⇄ b7", "in answer to the attack"),
        ("B", "Swap", "Elven Ranger b6 → b7 · Skirmisher b7 → b6"),
        (
            "A",
            "The attack strikes",
            "Lich (a4) −4 · splash on Goblin (a5): −1 · Lich (a4) falls · Goblin (a5) falls",
        ),
    ]


def test_who_holds_an_attack_answers_nobody() -> None:
    line = ("u2+u3>u4!", "pass", "blessing@u3")
    shown = scenes(list(steps(position(), line))[1:], NAMES, EN)
    told = (shown[-1].caption, shown[-1].note)
    assert told == ("Ann casts Blessing → a3", "during their own attack")


def test_the_box_is_told_on_no_board_and_in_no_hand() -> None:
    wolf = {"card": "werewolf", "owner": "A"}
    view = position(board={**BOARD, "l3": wolf}).view("A")
    assert view.box, "a form can be taken"
    for told in (hand_alt(view, NAMES, EN), board_alt(view, NAMES, EN)):
        assert "Frost Giant" not in told


@pytest.mark.parametrize(("mode", "seed"), [("basic", 3), ("draft", 2)])
def test_the_scenes_of_a_match_are_told_as_they_were(mode: str, seed: int) -> None:
    match, moves = line_of(mode, seed, 18)
    shown = scenes(list(steps(match, moves)), NAMES, texts_in("en"))
    lines = [
        f"{each.seat} | {each.caption} | {each.note} | {each.card and each.card.id}"
        for each in shown
    ]
    assert_golden_words(f"scenes-two-worlds-{mode}", lines)
