"""A match that can't be read: its people are told, everything else goes on."""

from __future__ import annotations

from typing import Any

import pytest
from known_games import SHORT
from leagues import Evening
from people import Club, Table, buttons, only_for, text
from simcord import ChannelHandle
from sqlalchemy import update

from bot.clock import Clock
from bot.store import Match, Move
from bot.store.tables import Board

UNREADABLE = "I can’t load that match"


@pytest.fixture(autouse=True)
async def _seen_by_all(club: Club) -> None:
    """Games of one person have messages here."""
    await club.settle(alone="public")


async def changed(club: Club, match_id: int, **values: Any) -> None:
    change = update(Match).where(Match.id == match_id).values(**values)
    await club.bot.store._database.change(lambda session: session.execute(change))


async def fall_behind(club: Club, match_id: int) -> None:
    """The board of the match was never shown."""
    change = update(Board).where(Board.match_id == match_id).values(shown_version=-1)
    await club.bot.store._database.change(lambda session: session.execute(change))


async def broken(club: Club, match_id: int) -> None:
    """Its row names a game that the bot that starts next does not know."""
    await changed(club, match_id, game="chess")
    club.expects_faults = True
    await club.restart()


async def table_and_broken(club: Club, **facts: Any) -> tuple[Table, ChannelHandle]:
    """A match that goes on, and the channel of another one that can't be read any more."""
    lost = club.guild.create_text_channel("lost")
    bad = await club.match(SHORT, channel=lost, **facts)
    table = await club.match(SHORT)
    await broken(club, (await bad.match()).id)
    return table, lost


def told(logs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in logs if entry["log_level"] in ("warning", "error", "critical")]


async def test_its_players_play_their_other_matches(club: Club, logs: list[dict[str, Any]]) -> None:
    table, lost = await table_and_broken(club)
    await table.play(SHORT.moves)

    assert await table.moves() == list(SHORT.moves)
    assert (await club.ann.slash(lost, "practice")).response is not None
    await club.thought()
    assert told(logs) == [], "nobody has asked for it"


async def test_it_is_told_where_it_is_asked_for(club: Club) -> None:
    table, lost = await table_and_broken(club)
    board = next(each for each in lost.history() if "My hand" in buttons(each))
    for answer in (
        await club.ann.slash(lost, "hand"),
        await club.ann.slash(lost, "board"),
        await club.ann.slash(lost, "end"),
        await club.ann.slash(lost, "play", card="ogre"),
        await club.ann.click(board, label="My hand"),
        await club.cleo.click(board, label="What happened"),
    ):
        assert UNREADABLE in only_for(answer)
    assert UNREADABLE not in only_for(await club.ann.slash(table.channel, "hand"))
    listed = only_for(await club.ann.slash(table.channel, "match"))
    assert "against **Bob**" in listed
    assert f"<#{lost.id}> · can’t be loaded right now" in listed


@pytest.mark.parametrize(
    ("language", "said"), [("ru", "Я не могу прочитать"), ("fr", "Je n’arrive pas à lire")]
)
async def test_it_is_told_in_the_language_of_who_asks(club: Club, language: str, said: str) -> None:
    _, lost = await table_and_broken(club)
    club.languages[club.ann.id] = language
    assert said in only_for(await club.ann.slash(lost, "hand"))


async def test_the_workers_leave_it_alone(club: Club, logs: list[dict[str, Any]]) -> None:
    for number, facts in enumerate(({"clock": Clock(seconds=600)}, {"thinks": "easy"}, {})):
        channel = club.guild.create_text_channel(f"lost-{number}")
        bad = await club.match(SHORT, 2, channel=channel, **facts)
        row = (await bad.match()).row
        await changed(club, row.id, game="chess")
        await fall_behind(club, row.id)
    club.expects_faults = True
    await club.restart()
    await club.thought()
    await club.wait(700)  # a clock rings meanwhile
    assert [entry["event"] for entry in told(logs)] == ["match unreadable"] * 3
    sent, read = len(club.env.http_requests), list[int]()
    match = club.bot.store.match

    async def counted(match_id: int, since: int = 0) -> Match | None:
        read.append(match_id)
        return await match(match_id, since)

    club.bot.store.match = counted  # type: ignore[method-assign]
    for _ in range(30):
        await club.sweep()
    await club.thought()
    assert len(told(logs)) == 3
    whether_discord_is_there = f"/users/{club.bot.me.id}"  # asked while a clock runs
    asked = {request.path for request in club.env.http_requests[sent:]}
    assert asked <= {whether_discord_is_there}
    assert read == []


