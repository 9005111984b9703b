"""Arenas, which count the duels of an hour, and leagues, which continue from month to month."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest
from dying import MOMENTS, dies
from events import Evening
from long import mark_all_long_but
from people import Club, buttons, only_for, text
from simcord import ChannelHandle, MemberActor
from test_stopped_clocks import pings

from bot.boards import publisher as poster
from bot.events.course import Kind, Line
from bot.events.following import STAYING
from bot.events.progress import BREAK, CANCELLED, LIVE, SPARED, Events
from bot.events.running import CORRECTED, MONTH
from bot.store import EventState

HOUR = 3600.0


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many attempts as ever, without the pauses in between."""
    monkeypatch.setattr(poster, "PATIENCE", tuple(0.01 for _ in poster.PATIENCE))


async def arena(club: Club) -> Evening:
    """Ann's arena of one hour; no one has joined."""
    evening = await Evening.opened(club, "Arena")
    await evening.press(club.ann, "Start")
    return evening


async def duel(evening: Evening, one: MemberActor, other: MemberActor) -> None:
    """Let two people find each other with the button of the arena."""
    await evening.press(one, "Find an opponent")
    await evening.press(other, "Find an opponent")
    await evening.settled()


async def challenge(channel: ChannelHandle, one: MemberActor, *who: MemberActor) -> None:
    await one.slash(channel, "duel", **({"opponent": who[0]} if who else {}))


async def points(evening: Evening) -> dict[str, int]:
    """The points of all entrants, by name."""
    event = await evening.load()
    table = event.course.rounds[0].tables
    found = [each for one in table for each in (one.points or {}).items()]
    return {event.names[number]: value for number, value in found}


async def test_duels_of_an_arena_count_until_its_hour_is_over(club: Club) -> None:
    evening = await arena(club)
    assert "After two wins in a row" in text(evening.message)
    await duel(evening, club.bob, club.cleo)
    assert "Bob** – **Cleo" not in text(evening.message), "it was shown a moment ago"
    await club.wait(LIVE.total_seconds() + 1)
    await evening.settled()
    assert "Bob** – **Cleo" in text(evening.message)
    await evening.give_up(club.cleo)
    assert await points(evening) == {"Bob": 2, "Cleo": 0}
    await club.wait(HOUR)
    await evening.settled()
    assert (await evening.load()).row.state is EventState.OVER
    assert "🥇 **Bob**" in text(evening.message)


async def test_a_duel_begun_by_a_command_in_the_channel_counts(club: Club) -> None:
    evening = await arena(club)
    await challenge(club.channel, club.bob)
    await challenge(club.channel, club.dan)
    await evening.settled()
    assert len((await evening.load()).course.open_tables()) == 1


async def test_duels_elsewhere_and_challenges_do_not_count(club: Club) -> None:
    evening, other = await arena(club), club.guild.create_text_channel("other")
    await challenge(other, club.bob)
    await challenge(other, club.cleo)
    await challenge(club.channel, club.ann, club.dan)
    invited = club.channel.history()[-1]
    (accept,) = [label for label in buttons(invited) if label.startswith("Accept")]
    await club.dan.click(invited, label=accept)
    await club.wait(60)
    await evening.settled()
    assert (await evening.load()).course.rounds[0].tables == ()


async def test_a_duel_that_runs_at_the_end_has_a_quarter_of_an_hour(club: Club) -> None:
    evening = await arena(club)
    await duel(evening, club.bob, club.cleo)
    await duel(evening, club.ann, club.dan)
    slow = (await evening.tables())[2]
    await club.bot.matches.moderate(slow.id, "halt")  # type: ignore[arg-type]
    await club.wait(HOUR - 60)
    await evening.settled()
    await club.wait(120)
    await evening.settled()
    assert (await evening.load()).row.state is EventState.RUNNING
    await club.wait(SPARED.total_seconds())
    await evening.settled()
    event = await evening.load()
    assert event.row.state is EventState.OVER
    assert event.course.open_tables() == [2]
    assert (await club.bot.matches.get(slow.id)).outcome is None, "it continues, but doesn't count"


