"""Two players of one name, names that nobody sees, invitations in names: in a whole match."""

from __future__ import annotations

from typing import Any

import pytest
from people import Club, pictures, text
from simcord import MemberActor, ResponseMessage

ACCEPT = "Accept (random deck)"


def person(club: Club, user: str, shown: str) -> MemberActor:
    """Somebody who is called so."""
    return club.guild.add_member(club.env.create_user(user, global_name=shown))


async def begun(club: Club, one: MemberActor, other: MemberActor) -> tuple[Any, ResponseMessage]:
    """A duel of these two: its thread, and the message of its board."""
    challenge = (await one.slash(club.channel, "duel", opponent=other)).response
    assert challenge is not None
    await other.click(challenge, label=ACCEPT)
    thread = club.thread_at(challenge)
    return thread, thread.history()[-1]


@pytest.mark.parametrize(
    ("one", "other", "shown"),
    [
        ("Sam", "Sam", {"Sam", "Sam (2)"}),
        ("\u3164", "\u2800\u2800", {"first", "second"}),
        ("Sam", "S\u0430m", {"Sam", "S\u0430m (2)", "S\u0430m", "Sam (2)"}),
    ],
)
async def test_two_players_can_be_told_apart(
    club: Club, one: str, other: str, shown: set[str]
) -> None:
    people = person(club, "first", one), person(club, "second", other)
    thread, board = await begun(club, *people)

    (match,) = await club.playing(people[0])
    names = [*match.names.values()]
    assert len({*names}) == 2
    assert {*names} <= shown
    alternative = " ".join(str(each) for each in pictures(board))
    for name in names:
        assert name in thread._channel.name
        assert name in f"{text(board)} {alternative}"


async def test_an_invitation_in_a_name_leads_nowhere(club: Club) -> None:
    people = person(club, "first", "discord.gg/cards"), person(club, "second", "https://a.example")
    thread, _ = await begun(club, *people)
    for message in (*thread.history(), *club.channel.history()):
        assert "discord.gg/" not in text(message)
        assert "https://a.example" not in text(message)
