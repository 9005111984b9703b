"""Practice: a duel against the bot itself, from the command to its end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from known_games import OWN_GOAL, SHORT
from people import GLANCE, Club, Table, buttons, end_turn, files_of, only_for, pictures, text
from simcord import MemberActor, UserHandle

from bot.automation import bot_player as partner
from bot.automation.bot_player import BotPlayer
from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper
from bot.matches import LiveMatch, LosesTheMatch
from bot.store import Move
from engine.clash.battle import Duel
from engine.clash.game import ClashOfDecks
from engine.clash.game_ai.game_ai import determinize
from engine.core import SEATS, Seat
from opponents import thinkers
from opponents.thinkers import STRENGTHS, Thinkers
from texts import texts_in

REAL_THINK = Thinkers.think
BOT_DUE = 2
"""Moves of `SHORT` after which it is seat B's turn."""


@pytest.fixture(autouse=True)
async def _seen_by_all(club: Club) -> None:
    """Games of one person have messages here."""
    await club.settle(alone="public")


class Thoughts:
    """The bot thinks on a thread (a process takes long to start), or as a test tells it to."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.asked: list[tuple[str, Duel]] = []
        self.plans: list[list[str] | Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(
        self, game: str, strength: str, state: Duel, seat: Seat, seed: int
    ) -> list[str]:
        """What the bot does next."""
        self.asked.append((strength, determinize(state, SEATS.index(seat), seed)))
        if asyncio.current_task() in self._club.env._work.tasks:  # Discord does not wait for it
            await self._club.env.external_wait(self.gate.wait(), reason="a long thought")
        await self.gate.wait()
        if self.plans:
            plan = self.plans.pop(0)
            if isinstance(plan, Exception):
                raise plan
            return plan
        position = ClashOfDecks().dump(state)
        return await asyncio.to_thread(thinkers.think, game, strength, position, seat, seed)


@pytest.fixture(autouse=True)
def thoughts(club: Club, monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    """No process."""
    thoughts = Thoughts(club)

    async def think(_: Thinkers, *asked: Any) -> list[str]:
        return await thoughts.think(*asked)

    monkeypatch.setattr(Thinkers, "think", think)
    return thoughts


def pinged(club: Club) -> set[int]:
    """Everybody whom a message of the bot was allowed to ping."""
    found = set()
    for request in club.env.http_requests:
        body: Any = request.json if isinstance(request.json, dict) else {}
        for message in (body, body.get("data") or {}):
            allowed = message.get("allowed_mentions") or {}
            found |= {int(each) for each in allowed.get("users") or ()}
            assert not allowed.get("parse")
    return found


def by_bot(match: LiveMatch) -> list[str]:
    """The bot's moves."""
    return [each.text for each in match.moves if each.seat == "B"]


async def to_act(table: Table) -> tuple[str, ...]:
    """Who is due."""
    return (await table.match()).to_act


# ------------------------------------------------------------------ beginning


async def test_practice_begins_at_once_in_a_thread(club: Club) -> None:
    table = await club.practice(deck="1")

    (thread,) = club.channel.threads
    match = await table.match()
    assert thread.name == f"Ann – {match.names['B']} · Clash of Decks"
    assert match.strengths == {"B": "medium"}
    assert match.user_in("B") == club.me
    assert match.row.setup["decks"]["A"][0] == "annihilation"
    words = text(club.channel.history()[0])
    assert f"<@{club.ann.id}> is practising against <@{club.me}> (medium)" in words
    assert thread.mention in words
    assert await to_act(table) == ("A",)
    assert f"<@{club.ann.id}>, your turn" in text(table.board)


@pytest.mark.parametrize("strength", STRENGTHS)
async def test_the_bot_plays_as_well_as_it_is_asked_to(
    club: Club, thoughts: Thoughts, strength: str
) -> None:
    table = await club.practice(strength=strength)
    await club.ann.slash(table.channel, "end")
    await club.thought()

    assert {each for each, _ in thoughts.asked} == {strength}
    assert by_bot(await table.match())[-1] == "end"
    name = texts_in("en")(f"strength-{strength}")
    assert f"({name})" in text(club.channel.history()[0])


async def test_a_challenge_to_the_bot_is_practice(club: Club) -> None:
    robot = MemberActor(club.env, club.guild, UserHandle(club.env, club.env.backend.bot_user))
    begun = await club.ann.slash(club.channel, "duel", opponent=robot, deck="2")
    await club.thought()

    table = Table(club, club.thread_at(begun.response))  # type: ignore[arg-type]
    assert (await table.match()).strengths == {"B": "medium"}


