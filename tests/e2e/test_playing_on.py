"""A new match begins with a turn of a finished one: against the bot or a friend, for nothing."""

from __future__ import annotations

from typing import Any

import forging
import pytest
from known_games import MISSED, SHORT
from people import Club, Table, buttons, only_for, parts, pictures, text
from simcord import ResponseMessage
from sqlalchemy import select

from bot.boards.steps import find_turns
from bot.boards.turn_starts import find_turn_start
from bot.matches import LiveMatch
from bot.store import Match
from bot.store.achievements import Award
from bot.store.result_tables import Result
from engine.clash.cards import in_print_order
from engine.record import Replay
from opponents.action_sequence import default_move

TURN, STEP = 7, MISSED.moves.index("troll:u")
"""A turn of Ann, and the step at which it begins."""
BEFORE = MISSED.state(STEP)


async def asked(club: Club) -> ResponseMessage:
    """Cleo looks at the replay of a match of Ann and Bob, and wants to play on from a turn."""
    table = await club.match(MISSED, len(MISSED.moves))
    replay = (await club.cleo.click(table.board, label="Replay")).response
    await club.cleo.select(replay, [str(STEP)])
    shown = (await club.cleo.click(replay, label="Play on from here")).response
    assert shown is not None
    return shown


async def newest(club: Club) -> LiveMatch:
    """Return the newest match."""
    (number,) = await club.bot.store._all(select(Match.id).order_by(Match.id.desc()).limit(1))
    return await club.bot.matches.get(number)


def is_played_on(match: LiveMatch) -> None:
    """Check that it began with the position of the turn, and with other hidden facts."""
    first = match.before(0)
    assert first.view("A") == BEFORE.view("A")
    theirs, before = first.players[1].hand, BEFORE.players[1].hand
    assert in_print_order(theirs) == in_print_order(before)
    assert not match.row.settings.get("rated")
    assert match.turns[0].number == TURN


async def results(club: Club) -> list[Any]:
    """Return what counts somewhere of all matches but the first."""
    return [
        *await club.bot.store._all(select(Result).where(Result.match_id > 1)),
        *await club.bot.store._all(select(Award).where(Award.match_id > 1)),
    ]


async def test_it_is_played_on_against_the_bot(club: Club) -> None:
    panel = await asked(club)
    assert "Play on from turn 7" in text(panel)
    assert "You play for Ann" in text(panel)
    assert "Turn 7. Ann to play" in pictures(panel)[0]
    assert "hand from left" not in pictures(panel)[0]
    assert [each for each in buttons(panel) if each.startswith("Bot: ")] == [
        "Bot: beginner",
        "Bot: medium · rated about 1910",
        "Bot: hard · rated about 2170",
    ]
    await club.cleo.click(panel, label="Bot: beginner")
    match = await newest(club)
    is_played_on(match)
    assert match.user_in("A") == club.cleo.id
    assert match.strengths == {"B": "easy"}

    async def move(text: str) -> LiveMatch:
        version = (await newest(club)).version
        played = club.bot.matches.submit(match.id, club.cleo.id, text, version=version, sure=True)
        await club.bot_does(played)
        await club.thought()
        return await newest(club)

    after = await move("troll:u")
    key = after.state.key()
    await club.restart()
    assert (await newest(club)).state.key() == key, "as before"
    after = await move("end")
    assert after.turn.number > TURN
    await club.bot_does(club.bot.matches.resign(match.id, club.cleo.id))
    over = await newest(club)
    assert over.outcome is not None
    assert over.row.result is not None
    assert await results(club) == []
    replayed = Replay(over.record())
    assert [move for move, _ in replayed][1:] == [f"{m.seat} {m.text}" for m in over.moves]
    assert replayed.state.key() == over.state.key()


