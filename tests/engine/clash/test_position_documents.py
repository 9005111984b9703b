"""Position documents: what they hold, that they round-trip, and what is refused and where."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from positions import CLASH, document, duel, play

from engine.clash.position_documents import LISTED
from engine.documents import DocumentError

FULL = document(
    a="ogre BASTION troll boom | baron martyr-2*! | grrr",
    b="FORT zombie cyclone | | lieutenant!",
    active="B",
    mana=3,
    turn=12,
    turn_limit=30,
)
NESTED: list[Any] = []
for _ in range(2000):
    NESTED = [NESTED]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The full position with one value put at a path like `seats.A.hand.0`."""
    position = copy.deepcopy(FULL)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    part: Any = position
    for step in steps:
        part = part[step]
    part[last] = value
    return position


def refusal(position: object) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        CLASH.load(position)
    assert caught.value.reason
    return caught.value


@pytest.mark.parametrize(
    "path",
    [
        *("seats.A.hand", "seats.A.deck", "seats.A.discard", "seats.A.upper", "seats.A.lower"),
        *("seats.A.given", "seats.A.upper.0.shackled", "seats.A.upper.0.used", "begun"),
    ],
)
@pytest.mark.parametrize("entry", [1, "ogre", {}, {"card": "ogre"}])
def test_a_list_that_is_too_long_is_refused_before_its_entries(path: str, entry: object) -> None:
    refused = refusal(changed(path, [entry] * (LISTED + 1)))
    assert refused.path.replace("[0]", ".0") == path
    assert f"should have at most {2 if path.endswith('used') else LISTED} items" in refused.reason


# Round trips


@pytest.mark.parametrize(
    "position",
    [
        FULL,
        document(),
        document(a="FORT ogre | zombie* | grrr*!", mana=0, turn=1),
        document(a="BASTION boom | ogre-3@B", b="zombie FORT troll"),
        document(a="BASTION ogre | baron+familiar(zombie)-2*!^ | grabber(lich,boom)"),
        document(a="rapscallion BASTION rapscallion ogre"),
        document(
            a="BASTION ogre | brute | | champion brute in play",
            b="BASTION ogre | | | champion brute exhausted | given rage splash",
            fatigue=True,
        ),
        document(
            a="BASTION ogre | brute~ | grrr~", ruleset="1.0", phase="assault", running="lower"
        ),
    ],
)
def test_a_canonical_position_round_trips(position):
    assert CLASH.dump(CLASH.load(position)) == position


def test_a_position_survives_json():
    assert CLASH.dump(CLASH.load(json.loads(json.dumps(FULL)))) == FULL


def test_loading_does_not_change_the_document():
    position = copy.deepcopy(FULL)
    play(CLASH.load(position), "zombie:u end")
    assert position == FULL


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.A.lower.0.damage", 0),
        ("seats.A.lower.0.entered", "earlier"),
        ("seats.A.lower.0.owner", "A"),
        ("seats.A.lower.0.used", []),
        ("seats.A.turns_taken", 6),
        ("seats.B.turns_taken", 5),
    ],
)
def test_defaults_may_be_written_and_are_left_out_again(path, value):
    assert CLASH.dump(CLASH.load(changed(path, value))) == FULL


def test_options_are_written_only_if_not_default():
    position = changed("options", {"turn_limit": 0})
    assert "options" not in CLASH.dump(CLASH.load(position))


@pytest.mark.parametrize(
    ("turn", "active", "a", "b"), [(1, "A", 0, 0), (2, "B", 1, 0), (3, "A", 1, 1), (2, "A", 0, 1)]
)
def test_turns_taken_are_derived_from_the_turn(turn, active, a, b):
    state = duel(turn=turn, active=active, turn_limit=9)
    assert [player.turns_taken for player in state.players] == [a, b]


def test_turns_taken_that_differ_are_kept_and_count_for_the_limit():
    position = document(turn=9, turn_limit=8)
    position["seats"]["A"]["turns_taken"] = 7
    position["seats"]["B"]["turns_taken"] = 8
    state = CLASH.load(position)
    assert CLASH.dump(state) == position
    assert play(state, "end")[-1] == "game_ended - turn_limit"


def test_a_position_at_its_turn_limit_is_refused():
    assert refusal(document(turn=9, turn_limit=4)).path == "options.turn_limit"


def test_whatever_a_loaded_position_leads_to_loads_again():
    """Also when the seats on record are some turns apart."""
    position = document(turn=9, turn_limit=8)
    position["seats"]["A"]["turns_taken"] = 7
    position["seats"]["B"]["turns_taken"] = 3
    state = CLASH.load(position)
    play(state, "end end")
    assert state.to_act() == ("A",)
    assert CLASH.load(CLASH.dump(state)).key() == state.key()


