"""Blocks: two people whom the bot never brings together, and of whom one never learns why."""

from __future__ import annotations

from typing import Any

import forging
import pytest
from known_games import SHORT
from people import Club, buttons, only_for, text
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from test_lobbies import AGAIN, FOUR, finished, nearly_full, opened
from test_moderation import offered
from test_review import played, reviewed

from bot.commands import block
from bot.games.clash.match_settings import ClashSettings
from bot.store import Block, LobbyState, RaceState
from texts import LANGUAGES, texts_in

NEUTRAL = "That isn’t possible here"


async def blocks(person: MemberActor, other: MemberActor, channel: ChannelHandle) -> Any:
    """Return the private list that a person sees who blocks another one."""
    shown = (await person.slash(channel, "block", person=other)).response
    assert shown is not None
    assert shown.ephemeral
    return shown


def names_no_block(result: InteractionResult) -> bool:
    """Return whether somebody is refused without a reason."""
    told = only_for(result)
    return NEUTRAL in told and "block" not in told.lower() and "<@" not in told


async def state_of(club: Club, lobby_id: int = 1) -> tuple[LobbyState, list[int]]:
    """Return the state of a lobby, and who sits in it."""
    row = await club.bot.store.lobbies.lobby(lobby_id)
    assert row is not None
    return row.state, sorted(seat.user_id for seat in row.seats)


def elsewhere(club: Club) -> tuple[ChannelHandle, MemberActor, MemberActor]:
    """Return the channel of another server, with Ann and Bob in it."""
    other = club.env.create_guild("Other")
    club.rules.invite(club.env.backend.get_guild(other.id))
    channel = other.create_text_channel("games")
    ann, bob = (other.add_member(each.user) for each in (club.ann, club.bob))
    return channel, ann, bob


# ------------------------------------------------------------------ where people meet


async def test_a_blocked_player_challenges_no_more_on_any_server(club: Club) -> None:
    await blocks(club.ann, club.bob, club.channel)
    channel, ann, bob = elsewhere(club)
    await club.restart()
    for where, person, other in ((club.channel, club.bob, club.ann), (channel, bob, ann)):
        refused = await person.slash(where, "duel", opponent=other, deck="1")
        assert names_no_block(refused)
        assert where.history() == []
    own = only_for(await ann.slash(channel, "duel", opponent=bob, deck="1"))
    assert f"You’ve blocked <@{bob.id}>" in own
    assert "</block:" in own
    assert await club.bot.store.lobbies.between(club.ann.id, club.bob.id) is None


async def test_no_seat_at_a_table_of_the_blocker(club: Club) -> None:
    lobby = await opened(club, "lobby", **FOUR)
    await blocks(club.ann, club.bob, club.channel)
    before = text(lobby)
    assert names_no_block(await club.bob.click(lobby, label="Join"))
    assert text(lobby) == before
    await club.cleo.click(lobby, label="Join")
    assert await state_of(club) == (LobbyState.OPEN, [club.ann.id, club.cleo.id])


@pytest.mark.parametrize("command", ["draft", "league"])
async def test_no_seat_in_a_draft_or_a_league(club: Club, command: str) -> None:
    lobby = await opened(club, command)
    await blocks(club.ann, club.bob, club.channel)
    assert names_no_block(await club.bob.click(lobby, label="Join"))
    assert await state_of(club) == (LobbyState.OPEN, [club.ann.id])


async def test_a_table_of_others_seats_only_one_of_the_two(club: Club) -> None:
    await blocks(club.ann, club.bob, club.channel)
    lobby = (await club.cleo.slash(club.channel, "lobby", **FOUR)).response
    assert lobby is not None
    await club.bob.click(lobby, label="Join")
    assert f"You’ve blocked <@{club.bob.id}>" in only_for(await club.ann.click(lobby, label="Join"))
    assert await state_of(club) == (LobbyState.OPEN, [club.bob.id, club.cleo.id])


