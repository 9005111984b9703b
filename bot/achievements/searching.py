"""Search the records in the database for achievements, and add those that are new."""

from __future__ import annotations

import asyncio
from collections.abc import (
    AsyncIterator,
    Collection,
    Iterator,
    Sequence,
)

from bot.achievements.known import achievements
from bot.game_api.achievements import AnyAchievement, Record, Search, Victory
from bot.matches.live import played_at_the_board
from bot.store import Match, Store
from bot.store.achievements import EVERYWHERE, Award
from bot.store.careers import Answer, Deed, Placing, Played, Won
from engine.core import SEATS, Event, State

RESULTS, ANSWERS = "results", "answers"
"""The records that are searched in order, each with a mark that is stored."""
AT_ONCE = 200
"""The number of results or answers that are searched between two marks."""


class _Searches:
    """The searches of one user in all servers."""

    def __init__(
        self, user_id: int, kinds: Collection[type[Record]], earned: set[tuple[int, int, str]]
    ) -> None:
        self._user_id = user_id
        self._wanted = [each for each in achievements().values() if each.of in kinds]
        self._earned = earned
        self._of_server: dict[int, Search] = {}
        self.found: list[Award] = []

    def see(self, record: Record, guild_id: int = EVERYWHERE, **proof: object) -> None:
        """Note what a record proves, with the match or puzzle as its proof."""
        if guild_id not in self._of_server:
            self._of_server[guild_id] = Search(self._left(guild_id))
        search = self._of_server[guild_id]
        if search.is_over or isinstance(record, Victory):
            return
        game = record.game if isinstance(record, Played) else ""
        for each in search.see(record, game):
            own = {"user_id": self._user_id, "guild_id": guild_id, "achievement": each.id}
            self.found.append(Award(**own, **proof, earned_at=record.at))

    def _left(self, guild_id: int) -> Iterator[AnyAchievement]:
        for each in self._wanted:
            if (self._user_id, guild_id, each.id) not in self._earned:
                yield each


async def search_matches(store: Store, users: Collection[int]) -> Sequence[Award]:
    """Add what these users have earned by the results of all their matches; return what is new."""
    found, earned = list[Award](), await store.awards.earned(users)
    for user_id in users:
        searches = _Searches(user_id, (Played,), earned)
        async for match in store.careers.played(user_id):
            searches.see(match, match.guild_id, match_id=match.match_id)
        found += searches.found
    return await store.awards.add(found) if found else ()


async def search_deeds(store: Store, users: Collection[int]) -> Sequence[Award]:
    """Add what these users have earned by answers, in events and otherwise; return what is new."""
    found, earned = list[Award](), await store.awards.earned(users)
    for user_id in users:
        searches = _Searches(user_id, (Answer, Deed, Placing), earned)
        async for answer in store.careers.answers(user_id):
            searches.see(answer, puzzle_id=answer.puzzle_id)
        for deed in await store.careers.deeds(user_id):
            searches.see(deed, puzzle_id=deed.puzzle_id)
        for placing in await store.careers.placings(user_id):
            searches.see(placing, placing.guild_id)
        found += searches.found
    return await store.awards.add(found) if found else ()


async def search_victories(store: Store, won: Collection[Won]) -> Sequence[Award]:
    """Add what users have earned by how they won these matches; return what is new.

    A match is played again only if one of its winners can still earn something by it.
    """
    earned = await store.awards.earned({user for each in won for user in each.winners})
    wanted = {each.match_id: each for each in won if any(_open(each, earned).values())}
    matches = await store.careers.with_moves(wanted) if wanted else ()
    found = list[Award]()
    for row in matches:
        victory = await asyncio.to_thread(_played_again, row)
        if victory is not None:
            found += _prove(wanted[row.id], *victory, earned)
    return await store.awards.add(found) if found else ()


def _played_again(row: Match) -> tuple[State, Sequence[Event]] | None:
    """Play a match; None if it wasn't won at the board, or can't be read any more."""
    try:
        state, events = played_at_the_board(row)
    except Exception:  # damaged, or by rules that this program doesn't know
        return None
    return (state, events) if state.outcome() is not None else None


def _prove(
    won: Won, state: State, events: Sequence[Event], earned: set[tuple[int, int, str]]
) -> Iterator[Award]:
    """Yield what the winners have earned by a match, and add it to `earned`."""
    for user_id, wanted in _open(won, earned).items():
        seat = next(seat for seat in SEATS if seat == won.winners[user_id])
        for each in Search(wanted).see(Victory(state, events, seat), won.game):
            earned.add((user_id, won.guild_id, each.id))
            own = {"user_id": user_id, "guild_id": won.guild_id, "achievement": each.id}
            yield Award(**own, earned_at=won.at, match_id=won.match_id)


def _open(won: Won, earned: set[tuple[int, int, str]]) -> dict[int, list[AnyAchievement]]:
    """Return what each winner of a match can still earn by how it was won."""
    of_game = [
        each for each in achievements().values() if each.of is Victory and each.game == won.game
    ]
    return {
        user_id: [each for each in of_game if (user_id, won.guild_id, each.id) not in earned]
        for user_id in won.winners
    }


async def search_results(store: Store, number: int) -> tuple[int, list[Award]]:
    """Search some results after this number; return the last one (0: no more), and what is new.

    All matches of a user are searched at their newest result.
    """
    batch = await store.careers.results_after(number, AT_ONCE)
    if batch is None:
        return 0, []
    found = [*await search_victories(store, batch.won)]
    for user_id in sorted(batch.settled):
        found += await search_matches(store, (user_id,))
    return batch.number, found


async def search_answers(store: Store, number: int) -> int:
    """Search some answers after this id; return the last one, 0 if there are no more."""
    last, users = await store.careers.solvers_after(number, AT_ONCE)
    for user_id in sorted(users):
        await search_deeds(store, (user_id,))
    return last


async def search_all(store: Store, kind: str) -> AsyncIterator[int]:
    """Search all results, or all answers, again; yield the number of the last one of each step.

    The mark of this search is its own, so that a stopped search continues there.
    """
    name = f"all {kind}"
    number = await store.awards.mark(name) or 0
    while True:
        if kind == RESULTS:
            number, _ = await search_results(store, number)
        else:
            number = await search_answers(store, number)
        await store.awards.set_mark(name, number or None)
        if not number:
            return
        yield number