def test_the_same_card_may_be_on_both_sides():
    position = document(a="BASTION ogre", b="BASTION ogre")
    assert CLASH.dump(CLASH.load(position)) == position


# Refusals


@pytest.mark.parametrize(
    "whole", [None, [], "{}", 5, True, float("nan"), [FULL]], ids=lambda each: str(each)[:10]
)
def test_refused_whole_not_an_object(whole):
    assert refusal(whole).path == ""


@pytest.mark.parametrize("key", [key for key in FULL if key != "options"])
def test_refused_a_missing_key(key):
    position = copy.deepcopy(FULL)
    del position[key]
    assert refusal(position).path == key


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("extra", "extra"),
        ("seats.A.extra", "seats.A.extra"),
        ("seats.A.upper.1.extra", "seats.A.upper[1].extra"),
        ("options.extra", "options.extra"),
        ("seats.A.upper.0.glued", "seats.A.upper[0].glued"),
    ],
)
def test_refused_an_unknown_key_by_name(path, where):
    fault = refusal(changed(path, 1))
    assert (fault.path, fault.reason) == (where, "unknown key")


@pytest.mark.parametrize("version", [2, 0, None, "1", [], 1.5])
def test_refused_another_version(version):
    assert refusal(changed("format", version)).path == "format"


@pytest.mark.parametrize("version", [True, 1.0])
def test_refused_a_version_that_only_equals_1(version):
    assert refusal(changed("format", version)).path == "format"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", "chess"),
        ("ruleset", "1.1"),
        ("ruleset", 1.2),
        ("mode", "siege"),
        ("active", "C"),
        ("active", "a"),
        ("active", 0),
        ("phase", "assault"),
        ("phase", "regeneration"),
        ("phase", "lunch"),
        ("phase", None),
    ],
)
def test_refused_unknown_words(path, value):
    assert refusal(changed(path, value)).path == path


@pytest.mark.parametrize("path", ["turn", "mana", "options.turn_limit", "seats.A.turns_taken"])
@pytest.mark.parametrize(
    "value",
    [-1, True, False, 1.0, 1.5, float("nan"), float("inf"), "3", [], {}, NESTED],
    ids=lambda value: type(value).__name__,
)
def test_refused_wrong_numbers(path, value):
    assert refusal(changed(path, value)).path == path


def test_refused_turn_0():
    assert refusal(changed("turn", 0)).path == "turn"


@pytest.mark.parametrize(
    ("hand", "path", "reason"),
    [
        ("", "", "stronghold is missing"),
        ("ogre troll", "", "stronghold is missing"),
        ("bastion ogre", "", "stronghold is missing"),
        ("BASTION FORT ogre", "[1]", "second stronghold"),
        ("FORT ogre FORT troll", "[2]", "second stronghold"),
        ("BASTION", "[0]", "right end"),
        ("ogre BASTION", "[1]", "right end"),
        ("ogre troll FORT", "[2]", "right end"),
        ("BASTION dragon", "[1]", "no card 'dragon'"),
        ("BASTION Ogre", "[1]", "no card 'Ogre'"),
        ("BASTION ogre troll ogre", "[3]", "twice"),
        ("BASTION griffin ogre griffin", "[3]", "twice"),
        ("BASTION rapscallion rapscallion rapscallion", "[3]", "more often"),
    ],
)
def test_refused_hands(hand, path, reason):
    fault = refusal(changed("seats.A.hand", hand.split()))
    assert fault.path == f"seats.A.hand{path}"
    assert reason in fault.reason


@pytest.mark.parametrize(
    ("hand", "path"),
    [
        ("BASTION ogre", ""),
        (None, ""),
        ({"0": "BASTION"}, ""),
        (["BASTION", 5], "[1]"),
        (["BASTION", None], "[1]"),
        (["BASTION", ["ogre"]], "[1]"),
        (["BASTION", NESTED], "[1]"),
    ],
    ids=lambda value: str(type(value).__name__),
)
def test_refused_hands_of_a_wrong_type(hand, path):
    assert refusal(changed("seats.A.hand", hand)).path == f"seats.A.hand{path}"


