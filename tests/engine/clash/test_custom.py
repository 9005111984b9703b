"""Made-up cards: their prices (clash-of-decks.md 13), their bounds, their life in documents."""

from __future__ import annotations

import copy
import gc
import json
import math
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest
from positions import CLASH

from engine import record
from engine.clash import custom, notation
from engine.clash.abilities import ABILITIES, BY_ID
from engine.clash.cards import CARDS, PRINTED, Card, card, in_print_order, interned
from engine.clash.decks import PRECONSTRUCTED, known_card
from engine.documents import DocumentError

OGRE: dict[str, Any] = {
    "name": {"en": "Iron Ogre"},
    "attack": 4,
    "health": 5,
    "abilities": ["rage"],
    "aura": "sprint",
}


def made(**changes: Any) -> Card:
    values = {**OGRE, **changes}
    return custom.make(values.pop("name"), **values)


def refusal(**changes: Any) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        made(**changes)
    assert caught.value.reason
    return caught.value


def price(each: Card) -> float:
    kind = "creature" if each.is_creature else "incantation"
    return custom.price(kind, each.attack, each.health, each.abilities, each.aura_ability)


# Prices


def test_13_the_price_of_a_creature() -> None:
    rage, defender = BY_ID["rage"], BY_ID["defender"]
    assert custom.price("creature", 4, 5, (), None) == 3.5
    assert custom.price("creature", 4, 5, (rage,), None) == 5
    assert custom.price("creature", 4, 5, (rage, defender), None) == 4


def test_13_an_aura_costs_one_more_than_its_ability_unless_that_is_a_drawback() -> None:
    assert custom.price("creature", 2, 2, (), BY_ID["rage"]) == 1 + 1.5 + 1
    assert custom.price("creature", 2, 2, (), BY_ID["cursed"]) == 1 - 0.5


def test_13_vulnerability_replaces_the_attack() -> None:
    vulnerability = BY_ID["vulnerability"]
    assert custom.price("creature", 9, 3, (vulnerability,), None) == 1.5 - 1 + 1.5
    assert custom.price("incantation", 9, 0, (vulnerability,), None) == 0.5 + 1.5


def test_13_the_price_of_an_incantation() -> None:
    assert custom.price("incantation", 3, 0, (), None) == 2
    assert custom.price("incantation", 3, 0, (BY_ID["splash"], BY_ID["cursed"]), None) == 4


@pytest.mark.parametrize(
    ("price", "cost"), [(-1.0, 0), (-0.5, 0), (0.5, 0), (1.5, 2), (2.0, 2), (2.5, 2), (3.5, 4)]
)
def test_13_halves_go_to_the_even_number_and_nothing_is_below_0(price: float, cost: int) -> None:
    assert custom.cost_of(price) == cost


def test_13_338_of_352_printed_costs_are_the_rounded_price() -> None:
    assert sum(custom.cost_of(price(each)) == each.cost for each in CARDS) == 338
    assert sum(math.floor(price(each) + 0.5) == each.cost for each in CARDS) == 335
    assert sum(math.ceil(price(each) - 0.5) == each.cost for each in CARDS) == 335
    assert all(abs(custom.cost_of(price(each)) - each.cost) <= 1 for each in CARDS)


def test_13_the_others_are_halves_but_for_two_printed_cheaper() -> None:
    away = {each.id for each in CARDS if abs(price(each) - each.cost) > 0.5}
    assert away == {"soul_devourer", "curse"}


# What is accepted


def test_a_made_up_card_is_a_card() -> None:
    ogre = made()
    assert (ogre.set, ogre.number, ogre.is_creature) == ("custom", 0, True)
    assert (ogre.cost, ogre.attack, ogre.health) == (6, 4, 5)
    assert [each.id for each in ogre.abilities] == ["rage"]
    assert (ogre.mask, ogre.aura) == (BY_ID["rage"].bit, BY_ID["sprint"].bit)
    assert ogre.name() == ogre.name("ru") == "Iron Ogre"
    assert ogre.id.startswith("custom_")
    assert ogre.id not in PRINTED


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"aura": None, "abilities": []},
        {"name": {"en": "Ogre", "fr": "Ogre de fer", "ru": "Железный огр"}},
        {"kind": "incantation", "health": None, "aura": None, "abilities": ["splash"]},
        {"cost": 3},
        {"attack": 0, "abilities": ["vulnerability"]},
        {"abilities": ["sprint"]},
        {"name": {"en": "Ogre 2. Cat'ptain-Boom!?"}},
    ],
)
def test_a_document_and_a_text_say_it_all(changes: dict[str, Any]) -> None:
    made_up = made(**changes)
    told = custom.documents([made_up])
    assert custom.read_cards(
        {each: custom.CardDocument.model_validate(row) for each, row in told.items()}, "cards"
    ) == {made_up.id: made_up}
    seats = {"hand": ["BASTION", made_up.id], "upper": [], "lower": []}
    state = CLASH.load(position(told, seats))
    assert state.players[0].hand == [made_up]
    assert CLASH.dump(state)["cards"] == told
    assert notation.read(notation.write(state)).players[0].hand == [made_up]


