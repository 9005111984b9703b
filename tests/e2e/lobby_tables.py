"""Matches of any game, played by commands, for the end-to-end tests of several games."""

from __future__ import annotations

from typing import Any

from people import Club, Table, files_of, only_for, pictures, text
from simcord import InteractionResult, MemberActor, ResponseMessage


class Sitting(Table):
    """A match of Ann (A), Bob (B) and perhaps Cleo (C) and Dan (D)."""

    def sitting(self, seat: str) -> MemberActor:
        """Return the person in a seat."""
        club = self.club
        return {"A": club.ann, "B": club.bob, "C": club.cleo, "D": club.dan}[seat]

    async def move(self, line: str) -> InteractionResult:
        """Make a move by command: `A ask B 2` is seat A's move `ask B 2`."""
        seat, _, move = line.partition(" ")
        return await self.sitting(seat).slash(self.channel, "pick", card=move)

    async def go(self, *lines: str) -> None:
        """Make several such moves, none of which may be refused."""
        for line in lines:
            version = (await self.match()).version
            said = await self.move(line)
            assert (await self.match()).version > version, only_for(said)

    async def state(self) -> Any:
        """Return the position."""
        return (await self.match()).state


async def lobby_of(club: Club, command: str = "lobby", **options: Any) -> ResponseMessage:
    """Let Ann open a lobby."""
    asked = await club.ann.slash(club.channel, command, **options)
    assert asked.response is not None
    assert not asked.response.ephemeral, text(asked.response)
    return asked.response


async def spectated(table: Sitting, person: MemberActor) -> str:
    """Return everything that a spectator can obtain."""
    club = table.club
    board = await person.slash(table.channel, "board")
    log = (await person.slash(table.channel, "log")).response
    assert log is not None
    files = [(await each.read()).decode() for each in files_of(log)]
    shown = [text(each) + " ".join(pictures(each)) for each in table.boards]
    hand = await person.click(table.board, label="My hand")
    assert "aren’t playing in this match" in only_for(hand)
    refused = await person.slash(club.channel, "hand")
    looked_at = text(board.response), *pictures(board.response)
    return "\n".join((*looked_at, text(log), *files, *shown, only_for(refused)))


def pings(club: Club) -> list[set[int]]:
    """Return the users that each message of the bot in a channel may ping."""
    found = []
    for request in club.env.http_requests:
        body: Any = request.json if isinstance(request.json, dict) else {}
        if request.method == "POST" and request.path.startswith("/channels/"):
            users = (body.get("allowed_mentions") or {}).get("users") or ()
            found.append({int(user) for user in users})
    return found


async def pass_time(club: Club, seconds: float) -> None:
    """Let time pass, and wait until the bot has taken its turns."""
    await club.wait(seconds)
    await club.thought()
