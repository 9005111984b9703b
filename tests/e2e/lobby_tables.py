"""Matches of any game, played by commands, for the end-to-end tests of several games."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from people import Club, Table, buttons, files_of, only_for, pictures, text
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.game_api import GAME_UIS
from engine.core import Seat
from texts import texts_in

EN = texts_in("en")
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
SURE = ("Do it anyway", "End turn anyway", "Play it and lose")
"""Buttons that confirm a move."""
MOST_BUTTONS = 15
"""Longer questions become lists."""


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


async def by_buttons(
    person: MemberActor, panel: ResponseMessage, game: str, state: Any, line: str
) -> None:
    """Make a move (`A draw`) on a panel, choice after choice, and confirm it."""
    seat: Seat = line[0]  # type: ignore[assignment]
    move = line[2:]
    step = next((each for each in GAME_UIS[game].steps(state, seat, EN) if each.move == move), None)
    if step is not None:
        await person.click(panel, label=step.label)
    for label, values in [] if step is not None else way_to(game, state, seat, move):
        if label:
            await person.click(panel, label=label)
        else:
            await person.select(panel, list(values))
    for label in SURE:
        if label in buttons(panel):
            await person.click(panel, label=label)


def way_to(
    game: str, state: Any, seat: Seat, move: str, chosen: tuple[str, ...] = ()
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the labels to click (empty: a list), or the values to select, on the way to a move."""
    table = GAME_UIS[game]
    question = table.question(state, seat, chosen, NAMES, EN)
    if question.most > 1:
        values = [each.value for each in question.choices]
        for count in range(question.least, question.most + 1):
            for several in combinations(values, count):
                if question.together and question.together(several) == move:
                    return [("", several)]
    listed = question.listed or len(question.choices) > MOST_BUTTONS
    for choice in question.choices:
        here = [("" if listed else choice.label, (choice.value,))]
        if choice.move == move:
            return here
        if choice.possible and not choice.move:
            rest = way_to(game, state, seat, move, (*chosen, choice.value))
            if rest:
                return here + rest
    return []