def test_the_cost_is_written_only_where_it_is_not_the_prices() -> None:
    assert "cost" not in custom.document(made(cost=6))
    assert custom.document(made(cost=5))["cost"] == 5
    assert made(cost=6) is made()
    assert made(cost=5) is not made()


def test_all_printed_cards_could_be_made_up() -> None:
    """Their numbers and abilities are within the bounds; costs are given as printed."""
    for each in CARDS:
        aura = each.aura_ability
        twin = custom.make(
            dict(each.names),
            kind="creature" if each.is_creature else "incantation",
            attack=each.attack,
            health=each.health or None,
            abilities=[ability.id for ability in each.abilities],
            aura=aura and aura.id,
            cost=each.cost,
        )
        assert (twin.mask, twin.aura, twin.cost) == (each.mask, each.aura, each.cost)
        assert twin is not each


def test_names_that_look_alike_are_alike() -> None:
    typed = ["L'Ogre", "L’Ogre", " L'Ogre ", "Ｌ'Ogre"]
    assert len({made(name={"en": each}) for each in typed}) == 1
    assert made(name={"en": "e\u0301"}).name() == "é"


# Identity


def test_equal_content_is_the_same_object() -> None:
    assert made() is made()
    assert made(attack=3) is not made()
    assert made(abilities=["rage", "sprint"]) is not made(abilities=["sprint", "rage"])


def test_the_id_is_the_content_on_every_machine() -> None:
    assert made().id == "custom_4twiia77bwvdp5lo"
    program = (
        "from engine.clash import custom;"
        f"print(custom.make({OGRE['name']!r}, attack=4, health=5, abilities=['rage'],"
        " aura='sprint').id)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.decode().strip() == made().id


def test_a_made_up_card_is_itself_again_after_pickling_and_copying() -> None:
    ogre = made()
    assert pickle.loads(pickle.dumps(ogre)) is ogre
    assert copy.copy(ogre) is copy.deepcopy(ogre) is ogre
    assert pickle.loads(pickle.dumps(card("ogre"))) is card("ogre")


def test_a_pickle_makes_the_card_where_it_is_not_known() -> None:
    data = pickle.dumps(made())
    program = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).name())"
    told = subprocess.run(
        [sys.executable, "-c", program], input=data, capture_output=True, check=True
    )
    assert told.stdout.decode().strip() == "Iron Ogre"


def test_another_content_with_the_same_id_is_refused() -> None:
    ogre = made()
    values = {each: getattr(ogre, each) for each in Card.__match_args__}
    with pytest.raises(ValueError, match=ogre.id):
        interned(Card(**{**values, "attack": 9}))


def test_what_is_told_of_a_made_up_card_can_be_named() -> None:
    ogre = made()
    assert card(ogre.id) is ogre


def test_the_memory_of_made_up_cards_has_a_bound() -> None:
    first = made(name={"en": "First"}).id
    for number in range(4_200):
        made(name={"en": f"Number {number}"})
    gc.collect()
    with pytest.raises(KeyError):
        card(first)


# What is refused


