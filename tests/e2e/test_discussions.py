"""A turn of a finished match is discussed in a channel: posted, answered in private, opened."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import forging
import pytest
from grimoire import moderate
from known_games import MISSED, SHORT
from people import Club, buttons, only_for, pictures, text
from simcord import MemberActor, ResponseMessage
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import select
from test_data_deletion import delete
from test_who_may_watch import hide

from bot import quotas
from bot.learning.discussing import OPENS_AFTER
from bot.privacy.export import export_of
from bot.privacy.job import STAYS_AWAY
from bot.store import Board, Match, Move, Seat
from bot.store.discussions import Discussion, TurnAnswer
from engine.beginning import POSITION
from engine.core import JsonObject
from engine.games import game_named

HOUR = OPENS_AFTER.total_seconds()
TURN = 7
"""In which Ann missed a win with Boom and Annihilation."""
POST = f"discuss:post:1:{TURN}"


async def posted(club: Club) -> discord.Message:
    """Cleo posts Ann's turn from the review of her match with Bob; return the post."""
    table = await club.match(MISSED, len(MISSED.moves))
    review = (await club.cleo.click(table.board, label="Review")).response
    await club.cleo.click(review, label=f"Discuss turn {TURN}")
    return newest(club)


def newest(club: Club) -> discord.Message:
    """Return the newest message of the channel."""
    return club.channel.history()[-1]


async def answered(person: MemberActor, post: discord.Message, *moves: str) -> ResponseMessage:
    """Let somebody choose moves by parts of the labels of buttons, and finish the turn."""
    panel = (await person.click(post, label="What would you play?")).response
    assert panel is not None
    assert panel.ephemeral
    for move in moves:
        await person.click(panel, label=next(each for each in buttons(panel) if move in each))
    await person.click(panel, label="Finish turn")
    if not moves:
        assert "haven’t played anything" in text(panel)
        await person.click(panel, label="Yes, finish")
    return panel


def percent(shown: str, about: str) -> int:
    """Return the number in the line of a text that contains this."""
    line = next(each for each in shown.splitlines() if about in each)
    return int(re.findall(r"\*\*(\d+) %\*\*", line)[0])


async def rows(club: Club, kind: type[Any]) -> list[Any]:
    """Return all rows of a table."""
    return [*await club.bot.store._all(select(kind))]


async def test_a_turn_is_posted_answered_in_private_and_opened_after_an_hour(club: Club) -> None:
    post = await posted(club)
    assert "Turn 7: **Ann** to play" in text(post)
    assert re.search(r"Win chances before the turn: Ann \d+ % · Bob \d+ %", text(post))
    assert "No answers yet" in text(post)
    board, hand = pictures(post)
    assert "Ann to play" in board
    assert "Boom!, cost 1, (2) Troll" in hand
    assert not club.published[-1]["allowed_mentions"]["parse"]

    panel = await answered(club.bob, post, "Boom", "Martyr")
    assert "Your answer: **Boom!** at Martyr" in text(panel)
    assert "In the match Ann played: **Troll**" in text(panel)
    bold = percent(text(panel), "Your answer")
    lazy = percent(text(await answered(club.dan, post)), "Your answer")
    assert bold != lazy
    again = await answered_before(club, club.dan, post)
    assert "nothing, just the end of the turn" in text(again)
    assert "Boom" not in text(newest(club)), "until the table opens"
    await club.sweep()
    assert "2 answers" in text(newest(club))

    await club.restart()
    await club.wait(HOUR)

    table = text(newest(club))
    assert "Who would play what" in table
    lines = [line for line in table.splitlines() if " %** " in line]
    order = [percent(line, "%") for line in lines]
    assert order == sorted(order, reverse=True)
    assert len(order) == 3
    assert f"**{bold} %** <@{club.bob.id}>: **Boom!** at Martyr" in table
    assert f"**{lazy} %** <@{club.dan.id}>: nothing, just the end of the turn" in table
    assert re.search(r"▶️ \*\*\d+ %\*\* \*\*Ann\*\* in the match: \*\*Troll\*\*", table)
    assert list(buttons(newest(club))) == ["Play on from here"]
    assert len(pictures(newest(club))) == 2
    late = await forging.click(club, club.ann, "discuss:answer:1")
    assert "The table is open" in only_for(late)


async def answered_before(
    club: Club, person: MemberActor, post: discord.Message
) -> ResponseMessage:
    """Return what somebody sees who has answered and presses again."""
    shown = (await person.click(post, label="What would you play?")).response
    assert shown is not None
    refused = await forging.click(club, person, "move:turn:1:0.0:undo:")
    assert "answered already" in only_for(refused)
    return shown


async def test_moves_can_be_undone_and_survive_a_restart(club: Club) -> None:
    post = await posted(club)
    panel = (await club.bob.click(post, label="What would you play?")).response
    before = text(panel), pictures(panel)
    for label in ("1. Boom! · 1", "Martyr"):
        await club.bob.click(panel, label=next(each for each in buttons(panel) if label in each))
    assert "1. **Boom!** at Martyr" in text(panel)
    await club.restart()
    panel = (await club.bob.click(post, label="What would you play?")).response
    assert "1. **Boom!** at Martyr" in text(panel)
    await club.bob.click(panel, label="Undo")
    assert (text(panel), pictures(panel)) == before


