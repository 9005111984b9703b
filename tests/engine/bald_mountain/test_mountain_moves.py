"""bald-mountain.md 12: moves as text, and what they settle."""

from __future__ import annotations

import pytest
from mountain_positions import GAME, after, asked, dawn, legal, table

from engine.bald_mountain.cards import CARDS
from engine.core import IllegalAction


def read(state, text: str) -> str:
    """The canonical text of what was typed."""
    action, rest = GAME.read_move(state, text)
    assert not rest
    return str(action)


def code(state, text: str) -> str:
    """Why it can't be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(state, text)
    return caught.value.code


CARDS_OF_A = {"hand": "catch koscheis_needle amber_tear misers_chest moon_spring"}


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("draw", "draw"),
        ("  END", "end"),
        ("+catch", "+catch"),
        ("+ The Catch", "+catch"),
        ("+Подвох", "+catch"),
        ("+подв", "+catch"),
        ("+Le hic", "+catch"),
        ("+LE", "+catch"),
        ("+Koschei's Needle", "+koscheis_needle"),
        ("+Кощеева игла", "+koscheis_needle"),
        ("+kosch", "+koscheis_needle"),
        ("+amber tear", "+amber_tear"),
        ("+amber_", "+amber_tear"),
        ("+Larme d'ambre", "+amber_tear"),
        ("+Сундук скряги", "+misers_chest"),
    ],
)
def test_12_moves_are_read_leniently(typed, move):
    assert read(table(**CARDS_OF_A), typed) == move


def test_12_moves_name_any_card_exactly_in_three_languages():
    state = table()
    for card in CARDS:
        for name in (card.id, *dict(card.names).values()):
            for typed in (name, name.upper(), name.lower()):
                assert read(state, f"+{typed}") == f"+{card.id}", typed
                assert read(state, f"{typed}!") == f"{card.id}!"
                assert read(state, f"{typed}*") == f"{card.id}*"
                assert read(state, f"@{typed}") == f"@{card.id}"


def test_12_moves_activate_a_card_by_a_beginning_among_the_top_cards():
    state = table("demonspawn", "djinns_door")
    assert [read(state, typed) for typed in ("dem!", "DEMON !", "бес!", "dj!")] == [
        "demonspawn!",
        "demonspawn!",
        "demonspawn!",
        "djinns_door!",
    ]
    assert code(state, "d!") == "bald_mountain_ambiguous"


def test_12_moves_fire_and_decline_wonders():
    state = dawn("moon_spring marsh_fever", "gem_rot")
    assert [read(state, typed) for typed in ("moon*", "Moon Spring~", "БОЛОТНАЯ *", "лун~")] == [
        "moon_spring*",
        "moon_spring~",
        "marsh_fever*",
        "moon_spring~",
    ]
    assert code(state, "m*") == "bald_mountain_ambiguous"


def test_12_moves_name_cards_in_any_order():
    state = table("burnt_to_a_crisp", hand="domovoi catch grubby", others="gem_rot")
    after(state, "burnt_to_a_crisp!")
    for typed in ("-domovoi-catch", "- dom-The Catch", "-ДОМОВОЙ-Подвох"):
        assert read(state, typed) == "-catch-domovoi"


def test_12_moves_name_targets_and_altars():
    state = after(table("fumbletongue", "birch_sap gem_rot"), "fumbletongue!")
    assert [read(state, typed) for typed in ("@birch", "@GEM", "@Берёзовый сок")] == [
        "@birch_sap",
        "@gem_rot",
        "@birch_sap",
    ]
    state = after(table("evil_eye"), "evil_eye!")
    assert [read(state, typed) for typed in ("@charm", "@Чары", "@maléf", "@HEAL", "@зна")] == [
        "@charm",
        "@charm",
        "@curse",
        "@healing",
        "@healing",
    ]


def test_12_moves_answer_questions():
    state = after(table("golden_fish"), "golden_fish!")
    assert [read(state, typed) for typed in ("=2", "= 3", "YES", "No", "done")] == [
        "=2",
        "=3",
        "yes",
        "no",
        "done",
    ]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("+m", "ambiguous"),
        ("+xyzzy", "no_such_card"),
        ("+", "no_such_card"),
        ("catch", "unreadable"),
        ("draws", "unreadable"),
        ("+catch!", "unreadable"),
        ("-catch!", "unreadable"),
        ("-", "no_such_card"),
        ("-m", "ambiguous"),
        ("=x", "unreadable"),
        ("!", "unreadable"),
        ("", "unreadable"),
        ("@", "no_such_card"),
        ("xyzzy!", "no_such_card"),
    ],
)
def test_12_moves_that_can_not_be_read_are_refused_with_a_code(typed, why):
    assert code(table(**CARDS_OF_A), typed) == f"bald_mountain_{why}"


@pytest.mark.parametrize("typed", ["@c", "@", "@moon"])
def test_12_moves_name_an_altar_clearly(typed):
    state = after(table("evil_eye"), "evil_eye!")
    assert code(state, typed) == "bald_mountain_unreadable"


def test_12_moves_of_a_line_are_split_at_spaces():
    state, line = table(hand="amber_tear catch", actions=5), []
    rest = "+The Catch +amber  Amber Tear ! draw end"
    while rest:
        action, rest = GAME.read_move(state, rest)
        line.append(str(action))
        after(state, str(action))
    assert line == ["+catch", "+amber_tear", "amber_tear!", "draw", "end"]


def test_12_moves_are_of_one_seat_always():
    state = table("catch", others="gem_rot")
    assert (state.to_act(), asked(after(state, "catch!"))) == (("A",), ("B", "way_out"))
    assert state.to_act() == ("B",)


def settles(state, move: str) -> bool:
    """Does it end what can be taken back?"""
    action, _ = GAME.read_move(state, move)
    return any(event.irreversible for event in state.apply(state.acting, action))


@pytest.mark.parametrize(
    ("told", "moves"),
    [
        ({}, ["draw"]),
        ({"mine": "dreamcloak"}, ["dreamcloak!"]),
        ({"mine": "snake_tongue", "others": "catch"}, ["snake_tongue!"]),
        ({"mine": "hex_knot", "others": "catch"}, ["hex_knot!"]),
        ({}, ["end"]),
        ({"mine": "demonspawn", "actions": 1}, ["demonspawn!"]),
        ({"mine": "catch", "others": "gem_rot"}, ["catch!"]),
        (
            {"mine": "grubby", "hand": "catch gem_rot", "others": "domovoi"},
            ["grubby!", "=1", "-catch"],
        ),
    ],
)
def test_12_what_settles(told, moves):
    state = after(table(**told), *moves[:-1])
    assert settles(state, moves[-1])


def test_12_what_settles_an_answer_by_another_seat():
    for answer in ("-gem_rot", "no"):
        assert settles(after(table("catch", others="gem_rot"), "catch!"), answer)


def surprised(state, move: str) -> set[str]:
    """Whom what happens surprises."""
    action, _ = GAME.read_move(state, move)
    events = state.apply(state.acting, action)
    return {seat for event in events for seat in "AB" if event.surprises(seat)}


def test_12_what_settles_and_whom_it_surprises():
    """Chance surprises everybody; a choice everybody but who makes it; a turn's end nobody."""
    out = after(table("catch", others="gem_rot"), "catch!")
    assert surprised(out.copy(), "-gem_rot") == {"A"}
    gem = dawn("ravens_toll")
    assert [surprised(gem.copy(), move) for move in ("yes", "no")] == [{"A", "B"}, {"A", "B"}]
    state = table("grubby", hand="catch gem_rot", others="domovoi evil_eye")
    assert surprised(after(state, "grubby!", "=1"), "-catch") == set()
    assert surprised(state, "-domovoi") == {"A", "B"}
    assert surprised(table("hex_knot", others="catch"), "hex_knot!") == {"A", "B"}
    assert surprised(table("demonspawn"), "demonspawn!") == set()


