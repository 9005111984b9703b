"""Twins of a server: with matches that somebody may not know about, and without. Whatever that
person asks, in both the answers are the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
import forging
import pytest
from book import duel, end
from known_games import SHORT
from people import Club, buttons, parts, pictures, text
from simcord import ChannelHandle, MemberActor

from bot.store import Run, RunMode

UNSEEN = discord.PermissionOverwrite(view_channel=False)
NUMBERS = range(1, 7)
"""Matches that are typed, whether they are there or not."""
BEGINS = {
    *("Block", "block", "duel", "draft", "event", "league", "lobby", "practice", "solo"),
    *("motion", "notify"),
    "privacy",
    *("grimoire setup", "grimoire create", "grimoire random", "grimoire daily", "grimoire puzzle"),
    *("grimoire review", "grimoire share"),
}
"""Commands that begin something, settle something, or are about pages alone."""
LOOKED_UP = {"ability", "card", "deck", "champion", "learn", "help", "server"}
"""Commands about cards, own things and rules (the first words of their names)."""


async def made(club: Club) -> ChannelHandle:
    """Ann and Bob play where all see it, and have played; the channel that Cleo can't see."""
    games = club.guild.create_text_channel("games")
    await over(club, games)
    await club.duel(SHORT)
    return club.guild.create_text_channel("secret", overwrites={club.cleo: UNSEEN})


async def over(club: Club, channel: ChannelHandle) -> None:
    """A duel that Ann has with Bob comes to its end there."""
    table = await club.match(SHORT, len(SHORT.moves) - 1, channel=channel)
    await table.play(SHORT.moves[-1:])


async def ended_in_secret(club: Club, secret: ChannelHandle) -> None:
    for _ in range(2):
        await over(club, secret)


async def running_in_secret(club: Club, secret: ChannelHandle) -> None:
    await club.match(SHORT, 4, channel=secret)


async def moved_to_a_secret_place(club: Club, secret: ChannelHandle) -> None:
    await club.match(SHORT, 4)
    await forging.click(club, club.ann, "match:move:3", channel=secret)
    await club.posted()


async def unreadable_in_secret(club: Club, secret: ChannelHandle) -> None:
    played = duel(club.ann.id, club.bob.id, club.env.now(), rated=False)
    await keep(club, played, secret.id)


async def practised_alone(club: Club, _secret: ChannelHandle) -> None:
    for _ in range(2):
        await club.ann.slash(club.channel, "practice", deck="1", private=True)
        await club.thought()
        alone = next(each for each in await club.playing(club.ann) if each.row.private)
        with club.env._bot_scope():
            await club.bot.matches.resign(alone.id, club.ann.id)
    await club.ann.slash(club.channel, "practice", deck="1", private=True)


async def with_somebody_who_hides(club: Club, _secret: ChannelHandle) -> None:
    await club.bot.store.results.show(club.guild.id, club.dan.id, profile=False)
    for pair in ((club.ann, club.dan), (club.dan, club.ann)):
        played = duel(*(each.id for each in pair), club.env.now(), rated=False)
        await keep(club, played, club.channel.id)


async def storms_of_somebody_who_hides(club: Club, _secret: ChannelHandle) -> None:
    now, puzzles = club.env.now(), ["gate-01"]
    await club.bot.store.results.show(club.guild.id, club.ann.id, ranked=False)
    for mode in (RunMode.STORM, RunMode.STREAK):
        facts = {"mode": mode, "puzzles": puzzles, "place": 1, "solved": 1, "started_at": now}
        row = Run(user_id=club.ann.id, name="Ann", guild_id=club.guild.id, over_at=now, **facts)
        await club.bot.store._database.change(lambda rows, row=row: rows.add(row))


async def keep(club: Club, played: Any, channel_id: int) -> None:
    """A match ends so in a channel; it can't be read."""
    club.expects_faults = True
    await club.bot.store._database.change(lambda rows: end(rows, played, club.guild.id, channel_id))


def asked(club: Club, typed: bool) -> dict[str, list[dict[str, Any]]]:
    """Every command that names people or matches, with the options that Cleo takes."""
    ann, bob, cleo, dan = club.ann, club.bob, club.cleo, club.dan
    matches = [{"match": str(number)} for number in NUMBERS] * typed
    of_people = [{}, *({"person": each} for each in (ann, bob))]
    return {
        **{name: [{}] * typed + matches for name in ("board", "log", "replay", "review match")},
        **{name: [{}, *matches] for name in ("hand", "pause", "resign", "end")},
        "play": [{"card": "ogre"}],
        "pick": [{"card": "ogre"}],
        "match": [{}],
        "review train": [{}],
        "profile": of_people,
        "history": [*of_people, {"person": ann, "against": bob}, {"person": bob, "game": "clash"}],
        "compare": [{"one": ann, "other": bob}, {"one": ann}, {"one": cleo, "other": bob}],
        "ranking": [{}],
        "meta": [{}],
        "start": [{}],
        "grimoire ranking": [{}],
        "grimoire streak": [{}],
        "grimoire me": [{}],
        "grimoire play": [{}],
        "Profile": [{"person": ann}, {"person": bob}],
        "Challenge": [{"person": ann}, {"person": dan}],
        "Moderate": of_people[1:],
        "moderate": [{}],
    }


