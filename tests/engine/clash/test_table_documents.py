"""Set-ups, positions and texts of every mode: what they hold and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from positions import CLASH, play
from tables import document, table

from engine.clash import notation, position
from engine.clash.battle import Battle, Duel
from engine.clash.cards import CARDS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.clash.seating import SEATINGS
from engine.documents import DocumentError

MODES = tuple(mode for mode in SEATINGS if mode != "duel")
DECKS = {seat: list(PRECONSTRUCTED[deck]) for seat, deck in zip("ABCD", "1234", strict=True)}
AI = [each.id for each in CARDS if each.set == "treachery"][:24]


def setup(mode: str, /, **changed: Any) -> dict[str, Any]:
    seating = SEATINGS[mode]
    decks = {
        seat: AI if number in seating.ai else DECKS[seat]
        for number, seat in enumerate(seating.seats)
    }
    told = setup_of(mode, decks)
    told["decks"] |= changed.pop("decks", {})
    told["config"] |= changed.pop("config", {})
    return {**told, **changed}


def refused(read: Any, told: Any) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        read(told)
    return caught.value


def refused_setup(told: dict[str, Any]) -> DocumentError:
    return refused(lambda each: CLASH.setup(each, 1), told)


# -- set-ups --


@pytest.mark.parametrize("mode", SEATINGS)
def test_every_mode_is_set_up_and_played_on(mode):
    state, events = CLASH.setup(setup(mode), 3)
    assert [event.document()["event"] for event in events][-1] == "turn_began"
    assert state.seating.mode == mode
    assert isinstance(state, Duel) == (mode == "duel")
    assert isinstance(state, Battle)
    play(state, "end end")


def test_only_a_duel_tosses_a_coin():
    for mode in MODES:
        _, events = CLASH.setup(setup(mode), 3)
        assert "coin_tossed" not in [event.document()["event"] for event in events]


@pytest.mark.parametrize("first", ["A", "B"])
def test_who_begins_a_duel_can_be_told_instead_of_tossing_a_coin(first):
    for seed in range(4):
        state, events = CLASH.setup(setup("duel", config={"first": first}), seed)
        assert [event.document()["event"] for event in events] == ["turn_began"]
        assert state.to_act() == (first,)
        assert state.mana == 6


@pytest.mark.parametrize(
    ("told", "path"),
    [
        (setup("free_for_all", decks={"E": []}), "decks"),
        ({**setup("free_for_all"), "decks": {"A": DECKS["A"], "B": DECKS["B"]}}, "decks"),
        ({**setup("solo"), "decks": DECKS}, "decks"),
        (setup("solo", decks={"B": DECKS["B"]}), "decks.B"),
        (setup("solo", decks={"A": AI}), "decks.A"),
        (setup("solo", decks={"B": [*AI[:23], AI[0]]}), "decks.B[23]"),
        (setup("solo", decks={"B": [*AI[:23], "dragon"]}), "decks.B[23]"),
        (setup("coop", decks={"D": AI[:-1]}), "decks.D"),
        (setup("two_against_two", decks={"C": [*DECKS["C"][:7], "x"]}), "decks.C[7]"),
        (setup("solo", mode="siege"), "mode"),
        (setup("free_for_all", config={"options": {"champion": True}}), "config.champions"),
        (
            setup("coop", config={"champions": {"A": "djinn", "B": "djinn"}}),
            "config.champions",
        ),
        (
            setup("coop", config={"champions": {"A": "djinn", "C": "boom"}}),
            "config.champions.C",
        ),
        (setup("two_against_two", config={"options": {"ai": {}}}), "config.options.ai"),
        (setup("solo", config={"first": "A"}), "config.first"),
        (setup("duel", config={"first": "C"}), "config.first"),
    ],
)
def test_set_ups_that_do_not_fit_are_refused_by_path(told, path):
    assert refused_setup(told).path == path


def test_a_refusal_names_the_seats_of_the_mode():
    assert refused_setup(setup("coop", decks={"E": []})).reason == (
        "the mode coop has the seats A, B, C and D"
    )


# -- positions --


@pytest.mark.parametrize("mode", MODES)
def test_a_position_is_written_as_it_was_read(mode):
    facts = document(mode)
    assert CLASH.dump(CLASH.load(facts)) == facts


def without(told: dict[str, Any], seat: str, key: str) -> dict[str, Any]:
    seats = {**told["seats"], seat: {k: v for k, v in told["seats"][seat].items() if k != key}}
    return {**told, "seats": seats}


def with_seat(mode: str, seat: str, **changed: Any) -> dict[str, Any]:
    facts = document(mode)
    return {**facts, "seats": {**facts["seats"], seat: {**facts["seats"][seat], **changed}}}


@pytest.mark.parametrize(
    ("told", "path"),
    [
        ({**document("solo"), "mode": "duel"}, "seats.B.deck"),
        ({**document("duel"), "mode": "solo"}, "seats.B.hand"),
        ({**document("duel"), "mode": "free_for_all"}, "seats"),
        ({**document("free_for_all"), "mode": "duel"}, "seats"),
        ({**document("free_for_all"), "active": "E"}, "active"),
        ({**document("duel"), "active": "C"}, "active"),
        ({**document("solo"), "active": "B"}, "active"),
        ({**document("coop"), "active": "D"}, "active"),
        (without(document("solo"), "A", "hand"), "seats.A.hand"),
        (without(document("solo"), "B", "deck"), "seats.B.deck"),
        (without(document("solo"), "B", "discard"), "seats.B.discard"),
        (without(document("solo"), "B", "stronghold"), "seats.B.stronghold"),
        (with_seat("solo", "B", hand=["FORT", "boom"]), "seats.B.hand"),
        (with_seat("solo", "B", stronghold="TOWER"), "seats.B.stronghold"),
        (with_seat("solo", "B", deck=[]), "seats.B.deck"),
        (with_seat("solo", "B", deck=[], stronghold="FORT"), "seats.B.deck"),
        (with_seat("solo", "B", deck=["dragon"]), "seats.B.deck[0]"),
        (with_seat("solo", "B", deck=["boom", "boom"]), "seats.B.deck[1]"),
        (with_seat("solo", "B", deck=["boom"], discard=["boom"]), "seats.B.discard[0]"),
        (with_seat("solo", "B", discard=["dragon"]), "seats.B.discard[0]"),
        (with_seat("solo", "B", chance=-1), "seats.B.chance"),
        (with_seat("solo", "B", chance=1 << 64), "seats.B.chance"),
        (with_seat("solo", "B", chance=1, stronghold="FORT"), "seats.B.chance"),
        (with_seat("solo", "B", given=["rage"]), "seats.B.given"),
        (
            with_seat("solo", "B", champion={"card": "djinn", "state": "ready"}),
            "seats.B.champion",
        ),
        (with_seat("solo", "A", deck=["boom"]), "seats.A.deck"),
        (with_seat("solo", "A", discard=[]), "seats.A.discard"),
        (with_seat("solo", "A", stronghold="FORT"), "seats.A.stronghold"),
        (with_seat("solo", "A", chance=1), "seats.A.chance"),
        (with_seat("solo", "A", upper=[{"card": "ogre", "owner": "C"}]), "seats.A.upper[0].owner"),
        ({**document("duel"), "options": {"ai": {}}}, "options.ai"),
        ({**document("solo"), "options": {"ai": {"level": 11}}}, "options.ai.level"),
        ({**document("solo"), "options": {"ai": {"no_bastion": True}}}, "options.ai.no_bastion"),
        ({**document("solo"), "options": {"champion": True}}, "seats.A.champion"),
        (document("free_for_all", turn=241, options={"turn_limit": 60}), "options.turn_limit"),
    ],
)
def test_positions_that_can_not_be_are_refused_by_path(told, path):
    assert refused(CLASH.load, told).path == path


def test_an_empty_deck_stands_on_a_fort_of_ruleset_1_0():
    told = with_seat("solo", "B", deck=[], discard=["boom"], stronghold="FORT")
    told["seats"]["A"]["hand"] = ["BASTION", "ogre"]
    told["ruleset"] = "1.0"
    assert CLASH.dump(CLASH.load(told)) == told


def test_usual_turns_taken_are_not_written():
    for turn in range(1, 14):
        for active in "ABCD":
            facts = document("free_for_all", turn=turn, active=active)
            assert CLASH.dump(CLASH.load(facts)) == facts
    state = table("free_for_all", turn=6, active="B")
    assert [player.turns_taken for player in state.players] == [2, 1, 1, 1]


def test_a_puzzle_is_a_duel():
    assert isinstance(position.load_duel(document("duel")), Duel)
    assert refused(position.load_duel, document("solo")).path == "mode"


# -- texts --

TEXTS = [
    "A9 m7 free_for_all; BASTION troll / baron; FORT zombie; BASTION boom / . / grrr!; FORT alpha",
    "C9 m7 two_against_two v1.0 limit=60; BASTION troll; FORT zombie; BASTION boom; FORT alpha",
    "A9 m7 solo; ogre BASTION troll / baron; BASTION zombie boom chance=18446744073709551615",
    "A9 m7 solo; ogre BASTION troll; FORT zombie / griffin / titan-1 / boom grrr",
    "A9 m7 solo v1.0; ogre BASTION troll; FORT / . / . / boom grrr",
    "A9 m7 solo fatigue ai=level4+mana8+creature2; BASTION troll; FORT zombie",
    "A9 m7 solo ai=first+tough+berserk+rage; BASTION troll; FORT zombie",
    "A9 m7 solo v1.0 ai=level2+blunting+no_bastion+rage; BASTION troll; FORT zombie",
    "C9 m7 coop; BASTION troll; FORT djinn; BASTION boom champion=ogre; FORT alpha / . / . / grrr",
]


@pytest.mark.parametrize("text", TEXTS)
def test_texts_of_every_mode_are_canonical(text):
    if "champion" in text:
        text = text.replace("BASTION troll", "BASTION troll champion=ogre")
    state = notation.read(text)
    assert notation.write(state) == text
    assert CLASH.load(CLASH.dump(state)).key() == state.key()


@pytest.mark.parametrize(
    ("typed", "path", "word"),
    [
        ("A9 m7 solo; B troll", "", "seat B"),
        ("A9 m7 coop; B troll; F ogre", "seats", "A B C D"),
        ("C9 m7 solo; B troll; F ogre", "", "'C9'"),
        ("B9 m7 solo; B troll; F ogre", "active", "AI"),
        ("A9 m7 siege; B troll; F ogre", "", "'siege'"),
        ("A9 m7 solo; B troll; ogre F", "seats.B.stronghold", "BASTION or FORT"),
        ("A9 m7 solo; B troll; ", "", "seat B"),
        ("A9 m7 solo; B troll; F ogre / . / . / B", "seats.B.discard[0]", "'B'"),
        ("A9 m7 solo; B troll; F ogre / . / . / =", "seats.B.discard[0]", "'='"),
        ("A9 m7 solo; B troll; F ogre / . / . / boom / boom", "seats.B", "'boom'"),
        ("A9 m7 solo; B troll; F ogre chance=x", "seats.B.chance", "'x'"),
        ("A9 m7 solo ai=level2+level3; B troll; F ogre", "options.ai.level", "'level3'"),
        ("A9 m7 solo ai=luck; B troll; F ogre", "options.ai.abilities", "'luck'"),
        ("A9 m7 solo ai=tough ai=tough; B troll; F ogre", "ai", "'ai=tough'"),
        ("A9 m7 ai=tough; B troll; F ogre", "options.ai", "no AI"),
    ],
)
def test_texts_are_refused_with_the_path_and_the_word(typed, path, word):
    fault = refused(notation.read, typed)
    assert (fault.path, word in fault.reason) == (path, True), fault


def test_modes_can_be_typed_with_hyphens():
    text = "A9 m7 Two-Against-Two; BASTION troll; FORT zombie; BASTION boom; FORT alpha"
    assert notation.read(text).seating.mode == "two_against_two"
