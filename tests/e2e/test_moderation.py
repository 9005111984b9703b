"""Moderators end a nuisance in three clicks; what they do can be undone and is in a log."""

from __future__ import annotations

from datetime import timedelta

import discord
import forging
import pytest
from floods import POSTS
from known_games import SHORT
from people import Club, buttons, only_for, parts, pictures, text
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from test_champions_created import begun
from test_decks import OTHER, TYPED
from test_lobbies import FOUR
from troll_evening import live_through

from bot.clock import Clock
from bot.matches import LiveMatch
from bot.matches.result import make_result
from bot.moderation.log import LogPosts
from bot.quotas import CHALLENGES
from bot.store import Champion, Deck, LobbyState, Move, MoveKind, RaceState, Store, Succession
from engine.core import Outcome


@pytest.fixture
def club(club: Club) -> Club:
    """Cleo may manage messages."""
    give(club, club.cleo, manage_messages=True)
    return club


def give(club: Club, person: MemberActor, **permissions: bool) -> int:
    """Give a person a role with these permissions; return its id."""
    role = club.guild.create_role("Role", permissions=discord.Permissions(**permissions))
    club.guild._guild.members[person.id].role_ids.append(role.id)
    return role.id


async def panel(
    club: Club, person: MemberActor | None = None, channel: ChannelHandle | None = None
) -> ResponseMessage:
    shown = (await (person or club.cleo).slash(channel or club.channel, "moderate")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


def offered(shown: ResponseMessage, custom_id: str) -> dict[str, str]:
    """Return the options of a select, by the beginning of its custom id: values by label."""
    found = [each for each in parts(shown) if each.get("custom_id", "").startswith(custom_id)]
    return {each["label"]: each["value"] for each in found[0]["options"]} if found else {}


async def choose(club: Club, shown: ResponseMessage, label: str, custom_id: str) -> None:
    options = offered(shown, custom_id)
    (value,) = (value for name, value in options.items() if label in name)
    whole = next(
        each["custom_id"]
        for each in parts(shown)
        if each.get("custom_id", "").startswith(custom_id)
    )
    await club.cleo.select(shown, [value], custom_id=whole)


async def undo(club: Club, shown: ResponseMessage, label: str) -> None:
    await club.cleo.click(shown, label="Log")
    await choose(club, shown, label, "mod:undo")


# ------------------------------------------------------------------ matches


async def test_a_match_is_ended_in_three_clicks_and_continued(club: Club) -> None:
    table = await club.match(SHORT, 2, clock=Clock(60, 3))
    shown = await panel(club)  # one
    assert "**Ann** – **Bob**" in text(shown)
    assert "waiting for **" in text(shown)
    assert ", turn began <t:" in text(shown)
    await choose(club, shown, "Ann – Bob", "mod:choose")  # two
    await club.cleo.click(shown, label="End without result")  # three
    await club.posted()

    assert "ended without a result" in text(shown)
    assert "A moderator ended this match" in text(table.board)
    assert "No winner" in str(pictures(table.board)), "and not a draw"
    assert "Review" not in buttons(table.board), "hands are still secret"
    row = await table.row()
    assert row is not None
    assert row.result is not None
    assert not row.result.winners
    files = await club.ann.click(table.board, label="What happened")
    assert ".json" not in str(parts(files.response))

    await club.restart()
    await undo(club, shown, "Continue match")
    await club.posted()
    assert "Undone" in text(shown)
    assert "A moderator ended" not in text(table.board)
    row = await table.row()
    assert row is not None
    assert row.result is None
    assert await club.bot.store.results.of_match(row.id) is None
    await table.play(SHORT.moves[2:])
    await club.posted()
    ended = await table.match()
    assert ended.outcome is not None
    assert ended.outcome.winners == SHORT.state(len(SHORT.moves)).outcome().winners  # type: ignore[union-attr]
    assert await club.bot.store.results.of_match(ended.id) is not None


async def test_the_log_says_who_did_what_and_what_was_undone(club: Club) -> None:
    await club.match(SHORT, 2)
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="End without result")
    await undo(club, shown, "Continue match")
    first, second = (line for line in text(shown).splitlines() if line.startswith("- "))
    assert f"<@{club.cleo.id}> lets match #1 **Ann – Bob** continue" in first
    assert f"<@{club.cleo.id}> ended match #1 **Ann – Bob**~~" in second
    assert not offered(shown, "mod:undo")
    again = await forging.click(club, club.cleo, "mod:undo", ["1"])
    assert "can’t be undone" in only_for(again)


