"""Matches that count, and matches that don't: each end is one result, and ratings follow once."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from book import book_of, end
from book import duel as won
from every_format import FORMATS, first_of
from known_games import LIVELY, SHORT, KnownGame
from leagues import Evening
from people import Club, Table, buttons, settle_in, text
from sqlalchemy import select

from bot.matches import LiveMatch
from bot.matches.result import make_result
from bot.quotas import CALM
from bot.store import Move, MoveKind, Store, VersionConflict
from bot.store.result_tables import Result, ResultKind, ResultSeat
from engine.core import Outcome


async def results(club: Club) -> list[Any]:
    """All results, in their order."""
    return [*await club.bot.store._all(select(Result).order_by(Result.number))]


async def outcomes(club: Club) -> dict[str, str]:
    """How the latest match ended for each person."""
    newest = select(Result.number).order_by(Result.number.desc()).limit(1)
    seats = select(ResultSeat.name, ResultSeat.outcome).where(
        ResultSeat.number == newest.scalar_subquery()
    )
    return {name: str(outcome) for name, outcome in await club.bot.store._rows(seats)}


A_DAY = str(24 * 3600)


async def duel(club: Club, game: KnownGame = LIVELY, **options: Any) -> Table:
    """Ann challenges Bob, who accepts."""
    club.seed = game.seed
    asked = {"deck": game.decks[0], "clock": A_DAY, **options}
    challenge = await club.challenge(**asked)
    assert ("⚖️ Rated" in text(challenge)) == options.get("rated", False)
    await club.bob.select(challenge, [game.decks[1]])
    return Table(club, club.thread_at(challenge))


async def test_a_rated_duel_is_told_below_its_end(club: Club) -> None:
    table = await duel(club, rated=True)
    await table.play(LIVELY.moves)

    (row,) = await results(club)
    assert (row.game, row.kind, row.rated, row.weight) == ("clash", "duel", True, 1.0)
    assert await outcomes(club) == {"Ann": "lost", "Bob": "won"}
    words = text(table.board)
    assert "📈 **Ann** new · **Bob** new" in words
    assert "🎉 **Bob**’s first win here" in words


async def test_points_are_told_from_the_fifth_match_on(club: Club) -> None:
    for _ in range(6):
        table = await duel(club, rated=True)
        await table.play(LIVELY.moves)
        ended = text(table.board)
        await club.wait(CALM.total_seconds() / 3)
    assert "**Ann** 1" in ended
    assert "⚖️ Counts 17 %: these players have met" in ended
    assert "first win" not in ended
    weights = [row.weight for row in await results(club)]
    assert weights == [1 / number for number in range(1, 7)]


async def test_a_friendly_duel_is_a_result_and_changes_nothing(club: Club) -> None:
    table = await duel(club)
    await table.play(LIVELY.moves)

    (row,) = await results(club)
    assert (row.rated, row.weight) == (False, 0.0)
    assert "📈" not in text(table.board)
    assert await club.bot.store.results.ratings_of(club.guild.id, club.ann.id) == []


async def test_a_server_can_make_rated_matches_the_usual_ones(club: Club) -> None:
    club.permit("manage_guild", True)
    await settle_in(club.ann, club.channel, "rated", "rated")
    await settle_in(club.ann, club.channel, "clock", A_DAY)
    assert "⚖️ Rated" in text(await club.challenge())
    friendly = await club.cleo.slash(club.channel, "duel", opponent=club.dan, rated=False)
    assert "⚖️ Rated" not in text(friendly.response)

    start = (await club.dan.slash(club.channel, "start")).response
    await club.dan.click(start, label="Find an opponent")
    assert "✓ Rated" in buttons(start)
    assert "⚖️ Rated" in text(start)
    await club.dan.click(start, label="✓ Rated")
    assert "Rated" in buttons(start)
    assert "⚖️ Rated" not in text(start)
    practice = (await club.dan.slash(club.channel, "practice", private=True)).response
    assert practice is not None  # friendly, whatever is usual


async def test_what_can_not_be_rated_is_refused(club: Club) -> None:
    asked = {"mode": "coop", "sets": "mire", "rated": True}
    refused = await club.ann.slash(club.channel, "draft", **asked)
    assert "Only matches between people" in text(refused.response)


async def test_resigning_at_once_is_not_rated_and_moderators_see_it(club: Club) -> None:
    table = await duel(club, rated=True)
    asked = await club.bob.slash(table.channel, "resign")
    await club.bob.click(asked.response, label="Resign")

    (row,) = await results(club)
    assert (row.reason, row.rated) == ("resignation", False)
    assert "⚖️ Friendly: it ended before everyone’s third turn." in text(table.board)
    assert f"<@{club.bob.id}>" not in text((await club.ann.slash(club.channel, "server")).response)
    club.permit("manage_guild", True)
    panel = (await club.ann.slash(club.channel, "server")).response
    assert f"<@{club.bob.id}> (1)" in text(panel)


async def test_a_short_match_is_friendly_however_it_ends(club: Club) -> None:
    """Ann wins on the board in her third turn: Bob has had two."""
    table = await duel(club, SHORT, rated=True)
    await table.play(SHORT.moves)
    (row,) = await results(club)
    assert (row.reason, row.turns, row.rated) == ("fort", 5, False)
    assert "⚖️ Friendly: it ended before everyone’s third turn." in text(table.board)


async def test_a_short_match_that_the_clock_ends_counts(club: Club) -> None:
    table = await duel(club, rated=True)
    match = await table.match()
    with club.env._bot_scope():
        await club.bot.matches.give_up(match.id, "A", version=match.version)
    (row,) = await results(club)
    assert (row.turns, row.rated, row.weight) == (1, True, 1.0)


async def test_moderators_see_whose_rated_matches_look_like_those_of_one_person(club: Club) -> None:
    now, guild, ann, bob = club.env.now(), club.guild.id, club.ann.id, club.bob.id
    beaten = [(ann, bob)] * 8 + [(bob, 101), (ann, 102), (ann, 103), (ann, 104), (104, 105)]
    elsewhere = [(club.cleo.id, number) for number in (201, 202, 203)]
    for winner, loser in beaten:
        ended = won(winner, loser, now)
        await club.bot.store._database.change(lambda rows, ended=ended: end(rows, ended, guild))
    for winner, loser in elsewhere:
        ended = won(winner, loser, now)
        await club.bot.store._database.change(lambda rows, ended=ended: end(rows, ended, 7))
    often, fed = f"<@{ann}> – <@{bob}> (8:0)", f"<@{ann}> (2)"
    hidden = text((await club.ann.slash(club.channel, "server")).response)
    assert often not in hidden

    club.permit("manage_guild", True)
    shown = text((await club.ann.slash(club.channel, "server")).response)

    assert f"🔁 Met often in rated matches, in the last 30 days: {often}." in shown
    assert "met no one else" not in shown, "102 and 103 are two only, 104 has won, Bob met others"
    ended = won(ann, 106, now)
    await club.bot.store._database.change(lambda rows: end(rows, ended, guild))
    shown = text((await club.ann.slash(club.channel, "server")).response)
    assert fed.replace("(2)", "(3)") in shown
    assert f"<@{club.cleo.id}>" not in shown, "another server"


async def test_resigning_later_loses_points(club: Club) -> None:
    table = await duel(club, rated=True)
    await table.play(LIVELY.moves[:15])
    asked = await club.ann.slash(table.channel, "resign")
    await club.ann.click(asked.response, label="Resign")

    (row,) = await results(club)
    assert (row.reason, row.rated) == ("resignation", True)
    assert await outcomes(club) == {"Ann": "lost", "Bob": "won"}


async def test_a_move_that_was_taken_back_ended_nothing(club: Club) -> None:
    table = await duel(club, rated=True)
    await table.play(LIVELY.moves[:1])
    panel = await table.panel()
    await (await table.player()).click(panel, label="Undo")
    await table.play(LIVELY.moves)
    assert "undo" in await table.moves()
    (row,) = await results(club)
    assert row.length == len(LIVELY.moves) + 2


async def test_a_match_against_the_bot_never_rates(club: Club) -> None:
    table = await club.practice()
    match = await table.match()
    await club.bot.matches.resign(match.id, club.ann.id)
    (row,) = await results(club)
    assert (row.kind, row.rated) == (ResultKind.BOT, False)


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "clash against the AI"])
async def test_every_format_ends_as_one_result(club: Club, name: str) -> None:
    """What only prepares the match has none; of several who play for themselves all are there."""
    chance = random.Random(name)
    row = await first_of(club, name, chance, channel_id=club.channel.id, nearly_over=True)
    row.settings = {**(row.settings or {}), "rated": True}
    await club.bot.store.add_match(row)
    with club.env._bot_scope():
        match = await club.bot.matches.get(row.id)
        while seats := [seat for seat in match.to_act if seat in match.people]:
            seat = chance.choice(seats)
            move = str(chance.choice(match.state.legal_actions(seat)))
            user_id = match.user_in(seat) or 0
            await club.bot.matches.submit(match.id, user_id, move, sure=True)
    await club.env.settle()

    found = [each for each in await results(club) if each.match_id == row.id]
    if match.outcome is None or match.outcome.reason == "prepared":
        assert found == []
        return
    (result,) = found
    expected = ResultKind.DUEL if len(row.seats) == 2 else ResultKind.TABLE
    assert result.kind is expected
    assert result.rated
    seats = (await club.bot.store.results.of_match(row.id)).seats
    assert len(seats) == len(row.seats)
    assert len(await club.bot.store.results.ratings_of(club.guild.id, club.ann.id)) == 1


async def test_each_duel_of_a_league_is_rated_and_the_league_is_not(club: Club) -> None:
    evening = await Evening.begin(club, rated=True, clock=A_DAY)
    league = await evening.to_the_league()
    while league.outcome is None:
        await evening.mutate()
        for number, (pairing, match) in enumerate((await evening.duels()).items()):
            if league.state.round == 1 and number == 0:
                await evening.fight(match)
            else:
                await evening.give_up(match, pairing[2])  # type: ignore[arg-type]
    found = await results(club)
    assert {each.kind for each in found} == {ResultKind.LEAGUE}
    assert len(found) == 13
    assert [each.rated for each in found] == [True] + [False] * 12
    played = next(each for each in found if each.rated)
    line = await club.bot.store.results.of_match(played.match_id)
    assert line is not None
    for seat in line.seats:
        (rating,) = await club.bot.store.results.ratings_of(club.guild.id, seat.user_id or 0)
        assert (rating.kind, rating.results) == (ResultKind.LEAGUE, 1)


async def test_who_leaves_a_table_is_behind_all_others(club: Club) -> None:
    chance = random.Random(1)
    row = await first_of(club, "clash for all", chance, channel_id=club.channel.id)
    row.settings = {**(row.settings or {}), "rated": True}
    await club.bot.store.add_match(row)
    matches = club.bot.matches
    leaver = (await matches.get(row.id)).to_act[0]
    with club.env._bot_scope():
        match = await matches.resign(row.id, (await matches.get(row.id)).user_in(leaver) or 0)
    while match.outcome is None:
        await club.thought()
        match = await matches.get(row.id)
        if seats := [each for each in match.to_act if each in match.people]:
            move = str(chance.choice(match.state.legal_actions(seats[0])))
            with club.env._bot_scope():
                await matches.submit(match.id, match.user_in(seats[0]) or 0, move, sure=True)
    await club.thought()
    (result,) = await results(club)
    assert result.kind is ResultKind.TABLE
    assert result.rated
    assert (await outcomes(club))[match.names[leaver]] == "lost"


# ------------------------------------------------------------------ several processes, restarts


def last_move(match: LiveMatch, club: Club, seat: str) -> tuple[Move, Any]:
    """Whoever sits there gives up: the move, and the result."""
    winners = tuple(each for each in match.names if each != seat)
    now = club.env.now()
    result = make_result(match, Outcome(winners, "resignation"), now)
    facts = {"match_id": match.id, "number": match.version, "played_at": now}
    return Move(seat=seat, kind=MoveKind.RESIGN, **facts), replace(result, turns=6)


async def test_what_ended_before_a_restart_is_announced_after_it(club: Club) -> None:
    table = await duel(club, rated=True)
    match = await table.match()
    move, result = last_move(match, club, "A")
    other = Store(club.bot.settings.database_url)
    await other.add_move(match.row, move, result)
    await other.close()
    assert "📈" not in text(table.board)

    await club.restart()

    assert "📈 **Ann** new · **Bob** new" in text(table.board)
    assert len(await results(club)) == 1


async def test_two_processes_end_one_match_once(club: Club) -> None:
    table = await duel(club, rated=True)
    row = await table.row()
    assert row is not None
    match = LiveMatch.of(row)
    stores = [Store(club.bot.settings.database_url) for _ in range(2)]
    ends = [last_move(match, club, seat) for seat in "AB"]
    told = await asyncio.gather(
        *(store.add_move(row, *end) for store, end in zip(stores, ends, strict=True)),
        return_exceptions=True,
    )
    for store in stores:
        await store.close()
    assert sorted(map(type, told), key=str) == sorted([VersionConflict, type(None)], key=str)
    assert len(await results(club)) == 1
    await club.sweep()


async def test_two_processes_that_end_matches_of_the_same_people_at_once(club: Club) -> None:
    """Whatever their order: the ratings are those that follow from it."""
    rows = []
    for _ in range(6):
        await duel(club, rated=True)
        await club.wait(CALM.total_seconds() / 3)
    for match in await club.playing(club.ann):
        row = await club.bot.store.match(match.id)
        assert row is not None
        rows.append(row)
    stores = [Store(club.bot.settings.database_url) for _ in range(2)]
    ends = [last_move(LiveMatch.of(row), club, "AB"[at % 2]) for at, row in enumerate(rows)]
    await asyncio.gather(
        *(
            stores[at % 2].add_move(row, *end)
            for at, (row, end) in enumerate(zip(rows, ends, strict=True))
        )
    )
    for store in stores:
        await store.close()
    await club.sweep()

    database = club.bot.store._database
    stored = await database.ask(book_of)
    assert len(stored[1]) == 6
    assert await club.bot.store.results.recompute() == 6
    assert await database.ask(book_of) == stored
