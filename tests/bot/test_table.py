"""Clash of Decks at a table: decks, set-up, choices, moves in words, refusals, safe words."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from stories import duel as story_duel
from stories import seat as story_seat

import engine.clash
from bot.game_api import GAME_UIS
from bot.game_api.questions import NOTHING
from bot.games.clash.game_ui import ClashUI
from bot.ui.escaping import escape_markdown
from engine.clash.abilities import BY_ID
from engine.clash.actions import END, Summon, cast, place, summon
from engine.clash.battle import Duel
from engine.clash.cards import CARDS, PRINTED, card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup, setup_of
from engine.clash.moves import read_move
from engine.clash.position import load
from engine.core import SEATS, IllegalAction
from engine.games import game_named, games
from images.clash.ready_decks import named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

CLASH = game_named("clash")
UI = ClashUI()
NAMES = {"A": "Ann", "B": "Bob"}
FOUR = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
HOSTILE = {"A": "**@everyone**\n# Ann", "B": "<@123456789012345678> _Bob_"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def seat(hand: str, upper: str = "", lower: str = "") -> dict[str, Any]:
    return {
        "hand": hand.split(),
        "upper": [_creature(each) for each in upper.split()],
        "lower": [_creature(each) for each in lower.split()],
    }


def _creature(text: str) -> dict[str, Any]:
    card_id, _, damage = text.partition("-")
    return {"card": card_id, "damage": int(damage)} if damage else {"card": card_id}


def duel(a: dict[str, Any], b: dict[str, Any], *, mana: int = 5, active: str = "A") -> Duel:
    return load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": "duel",
            "turn": 9 if active == "A" else 10,
            "active": active,
            "phase": "summoning",
            "mana": mana,
            "seats": {"A": a, "B": b},
        }
    )


def middle(**rest: Any) -> Duel:
    """A can pay for the ogre and Boom!, not for the martyr; the brute is the fifth card."""
    return duel(
        seat("ogre BASTION boom martyr zombie brute", "baron-2"),
        seat("BASTION alpha annihilation reptile machine", "troll carapace", "mutant"),
        **rest,
    )


# ------------------------------------------------------------------ decks


def test_the_table_is_at_its_place() -> None:
    assert isinstance(GAME_UIS["clash"], ClashUI)
    assert GAME_UIS.keys() <= {game.id for game in games()}


@each_language
def test_the_introduction_names_both_decks_and_a_picture_shows_them(language: str) -> None:
    setup, texts = (
        duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["3"]}),
        texts_in(language),
    )
    lines = UI.introduction(setup, HOSTILE, texts)
    assert len(lines) == 2
    drawing = UI.decks.draw(setup, HOSTILE, texts)
    picture, told = drawing.draw(), drawing.alt()
    assert Image.open(BytesIO(picture.data)).width == 1000
    assert picture.alt == told
    for line, player, number in zip(lines, HOSTILE, ("1", "3"), strict=True):
        cards = [card(each).name(language) for each in PRECONSTRUCTED[number]]
        assert line.startswith(
            f"🃏 **{escape_markdown(HOSTILE[player])}** · {named(number, texts)}"
        )
        assert sum(name in line for name in cards) <= 1, "a deck may be called after a card"
        assert all(name in told for name in cards)
        assert not re.search(r"\n|@everyone|<@\d", line)


@each_language
@pytest.mark.parametrize("mode", ["free_for_all", "two_against_two", "coop"])
def test_a_table_of_four_says_first_how_it_is_won(mode: Any, language: str) -> None:
    decks = dict(zip(SEATS, PRECONSTRUCTED.values(), strict=True))
    if mode == "coop":
        decks |= {seat: [each.id for each in CARDS[40:64]] for seat in ("B", "D")}
    texts = texts_in(language)
    goal, *rest = UI.introduction(setup_of(mode, decks), FOUR, texts)
    assert goal.startswith("🏆 ")
    assert texts("picture-fort").lower() in goal.lower()
    assert all(("**Ann**" in goal, "**Cleo**" in goal)) == (mode != "free_for_all")
    assert all(line.startswith("🃏 ") for line in rest)


def test_a_duel_needs_no_word_on_how_it_is_won() -> None:
    setup = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["3"]})
    assert not [line for line in UI.introduction(setup, NAMES, texts_in("en")) if "🏆" in line]


@each_language
def test_the_prompt_says_why_a_card_costs_less(language: str) -> None:
    texts, elder = texts_in(language), card("village_elder")
    first = duel(seat("village_elder BASTION ogre", "troll"), seat("BASTION martyr", "troll"))
    prompt = UI.prompt(first.view("A"), texts)
    told, last = prompt.split("\n")
    assert elder.name(language) in told
    assert {"1", "3"} <= set(re.findall(r"\d", told))
    assert BY_ID["lucidity"].name(language) in told
    assert last == texts("panel-your-turn", mana=first.mana)
    later = duel(seat("ogre BASTION village_elder", "troll"), seat("BASTION martyr", "troll"))
    assert "\n" not in UI.prompt(later.view("A"), texts)


@each_language
def test_the_prompt_says_why_a_champion_costs_less(language: str) -> None:
    texts, troll = texts_in(language), card("troll")
    ready = {"champion": {"card": "troll", "state": "ready"}}
    same = next(
        each.id for each in CARDS if each.is_creature and each.cost == troll.cost != each.id
    )
    cheap = duel({**seat("ogre BASTION boom", same), **ready}, seat("BASTION martyr"))
    told, _ = UI.prompt(cheap.view("A"), texts).split("\n")
    assert troll.name(language) in told
    assert {str(troll.cost), str(troll.cost - 1)} <= set(re.findall(r"\d+", told))
    usual = duel({**seat("ogre BASTION boom", "martyr"), **ready}, seat("BASTION martyr"))
    assert "\n" not in UI.prompt(usual.view("A"), texts)


# ------------------------------------------------------------------ choices


@each_language
def test_choices_are_the_cards_within_reach_left_to_right(language: str) -> None:
    choices = UI.choices(middle(), "A", NAMES, texts_in(language))
    assert [each.id for each in choices] == ["ogre", "boom", "martyr", "zombie"]
    labels = [f"{PRINTED[each.id].name(language)} · {PRINTED[each.id].cost}" for each in choices]
    assert [each.label for each in choices] == labels
    assert [each.aimed for each in choices] == [False, True, False, False]
    assert [bool(each.moves) for each in choices] == [True, True, False, True]


@each_language
def test_a_creature_may_go_to_both_lanes(language: str) -> None:
    texts = texts_in(language)
    ogre = UI.choices(middle(), "A", NAMES, texts)[0]
    assert [(each.move, each.label) for each in ogre.moves] == [
        ("ogre:u", texts("button-lane-upper")),
        ("ogre:l", texts("button-lane-lower")),
    ]


def test_an_incantation_may_be_aimed_at_every_creature_own_ones_last() -> None:
    boom = UI.choices(middle(), "A", NAMES, texts_in("en"))[1]
    assert [(each.move, each.label) for each in boom.moves] == [
        ("boom@bu1", "Troll 6♥ · upper 1"),
        ("boom@bu2", "Carapace 4♥ · upper 2"),
        ("boom@bl1", "Mutant 4♥ · lower 1"),
        ("boom@au1", "Your own Baron 3♥ · upper 1"),
    ]


@each_language
def test_targets_can_be_told_apart_in_every_language(language: str) -> None:
    boom = UI.choices(middle(), "A", NAMES, texts_in(language))[1]
    labels = [each.label for each in boom.moves]
    assert len(set(labels)) == 4
    assert all(len(label) <= 100 for label in labels)


def test_choices_hold_every_legal_move_but_the_end() -> None:
    state = middle()
    moves = [
        each.move
        for choice in UI.choices(state, "A", NAMES, texts_in("en"))
        for each in choice.moves
    ]
    assert sorted([*moves, "end"]) == sorted(str(each) for each in state.legal_actions("A"))
    (end,) = UI.steps(state, "A", texts_in("en"))
    assert (end.move, end.ends) == ("end", True)
    assert last_resort("clash", state, "A") == "end"


@each_language
def test_only_who_is_due_has_moves(language: str) -> None:
    waiting = UI.choices(middle(), "B", NAMES, texts_in(language))
    assert [each.id for each in waiting] == ["alpha", "annihilation", "reptile", "machine"]
    assert all(each.moves == () for each in waiting)
    to_act = UI.choices(middle(active="B"), "B", NAMES, texts_in(language))
    assert any(each.moves for each in to_act)


def test_after_the_end_nobody_has_moves() -> None:
    state = duel(seat("BASTION boom", "martyr"), seat("FORT ogre"))
    state.apply("A", END)
    assert state.outcome() is not None
    for player in ("A", "B"):
        choices = UI.choices(state, player, NAMES, texts_in("en"))
        assert all(each.moves == () for each in choices)


def test_mana_is_what_is_left() -> None:
    state = middle(mana=5)
    state.apply("A", read_move(state, "ogre:u")[0])
    assert "1 mana" in UI.prompt(state.view("A"), texts_in("en"))
    assert "1 mana" in UI.status(state.view(None), "Ann", texts_in("en"))


@each_language
def test_pictures_are_named_by_what_they_show(language: str) -> None:
    texts, other = texts_in(language), texts_in("fr" if language == "en" else "en")
    view, same = middle().view("A"), middle().view("A")
    shown = [[each.key for each in UI.panel(seen, [], NAMES, texts)] for seen in (view, same)]
    assert shown[0] == shown[1]
    keys = {
        UI.board(view, [], NAMES, texts).key,
        UI.board(view, [], NAMES, other).key,
        UI.board(view, [], HOSTILE, texts).key,
        UI.board(middle(mana=4).view("A"), [], NAMES, texts).key,
        UI.hand(view, NAMES, texts).key,
        UI.hand(view, NAMES, other).key,
    }
    assert len(keys) == 6


# ------------------------------------------------------------------ moves in words

SPOKEN = {
    "en": ("**Ogre** to the lower lane", "**Boom!** at Troll (6♥) · Bob, upper lane 1"),
    "ru": ("**Огр** → нижний ряд", "**Бум!** → Тролль (6♥) · Bob, верхний ряд, 1-е место"),
    "fr": (
        "**Ogre** dans la ligne du bas",
        "**Boom!** sur Troll (6♥) · Bob, ligne du haut, place 1",
    ),
}


@each_language
def test_moves_are_spoken(language: str) -> None:
    texts = texts_in(language)
    moves = ("ogre:l", "boom@bu1", "end")
    spoken = [UI.spoken(middle(), move, NAMES, texts) for move in moves]
    assert spoken == [*SPOKEN[language], texts("move-end")]


def test_an_aim_at_an_empty_place_is_still_spoken() -> None:
    assert UI.spoken(middle(), "boom@bl3", NAMES, texts_in("en")).endswith("at Bob, lower lane 3")


@each_language
def test_a_spoken_move_holds_harmless_names(language: str) -> None:
    for move in ("boom@au1", "boom@bu1"):
        spoken = UI.spoken(middle(), move, HOSTILE, texts_in(language))
        assert not re.search(r"\n|@everyone|<@\d", spoken)


@each_language
def test_a_risky_move_is_asked_about_in_well_formed_words(language: str) -> None:
    texts = texts_in(language)
    for move in ("ogre:l", "boom@bu1"):
        asked = texts("panel-loses", move=UI.spoken(middle(), move, NAMES, texts))
        assert "****" not in asked


# ------------------------------------------------------------------ refusals


def codes() -> set[str]:
    """The codes of every refusal of the rules, formats left out: other tables."""
    found: set[str] = set()
    for path in Path(engine.clash.__file__).parent.rglob("*.py"):
        if path.parent.name == "formats":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                found |= {
                    each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)
                }
    return found


def typed(text: str, state: Duel | None = None) -> Callable[[], object]:
    """Type a move and make it."""

    def attempt() -> None:
        board = state or middle()
        board.apply("A", read_move(board, text)[0])

    return attempt


def finished() -> Duel:
    state = duel(seat("BASTION boom", "martyr"), seat("FORT ogre"))
    state.apply("A", END)
    return state


EMPTY = duel(seat("BASTION boom zombie"), seat("BASTION ogre troll"))
TWO_BR = duel(seat("BASTION brute brigand boom"), seat("BASTION ogre troll"))
PAIRED = story_duel(story_seat("BASTION banshee boom", "ogre+griffin"))
EXHAUSTED = story_duel(
    story_seat("BASTION brute boom", champion="ogre exhausted"),
    story_seat("BASTION alpha", champion="titan ready"),
    options={"champion": True},
)
IN_ASSAULT = story_duel(story_seat("BASTION brute boom"), ruleset="1.0", phase="assault")

REFUSED: dict[str, tuple[Callable[[], object], tuple[str, ...]]] = {
    "game_over": (lambda: finished().apply("A", END), ()),
    "not_your_turn": (lambda: middle().apply("B", END), ()),
    "not_in_hand": (typed("troll:u"), ("**Troll**",)),
    "not_available": (typed("brute:u"), ("**Brute**", "5", "4")),
    "too_little_mana": (typed("martyr:u"), ("**Martyr**", "7", "5")),
    "needs_lane": (typed("ogre@bu1"), ("**Ogre**",)),
    "needs_target": (typed("boom:u"), ("**Boom!**",)),
    "no_creature_in_play": (typed("boom@bu1", EMPTY), ("**Boom!**",)),
    "no_such_target": (typed("boom@bu9"), ("bu9",)),
    "no_such_lane": (lambda: middle().apply("A", Summon("ogre", 2)), ("**Ogre**",)),
    "ambiguous_card": (typed("br:u", TWO_BR), ("br", "Brute", "Brigand")),
    "not_a_symbiote": (typed("ogre+u1"), ("**Ogre**",)),
    "host_has_symbiote": (typed("banshee+u1", PAIRED), ("**Banshee**", "au1")),
    "champion_not_ready": (typed("ogre:u", EXHAUSTED), ("**Ogre**",)),
    "only_incantations_now": (typed("brute:u", IN_ASSAULT), ("**Brute**",)),
    "nobody_to_activate": (typed("go", IN_ASSAULT), ()),
    "not_in_this_ruleset": (typed("go"), ("go",)),
    "order_is_due": (lambda: asked_for_an_order().apply("A", END), ("**Bob**",)),
    "choose_an_order": (lambda: asked_for_an_order("").apply("B", END), ()),
    "nothing_to_order": (typed("back:ogre,brute"), ()),
    "unreadable_move": (typed("what?"), ("what?", "ogre:u", "boom@bu1")),
}
"""Each rule broken once, and what the player has to be told."""


def refusal(code: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        REFUSED[code][0]()
    return caught.value


def test_every_refusal_of_the_engine_is_tried() -> None:
    assert REFUSED.keys() == codes()


@each_language
@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_says_what_is_wrong(code: str, language: str) -> None:
    refused = refusal(code)
    assert refused.code == code
    told = UI.refusal(refused, NAMES, texts_in(language))
    called = {each.name(): each.name(language) for each in CARDS}
    for piece in REFUSED[code][1]:
        assert called.get(piece.strip("*"), piece.strip("*")) in told
    assert told.count("**") == 2 * sum(piece.startswith("**") for piece in REFUSED[code][1])
    assert "\n" not in told


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_is_told_in_the_language(code: str, language: str) -> None:
    refused = refusal(code)
    english = UI.refusal(refused, NAMES, texts_in("en"))
    assert UI.refusal(refused, NAMES, texts_in(language)) != english


@each_language
def test_what_was_typed_is_told_without_doing_anything(language: str) -> None:
    texts = texts_in(language)
    for text in ("@everyone", "<@123456789012345678>", "**x**", "`x`"):
        for code, fact in (
            ("unreadable_move", "move"),
            ("not_in_hand", "card"),
            ("ambiguous_card", "typed"),
        ):
            facts = {"cards": ["ogre"], fact: text} if code == "ambiguous_card" else {fact: text}
            refused = UI.refusal(IllegalAction(code, **facts), NAMES, texts)
            assert escape_markdown(text) in refused
            assert text not in refused


# ------------------------------------------------------------------ harmless


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("Жанна д’Арк 🏰", "Жанна д’Арк 🏰"),
        ("  Ann \t of\n\r\nArc ", "Ann of Arc"),
        ("An\u202en\u0000a\u200b", "An n a"),
        ("**Ann** _of_ `Arc`", r"\*\*Ann\*\* \_of\_ \`Arc\`"),
        ("||Ann|| ~~Arc~~", r"\|\|Ann\|\| \~\~Arc\~\~"),
        ("# Ann", r"\# Ann"),
        ("> Ann", r"\> Ann"),
        ("- Ann", r"\- Ann"),
        ("Ann\\", "Ann\\\\"),
        ("\n\n", "?"),
        ("", "?"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<#123> </play:1> <t:0>", r"\<#123> \</play:1> \<t:0>"),
        ("https://a.example", "https:\u200b//a.example"),
    ],
)
def test_somebodys_words_are_shown_as_they_are_written(text: str, shown: str) -> None:
    assert escape_markdown(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "@everyone",
        "x@here!",
        "<@123456789012345678>",
        "<@!123456789012345678>",
        "<@&123456789012345678>",
        "@\neveryone @everyone",
    ],
)
def test_mentions_do_not_work(text: str) -> None:
    assert not re.search(r"@(everyone|here)|<@[!&]?\d", escape_markdown(text))


def test_no_word_is_split_from_its_marks_by_the_limit() -> None:
    assert escape_markdown("x" * 200) == "x" * 80
    assert escape_markdown("x" * 200, 5) == "xxxxx"
    assert escape_markdown("*" * 200, 5) == r"\*" * 5
    assert escape_markdown("@everyone", 4) == "@eve"


def test_links_are_not_hidden_behind_words() -> None:
    assert re.sub(r"\\.", "", escape_markdown("[Ann](https://example.org)")).count("[") == 0


def test_moves_read_back() -> None:
    """What the choices offer is what the engine reads."""
    state = middle()
    for choice in UI.choices(state, "A", NAMES, texts_in("en")):
        for each in choice.moves:
            action, rest = read_move(state, each.move)
            assert (str(action), rest) == (each.move, "")
    assert read_move(state, "ogre:u")[0] == summon("ogre", 0)
    assert read_move(state, "boom@bl1")[0] == cast("boom", place(1, 1, 0))


# ------------------------------------------------------------------ the order of return (14.2)


def asked_for_an_order(lower: str = "partisan") -> Duel:
    """By ruleset 1.0, A's cyclone has destroyed creatures of B's at once."""
    owner = seat("BASTION boom djinn", "assassin gnome", lower)
    state = duel(seat("BASTION cyclone ogre"), owner, mana=20)
    document = {**CLASH.dump(state), "ruleset": "1.0", "rules": 2}
    state = CLASH.load(document)
    action, _ = CLASH.read_move(state, "cyclone@bu1")
    state.apply("A", action)
    return state


@each_language
def test_the_owner_says_card_by_card_in_which_order_they_come_back(language: str) -> None:
    texts, state = texts_in(language), asked_for_an_order()
    assert state.to_act() == ("B",)
    first = UI.question(state, "B", (), NAMES, texts)
    assert sorted((each.value, each.move) for each in first.choices) == [
        ("assassin", ""),
        ("gnome", ""),
        ("partisan", ""),
    ]
    second = UI.question(state, "B", ("gnome",), NAMES, texts)
    assert sorted((each.value, each.move) for each in second.choices) == [
        ("assassin", "back:gnome,assassin,partisan"),
        ("partisan", "back:gnome,partisan,assassin"),
    ]
    assert card("gnome").name(language) in second.text
    assert UI.question(state, "B", ("ogre",), NAMES, texts) == NOTHING
    assert "3" in UI.prompt(state.view("B"), texts)
    assert card("partisan").name(language) in UI.status(state.view(None), "@Bob", texts)
    assert not any(each.possible for each in UI.question(state, "A", (), NAMES, texts).choices)


def test_of_two_one_choice_says_it_all() -> None:
    state = asked_for_an_order("")
    choices = UI.question(state, "B", (), NAMES, texts_in("en")).choices
    moves = sorted(each.move for each in choices)
    assert moves == ["back:assassin,gnome", "back:gnome,assassin"]
    assert last_resort("clash", state, "B") in [each.move for each in choices]
