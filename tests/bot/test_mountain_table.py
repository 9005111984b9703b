"""The table of Battle on the Bald Mountain: what can be chosen, and what is said of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

import pytest
from refusal_codes import codes_of

import engine.bald_mountain
from bot.game_api import GAME_UIS
from bot.game_api.questions import NOTHING, Question
from bot.games.bald_mountain import names as words
from engine.bald_mountain import effects
from engine.bald_mountain import events as e
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import BY_ID, CARDS, COLOURS
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.view import Kind
from engine.core import IllegalAction, Seat, kind_of
from texts import LANGUAGES, dashed, keys, texts_in
from texts.bald_mountain.names import card_text, option_in_words

GAME = BaldMountainGame()
BUTTON = 80
"""Characters of a label."""
UI = GAME_UIS["bald_mountain"]
MODES: tuple[Mode, ...] = get_args(Mode)
EN = texts_in("en")
ALL_NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
SEEDS = (0, 1, 2, 7, 11)
"""Between them these games ask everything."""
every_mode = pytest.mark.parametrize("mode", MODES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names_of(battle: Battle) -> dict[Seat, str]:
    return {seat: ALL_NAMES[seat] for seat in battle.seats}


def states(mode: Mode, seed: int) -> Iterator[tuple[Battle, list[e.Event]]]:
    """Every position of a match by chance, with what has led to it. It activates rather than draws,
    so that much happens."""
    chance = random.Random(seed)
    battle, told = GAME.setup(setup_of(mode), seed)
    yield battle, told
    while to_act := battle.to_act():
        legal = [str(move) for move in battle.legal_actions(to_act[0])]
        rather = [move for move in legal if move[-1] in "!*" or move[0] in "+-@="] or legal
        move = chance.choice(rather if chance.random() < 0.9 else legal)
        yield battle, list(battle.apply(to_act[0], GAME.read_move(battle, move)[0]))


def position(**given: Any) -> Battle:
    """A position of which only this matters, as in the worked examples of the rules."""
    document: dict[str, Any] = {
        "format": 1,
        "game": "bald_mountain",
        "ruleset": "1",
        "mode": "duel",
        "turn": 1,
        "active": "A",
        "step": "actions",
        "actions": 2,
        "chance": 7,
        "sides": [{"energy": 10, "gems": 2}, {"energy": 10, "gems": 2}],
        **given,
    }
    hands = {"A": [], "B": [], **document.get("hands", {})}
    altars = {colour: [] for colour in COLOURS} | document.get("altars", {})
    discard = document.get("discard", [])
    held = [card for hand in hands.values() for card in hand]
    laid = [each["card"] for stack in altars.values() for each in stack]
    out = {*held, *laid, *discard, *document.get("deck", [])}
    rest = [card.id for card in CARDS if card.id not in out]
    exact = document.pop("deck_exact", False)
    deck = [*document.get("deck", []), *([] if exact else rest)]
    discard = [*discard, *(rest if exact else [])]
    document |= {"hands": hands, "altars": altars, "deck": deck, "discard": discard}
    return GAME.load(document)


def on(*cards: str, side: int = 0) -> dict[str, list[dict[str, Any]]]:
    """These cards alone on their altars, facing a side."""
    colours = {card.id: card.colour for card in CARDS}
    return {colours[card]: [{"card": card, "side": side}] for card in cards}


def asked(battle: Battle, seat: Seat, *chosen: str) -> Question:
    return UI.question(battle, seat, chosen, names_of(battle), EN)


def reached(battle: Battle, seat: Seat, *chosen: str) -> Iterator[str]:
    """All moves to which the questions of the table lead."""
    question = asked(battle, seat, *chosen)
    if question.most > 1:
        assert question.least == question.most
        values = [choice.value for choice in question.choices]
        yield from (question.together(several) for several in combinations(values, question.most))
        return
    for choice in question.choices:
        if choice.possible:
            if choice.move:
                yield choice.move
            else:
                yield from reached(battle, seat, *chosen, choice.value)


# What can be chosen


def test_in_the_own_turn_the_hand_is_told_in_words() -> None:
    battle = position(
        hands={"A": ["dead_water", "ravens_toll"], "B": ["catch"]}, altars=on("demonspawn")
    )
    lines = UI.prompt(battle.view("A"), EN).splitlines()
    for line, card in zip(lines, ("demonspawn", "dead_water", "ravens_toll"), strict=False):
        assert line == f"-# {BY_ID[card].name()}: {card_text(BY_ID[card], EN, 'duel')}"
    assert lines[-1].startswith("**Your turn**")


@every_language
def test_the_longest_hand_has_room_in_words(language: str) -> None:
    texts = texts_in(language)
    longest = sorted(CARDS, key=lambda card: -len(card_text(card, texts)))
    battle = position(hands={"A": [card.id for card in longest[:30]]})
    told = UI.prompt(battle.view("A"), texts)
    assert len(told) < 2500
    assert "…" in told.splitlines()


@pytest.mark.parametrize(("held", "listed"), [(10, False), (11, True)])
def test_many_cards_are_a_list_that_says_what_they_do(held: int, listed: bool) -> None:
    battle = position(hands={"A": [card.id for card in CARDS[:held]]})
    question = asked(battle, "A")
    assert (len(question.choices), question.listed) == (held, listed)
    assert all(choice.about for choice in question.choices)


@every_mode
@pytest.mark.parametrize("seed", SEEDS)
def test_questions_lead_to_all_legal_moves_and_to_no_other(mode: Mode, seed: int) -> None:
    kinds = set[str]()
    for battle, _ in states(mode, seed):
        for seat in battle.seats:
            found = {*reached(battle, seat), *(s.move for s in UI.steps(battle, seat, EN))}
            assert found == set(map(str, battle.legal_actions(seat)))
        if battle.question is not None:
            kinds.add(battle.question.kind)
    assert kinds, "something was asked"


def test_these_games_ask_everything_that_can_be_asked() -> None:
    found = {
        battle.question.kind
        for mode in MODES
        for seed in SEEDS
        for battle, _ in states(mode, seed)
        if battle.question is not None
    }
    assert found == set(get_args(Kind))


def test_many_cards_are_chosen_one_after_another() -> None:
    """A list of Discord has 25 places, and hands have no limit."""
    hand = [card.id for card in CARDS if card.id != "burnt_to_a_crisp"][:27]
    battle = position(hands={"A": hand}, altars=on("burnt_to_a_crisp"))
    battle.apply("A", GAME.read_move(battle, "burnt_to_a_crisp!")[0])
    first = asked(battle, "A")
    assert (first.most, len(first.choices)) == (1, 27)
    assert hand[3] not in [choice.value for choice in asked(battle, "A", hand[3]).choices]
    assert asked(battle, "A", hand[3], hand[4]) == NOTHING
    assert asked(battle, "A", "burnt_to_a_crisp") == NOTHING
    assert set(reached(battle, "A")) == set(map(str, battle.legal_actions("A")))


def test_two_cards_are_chosen_at_once() -> None:
    hand = ["catch", "domovoi", "grubby"]
    battle = position(hands={"A": hand}, altars=on("burnt_to_a_crisp"))
    battle.apply("A", GAME.read_move(battle, "burnt_to_a_crisp!")[0])
    question = asked(battle, "A")
    assert (question.least, question.most, question.hint) == (2, 2, "Choose 2 cards")
    assert question.together(("domovoi", "catch")) == "-catch-domovoi"
    prompt = UI.prompt(battle.view("A"), EN)
    assert "Burnt to a Crisp: Discard 2 cards: attack 1 for each card the opponents hold." in prompt


@pytest.mark.parametrize("cards", [["catch"], [card.id for card in CARDS][:16]])
def test_a_list_says_what_it_is_for(cards: list[str]) -> None:
    """So many cards that they have no room on buttons."""
    assert asked(position(hands={"A": cards}), "A").hint == "Choose"


@every_language
def test_a_single_wonder_is_asked_about_by_its_name(language: str) -> None:
    """The only one that is left can be declined: there is no order to choose."""
    texts = texts_in(language)
    clock = BY_ID["restless_clock"].name(language)
    for wonders, named in ((["restless_clock"], True), (["misers_chest", "restless_clock"], False)):
        waits = {"step": "wonders", "fires": wonders, "hands": {"A": ["catch"]}}
        view = position(altars=on(*wonders), **waits).view("A")
        assert view.question is not None, "a wonder that is optional"
        asks = UI.prompt(view, texts).splitlines()[0]
        for told in (asks, UI.status(view, "@Ann", texts)):
            assert (clock in told) == named


def test_what_cannot_be_done_says_why() -> None:
    battle = position(
        altars=on("demonspawn", "goblin_bite", "mirror_lake", "birch_sap"),
        sides=[{"energy": 3, "gems": 2}, {"energy": 9, "gems": 2}],
        used=["demonspawn"],
        hands={"A": ["catch"]},
    )
    told = {choice.value: (choice.possible, choice.why) for choice in asked(battle, "A").choices}
    assert told["catch"] == (True, "")
    assert told["demonspawn!"][1].endswith("has already been activated this turn.")
    assert "costs 4 energy, tolls included, and you have 3" in told["goblin_bite!"][1]
    assert "its effect can’t be carried out" in told["mirror_lake!"][1]
    assert "birch_sap!" not in told, "wonders fire automatically"


def test_with_nothing_but_a_deck_there_are_only_steps() -> None:
    battle = position(altars=on("demonspawn"), used=["demonspawn"])
    assert asked(battle, "A").choices == ()
    assert [step.move for step in UI.steps(battle, "A", EN)] == ["draw", "end"]
    assert [step.ends for step in UI.steps(battle, "A", EN)] == [False, True]


def test_the_hand_is_shown_to_who_is_not_due() -> None:
    battle = position(hands={"B": ["catch"]}, altars=on("demonspawn", side=1))
    choices = asked(battle, "B").choices
    assert [(choice.value, choice.possible) for choice in choices] == [
        *(("demonspawn!", False), ("catch", False)),
    ]


def test_a_way_out_can_be_refused_for_the_rest_of_the_turn() -> None:
    battle = position(hands={"B": ["fern_flower"]}, altars=on("catch"))
    assert UI.orders.offer(battle, "B", EN) is None
    battle.apply("A", GAME.read_move(battle, "catch!")[0])
    assert [(choice.label, choice.move) for choice in asked(battle, "B").choices] == [
        *(("Discard 🔵 Fern Flower", "-fern_flower"), ("Refuse", "no")),
    ]
    order = UI.orders.offer(battle, "B", EN)
    assert order is not None
    assert order.move == "no"
    assert UI.orders.offer(battle, "A", EN) is None
    prompt = UI.prompt(battle.view("B"), EN)
    assert "If you refuse, your opponent gets the effect: draw 2 cards" in prompt
    assert "-# The Catch: The opponent draws 2 cards, unless you discard 1 card." in prompt
    status = UI.status(battle.view(None), "Bob", EN)
    assert status == "❓ Bob, respond to 🟢 **The Catch**: discard 1 card, or refuse?"


def test_options_are_told_with_their_amounts() -> None:
    battle = position(altars=on("golden_fish"))
    battle.apply("A", GAME.read_move(battle, "golden_fish!")[0])
    labels = [choice.label for choice in asked(battle, "A").choices]
    assert labels == ["Gain 1 gem", "Draw 2 cards", "Gain 2 energy"]


def test_of_cards_to_bury_it_is_told_whom_they_face() -> None:
    battle = position(
        altars={
            "illusion": [{"card": "will_o_the_wisp", "side": 0}, {"card": "catch", "side": 1}],
            "curse": [{"card": "demonspawn", "side": 1}, {"card": "flame_beast", "side": 0}],
        }
    )
    battle.apply("A", GAME.read_move(battle, "will_o_the_wisp!")[0])
    labels = [choice.label for choice in asked(battle, "A").choices]
    assert labels == ["🔴 Demonspawn (facing Bob)", "🟢 Will-o'-the-Wisp (facing Ann)"]


# What is asked before a move


def doubt(battle: Battle, move: str, seat: Seat = "A") -> str:
    return UI.confirmations.doubt(battle, seat, move, EN)


def test_actions_that_would_be_lost_are_named() -> None:
    battle = position(hands={"A": ["catch", "grubby"]}, altars=on("demonspawn"))
    told = doubt(battle, "end")
    assert "2 actions and could activate 🔴 **Demonspawn** or play one of 2 cards or draw" in told
    assert doubt(battle, "end", "B") == ""
    assert doubt(position(deck_exact=True), "end") == "", "nothing could be done"


@pytest.mark.parametrize(
    ("card", "given", "idle"),
    [
        ("demonspawn", {}, False),
        ("demonspawn", {"rules": [{"rule": "ward", "side": 1, "n": 2}]}, True),
        ("demonspawn", {"rules": [{"rule": "reflect", "side": 1}]}, False),
        ("crown_fire", {}, True),
        ("snake_tongue", {}, True),
        ("snake_tongue", {"hands": {"B": ["catch"]}}, False),
        ("dreamcloak", {}, False),
        ("evil_eye", {"rules": [{"rule": "ward", "side": 1, "n": 1}]}, False),
        ("thieving_magpie", {"sides": [{"energy": 9, "gems": 1}, {"energy": 9, "gems": 0}]}, True),
        ("catch", {}, False),
    ],
)
def test_a_spell_that_would_do_nothing_is_asked_about(
    card: str, given: dict[str, Any], *, idle: bool
) -> None:
    battle = position(altars=on(card), actions=1, **given)
    before = battle.key()
    assert bool(doubt(battle, f"{card}!")) == idle
    assert battle.key() == before
    assert doubt(battle, "draw") == ""
    assert doubt(battle, "nonsense") == ""


@every_mode
def test_a_doubt_looks_at_nothing_hidden(mode: Mode) -> None:
    """With other cards in the hands of others and in the deck it is the same."""
    chance = random.Random(mode)
    for battle, _ in states(mode, 3):
        for seat in battle.to_act():
            other = battle.copy()
            unseen = [n for n in range(len(battle.hands)) if "ABCD"[n] != seat]
            pool = [*battle.deck, *(card for n in unseen for card in battle.hands[n])]
            chance.shuffle(pool)
            for number in unseen:
                size = len(battle.hands[number])
                other.hands[number], pool = tuple(pool[:size]), pool[size:]
            other.deck, other.chance = tuple(pool), chance.getrandbits(60)
            for move in map(str, battle.legal_actions(seat)):
                assert doubt(battle, move, seat) == doubt(other, move, seat)


# What is said


@every_mode
@every_language
def test_everything_can_be_told(mode: Mode, language: str) -> None:
    texts, kinds = texts_in(language), set[str]()
    for seed in range(3):
        whole: list[list[e.Event]] = []
        names: dict[Seat, str] = {}
        for battle, told in states(mode, seed):
            names, view = names_of(battle), battle.view(None)
            whole.append(told)
            kinds |= {kind_of(type(event)) for event in told}
            if battle.to_act():
                assert UI.status(view, "Ann", texts)
                for seat in battle.to_act():
                    assert UI.prompt(battle.view(seat), texts)
                    labels = UI.question(battle, seat, (), names, texts).choices
                    assert all(0 < len(choice.label) <= BUTTON for choice in labels)
                    for move in battle.legal_actions(seat)[:20]:
                        assert UI.spoken(battle, str(move), names, texts)
            assert all(UI.story(told, names, texts))
            assert UI.headline(told, names, texts) or not told
        log = UI.log(whole, names, texts)
        assert len(log) == len(whole)
        events = [event for part in whole for event in part]
        begun = sum(isinstance(event, e.TurnBegan) for event in events)
        assert sum(line.startswith("###") for lines in log for line in lines) == begun
        assert UI.headline(events, names, texts)[-1].startswith("🏁")
    assert len(kinds) > 20


def test_what_is_told_of_a_turn() -> None:
    battle = position(
        altars=on("demonspawn", "birch_sap"),
        hands={"A": ["catch"]},
        rules=[{"rule": "edge", "side": 0, "n": 1}, {"rule": "ward", "side": 1, "n": 1}],
    )
    names = names_of(battle)
    events = [
        event
        for move in ("+catch", "demonspawn!")
        for event in battle.apply("A", GAME.read_move(battle, move)[0])
    ]
    lines = [line.replace("*", "") for line in UI.story(events, names, EN)]
    assert lines[0] == "Ann plays 🟢 The Catch"
    assert lines[1].startswith("Ann activates 🔴 Demonspawn: ")
    assert "attack 2 + 1 − 1, Bob: −2 energy" in lines[1]
    headline = [line.replace("*", "") for line in UI.headline(events, names, EN)]
    assert headline == lines[:2]


def test_what_each_mage_discards_is_told_side_by_side() -> None:
    """Nobody's card is what comes of another's."""
    battle = position(altars=on("grubby"), hands={"A": ["catch"], "B": ["domovoi"]})
    events = [
        event
        for move in ("grubby!", "=1")
        for event in battle.apply("A", GAME.read_move(battle, move)[0])
    ]
    headline = [line.replace("*", "") for line in UI.headline(events, names_of(battle), EN)]
    assert headline == [
        "Ann activates 🟢 Grubby: the choice: each mage discards 1 card; "
        "Ann discards 🟢 The Catch; Bob discards 🟡 Domovoi"
    ]


@every_language
def test_every_refusal_has_words(language: str) -> None:
    codes = codes_of(engine.bald_mountain)
    assert len(codes) > 15
    assert {f"illegal-{dashed(code)}" for code in codes} <= keys(language)  # type: ignore[arg-type]
    facts: dict[str, Any] = {
        "card": "catch",
        "cards": ["catch", "grubby"],
        "typed": "@everyone",
        "move": "*x*",
        "n": 2,
        "has": 1,
        "colour": "charm",
    }
    for code in codes:
        refused = UI.refusal(IllegalAction(code, **facts), {}, texts_in(language))  # type: ignore[arg-type]
        assert refused
        assert "@everyone" not in refused
    plain = IllegalAction("bald_mountain_wrong_cards", n=1, colour="")
    assert UI.refusal(plain, {}, EN).startswith("Choose exactly 1 card from your hand")


@every_language
@every_mode
def test_all_that_cards_let_people_choose_has_words(language: str, mode: Mode) -> None:
    texts = texts_in(language)
    for card in CARDS:
        for step in card.effect:
            if isinstance(step, effects.Choose):
                for option in range(len(step.options)):
                    text = option_in_words(card, option + 1, mode, texts)
                    assert 0 < len(text) <= BUTTON
            if isinstance(step, effects.Unless):
                assert words.otherwise(card, mode, texts)
            inner = [part for branch in effects.branches(step) for part in branch]
            assert not any(isinstance(part, effects.Choose | effects.Unless) for part in inner)


def test_introductions() -> None:
    names = {"A": "Ann", "B": "Bob", "C": "Cleo"}
    (line,) = UI.introduction(setup_of("duel"), names, EN)  # type: ignore[arg-type]
    assert "15 gems" in line
    setup = setup_of("three", "lose")
    _, sides = UI.introduction(setup, names, EN)  # type: ignore[arg-type]
    assert (
        sides == "⚔️ **Ann** & **Cleo** against **Bob** · a team loses if one of its players leaves"
    )


RULES = {
    "edge": "Ann: the next attack this turn is 2 stronger",
    "ward": "Ann: attacks by the opponents are 2 weaker",
    "reflect": "Ann: the next attack by the opponents will be turned back",
    "guard": "Ann: cards are guarded",
    "lock": "🔵 Charm is locked",
    "still": "Bob: wonders don’t fire",
    "toll": "Bob: each activation costs 2 more energy",
}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_says_what_it_does_and_to_whom(rule: Any) -> None:
    altar = "charm" if rule == "lock" else ""
    began = e.RuleBegan(0, rule, 2, altar, "catch")
    (told,) = UI.story([began], names_of(position()), EN)
    assert told.replace("*", "") == RULES[rule]


def test_a_stronger_attack_that_was_not_made_is_no_line_of_the_card_before() -> None:
    """It would read as what the card has done."""
    played = e.Played("B", "fern_flower")
    edge, ward = e.RuleEnded(1, "edge", 1, ""), e.RuleEnded(1, "ward", 1, "")
    names = names_of(position())
    assert UI.story([played, edge], names, EN) == UI.story([played], names, EN)
    assert UI.story([played, ward], names, EN) != UI.story([played], names, EN)
