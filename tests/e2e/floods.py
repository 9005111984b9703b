"""Nuisances: bad files, moves undone, public posts and pings, again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle, islice, product
from typing import Any

import forging
import simcord.interactions
from absurd import BAD_FILES, DECK, LARGEST
from every_format import first_of
from forging import EPHEMERAL
from fuzzing import CLOCK
from known_games import SHORT
from long_histories import Applied, to_be_taken_back
from people import Club
from simcord import HttpLogEntry, InteractionResult, MemberActor
from witness import Doing, Witness

FILES_AT_ONCE = (1, 12)
A_WHILE = 61
"""Seconds after which users may act fast again."""
UNDONE = ("castles", "two worlds", "clash", "bald mountain")
PAIRS_IN_ROW = 50
AT_ONCE = 12
POSTS, PINGS = 12, 6
"""Most public posts that one user may cause in a minute (three starts with their boards, and boards
posted again), and most pings of one other user."""
MATCHES = 19
"""Most running matches between two users."""

# Files


async def bad_files(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Send files that are built to be slow: one, or twelve of a kind at the same time."""
    club.permit("manage_guild", True)
    people = [club.ann, club.bob, club.cleo, club.dan]
    witness.know(people)
    kinds = [*product(BAD_FILES, FILES_AT_ONCE)]
    dice.shuffle(kinds)
    for kind, number in _until(count, cycle(kinds)):
        data = BAD_FILES[kind](LARGEST).encode()
        doings = []
        for person in islice(cycle(people), number):
            command = dice.choice(["deck import", "grimoire create"])
            act = partial(_hand_in, club, person, command, data)
            doings.append(Doing("file", person, f"/{command} with {kind}", act))
        await witness.sees(*doings)
        await club.env.advance_time(A_WHILE)