@pytest.mark.parametrize(
    ("creature", "path", "reason"),
    [
        ({}, ".card", "missing"),
        ({"card": "boom"}, ".card", "incantation"),
        ({"card": "dragon"}, ".card", "no card"),
        ({"card": "BASTION"}, ".card", "no card"),
        ({"card": "gnome", "symbiote": 1}, ".symbiote", "string"),
        ({"card": "gnome", "symbiote": "dragon"}, ".symbiote", "no card"),
        ({"card": "gnome", "symbiote": "boom"}, ".symbiote", "incantation"),
        ({"card": "gnome", "symbiote": "grrr"}, ".symbiote", "no symbiote"),
        ({"card": "familiar", "symbiote": "griffin"}, ".symbiote", "has Symbiote itself"),
        ({"card": "gnome", "symbiote": "familiar", "damage": 2}, ".damage", "health"),
        ({"card": "gnome", "shackled": "dragon"}, ".shackled", "no card"),
        ({"card": "gnome", "shackled": "FORT"}, ".shackled", "no card"),
        ({"card": "gnome", "used": ["sharpening", "sharpening"]}, ".used[1]", "twice"),
        ({"card": "gnome", "activated": True}, ".activated", "not its assault"),
        ({"card": "gnome", "activated": 1}, ".activated", ""),
        ({"card": "ogre"}, ".card", "twice"),
        ({"card": "baron"}, ".card", "twice"),
        ({"card": "gnome", "damage": 1}, ".damage", "health"),
        ({"card": "gnome", "damage": 99}, ".damage", "health"),
        ({"card": "gnome", "damage": -1}, ".damage", ""),
        ({"card": "gnome", "damage": True}, ".damage", ""),
        ({"card": "gnome", "damage": 0.0}, ".damage", ""),
        ({"card": "gnome", "entered": "never"}, ".entered", ""),
        ({"card": "gnome", "owner": "C"}, ".owner", "A and B"),
        ({"card": "gnome", "owner": "X"}, ".owner", ""),
        ({"card": "gnome", "used": "protection"}, ".used", ""),
        ({"card": "gnome", "used": ["luck"]}, ".used[0]", ""),
        ("gnome", "", ""),
        (None, "", ""),
    ],
)
def test_refused_creatures(creature, path, reason):
    fault = refusal(changed("seats.A.lower", [{"card": "zombie"}, creature]))
    assert fault.path == f"seats.A.lower[1]{path}"
    assert reason in fault.reason


@pytest.mark.parametrize(
    ("told", "path"),
    [
        (1, ""),
        ({}, ".card"),
        ({"card": "brute"}, ".state"),
        ({"card": "brute", "state": "lost"}, ".state"),
        ({"card": "brute", "state": "in play"}, ".state"),
        ({"card": "boom", "state": "ready"}, ".card"),
        ({"card": "dragon", "state": "ready"}, ".card"),
        ({"card": "baron", "state": "ready"}, ".card"),
        ({"card": "troll", "state": "exhausted"}, ".card"),
    ],
)
def test_refused_champions(told, path):
    assert refusal(changed("seats.A.champion", told)).path == f"seats.A.champion{path}"


def test_refused_the_module_champion_without_champions():
    assert refusal(changed("options.champion", True)).path == "seats.A.champion"


@pytest.mark.parametrize("option", ["fatigue", "champion"])
@pytest.mark.parametrize("value", [1, "yes", None, []])
def test_refused_options_that_are_no_truth(option, value):
    assert refusal(changed(f"options.{option}", value)).path == f"options.{option}"


@pytest.mark.parametrize(("given", "path"), [(["luck"], "[0]"), ("rage", ""), ([1], "[0]")])
def test_refused_given_abilities(given, path):
    assert refusal(changed("seats.A.given", given)).path == f"seats.A.given{path}"


def test_refused_a_shackled_card_that_its_owner_has_elsewhere():
    """The card under A's creature is B's, who has it in hand."""
    assert refusal(changed("seats.A.upper.0.shackled", "cyclone")).path == "seats.B.hand[2]"


@pytest.mark.parametrize("name", ["Z", "a", "C", ""])
def test_refused_other_seats(name):
    assert refusal(changed(f"seats.{name}", FULL["seats"]["A"])).path.startswith("seats")


def test_refused_a_missing_seat():
    position = copy.deepcopy(FULL)
    del position["seats"]["B"]
    assert refusal(position).path == "seats"


def test_refused_deep_nesting_anywhere():
    for path in ("extra", "seats", "seats.A", "seats.A.upper", "seats.A.upper.0", "options"):
        refusal(changed(path, NESTED))


def test_refused_keys_that_are_no_text():
    refusal({**FULL, 5: 1})
    refusal({**FULL, None: 1})


@pytest.mark.parametrize(
    ("a", "line", "path"),
    [
        ("zombie FORT ogre", "ogre:u", "seats.A.hand[1]"),
        ("BASTION ogre", "ogre:u", "seats.A.hand[0]"),
        ("FORT ogre boom | djinn", "end", "phase"),
    ],
)
def test_the_position_of_an_ended_game_is_dumped_frozen_and_refused_on_load(a, line, path):
    state = duel(a=a, b="FORT troll")
    play(state, line)
    assert state.outcome() is not None
    fault = refusal(CLASH.dump(state))
    assert fault.path in (path, "phase")