@pytest.mark.parametrize(
    ("told", "moves"),
    [
        ({"hand": "catch"}, ["+catch"]),
        ({"mine": "demonspawn"}, ["demonspawn!"]),
        ({"mine": "thieving_magpie"}, ["thieving_magpie!"]),
        ({"mine": "evil_eye"}, ["evil_eye!", "@charm"]),
        ({"mine": "fumbletongue", "theirs": "gem_rot birch_sap"}, ["fumbletongue!", "@gem_rot"]),
        ({"mine": "echo_ravine demonspawn goblin_bite"}, ["echo_ravine!", "@goblin_bite"]),
        ({"mine": "bone_hail", "hand": "amber_tear"}, ["bone_hail!", "-amber_tear"]),
        ({"mine": "ghost_portals", "hand": "gem_rot catch"}, ["ghost_portals!", "+catch", "done"]),
        ({"mine": "grubby", "hand": "catch"}, ["grubby!", "=2"]),
    ],
)
def test_12_what_settles_not_the_parts_of_an_own_activation(told, moves):
    state = table(**told)
    assert [settles(state, move) for move in moves] == [False] * len(moves)


def test_12_what_settles_not_the_choice_of_a_wonder():
    state = dawn("moon_spring restless_clock")
    assert not settles(state, "moon_spring*")
    assert legal(state) == {"restless_clock*", "restless_clock~"}


def test_12_chapter_is_a_turn():
    state = table()
    assert [GAME.turn_number(state), GAME.turn_number(after(state, "end"))] == [1, 2]
