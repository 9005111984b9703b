"""The table of Battle of the Castles: what can be chosen, and what is said of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from on_panels import on_panel
from refusal_codes import codes_of

import engine.castles
from bot.game_api import GAME_UIS, plugins
from bot.game_api.questions import NOTHING, Choice, Question
from bot.games.castles.lookup import unlocking
from bot.games.castles.ways import DICE
from engine.castles import events as e
from engine.castles.board import SEATS_OF, Mode
from engine.castles.cards import CARD, RACE, RACES, TILES
from engine.castles.choosing import RacesGame, choice_setup
from engine.castles.game import CastlesGame, setup_of
from engine.castles.game_ai import CastlesAI
from engine.castles.match import Match
from engine.core import EventBase, IllegalAction, Seat, kind_of
from texts import LANGUAGES, dashed, keys, texts_in
from texts.castles.names import BUILDING, built_name

GAME = CastlesGame()
BUTTON = 80
"""Characters of a label."""
LISTED = 75
"""Choices that have room on a panel."""
UI, CHOICE = GAME_UIS["castles"], GAME_UIS["castles_races"]
MODES: tuple[Mode, ...] = get_args(Mode)
EN = texts_in("en")
ALL_NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
PAIRINGS = (("humans", "demons"), ("undead", "orcs"), ("orcs", "humans"), ("demons", "undead"))
every_mode = pytest.mark.parametrize("mode", MODES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names_of(match: Match) -> dict[Seat, str]:
    return {seat: ALL_NAMES[seat] for seat in match.seats}


def begun(mode: Mode, seed: int) -> tuple[Match, list[EventBase]]:
    """A match; seeds go round the races."""
    pairing = PAIRINGS[seed % len(PAIRINGS)]
    races: Any = {
        seat: pairing[(number + number // 2) % 2] for number, seat in enumerate(SEATS_OF[mode])
    }
    return GAME.setup(setup_of(mode, races), seed)


def states(mode: Mode, seed: int) -> Iterator[tuple[Match, list[EventBase]]]:
    """Every position of a match by chance, with what has led to it. It rather does something than
    end its turn, and any kind of thing as often as any other."""
    chance = random.Random(seed)
    match, told = begun(mode, seed)
    yield match, told
    while to_act := match.to_act():
        legal = match.legal_actions(to_act[0])
        kinds = sorted({type(action).__name__ for action in legal[1:]})
        kind = chance.choice(kinds) if kinds and chance.random() < 0.95 else "End"
        move = chance.choice([each for each in legal if type(each).__name__ == kind])
        yield match, list(match.apply(to_act[0], move))


def position(**given: Any) -> Match:
    """A position of which only this matters, as in the worked examples of the rules."""
    teams = given.get("mode") == "teams"
    races = {"A": "humans", "B": "orcs"} | ({"C": "undead", "D": "demons"} if teams else {})
    decks = {
        race: [c.id for c in CARD.values() if c.race == race and not c.requires] for race in RACES
    }
    seats = {}
    for seat, usual in races.items():
        own = {"race": usual, "hand": [], "discard": [], **given.get("seats", {}).get(seat, {})}
        seats[seat] = {"deck": decks[own["race"]][:6], "buildings": [], "shuffle": 1, **own}
    document = {
        "format": 1,
        "game": "castles",
        "ruleset": "1",
        "mode": "duel",
        "turn": 5,
        "active": "A",
        "first": "A",
        "dice": [],
        "chance": 7,
        "board": {},
        "tiles": {},
        "tombstones": [],
        **given,
        "seats": seats,
    }
    turns = {"A": 5, "B": 6, "C": 7, "D": 8} if teams else {"A": 5, "B": 6}
    document["turn"] = turns[document["active"]]
    return GAME.load(document)


def asked(match: Match, *chosen: str, seat: Seat = "A") -> Question:
    return UI.question(match, seat, chosen, names_of(match), EN)


def told_of(match: Match, *chosen: str) -> dict[str, Choice]:
    return {choice.value: choice for choice in asked(match, *chosen).choices}


def reached(match: Match, seat: Seat, *chosen: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All moves to which the questions of the table lead, with the way there."""
    question = asked(match, *chosen, seat=seat)
    assert question != NOTHING or not chosen, chosen
    assert len(question.choices) <= LISTED
    values = [choice.value for choice in question.choices]
    assert len(set(values)) == len(values), "every value means one thing"
    for choice in question.choices:
        assert 0 < len(choice.label) <= BUTTON
        if choice.possible and choice.move:
            yield choice.move, (*chosen, choice.value)
        elif choice.possible:
            yield from reached(match, seat, *chosen, choice.value)
        else:
            assert choice.why, choice


