"""Rankings that stay in a channel: kept up to date, found again, and ended."""

from __future__ import annotations

from grimoire import moderate
from people import Club, buttons, only_for, pictures, text
from simcord import ResponseMessage
from test_profiles import played

from bot.results.living import KeptRankings
from bot.store.kept_rankings import BETWEEN

FIVE_MINUTES = BETWEEN.total_seconds()


async def kept(club: Club) -> ResponseMessage:
    """Cleo keeps the ranking in the channel; return her panel."""
    moderate(club)
    await played(club, *[(club.ann, club.bob)] * 6)
    panel = (await club.cleo.slash(club.channel, "ranking")).response
    assert panel is not None
    assert "📌 Keep it here" in buttons(panel)
    await club.cleo.click(panel, label="📌 Keep it here")
    await club.sweep()
    return panel


def edits(club: Club) -> int:
    """Return how often messages of the channel were edited."""
    where = f"/channels/{club.channel.id}/messages/"
    asked = club.env.http_requests
    return sum(each.method == "PATCH" and each.path.startswith(where) for each in asked)


async def test_it_is_edited_in_place_when_ratings_change_but_not_often(club: Club) -> None:
    await kept(club)
    (message,) = club.channel.history()
    (before,) = pictures(message)
    assert f"1. P{club.ann.id}" in before
    await club.wait(2 * FIVE_MINUTES)
    assert edits(club) == 0

    await played(club, *[(club.cleo, club.ann)] * 3)
    await club.wait(60)
    await played(club, *[(club.cleo, club.ann)] * 3)
    await club.restart()
    await club.wait(60)
    assert edits(club) == 1
    await club.wait(FIVE_MINUTES)

    (message,) = club.channel.history()
    assert edits(club) == 2
    assert f"P{club.cleo.id}" in pictures(message)[0]


async def test_who_hides_from_rankings_leaves_it_soon(club: Club) -> None:
    await kept(club)
    await club.wait(FIVE_MINUTES)
    await club.bot.store.results.show(club.guild.id, club.ann.id, ranked=False)
    await club.wait(60)
    (message,) = club.channel.history()
    assert f"P{club.ann.id}" not in pictures(message)[0]


async def test_dying_while_posting(club: Club) -> None:
    with club.dying("POST", f"/channels/{club.channel.id}/messages", answered=True):
        await kept(club)
    club.bot._sweep.cancel()
    await club.wait(600)
    await club.restart()
    await club.wait(120)
    (message,) = club.channel.history()
    await played(club, *[(club.cleo, club.ann)] * 6)
    await club.wait(FIVE_MINUTES)
    assert [each.id for each in club.channel.history()] == [message.id]
    assert edits(club) == 1


async def test_a_deleted_message_is_not_posted_again(club: Club) -> None:
    await kept(club)
    (message,) = club.channel.history()
    club.env.backend.delete_message(club.channel.id, message.id)
    await played(club, *[(club.cleo, club.ann)] * 6)
    await club.wait(2 * FIVE_MINUTES)
    assert club.channel.history() == []
    assert await club.bot.store.kept_rankings.due(club.env.now()) == []


async def test_moderators_move_it_and_stop_it(club: Club) -> None:
    panel = await kept(club)
    refused = await club.bob.click(club.channel.history()[0], label="Stop and delete")
    assert "moderators" in only_for(refused)

    other = club.guild.create_text_channel("rankings")
    moved = (await club.cleo.slash(other, "ranking")).response
    await club.cleo.click(moved, label="📌 Keep it here")
    await club.sweep()
    assert club.channel.history() == []
    (message,) = other.history()

    told = await club.cleo.click(message, label="Stop and delete")
    assert "Deleted" in only_for(told)
    assert other.history() == []
    assert not club.bot.part(KeptRankings).work.busy
    assert "keep it up to date" in text(panel)
