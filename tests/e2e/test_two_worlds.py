"""Duel of Two Worlds in Discord: from the lobby to the rematch with both set-ups, secret picks,
answers in the other's turn, secrets, and what a table does when somebody is absent or leaves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import forging
import pytest
from lobby_tables import Sitting, lobby_of, pass_time, pings, spectated
from long import mark_all_long_but
from people import Club, buttons, custom_id, only_for, parts, pictures, text

from bot.automation import orders
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.games.two_worlds.game_ui import WorldsUI
from bot.matches import LiveMatch, LosesTheMatch, MoveRefused
from engine.core import IllegalAction, Seat
from engine.two_worlds.cards import SPELL, SPELLS, WARRIORS
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.game_ai import default
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp
from opponents.thinkers import strengths_of
from texts import texts_in

GAME = TwoWorldsGame()
TABLE = GAME_UIS["two_worlds"]
EN = texts_in("en")
LIVE = {"clock": "180", "misses": 2, "window-seconds": 30}
OVER = 190
"""Seconds: more than the time of a turn."""
SHORT: dict[SetUp, int] = {"draft": 7, "basic": 250}
"""Seeds of short games in which much happens."""


def picked(match: Match) -> Match:
    """The match when all armies are chosen: each keeps the first cards."""
    while match.step == "picks":
        seat = match.to_act()[0]
        match.apply(seat, match.legal_actions(seat)[0])
    return match


def seed_where(fits: Callable[[Match], bool], setup: SetUp = "basic") -> int:
    """The first seed by which a match stands so after the picks."""
    seeds = range(100_000)
    return next(seed for seed in seeds if fits(picked(GAME.setup(setup_of(setup), seed)[0])))


def begins_with(*hand: str) -> Callable[[Match], bool]:
    """Does A begin, with these spells in hand?"""
    return lambda match: (
        match.first == 0 and sorted(hand) == sorted(spell.id for spell in match.hands[0])
    )


async def begun(club: Club, setup: SetUp = "basic", **options: Any) -> Sitting:
    """A lobby that Bob has joined: Ann A, Bob B."""
    opened = await lobby_of(club, game="two_worlds", setup=setup, **options)
    await club.bob.click(opened, label="Join")
    return Sitting(club, club.thread_at(opened))


async def armed(club: Club, **options: Any) -> Sitting:
    """A match whose armies are chosen."""
    table = await begun(club, **options)
    while (await table.match()).state.step == "picks":
        match = await table.match()
        seat = match.to_act[0]
        await table.go(f"{seat} {match.state.legal_actions(seat)[0]}")
    return table


async def blessed(club: Club, **options: Any) -> Sitting:
    """Ann has cast a Blessing in her first turn: Bob is asked."""
    club.seed = seed_where(begins_with("blessing", "flight"))
    table = await armed(club, **options)
    await table.go("A u", "A blessing@u1")
    return table


# ------------------------------------------------------------------ finding together


async def test_a_lobby_says_what_is_played(club: Club) -> None:
    options = {"setup": "draft", "second-player-spells": 3} | LIVE
    opened = await lobby_of(club, game="two_worlds", **options)
    for fact in (
        *("Duel of Two Worlds · draft of armies", "3 minutes", "starts with 3 spells"),
        "30 seconds to respond in the opponent’s turn",
    ):
        assert fact in text(opened)
    await club.bob.click(opened, label="Join")
    match = await Sitting(club, club.thread_at(opened)).match()
    assert match.row.setup == setup_of("draft", 3)
    assert match.clock.limit is not None
    assert (match.clock.limit.seconds, match.clock.limit.window) == (180, 30)


async def test_options_are_those_of_the_game(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "lobby", "setup", "", game="two_worlds")
    assert [each["value"] for each in found] == ["basic", "draft"]


async def test_a_duel_is_a_challenge(club: Club) -> None:
    options = {"opponent": club.bob, "game": "Дуэль двух миров", "setup": "draft"}
    asked = await club.ann.slash(club.channel, "duel", **options)
    assert "A challenge · Duel of Two Worlds" in text(asked.response)
    await club.bob.click(asked.response, label="Accept")
    match = await Sitting(club, club.thread_at(asked.response)).match()  # type: ignore[arg-type]
    assert match.names == {"A": "Ann", "B": "Bob"}
    (thread,) = club.channel.threads
    assert thread.name == "Ann – Bob · Duel of Two Worlds"


# ------------------------------------------------------------------ secret picks at once


async def test_both_pick_in_the_same_moment_and_nobody_sees_it(club: Club) -> None:
    table = await begun(club, setup="draft")
    state = await table.state()
    cards = [packet[0] for packet in state.packets]
    panels = [await table.panel(person) for person in (club.ann, club.bob)]
    for panel, card, other in zip(panels, cards, reversed(cards), strict=True):
        assert any(label.startswith(f"{card.name()} · ❤️") for label in buttons(panel))
        told = text(panel) + "".join([*pictures(panel), *buttons(panel)])
        assert other.name() not in told
    labels = [next(label for label in buttons(panel)) for panel in panels]
    await club.ann.click(panels[0], label=labels[0])
    seen = await spectated(table, club.cleo)
    assert not [card for card in WARRIORS if card.name() in seen]
    assert "Ann has chosen a champion" in seen.replace("*", "")
    assert not (await table.match()).takes_back("A"), "what was chosen stands"
    assert (await table.match()).to_act == ("B",)
    await club.restart()
    assert "isn’t your turn" in only_for(await table.move(f"A {state.packets[0][1].id}"))

    await club.bob.click(await table.panel(club.bob), label=labels[1])
    state = await table.state()
    assert [[card.id for card in kept] for kept in state.kept] == [[card.id] for card in cards]
    assert [len(packet) for packet in state.packets] == [5, 5]


async def test_a_race_of_picks(club: Club) -> None:
    table = await begun(club, setup="draft")
    packets = (await table.state()).packets
    panels = [await table.panel(person) for person in (club.ann, club.bob)]
    labels = [[*buttons(panel)] for panel in panels]
    await club.together(
        lambda: club.ann.click(panels[0], label=labels[0][0]),
        lambda: club.bob.click(panels[1], label=labels[1][0]),
        lambda: club.ann.click(panels[0], label=labels[0][1]),
        lambda: club.bob.slash(table.channel, "pick", card=packets[1][2].id),
    )
    state = await table.state()
    assert [len(kept) for kept in state.kept] == [1, 1]
    assert len(await table.moves()) == 2


async def test_a_card_of_another_packet_cannot_be_kept(club: Club) -> None:
    table = await begun(club)
    packets = (await table.state()).packets
    before = await table.snapshot()
    for card in (packets[1][0].id, "wolf", "dance"):
        assert only_for(await table.move(f"A {card}"))
    assert await table.snapshot() == before


# ------------------------------------------------------------------ whole games


def request(match: Match, chance: random.Random) -> str:
    """A move of somebody who attacks when possible, and answers now and then."""
    seat = chance.choice(match.to_act())
    if match.step == "picks":
        return f"{seat} {default(match, seat)}"
    legal = [str(move) for move in match.legal_actions(seat)]
    attacks = [move for move in legal if ">" in move and "!" not in move]
    casts = [move for move in legal if set(move) & set("@=") or move in ("dispel", "reflection")]
    if attacks:
        return f"{seat} {attacks[-1]}"
    if casts and chance.random() < 0.4:
        return f"{seat} {chance.choice(casts)}"
    ends = [move for move in ("pass", "end", "take", "go") if move in legal]
    return f"{seat} {(ends or [chance.choice(legal)])[0]}"


def test_short_games_have_what_there_is_to_be_done() -> None:
    for setup, seed in SHORT.items():
        match, chance = GAME.setup(setup_of(setup), seed)[0], random.Random(seed)
        moves = list[str]()
        while match.to_act():
            line = request(match, chance)
            moves.append(line[2:])
            match.apply(line[0], GAME.read_move(match, line[2:])[0])  # type: ignore[arg-type]
        assert len(moves) < 140
        assert "pass" in moves
        assert any("@" in move for move in moves)


def first_warrior(match: Match, language: str) -> tuple[str, str, str]:
    """The first warrior of Ann's packet: as a button, typed, and as a move."""
    card = match.packets[0][0]
    name = card.name(language)
    return f"{name} · ", name, card.id