# What can be chosen


@every_mode
@pytest.mark.parametrize("seed", range(4))
def test_questions_lead_to_all_legal_moves_and_to_no_other(mode: Mode, seed: int) -> None:
    kinds = set[str]()
    chance = random.Random(seed)
    for match, _ in states(mode, seed):
        to_act = match.to_act()
        for seat in match.seats:
            if seat not in to_act:
                assert asked(match, seat=seat) == NOTHING
                assert UI.steps(match, seat, EN) == ()
        if to_act and chance.random() < 0.3:
            found = {*(move for move, _ in reached(match, to_act[0]))}
            found |= {step.move for step in UI.steps(match, to_act[0], EN)}
            legal = match.legal_actions(to_act[0])
            assert found == set(map(str, legal))
            kinds |= {type(action).__name__ for action in legal}
    assert len(kinds) >= 6, kinds


@every_mode
def test_the_way_to_any_move_fits_into_a_control(mode: Mode) -> None:
    """A custom id has 100 characters, of which the match and its version take some."""
    longest = 0
    for match, _ in states(mode, 1):
        for seat in match.to_act():
            for move, way in reached(match, seat):
                longest = max(longest, len("|".join(way)), len(move))
    assert longest < 100 - len("move:match:1234567:12345:card:")


def test_creatures_and_cells_stand_in_the_order_in_which_their_player_sees_them() -> None:
    cards = {"a2": "goblin", "a4": "shaman", "b3": "goblin", "b5": "orc_warrior"}
    board = {cell: {"card": card, "owner": "B"} for cell, card in cards.items()}
    match = position(active="B", dice=[4, 2], board=board)
    firsts = [choice.value for choice in asked(match, seat="B").choices]
    assert firsts[:4] == ["a4", "a2", "b5", "b3"]
    where = [choice.value for choice in asked(match, "b3", seat="B").choices]
    assert where[:4] == ["a3", "b4", "b2", "c3"]


def test_without_dice_the_panel_names_what_is_left() -> None:
    match = position(dice=[], seats={"A": {"hand": ["archer"]}})
    assert "Activate" not in UI.prompt(match.view("A"), EN)
    match = position(dice=[4], seats={"A": {"hand": ["archer"]}})
    assert "dice: 4" in UI.prompt(match.view("A"), EN)


def test_what_was_not_offered_is_nothing() -> None:
    match = position(dice=[4, 2], board={"b2": {"card": "swordsman", "owner": "A"}})
    for chosen in (
        ("c2",),
        ("b2", "c5"),
        ("b2", "go", "a5"),
        ("b2", DICE, "6"),
        ("b2", "go", "b3", "stop", "x"),
        ("summon",),
        ("nonsense", DICE),
    ):
        assert asked(match, *chosen) == NOTHING, chosen


def test_an_attack_without_a_step_is_two_clicks() -> None:
    match = position(
        dice=[4, 2],
        board={
            "b2": {"card": "swordsman", "owner": "A"},
            "b3": {"card": "goblin", "owner": "B"},
        },
    )
    first = told_of(match)
    assert first["b2"].label == "Swordsman b2 ♥4 · 🎲 2"
    attack = told_of(match, "b2")["b3"]
    assert (attack.label, attack.move) == ("⚔️ Goblin b3 ♥4", "b2*b3/2")


def test_the_usual_dice_are_not_asked_for_and_others_can_be_chosen() -> None:
    match = position(
        dice=[4, 2],
        board={
            "b2": {"card": "swordsman", "owner": "A"},
            "b3": {"card": "goblin", "owner": "B"},
        },
    )
    assert told_of(match, "b2")[DICE].label == "Other dice …"
    assert [c.label for c in asked(match, "b2", DICE).choices] == ["Pay with 4"]
    assert told_of(match, "b2", DICE, "4")["b3"].move == "b2*b3/4"
    only = position(
        dice=[2],
        board={"b2": {"card": "swordsman", "owner": "A"}, "b3": {"card": "goblin", "owner": "B"}},
    )
    assert DICE not in told_of(only, "b2"), "there is no other way to pay"