async def answers(club: Club, cleo: MemberActor, *, typed: bool) -> dict[str, Any]:
    """All that Cleo is told, and offered while she types."""
    found: dict[str, Any] = {}
    for name, choices in asked(club, typed).items():
        for given in choices:
            if name[0].isupper():
                answer = await cleo.context_menu(club.channel, name, given["person"])
            else:
                answer = await cleo.slash(club.channel, name, **given)
            shown = [each for each in (answer.response, *answer.followups) if each is not None]
            lines = [
                (
                    text(each),
                    pictures(each),
                    buttons(each),
                    [part.get("options") for part in parts(each)],
                )
                for each in shown
            ]
            found[f"{name} {[getattr(each, 'id', each) for each in given.values()]}"] = lines
    for name in ("board", "log", "replay", "review match", "grimoire create"):
        found[f"{name}?"] = await cleo.autocomplete(club.channel, name, "match", "")
    return found


async def own_answers(club: Club) -> list[str]:
    """What Ann is told of herself."""
    asked = ("match", {}), ("profile", {}), ("history", {}), ("grimoire ranking", {})
    shown = [(await club.ann.slash(club.channel, name, **given)).response for name, given in asked]
    return [line for each in shown for line in (text(each), *pictures(each))]


@pytest.mark.parametrize(
    ("secret", "typed"),
    [
        (ended_in_secret, True),
        (running_in_secret, True),
        (moved_to_a_secret_place, True),
        (unreadable_in_secret, True),
        (practised_alone, True),
        (with_somebody_who_hides, False),
        (storms_of_somebody_who_hides, True),
    ],
)
async def test_twins_give_the_same_answers(
    club: Club, secret: Callable[[Club, ChannelHandle], Awaitable[None]], typed: bool
) -> None:
    """`typed`: the matches can't be watched either. Who hides the own results does play before the
    eyes of all."""
    place = await made(club)
    without = await answers(club, club.cleo, typed=typed)
    own = await own_answers(club)
    await secret(club, place)
    assert await answers(club, club.cleo, typed=typed) == without
    assert await own_answers(club) != own, "who has played is told"


async def test_every_command_is_asked_or_known_to_name_nobody(club: Club) -> None:
    known = {*asked(club, typed=True), *BEGINS}
    offered = {*club.cleo.available_commands(club.channel)}
    menus = {each.name for each in club.bot.tree.get_commands() if each.name[0].isupper()}
    unknown = {name for name in offered | menus if name.split()[0] not in LOOKED_UP} - known
    assert unknown == set(), "ask them in asked() if they tell of people or matches, else BEGINS"


async def test_the_best_win_is_named_where_the_reader_may_know_it(club: Club) -> None:
    secret = club.guild.create_text_channel("secret", overwrites={club.cleo: UNSEEN})
    long_ago = club.env.now() - timedelta(days=20)
    for number in range(6):
        at = long_ago + timedelta(minutes=number)
        await keep(club, duel(club.bob.id, club.dan.id, at), club.channel.id)
    await keep(club, duel(club.ann.id, club.bob.id, club.env.now()), secret.id)
    for reader, told in ((club.ann, True), (club.bob, True), (club.dan, True), (club.cleo, False)):
        shown = (await reader.slash(club.channel, "profile", person=club.ann)).response
        assert ("Best win" in buttons(shown)) == told
        assert any("(best win)" in alt for alt in pictures(shown)) == told


async def test_a_rematch_in_a_thread_is_listed_after_the_thread_is_put_away(club: Club) -> None:
    """Discord tells the bot nothing of the thread any more; the first match says where it is."""
    table = await club.duel(SHORT)
    await keep(club, duel(club.ann.id, club.bob.id, club.env.now()), table.channel.id)
    club.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"archived": True})
    await club.restart()
    club.bot.get_guild(club.guild.id)._remove_thread(discord.Object(table.channel.id))  # type: ignore[union-attr]

    told = (await club.cleo.slash(club.channel, "history", person=club.ann)).response
    assert any(f"against P{club.bob.id}" in alt for alt in pictures(told))


async def test_a_first_win_is_told_whatever_was_won_without_a_rating(club: Club) -> None:
    """The board tells everybody: else it would tell of friendly matches elsewhere."""
    secret = club.guild.create_text_channel("secret", overwrites={club.cleo: UNSEEN})
    now, results = club.env.now(), club.bot.store.results
    await keep(club, duel(club.ann.id, club.bob.id, now, rated=False), secret.id)
    await keep(club, duel(club.ann.id, club.bob.id, now), club.channel.id)
    await keep(club, duel(club.ann.id, club.bob.id, now), club.channel.id)
    assert [await results.first_wins(number) for number in (1, 2, 3)] == [
        [club.ann.id],
        [club.ann.id],
        [],
    ]