@pytest.mark.parametrize("strength", mark_all_long_but(["easy"], strengths_of("two_worlds")))
async def test_practice_to_the_end(club: Club, strength: str) -> None:
    club.seed = SHORT["basic"]
    options = {"game": "two_worlds", "strength": strength, "private": False}
    asked = await club.ann.slash(club.channel, "practice", **options)
    await club.thought()
    table, chance = Sitting(club, club.thread_at(asked.response)), random.Random(3)  # type: ignore[arg-type]
    for _ in range(60):
        match = await table.match()
        if match.outcome is not None:
            break
        assert match.to_act == ("A",), "the bot is never waited for"
        await table.go(request(match.state, chance))
        await club.thought()
    assert {move.seat for move in match.moves} == {"A", "B"}
    assert match.game.turn_number(match.state) > 5


# ------------------------------------------------------------------ asked in the other's turn


async def test_who_is_asked_is_called_and_the_turn_goes_on(club: Club) -> None:
    await club.settle(calls="turn")
    table = await blessed(club)
    warrior = (await table.state()).cells[0].card.name()
    assert pings(club)[-1] == {club.bob.id}
    assert f"may answer Blessing, cast at {warrior} (a1)" in plain(table)
    assert "isn’t your turn" in only_for(await table.move("A end"))
    panel = await table.panel(club.ann)
    assert "Waiting for **Bob**" in text(panel)

    panel = await table.panel(club.bob)
    assert "Respond?" in text(panel)
    assert "One of the opponent’s warriors deals 1 damage more" in text(panel), (
        "what the spell does"
    )
    await club.bob.click(panel, label="Pass")
    match = await table.match()
    assert match.to_act == ("A",)
    assert pings(club)[-1] == {club.ann.id}
    assert f"Blessing enchants {warrior} (a1)" in plain(table)