def _until(count: int, kinds: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    for kind, number in kinds:
        if count <= 0:
            return
        yield kind, min(number, count)
        count -= number


async def _hand_in(club: Club, person: MemberActor, command: str, data: bytes) -> InteractionResult:
    resolved: dict[str, Any] = {}
    number = simcord.interactions.store_interaction_attachment(
        club.env.backend, club.channel.id, "file.json", data, resolved
    )
    options = [{"name": "file", "type": 11, "value": number}]
    return await forging.slash(club, person, command, options, resolved=resolved)


# Undone moves


async def undo_floods(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Make or undo moves in long matches, `count` in all; then restart the bot."""
    witness.know([club.ann, club.bob])
    matches = [await _long_match(club, name, dice) for name in UNDONE]
    for number in range(count // 2):
        place = number // PAIRS_IN_ROW % len(matches)
        match = await club.bot.matches.get(matches[place])
        if not match.to_act:
            matches[place] = await _long_match(club, UNDONE[place], dice)
            match = await club.bot.matches.get(matches[place])
        seat = match.to_act[0]
        person = club.ann if match.user_in(seat) == club.ann.id else club.bob
        for act in (f"sure:{to_be_taken_back(match, dice)}", "undo:"):
            custom_id = f"move:match:{match.id}:{match.version}:{act}"
            click = partial(forging.click, club, person, custom_id)
            await witness.sees(Doing("undo", person, f"click {custom_id}", click))
    await _start_anew(club, witness)


async def _long_match(club: Club, name: str, dice: random.Random) -> int:
    """Return the number of a match that is nearly over."""
    where = {"channel_id": club.channel.id, "clock": CLOCK}
    row = await first_of(club, name, dice, nearly_over=True, **where)
    await club.bot.store.add_match(row)
    await club.sweep()
    await club.posted()
    return row.id


async def _start_anew(club: Club, witness: Witness) -> None:
    applied = Applied()
    with applied.counted():
        await club.restart()
        for person in (club.ann, club.bob):
            await witness.sees(
                Doing("match", person, "/match", partial(person.slash, club.channel, "match"))
            )
        await club.posted()
    witness.figures.faults += applied.faults


# Posts and pings


async def public_floods(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Let Ann post publicly, ping Bob, or begin another match with him, `count` times."""
    club.permit("manage_guild", True)
    witness.know([club.ann, club.bob, club.cleo, club.dan])
    flood = Flood(club, witness)
    await flood.prepare()
    acts = [*flood.public_acts().items()]
    dice.shuffle(acts)
    kinds = cycle([*acts, ("withdraw", flood.challenge), ("accept", flood.challenge)])
    while witness.figures.sent.total() < count:
        name, act = next(kinds)
        posted, pinged = flood.told_so_far()
        if act == flood.challenge:
            for _ in range(AT_ONCE):
                await flood.challenge(name)
        else:
            await witness.sees(*[Doing("flood", club.ann, name, act) for _ in range(2 * AT_ONCE)])
        await flood.look(posted, pinged)
        await flood.close_tables()
        await club.env.advance_time(A_WHILE)


class Flood:
    """Ann's nuisances."""

    def __init__(self, club: Club, witness: Witness) -> None:
        self.club = club
        self._witness = witness
        self._over = 0

    async def prepare(self) -> None:
        """Save a deck and finish a match, to be shared."""
        club = self.club
        await club.ann.slash(club.channel, "deck save", name="Mine", cards=DECK)
        match = await (await club.match(SHORT, 8)).match()
        with club.env._bot_scope():
            await club.bot.matches.resign(match.id, club.ann.id)
        await club.posted()
        self._over = match.id

    def public_acts(self) -> dict[str, Callable[[], Any]]:
        """Return the public posts, each with a description and a function."""
        club = self.club
        ann, channel = club.ann, club.channel
        table = {"format": "preconstructed", "mode": "free_for_all"}
        puzzle = {"puzzle": "initiation-01", "share": True}
        return {
            "share a deck": partial(forging.click, club, ann, f"own:deck-share:{ann.id}:1"),
            "/grimoire puzzle": partial(ann.slash, channel, "grimoire puzzle", **puzzle),
            "share a replay": partial(forging.click, club, ann, f"replay:share:{self._over}"),
            "/lobby": partial(ann.slash, channel, "lobby", **table),
        }

    async def challenge(self, ends: str) -> None:
        """Let Ann challenge Bob, and withdraw it or let him accept."""
        club = self.club
        duel = partial(club.ann.slash, club.channel, "duel", opponent=club.bob)
        await self._witness.sees(Doing("flood", club.ann, f"/duel to {ends}", duel))
        lobby = await club.bot.store.lobbies.between(club.ann.id, club.bob.id)
        if lobby is not None:
            person = club.ann if ends == "withdraw" else club.bob
            act = partial(forging.click, club, person, f"lobby:{ends}:{lobby.id}")
            await self._witness.sees(Doing("flood", person, f"{ends} a challenge", act))

    async def close_tables(self) -> None:
        """Cancel all open lobbies."""
        for lobby in await self.club.bot.store.lobbies.open_lobbies(self.club.guild.id):
            await forging.click(self.club, self.club.ann, f"lobby:cancel:{lobby.id}")

    def told_so_far(self) -> tuple[int, int]:
        """Return the numbers of public posts, and of those that ping Bob."""
        posts = [each for each in self.club.env.http_requests if is_public(each)]
        pings = [each for each in posts if str(self.club.bob.id) in pinged_in(each)]
        return len(posts), len(pings)

    async def look(self, posted: int, pinged: int) -> None:
        """Check the posts and pings since these numbers, within the last minute."""
        posts, pings = self.told_so_far()
        running = await self.club.bot.store.matches_of(self.club.bob.id)
        for found, most, what in (
            (posts - posted, POSTS, "posts in a minute"),
            (pings - pinged, PINGS, "pings in a minute"),
            (len(running), MATCHES, "matches of two people"),
        ):
            if found > most:
                self._witness.fault(f"lets one person make {found} {what}")


def is_public(request: HttpLogEntry) -> bool:
    """Return whether a request posts a message that all in the channel see."""
    body = request.json if isinstance(request.json, dict) else {}
    sends = request.method == "POST" and request.path.startswith(("/channels/", "/webhooks/"))
    return sends and bool(body.get("components")) and not int(body.get("flags") or 0) & EPHEMERAL


def pinged_in(request: HttpLogEntry) -> list[str]:
    """Return the ids of the people whom a post pings."""
    body: Any = request.json
    return [*map(str, (body.get("allowed_mentions") or {}).get("users") or ())]