@pytest.mark.parametrize("begins", ["practice", "solo"])
async def test_a_power_cut_between_the_match_and_its_first_message_loses_nothing(
    club: Club, begins: str
) -> None:
    asked = await club.ann.slash(club.channel, begins) if begins == "solo" else None
    with club.dying("POST", "/webhooks/*"):
        if asked is None:
            await club.ann.slash(club.channel, begins)
        else:
            await club.ann.click(asked.response, label="Start")
    assert club.channel.history() == []
    (kept,) = await club.bot.store.matches_of(club.ann.id)

    await club.restart()
    await club.wait(120)
    await club.thought()

    (match,) = await club.playing(club.ann)
    assert match.id == kept.id
    assert pictures(club.channel.history()[-1])


async def test_an_unknown_deck_is_refused(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "practice", deck="nine")

    assert "No deck is called “nine”" in only_for(refused)
    assert club.channel.history() == []


async def test_one_practice_at_a_time_in_a_channel(club: Club) -> None:
    club.permit("create_public_threads", False)
    table = await club.practice()
    assert table.channel is club.channel

    refused = await club.ann.slash(club.channel, "practice")

    assert "already have a practice match" in only_for(refused)
    (match,) = await club.playing(club.ann)
    line = f"**#{match.id}** against **{match.names['B']}** in {club.channel.mention}"
    assert line in only_for(refused)
    assert buttons(refused.response) == {"Open": True, "Resign": True}
    assert (await club.bob.slash(club.channel, "practice")).response
    await club.thought()


async def test_practice_asked_for_twice_at_once_begins_once(club: Club) -> None:
    await club.together(
        lambda: club.ann.slash(club.channel, "practice"),
        lambda: club.ann.slash(club.channel, "practice"),
    )
    await club.thought()

    assert len(await club.playing(club.ann)) == 1


# ------------------------------------------------------------------ playing


async def test_a_whole_match_by_commands(club: Club) -> None:
    table = await club.practice(deck="1")
    while (match := await table.match()).outcome is None:
        assert match.to_act == ("A",)
        await club.ann.slash(table.channel, "end")
        await club.thought()

    assert match.outcome.winners == ("B",)
    assert f"<@{club.me}> wins" in text(table.board)
    after = (
        "Play again",
        "Play a stronger bot",
        "Try a puzzle",
        "Replay",
        "Review",
        "What happened",
    )
    assert buttons(table.board) == dict.fromkeys(after, True)
    assert pinged(club) == set(), "nobody else is there"
    log = (await club.ann.click(table.board, label="What happened")).response
    assert log is not None
    assert len(files_of(log)) == 2


async def test_a_whole_match_by_buttons(club: Club) -> None:
    table = await club.practice(deck="3", strength="easy")
    panel = await table.panel(club.ann)
    for _ in range(300):
        if (await table.match()).outcome is not None:
            break
        assert await to_act(table) == ("A",)
        cards = [label for label, free in buttons(panel).items() if label[1] == "." and free]
        if cards:
            before = buttons(panel)
            await club.ann.click(panel, label=cards[0])
            places = [label for label in buttons(panel) if label not in before]
            if places:
                await club.ann.click(panel, label=places[0])
            else:
                await end_turn(club.ann, panel)
        else:
            await end_turn(club.ann, panel)
        if "Play it and lose" in buttons(panel):
            await club.ann.click(panel, label="Play it and lose")
        await club.thought()

    assert (await table.match()).outcome is not None
    assert "wins" in text(table.board)
    assert "over" in text(panel), "the panel has followed the bot's turn"


async def test_boards_tell_the_bots_turn_like_a_persons(club: Club, thoughts: Thoughts) -> None:
    table = await club.match(SHORT, BOT_DUE - 1, thinks="medium")
    thoughts.plans = [["brigand:l", "disciple:l", "end"]]
    panel = await table.panel(club.ann)

    await end_turn(club.ann, panel)
    await club.thought()

    assert "**Robot** plays **Brigand**, **Disciple**" in text(table.board)
    words = only_for(await club.ann.click(table.board, label="What happened"))
    assert "**Robot** plays **Brigand**" in words
    assert "**Robot** plays **Disciple**" in words
    assert f"<@{club.ann.id}>, your turn" in text(table.board)
    assert "Your turn" in text(panel)
    assert await table.moves() == list(SHORT.moves[:5])


async def test_while_the_bot_thinks_the_board_says_so_and_nobody_waits(
    club: Club, thoughts: Thoughts
) -> None:
    thoughts.gate.clear()
    table = await club.match(SHORT, BOT_DUE - 1, thinks="hard")

    await club.ann.slash(table.channel, "end")

    assert f"<@{club.me}> is thinking" in text(table.board)
    assert "isn’t your turn" in only_for(await club.ann.slash(table.channel, "end"))
    assert (await club.bob.slash(club.channel, "help")).response
    thoughts.gate.set()
    await club.thought()
    assert await to_act(table) == ("A",)
    assert f"<@{club.ann.id}>, your turn" in text(table.board)