def plain(table: Sitting) -> str:
    """What all boards say."""
    return "\n".join(text(board) for board in table.boards).replace("*", "")


async def test_of_several_answers_in_one_moment_one_counts(club: Club) -> None:
    table = await blessed(club)
    panel, version = await table.panel(club.bob), (await table.match()).version
    await club.together(
        lambda: club.bob.click(panel, label="Pass"),
        lambda: club.bob.click(panel, label="Pass"),
        lambda: club.bob.slash(table.channel, "pick", card="pass"),
    )
    match = await table.match()
    assert (await table.moves())[version:] == ["pass"]
    assert match.to_act == ("A",)


async def test_a_restart_between_a_question_and_its_answer(club: Club) -> None:
    table = await blessed(club)
    before = await table.state()
    await club.restart()
    assert (await table.state()).key() == before.key()
    match = await table.match()
    assert (match.to_act, match.asked) == (("B",), ("B",))
    await club.bob.click(await table.panel(club.bob), label="Pass")
    await club.restart()
    assert (await table.match()).to_act == ("A",)
    await table.go("A flight@u1", "B pass", "A end", "A take")
    assert table.shows(await table.match())


async def test_a_standing_order_passes_for_the_rest_of_the_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "SOONEST", 20.0)
    monkeypatch.setattr(orders, "LATEST", 25.0)
    table = await blessed(club)
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="Pass for the rest of this turn")
    assert (await table.moves())[-1] == "pass"

    await table.go("A flight@u1")
    assert (await table.match()).to_act == ("B",), "not at once: a person would look first"
    told = plain(table)
    assert "Bob> may answer" in told.replace(f"@{club.bob.id}", "Bob")
    await club.wait(30)
    assert (await table.moves())[-2:] == ["flight@u1", "pass"]
    assert (await table.match()).to_act == ("A",)


async def test_an_order_holds_until_it_is_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "SOONEST", 20.0)
    monkeypatch.setattr(orders, "LATEST", 25.0)
    table = await blessed(club)
    panel = await table.panel(club.bob)
    answer = await club.bob.click(panel, label="Always pass")
    assert answer.acknowledged
    assert (await table.moves())[-1] == "pass", "it answers what is asked now"
    assert "Auto-pass is on until you turn it off" in text(panel)
    assert "otherwise" not in text(await table.panel(club.ann)), "a secret"

    await club.restart()
    await table.go("A flight@u1")
    await club.wait(30)
    assert (await table.moves())[-2:] == ["flight@u1", "pass"]
    await table.go("A end", "A take")
    panel = await table.panel(club.bob)
    assert "Auto-pass is on" in text(panel), "in the next turn too"
    await club.bob.click(panel, label="Stop auto-pass")
    assert "Auto-pass is off" in text(panel)
    assert "Auto-pass is on" not in text(panel)
    assert await club.bot.store.orders_of((await table.match()).id) == []