async def test_a_slip_is_undone_by_the_button_below_it(club: Club) -> None:
    table = await club.match(SHORT, 2)
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="End without result")
    await club.cleo.click(shown, label="Undo")
    assert (await table.match()).outcome is None
    for person in (club.ann, club.dan):
        refused = only_for(await forging.click(club, person, "mod:undo:1"))
        assert "Only moderators" in refused


async def test_only_moderators_resume_what_they_paused(club: Club) -> None:
    table = await club.match(SHORT, 2)
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="Pause")
    await club.posted()
    assert "Paused by a moderator" in text(table.board)
    assert "Resume" not in buttons(table.board)
    for refused in (await table.type(SHORT.moves[2]), await club.ann.slash(table.channel, "pause")):
        assert "Only moderators can resume it" in only_for(refused)
    await undo(club, shown, "Resume match")
    await table.type(SHORT.moves[2])
    assert await table.moves() == [*SHORT.moves[:2], "halt", "release", SHORT.moves[2]]


async def test_the_clock_stands_while_a_moderator_pauses(club: Club) -> None:
    table = await club.match(SHORT, 2, clock=Clock(300, 3))
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="Pause")
    await club.wait(600)
    assert (await table.match()).version == 3
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="Resume")
    await club.sweep()
    assert (await table.match()).version == 4


async def test_two_processes_end_a_match_once(club: Club) -> None:
    table = await club.match(SHORT, 2)
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    other = Store(club.bot.settings.database_url)
    row = await table.row()
    assert row is not None
    move = Move(match_id=row.id, number=2, seat="A", kind=MoveKind.STOP, played_at=club.env.now())
    result = make_result(LiveMatch.of(row), Outcome((), "abandoned"), club.env.now())
    await other.add_move(row, move, result)
    await other.close()
    late = await club.cleo.click(shown, label="End without result")
    assert "is over" in only_for(late)
    assert await table.moves() == [*SHORT.moves[:2], "stop"]


async def test_a_match_whose_messages_are_gone_is_ended(club: Club) -> None:
    table = await club.match(SHORT, 2)
    shown = await panel(club)
    club.env.backend.delete_message(table.channel.id, table.board.id)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="End without result")
    assert (await table.match()).outcome is not None


async def test_a_match_that_cannot_be_read_is_ended(club: Club) -> None:
    club.expects_faults = True
    table = await club.match(SHORT, 2)
    row = await table.row()
    assert row is not None
    await club.bot.store.set_match(row.id, game="checkers")
    await club.restart()
    shown = await panel(club)
    assert "can’t be played" in text(shown) or "#1" in text(shown)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="End without result")
    assert await club.bot.store.matches_of(club.ann.id) == []


async def test_a_duel_that_a_league_counts_is_not_continued(club: Club) -> None:
    await club.match(SHORT, 0)
    table = await club.match(SHORT, 2)
    seats = {"A": "A", "B": "B"}
    duel = Succession(match_id=2, parent_id=1, parent_version=0, part=0, seats=seats)
    await club.bot.store._add(duel)
    await club.restart()
    shown = await panel(club)
    await club.cleo.select(shown, ["match:2"], custom_id="mod:choose")
    await club.cleo.click(shown, label="End without result")
    await club.cleo.click(shown, label="Log")
    late = await club.cleo.select(shown, ["1"], custom_id="mod:undo")
    assert "already counts in the league" in only_for(late)
    assert (await table.match()).outcome is not None


# ------------------------------------------------------------------ who may


async def test_players_and_strangers_may_nothing(club: Club) -> None:
    table = await club.match(SHORT, 2)
    for person in (club.ann, club.dan):
        assert "Only moderators" in only_for(await person.slash(club.channel, "moderate"))
        for forged in (
            *("mod:list:0:0", "mod:bars", "mod:log:99", "mod:do:end:match:1", "mod:lift:5"),
            *(f"mod:bar:good:{club.bob.id}", f"mod:show:member:{club.bob.id}", "mod:show:match:1"),
        ):
            refused = only_for(await forging.click(club, person, forged))
            assert "Only moderators" in refused or "nothing here" in refused, forged
        for menu in (club.bob, table.board):
            refused = await person.context_menu(club.channel, "Moderate", menu)
            assert "Only moderators" in only_for(refused)
    assert (await table.match()).outcome is None
    assert await club.bot.store.moderation.entries(club.guild.id, 99, 9) == []


