"""clash-of-decks.md 14.2, Ruling 50: in ruleset 1.0 the owner chooses the order in which several of
their creatures destroyed at once come back to hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from positions import CLASH, document, duel, expect, only, play, texts, winners

from engine.clash import notation, returning
from engine.clash.actions import END, Back
from engine.core import IllegalAction
from engine.documents import DocumentError

MANY = "BASTION boom djinn troll"
CASTER = "BASTION cyclone grrr ogre giant"


def asking(**rest: Any) -> Any:
    """A's cyclone has destroyed three creatures of B's."""
    b = f"{MANY} | assassin gnome | partisan"
    state = duel(a=CASTER, b=b, ruleset="1.0", rules=2, **rest)
    play(state, "cyclone@bu1")
    return state


def refusal(state: Any, seat: str, move: Any) -> IllegalAction:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, move)
    assert state.key() == before
    return caught.value


def test_14_2_the_owner_is_asked_in_the_other_ones_turn():
    state = asking()
    assert state.to_act() == ("B",)
    assert CLASH.asked(state) == ("B",)
    assert state.legal_actions("A") == []
    assert sorted(texts(state)) == [
        *("back:assassin,gnome,partisan", "back:assassin,partisan,gnome"),
        *("back:gnome,assassin,partisan", "back:gnome,partisan,assassin"),
        *("back:partisan,assassin,gnome", "back:partisan,gnome,assassin"),
    ]


def test_14_2_the_cards_come_back_in_the_order_that_was_chosen():
    state = asking()
    events = play(state, "back:partisan,gnome,assassin")
    assert events[0] == "order_chosen B partisan,gnome,assassin"
    assert only(events, "destroyed", "returned") == [
        "destroyed partisan bl1",
        "destroyed gnome bu2",
        "destroyed assassin bu1",
        "returned partisan B right 4",
        "returned gnome B right 5",
        "returned assassin B right 6",
        "returned cyclone A right 4",
    ]
    expect(
        state,
        a="BASTION grrr ogre giant cyclone",
        b=f"{MANY} partisan gnome assassin",
        active="A",
        mana=4,
    )
    assert state.to_act() == ("A",)
    assert CLASH.asked(state) == ()


def test_14_2_the_question_tells_everybody_what_it_is_about():
    state = duel(a=CASTER, b=f"{MANY} | assassin gnome", ruleset="1.0", rules=2)
    events = play(state, "cyclone@bu1")
    assert events[-1] == "order_asked B gnome,assassin"
    assert only(events, "destroyed", "returned") == []
    for viewer in ("A", "B", None):
        view = state.view(viewer)
        assert view.question is not None
        assert (view.question.seat, [each.id for each in view.question.cards]) == (
            "B",
            ["gnome", "assassin"],
        )
        assert [each.health_left for each in view.player("B").upper] == [0, 0]
    play(state, "back:gnome,assassin")
    assert state.view("A").question is None


def test_14_2_what_was_asked_and_what_was_answered_can_not_be_taken_back():
    state = duel(a=CASTER, b=f"{MANY} | assassin gnome", ruleset="1.0", rules=2)
    cast, _ = CLASH.read_move(state, "cyclone@bu1")
    assert state.apply("A", cast)[-1].irreversible
    assert state.apply("B", Back(("gnome", "assassin")))[0].irreversible


def test_14_2_own_creatures_are_asked_about_in_the_own_turn():
    state = duel(a=f"{CASTER} | assassin gnome", b=MANY, ruleset="1.0", rules=2)
    play(state, "cyclone@au1")
    assert state.to_act() == ("A",)
    assert CLASH.asked(state) == ()
    play(state, "back:assassin,gnome")
    expect(state, a="BASTION grrr ogre giant assassin gnome cyclone")


def test_14_2_both_owners_are_asked_the_active_player_first():
    a = "BASTION cyclone grrr ogre giant | assassin partisan@B | gnome"
    state = duel(a=a, b=MANY, ruleset="1.0", rules=2)
    play(state, "cyclone@au1")
    assert texts(state) == ["back:assassin,gnome", "back:gnome,assassin"]
    assert state.to_act() == ("A",)
    play(state, "back:gnome,assassin")
    expect(state, a="BASTION grrr ogre giant gnome assassin cyclone", b=f"{MANY} partisan")


def test_14_2_an_assault_asks_and_goes_on_after_the_answer():
    state = duel(
        a="BASTION boom ogre djinn | abomination | brigand",
        b=f"{MANY} | assassin gnome | partisan titan",
        ruleset="1.0",
        rules=2,
    )
    events = play(state, "end")
    assert events[-1] == "order_asked B gnome,assassin,partisan"
    assert state.active == 0
    events = play(state, "back:assassin,gnome,partisan")
    assert only(events, "attacked", "turn_began") == [
        "attacked brigand al1 bl1 2",
        "turn_began B 10 7",
    ]


def test_14_2_one_action_may_ask_more_than_once():
    state = duel(
        a="BASTION boom ogre djinn | alpha abomination",
        b=f"{MANY} | assassin gnome disciple partisan",
        ruleset="1.0",
        rules=2,
    )
    assert only(play(state, "end"), "order_asked") == ["order_asked B gnome,assassin"]
    assert only(play(state, "back:assassin,gnome"), "order_asked", "order_chosen") == [
        "order_chosen B assassin,gnome",
        "order_asked B partisan,disciple",
    ]
    assert CLASH.dump(state)["begun"] == ["end", "back:assassin,gnome"]
    assert CLASH.load(CLASH.dump(state)).key() == state.key()
    play(state, "back:partisan,disciple")
    expect(state, b=f"{MANY} assassin gnome partisan disciple", turn=10)


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        ("A", END, "order_is_due"),
        ("A", Back(("assassin", "gnome", "partisan")), "order_is_due"),
        ("B", END, "choose_an_order"),
        ("B", Back(("assassin", "gnome")), "choose_an_order"),
        ("B", Back(("assassin", "gnome", "gnome")), "choose_an_order"),
        ("B", Back(("assassin", "gnome", "partisan", "troll")), "choose_an_order"),
    ],
)
def test_14_2_nothing_else_can_be_done_before_the_answer(seat: str, move: Any, code: str):
    assert refusal(asking(), seat, move).code == code


def test_14_2_nobody_orders_what_was_not_asked():
    state = duel(a=CASTER, b=f"{MANY} | assassin gnome", ruleset="1.0", rules=2)
    assert refusal(state, "A", Back(("gnome", "assassin"))).code == "nothing_to_order"
    with pytest.raises(IllegalAction, match="nothing to order"):
        CLASH.read_move(state, "back:gnome,assassin")


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (CASTER, f"{MANY} | assassin ogre"),
        (
            f"{CASTER} | | | champion brigand ready",
            f"{MANY} | assassin gnome | | champion gnome in play",
        ),
    ],
    ids=["only one is destroyed", "a champion does not come to hand"],
)
def test_14_2_nobody_is_asked_where_there_is_no_order(a: str, b: str):
    state = duel(a=a, b=b, ruleset="1.0", rules=2)
    events = play(state, "cyclone@bu1")
    assert only(events, "order_asked") == []
    assert only(events, "returned")[0] == "returned assassin B right 4"
    assert state.to_act() == ("A",)


@pytest.mark.parametrize(("ruleset", "rules"), [("1.0", 1), ("1.2", 1), ("1.2", 2)])
def test_14_2_only_ruleset_1_0_asks_and_only_since_version_2(ruleset: str, rules: int):
    b = f"{MANY} | assassin gnome | partisan"
    state = duel(a=CASTER, b=b, ruleset=ruleset, rules=rules)
    play(state, "cyclone@bu1")
    expect(state, b=f"{MANY} gnome assassin partisan")


def test_14_2_by_default_it_is_the_order_of_section_4():
    state, older = (
        asking(),
        duel(a=CASTER, b=f"{MANY} | assassin gnome | partisan", ruleset="1.0"),
    )
    answer = returning.by_default(state)
    assert str(answer) == "back:gnome,assassin,partisan" == texts(state)[0]
    play(state, str(answer))
    play(older, "cyclone@bu1")
    assert CLASH.dump(state)["seats"] == CLASH.dump(older)["seats"]
    assert returning.by_default(state) is None


def test_14_2_nobody_is_asked_in_what_is_only_imagined():
    state = duel(a=CASTER, b=f"{MANY} | assassin gnome", ruleset="1.0", rules=2)
    state.rules = state.rules._replace(imagined=True)
    play(state, "cyclone@bu1")
    expect(state, b=f"{MANY} gnome assassin")


def test_14_2_an_ai_is_not_asked():
    position = document(
        a="BASTION cyclone grrr ogre giant", b=f"{MANY} | assassin gnome", ruleset="1.0", rules=2
    )
    b = position["seats"]["B"]
    b.pop("hand")
    b |= {"deck": ["troll", "djinn"], "discard": [], "stronghold": "BASTION"}
    state = CLASH.load({**position, "mode": "solo"})
    assert only(play(state, "cyclone@bu1"), "order_asked", "discarded") == [
        "discarded B gnome",
        "discarded B assassin",
    ]


# Moves, positions, notation


@pytest.mark.parametrize(
    ("typed", "rest"),
    [
        ("back:gnome,partisan,assassin", ""),
        (" BACK : Gnome , part,assassin end", " end"),
        ("back:g,p,a go", " go"),
    ],
)
def test_an_order_is_read_as_people_type_it(typed: str, rest: str):
    order = Back(("gnome", "partisan", "assassin"))
    assert CLASH.read_move(asking(), typed) == (order, rest)


@pytest.mark.parametrize("typed", ["back:", "back:gnome,ogre,assassin", "back:gnome,,assassin"])
def test_what_is_no_order_says_which_cards_come_back(typed: str):
    with pytest.raises(IllegalAction) as caught:
        CLASH.read_move(asking(), typed)
    assert caught.value.code == "choose_an_order"
    assert caught.value.facts == {"cards": ["gnome", "assassin", "partisan"]}


def test_a_position_with_a_question_reads_back():
    state = asking()
    written = json.loads(json.dumps(CLASH.dump(state)))
    assert written["begun"] == ["cyclone@bu1"]
    read = CLASH.load(written)
    assert read.key() == state.key()
    assert read.view("B") == state.view("B")
    assert CLASH.dump(read) == written
    for each in (read, state):
        play(each, "back:partisan,gnome,assassin")
    assert CLASH.dump(read) == CLASH.dump(state)
    assert "begun" not in CLASH.dump(state)


def test_a_line_with_a_question_reads_back():
    state = asking()
    line = notation.write(state)
    assert line.endswith("; begun cyclone@bu1")
    assert notation.read(line).key() == state.key()
    assert notation.write(notation.read(line)) == line


@pytest.mark.parametrize(
    ("begun", "path"),
    [
        (["end"], "begun"),
        (["cyclone@bu1", "back:gnome,assassin,partisan"], "begun"),
        (["cyclone@bu1", "back:gnome,assassin,partisan", "end"], "begun[2]"),
        (["end", "end"], "begun[1]"),
        (["cyclone@bu9"], "begun[0]"),
        (["cyclone@bu1 end"], "begun[0]"),
        (["cyclone@bu1", "back:gnome"], "begun[1]"),
    ],
)
def test_begun_is_what_leaves_a_question(begun: list[str], path: str):
    with pytest.raises(DocumentError) as caught:
        CLASH.load({**CLASH.dump(asking()), "begun": begun})
    assert caught.value.path == path


def test_a_question_makes_a_position_another_one():
    before = duel(a=CASTER, b=f"{MANY} | assassin gnome | partisan", ruleset="1.0", rules=2)
    assert before.key() != asking().key()
    assert winners(before) is None
