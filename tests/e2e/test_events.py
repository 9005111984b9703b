"""Events: opened, joined, played to the podium."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from events import Evening
from people import Club, only_for, text

from bot.clock import CLOCKS
from bot.events.weekly import AHEAD
from bot.store import Block, EventState


async def test_a_swiss_of_four_is_played_to_its_end(club: Club) -> None:
    evening = await Evening.opened(club)
    assert "No one has joined yet" in text(evening.message)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    assert "Players: 4" in text(evening.message)
    await evening.press(club.ann, "Start")
    words = text(evening.message)
    assert "Round 1 of 3" in words
    assert words.count("▶️") == 2
    assert len(club.channel.threads) == 2
    for number in (1, 2, 3):
        tables = await evening.tables()
        assert len(tables) == 2
        listed = text((await club.cleo.slash(club.channel, "event")).response)
        assert listed.count("turn began") == 2, "who waits for whom"
        await evening.finish_round()
        if number < 3:
            await evening.next_round()
    await evening.settled()
    assert (await evening.load()).row.state is EventState.OVER
    assert "The event is over" in text(evening.message)
    assert len(club.channel.threads) == 2, "one for each table, for all rounds"
    shown = (await evening.press(club.bob, "All records")).response
    assert "Records of 6 matches" in text(shown)
    assert "once an hour" in only_for(await evening.press(club.bob, "All records"))


async def test_the_number_of_players_decides_the_rounds_of_a_swiss(club: Club) -> None:
    evening = await Evening.opened(club)
    assert "3 to 5 rounds, by the number of players" in text(evening.message)


async def test_only_the_host_and_moderators_start_it(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    assert "Only Ann" in only_for(await evening.press(club.bob, "Start"))
    assert (await evening.load()).row.state is EventState.OPEN


async def test_it_needs_two_players(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann)
    assert "Too few players" in only_for(await evening.press(club.ann, "Start"))


async def test_a_round_ends_without_a_dead_match(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    await evening.press(club.ann, "Start")
    (match,) = (await evening.tables()).values()
    await club.bot.matches.moderate(match.id, "halt")  # type: ignore[arg-type]
    await club.wait(3700)
    await evening.settled()
    event = await evening.load()
    assert event.course.rounds[0].tables[0].points is not None
    assert (await club.bot.matches.get(match.id)).outcome is not None


async def weekly(club: Club, when: str = "20:00", day: str = "4") -> str:
    """Ann makes a Swiss event weekly; what she reads then."""
    shown = (await club.ann.slash(club.channel, "event")).response
    shown = (await club.ann.click(shown, label="Swiss tournament")).response
    form = await club.ann.click(shown, label="Every week …")
    made = await club.ann.submit_modal(form, {"day": [day], "time": when, "zone": "Europe/Berlin"})
    return only_for(made)


async def test_a_weekly_event_opens_a_day_before_and_begins_by_itself(club: Club) -> None:
    assert "opens by itself every week" in await weekly(club)
    (row,) = await club.bot.store.events.weekly_in(club.guild.id)
    begins = row.next_at
    assert (begins.weekday(), begins.hour) == (4, 19), "20:00 in Berlin, in winter"
    if begins - club.env.now() > AHEAD:
        assert await club.bot.store.events.event(1) is None
        await club.wait((begins - club.env.now()).total_seconds() - 86_400 + 60)
    evening = Evening(club)
    await evening.settled()
    assert "It begins" in text(evening.message)
    await evening.join(club.ann, club.bob)
    await club.wait((begins - club.env.now()).total_seconds() - 3_600 + 60)
    await evening.settled()
    assert (
        sum("begins" in text(each) and "⏰" in text(each) for each in club.channel.history()) == 1
    )
    await club.wait(3_600)
    await evening.settled()
    assert "Round 1 of 3" in text(evening.message)
    (row,) = await club.bot.store.events.weekly_in(club.guild.id)
    assert row.next_at - begins == timedelta(days=7)


async def test_a_weekly_event_without_players_is_cancelled(club: Club) -> None:
    await weekly(club)
    (row,) = await club.bot.store.events.weekly_in(club.guild.id)
    await club.wait((row.next_at - club.env.now()).total_seconds() + 60)
    evening = Evening(club)
    await evening.settled()
    assert "cancelled" in text(evening.message)


async def test_wrong_times_make_no_weekly_event(club: Club) -> None:
    assert "25:00" in await weekly(club, when="25:00")
    assert await club.bot.store.events.weekly_in(club.guild.id) == []


async def test_someone_who_joins_late_plays_from_the_next_round_on(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    await evening.press(club.ann, "Start")
    await evening.join(club.cleo)
    await evening.give_up(club.bob)
    await evening.next_round()
    event = await evening.load()
    assert 3 in {*event.course.rounds[1].placed()}


async def test_who_leaves_in_a_round_is_not_paired_again(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob, club.cleo)
    await evening.press(club.ann, "Start")
    await evening.press(club.cleo, "Leave")
    await evening.give_up(club.bob, club.cleo)
    await evening.next_round()
    event = await evening.load()
    assert {*event.course.rounds[1].placed()} == {1, 2}


async def test_the_host_corrects_a_result_after_the_next_round_was_paired(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    await evening.press(club.ann, "Start")
    await evening.finish_round()
    await evening.next_round()
    before = (await evening.load()).course.rounds[1].tables
    first = (await evening.load()).course.rounds[0].tables[0]
    (loser,) = [number for number, points in (first.points or {}).items() if not points]
    shown = (await evening.press(club.ann, "Host")).response
    shown = (await club.ann.select(shown, ["1:1"], custom_id="event:correct:1")).response
    name = (await evening.load()).names[loser]
    assert "corrected" in only_for(await club.ann.click(shown, label=f"{name} wins"))
    event = await evening.load()
    assert event.course.rounds[0].tables[0].points == {
        each: 2 * (each == loser) for each in first.entrants
    }
    assert event.course.rounds[1].tables == before


async def test_a_deleted_message_is_sent_anew(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    await evening.press(club.ann, "Start")
    club.env.backend.delete_message(club.channel.id, evening.message.id)
    await evening.settled()
    assert "Round 1" in text(evening.message)


async def test_the_panel_offers_no_deck_as_each_player_gets_a_random_one(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "event")).response
    shown = (await club.ann.click(shown, label="Swiss tournament")).response
    assert "Deck:" not in str(shown.components)
    assert "Format:" in str(shown.components)


async def test_two_with_a_block_are_not_paired_if_there_is_another_way(club: Club) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    for blocked in (club.bob, club.cleo):
        block = Block(blocker_id=club.dan.id, blocked_id=blocked.id, name="", at=club.env.now())
        assert await club.bot.store.blocks.add(block, 10) is not None
    await evening.press(club.ann, "Start")
    tables = [{*each.entrants} for each in (await evening.load()).course.rounds[0].tables]
    assert {1, 4} in tables, "Dan meets Ann"


async def test_a_game_night_begins_with_a_draft(club: Club) -> None:
    evening = await Evening.opened(club, "Game night")
    await evening.join(club.ann, club.bob, club.cleo)
    await evening.press(club.ann, "Start")
    (match,) = (await evening.tables()).values()
    assert match.game.id == "draft"
    assert len(match.people) == 3, "the bot has the fourth seat"


async def test_the_panel_shows_the_clock_that_the_event_will_have(club: Club) -> None:
    day = CLOCKS["86400"]
    assert day is not None
    await club.bot.store.servers.set_clock(club.guild.id, day.document())
    shown = (await club.ann.slash(club.channel, "event")).response
    shown = (await club.ann.click(shown, label="Swiss tournament")).response
    assert "24 hours per turn" in text(shown)
    assert "Clock: correspondence: 24 hours" in str(shown.components)
    chosen = [each for each in options(shown.components) if each.get("default")]
    assert "86400" in [each["value"] for each in chosen]


def options(components: Any) -> Iterator[dict[str, Any]]:
    """The options of all selects in a message."""
    for each in components:
        yield from each.get("options", ())
        yield from options(each.get("components", ()))