async def test_moderators_by_role_and_administrators_may(club: Club) -> None:
    await club.match(SHORT, 2)
    role = give(club, club.dan)
    assert "Only moderators" in only_for(await club.dan.slash(club.channel, "moderate"))
    await club.bot.store.servers.change_guild_settings(club.guild.id, moderator_role_id=role)
    assert "Ann" in text(await panel(club, club.dan))
    give(club, club.bob, administrator=True)
    assert "Ann" in text(await panel(club, club.bob))


async def test_moderators_see_only_what_is_in_their_channels(club: Club) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    secret = club.guild.create_text_channel("secret", overwrites={club.cleo: unseen})
    table = await club.match(SHORT, 2, channel=secret)
    give(club, club.dan, administrator=True)
    assert "Ann" not in text(await panel(club))
    refused = await forging.click(club, club.cleo, "mod:do:end:match:1")
    assert "nothing here" in only_for(refused)
    shown = await panel(club, club.dan)
    await club.dan.select(shown, ["match:1"], custom_id="mod:choose")
    await club.dan.click(shown, label="End without result")
    assert (await table.match()).outcome is not None
    own = await panel(club)
    await club.cleo.click(own, label="Log")
    assert "nothing yet" in text(own)
    refused = await forging.click(club, club.cleo, "mod:undo", ["1"])
    assert "nothing here" in only_for(refused)


async def test_the_list_says_how_to_bar_a_member_who_does_not_play(club: Club) -> None:
    shown = await panel(club)
    assert "Nothing is open" in text(shown)
    assert "*Apps → Moderate*" in text(shown)
    await club.match(SHORT, 2)
    shown = await panel(club)
    assert "Nothing is open" not in text(shown)
    assert "*Apps → Moderate*" in text(shown)
    await choose(club, shown, "match #1", "mod:choose")
    await choose(club, shown, "Ann", "mod:member")
    assert "*Apps → Moderate*" not in text(shown), "this member can be barred right here"


async def test_private_games_are_no_ones_business(club: Club) -> None:
    await club.ann.slash(club.channel, "practice", deck="1", private=True)
    await club.thought()
    assert "open: 0" in text(await panel(club))
    assert "nothing here" in only_for(await forging.click(club, club.cleo, "mod:do:end:match:1"))


async def test_a_moderator_of_another_server_may_nothing_here(club: Club) -> None:
    table = await club.match(SHORT, 2)
    other = club.env.create_guild("Other")
    club.rules.invite(club.env.backend.get_guild(other.id))
    channel = other.create_text_channel("duels")
    admin = discord.Permissions(administrator=True)
    cleo = other.add_member(club.cleo.user)
    role = other.create_role("Admin", permissions=admin)
    other._guild.members[cleo.id].role_ids.append(role.id)
    refused = await forging.click(club, cleo, "mod:do:end:match:1", channel=channel)
    assert "nothing here" in only_for(refused)
    assert (await table.match()).outcome is None


# ------------------------------------------------------------------ lobbies, challenges, races


async def test_a_lobby_is_closed_and_opened_again(club: Club) -> None:
    lobby = (await club.ann.slash(club.channel, "lobby", **FOUR)).response
    assert lobby is not None
    shown = await panel(club)
    await choose(club, shown, "Ann", "mod:choose")
    await club.cleo.click(shown, label="Close")
    message = club.channel.history()[-1]
    assert "A moderator closed this lobby" in text(message)
    assert not buttons(message)
    await undo(club, shown, "Open again")
    assert "Join" in buttons(club.channel.history()[-1])
    again = await panel(club)
    await choose(club, again, "Ann", "mod:choose")
    await club.cleo.click(again, label="Close")
    await club.wait(600)
    await club.cleo.click(again, label="Log")
    late = await club.cleo.select(again, ["3"], custom_id="mod:undo")
    assert "can’t be undone" in only_for(late)
    row = await club.bot.store.lobbies.lobby(1)
    assert row is not None
    assert row.state is LobbyState.CLOSED