async def test_a_duel_that_begins_as_the_bot_stops_counts(club: Club) -> None:
    evening = await arena(club)
    work = club.bot.part(Events).work
    work.request = lambda _: None  # type: ignore[method-assign]
    await duel(evening, club.bob, club.cleo)
    assert (await evening.load()).course.rounds[0].tables == ()
    await club.restart()
    await club.sweep()
    await evening.settled()
    assert len((await evening.load()).course.open_tables()) == 1


async def test_an_arena_without_duels_is_cancelled(club: Club) -> None:
    evening = await arena(club)
    await club.wait(HOUR + 60)
    await evening.settled()
    assert "cancelled" in text(evening.message)


async def test_the_host_gives_an_arena_more_time(club: Club) -> None:
    evening = await arena(club)
    due_at = (await evening.load()).row.due_at
    shown = (await evening.press(club.ann, "Host")).response
    assert not {"Pause", "Next round now"} & buttons(shown).keys()
    await club.ann.click(shown, label="15 more minutes")
    later = (await evening.load()).row.due_at
    assert due_at is not None
    assert later == due_at + timedelta(minutes=15)


# ------------------------------------------------------------------ leagues


async def league(club: Club) -> Evening:
    """Ann's league in its first month, with four people."""
    evening = await Evening.opened(club, "League")
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    await evening.press(club.ann, "Start")
    return evening


async def test_a_league_goes_on_with_those_who_stay(club: Club) -> None:
    evening = await league(club)
    assert len(await evening.tables()) == 6
    everyone = sorted(each.id for each in (club.ann, club.bob, club.cleo, club.dan))
    assert sorted(pings(club, 0)) == everyone, "everyone is called once"
    since = len(club.env.http_requests)
    await evening.finish_round()
    await evening.next_round()
    await evening.settled()
    assert (await evening.load()).row.state is EventState.OVER
    following = Evening(club, 2)
    await following.settled()
    assert "The next league begins" in text(following.message)
    assert sorted(pings(club, since)) == everyone, "those who can stay"
    for person in (club.dan, club.ann, club.bob, club.cleo):
        await following.press(person, "Stay or join")
    await club.wait(STAYING.total_seconds() + 60)
    await following.settled()
    assert (await following.load()).row.state is EventState.RUNNING
    assert len(await following.tables()) == 6


async def test_a_league_that_no_one_stays_in_ends(club: Club) -> None:
    evening = await league(club)
    await evening.finish_round()
    await evening.next_round()
    following = Evening(club, 2)
    await following.settled()
    await following.press(club.ann, "Stay or join")
    await club.wait(STAYING.total_seconds() + 60)
    await following.settled()
    assert (await following.load()).row.state is EventState.CANCELLED


async def test_matches_that_run_after_a_month_end_by_who_is_ahead(club: Club) -> None:
    evening = await league(club)
    for match in (await evening.tables()).values():
        await club.bot.matches.moderate(match.id, "halt")  # type: ignore[arg-type]
    await club.wait(MONTH.total_seconds() + 60)
    await evening.settled()
    assert (await evening.load()).course.open_tables() == []


async def test_a_league_needs_four_and_a_clock_of_hours(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "event")).response
    shown = (await club.ann.click(shown, label="League")).response
    assert "24 hours per turn" in text(shown)
    assert "Every week …" not in buttons(shown)
    evening = await Evening.opened(club, "League")
    await evening.join(club.ann, club.bob, club.cleo)
    assert "at least 4" in only_for(await evening.press(club.ann, "Start"))


# ------------------------------------------------------------------ the end of any event