@pytest.mark.parametrize("blocked_first", [True, False])
async def test_who_looks_for_an_opponent_gets_another_one(club: Club, blocked_first: bool) -> None:
    await blocks(club.ann, club.bob, club.channel)
    first, second = (club.bob, club.ann) if blocked_first else (club.ann, club.bob)
    await first.slash(club.channel, "duel")
    answer = await second.slash(club.channel, "duel")
    assert answer.response is not None
    assert not answer.response.ephemeral, "it waits for somebody, and says nothing more"
    await club.cleo.slash(club.channel, "duel")
    (match,) = await club.playing(club.cleo)
    assert {*match.names.values()} == {"Cleo", "Bob" if blocked_first else "Ann"}
    assert await club.playing(second) == []


async def test_a_rematch_of_two_is_refused(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await blocks(club.ann, club.bob, club.channel)
    await table.type(SHORT.moves[-1])  # what runs goes on
    assert (await table.match()).outcome is not None
    assert names_no_block(await club.bob.click(table.board, label="Rematch"))
    assert "You’ve blocked" in only_for(await club.ann.click(table.board, label="Rematch"))


async def test_a_rematch_at_a_table_does_not_ping_the_blocker(club: Club) -> None:
    table = await finished(club, ClashSettings(mode="two_against_two"))
    await blocks(club.ann, club.bob, club.channel)
    (again,) = (await club.bob.click(table.board, label=AGAIN)).followups
    above = text(again).splitlines()[0]
    assert f"<@{club.cleo.id}>" in above
    assert f"<@{club.ann.id}>" not in above
    assert str(club.ann.id) not in str(club.published[-1]["allowed_mentions"])
    await club.cleo.click(table.board, label=AGAIN)
    assert "You’ve blocked" in only_for(await club.ann.click(table.board, label=AGAIN))


async def test_a_race_of_the_blocker_is_closed_to_the_blocked(club: Club) -> None:
    await club.ann.slash(club.channel, "grimoire play", mode="race")
    race = club.channel.history()[-1]
    await blocks(club.ann, club.bob, club.channel)
    assert names_no_block(await club.bob.click(race, label="Join"))
    row = await club.bot.store.races.race(1)
    assert row is not None
    assert row.state is RaceState.OPEN
    assert [each.user_id for each in await club.bot.store.races.racers(1)] == [club.ann.id]


async def test_no_puzzle_is_offered_to_the_blocker(club: Club) -> None:
    panel = await reviewed(club.ann, await played(club))
    await blocks(club.bob, club.ann, club.channel)
    before = len(club.channel.history())
    assert names_no_block(await club.ann.click(panel, label="1. Offer as a puzzle"))
    assert len(club.channel.history()) == before


# ------------------------------------------------------------------ what is open already


@pytest.mark.parametrize("answers", [True, False])
async def test_an_open_challenge_is_closed(club: Club, answers: bool) -> None:
    await club.challenge()
    by, other = (club.bob, club.ann) if answers else (club.ann, club.bob)
    await blocks(by, other, club.channel)
    await club.sweep()
    closed = LobbyState.DECLINED if answers else LobbyState.WITHDRAWN
    assert (await state_of(club))[0] is closed
    for message in club.channel.history():
        assert "block" not in text(message).lower()
        assert not buttons(message)
    assert "closed" in only_for(await forging.click(club, club.bob, "lobby:accept:1"))
    assert await club.playing(club.ann) == []


@pytest.mark.parametrize("by_host", [True, False])
async def test_a_challenge_that_came_at_the_same_moment_is_not_accepted(
    club: Club, by_host: bool
) -> None:
    challenge = await club.challenge()
    two = (club.ann.id, club.bob.id) if by_host else (club.bob.id, club.ann.id)
    row = Block(blocker_id=two[0], blocked_id=two[1], name="Somebody", at=club.env.now())
    await club.bot.store._add(row)
    refused = await club.bob.select(challenge, ["2"])
    assert names_no_block(refused) if by_host else "You’ve blocked" in only_for(refused)
    assert await club.playing(club.ann) == []


@pytest.mark.parametrize("hosts", [True, False])
async def test_two_in_one_lobby_are_separated(club: Club, hosts: bool) -> None:
    lobby = await nearly_full(club)
    by, other = (club.ann, club.bob) if hosts else (club.bob, club.ann)
    await blocks(by, other, club.channel)
    await club.sweep()
    assert await state_of(club) == (LobbyState.OPEN, sorted([club.ann.id, club.cleo.id]))
    assert f"<@{club.bob.id}>" not in text(lobby)
    assert "Bob" not in text(lobby)


# ------------------------------------------------------------------ the list


async def test_the_list_names_whom_one_has_blocked_and_unblocks(club: Club) -> None:
    await blocks(club.ann, club.bob, club.channel)
    shown = await blocks(club.ann, club.cleo, club.channel)
    assert "blocked: 2" in text(shown)
    assert {*offered(shown, "block:choose")} == {"Bob", "Cleo"}
    await club.ann.select(shown, [str(club.bob.id)], custom_id="block:choose:0")
    assert f"unblocked <@{club.bob.id}>" in text(shown)
    await club.restart()
    shown = (await club.ann.slash(club.channel, "block")).response  # type: ignore[assignment]
    assert {*offered(shown, "block:choose")} == {"Cleo"}
    theirs = await club.bob.slash(club.channel, "block")
    assert "blocked: 0" in only_for(theirs), "nobody sees who has blocked them"
    assert "To block someone" in only_for(theirs)
    assert "To block someone" not in text(shown)
    await club.bob.slash(club.channel, "duel", opponent=club.ann, deck="1")
    assert await club.bot.store.lobbies.between(club.ann.id, club.bob.id) is not None


async def test_profiles_and_menus_block(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "profile", person=club.bob)).response
    assert shown is not None
    await club.ann.click(shown, label="Block")
    assert f"You’ve blocked <@{club.bob.id}>" in text(shown)
    shown = (await club.ann.slash(club.channel, "profile", person=club.bob)).response
    assert shown is not None
    await club.ann.click(shown, label="Unblock")
    assert await club.bot.store.blocks.of(club.ann.id) == []
    await club.ann.context_menu(club.channel, "Block", club.bob)
    assert await club.bot.store.blocks.has(club.ann.id, club.bob.id)
    seen = (await club.bob.slash(club.channel, "profile", person=club.ann)).response
    assert "Block" in buttons(seen)
    own = (await club.ann.slash(club.channel, "profile")).response
    assert "Block" not in buttons(own)


async def test_blocks_have_a_limit_and_never_mean_oneself_or_a_bot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(block, "MOST", 1)
    await blocks(club.ann, club.bob, club.channel)
    await blocks(club.ann, club.bob, club.channel)  # again: the same
    assert "at most 1 people" in only_for(
        await club.ann.slash(club.channel, "block", person=club.dan)
    )
    for user_id in (club.ann.id, club.me):
        refused = await forging.click(club, club.ann, f"block:add:{user_id}")
        assert "yourself or a bot" in only_for(refused)
    assert [each.blocked_id for each in await club.bot.store.blocks.of(club.ann.id)] == [
        club.bob.id
    ]


async def test_a_full_list_fits_one_message(club: Club) -> None:
    for number in range(block.MOST):
        user = club.env.create_user(f"troll{number}", global_name="T" * 32)
        await blocks(club.ann, club.guild.add_member(user), club.channel)
    shown: ResponseMessage | None = (await club.ann.slash(club.channel, "block")).response
    assert f"blocked: {block.MOST}" in text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_of_a_blocked_player_fits_other_reasons(language: str) -> None:
    told = texts_in(language)("refused-together").lower()
    assert not [word for word in ("block", "блок", "bloqu") if word in told]