async def test_a_challenge_is_closed_and_opened_again(club: Club) -> None:
    await club.challenge()
    shown = await panel(club)
    assert "**Ann** → **Bob**" in text(shown)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="Close")
    message = club.channel.history()[-1]
    assert "A moderator closed the challenge" in text(message)
    await undo(club, shown, "Open again")
    await club.bob.select(club.channel.history()[-1], ["2"])
    assert len(await club.playing(club.bob)) == 1


async def test_a_challenge_isnt_opened_again_beside_a_new_one(club: Club) -> None:
    await club.challenge()
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="Close")
    await club.challenge()
    await club.cleo.click(shown, label="Log")
    late = await club.cleo.select(shown, ["1"], custom_id="mod:undo")
    assert "can’t be undone" in only_for(late)


async def test_a_player_is_removed_before_the_start(club: Club) -> None:
    lobby = (await club.ann.slash(club.channel, "lobby", **FOUR)).response
    assert lobby is not None
    await club.bob.click(club.channel.history()[-1], label="Join")
    shown = await panel(club)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await choose(club, shown, "Ann", "mod:do:remove")
    assert "The player is out" in text(shown)
    message = text(club.channel.history()[-1])
    assert f"<@{club.ann.id}>" not in message
    assert f"<@{club.bob.id}>" in message, "and is the host now"


async def test_the_lobby_itself_can_be_closed_by_its_button(club: Club) -> None:
    await club.ann.slash(club.channel, "lobby", **FOUR)
    message = club.channel.history()[-1]
    assert "Only Ann" in only_for(await club.dan.click(message, label="Cancel"))
    await club.cleo.click(message, label="Cancel")
    assert "A moderator closed this lobby" in text(club.channel.history()[-1])
    (entry,) = await club.bot.store.moderation.entries(club.guild.id, 99, 9)
    assert entry.by == club.cleo.id


async def test_a_race_is_closed_and_opened_again(club: Club) -> None:
    await club.ann.slash(club.channel, "grimoire play", mode="race")
    race = club.channel.history()[-1]
    await club.bob.click(race, label="Join")
    shown = await panel(club)
    assert "🏁 Race: **Ann** – **Bob**" in text(shown)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await choose(club, shown, "Bob", "mod:do:remove")
    await choose(club, shown, "Ann", "mod:choose")
    await club.cleo.click(shown, label="Close")
    await club.env.settle()
    assert not buttons(club.channel.history()[-1])
    await undo(club, shown, "Open again: the race of Ann")
    await club.env.settle()
    row = await club.bot.store.races.race(1)
    assert row is not None
    assert row.state is RaceState.OPEN
    await club.bob.click(club.channel.history()[-1], label="Join")
    assert len(await club.bot.store.races.racers(1)) == 2


# ------------------------------------------------------------------ messages and members


async def test_a_message_of_the_bot_is_moderated_from_its_menu(club: Club) -> None:
    table = await club.match(SHORT, 2)
    shown = (await club.cleo.context_menu(club.channel, "Moderate", table.board)).response
    assert shown is not None
    await club.cleo.click(shown, label="End without result")
    assert (await table.match()).outcome is not None
    await club.ann.slash(club.channel, "lobby", **FOUR)
    lobby = club.channel.history()[-1]
    shown = (await club.cleo.context_menu(club.channel, "Moderate", lobby)).response
    assert shown is not None
    await club.cleo.click(shown, label="Close")
    assert "A moderator closed" in text(club.channel.history()[-1])


async def test_a_member_is_moderated_from_their_menu(club: Club) -> None:
    await club.match(SHORT, 2)
    shown = (await club.cleo.context_menu(club.channel, "Moderate", club.bob)).response
    assert shown is not None
    assert "Ann – Bob" in str(offered(shown, "mod:choose"))
    other = (await club.cleo.context_menu(club.channel, "Moderate", club.dan)).response
    assert not offered(other, "mod:choose")  # type: ignore[arg-type]
    assert "This member isn’t in anything that is open here" in text(other)