def test_where_an_ability_moves_its_target_is_the_last_question() -> None:
    match = position(
        dice=[5],
        seats={"A": {"race": "demons"}},
        board={"b2": {"card": "ember_queen", "owner": "A"}, "b4": {"card": "goblin", "owner": "B"}},
    )
    use = told_of(match, "b2")["use"]
    assert "✨" in use.label
    question = asked(match, "b2", "use", "b4")
    assert question.listed
    assert {choice.move for choice in question.choices} >= {"b2!b4>a3/5"}
    assert "**Queen of Embers** b2: where does **Goblin** b4 go?" in question.text


def test_an_ability_that_takes_a_step_first_is_explained_before_it() -> None:
    match = position(
        dice=[3],
        seats={"A": {"race": "demons"}},
        board={"a1": {"card": "tormentor", "owner": "A"}, "b4": {"card": "goblin", "owner": "B"}},
    )
    first, then = asked(match, "a1"), asked(match, "a1", "b1")
    assert {choice.value for choice in first.choices if choice.possible} == {"a2", "b1"}
    assert "where does it go?\n-# Pulls an enemy on its line" in first.text
    assert "goes to b1, and then?\n-# Pulls an enemy on its line" in then.text


def test_a_creature_that_goes_and_aims_at_itself_is_named_where_it_stands_then() -> None:
    match = position(dice=[4], board={"b1": {"card": "priestess", "owner": "A", "wounds": 1}})
    labels = [choice.label for choice in asked(match, "b1", "go", "b2").choices]
    assert any("Priestess b2" in label for label in labels), labels


@pytest.mark.parametrize(
    ("given", "value", "why"),
    [
        ({"activated": True}, "b2", "has already been activated this turn"),
        ({"stunned": True}, "b2", "is stunned"),
        ({}, "b2", "That costs 2 pips"),
        ({}, "summon", "That costs 5 pips, and the dice don’t show as much: 1"),
        ({}, "magic", "You have no magic in hand"),
        ({}, "build", "That costs 6 pips"),
    ],
)
def test_what_cannot_be_done_says_why(given: dict[str, Any], value: str, why: str) -> None:
    match = position(
        dice=[1],
        seats={"A": {"hand": ["archer"]}},
        board={"b2": {"card": "swordsman", "owner": "A", **given}},
    )
    choice = told_of(match)[value]
    assert not choice.possible
    assert why in choice.why


def test_beside_what_can_be_done_stands_what_cannot() -> None:
    match = position(
        dice=[4, 1],
        seats={"A": {"hand": ["archer", "scout", "fortification"], "built": True, "power": True}},
        board={
            "b2": {"card": "priestess", "owner": "A"},
            "a1": {"card": "militia", "owner": "A"},
            "b1": {"card": "militia", "owner": "A"},
        },
    )
    first = told_of(match)
    assert "already built something this turn" in first["build"].why
    assert "already used your power this turn" in first["power"].why
    summons = told_of(match, "summon")
    assert summons["scout"].move == "scout@c1/4", "there is one cell for it"
    assert summons["archer"].possible
    nobody = told_of(match, "b2")["attack"]
    assert "Nothing is in range" in nobody.why


@pytest.mark.parametrize(
    ("race", "why"),
    [
        ("humans", "already has a card under it"),
        ("orcs", "already has a card under it"),
        ("undead", "no free cell with a tombstone"),
        ("demons", "a card to discard and another creature"),
    ],
)
def test_why_a_power_cannot_be_used(race: str, why: str) -> None:
    hand = {"humans": "scout", "orcs": "goblin", "undead": "zombie", "demons": "imp"}
    match = position(dice=[1], seats={"A": {"race": race, "hand": [hand[race]]}})
    assert why in told_of(match)["power"].why
    empty = position(dice=[1], seats={"A": {"race": race}})
    assert "no card in hand" in told_of(empty)["power"].why


# What is asked before a move


def doubt(match: Match, move: str, seat: Seat = "A") -> str:
    return UI.confirmations.doubt(match, seat, move, EN)


def test_dice_that_would_be_lost_are_named() -> None:
    match = position(
        dice=[6, 2],
        seats={"A": {"hand": ["scout"]}},
        board={"b2": {"card": "swordsman", "owner": "A"}, "b3": {"card": "goblin", "owner": "B"}},
    )
    could = "you could still attack (Swordsman) or summon (Scout) or build"
    assert could in doubt(match, "end")
    assert "6 2" in doubt(match, "end")
    assert doubt(match, "end", "B") == ""
    walks = position(dice=[2], board={"b2": {"card": "swordsman", "owner": "A"}})
    assert doubt(walks, "end") == "", "a step alone is often not wanted"
    assert "(2) would be lost" in UI.confirmations.unspent(walks, "A", "end", EN)
    assert UI.confirmations.unspent(walks, "A", "b2>b3/2", EN) == ""
    assert UI.confirmations.unspent(position(dice=[1]), "A", "end", EN) == "", (
        "nothing could be done"
    )