async def test_who_plays_in_it_may_leave(club: Club) -> None:
    table, lost = await table_and_broken(club)
    asked = (await club.ann.slash(lost, "resign")).response
    assert asked is not None
    assert "I can’t load this match" in text(asked)

    await club.ann.click(asked, label="Leave match")

    assert text(asked) == "You left that match."
    for person in (club.ann, club.bob):
        listed = only_for(await person.slash(table.channel, "match"))
        assert "can’t be loaded" not in listed
    await table.play(SHORT.moves)
    assert await table.moves() == list(SHORT.moves)


async def test_the_only_match_somebody_plays_is_left_from_anywhere(club: Club) -> None:
    bad = await club.match(SHORT)
    await broken(club, (await bad.match()).id)
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert UNREADABLE in only_for(await club.bob.slash(elsewhere, "hand"))

    asked = (await club.bob.slash(elsewhere, "resign")).response
    await club.bob.click(asked, label="Leave match")

    assert "You aren’t playing a match" in only_for(await club.ann.slash(elsewhere, "hand"))


async def test_somebody_who_does_not_play_in_it_cannot_end_it(club: Club) -> None:
    bad = await club.match(SHORT)
    match_id = (await bad.match()).id
    await broken(club, match_id)
    text = only_for(await club.cleo.slash(bad.channel, "resign"))
    assert "You aren’t playing a match" in text
    row = await club.bot.store.match(match_id)
    assert row is not None
    assert row.result is None


async def test_a_league_goes_on_without_a_duel_that_cannot_be_read(club: Club) -> None:
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()
    duels = await evening.duels()
    bad = duels["B-A"].id
    await broken(club, bad)
    assert UNREADABLE in only_for(
        await club.ann.click(evening.board(duels["B-A"]), label="My hand")
    )
    await evening.fight(await club.bot.matches.get(duels["D-C"].id))
    await club.bot.matches.leave_unreadable(bad, club.ann.id)
    await club.sweep()
    await evening.settle()

    league = await evening.match("league")
    assert league.state.round == 2
    assert {str(each.pairing): each.winner is None for each in league.state.played} == {
        "B-A": True,
        "D-C": False,
    }


async def test_a_duel_goes_on_whose_league_cannot_be_read(
    club: Club, logs: list[dict[str, Any]]
) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    await evening.mutate()
    duel = (await evening.duels())["B-A"]
    await broken(club, league.id)

    match = await club.bot.matches.get(duel.id)
    await evening.fight(match, moves=4)
    assert match.row.board.shown_version == match.version
    await evening.give_up(match, "A")
    await club.sweep()
    await club.sweep()
    await evening.settle()
    assert match.row.board.shown_version == match.version
    assert [entry["event"] for entry in told(logs)] == ["match unreadable"]
    assert duel.id in await club.bot.store.unreported()  # a bot that can read it will tell it


async def test_a_move_that_breaks_a_match_is_noticed_by_the_bot_that_knows_it(
    club: Club, logs: list[dict[str, Any]]
) -> None:
    """Another process, with newer rules, has stored a move that this one can't follow."""
    table = await club.match(SHORT)
    row = (await table.match()).row
    club.expects_faults = True
    move = Move(match_id=row.id, number=0, seat="A", text="ogre:u", played_at=club.env.now())
    await club.bot.store.add_move(row, move, None)
    await club.sweep()
    assert UNREADABLE in only_for(await club.ann.click(table.board, label="My hand"))
    assert [entry["event"] for entry in told(logs)] == ["match unreadable"]