async def test_pages_of_a_flood(club: Club) -> None:
    for _ in range(12):
        await club.match(SHORT, 0)
    shown = await panel(club)
    assert "open: 12" in text(shown)
    assert len(offered(shown, "mod:choose")) == 10
    await club.cleo.click(shown, label="More ▶")
    assert len(offered(shown, "mod:choose")) == 2
    await club.cleo.click(shown, label="◀ Back")
    assert len(offered(shown, "mod:choose")) == 10


# ------------------------------------------------------------------ the log channel


@pytest.fixture
async def log(club: Club) -> ChannelHandle:
    """A channel for the log."""
    channel = club.guild.create_text_channel("log")
    await club.bot.store.servers.change_guild_settings(
        club.guild.id, moderation_channel_id=channel.id
    )
    return channel


async def logged(club: Club) -> None:
    while any(bot.part(LogPosts).work.busy for bot in club.bots if bot not in club.dead):
        await club.glance()
    await club.env.settle()


async def end_it(club: Club, channel: ChannelHandle | None = None) -> None:
    await club.match(SHORT, 2, channel=channel)
    shown = await panel(club, channel=channel)
    await choose(club, shown, "Ann – Bob", "mod:choose")
    await club.cleo.click(shown, label="End without result")


async def test_every_action_goes_to_the_log_channel(club: Club, log: ChannelHandle) -> None:
    await end_it(club)
    await logged(club)
    (post,) = log.history()
    assert f"<@{club.cleo.id}> ended match #1 **Ann – Bob**" in text(post)


@pytest.mark.parametrize("answered", [False, True])
async def test_a_line_is_posted_once_whenever_the_bot_dies(
    club: Club, log: ChannelHandle, answered: bool
) -> None:
    with club.dying("POST", f"/channels/{log.id}/messages", answered=answered):
        await end_it(club)
        await club.env.settle()
    club.bot._sweep.cancel()
    await club.restart()
    await club.wait(120)
    await logged(club)
    assert len(log.history()) == 1


