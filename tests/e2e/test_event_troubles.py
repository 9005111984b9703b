"""Events go on, whoever leaves and whatever goes away: a message, a channel, Discord, power."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import forging
import pytest
from dying import MOMENTS, dies
from events import Evening
from long import how_many, mark_all_long_but
from people import Club, buttons, only_for, text
from processes import another_process
from simcord import ChannelHandle, MemberActor
from sqlalchemy import func, select
from test_blocks import blocks, names_no_block
from test_data_deletion import delete, traces
from test_events import weekly
from test_moderation import choose, give, panel
from test_stopped_clocks import TROUBLES, minutes, pings, remove_bot

from bot.boards import publisher as poster
from bot.client import Bridgekeeper
from bot.events.course import Kind, Line
from bot.events.progress import CANCELLED, SPARED, Events
from bot.events.running import RunningEvent
from bot.events.weekly import AHEAD, Weekly
from bot.store import EventMatch, EventState, Match

TURN = 200
"""Seconds after which a turn of an event's clock is over."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many attempts as ever, without the pauses in between."""
    monkeypatch.setattr(poster, "PATIENCE", tuple(0.01 for _ in poster.PATIENCE))


async def begun(club: Club, *people: MemberActor) -> Evening:
    """Ann's Swiss tournament in its first round, by default with her and Bob."""
    evening = await Evening.opened(club)
    await evening.join(*(people or (club.ann, club.bob)))
    await evening.press(club.ann, "Start")
    return evening


async def in_round_two(club: Club, *people: MemberActor) -> Evening:
    evening = await begun(club, *people)
    await evening.finish_round()
    await evening.next_round()
    return evening


async def lines(evening: Evening) -> list[str]:
    return [each.kind for each in (await evening.load()).row.lines]


def calls(channel: ChannelHandle) -> list[str]:
    """The messages below a channel, in its threads, that call the players of a round."""
    said = [text(each) for thread in channel.threads for each in thread.history()]
    return [each for each in said if each.startswith("⚔️")]


# ------------------------------------------------------------------ people


async def test_two_absentees_are_out_and_the_event_is_over(club: Club) -> None:
    evening = await begun(club)
    (match,) = (await evening.tables()).values()
    while match.outcome is None:
        await club.wait(TURN)
    await evening.settled()
    first = (await evening.load()).course.rounds[0].tables[0]
    assert sorted((first.points or {}).values()) == [0, 2]
    event = await evening.load()
    assert event.course.active == ()
    assert event.row.state is EventState.OVER


async def test_a_moderator_begins_the_event_of_a_host_who_has_left_the_server(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.bob, club.cleo)
    club.guild.remove_member(club.ann)
    await club.sweep()
    give(club, club.dan, manage_messages=True)
    await evening.press(club.dan, "Start")
    assert "Round 1 of 3" in text(evening.message)


async def test_an_event_goes_on_without_its_host_and_moderators_have_their_panel(
    club: Club,
) -> None:
    evening = await in_round_two(club, club.ann, club.bob, club.cleo, club.dan)
    club.guild.remove_member(club.ann)
    give(club, club.dan, manage_messages=True)
    for _ in range(2):
        await evening.finish_round()
        await evening.next_round()
    assert (await evening.load()).row.state is EventState.OVER
    assert "The event is over" in text(evening.message)


async def test_a_moderator_pauses_the_event_of_a_host_who_has_left(club: Club) -> None:
    evening = await in_round_two(club, club.ann, club.bob, club.cleo)
    club.guild.remove_member(club.ann)
    give(club, club.dan, manage_messages=True)
    shown = (await evening.press(club.dan, "Host")).response
    await club.dan.click(shown, label="Pause")
    assert (await evening.load()).course.is_paused