def test_what_is_of_little_use_is_not_asked_about() -> None:
    built = {"buildings": [building.id for building in RACE["humans"].buildings]}
    tiles = position(dice=[6], seats={"A": built})
    assert any(str(move).startswith("tower@") for move in tiles.legal_actions("A"))
    assert doubt(tiles, "end") == ""
    runs_into_it = position(
        dice=[2],
        board={
            "b2": {"card": "scout", "owner": "A"},
            "b3": {"card": "goblin", "owner": "B"},
        },
    )
    assert "b2*b3/2" in map(str, runs_into_it.legal_actions("A"))
    assert "Scout" not in doubt(runs_into_it, "end")


def test_what_would_do_nothing_is_asked_about() -> None:
    match = position(
        dice=[5, 4],
        seats={"A": {"hand": ["volley"]}},
        board={"b2": {"card": "priestess", "owner": "A"}, "a5": {"card": "goblin", "owner": "B"}},
    )
    before = match.key()
    assert "Volley" in doubt(match, "volley!b")
    assert doubt(match, "volley!a") == ""
    assert "Priestess" in doubt(match, "b2!b2"), "it has no wound"
    assert doubt(match, "b2>b3") == ""
    assert doubt(match, "nonsense") == ""
    assert match.key() == before


@every_mode
def test_a_doubt_looks_at_nothing_hidden(mode: Mode) -> None:
    """With other cards in the hands of others and in the decks, and other dice to come, it is the
    same."""
    chance = random.Random(mode)
    game_ai = CastlesAI()
    for match, _ in states(mode, 2):
        for seat in match.to_act():
            if chance.random() < 0.2:
                other = game_ai.determinize(match, seat, chance.getrandbits(60))
                for move in map(str, match.legal_actions(seat)):
                    assert doubt(match, move, seat) == doubt(other, move, seat)


# What is said


@every_mode
@every_language
def test_everything_can_be_told(mode: Mode, language: str) -> None:
    texts, kinds = texts_in(language), set[str]()
    for seed in range(4):
        whole: list[list[EventBase]] = []
        names: dict[Seat, str] = {}
        for match, told in states(mode, seed):
            names, view = names_of(match), match.view(None)
            whole.append(told)
            kinds |= {kind_of(type(event)) for event in told}
            for seat in match.to_act():
                assert UI.status(view, "Ann", texts)
                assert UI.prompt(match.view(seat), texts)
                for move in match.legal_actions(seat)[::15]:
                    assert UI.spoken(match, str(move), names, texts)
            assert all(UI.story(told, names, texts))
            assert UI.headline(told, names, texts)
        log = UI.log(whole, names, texts)
        assert len(log) == len(whole)
        events = [event for part in whole for event in part]
        begins = sum(isinstance(event, e.TurnBegan) for event in events)
        assert sum(line.startswith("###") for lines in log for line in lines) == begins
        assert UI.headline(events, names, texts)[-1].startswith("🏁")
    assert len(kinds) > 18, kinds


def plain(lines: list[str]) -> list[str]:
    return [line.replace("*", "") for line in lines]


def test_what_is_told_of_a_turn() -> None:
    match = position(
        dice=[4, 2, 2],
        seats={"A": {"hand": ["scout"]}, "B": {"wounds": 1}},
        board={
            "b1": {"card": "archer", "owner": "A"},
            "b5": {"card": "goblin", "owner": "B", "wounds": 3},
            "c5": {"card": "axe_thrower", "owner": "B"},
        },
    )
    names, told = names_of(match), list[EventBase]()
    for move in ("b1>b2*b5/2", "scout@a1/4", "end"):
        told += match.apply("A", GAME.read_move(match, move)[0])
    lines = plain(UI.story(told, names, EN))
    assert lines[0] == (
        "Ann’s Archer b1 goes to b2 and hits Goblin b5 for 1 (0 left): "
        "Goblin b5 dies; the castle of Bob has 2 of 6 wounds (+1) (dice 2)"
    )
    assert lines[1] == "Ann summons Scout a1 (dice 4)"
    dice = " ".join(map(str, match.dice))
    assert lines[2:] == [
        "Turn 6 · Bob",
        f"Bob draws 1 card (5 left in the deck); rolls {dice}",
    ]
    assert plain(UI.headline(told, names, EN)) == lines[:2]