async def test_what_happened_in_secret_is_not_named_in_the_log_channel(
    club: Club, log: ChannelHandle
) -> None:
    hidden = {club.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    sees = discord.PermissionOverwrite(view_channel=True, manage_messages=True, send_messages=True)
    for person in (club.cleo, club.ann, club.bob, club.guild.me):
        hidden[person] = sees
    secret = club.guild.create_text_channel("secret", overwrites=hidden)
    await end_it(club, secret)
    await logged(club)
    (post,) = log.history()
    assert "Ann" not in text(post)
    assert "ended match" in text(post)


# ------------------------------------------------------------------ bars


async def bar(club: Club, person: MemberActor, length: str = "Bar for a day") -> ResponseMessage:
    shown = (await club.cleo.context_menu(club.channel, "Moderate", person)).response
    assert shown is not None
    await club.cleo.click(shown, label=length)
    return shown


async def test_a_barred_member_may_finish_but_begin_nothing(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    lobby = (await club.dan.slash(club.channel, "lobby", **FOUR)).response
    await club.dan.slash(club.channel, "duel", opponent=club.ann, deck="1")
    challenge = club.channel.history()[-1]
    shown = await bar(club, club.ann)
    assert "Barred" in text(shown)
    for tried in (
        await club.ann.slash(club.channel, "lobby", **FOUR),
        await club.ann.slash(club.channel, "practice"),
        await club.ann.slash(club.channel, "start"),
        await club.ann.slash(club.channel, "grimoire play", mode="race"),
        await club.ann.click(lobby, label="Join"),  # type: ignore[arg-type]
        await club.ann.select(challenge, ["2"]),
        await club.ann.context_menu(club.channel, "Challenge", club.bob),
    ):
        assert "A moderator barred you" in only_for(tried)
    await club.ann.click(challenge, label="Decline")
    await table.type(SHORT.moves[-1])
    assert (await table.match()).outcome is not None
    again = await club.ann.click(table.board, label="Rematch")
    assert "A moderator barred you" in only_for(again)
    assert await club.bob.click(table.board, label="Rematch")

    await club.restart()
    assert "barred" in only_for(await club.ann.slash(club.channel, "practice"))
    await club.wait(timedelta(days=1).total_seconds() + 60)
    assert "barred" not in text((await club.ann.slash(club.channel, "start")).response)


async def test_a_bar_takes_out_of_what_has_not_begun_and_is_lifted(club: Club) -> None:
    await club.ann.slash(club.channel, "lobby", **FOUR)
    await club.bob.click(club.channel.history()[-1], label="Join")
    await club.ann.slash(club.channel, "grimoire play", mode="race")
    shown = await bar(club, club.ann, "Bar for good")
    row = await club.bot.store.lobbies.lobby(1)
    assert row is not None
    assert row.host_id == club.bob.id
    assert row.state is LobbyState.OPEN
    race = await club.bot.store.races.race(1)
    assert race is not None
    assert race.state is RaceState.OVER
    assert "for good" in text(shown)
    await club.cleo.click(shown, label="Everything open")
    await club.cleo.click(shown, label="Barred members")
    await choose(club, shown, "Ann", "mod:member")
    await club.cleo.click(shown, label="Lift the bar")
    assert "lifted" in text(shown)
    await club.ann.slash(club.channel, "lobby", **FOUR)
    assert len(await club.bot.store.moderation.open_lobbies(club.guild.id, club.ann.id)) == 1


async def test_a_bar_holds_in_its_server_and_is_undone_in_the_log(club: Club) -> None:
    shown = await bar(club, club.ann)
    assert await club.bot.store.moderation.bar(1, club.ann.id, club.env.now()) is None
    await club.cleo.click(shown, label="Everything open")
    await undo(club, shown, "Lift the bar of Ann")
    assert await club.bot.store.moderation.bars(club.guild.id, club.env.now()) == []


async def test_moderators_and_bots_are_not_barred(club: Club) -> None:
    give(club, club.dan, manage_messages=True)
    for user_id in (club.cleo.id, club.dan.id, club.me):
        refused = await forging.click(club, club.cleo, f"mod:bar:good:{user_id}")
        assert "can’t be barred" in only_for(refused)


# ------------------------------------------------------------------ names


async def shared_deck(club: Club, name: str = "Rude words") -> discord.Message:
    saved = (await club.ann.slash(club.channel, "deck save", name=name, cards=TYPED)).response
    assert saved is not None
    await club.ann.click(saved, label="Share")
    return club.channel.history()[-1]


async def rename(club: Club, shown: ResponseMessage, name: str) -> InteractionResult:
    form = await club.cleo.click(shown, label="Rename")
    return await club.cleo.submit_modal(form, {"name": name})


async def test_a_shared_deck_is_renamed_and_gets_its_name_back(club: Club) -> None:
    message = await shared_deck(club)
    assert "Only moderators" in only_for(await club.bob.click(message, label="Moderate"))
    shown = (await club.cleo.click(message, label="Moderate")).response
    assert shown is not None
    await rename(club, shown, "Kind words")
    assert "*Log* in </moderate:" in text(shown)
    (deck,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    assert (deck.name, deck.name_key) == ("Kind words", "kind words")
    log = await panel(club)
    await undo(club, log, "Take back the name of the deck Kind words")
    assert "before: **Rude words**" in text(log)
    (deck,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    assert deck.name == "Rude words"


async def test_what_was_not_shared_here_is_not_renamed(club: Club) -> None:
    saved = await club.ann.slash(club.channel, "deck save", name="Mine", cards=TYPED)
    assert saved.response is not None
    for forged in ("mod:show:deck:1", "own:deck-rename:1"):
        refused = await forging.click(club, club.cleo, forged)
        assert "Mine" not in str(refused.modal)
        assert refused.modal is not None or "nothing here" in only_for(refused)
    form = await forging.send_form(club, club.cleo, "form:deck-rename:1", {"name": "Theirs"})
    assert "nothing here" in only_for(form)
    (deck,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    assert deck.name == "Mine"


async def test_a_name_that_the_owner_has_already_is_refused(club: Club) -> None:
    await club.ann.slash(club.channel, "deck save", name="Kind words", cards=OTHER)
    message = await shared_deck(club)
    shown = (await club.cleo.click(message, label="Moderate")).response
    assert shown is not None
    assert "already has another" in only_for(await rename(club, shown, "KIND words"))


async def test_a_shared_champion_is_renamed(club: Club) -> None:
    made = await begun(club, "Rude Ogre", 2, 2)
    await club.ann.click(made, label="Save")
    await club.ann.click(made, label="Share")
    message = club.channel.history()[-1]
    shown = (await club.cleo.click(message, label="Moderate")).response
    assert shown is not None
    await rename(club, shown, "Kind Ogre")
    (row,) = await club.bot.store.collection.all_of(Champion, club.ann.id)
    assert row.name == "Kind Ogre"
    assert row.document["name"] == {"en": "Kind Ogre"}
    await undo(club, await panel(club), "Take back the name")
    (row,) = await club.bot.store.collection.all_of(Champion, club.ann.id)
    assert row.name == "Rude Ogre"


async def test_names_with_refused_words_are_refused(club: Club) -> None:
    mine = await club.ann.slash(club.channel, "deck save", name="Sacré Bléu", cards=OTHER)
    give(club, club.dan, manage_guild=True)
    settings = (await club.dan.slash(club.channel, "server")).response
    assert settings is not None
    await club.dan.select(settings, ["words"], custom_id="server:change")
    form = await club.dan.click(settings, label="Edit the refused words")
    await club.dan.submit_modal(form, {"text": "RUDE,  bleu\nrude"})
    assert "Words that names can’t contain: **2**" in text(settings)

    refused = await club.ann.slash(club.channel, "deck save", name="So Rùde", cards=TYPED)
    assert "can’t contain “rude”" in only_for(refused)
    assert mine.response is not None
    shared = await club.ann.click(mine.response, label="Share")
    assert "can’t contain “bleu”" in only_for(shared)
    form = await club.ann.slash(club.channel, "champion create")
    made = await club.ann.submit_modal(
        form, {"name": "Rude Ogre", "attack": ["1"], "health": ["1"]}
    )
    assert "can’t contain" in only_for(made)
    assert len(await club.bot.store.collection.all_of(Deck, club.ann.id)) == 1


async def test_only_managers_choose_role_channel_and_words(club: Club) -> None:
    """Moderators moderate; what holds in the server is for those who manage it."""
    for control, values in (
        ("server:moderators", ["1"]),
        ("server:log", [str(club.channel.id)]),
        ("server:words", None),
    ):
        refused = await forging.click(club, club.cleo, control, values)
        assert "Manage Server" in only_for(refused)
    give(club, club.dan, manage_guild=True)
    everyone = [str(club.guild.id)]
    refused = await forging.click(club, club.dan, "server:moderators", everyone)
    assert "That role is everyone’s" in only_for(refused)
    many = ", ".join(f"word{number}" for number in range(101))
    refused = await forging.send_form(club, club.dan, "form:server-words", {"text": many})
    assert "at most 100 words" in only_for(refused)
    assert await club.bot.store.servers.refused_words(club.guild.id) == ()


# ------------------------------------------------------------------ an evening with a troll


async def test_a_trolls_evening_ends_with_one_click_in_their_menu(club: Club) -> None:
    """Lobbies, challenges and a race go; the troll can begin nothing more."""
    troll = club.ann
    await club.match(SHORT, 2)
    for options in (FOUR, {}, {"format": "draft"}):
        await troll.slash(club.channel, "lobby", **options)
    for victim in (club.bob, club.dan):
        await troll.slash(club.channel, "duel", opponent=victim, deck="1")
    await troll.slash(club.channel, "grimoire play", mode="race")
    assert len(await club.bot.store.moderation.open_lobbies(club.guild.id)) > 2

    shown = await bar(club, troll, "Bar for good")

    assert "Takes part in: 1" in text(shown), "the running match may be finished"
    assert await club.bot.store.moderation.open_lobbies(club.guild.id) == []
    assert await club.bot.store.moderation.open_races(club.guild.id) == []
    before = len(club.channel.history())
    for command in ("lobby", "duel", "draft", "league", "start", "practice", "grimoire create"):
        assert "barred" in only_for(await troll.slash(club.channel, command)), command
    assert len(club.channel.history()) == before


async def test_minutes_of_nuisances_reaches_the_channel_as_a_few_posts(club: Club) -> None:
    """`python tests/troll.py` prints the figures of a longer evening."""
    evening = await live_through(club, 3)
    assert 0 < evening.posts < evening.acts / 2
    assert evening.busiest_minute <= POSTS
    assert 0 < evening.pings <= CHALLENGES
    assert evening.insults == 0
    assert evening.clicks <= 3
    assert evening.posts_after == 0