@pytest.mark.usefixtures("worker_processes")
async def test_the_bot_thinks_in_a_process_of_its_own(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "think", REAL_THINK)
    table = await club.match(SHORT, BOT_DUE, thinks="easy")
    await club.thought()

    assert await to_act(table) == ("A",)
    assert club.bot.part(BotPlayer).thinkers._pool is not None


async def test_a_person_takes_back_the_own_move_only(club: Club) -> None:
    table = await club.match(SHORT, thinks="easy")
    played = await club.ann.slash(table.channel, "play", card="brute", lane="u")

    await club.ann.click(played.response, label="Undo")
    assert await table.moves() == ["brute:u", "undo"]

    await club.ann.slash(table.channel, "end")
    await club.thought()
    panel = await table.panel(club.ann)
    assert buttons(panel)["Undo"] is False


async def test_resigning_while_the_bot_thinks(club: Club, thoughts: Thoughts) -> None:
    thoughts.gate.clear()
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.ann.click(asked, label="Resign")
    thoughts.gate.set()
    await club.thought()

    assert (await table.moves())[BOT_DUE:] == ["resign"]
    assert f"<@{club.me}> wins" in text(table.board)


async def test_a_rematch_begins_at_once_and_once(club: Club) -> None:
    table = await club.practice(strength="hard")
    asked = (await club.ann.slash(table.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    over = await table.match()

    await club.together(
        lambda: club.ann.click(table.board, label="Play again"),
        lambda: club.ann.click(table.board, label="Play again"),
    )
    await club.thought()

    again = await table.match()
    assert again.id == over.id + 1
    assert again.strengths == {"B": "hard"}
    assert len(await club.playing(club.ann)) == 1
    assert await to_act(table) == ("A",)


async def test_others_cannot_ask_for_a_rematch(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves), thinks="easy")

    refused = await club.cleo.click(table.board, label="Play again")

    assert "aren’t playing in this match" in only_for(refused)


# ------------------------------------------------------------------ thinking


async def test_the_bot_is_told_what_its_seat_may_know(club: Club, thoughts: Thoughts) -> None:
    """The same thought whatever the hidden order; the same again after a restart."""
    thoughts.gate.clear()
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    match = await table.match()
    state: Any = match.state
    ((_, imagined),) = thoughts.asked

    assert imagined.view("B") == state.view("B")
    hand, held = (each.players[0].hand for each in (imagined, state))
    assert sorted(each.id for each in hand) == sorted(each.id for each in held)
    assert hand != held
    hidden = state.copy()
    hidden.players[0].hand.reverse()
    seeds = range(2)
    assert all(
        determinize(hidden, 1, seed).key() == determinize(state, 1, seed).key() for seed in seeds
    )

    await club.restart()
    assert [each.key() for _, each in thoughts.asked] == [imagined.key()] * 2
    thoughts.gate.set()
    await club.thought()


async def test_where_a_guess_was_wrong_the_bot_thinks_anew(club: Club, thoughts: Thoughts) -> None:
    thoughts.plans = [["brigand:l", "boom@au9", "end"], ["disciple:l", "end"]]
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    await club.thought()

    assert await table.moves() == list(SHORT.moves[:5])
    assert len(thoughts.asked) == 2


@pytest.mark.parametrize(
    "plan", [["boom@au9", "end"], ["nonsense"], [], TimeoutError(), RuntimeError("a fault")]
)
async def test_a_thought_that_leads_nowhere_ends_the_turn(
    club: Club, thoughts: Thoughts, plan: list[str] | Exception
) -> None:
    thoughts.plans = [plan]
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    await club.thought()

    assert (await table.moves())[BOT_DUE:] == ["end"]
    assert await to_act(table) == ("A",)


async def test_a_turn_has_an_end_whatever_the_plans_are(
    club: Club, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partner, "MOST_MOVES", 2)
    thoughts.plans = [["brigand:l"], ["disciple:l"], ["nonsense"]]
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    await club.thought()

    assert await table.moves() == list(SHORT.moves[:5])
    assert len(thoughts.asked) == 2


async def test_the_bot_makes_no_move_that_loses_at_once(club: Club, thoughts: Thoughts) -> None:
    thoughts.plans = [["grrr:u", "end"]]
    table = await club.match(OWN_GOAL, len(OWN_GOAL.moves) - 1, thinks="medium")
    await club.thought()

    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ("B",)
    assert await table.moves() == [*OWN_GOAL.moves[:-1], "end"]


async def test_where_every_move_loses_the_planned_one_is_made(
    club: Club, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, tried = club.bot.matches.make, []

    async def losing(match_id: int, seat: Seat, move: str, **options: Any) -> LiveMatch:
        if not options.get("sure"):
            tried.append(move)
            raise LosesTheMatch(move)
        return await make(match_id, seat, move, **options)

    monkeypatch.setattr(club.bot.matches, "make", losing)
    thoughts.plans = [["brigand:l", "end"]]
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    await club.thought()

    assert (await table.moves())[BOT_DUE:] == ["brigand:l", "end"]
    assert {"brigand:l", "brigand:u", "disciple:l", "end"} <= set(tried)


# ------------------------------------------------------------------ restarts, several processes


async def test_a_restart_while_the_bot_thinks(club: Club, thoughts: Thoughts) -> None:
    thoughts.gate.clear()
    table = await club.match(SHORT, BOT_DUE - 1, thinks="medium")
    await club.ann.slash(table.channel, "end")
    thoughts.gate = asyncio.Event()
    thoughts.gate.set()

    await club.restart()
    await club.thought()

    moves = await table.moves()
    assert moves[: BOT_DUE + 1] != moves
    assert moves[BOT_DUE:].count("end") == 1
    assert await to_act(table) == ("A",)
    assert f"<@{club.ann.id}>, your turn" in text(table.board)


@pytest.mark.parametrize("stored", [0, 1, 2, 3])
async def test_a_restart_between_two_moves_of_the_bot(
    club: Club, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch, stored: int
) -> None:
    plan = ["brigand:l", "disciple:l", "end"]
    thoughts.plans = [plan.copy(), plan[stored:]]
    add_move = club.bot.store.add_move

    async def add_and_die(match: Any, move: Any, *facts: Any) -> None:
        if move.seat == "B" and move.number == BOT_DUE + stored:
            raise asyncio.CancelledError
        await add_move(match, move, *facts)
        if move.seat == "B" and move.number == BOT_DUE + stored - 1 and stored == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(club.bot.store, "add_move", add_and_die)
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    await club.thought()
    assert len(await table.moves()) == BOT_DUE + stored

    await club.restart()
    await club.thought()

    assert await table.moves() == list(SHORT.moves[:5])
    assert f"<@{club.ann.id}>, your turn" in text(table.board)


async def test_two_processes_take_a_turn_once(club: Club, thoughts: Thoughts) -> None:
    thoughts.gate.clear()
    table = await club.match(SHORT, BOT_DUE, thinks="medium")
    second = Bridgekeeper(club.bot.settings)
    await second._async_setup_hook()
    club.bots.insert(0, second)
    await second.store.open()
    second.part(Publisher).request = lambda *_, **__: None  # type: ignore[method-assign]
    await second.part(BotPlayer).catch_up()
    plan = ["brigand:l", "disciple:l", "end"]
    thoughts.plans = [plan.copy(), plan.copy()]

    async with asyncio.timeout(60):
        while len(thoughts.asked) < 2:  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)
    thoughts.gate.set()
    await club.thought()
    for bot in club.bots:
        await bot.part(BotPlayer).catch_up()
    await club.thought()

    moves = await table.moves()
    assert moves[BOT_DUE:].count("end") == 1
    assert len(set(moves[BOT_DUE:])) == len(moves[BOT_DUE:])
    assert await to_act(table) == ("A",)


async def test_a_match_that_waits_for_its_person_is_not_read_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.match(SHORT, thinks="medium")
    await club.bot.part(BotPlayer).catch_up()
    read: list[int] = []
    monkeypatch.setattr(club.bot.matches, "get", lambda *asked: read.append(*asked[:1]))

    await club.bot.part(BotPlayer).catch_up()

    assert read == []


async def test_one_match_that_cannot_be_read_keeps_no_other_waiting(
    club: Club, thoughts: Thoughts
) -> None:
    club.expects_faults = True
    broken = await club.match(SHORT, BOT_DUE - 1, thinks="medium")
    row = (await broken.match()).row
    thoughts.gate.clear()
    elsewhere = club.guild.create_text_channel("elsewhere")
    table = await club.match(SHORT, BOT_DUE, thinks="medium", channel=elsewhere)
    now = club.env.now()
    nonsense = Move(match_id=row.id, number=row.version, seat="A", text="nonsense", played_at=now)
    await club.bot.store.add_move(row, nonsense, None)
    thoughts.gate = asyncio.Event()
    thoughts.gate.set()

    await club.restart()
    await club.thought()

    assert await to_act(table) == ("A",)