def test_a_turn_in_which_nothing_was_done_yet_is_told_by_its_dice() -> None:
    match = position()
    told = list(match.apply("A", GAME.read_move(match, "end")[0]))
    (line,) = UI.headline(told, names_of(match), EN)
    dice = " ".join(map(str, match.dice))
    assert line.endswith(f"; rolls {dice}")


def test_what_lies_under_a_creature_is_told_by_nobody() -> None:
    match = position(
        seats={"A": {"hand": ["scout"]}}, board={"b1": {"card": "archer", "owner": "A"}}
    )
    told = list(match.apply("A", GAME.read_move(match, "+scout@b1")[0]))
    for lines in (UI.story, UI.headline):
        assert plain(lines(told, names_of(match), EN)) == [
            "Reinforce: Archer b1 has a card face down under it"
        ]


def test_moves_are_spoken() -> None:
    match = position(
        dice=[4, 2],
        seats={"A": {"hand": ["scout", "fortification"]}},
        board={
            "b1": {"card": "archer", "owner": "A"},
            "b4": {"card": "goblin", "owner": "B"},
            "a4": {"card": "swordsman", "owner": "A"},
        },
    )

    def spoken(move: str) -> str:
        return UI.spoken(match, move, names_of(match), EN).replace("*", "")

    assert spoken("b1>b2*b4/2") == "Archer b1 goes to b2 and attacks Goblin b4 (dice 2)"
    assert spoken("a4>a5*B/2") == "Swordsman a4 goes to a5 and attacks the castle of Bob (dice 2)"
    assert spoken("fortification!b1/4") == "play Fortification on Archer b1 (dice 4)"
    assert spoken("+scout@b1") == "put Scout face down under Archer b1"
    assert spoken("end") == "end the turn"


@every_language
def test_every_refusal_has_words(language: str) -> None:
    codes = codes_of(engine.castles)
    assert len(codes) > 25
    assert {f"illegal-{dashed(code)}" for code in codes} <= keys(language)  # type: ignore[arg-type]
    facts: dict[str, Any] = {
        "card": "archer",
        "cards": ["archer", "scout"],
        "typed": "@everyone",
        "move": "*x*",
        "cell": "b1",
        "dice": "2+4",
        "cost": 5,
    }
    for code in codes:
        for changed in ({}, {"dice": ""}, {"card": "@everyone"}):
            refusal = IllegalAction(code, **facts | changed)  # type: ignore[arg-type]
            for table in (UI, CHOICE):
                refused = table.refusal(refusal, {}, texts_in(language))
                assert refused
                assert "@everyone" not in refused


def test_a_typed_move_that_has_no_price_is_refused_for_what_it_is() -> None:
    match = position(dice=[4], board={"b1": {"card": "militia", "owner": "A"}})
    for typed, why in (("c3>c4", "You have no creature on c3"), ("b1!", "has no ability")):
        with pytest.raises(IllegalAction) as refused:
            match.apply("A", GAME.read_move(match, typed)[0])
        assert why in UI.refusal(refused.value, {}, EN)


def test_introductions() -> None:
    names: Any = {"A": "Ann", "B": "Bob"}
    races: Any = {"A": "humans", "B": "undead"}
    won, taken = UI.introduction(setup_of("duel", races), names, EN)
    assert "6 wounds" in won
    assert taken == "**Ann**: Humans · **Bob**: Undead"
    _, sides, lot = UI.introduction(setup_of("teams"), ALL_NAMES, EN)
    assert (
        sides
        == "⚔️ **Ann** & **Cleo** against **Bob** & **Dan** · the bot replaces players who leave"
    )
    assert "at random" in lot


# The choice of races


@every_mode
@every_language
def test_races_are_chosen_one_after_the_other(mode: Mode, language: str) -> None:
    texts, game = texts_in(language), RacesGame()
    state, told = game.setup(choice_setup(mode), 5)
    names = {seat: ALL_NAMES[seat] for seat in state.seats}
    assert CHOICE.introduction(choice_setup(mode), names, texts)
    while to_act := state.to_act():
        assert CHOICE.status(state.view(None), "Ann", texts)
        assert CHOICE.prompt(state.view(to_act[0]), texts)
        question = CHOICE.question(state, to_act[0], (), names, texts)
        moves = [choice.move for choice in question.choices]
        assert moves == [move.move for move in CHOICE.open_moves.buttons(state, texts)]
        assert moves == list(map(str, state.legal_actions(to_act[0])))
        other = next(seat for seat in state.seats if seat != to_act[0])
        assert CHOICE.question(state, other, (), names, texts) == NOTHING
        assert CHOICE.spoken(state, moves[0], names, texts) == RACE[RACES[0]].name(language)
        told += state.apply(to_act[0], state.legal_actions(to_act[0])[0])
    lines = CHOICE.story(told, names, texts)
    assert len(lines) == len(state.seats) + 2


