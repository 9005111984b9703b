"""Naming champions before a match (clash-of-decks.md 12; Rulings 73 to 75)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from format_setups import champions_setup, league_setup

from engine.clash import ai_settings, custom
from engine.clash.cards import CARDS, PRINTED
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.ahead import following
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import constructed_setup
from engine.clash.formats.draft import draft_setup
from engine.clash.formats.events import ChampionNamed, ChampionShown, FormatEnded
from engine.clash.formats.league import DONE, Glue, League, result_of
from engine.clash.formats.picks import Pick
from engine.clash.game import setup_of
from engine.core import SEATS, IllegalAction, NextMatch, Seat
from engine.documents import DocumentError
from engine.games import game_named

GAME = game_named("champions")
FOUR: dict[Seat, list[str]] = {
    seat: [*deck] for seat, deck in zip(SEATS, PRECONSTRUCTED.values(), strict=True)
}
TWO: dict[Seat, list[str]] = {seat: FOUR[seat] for seat in ("A", "B")}
OF_MIRE, OF_SLYNESS = ([card.id for card in CARDS if card.set == of] for of in ("mire", "slyness"))
DECKS: dict[str, dict[Seat, list[str]]] = {
    "duel": TWO,
    "free_for_all": FOUR,
    "two_against_two": FOUR,
    "solo": {"A": FOUR["A"], "B": OF_MIRE[:24]},
    "coop": {"A": FOUR["A"], "B": OF_MIRE[:24], "C": FOUR["B"], "D": OF_SLYNESS[:24]},
}
CUSTOM_AI = {"ai": ai_settings.document(ai_settings.preset("1.2", 5, champion=True))}
IRON_OGRE = custom.make({"en": "Iron Ogre"}, attack=5, health=4, abilities=["rage"])
SCROLL = custom.make({"en": "Scroll"}, kind="incantation", attack=2)
CARDS_OF_MATCH = {
    "cards": {"iron_ogre": custom.document(IRON_OGRE), "scroll": custom.document(SCROLL)}
}
every_mode = pytest.mark.parametrize("mode", DECKS)


def begun(mode: Any = "duel", ruleset: Any = "1.2", **match: Any) -> Champions:
    if mode == "solo":
        match["options"] = CUSTOM_AI
    state, events = GAME.setup(champions_setup(mode, DECKS[mode], ruleset, match), 1)
    assert isinstance(state, Champions)
    assert events == []
    return state


def named(mode: Any = "duel", *cards: str, **match: Any) -> Champions:
    """All have named a champion."""
    state = begun(mode, **match)
    for seat, card in zip(state.players, cards, strict=True):
        state.apply(seat, Pick(card))
    return state


def known(state: Champions, viewer: Seat | None) -> dict[Seat, str | None]:
    return {
        each.seat: each.champion.id if each.champion else None
        for each in state.view(viewer).players
    }


def refusal(state: Champions, seat: Seat, action: Any) -> str:
    key = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert state.key() == key
    return caught.value.code


def played(prepared: NextMatch, seed: int = 3) -> Any:
    """The end of what was prepared, all choices at random."""
    chance = random.Random(seed)
    state, _ = game_named(prepared.game).setup(json.loads(json.dumps(prepared.setup)), seed)
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    return state


# Naming


def test_12_champion_each_player_names_a_creature_that_is_not_in_the_own_deck() -> None:
    state = begun()
    offered = state.on_offer("A")
    assert all(card.is_creature for card in offered)
    assert {card.id for card in offered} == {
        card.id for card in CARDS if card.is_creature and card.id not in FOUR["A"]
    }
    assert refusal(state, "A", Pick("brute")) == "not_on_offer"
    assert refusal(state, "A", Pick("boom")) == "not_on_offer"
    assert state.legal_actions("A") == [Pick(card.id) for card in offered]


@every_mode
def test_12_champion_players_have_one_and_ais_none(mode: str) -> None:
    state = begun(mode)
    players = {"solo": ("A",), "coop": ("A", "C")}.get(mode, tuple(DECKS[mode]))
    assert state.to_act() == players
    assert tuple(each.seat for each in state.view(None).players) == players
    for seat in players:
        state.apply(seat, state.legal_actions(seat)[0])
    (match,) = state.prepared()
    assert match.setup["config"]["champions"].keys() == set(players)
    assert match.seats == {seat: seat for seat in players}


def test_12_champion_not_in_the_quick_solo_game() -> None:
    for setup, game in (
        (champions_setup("solo", DECKS["solo"]), "champions"),
        (draft_setup("solo", ["mire"], {"options": {"champion": True}}), "draft"),
    ):
        with pytest.raises(DocumentError) as caught:
            game_named(game).setup(setup, 1)
        assert caught.value.path == "config.match.options.champion"


def test_12_champion_is_revealed_beside_the_board() -> None:
    """The match shows what was named, and it is ready."""
    (match,) = named("duel", "ogre", "zombie", options={"turn_limit": 60}).prepared()
    assert (match.game, match.seats) == ("clash", {"A": "A", "B": "B"})
    assert match.setup["decks"] == TWO
    assert match.setup["config"]["options"] == {"champion": True, "turn_limit": 60}
    duel, _ = game_named("clash").setup(match.setup, 1)
    players = duel.view(None).players
    assert [(each.champion.id, each.champion_ready) for each in players] == [
        ("ogre", True),
        ("zombie", True),
    ]


# Rulings


def test_ruling_73_champions_are_named_unseen_and_shown_when_all_have_one() -> None:
    state = begun("free_for_all")
    assert state.apply("C", Pick("ogre")) == [ChampionNamed("C")]
    assert state.to_act() == ("A", "B", "D")
    assert known(state, "C") == {"A": None, "B": None, "C": "ogre", "D": None}
    assert set(known(state, "A").values()) == set(known(state, None).values()) == {None}
    assert state.view("C").own is PRINTED["ogre"]
    assert (state.view("A").own, state.view(None).own) == (None, None)
    assert state.view("A").to_act == ("A", "B", "D")
    assert refusal(state, "C", Pick("titan")) == "others_are_due"
    state.apply("A", Pick("titan"))
    state.apply("D", Pick("ogre"))
    assert state.prepared() == ()
    assert state.apply("B", Pick("djinn")) == [
        ChampionNamed("B"),
        ChampionShown("A", "titan"),
        ChampionShown("B", "djinn"),
        ChampionShown("C", "ogre"),
        ChampionShown("D", "ogre"),
        FormatEnded(),
    ]
    for viewer in (*SEATS, None):
        assert known(state, viewer) == {"A": "titan", "B": "djinn", "C": "ogre", "D": "ogre"}


def test_ruling_73_two_may_name_the_same_and_a_card_of_the_others_deck() -> None:
    assert "ogre" in TWO["B"]
    (match,) = named("duel", "ogre", "titan").prepared()
    assert match.setup["config"]["champions"] == {"A": "ogre", "B": "titan"}
    played(match)
    played(named("duel", "titan", "titan").prepared()[0])


@every_mode
def test_ruling_73_a_view_does_not_depend_on_what_others_have_named(mode: str) -> None:
    one, other = begun(mode), begun(mode)
    last, *_ = reversed(one.players)
    for seat in one.players[:-1]:
        first, second = one.on_offer(seat)[:2]
        one.apply(seat, Pick(first.id))
        other.apply(seat, Pick(second.id))
        viewers = {*SEATS, None} - set(one.named)
        for viewer in viewers:
            assert one.view(viewer) == other.view(viewer)
        assert one.view(seat) != other.view(seat)
        for each in (one, other):
            assert Pick(each.on_offer(last)[0].id) in each.legal_actions(last)


def test_a_view_does_not_know_which_ai_has_which_cards() -> None:
    """Decks of AIs are split in secret (8, draft co-op)."""
    swapped = {**DECKS["coop"], "B": OF_SLYNESS[:24], "D": OF_MIRE[:24]}
    other, _ = GAME.setup(champions_setup("coop", swapped), 1)
    for viewer in (*SEATS, None):
        assert begun("coop").view(viewer) == other.view(viewer)


def test_ruling_74_any_printed_creature_that_the_ruleset_knows() -> None:
    """Also one of a set that was not drafted; in ruleset 1.0 one of its abilities only."""
    assert {card.set for card in begun().on_offer("A")} == {card.set for card in CARDS}
    assert "aquatic" in {each.id for each in PRINTED["naga"].abilities}
    state = begun("duel", "1.0")
    assert PRINTED["ogre"] in state.on_offer("A")
    assert refusal(state, "A", Pick("naga")) == "not_on_offer"


def test_ruling_74_a_made_up_creature_that_the_match_brings_may_be_named_by_all() -> None:
    state = begun(**CARDS_OF_MATCH)
    for seat in state.players:
        assert IRON_OGRE in state.on_offer(seat)
        assert SCROLL not in state.on_offer(seat)
    (match,) = named("duel", IRON_OGRE.id, IRON_OGRE.id, **CARDS_OF_MATCH).prepared()
    duel, _ = game_named("clash").setup(json.loads(json.dumps(match.setup)), 1)
    assert [each.champion for each in duel.players] == [IRON_OGRE, IRON_OGRE]
    assert begun(**CARDS_OF_MATCH).view(None).made_up == tuple(
        sorted((IRON_OGRE, SCROLL), key=lambda card: card.id)
    )


def league(**match: Any) -> League:
    decks = {seat: OF_MIRE[8 * n : 8 * n + 8] for n, seat in enumerate(SEATS)}
    laboratories = {seat: OF_SLYNESS[8 * n : 8 * n + 8] for n, seat in enumerate(SEATS)}
    match = {"options": {"champion": True, "turn_limit": 4}, **match}
    state, _ = game_named("league").setup(league_setup(decks, laboratories, match), 1)
    assert isinstance(state, League)
    return state


def mutated(state: League, seat: Seat) -> Glue:
    """Glue something onto a creature of the seat."""
    glue = next(each for each in state.legal_actions(seat) if isinstance(each, Glue))
    state.apply(seat, glue)
    return glue


def test_ruling_75_a_mutated_creature_is_no_champion_nor_its_card_of_who_plays_it() -> None:
    state = league()
    creature = PRINTED[mutated(state, "B").creature]
    for seat in SEATS:
        state.apply(seat, DONE)
    duel = next(each for each in state.prepared() if "B" in each.seats.values())
    (own,) = [seat for seat, there in duel.seats.items() if there == "B"]
    other = next(seat for seat in duel.seats if seat != own)
    naming, _ = GAME.setup(duel.setup, 1)
    (mutant,) = naming.made_up
    assert mutant.name() == creature.name()
    assert mutant in naming.decks[own]
    for seat, card, code in ((own, creature, "not_on_offer"), (other, mutant, "not_on_offer")):
        assert refusal(naming, seat, Pick(card.id)) == code
    assert creature in naming.on_offer(other)


# Typing


def test_a_champion_is_named_as_a_card_is() -> None:
    state = begun(**CARDS_OF_MATCH)
    for text, card, rest in (
        ("ogre", "ogre", ""),
        ("Iron ogre and more", IRON_OGRE.id, "and more"),
        (f" {IRON_OGRE.id}", IRON_OGRE.id, ""),
        ("iron o", IRON_OGRE.id, ""),
        ("scroll", SCROLL.id, ""),
    ):
        assert GAME.read_move(state, text) == (Pick(card), rest)
    for text, code in (("custom_", "no_such_card"), ("o", "ambiguous_card"), ("xyzzy", None)):
        with pytest.raises(IllegalAction) as caught:
            GAME.read_move(state, text)
        assert caught.value.code == (code or "no_such_card")


def test_made_up_cards_of_one_name_are_told_apart_by_their_ids() -> None:
    twin = custom.make({"en": "Iron Ogre"}, attack=2, health=2)
    ogre = custom.make({"en": "Ogre"}, attack=2, health=2)
    cards = {each.id: custom.document(each) for each in (IRON_OGRE, twin, ogre)}
    state = begun(cards=cards)
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(state, "Iron Ogre")
    assert caught.value.code == "ambiguous_card"
    assert sorted(caught.value.facts["cards"]) == sorted([IRON_OGRE.id, twin.id])
    for card in (twin, IRON_OGRE, ogre):
        assert GAME.read_move(state, card.id) == (Pick(card.id), "")
    assert GAME.read_move(state, "Ogre") == (Pick("ogre"), "")


# Documents and refusals


def test_refusals_change_nothing() -> None:
    state = begun("coop")
    assert refusal(state, "B", Pick("ogre")) == "not_your_turn"
    assert refusal(state, "A", "ogre") == "no_action"
    assert refusal(state, "A", Pick("xyzzy")) == "not_on_offer"
    state = named("duel", "ogre", "titan")
    assert refusal(state, "A", Pick("djinn")) == "game_over"


def test_a_document_keeps_what_is_secret_and_made_up() -> None:
    state = begun("two_against_two", **CARDS_OF_MATCH)
    state.apply("D", Pick(IRON_OGRE.id))
    state.apply("A", Pick("ogre"))
    document = json.loads(json.dumps(GAME.dump(state)))
    assert document["champions"] == {"A": "ogre", "D": IRON_OGRE.id}
    assert document["config"]["match"]["cards"].keys() == {IRON_OGRE.id, SCROLL.id}
    again = GAME.load(document)
    assert again.key() == state.key()
    assert again.view("D").own is IRON_OGRE


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"champions": {"A": "ogre", "B": "titan"}}, "champions"),
        ({"champions": {"C": "ogre"}}, "champions.C"),
        ({"champions": {"A": "brute"}}, "champions.A"),
        ({"champions": {"A": "boom"}}, "champions.A"),
        ({"champions": {"A": "xyzzy"}}, "champions.A"),
        ({"config": {"match": {}}}, "config.match.options.champion"),
        ({"decks": {"A": TWO["A"]}}, "decks"),
        ({"decks": {**TWO, "B": TWO["B"][:7]}}, "decks.B"),
        ({"mode": "solo"}, "config.match.options.champion"),
        (
            {"config": {"match": {"options": {"champion": True}, "champions": {"A": "ogre"}}}},
            "config.match.champions",
        ),
        (
            {"config": {"match": {"options": {"champion": True}, "cards": {"ogre": {}}}}},
            "config.match.cards.ogre.name",
        ),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_document_that_cannot_be_is_refused(change: dict[str, Any], path: str) -> None:
    document = {**json.loads(json.dumps(GAME.dump(begun()))), **change}
    if "mode" in change:
        document["decks"] = DECKS["solo"]
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.path == path


@every_mode
@pytest.mark.parametrize("seed", range(5))
def test_random_champions_read_back_and_can_be_played(mode: str, seed: int) -> None:
    chance = random.Random(seed)
    state = begun(mode, **CARDS_OF_MATCH)
    while to_act := state.to_act():
        assert GAME.load(json.loads(json.dumps(GAME.dump(state)))).key() == state.key()
        assert set(to_act) == set(state.players) - set(state.named)
        seat = chance.choice(to_act)
        twin = state.copy()
        move = chance.choice([*state.legal_actions(seat)[-3:], *state.legal_actions(seat)])
        state.apply(seat, move)
        assert seat in twin.to_act()
    (match,) = state.prepared()
    end = played(match, seed)
    for seat in state.players:
        assert end.players[SEATS.index(seat)].champion is state.named[seat]


# Handing over


@every_mode
def test_a_draft_with_champions_goes_on_to_its_match(mode: Any) -> None:
    options = {"champion": True, "turn_limit": 4, **(CUSTOM_AI if mode == "solo" else {})}
    drafted = played(
        NextMatch("draft", draft_setup(mode, ["mire", "elusive"], {"options": options}), {})
    )
    (naming,) = drafted.prepared()
    assert naming.game == "champions"
    ended = played(naming)
    (match,) = ended.prepared()
    assert (match.game, match.seats) == ("clash", naming.seats)
    assert match.setup["decks"] == naming.setup["decks"]
    end = played(match)
    assert end.outcome() is not None
    assert {seat for seat in SEATS[: len(end.players)] if end.view(None).player(seat).champion} == {
        *match.seats
    }


def test_constructed_decks_with_champions_go_on_to_their_match() -> None:
    for ruleset in ("1.2", "1.0"):
        setup = constructed_setup("duel", ruleset, {"options": {"champion": True}})  # type: ignore[arg-type]
        (naming,) = played(NextMatch("constructed", setup, {})).prepared()
        (match,) = played(naming).prepared()
        assert (naming.game, match.game, match.setup["ruleset"]) == ("champions", "clash", ruleset)
        played(match)


def test_a_league_with_champions_is_played_and_its_results_come_back() -> None:
    """Seats of the duel belong to seats of the league, with a game in between."""
    state = league(cards=CARDS_OF_MATCH["cards"])
    while state.to_act():
        for seat in SEATS:
            mutated(state, seat)
            state.apply(seat, DONE)
        for duel in state.prepared():
            assert duel.game == "champions"
            naming, _ = game_named(duel.game).setup(json.loads(json.dumps(duel.setup)), 1)
            naming.apply("A", Pick(IRON_OGRE.id))
            naming.apply("B", Pick("ogre"))
            (match,) = naming.prepared()
            assert match.setup["config"]["first"] == "A"
            seats: dict[Seat, Seat] = {seat: duel.seats[match.seats[seat]] for seat in match.seats}
            assert seats == duel.seats
            end = played(match, state.round)
            assert end.players[0].champion is IRON_OGRE
            result = result_of(end, end.outcome(), seats)
            assert result in state.legal_actions(seats["A"])
            state.apply(seats["A"], result)
    assert len(state.played) == 12


@pytest.mark.parametrize("mode", ["duel", "free_for_all", "two_against_two"])
def test_preconstructed_decks_are_followed_by_champions_only_with_the_module(mode: Any) -> None:
    setup = setup_of(mode, DECKS[mode])
    seats: dict[Seat, Seat] = {seat: seat for seat in DECKS[mode]}
    assert following(setup, seats) == NextMatch("clash", setup, seats)
    setup["config"]["options"]["champion"] = True
    before = json.dumps(setup)
    naming = following(setup, seats)
    assert json.dumps(setup) == before
    assert (naming.game, naming.seats) == ("champions", seats)
    (match,) = played(naming).prepared()
    assert following(match.setup, seats) == match
    played(match)


def test_without_the_module_formats_hand_over_to_the_match_at_once() -> None:
    drafted = played(NextMatch("draft", draft_setup("duel", ["mire"]), {}))
    assert [each.game for each in drafted.prepared()] == ["clash"]
    with pytest.raises(DocumentError) as caught:
        game_named("draft").setup(draft_setup("duel", ["mire"], {"champions": {"A": "ogre"}}), 1)
    assert caught.value.path == "config.match.champions"
