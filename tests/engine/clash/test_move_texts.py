"""Moves as text: canonical output, lenient but never ambiguous input."""

from __future__ import annotations

from contextlib import suppress

import pytest
from positions import CLASH, duel, expect, play, texts

from engine.clash.cards import CARDS, LANGUAGES
from engine.core import IllegalAction


def state(**rest):
    return duel(
        a="BASTION boom goblin_archer grrr vision_of_terror onyx_golem gnome | ogre troll",
        b="BASTION djinn | | zombie baron",
        **rest,
    )


def read(text: str, on=None) -> tuple[str, str]:
    action, rest = CLASH.read_move(on or state(), text)
    return str(action), rest


def refusal(text: str, on=None) -> str:
    with pytest.raises(IllegalAction) as caught:
        CLASH.read_move(on or state(), text)
    return caught.value.code


def test_every_legal_action_has_one_text_that_reads_back():
    for text in texts(state()):
        assert read(text) == (text, "")
    assert len(set(texts(state()))) == len(texts(state()))


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("goblin_archer:u", "goblin_archer:u"),
        ("Goblin Archer:u", "goblin_archer:u"),
        ("  GOBLIN   archer:L", "goblin_archer:l"),
        ("gob:u", "goblin_archer:u"),
        ("goblin a:u", "goblin_archer:u"),
        ("boom@bl2", "boom@bl2"),
        ("Boom!@BL2", "boom@bl2"),
        ("BOOM@AU1", "boom@au1"),
        ("vision of terror@bl1", "vision_of_terror@bl1"),
        ("vision of@bl1", "vision_of_terror@bl1"),
        ("end", "end"),
        ("END", "end"),
    ],
)
def test_names_with_spaces_any_case_and_beginnings(typed, canonical):
    assert read(typed)[0] == canonical


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("goblin archer:Upper", "goblin_archer:u"),
        ("Goblin Archer:lower", "goblin_archer:l"),
        ("archer gobelin:u", "goblin_archer:u"),
        ("archer g:u", "goblin_archer:u"),
    ],
)
def test_lanes_in_full_and_names_in_other_languages(typed, canonical):
    assert read(typed)[0] == canonical


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_in_every_language(language):
    for each in CARDS:
        on = duel(a=f"BASTION {each.id} {'gnome' if each.id != 'gnome' else 'troll'}", mana=9)
        assert read(f"{each.name(language)}:u end", on)[0] == f"{each.id}:u"


def test_a_line_goes_on_after_each_move():
    first, rest = read("vision of terror@bl1 goblin archer:u end grrr:l")
    assert first == "vision_of_terror@bl1"
    second, rest = read(rest)
    assert second == "goblin_archer:u"
    third, rest = read(rest)
    assert third == "end"
    assert rest.split() == ["grrr:l"]


def test_a_line_may_go_on_with_the_opponents_moves():
    on = duel(a="BASTION ogre boom", b="BASTION zombie djinn")
    play(on, "ogre:u end zombie:l end")
    assert on.to_act() == ("A",)


def test_an_exact_id_comes_before_a_beginning():
    on = duel(a="BASTION giant treant gnome")
    assert read("giant:u", on)[0] == "giant:u"
    on = duel(a="BASTION lich regicide reptile", mana=9)
    assert refusal("re:u", on) == "ambiguous_card"


def test_beginnings_look_only_at_the_cards_that_can_be_played_now():
    """`g` begins three cards of the hand; one of them can be paid, or reached."""
    on = duel(a="BASTION giant gnome boom djinn grrr", mana=3)
    assert read("g:u", on)[0] == "gnome:u"


def test_an_ambiguous_beginning_is_refused_with_the_cards_meant():
    with pytest.raises(IllegalAction) as caught:
        CLASH.read_move(state(), "g:u")
    assert caught.value.code == "ambiguous_card"
    assert {"goblin_archer", "grrr"} <= set(caught.value.facts["cards"])


def test_an_exact_card_that_cannot_be_played_is_refused_by_its_rule():
    with pytest.raises(IllegalAction) as caught:
        play(state(), "gnome:u")
    assert caught.value.code == "not_available"
    with pytest.raises(IllegalAction) as caught:
        play(state(mana=0), "grrr:u")
    assert caught.value.code == "too_little_mana"


def played(text: str, on) -> str:
    with pytest.raises(IllegalAction) as caught:
        play(on, text)
    return caught.value.code


def test_go_belongs_to_another_ruleset():
    assert read("go")[0] == read("GO")[0] == "go"
    assert played("go", state()) == "not_in_this_ruleset"
    on = duel(a="BASTION boom ogre | baron", ruleset="1.0")
    play(on, "go")
    assert texts(on) == ["boom@au1", "end"]


def test_a_symbiote_move_names_its_host():
    on = duel(a="BASTION familiar grrr | ogre troll | baron")
    for text in ("familiar+u1", "familiar+u2", "familiar+l1"):
        assert text in texts(on)
        assert read(text, on) == (text, "")
    assert read("Fam+U2 end", on) == ("familiar+u2", " end")


@pytest.mark.parametrize("text", ["familiar+u0", "familiar+u3", "familiar+l2", "familiar+u999"])
def test_a_symbiote_needs_a_host(text):
    on = duel(a="BASTION familiar grrr | ogre troll | baron")
    assert played(text, on) == "no_such_target"


def test_only_a_symbiote_joins():
    assert played("grrr+u1", state()) == "not_a_symbiote"


def test_of_two_copies_of_a_mercenary_the_leftmost_is_meant():
    on = duel(a="rapscallion BASTION rapscallion ogre", b="BASTION boom djinn")
    assert texts(on).count("rapscallion:u") == 1
    play(on, "rapscallion:u")
    expect(on, a="BASTION rapscallion ogre | rapscallion*")


@pytest.mark.parametrize(
    "junk",
    [
        *("", "   ", "grrr", "grrr:", "grrr:x", "grrr:uu", "grrr:u1", ":u", "@bu1", "boom@"),
        *("boom@b", "boom@bu", "boom@eu1", "boom@bx1", "boom@bu1x", "boom@bu-1", "boom@bu1234"),
        *("grrr+u", "ending", "end:", "\0", "🂡:", "grrr : u : l", "x" * 5000, ":" * 5000),
        "boom@" * 2000,
    ],
)
def test_junk_is_unreadable(junk):
    assert refusal(junk) == "unreadable_move"


@pytest.mark.parametrize("typed", ["dragon:u", "🂡:u", "zombie:u", "ogre:u", "end ogre x:u"])
def test_a_card_that_is_not_in_the_hand(typed):
    if typed.startswith("end"):
        _, typed = read(typed)
    assert refusal(typed) == "not_in_hand"


def test_reading_changes_nothing():
    on = state()
    before = on.key()
    for text in ("grrr:u", "end", "junk", "g:u", "boom@du9"):
        with suppress(IllegalAction):
            CLASH.read_move(on, text)
    assert on.key() == before


def test_place_0_and_far_places_are_no_targets():
    for typed in ("boom@bl0", "boom@bl3", "boom@bl999", "boom@cu1", "boom@du1"):
        with pytest.raises(IllegalAction) as caught:
            play(state(), typed)
        assert caught.value.code == "no_such_target"