@pytest.mark.parametrize(
    ("changes", "path", "words"),
    [
        ({"attack": -1}, "card.attack", "0 to 9"),
        ({"attack": 10}, "card.attack", "0 to 9"),
        ({"attack": True}, "card.attack", "whole number"),
        ({"health": 0}, "card.health", "1 to 8"),
        ({"health": 9}, "card.health", "1 to 8"),
        ({"health": None}, "card.health", "has health"),
        ({"cost": -1}, "card.cost", "0 to 8"),
        ({"cost": 9}, "card.cost", "0 to 8"),
        ({"attack": 9, "health": 8}, "card.cost", "10; printed creatures have 0 to 8"),
        ({"abilities": ["rage", "rage"]}, "card.abilities[1]", "twice"),
        ({"abilities": ["fire"]}, "card.abilities[0]", "'fire'"),
        ({"aura": "fire"}, "card.aura", "'fire'"),
        ({"aura": "shackle"}, "card.aura", "no card has an aura of Shackle"),
        (
            {"abilities": ["rage", "sprint", "aerial", "defender", "vanish", "cursed"]},
            "card.abilities[5]",
            "at most 5",
        ),
        (
            {"abilities": ["rage", "sprint", "aerial", "defender", "vanish"]},
            "card.aura",
            "at most 5",
        ),
        ({"abilities": ["vulnerability"]}, "card.attack", "Vulnerability"),
        ({"name": {}}, "card.name.en", "missing"),
        ({"name": {"fr": "Ogre"}}, "card.name.en", "missing"),
        ({"name": {"en": "Ogre", "de": "Oger"}}, "card.name.de", "unknown key"),
        ({"name": {"en": ""}}, "card.name.en", "1 to 40"),
        ({"name": {"en": " "}}, "card.name.en", "1 to 40"),
        ({"name": {"en": "a" * 41}}, "card.name.en", "1 to 40"),
        ({"name": {"en": "Ogre\u202e"}}, "card.name.en", "u202e"),
        ({"name": {"en": "Ogre\x00"}}, "card.name.en", "x00"),
        ({"name": {"en": "<@12>"}}, "card.name.en", "'<'"),
        ({"name": {"en": "ogre:u"}}, "card.name.en", "':'"),
        ({"name": {"en": "o\u0335\u0336gre"}}, "card.name.en", "u0335"),
        ({"name": {"en": "12 - 3"}}, "card.name.en", "letter"),
        ({"name": {"en": "Go away"}}, "card.name.en", "end, go"),
        ({"kind": "incantation"}, "card.health", "none"),
        ({"kind": "incantation", "health": None}, "card.abilities[0]", "no incantation has Rage"),
        ({"kind": "incantation", "health": None, "abilities": []}, "card.aura", "none"),
        (
            {"kind": "incantation", "health": None, "abilities": [], "aura": None, "cost": 10},
            "card.cost",
            "0 to 9",
        ),
    ],
)
def test_out_of_bounds(changes: dict[str, Any], path: str, words: str) -> None:
    refused = refusal(**changes)
    assert refused.path == path
    assert words in refused.reason


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.id)
def test_incantations_have_only_abilities_with_a_price(ability: Any) -> None:
    values = {"kind": "incantation", "attack": 0, "health": None, "aura": None}
    if ability.incantation_price is None:
        assert refusal(**values, abilities=[ability.id]).path == "card.abilities[0]"
    else:
        assert made(**values, abilities=[ability.id]).abilities == (ability,)


@pytest.mark.parametrize(
    ("cards", "path", "words"),
    [
        ({"ogre": OGRE}, "cards.ogre", "printed"),
        ({"Iron Ogre": OGRE}, "cards.Iron Ogre", "a to z"),
        ({"": OGRE}, "cards.", "a to z"),
        ({"ё": OGRE}, "cards.ё", "a to z"),
        ({"a" * 41: OGRE}, f"cards.{'a' * 40}", "a to z"),
        ({"custom_abc": OGRE}, "cards.custom_abc", "custom_"),
        ({"x": {**OGRE, "attack": 10}}, "cards.x.attack", "0 to 9"),
        ({"x": {**OGRE, "size": "red"}}, "cards.x.size", "unknown key"),
        ({"x": {**OGRE, "colour": "mauve"}}, "cards.x.colour", "one of blue, "),
        ({"x": {**OGRE, "emblem": "ra:dragon"}}, "cards.x.emblem", "one of crown, "),
        ({"x": {**OGRE, "kind": "thing"}}, "cards.x.kind", "creature"),
        ({"x": {"attack": 1}}, "cards.x.name", "missing"),
        ({f"x{number}": OGRE for number in range(65)}, "cards", "64"),
        ([], "cards", ""),
    ],
)
def test_documents_of_cards_that_are_refused(cards: Any, path: str, words: str) -> None:
    with pytest.raises(DocumentError) as caught:
        CLASH.load(position(cards))
    assert caught.value.path == path
    assert words in caught.value.reason


def test_a_document_names_only_cards_that_it_brings() -> None:
    """Whatever other positions there are in the program."""
    ogre = made()
    with pytest.raises(DocumentError, match="no card"):
        known_card(ogre.id, "card")
    seats = {"hand": ["BASTION", ogre.id], "upper": [], "lower": []}
    with pytest.raises(DocumentError, match="no card"):
        CLASH.load(position({}, seats))


def test_14_ruleset_1_0_knows_no_new_abilities_of_made_up_cards_either() -> None:
    told = {"x": {**OGRE, "aura": None, "abilities": ["aerial"]}}
    seats = {"hand": ["BASTION", "x"], "upper": [], "lower": []}
    with pytest.raises(DocumentError) as caught:
        CLASH.load({**position(told, seats), "ruleset": "1.0"})
    assert caught.value.path == "seats.A.hand[1]"


# In play