async def test_an_order_that_asks_before_a_loss_passes_where_none_is_near(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "SOONEST", 20.0)
    monkeypatch.setattr(orders, "LATEST", 25.0)
    table = await blessed(club)
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="Pass unless I’d lose a warrior")
    assert (await table.moves())[-1] == "pass", "a blessing on her own warrior harms nobody"
    lossy = replace(WorldsUI.orders, loss=lambda *_: True)
    monkeypatch.setattr(WorldsUI, "orders", lossy)
    await table.go("A flight@u1")
    await club.wait(60)
    assert (await table.moves())[-1] == "flight@u1", "now he is asked"
    assert (await table.match()).to_act == ("B",)
    await club.bob.click(await table.panel(club.bob), label="Pass")
    assert (await table.moves())[-1] == "pass"


def busy(match: Match) -> str:
    """A move of somebody who attacks and casts whatever can be cast in the own turn."""
    seat = match.to_act()[0]
    if match.step == "picks":
        return f"{seat} {default(match, seat)}"
    if match.stack:
        return f"{seat} pass"
    legal = [str(move) for move in match.legal_actions(seat)]
    attacks = [move for move in legal if ">" in move and "!" not in move]
    casts = [move for move in legal if "@" in move]
    ends = [move for move in ("end", "take", "go") if move in legal]
    return f"{seat} {([*attacks[-1:], *casts[:1], *ends] or legal)[0]}"


def is_window(match: LiveMatch, seat: Seat) -> bool:
    """Is this seat asked in the turn of the other?"""
    return bool(match.state.stack) and seat != match.state.view(None).active


async def five_days(club: Club, table: Sitting, order: str) -> int:
    """Both make a turn a day, the bot restarts every night; how often Bob had to answer himself.

    He leaves this order whenever he can."""
    asked = 0
    for _ in range(5):
        for _ in range(2):
            turn = (await table.state()).turn
            while (match := await table.match()).outcome is None and match.state.turn == turn:
                seat = match.to_act[0]
                if seat == "A" or not is_window(match, "B"):
                    await table.go(busy(match.state))
                    continue
                version = match.version
                await club.wait(60)
                if (await table.match()).version == version:
                    asked += 1
                    panel = await table.panel(club.bob)
                    label = order if order in buttons(panel) else "Pass"
                    await club.bob.click(panel, label=label)
                    if (await table.match()).version == version:  # only left: it asks now
                        await club.bob.click(await table.panel(club.bob), label="Pass")
            await club.wait(12 * 3600)
        await club.restart()
    return asked


@pytest.mark.long
@pytest.mark.parametrize(
    ("order", "kind"),
    [
        ("Pass for the rest of this turn", "turn"),
        ("Always pass", "always"),
        ("Pass unless I’d lose a warrior", "unless"),
    ],
)
async def test_five_days_by_correspondence(club: Club, order: str, kind: str) -> None:
    club.seed = 0
    table = await begun(club)
    while (await table.state()).step == "picks":
        await table.go(busy(await table.state()))
    asked = await five_days(club, table, order)
    match = await table.match()
    windows = [
        (move.turn_number, TABLE.orders.would_lose(match.before(number).view(None), "B"))
        for number, move in enumerate(match.moves)
        if move.seat == "B" and match.before(number).stack and move.text == "pass"
        if match.before(number).view(None).active == "A"
    ]
    assert len(windows) > 4
    assert len({turn_number for turn_number, _ in windows}) < len(windows), "several in one turn"
    losses = sum(lost for _, lost in windows)
    assert 0 < losses < len(windows) - 1
    expected = {
        "turn": len({turn_number for turn_number, _ in windows}),
        "always": 1,
        "unless": losses + (not windows[0][1]),
    }
    assert asked == expected[kind]
    assert match.state.turn > 9


async def test_what_an_order_does_does_not_depend_on_the_hand(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "SOONEST", 20.0)
    monkeypatch.setattr(orders, "LATEST", 20.0)
    told = []
    for hand in (["dash", "curse"], ["dispel", "reflection"]):
        table = await blessed(club)
        state = await table.state()
        state.hands[1] = tuple(SPELL[spell] for spell in hand)
        await club.bob.click(await table.panel(club.bob), label="Pass unless I’d lose a warrior")
        await table.go("A flight@u1")
        waits = (await table.match()).to_act
        await club.wait(30)
        told.append((waits, (await table.match()).to_act, await table.moves()))
    assert told[0] == told[1]
    assert told[0][:2] == (("B",), ("A",))