# Look-ups


def test_cards_races_buildings_and_tiles_can_be_looked_up() -> None:
    book = next(plugin.cards for plugin in plugins() if "castles" in plugin.uis)
    assert book is not None
    ids = {card_id for card_id, _ in book.cards}
    assert ids == {*CARD, *RACES, *BUILDING, *TILES}
    for language in LANGUAGES:
        texts = texts_in(language)
        for card_id, names in book.cards:
            assert names[language] in book.label(card_id, texts)
            page = book.page(card_id, texts)
            assert names[language] in page.heading
            assert page.below
            assert len(page.below) < 2500
            assert page.drawing.alt()
    king = book.page("king", EN)
    assert "costs 9 to summon · needs Throne Room" in king.heading
    assert "Legend" in king.below
    throne_room = book.page("throne_room", EN)
    assert "unlocks King" in throne_room.below
    text = throne_room.drawing.alt()
    assert "King" in text
    assert "Priestess" not in text, "the picture shows the building, not all cards of the race"
    assert text == throne_room.drawing.draw().alt
    wall = book.page("wall", EN)
    assert "each castle has 3" in wall.heading
    assert "enemies on the 3 cells beyond" in wall.below
    assert wall.drawing.alt() == wall.drawing.draw().alt
    assert "Exhume" in book.page("undead", EN).below


# ------------------------------------------------------------------ the panel

ROOM = 40 - 13
"""Components of a message, but for texts, pictures, the end of the turn and what stands below."""


def prefixes(match: Match, seat: Seat, *chosen: str) -> Iterator[tuple[str, ...]]:
    """All that can have been chosen on the way to a move."""
    yield chosen
    for choice in asked(match, *chosen, seat=seat).choices:
        if choice.possible and not choice.move:
            yield from prefixes(match, seat, *chosen, choice.value)


@every_mode
def test_panels_have_room_for_all_questions_and_no_two_buttons_say_the_same(mode: Mode) -> None:
    most = 0
    for number, (match, _) in enumerate(states(mode, 1)):
        for seat in match.to_act() if number % 6 == 0 else ():
            for chosen in prefixes(match, seat):
                here = on_panel("castles", match, seat, names_of(match))
                rows = here.choices(here.way(chosen))
                labels = [
                    each.label for row in rows for each in row.children if each.type.value == 2
                ]
                assert len({*labels}) == len(labels), (chosen, labels)
                most = max(most, sum(1 + len(row.children) for row in rows))
    assert 15 < most <= ROOM


def test_three_cells_are_buttons_and_many_are_a_list_called_by_what_is_asked() -> None:
    match = position(dice=[6], seats={"A": {"hand": ["archer"]}})
    where = asked(match, "summon", "archer")
    assert [choice.label for choice in where.choices] == ["a1", "b1", "c1"]
    assert not where.listed
    assert where.hint == "Where?"


def test_what_a_creature_does_where_it_has_gone_says_from_where() -> None:
    match = position(
        dice=[6],
        board={"b2": {"card": "swordsman", "owner": "A"}, "b3": {"card": "goblin", "owner": "B"}},
    )
    here, there = told_of(match, "b2"), told_of(match, "b2", "go", "a2")
    assert set(there) >= {"stop", "use"}
    assert there["use"].label == f"{here['use'].label} · from a2"
    assert there["stop"].label == "Done"
    assert not asked(match, "b2", "go", "a2").listed


def test_what_a_building_opens_and_a_tile_does_is_told() -> None:
    match = position(dice=[6])
    lines = asked(match, "build").text.splitlines()
    values = [choice.value for choice in asked(match, "build").choices]
    assert len(lines) == 1 + len(values)
    for line, value in zip(lines[1:], values, strict=True):
        tile = (
            f"**{built_name(value, EN)}** · {EN(f'castles-tile-{value}-about')}"
            if (value in TILES)
            else unlocking(value, EN)
        )
        assert line == f"-# {tile}"