def position(cards: Any, a: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position that brings these cards."""
    somebody = {"hand": ["BASTION", "djinn", "giant"], "upper": [], "lower": []}
    return {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 9,
        "cards": cards,
        "seats": {"A": a or somebody, "B": somebody},
    }


def test_a_position_may_call_its_cards_what_it_likes() -> None:
    seats = {"hand": ["BASTION", "iron_ogre", "titan"], "upper": [], "lower": []}
    state = CLASH.load(position({"iron_ogre": OGRE}, seats))
    dumped = CLASH.dump(state)
    assert dumped["cards"] == {made().id: OGRE}
    assert dumped["seats"]["A"]["hand"] == ["BASTION", made().id, "titan"]
    assert CLASH.load(dumped).key() == state.key()


def test_cards_that_nobody_holds_are_not_written() -> None:
    assert "cards" not in CLASH.dump(CLASH.load(position({"iron_ogre": OGRE})))


def test_cards_are_found_in_hands_lanes_and_beside_the_board() -> None:
    text = (
        "A9 m7; BASTION x1 champion=x2 / x3+x4(boom); FORT giant champion=x5 / djinn(x6);"
        ' x1 "A" 1/1; x2 "B" 1/1; x3 "C" 1/1; x4 "D" 1/1 symbiote; x5 "E" 1/1; x6 "F" 1'
    )
    cards = CLASH.dump(notation.read(text))["cards"]
    assert sorted(row["name"]["en"] for row in cards.values()) == list("ABCDEF")


def test_a_view_shows_a_hand_with_made_up_cards_in_an_order_that_says_nothing() -> None:
    ogre, troll = made(), made(name={"en": "Iron Troll"})
    both = in_print_order([ogre, card("zombie"), troll, card("parasite")])
    assert both[:2] == (card("parasite"), card("zombie"))
    assert both == in_print_order([troll, ogre, card("parasite"), card("zombie")])


def test_a_move_names_a_made_up_card_by_its_name() -> None:
    seats = {"hand": ["BASTION", "x", "titan"], "upper": [], "lower": []}
    state = CLASH.load(position({"x": OGRE}, seats))
    action, rest = CLASH.read_move(state, "iron ogre:u")
    assert (str(action), rest) == (f"{made().id}:u", "")
    events = [event.document() for event in state.apply("A", action)]
    assert events[0]["card"] == made().id
    assert state.players[0].lanes[0][0].card is made()
    assert state.mana == 9 - 6


def test_a_match_with_made_up_cards_in_decks_and_as_champions_replays() -> None:
    giant = made(name={"en": "Iron Giant"}, abilities=[], aura=None)
    setup = {
        "ruleset": "1.2",
        "mode": "duel",
        "config": {
            "options": {"turn_limit": 20, "champion": True},
            "champions": {"A": "champ", "B": giant.id},
            "cards": {"champ": OGRE, **custom.documents([giant])},
        },
        "decks": {
            "A": [giant.id, *PRECONSTRUCTED["1"][1:]],
            "B": ["champ", *PRECONSTRUCTED["2"][1:]],
        },
    }
    chance = random.Random(3)
    state, _ = CLASH.setup(setup, 3)
    moves = []
    while to_act := state.to_act():
        again = CLASH.load(json.loads(json.dumps(CLASH.dump(state))))
        assert again.key() == state.key()
        assert notation.read(notation.write(state)).key() == state.key()
        action = chance.choice(state.legal_actions(to_act[0]))
        moves.append(f"{to_act[0]} {action}")
        state.apply(to_act[0], action)
    assert sum(made().id in move or giant.id in move for move in moves) >= 3
    names = {"A": "Ann", "B": "Ben"}
    document = record.write(CLASH, setup, 3, names, moves, state.outcome())
    replay = record.Replay(json.loads(json.dumps(document)))
    assert [move for move, _ in replay][1:] == moves
    assert replay.state.key() == state.key()


def test_a_match_refuses_bad_cards_by_path() -> None:
    setup = {
        "ruleset": "1.2",
        "mode": "duel",
        "config": {"cards": {"x": {**OGRE, "health": 9}}},
        "decks": {seat: list(PRECONSTRUCTED["1"]) for seat in "AB"},
    }
    with pytest.raises(DocumentError) as caught:
        CLASH.setup(setup, 1)
    assert caught.value.path == "config.cards.x.health"


def test_a_look_is_part_of_a_card_and_can_be_changed() -> None:
    plain = custom.make({"en": "Iron Ogre"}, attack=4, health=5, abilities=["rage"])
    assert not {"emblem", "colour"} & custom.document(plain).keys()

    red = custom.looking(plain, colour="red")
    crowned = custom.looking(red, emblem="crown")

    assert len({plain.id, red.id, crowned.id}) == 3
    assert (crowned.emblem, crowned.colour) == ("crown", "red")
    assert (crowned.cost, crowned.mask, crowned.name()) == (plain.cost, plain.mask, plain.name())
    row = custom.CardDocument(**custom.document(crowned))
    assert custom.read_cards({crowned.id: row}, "cards")[crowned.id] is crowned
    with pytest.raises(DocumentError, match="one of crown"):
        custom.looking(plain, emblem="no such")