async def test_nobody_leaves_or_takes_back_an_order_of_somebody_else(club: Club) -> None:
    table = await blessed(club)
    match = await table.match()
    for act in ("lasting:always", "unorder:"):
        for person in (club.ann, club.cleo):
            await forging.click(club, person, f"move:match:{match.id}:{match.version}:{act}")
    assert await club.bot.store.orders_of(match.id) == []


@pytest.mark.usefixtures("first_sweep")
async def test_who_is_absent_in_a_window_passes_and_misses_no_turn(club: Club) -> None:
    table = await blessed(club, **LIVE)
    await pass_time(club, 20)
    assert (await table.moves())[-1] == "blessing@u1"
    await pass_time(club, 20)
    assert (await table.moves())[-1] == "pass", "a window has a short time of its own"
    match = await table.match()
    assert match.to_act == ("A",)
    assert match.clock.missed.get("B", 0) == 0
    await pass_time(club, 150)
    assert (await table.moves())[-1] == "pass", "the turn’s own clock has stood"
    await pass_time(club, 60)
    assert (await table.moves())[-2:] == ["end", "take"]
    assert "Ann ran out of time" in plain(table)


async def test_the_dearest_cards_are_kept_for_who_is_absent(club: Club) -> None:
    table = await begun(club, **LIVE)
    await pass_time(club, OVER)
    state = await table.state()
    assert state.step != "picks"
    assert len(await table.moves()) == 8


# ------------------------------------------------------------------ what is asked before a move


async def at_the_front(club: Club) -> Sitting:
    """It has come so far that somebody could attack."""
    table = await armed(club)
    while not any(">" in str(move) for move in await legal_of(table)):
        legal = [str(move) for move in await legal_of(table)]
        move = next(move for move in ("u", "pass", "end", "take", "go", *legal) if move in legal)
        await table.go(f"{(await table.match()).to_act[0]} {move}")
    return table


async def legal_of(table: Sitting) -> Iterable[Any]:
    state = (await table.match()).state
    moves: Iterable[Any] = state.legal_actions(state.to_act()[0])
    return moves


async def test_an_attack_that_could_be_made_is_asked_about(club: Club) -> None:
    table = await at_the_front(club)
    person, version = await table.player(), (await table.match()).version
    panel = await table.panel(person)
    await person.click(panel, label="Go to draw step")
    assert "You can still attack" in text(panel)
    assert (await table.match()).version == version
    await person.click(panel, label="Cancel")
    await person.click(panel, label="Go to draw step")
    await person.click(panel, label="Do it anyway")
    assert (await table.moves())[-1] == "end"


async def test_the_turn_ends_with_one_click_and_is_ended_once(club: Club) -> None:
    table = await blessed(club)
    await table.go("B pass")
    panel = await table.panel(club.ann)
    assert {"Go to draw step", "Take a spell and end turn"} <= buttons(panel).keys()
    version = (await table.match()).version
    id = custom_id(panel, "Take a spell and end turn")
    await club.together(
        lambda: club.ann.click(panel, label="Take a spell and end turn"),
        lambda: forging.click(club, club.ann, id),
    )
    match = await table.match()
    assert (await table.moves())[-2:] == ["end", "take"]
    assert (match.version, match.to_act) == (version + 2, ("B",))


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Refusal("refused-stale"), "the match has moved on"),
        (
            MoveRefused("two_worlds", IllegalAction("two-worlds-not-now", move="take"), {}),
            "isn’t possible now",
        ),
        (LosesTheMatch("take"), "**loses the match**"),
    ],
)
async def test_where_the_draw_can_not_follow_the_match_stands_before_it(
    club: Club, monkeypatch: pytest.MonkeyPatch, fault: Exception, told: str
) -> None:
    table = await blessed(club)
    await table.go("B pass")
    panel, submit = await table.panel(club.ann), club.bot.matches.submit

    async def once(match_id: int, user_id: int, move: str, **facts: Any) -> LiveMatch:
        if move == "take":
            raise fault
        return await submit(match_id, user_id, move, **facts)

    monkeypatch.setattr(club.bot.matches, "submit", once)
    await club.ann.click(panel, label="Take a spell and end turn")
    assert (await table.moves())[-1] == "end"
    assert told in text(panel)
    assert {"Take a spell and end turn", "Play it and lose"} & buttons(panel).keys()