async def test_who_is_barred_neither_opens_nor_joins_and_is_taken_out(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    give(club, club.cleo, manage_messages=True)
    for person in (club.bob, club.dan):
        await forging.click(club, club.cleo, f"mod:bar:good:{person.id}")
    await evening.settled()
    assert (await evening.load()).course.active == (1,)
    assert "**Bob**" not in text(evening.message)
    for person in (club.bob, club.dan):
        assert "barred you" in only_for(await evening.press(person, "Join"))
        assert "barred you" in only_for(await person.slash(club.channel, "event"))


async def test_who_is_barred_finishes_what_runs(club: Club) -> None:
    evening = await begun(club)
    give(club, club.cleo, manage_messages=True)
    await forging.click(club, club.cleo, f"mod:bar:good:{club.bob.id}")
    await evening.finish_round()
    await evening.next_round()
    assert {*(await evening.load()).course.rounds[1].placed()} == {1, 2}


async def test_who_is_blocked_by_the_host_does_not_join_and_does_not_hear_why(club: Club) -> None:
    evening = await Evening.opened(club)
    await blocks(club.ann, club.bob, club.channel)
    assert names_no_block(await evening.press(club.bob, "Join"))
    assert (await evening.load()).course.active == ()


async def test_matches_of_events_count_against_no_one(club: Club) -> None:
    await begun(club)
    assert len(await club.playing(club.ann)) == 1
    assert await club.bot.store.running_of([club.ann.id]) == {club.ann.id: set()}


async def test_a_match_that_a_moderator_ends_is_drawn_and_stays_so(club: Club) -> None:
    evening = await begun(club)
    give(club, club.cleo, manage_messages=True)
    shown = await panel(club)
    await choose(club, shown, " – ", "mod:choose")
    await club.cleo.click(shown, label="End without result")
    await evening.settled()
    assert (await evening.load()).course.rounds[0].tables[0].points == {1: 1, 2: 1}
    refused = await forging.click(club, club.cleo, "mod:undo:1")
    assert "already counts" in only_for(refused)
    (match,) = (await evening.matches(1)).values()
    assert match.outcome is not None


# ------------------------------------------------------------------ messages and channels


async def test_without_its_message_an_event_that_has_not_begun_is_cancelled(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    club.env.backend.delete_message(club.channel.id, evening.message.id)
    await evening.settled()
    await club.sweep()
    assert (await evening.load()).row.state is EventState.CANCELLED
    assert club.channel.history() == []


async def test_with_its_channel_an_event_that_has_not_begun_is_cancelled(club: Club) -> None:
    await weekly(club)
    evening = await Evening.opened(club)
    club.env.backend.delete_channel(club.channel.id)
    await evening.settled()
    assert (await evening.load()).row.state is EventState.CANCELLED
    assert await club.bot.store.events.weekly_in(club.guild.id) == []


async def test_a_message_deleted_while_the_bot_was_away_is_sent_anew(club: Club) -> None:
    evening = await begun(club)
    club.bot.part(Events).place_gone = ignored  # type: ignore[method-assign]
    club.env.backend.delete_message(club.channel.id, evening.message.id)
    await evening.finish_round()
    assert "✅ 1." in text(evening.message)


async def ignored(*_: object) -> None:
    """Nobody hears of it."""


async def test_an_event_whose_channel_was_deleted_waits_and_continues_elsewhere(
    club: Club,
) -> None:
    evening = await in_round_two(club)
    elsewhere, lost = club.guild.create_text_channel("elsewhere"), club.channel
    before = (await evening.load()).course.rounds
    club.expects_faults = True
    club.env.backend.delete_channel(lost.id)
    await evening.settled()
    assert (await lines(evening))[-1] == Kind.PAUSE
    assert (await evening.load()).course.rounds == before

    seen = (await club.bob.slash(elsewhere, "board")).response
    await club.bob.click(seen, label="Move the match here")
    await club.posted()
    await evening.finish_round()
    await club.wait(7200)
    assert (await lines(evening))[-1] == Kind.PAUSE, "it waits"

    listed = (await club.dan.slash(elsewhere, "event")).response
    assert "No event is running here" in text(listed)
    listed = (await club.bob.slash(elsewhere, "event")).response
    assert "its channel was deleted" in text(listed)
    (label,) = [each for each in buttons(listed) if each.startswith("Continue here")]
    club.channel = elsewhere
    assert "continues in this channel" in only_for(await club.bob.click(listed, label=label))
    await evening.settled()
    assert "Round 2 of 3" in text(evening.message)
    await evening.next_round()
    assert "Round 3 of 3" in text(evening.message)
    assert len(elsewhere.threads) == 1
    assert len(calls(elsewhere)) == 1


async def test_a_deleted_channel_is_noticed_by_the_next_request(club: Club) -> None:
    await weekly(club)
    evening = await begun(club)
    for part in (Events, Weekly):
        club.bot.part(part).place_gone = ignored  # type: ignore[method-assign]
    club.expects_faults = True
    club.env.backend.delete_channel(club.channel.id)
    await club.restart()
    await evening.finish_round()
    await club.sweep()
    await evening.settled()
    assert (await lines(evening))[-2:] == [Kind.RESULT, Kind.PAUSE]
    assert len((await evening.load()).course.rounds) == 1
    assert await club.bot.store.events.weekly_in(club.guild.id) == []


async def test_an_event_that_its_host_has_paused_continues_elsewhere_too(club: Club) -> None:
    evening = await begun(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    shown = (await evening.press(club.ann, "Host")).response
    await club.ann.click(shown, label="Pause")
    club.expects_faults = True
    club.env.backend.delete_channel(club.channel.id)
    await evening.settled()
    listed = (await club.ann.slash(elsewhere, "event")).response
    assert any(each.startswith("Continue here") for each in buttons(listed))


async def test_a_table_whose_thread_was_deleted_between_rounds_gets_another(club: Club) -> None:
    evening = await begun(club)
    await evening.finish_round()
    (thread,) = club.channel.threads
    club.env.backend.delete_channel(thread.id)
    await evening.next_round()
    (made,) = club.channel.threads
    assert made.id != thread.id
    assert f"<#{made.id}>" in text(evening.message)


# ------------------------------------------------------------------ outages


@pytest.mark.parametrize("trouble", mark_all_long_but(TROUBLES[:1], TROUBLES))
async def test_an_outage_in_round_two_loses_and_doubles_nothing(
    club: Club, trouble: Callable[[Club], Callable[[], None]]
) -> None:
    evening = await begun(club, club.ann, club.bob, club.cleo, club.dan)
    await evening.finish_round()
    end_trouble = trouble(club)
    await club.env.settle()
    await minutes(club, 30)
    since = len(club.env.http_requests)
    end_trouble()
    await club.env.settle()
    while len(calls(club.channel)) < 4:
        await minutes(club, 1)
    await evening.settled()
    event = await evening.load()
    assert len(event.course.rounds) == 2
    assert len(event.course.open_tables()) == 2, "nobody has lost a match"
    assert event.row.due_at is not None
    assert len(club.channel.threads) == 2
    counts = Counter(each.partition("·")[0].strip() for each in calls(club.channel))
    assert counts == {"⚔️ **Round 1**": 2, "⚔️ **Round 2**": 2}
    pinged = pings(club, since)
    assert len(pinged) == len({*pinged}), "nobody is pinged twice"


async def test_a_round_does_not_end_during_an_outage(club: Club) -> None:
    evening = await begun(club)
    end = (await evening.load()).row.due_at
    assert end is not None
    club.fault("*", "/*", 503, times=None)
    await minutes(club, 3)
    await club.wait((end - club.env.now()).total_seconds() + 60)
    club.env.backend.faults.clear()
    await minutes(club, 2)
    event = await evening.load()
    assert event.course.open_tables() == [1]
    assert event.row.due_at is not None
    assert event.row.due_at > club.env.now() + SPARED / 2


async def test_a_round_does_not_end_while_the_bot_is_down(club: Club) -> None:
    evening = await begun(club)
    await club.bot.store.events.move_due((await evening.load()).row, club.env.now())
    await club.restart()
    await evening.settled()
    event = await evening.load()
    assert event.course.open_tables() == [1]
    assert event.row.due_at is not None
    assert event.row.due_at > club.env.now() + SPARED / 2


# ------------------------------------------------------------------ kills


async def check(club: Club, evening: Evening) -> None:
    """Everything is there once: the message, the matches of all rounds, threads, calls."""
    await club.wait(90)
    await club.sweep()
    await evening.settled()
    event = await evening.load()
    assert not event.row.unshown
    shown = [each for each in club.channel.history() if "### 🏆" in text(each)]
    assert [each.id for each in shown] == [event.row.message_id]
    played = [await evening.matches(number) for number, _ in enumerate(event.course.rounds, 1)]
    for tables, of_round in zip(played, event.course.rounds, strict=True):
        seated = [{each.user_id for each in tables[place].row.seats} for place in sorted(tables)]
        expected = [{event.users[each] for each in table.entrants} for table in of_round.tables]
        assert seated == expected
    names = [each.name for each in club.channel.threads]
    assert len({*names}) == len(names), "one thread for each table"
    assert len(calls(club.channel)) == sum(map(len, played)), "everyone is called once a round"
    counts = [
        await club.bot.store._first(select(func.count()).select_from(kind))
        for kind in (Match, EventMatch)
    ]
    assert counts[0] == counts[1], "no match belongs to no round"


async def to_join(club: Club) -> Evening:
    return await Evening.opened(club)


async def to_start(club: Club) -> Evening:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    return evening


async def to_the_break(club: Club) -> Evening:
    evening = await begun(club)
    await evening.finish_round()
    return evening


async def to_the_last_match(club: Club) -> Evening:
    evening = await begun(club)
    for _ in range(2):
        await evening.finish_round()
        await evening.next_round()
    return evening


async def joins(evening: Evening) -> None:
    await evening.press(evening.club.bob, "Join")


async def starts(evening: Evening) -> None:
    if "Start" in buttons(evening.message):
        await evening.press(evening.club.ann, "Start")


async def goes_on(evening: Evening) -> None:
    await evening.next_round()


async def ends_the_round(evening: Evening) -> None:
    await evening.finish_round()


ACTS: dict[str, tuple[Any, Any, int, EventState]] = {
    "joins": (to_join, joins, 0, EventState.OPEN),
    "starts": (to_start, starts, 1, EventState.RUNNING),
    "result": (begun, ends_the_round, 2, EventState.RUNNING),
    "next round": (to_the_break, goes_on, 2, EventState.RUNNING),
    "end": (to_the_last_match, ends_the_round, 3, EventState.OVER),
}
"""What is prepared, what happens then, and the rounds and the state to which that leads."""


@pytest.mark.parametrize(
    ("act", "moment"),
    mark_all_long_but(
        [("starts", "after a request")], [(act, moment) for act in ACTS for moment in MOMENTS]
    ),
)
async def test_a_kill_loses_and_doubles_nothing(club: Club, act: str, moment: str) -> None:
    prepare, do, rounds, state = ACTS[act]
    number, is_killed = 0, True
    while is_killed:
        number += how_many(2, 1)
        club.channel = club.guild.create_text_channel(f"evening-{number}")
        evening = await prepare(club)
        is_killed = await dies(club, moment, number, lambda evening=evening: do(evening))
        if is_killed:
            await evening.settled()
            await do(evening)  # again: what was done before is refused, or done already
        await check(club, evening)
        event = await evening.load()
        assert len(event.course.rounds) == rounds
        assert event.row.state is state
        assert len(event.users) == len({*event.users.values()})
        await over(club, evening)
    assert number > 2


async def over(club: Club, evening: Evening) -> None:
    """The event is cancelled, and its matches end."""
    await ends_the_round(evening)
    event = await evening.load()
    if event.row.is_unfinished:
        await club.bot.part(Events).take(event, [Line(Kind.CANCEL, {})], values=CANCELLED)
    await evening.settled()


@pytest.mark.parametrize("moment", mark_all_long_but([], MOMENTS))
async def test_a_kill_opens_a_weekly_event_once(club: Club, moment: str) -> None:
    number, is_killed = 0, True
    club.permit("create_events", True)
    while is_killed:
        number += 1
        club.channel = club.guild.create_text_channel(f"evening-{number}")
        in_two_days = (club.env.now() + timedelta(days=2)).weekday()
        await weekly(club, day=str(in_two_days))
        (row,) = await club.bot.store.events.weekly_in(club.guild.id)
        await club.wait((row.next_at - AHEAD - club.env.now()).total_seconds() - 60)
        is_killed = await dies(club, moment, number, lambda: club.wait(120))
        evening = Evening(club, number)
        await check(club, evening)
        assert (await evening.load()).row.starts_at == row.next_at
        assert await club.bot.store.events.count_in(club.guild.id) == 1
        await club.bot.store.events.end_weekly(row.id)
        await over(club, evening)
    assert number > 1


async def test_an_event_is_shown_though_the_bot_dies_while_it_opens(club: Club) -> None:
    for number, answered in enumerate((False, True), 1):
        club.channel = club.guild.create_text_channel(f"evening-{number}")
        with club.dying("POST", "/webhooks/*", answered=answered):
            await Evening.opened(club)
        await club.restart()
        await check(club, Evening(club, number))


# ------------------------------------------------------------------ two processes


async def at_once(club: Club, *doing: Awaitable[Any]) -> list[Any]:
    """Let the bot do several things at the same time."""

    async def all_of_them() -> list[Any]:
        return await asyncio.gather(*doing)

    return list(await club.bot_does(all_of_them()))


async def test_of_two_processes_one_begins_a_round(club: Club) -> None:
    evening = await to_start(club)
    await another_process(club, club.bot.settings)
    club.discord.limits_count = False  # neither knows what the other asks

    async def begins(bot: Bridgekeeper, event: RunningEvent) -> bool:
        is_done = await bot.part(Events).begin_round(event)
        bot.part(Events).request(evening.id)  # both know at once
        return is_done

    both = [begins(bot, await evening.load()) for bot in club.bots]
    assert sorted(await at_once(club, *both)) == [False, True]
    await check(club, evening)
    assert len((await evening.load()).course.rounds) == 1


async def test_two_starts_at_once_begin_one_round(club: Club) -> None:
    evening = await to_start(club)
    message = evening.message
    results = await club.together(
        lambda: club.ann.click(message, label="Start"),
        lambda: club.ann.click(message, label="Start"),
    )
    await evening.settled()
    said = [text(each.response) for each in results if each.response and each.response.ephemeral]
    assert all("begun already" in each for each in said)
    await check(club, evening)
    assert (await lines(evening)).count(Kind.ROUND) == 1


async def test_two_processes_play_an_event_to_its_end(club: Club) -> None:
    evening = await to_start(club)
    await another_process(club, club.bot.settings)
    club.discord.limits_count = False
    await evening.press(club.ann, "Start")
    for number in (1, 2, 3):
        tables = await evening.tables()
        assert len(tables) == 2
        resigned = [
            bot.matches.resign(match.id, match.user_in(match.people[-1]) or 0)
            for bot, match in zip(club.bots, tables.values(), strict=True)
        ]
        await at_once(club, *resigned)
        await evening.settled()
        await evening.next_round()
        assert len((await evening.load()).course.rounds) == min(number + 1, 3)
    await check(club, evening)
    event = await evening.load()
    assert event.row.state is EventState.OVER
    kinds = Counter(await lines(evening))
    assert (kinds[Kind.ROUND], kinds[Kind.RESULT], kinds[Kind.FINISH]) == (3, 6, 1)


# ------------------------------------------------------------------ data


async def test_of_an_entrant_and_host_who_has_their_data_deleted_the_results_stay(
    club: Club,
) -> None:
    evening = await in_round_two(club, club.ann, club.bob, club.cleo, club.dan)
    first = (await evening.load()).course.rounds[0]
    await delete(club.ann, club)
    await club.sweep()
    await evening.settled()
    event = await evening.load()
    assert event.course.rounds[0] == first
    assert [*event.course.active] == [2, 3, 4]
    words = text(evening.message)
    assert "Former player" in words
    assert "Ann" not in words
    assert await traces(club, club.ann.id, "Ann") == []
    await evening.finish_round()
    await evening.next_round()
    assert 1 not in {*(await evening.load()).course.rounds[2].placed()}
    give(club, club.dan, manage_messages=True)
    assert "Former player" in only_for(await evening.press(club.dan, "Host"))


async def test_with_the_data_of_a_server_its_events_go(club: Club) -> None:
    evening = await begun(club)
    remove_bot(club)
    await club.env.settle()
    await club.wait(31 * 24 * 3600)
    assert await club.bot.store.events.event(evening.id) is None
    assert await club.bot.store.events.unfinished() == []
