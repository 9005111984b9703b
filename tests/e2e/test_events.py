"""Events: opened, joined, played to the podium."""

from __future__ import annotations

from events import Evening
from people import Club, only_for, text

from bot.store import EventState


async def test_a_swiss_of_four_is_played_to_its_end(club: Club) -> None:
    evening = await Evening.opened(club)
    assert "Nobody has joined yet" in text(evening.message)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    assert "4 players" in text(evening.message)
    await evening.press(club.ann, "Start")
    words = text(evening.message)
    assert "Round 1 of 3" in words
    assert words.count("▶️") == 2
    assert len(club.channel.threads) == 2
    for number in (1, 2, 3):
        tables = await evening.tables()
        assert len(tables) == 2
        await evening.give_up(
            *sorted((club.ann, club.bob, club.cleo, club.dan), key=lambda each: each.id)[1:]
        )
        if number < 3:
            await evening.next_round()
    await evening.settled()
    assert (await evening.load()).row.state is EventState.OVER
    assert "The event is over" in text(evening.message)
    assert len(club.channel.threads) == 2, "one for each table, for all rounds"


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