async def test_the_host_corrects_the_last_result_within_a_day(club: Club) -> None:
    evening = await Evening.opened(club, "Knockout")
    await evening.join(club.ann, club.bob)
    await evening.press(club.ann, "Start")
    await evening.give_up(club.bob)
    assert (await evening.load()).row.state is EventState.OVER
    assert "🥇 **Ann**" in text(evening.message)
    shown = (await evening.press(club.ann, "Host")).response
    assert "Cancel the event" not in buttons(shown)
    shown = (await club.ann.select(shown, ["1:1"], custom_id="event:correct:1")).response
    assert "corrected" in only_for(await club.ann.click(shown, label="Bob wins"))
    await evening.settled()
    assert "🥇 **Bob**" in text(evening.message)
    profile = text((await club.bob.slash(club.channel, "profile")).response)
    assert "Events: 1 · 🥇 1" in profile
    await club.wait(CORRECTED.total_seconds() + 60)
    assert "over" in only_for(await evening.press(club.ann, "Host"))


async def test_who_leaves_everything_to_the_clock_is_out_and_may_return(club: Club) -> None:
    evening = await Evening.opened(club, rounds=3)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    await evening.press(club.ann, "Start")
    for match in (await evening.tables()).values():
        if club.dan.id not in [match.user_in(seat) for seat in match.people]:
            await club.bot_does(
                club.bot.matches.resign(match.id, match.user_in(match.to_act[0]) or 0)
            )
    (match,) = (await evening.tables()).values()
    while (now := await club.bot.matches.get(match.id)).outcome is None:
        (seat,) = now.to_act
        user_id, legal = now.user_in(seat) or 0, now.state.legal_actions(seat)
        if user_id == club.dan.id:
            await club.wait(200)
        else:
            await club.bot_does(club.bot.matches.submit(now.id, user_id, str(legal[0]), sure=True))
    await evening.settled()
    event = await evening.load()
    assert {event.names[each] for each in event.course.active} == {"Ann", "Bob", "Cleo"}
    await evening.press(club.dan, "Join")
    assert len((await evening.load()).course.active) == 4


# ------------------------------------------------------------------ power cuts


async def cancel(evening: Evening) -> None:
    """Cancel an event, so that its host can open another one."""
    events, cancelled = evening.club.bot.part(Events), [Line(Kind.CANCEL, {})]
    await events.take(await evening.load(), cancelled, values=CANCELLED)
    await evening.settled()


@pytest.mark.parametrize("moment", mark_all_long_but([], MOMENTS))
async def test_a_kill_opens_the_next_league_once(club: Club, moment: str) -> None:
    number, is_killed = 0, True
    while is_killed:
        number += 1
        club.channel = club.guild.create_text_channel(f"league-{number}")
        evening = await Evening.opened(club, "League")
        await evening.join(club.ann, club.bob, club.cleo, club.dan)
        await evening.press(club.ann, "Start")
        await evening.finish_round()
        evening_ends = partial(club.wait, BREAK.total_seconds() + 60)
        is_killed = await dies(club, moment, number, evening_ends)
        await club.wait(120)
        await evening.settled()
        assert (await evening.load()).row.state is EventState.OVER
        following = await club.bot.store.events.in_server(club.guild.id, 9)
        assert len(following) == 1
        shown = [each for each in club.channel.history() if "The next league" in text(each)]
        assert len(shown) == 1
        await cancel(Evening(club, following[0].id))
    assert number > 1


@pytest.mark.parametrize("moment", mark_all_long_but([], MOMENTS))
async def test_a_kill_counts_a_duel_once(club: Club, moment: str) -> None:
    number, is_killed = 0, True
    while is_killed:
        number += 1
        club.channel = club.guild.create_text_channel(f"arena-{number}")
        evening = await Evening.opened(club, "Arena")
        evening.id = number
        await evening.press(club.ann, "Start")
        await evening.press(club.bob, "Find an opponent")
        meet = partial(evening.press, club.cleo, "Find an opponent")
        is_killed = await dies(club, moment, number, meet)
        await club.wait(120)
        if not await club.playing(club.cleo):  # the match wasn't stored: again
            await meet()
        await evening.settled()
        assert len((await evening.load()).course.rounds[0].tables) == 1
        await evening.give_up(club.bob)
        assert sorted((await points(evening)).values()) == [0, 2]
        await cancel(evening)
    assert number > 2