async def test_the_poster_and_moderators_open_the_table_early(club: Club) -> None:
    post = await posted(club)
    refused = await club.ann.click(post, label="Open the table")
    assert "Only the person who posted" in only_for(refused)
    assert "Who would play what" not in text(newest(club))
    await club.cleo.click(post, label="Open the table")
    assert "Who would play what" in text(newest(club))

    moderate(club)
    await forging.click(club, club.bob, POST)
    assert "Who would play what" not in text(newest(club))
    await club.cleo.click(newest(club), label="Open the table")
    assert "Who would play what" in text(newest(club))


async def test_a_turn_is_discussed_once_at_a_time_and_not_too_often(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await posted(club)
    again = await forging.click(club, club.bob, POST)
    assert f"/{club.channel.id}/{post.id}" in only_for(again)
    monkeypatch.setattr(club.bot.quotas._posted, "_most", {quotas.CALM: 1})
    limited = await forging.click(club, club.cleo, "discuss:post:1:1")
    assert "in a short time" in only_for(limited)
    assert len(await rows(club, Discussion)) == 1


async def test_only_turns_that_everyone_here_may_watch_are_posted(club: Club) -> None:
    away = club.guild.create_text_channel("away")
    table = await club.match(MISSED, len(MISSED.moves), channel=away)
    hide(club, away, club.dan)
    stranger = await forging.click(club, club.dan, POST)
    assert "no longer exists" in only_for(stranger)
    await forging.click(club, club.ann, POST, channel=away)
    post = away.history()[-1]
    assert "What would you play?" in buttons(post)
    for act in ("discuss:answer:1", "discuss:finish:1:0.0:sure", "move:turn:1:0.0:refresh:"):
        refused = await forging.click(club, club.dan, act)
        assert "no longer exists" in only_for(refused), act
    assert await rows(club, TurnAnswer) == []
    await table.match()

    backend, everyone = club.env.backend, club.guild.default_role._role
    secret = club.guild.create_text_channel("secret")
    view = discord.Permissions.view_channel.flag
    unseen = Overwrite(everyone.id, OverwriteType.ROLE, 0, view)
    seen = [
        Overwrite(each, OverwriteType.MEMBER, view, 0)
        for each in (club.me, club.ann.id, club.bob.id)
    ]
    await club.match(MISSED, len(MISSED.moves), channel=secret)
    backend.edit_channel(secret.id, {}, overwrites=[unseen, *seen])
    elsewhere = await forging.click(club, club.ann, f"discuss:post:2:{TURN}")
    assert "can’t see that match" in only_for(elsewhere)
    assert len(await rows(club, Discussion)) == 1


async def test_nothing_of_a_running_or_private_match_is_posted(club: Club) -> None:
    await club.match(SHORT, 6)
    running = await forging.click(club, club.ann, "discuss:post:1:1")
    assert "over" in only_for(running)
    await club.practice(private=True)
    match = (await club.playing(club.ann))[0]
    turn = match.turn.number
    await club.bot_does(club.bot.matches.submit(match.id, club.ann.id, "end", sure=True))
    await club.thought()
    await club.bot_does(club.bot.matches.resign(match.id, club.ann.id))
    for person, why in ((club.ann, "can’t see that match"), (club.bob, "no longer exists")):
        refused = await forging.click(club, person, f"discuss:post:{match.id}:{turn}")
        assert why in only_for(refused)
    assert await rows(club, Discussion) == []


async def test_what_the_player_could_not_see_changes_nothing(club: Club) -> None:
    """Two matches differ only in the order of Bob's hand."""
    document = game_named("clash").dump(MISSED.state(MISSED.moves.index("troll:u")))
    hand = document["seats"]["B"]["hand"]
    other = [*hand[:1], *reversed(hand[1:])]
    assert hand[0] == "FORT"
    assert other != hand
    seen = []
    for each in (hand, other):
        seats = {**document["seats"], "B": {**document["seats"]["B"], "hand": each}}
        seen.append(await _discussed(club, {**document, "seats": seats}))
    assert seen[0] == seen[1]


async def _discussed(club: Club, position: JsonObject) -> Any:
    """Return all that Cleo and Dan see of a discussion of the first turn from a position."""
    now, at = club.env.now(), MISSED.moves.index("troll:u")
    row = Match(
        game="clash",
        setup={**MISSED.setup, POSITION: position},
        seed=1,
        language="en",
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        origin_channel_id=club.channel.id,
        board=Board(origin_told=True, newest_version=2),
        has_home=True,
        version=2,
        created_at=now,
        updated_at=now,
        seats=[
            Seat(seat="A", user_id=club.ann.id, name="Ann"),
            Seat(seat="B", user_id=club.bob.id, name="Bob"),
        ],
        moves=[
            Move(number=number, seat="A", text=MISSED.moves[at + number], played_at=now)
            for number in range(2)
        ],
    )
    await club.bot.store.add_match(row)
    await club.sweep()
    await club.bot_does(club.bot.matches.resign(row.id, club.bob.id))
    await club.sweep()
    await forging.click(club, club.cleo, f"discuss:post:{row.id}:{TURN}")
    post = newest(club)
    seen = [text(post), pictures(post)]
    panel = (await club.dan.click(post, label="What would you play?")).response
    seen += [text(panel), pictures(panel), [*buttons(panel)]]
    panel = await answered(club.dan, post, "Boom", "Martyr")
    seen += [text(panel), pictures(panel)]
    await club.cleo.click(post, label="Open the table")
    seen += [text(newest(club)), pictures(newest(club))]
    await club.wait(600)  # until Cleo may post again
    return re.sub(r"<t:\d+:R>|#\d+", "", json.dumps(seen, ensure_ascii=False))


async def test_who_hides_their_profile_is_not_named(club: Club) -> None:
    post = await posted(club)
    await club.bot.store.results.show(club.guild.id, club.dan.id, profile=False)
    await answered(club.dan, post)
    await club.cleo.click(post, label="Open the table")
    assert "%** someone: nothing" in text(newest(club))
    assert str(club.dan.id) not in text(newest(club))


async def test_answers_are_exported_and_deleted_with_the_rest(club: Club) -> None:
    post = await posted(club)
    await answered(club.dan, post, "Boom", "Martyr")
    await answered(club.bob, post)
    await club.cleo.click(post, label="Open the table")
    _, data = await export_of(club.bot.store, club.dan.id)
    (own,) = json.loads(data)["turn_answers"]
    assert own["line"] == "boom@bl1"
    assert own["user_id"] == str(club.dan.id)
    assert str(club.bob.id) not in data.decode()
    _, data = await export_of(club.bot.store, club.cleo.id)
    assert json.loads(data)["discussions"][0]["poster_id"] == str(club.cleo.id)

    await delete(club.dan, club)
    await club.wait(STAYS_AWAY.total_seconds() + 120)
    assert [each.user_id for each in await rows(club, TurnAnswer)] == [club.bob.id]
    assert str(club.dan.id) not in text(newest(club))
    assert f"<@{club.bob.id}>" in text(newest(club))
    await delete(club.cleo, club)
    await club.wait(STAYS_AWAY.total_seconds() + 120)
    assert [each.poster_id for each in await rows(club, Discussion)] == [None]


@pytest.mark.parametrize("what", ["message", "channel"])
async def test_a_deleted_post_is_forgotten(club: Club, what: str) -> None:
    room = club.guild.create_text_channel("room")
    await club.match(MISSED, len(MISSED.moves))
    await forging.click(club, club.cleo, POST, channel=room)
    (post,) = room.history()
    await forging.click(club, club.dan, "discuss:finish:1:0.0:sure", channel=room)
    assert len(await rows(club, TurnAnswer)) == 1
    if what == "channel":
        club.env.backend.delete_channel(room.id)
    else:
        club.env.backend.delete_message(room.id, post.id)
    await club.wait(HOUR + 60)
    assert await rows(club, Discussion) == await rows(club, TurnAnswer) == []


async def test_the_replay_offers_it_where_a_turn_begins(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    offered = {"Discuss this turn", "Play on from here"}
    running = await club.ann.slash(table.channel, "replay")
    assert not offered & {*buttons(running.response)}
    await table.type(SHORT.moves[-1])
    replay = (await club.dan.click(table.board, label="Replay")).response
    begins = [
        step for step in range(len(SHORT.moves)) if step == 0 or SHORT.moves[step - 1] == "end"
    ]
    for step in range(len(SHORT.moves)):
        assert (offered <= {*buttons(replay)}) == (step in begins), step
        await club.dan.click(replay, label="Next ▶")
    assert not offered & {*buttons(replay)}
    await club.dan.click(replay, label="⏮ Start")
    await club.dan.click(replay, label="Discuss this turn")
    assert "Turn 1: **Ann** to play" in text(newest(club))


async def test_a_post_whose_sending_killed_the_bot_is_found_again(club: Club) -> None:
    await club.match(MISSED, len(MISSED.moves))
    with club.dying("POST", "/webhooks/*/*", answered=True):
        await forging.click(club, club.cleo, POST)
    await club.restart()
    (row,) = await rows(club, Discussion)
    assert row.message_id is None
    await answered(club.dan, newest(club))
    await club.wait(HOUR + 60)
    assert f"<@{club.dan.id}>: nothing" in text(newest(club))


async def test_players_who_hide_or_block_are_not_discussed(club: Club) -> None:
    await club.match(MISSED, len(MISSED.moves))
    await club.bob.slash(club.channel, "block", person=club.cleo)
    blocked = await forging.click(club, club.cleo, POST)
    assert "refused" not in only_for(blocked)
    await club.bot.store.results.show(club.guild.id, club.ann.id, profile=False)
    hidden = await forging.click(club, club.dan, POST)
    assert "keeps their results private" in only_for(hidden)
    assert await rows(club, Discussion) == []
    await forging.click(club, club.ann, POST)
    assert len(await rows(club, Discussion)) == 1, "her own match"