async def test_a_friend_is_challenged_to_play_on_and_asks_for_a_rematch(club: Club) -> None:
    panel = await asked(club)
    await club.cleo.select(panel, [club.bob], custom_id=f"onward:friend:1:{TURN}")
    challenge = club.channel.history()[-1]
    assert f"<@{club.cleo.id}>" in text(challenge)
    assert "Played on from turn 7 of match #1; counts nowhere." in text(challenge)
    assert not [each for each in parts(challenge) if each["type"] == 3], "nobody picks a deck"
    await club.bob.click(challenge, label="Accept")
    await club.posted()
    match = await newest(club)
    is_played_on(match)
    assert (match.user_in("A"), match.user_in("B")) == (club.cleo.id, club.bob.id)
    table = Table(club, club.thread_at(challenge))
    assert "Played on from turn 7 of match #1" in text(table.board)
    await club.bot_does(club.bot.matches.resign(match.id, club.bob.id))
    await club.posted()
    assert f"<@{club.cleo.id}> wins" in text(table.board)
    assert await results(club) == []

    await club.bob.click(table.board, label="Rematch")
    again = table.channel.history()[-1]
    await club.cleo.click(again, label="Accept")
    rematch = await newest(club)
    assert rematch.id > match.id
    is_played_on(rematch)
    hands = {tuple(each.before(0).players[1].hand) for each in (match, rematch)}
    assert len(hands) == 2, "shuffled anew"


async def test_who_may_not_watch_may_not_play_on(club: Club) -> None:
    await club.practice(private=True)
    (match,) = await club.playing(club.ann)
    turn = match.turn.number
    await club.bot_does(club.bot.matches.submit(match.id, club.ann.id, "end", sure=True))
    await club.thought()
    await club.bot_does(club.bot.matches.resign(match.id, club.ann.id))
    for act in ("ask:{}:{}", "bot:{}:{}:easy", "friend:{}:{}"):
        custom_id = f"onward:{act.format(match.id, turn)}"
        refused = await forging.click(club, club.bob, custom_id, [str(club.cleo.id)])
        assert "no longer exists" in only_for(refused), act
    before = len(club.channel.history())
    panel = (await forging.click(club, club.ann, f"onward:ask:{match.id}:{turn}")).response
    assert not [each for each in parts(panel) if each["type"] == 5], "it stays private"
    await club.ann.click(panel, label="Bot: beginner")
    begun = await newest(club)
    assert begun.id > match.id
    assert begun.row.private
    assert len(club.channel.history()) == before


async def test_only_finished_matches_are_played_on(club: Club) -> None:
    await club.match(SHORT, 6)
    refused = await forging.click(club, club.ann, "onward:bot:1:1:easy")
    assert "over" in only_for(refused)
    assert (await newest(club)).id == 1


@pytest.mark.parametrize("game", ["bald_mountain", "castles", "two_worlds"])
async def test_it_works_for_every_game(club: Club, game: str) -> None:
    await club.practice(game=game)
    source = await newest(club)
    while source.game.id != game or source.turn.number < source.turns[0].number + 3:
        seat = source.to_act[0]
        assert seat in source.people
        move = str(default_move(source.game.id)(source.state, seat))
        played = club.bot.matches.submit(source.id, club.ann.id, move, sure=True)
        await club.bot_does(played)
        await club.thought()
        source = await newest(club)
    await club.bot_does(club.bot.matches.resign(source.id, club.ann.id))
    own = next(
        start
        for turn in find_turns(source)
        if (start := find_turn_start(source, turn.number)) and start.seat in source.people
    )
    await forging.click(club, club.bob, f"discuss:post:{source.id}:{own.number}")
    post = club.channel.history()[-1]
    assert "to play" in text(post)
    await forging.click(club, club.dan, "discuss:finish:1:0.0:sure")
    await club.bob.click(post, label="Open the table")
    assert f"<@{club.dan.id}>" in text(club.channel.history()[-1])

    panel = (await club.cleo.click(post, label="Play on from here")).response
    await club.cleo.click(panel, label="Bot: beginner")
    match = await newest(club)
    assert match.id > source.id
    assert match.before(0).view(own.seat) == source.before(own.step).view(own.seat)
    assert match.user_in(own.seat) == club.cleo.id
    await club.posted()