async def test_what_cannot_be_done_says_why(club: Club) -> None:
    club.seed = seed_where(begins_with("banishment", "flight"))
    table = await armed(club)
    await table.go("A u")
    panel, version = await table.panel(club.ann), (await table.match()).version
    await club.ann.click(panel, label="✨ Banishment")
    assert "no valid target" in text(panel)
    for typed, told in (
        ("banishment@u1", "no valid target"),
        ("curse@u1", "isn’t in your hand"),
        ("u1>u7", "No enemy is on a7"),
        ("pass", "isn’t possible now"),
        ("dance", "No card here is called “dance”"),
    ):
        assert told in only_for(await table.move(f"A {typed}")), typed
    assert (await table.match()).version == version


# ------------------------------------------------------------------ undo


async def test_what_nobody_could_answer_is_taken_back(club: Club) -> None:
    club.seed = seed_where(begins_with("blessing", "flight"))
    table = await armed(club)
    key = (await table.state()).key()
    await table.go("A l")
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Undo")
    assert (await table.state()).key() == key
    await table.go("A u", "A end")
    await club.ann.click(await table.panel(club.ann), label="Undo")
    assert (await table.state()).step == "action"


async def test_what_was_asked_answered_or_drawn_stands(club: Club) -> None:
    table = await blessed(club)
    for answered in (False, True):
        if answered:
            await table.go("B pass")
        match = await table.match()
        assert not match.takes_back("A")
        assert not match.takes_back("B")
    await table.go("A end", "A take")
    assert not (await table.match()).takes_back("A")


# ------------------------------------------------------------------ secrets


def public(match: Match) -> set[str]:
    """The names of cards that everybody can see."""
    view = match.view(None)
    seen = {card.name() for player in view.players for card in (*player.fallen, *player.cast)}
    seen |= {card.name() for fighter in view.fighters for card in (fighter.card, fighter.looks)}
    seen |= {spell.name() for fighter in view.fighters for spell in fighter.enchantments}
    seen |= {item.spell.name() for item in view.stack if hasattr(item, "spell")}
    seen |= {card.name() for card in view.spent}
    return seen | ({view.revealed.name()} if view.revealed else set())


def leaked(told: str, known: set[str], hidden: Iterable[Any]) -> list[str]:
    """The names among hidden cards that are told, though they are not known."""
    for name in sorted(known, key=len, reverse=True):
        told = told.replace(name, "")
    names = {card.name() for card in hidden} - known
    return [name for name in names if re.search(rf"\b{name}\b", told)]


@pytest.mark.parametrize("setup", mark_all_long_but(["draft"], [*SHORT]))
async def test_hands_packets_decks_and_the_box_are_secret(club: Club, setup: SetUp) -> None:
    club.seed = SHORT[setup]
    table, chance = await begun(club, setup), random.Random(SHORT[setup])
    known, looked = set[str](), 0
    for number in range(45):
        match = await table.match()
        await table.go(request(match.state, chance))
        state = await table.state()
        known |= public(state)
        if number % 4:
            continue
        looked += 1
        own = [[*state.hands[n], *state.packets[n], *state.kept[n]] for n in (0, 1)]
        decks = [*state.spells[0], *state.spells[1], *state.warriors[0], *state.warriors[1]]
        seen = await spectated(table, club.cleo)
        assert leaked(seen, known, [*own[0], *own[1], *decks, *state.box]) == []
        for n, person in enumerate((club.ann, club.bob)):
            panel = await table.panel(person)
            labels = [
                option["label"] for each in parts(panel) for option in each.get("options", [])
            ]
            told = text(panel) + "".join(pictures(panel)) + "".join([*buttons(panel), *labels])
            told = told.replace("of a Flight spell", "")  # in the words of Neutralization
            army = [*state.warriors[n], *own[n]]
            mine = known | {card.name() for card in army}
            assert leaked(told, mine, [*own[1 - n], *state.spells[1 - n]]) == []
    assert looked > 10


# ------------------------------------------------------------------ leaving, words


async def test_signs_in_sight_are_explained(club: Club) -> None:
    table = await blessed(club)
    asked = await club.cleo.click(table.board, label=EN("button-signs"))
    assert pictures(asked.response)


async def test_warriors_and_spells_are_looked_up(club: Club) -> None:
    for name, told in (("Leurre", "moves forward"), ("Застрельщик", "1 cell forward or back")):
        shown = (await club.ann.slash(club.channel, "card", name=name)).response
        assert told in text(shown)
        assert pictures(shown)


def test_the_names_of_cards_are_different() -> None:
    """Else the tests above could not tell which card was named."""
    names = [card.name() for card in (*WARRIORS, *SPELLS)]
    assert len({*names}) == len(names)
