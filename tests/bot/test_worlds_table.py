"""The table of Duel of Two Worlds: what can be chosen, and what is said of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from on_panels import on_panel
from refusal_codes import codes_of

import engine.two_worlds
from bot.boards.move_panel import too_many
from bot.game_api import GAME_UIS, plugins
from bot.game_api.questions import NOTHING, Question
from bot.games.two_worlds.names import ability_text, card_label, ranged_numbers
from engine.core import IllegalAction, Outcome, Seat, kind_of
from engine.games import game_ai_of
from engine.two_worlds import events as e
from engine.two_worlds.cards import SPELLS, WARRIOR, WARRIORS
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp
from engine.two_worlds.view import AttackView
from texts import LANGUAGES, dashed, keys, texts_in

GAME = TwoWorldsGame()
UI = GAME_UIS["two_worlds"]
EN = texts_in("en")
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob"}
SEEDS = (1, 2, 3, 4, 5, 6)
ROOM = 40 - 9
"""Components of a message, but for text, picture, the steps and what is below them on a panel."""
LABEL = 80
"""Characters on a button of Discord."""
every_setup = pytest.mark.parametrize("setup", ["basic", "draft"])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def states(setup: SetUp, seed: int) -> Iterator[tuple[Match, list[e.Event]]]:
    """Every position of a match by chance, with what has led to it. It rather attacks, casts and
    shifts than passes, so that much happens."""
    chance = random.Random(seed)
    match, told = GAME.setup(setup_of(setup), seed)
    yield match, list(told)
    while to_act := match.to_act():
        seat = chance.choice(to_act)
        legal = [str(move) for move in match.legal_actions(seat)]
        rather = [move for move in legal if set(move) & set(">@+=") or move in ("dispel", "u")]
        move = chance.choice(rather if rather and chance.random() < 0.7 else legal)
        yield match, list(match.apply(seat, GAME.read_move(match, move)[0]))


def position(**given: Any) -> Match:
    """A position of which only this matters, as in the worked examples of the rules."""
    seats = {
        seat: {"warriors": ["wolf"], "spells": ["curse", "dash", "dispel"]}
        | given.get("seats", {}).get(seat, {})
        for seat in ("A", "B")
    }
    document: dict[str, Any] = {
        "format": 1,
        "game": "two_worlds",
        "ruleset": "1",
        "mode": "duel",
        "setup": "basic",
        "turn": 9,
        "active": "A",
        "first": "A",
        "step": "action",
        "box": [],
        **given,
        "seats": seats,
    }
    board = document.get("board", {})
    for no, fighter in enumerate(board.values(), 1):
        fighter.setdefault("no", no)
    document.setdefault("serial", len(board))
    return GAME.load(document)


def ours(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": "A", **more}


def theirs(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": "B", **more}


def played(match: Match, *moves: str) -> list[e.Event]:
    """What these moves do, made by whoever is due."""
    return [
        event
        for move in moves
        for event in match.apply(match.to_act()[0], GAME.read_move(match, move)[0])
    ]


def asked(match: Match, seat: Seat, *chosen: str) -> Question:
    return UI.question(match, seat, chosen, NAMES, EN)


def labels(match: Match, seat: Seat, *chosen: str) -> list[str]:
    return [choice.label for choice in asked(match, seat, *chosen).choices]


def reached(match: Match, seat: Seat, *chosen: str) -> Iterator[str]:
    """All moves to which the questions of the table lead."""
    question = asked(match, seat, *chosen)
    assert question.most == 1
    assert len({choice.value for choice in question.choices}) == len(question.choices)
    for choice in question.choices:
        assert len(choice.label) <= LABEL
        if choice.possible:
            if choice.move:
                yield choice.move
            else:
                yield from reached(match, seat, *chosen, choice.value)


# What can be chosen


@every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_questions_lead_to_all_legal_moves_and_to_no_other(setup: SetUp, seed: int) -> None:
    steps, clicks = set[str](), 0
    for match, _ in states(setup, seed):
        for seat in match.seats:
            leading = UI.steps(match, seat, EN)
            found = [*reached(match, seat), *{step.move for step in leading}]
            legal = sorted(map(str, match.legal_actions(seat)))
            assert sorted(found) == legal
            clicks += len(legal)
            for step in leading:
                after = match.copy()
                after.apply(seat, GAME.read_move(after, step.move)[0])
                assert not step.then or step.then in map(str, after.legal_actions(seat))
            if seat not in match.to_act():
                assert asked(match, seat) == NOTHING
        steps.add(match.step)
    assert {"picks", "action", "draw"} <= steps
    assert clicks > 200


def prefixes(match: Match, seat: Seat, *chosen: str) -> Iterator[tuple[str, ...]]:
    """All that can have been chosen on the way to a move."""
    yield chosen
    for choice in asked(match, seat, *chosen).choices:
        if choice.possible and not choice.move:
            yield from prefixes(match, seat, *chosen, choice.value)


def components(match: Match, seat: Seat, chosen: tuple[str, ...]) -> int:
    """What the questions of a panel take of the components of a message."""
    here = on_panel("two_worlds", match, seat, NAMES)
    return sum(1 + len(row.children) for row in here.choices(here.way(chosen)))


@every_setup
def test_panels_have_room_for_all_questions(setup: SetUp) -> None:
    most = 0
    for seed in SEEDS:
        for match, _ in states(setup, seed):
            for seat in match.to_act():
                for chosen in prefixes(match, seat):
                    most = max(most, components(match, seat, chosen))
    assert 15 < most <= ROOM


def test_a_panel_with_much_to_do_has_room() -> None:
    """Many enemies in reach, many spells, long lists."""
    board = {f"u{column}": ours("shaman") for column in (1, 2, 3, 4)}
    board |= {f"l{column}": ours("shaman") for column in (1, 2, 3, 4)}
    board |= {f"u{column}": theirs("wolf") for column in (5, 6, 7)}
    board |= {f"l{column}": theirs("wolf") for column in (5, 6, 7)}
    hand = [spell.id for spell in SPELLS]
    match = position(board=board, seats={"A": {"hand": hand}})
    found = [*prefixes(match, "A")]
    assert max(len(chosen) for chosen in found) == 2
    assert max(components(match, "A", chosen) for chosen in found) <= ROOM
    for chosen in found:
        assert not too_many(asked(match, "A", *chosen))


def test_cards_of_the_packet_are_told_with_their_numbers() -> None:
    match, _ = GAME.setup(setup_of("draft"), 1)
    for seat in match.seats:
        choices = asked(match, seat).choices
        packet = match.packets["AB".index(seat)]
        assert [choice.move for choice in choices] == [card.id for card in packet]
        assert [choice.label for choice in choices] == [card_label(card, EN) for card in packet]
    assert card_label(WARRIOR["water_elemental"], EN) == "Water Elemental · ❤️4 ⚔️2 🏹2 · Knockback"
    assert card_label(WARRIOR["sharpshooter"], EN) == "Sharpshooter · ❤️2 🏹2/1/1"
    assert card_label(WARRIOR["imp"], EN) == "Imp · ❤️1 ⚔️2 · Flying"
    assert ranged_numbers(((2, 1), (4, 3))) == "1/–/3"


@every_language
def test_cards_have_room_on_buttons(language: str) -> None:
    assert all(len(card_label(card, texts_in(language))) <= LABEL for card in WARRIORS)


def test_an_attack_of_everybody_who_reaches_is_two_clicks() -> None:
    match = position(
        board={"u2": ours("archer"), "u3": ours("spearman"), "u4": theirs("berserker")}
    )
    assert labels(match, "A") == ["⚔️ a4 Berserker ❤️2"]
    both = "with a2 Archer + a3 Spearman"
    assert labels(match, "A", ">u4") == [
        *(f"{both}: 2 damage, destroys", f"{both}: 2 damage, destroys · hold"),
        *("Choose attackers …", "Others, with hold …"),
    ]
    first = asked(match, "A", ">u4").choices[0]
    assert first.move == "u2+u3>u4"
    assert labels(match, "A", ">u4", "some") == [
        "with a2 Archer: 1 damage",
        "with a3 Spearman: 1 damage",
    ]
    moves = [choice.move for choice in asked(match, "A", ">u4", "some!").choices]
    assert moves == ["u2>u4!", "u3>u4!"]
    for nothing in ((">u5",), (">u4", "all"), (">u4", "some", "u2>u4"), ("u4=",), ("curse",)):
        assert asked(match, "A", *nothing) == NOTHING


def test_an_attack_that_can_be_made_in_one_way_is_one_click() -> None:
    match = position(board={"u3": ours("assassin"), "u4": theirs("wolf")})
    (attack,) = asked(match, "A").choices
    assert attack.move == "u3>u4"


def test_armour_counts_in_what_an_attack_would_do() -> None:
    match = position(board={"u3": ours("wolf"), "u4": theirs("troll")})
    assert labels(match, "A", ">u4")[0] == "with a3 Wolf: 1 damage"


def test_four_attackers_are_chosen_from_a_list() -> None:
    board = {f"u{column}": ours("sharpshooter") for column in (1, 2, 3)}
    match = position(board={**board, "u4": ours("wolf"), "u5": theirs("shieldbearer")})
    assert labels(match, "A", ">u5")[0].startswith("with a1 + a2 + a3 + a4: 6 damage, destroys")
    question = asked(match, "A", ">u5", "some")
    assert question.listed
    assert len(question.choices) == 14


def test_spells_name_target_and_distance_at_once() -> None:
    match = position(
        board={"u1": ours("knight"), "u2": ours("wolf"), "l6": theirs("knight")},
        seats={"A": {"hand": ["dash", "swap", "lure", "fireball", "challenge"]}},
    )
    assert labels(match, "A", "dash") == [
        *(
            "a1 Knight ❤️3 · yours → a2",
            "a1 Knight ❤️3 · yours → a3",
            "a2 Wolf ❤️2 · yours → a3",
            "a2 Wolf ❤️2 · yours → a4",
        ),
    ]
    assert labels(match, "A", "lure") == ["b6 Knight ❤️3 · Bob → b5", "b6 Knight ❤️3 · Bob → b4"]
    assert labels(match, "A", "swap") == ["a1 Knight ⇄ a2 Wolf"]
    cells = asked(match, "A", "fireball")
    assert cells.listed
    assert [choice.move for choice in cells.choices][:2] == ["fireball@u1", "fireball@u2"]
    assert "2 damage to the warrior there" in cells.text


def test_spells_that_cannot_be_cast_say_why() -> None:
    hand = ["banishment", "fright", "reflection", "curse"]
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("goblin")},
        seats={"A": {"hand": hand}, "B": {"hand": ["dash", "blessing"]}},
    )
    told = {choice.value: (choice.possible, choice.why) for choice in asked(match, "A").choices}
    assert told["curse"] == told["fright"] == (True, "")
    assert told["banishment"][1] == "**Banishment** has no valid target right now."
    assert "Reflection" in told["reflection"][1]
    played(match, "u3>u4")
    told = {choice.value: (choice.possible, choice.why) for choice in asked(match, "B").choices}
    assert told["blessing"] == told["pass"] == (True, "")
    assert told["dash"][1] == "**Dash** can only be cast in your own turn."


def test_a_long_name_leaves_room_for_what_else_stands_on_a_button() -> None:
    match = position(
        board={"u3": theirs("sharpshooter")}, seats={"A": {"hand": ["curse"]}, "B": {"hand": []}}
    )
    names: dict[Seat, str] = {"A": "Ann", "B": "B" * 60}
    (aim,) = UI.question(match, "A", ("curse",), names, EN).choices
    assert aim.label == f"a3 Sharpshooter ❤️{WARRIOR['sharpshooter'].health} · {'B' * 24}"


def test_many_spells_are_one_button_and_a_list_that_says_what_they_do() -> None:
    hand = ["banishment", "fright", "curse", "dash", "challenge"]
    board = {"u3": ours("spearman"), "u4": theirs("goblin")}
    match = position(board=board, seats={"A": {"hand": hand}})
    assert labels(match, "A") == [
        *("⚔️ a4 Goblin ❤️1", "✨ Cast a spell (3 of 5) …"),
    ]
    question = asked(match, "A", "spells")
    assert question.listed
    assert [choice.value for choice in question.choices] == ["fright", "curse", "challenge"]
    assert all(choice.about.endswith(".") for choice in question.choices)
    assert asked(match, "A", "spells", "curse") == asked(match, "A", "curse")
    draw = position(step="draw", board=board, seats={"A": {"hand": hand}})
    assert labels(draw, "A") == ["🔁 Exchange a spell …"]
    assert [choice.move for choice in asked(draw, "A", "exchanges").choices][:1] == ["-banishment"]


def test_where_no_spell_of_many_can_be_cast_the_button_is_off() -> None:
    hand = ["dash", "swap", "lure", "banishment", "challenge"]
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("goblin")}, seats={"B": {"hand": hand}}
    )
    played(match, "u3>u4")
    spells = next(each for each in asked(match, "B").choices if each.value == "spells")
    assert not spells.possible
    assert asked(match, "B", "spells") == NOTHING


def test_nothing_lights_up_after_a_resignation() -> None:
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("goblin")}, seats={"A": {"hand": ["curse"]}}
    )
    view = match.view("A")
    over = replace(view, outcome=Outcome(("B",), "resignation"))
    still = replace(over, possible=(), ready=(), stack=(), window=None)
    assert "Can be cast now" in UI.hand(view, NAMES, EN).alt()
    assert "Can be cast now" not in UI.hand(over, NAMES, EN).alt()
    assert UI.hand(over, NAMES, EN).key == UI.hand(still, NAMES, EN).key
    assert UI.hand(over, NAMES, EN).key == UI.hand(still, NAMES, EN).key


def test_nobody_is_asked_after_a_resignation() -> None:
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("goblin")}, seats={"B": {"hand": ["curse"]}}
    )
    played(match, "u3>u4")
    over = replace(match.view(None), outcome=Outcome(("A",), "resignation"))
    still = replace(over, stack=(), window=None)
    assert still != over
    assert UI.board(over, (), NAMES, EN).key == UI.board(still, (), NAMES, EN).key


def test_answers_to_a_spell() -> None:
    match = position(
        board={
            "u3": ours("knight", enchantments=[{"spell": "blessing", "deck": "A"}]),
            "u5": theirs("wolf"),
        },
        seats={"A": {"hand": ["curse"]}, "B": {"hand": ["reflection", "dispel"]}},
    )
    played(match, "curse@u5")
    assert labels(match, "B") == ["✨ Reflection", "✨ Dispel", "Pass"]
    assert labels(match, "B", "dispel") == ["On the stack: Curse", "a3 Knight ❤️4 · Ann · Blessing"]
    assert labels(match, "B", "reflection") == ["a3 Knight ❤️4 · Ann"]
    prompt = UI.prompt(match.view("B"), EN)
    assert "❓ **Curse** was cast on **Wolf** (a5). Respond?\n-# One of your" in prompt
    order = UI.orders.offer(match, "B", EN)
    assert order is not None
    assert order.move == "pass"
    assert UI.orders.offer(match, "A", EN) is None
    assert UI.steps(match, "B", EN) == ()


def test_a_reflection_without_a_new_target() -> None:
    match = position(
        board={"u3": theirs("knight")},
        seats={"A": {"hand": ["banishment"]}, "B": {"hand": ["reflection"]}},
    )
    played(match, "banishment@u3")
    assert labels(match, "B", "reflection") == ["No new target (no effect)"]


def test_abilities() -> None:
    match = position(
        box=["dragon", "wolf", "wolf"],
        board={"u3": ours("werewolf"), "l3": ours("shaman"), "l6": theirs("wolf")},
    )
    assert labels(match, "A") == [
        *("↔️ b3 Shaman → b4", "↔️ b3 Shaman → b2", "🐺 a3 Werewolf: another form …"),
    ]
    forms = asked(match, "A", "u3=").choices
    assert [choice.move for choice in forms] == ["u3=dragon", "u3=wolf"]
    assert forms[0].label == card_label(WARRIOR["dragon"], EN)
    lines = [ability_text(WARRIOR[form], EN) for form in ("dragon", "wolf")]
    assert [form.about for form in forms] == lines


def test_each_step_of_a_turn_has_its_button() -> None:
    def only(match: Match) -> tuple[str, str, bool]:
        (step,) = UI.steps(match, "A", EN)
        return step.move, step.label, step.ends

    board = {"u3": ours("shaman"), "u5": theirs("wolf")}
    empty = {"A": {"spells": []}}
    assert only(position(step="start", board=board)) == ("go", "Advance", False)
    assert only(position(board=board, seats=empty)) == ("end", "End turn", True)
    took = ("take", "Take a spell and end turn", True)
    assert only(position(step="draw", board=board)) == took
    assert only(position(step="draw", board=board, seats=empty)) == ("go", "End turn", True)
    blocked = {**board, "u1": ours("wolf"), "l1": ours("wolf")}
    assert only(position(step="summon", board=blocked)) == ("go", "Continue", False)
    free = position(step="summon", board=board)
    assert UI.steps(free, "A", EN) == ()
    assert [choice.move for choice in asked(free, "A").choices][:2] == ["u", "l"]


@pytest.mark.parametrize(
    ("hand", "warrior", "lines"),
    [
        (["curse"], "wolf", ["end", "end|take"]),
        ([], "shaman", ["end", "end|take"]),
        ([], "wolf", ["end|take"]),
    ],
)
def test_the_draw_is_gone_to_only_where_something_lies_in_it(
    hand: list[str], warrior: str, lines: list[str]
) -> None:
    board = {"u3": ours(warrior), "u7": theirs("wolf")}
    steps = UI.steps(position(board=board, seats={"A": {"hand": hand}}), "A", EN)
    assert [step.line for step in steps] == lines
    assert [step.ends for step in steps] == [line != "end" for line in lines]
    assert steps[-1].label == "Take a spell and end turn"


def test_who_has_attacked_is_not_asked_to_attack() -> None:
    match = position(board={"u3": ours("wolf"), "u4": theirs("knight")})
    assert "attack" in UI.status(match.view(None), "Ann", EN)
    played(match, "u3>u4")
    assert "attack" not in UI.status(match.view(None), "Ann", EN)


def test_who_has_no_spell_is_not_told_of_an_exchange() -> None:
    for hand, told in ((["curse"], True), ([], False)):
        view = position(step="draw", seats={"A": {"hand": hand}}).view("A")
        assert ("exchange" in UI.status(view, "Ann", EN)) == told
        assert ("discard" in UI.prompt(view, EN)) == told


def test_who_has_no_spell_is_not_told_to_cast_some() -> None:
    board = {"u3": ours("wolf"), "u4": theirs("knight")}
    for hand, told in ((["curse"], True), ([], False)):
        match = position(board=board, seats={"A": {"hand": hand}, "B": {"hand": []}})
        assert ("cast as many" in UI.prompt(match.view("A"), EN)) == told
        played(match, "u3>u4")
        assert ("You can still cast" in UI.prompt(match.view("A"), EN)) == told
        assert "no spells" not in UI.prompt(match.view("B"), EN), "the hand of another"


def test_what_few_spells_do_is_told_above_their_buttons() -> None:
    match = position(seats={"A": {"hand": ["curse", "dash"]}, "B": {"hand": ["lure"]}})
    *spells, last = UI.prompt(match.view("A"), EN).splitlines()
    assert [line.split(":")[0] for line in spells] == ["-# Curse", "-# Dash"]
    assert "moves forward 1 or 2 cells" in spells[1]
    assert last.startswith("**Your turn**")
    many = position(seats={"A": {"hand": ["curse", "dash", "lure", "swap", "fright"]}})
    assert len(UI.prompt(many.view("A"), EN).splitlines()) == 1


def test_who_draws_knows_how_many_spells_there_are_and_that_the_turn_ends() -> None:
    for spells, told in ((["dash", "swap"], "take two"), (["dash"], "One spell is left")):
        view = position(step="draw", seats={"A": {"hand": ["curse"], "spells": spells}}).view("A")
        prompt = UI.prompt(view, EN)
        assert told in prompt
        assert "ends your turn" in prompt


def test_a_window_looks_alike_whatever_the_hand_is() -> None:
    """To all but the one who is asked."""
    told = set[tuple[str, ...]]()
    for hand in (["blessing", "fright"], ["dash", "challenge"], ["banishment", "reflection"]):
        match = position(
            board={"u3": ours("spearman"), "u4": theirs("goblin")},
            seats={"B": {"hand": hand}},
        )
        events = played(match, "u3>u4")
        assert match.to_act() == ("B",)
        views = [match.view(None), match.view("A")]
        told.add(
            (
                *UI.story(events, NAMES, EN),
                *(UI.status(view, "Bob", EN) for view in views),
                *(UI.board(view, events, NAMES, EN).alt() for view in views),
            )
        )
    assert len(told) == 1


# What is asked before a move


def doubt(match: Match, move: str, seat: Seat = "A") -> str:
    return UI.confirmations.doubt(match, seat, move, EN)


def test_an_attack_that_could_be_made_is_asked_about() -> None:
    board = {"u3": ours("spearman"), "u4": theirs("wolf")}
    match = position(board=board)
    assert doubt(match, "end").startswith("⚠️ You can still attack")
    assert doubt(match, "end", "B") == doubt(match, "nonsense") == doubt(match, "u3>u4") == ""
    assert doubt(position(board=board, attacked=True), "end") == ""
    apart = {"u3": ours("spearman"), "l4": theirs("wolf")}
    assert doubt(position(board=apart), "end") == ""
    through = {**board, "l7": ours("wolf")}
    assert doubt(position(board=through), "end") == "", "it wins"


def test_a_fireball_that_hits_no_enemy_is_asked_about() -> None:
    match = position(
        board={"u3": ours("wolf"), "u6": theirs("wolf"), "l6": theirs("wolf")},
        seats={"A": {"hand": ["fireball", "lightning"]}},
    )
    hit = {cell for cell in range(1, 8) if not doubt(match, f"fireball@u{cell}")}
    assert hit == {5, 6, 7}
    assert "Fireball" in doubt(match, "fireball@u3")
    assert doubt(match, "lightning@u6") == ""


# What is said


@every_setup
@every_language
def test_everything_can_be_told(setup: SetUp, language: str) -> None:
    texts, kinds = texts_in(language), set[str]()
    for seed in SEEDS[:3]:
        whole: list[list[e.Event]] = []
        for match, told in states(setup, seed):
            view = match.view(None)
            whole.append(told)
            kinds |= {kind_of(type(event)) for event in told}
            if match.to_act():
                assert UI.status(view, "Ann", texts)
                for seat in match.to_act():
                    assert UI.prompt(match.view(seat), texts)
                    for move in match.legal_actions(seat)[:20]:
                        assert UI.spoken(match, str(move), NAMES, texts)
            assert all(UI.story(told, NAMES, texts))
            assert UI.headline(told, NAMES, texts) or not told
        log = UI.log(whole, NAMES, texts)
        assert len(log) == len(whole)
        events = [event for part in whole for event in part]
        begun = sum(isinstance(event, e.TurnBegan) for event in events)
        assert sum(line.startswith("###") for lines in log for line in lines) == begun
        assert UI.headline(events, NAMES, texts)[-1].startswith("🏁")
    assert len(kinds) > 18


def plain(lines: list[str]) -> list[str]:
    return [line.replace("*", "") for line in lines]


def test_what_is_told_of_an_attack_and_its_answers() -> None:
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("goblin")},
        seats={"A": {"hand": ["dispel"]}, "B": {"hand": ["blessing", "curse"]}},
    )
    events = played(match, "u3>u4", "blessing@u4", "dispel", "pass", "pass")
    assert plain(UI.story(events, NAMES, EN)) == [
        "⚔️ Ann attacks Goblin (a4) with Spearman (a3), damage 1: Bob may answer",
        "✨ Bob casts Blessing → a4: in answer to the attack; Ann may answer",
        "✨ Ann casts Dispel: in answer to Blessing; Bob may answer",
        "Bob passes: Blessing has no effect; Bob may answer",
        "Bob passes: Goblin (a4) −1 ❤️; Goblin (a4) falls 💀",
    ]
    assert plain(UI.headline(events, NAMES, EN))[2:] == [
        "✨ Ann casts Dispel: in answer to Blessing",
        "Blessing has no effect",
        "Goblin (a4) −1 ❤️; Goblin (a4) falls 💀",
    ]


def test_who_holds_an_attack_casts_during_it() -> None:
    match = position(
        board={"u3": ours("spearman"), "u4": theirs("wolf")},
        seats={"A": {"hand": ["blessing"]}, "B": {"hand": ["flight"]}},
    )
    happened = played(match, "u3>u4!", "pass")
    assert "❓ Your attack on **Wolf** (a4) is on hold" in UI.prompt(match.view("A"), EN)
    assert "during their own attack" in UI.status(match.view(None), "Ann", EN).replace(
        "may cast spells ", ""
    )
    assert UI.orders.offer(match, "A", EN) is None, "it is the own turn"
    cast = played(match, "blessing@u3")
    # In the public story, and alone in the panel of who has cast it.
    for events in (happened + cast, cast):
        assert plain(UI.story(events, NAMES, EN))[-1].startswith(
            "✨ Ann casts Blessing → a3: during their own attack"
        )


def test_what_is_told_of_a_turn_that_begins() -> None:
    match = position(
        active="B",
        turn=8,
        first="A",
        board={"u1": ours("wolf"), "u2": theirs("wolf"), "l7": theirs("knight")},
        seats={"A": {"warriors": ["spearman", "wolf"]}},
    )
    told = plain(UI.story(played(match, "end", "take"), NAMES, EN))
    assert told == ["Bob takes 1 spell", "Turn 9 · Ann", "🎴 Ann: Spearman (b1) enters"]


def test_while_cards_are_picked() -> None:
    match, _ = GAME.setup(setup_of("basic"), 1)
    assert UI.status(match.view(None), "Ann, Bob", EN) == "🎴 Ann, Bob: choose your champions."
    assert "4 more" in UI.prompt(match.view("A"), EN)
    kept = match.packets[0][0]
    told = list(match.apply("A", GAME.read_move(match, kept.id)[0]))
    assert plain(UI.story(told, NAMES, EN)) == ["Ann has chosen a champion; still to be chosen: 3"]
    prompt = UI.prompt(match.view("A"), EN)
    assert "3 more" in prompt
    assert kept.name() in prompt
    assert UI.animation.draw(match, [match.packets[0][0].id], NAMES, EN) is None


def test_a_film_shows_what_was_played() -> None:
    match = position(board={"u3": ours("spearman"), "u4": theirs("goblin")})
    animation = UI.animation.draw(match, ["u3>u4", "end", "take"], NAMES, EN, "B")
    assert animation is not None
    assert "Goblin" in animation.alt()
    assert match.to_act() == ("A",), "it stays as it is"


@every_language
def test_every_refusal_has_words(language: str) -> None:
    codes = codes_of(engine.two_worlds)
    assert len(codes) > 15
    assert {f"illegal-{dashed(code)}" for code in codes} <= keys(language)  # type: ignore[arg-type]
    facts: dict[str, Any] = {
        "card": "curse",
        "cards": ["curse", "wolf"],
        "typed": "@everyone",
        "move": "@everyone",
        "cell": "u3",
        "target": "u4",
    }
    for code in codes:
        refused = UI.refusal(IllegalAction(code, **facts), {}, texts_in(language))  # type: ignore[arg-type]
        assert refused
        assert "@everyone" not in refused


def test_introductions() -> None:
    basic = UI.introduction(setup_of(), NAMES, EN)
    draft = UI.introduction(setup_of("draft", 3), NAMES, EN)
    assert "last cell" in basic[0]
    assert (len(basic), len(draft)) == (2, 3)
    assert "3 spells" in draft[-1]


# Look-ups


@every_language
def test_every_card_is_explained(language: str) -> None:
    texts = texts_in(language)
    (book,) = [plugin.cards for plugin in plugins() if plugin.match_options.game == "two_worlds"]
    assert book is not None
    assert [card_id for card_id, _ in book.cards] == [card.id for card in (*WARRIORS, *SPELLS)]
    for card in (*WARRIORS, *SPELLS):
        page = book.page(card.id, texts)
        assert card.name(language) in page.heading
        assert card.name(language) in book.label(card.id, texts)
        assert card.name(language) in page.drawing.alt()
        assert page.below
    assert texts("two-worlds-term-own-half") in book.page("banishment", texts).below
    assert texts("two-worlds-not-reflectable") in book.page("fireball", texts).below
    assert texts("two-worlds-ability-dread") in book.page("lich", texts).below


# What an order that asks before a loss goes by


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_something_would_be_lost_is_decided_by_what_all_see(seed: int) -> None:
    """Two matches that differ in what is hidden alone are alike to it."""
    game_ai, found = game_ai_of("two_worlds"), set()
    assert game_ai is not None
    for number, (state, _) in enumerate(states("draft", seed)):
        if not state.stack:
            continue
        for seat, other in (("A", "B"), ("B", "A")):
            told = UI.orders.would_lose(state.view(None), seat)
            guessed = game_ai.determinize(state, other, number)  # with another hand of the seat
            assert UI.orders.would_lose(guessed.view(None), seat) == told
            found.add(told)
    assert found <= {True, False}


def test_an_attack_that_destroys_is_a_loss_and_a_scratch_is_none() -> None:
    found = set()
    for seed in SEEDS:
        for state, _ in states("basic", seed):
            view = state.view(None)
            top = view.stack[-1] if view.stack else None
            target = view.at(top.target) if isinstance(top, AttackView) else None
            if isinstance(top, AttackView) and target is not None:
                loss = UI.orders.would_lose(view, target.owner)
                assert loss == (top.damage >= target.health)
                assert not UI.orders.would_lose(view, "A" if target.owner == "B" else "B")
                found.add(loss)
    assert found == {True, False}
