"""Search the records in the database for achievements, and add those that are new."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import (
    AsyncIterator,
    Collection,
    Iterable,
    Iterator,
    Sequence,
)

from bot.achievements.known import achievements
from bot.game_api.achievements import AnyAchievement, Record, Search, Victory
from bot.matches import LiveMatch
from bot.store import Store
from bot.store.achievements import EVERYWHERE, Award
from bot.store.careers import Answer, Deed, Placing, Played, Won
from engine.core import SEATS, Event

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


async def search_victories(store: Store, won: Iterable[Won]) -> Sequence[Award]:
    """Add what users have earned by how they won these matches; return what is new.

    A match is loaded only if one of its winners can still earn something by it.
    """
    won, found = [*won], list[Award]()
    earned = await store.awards.earned({user for each in won for user in each.winners})
    of_game = defaultdict[str, list[AnyAchievement]](list)
    for achievement in achievements().values():
        if achievement.of is Victory:
            of_game[achievement.game].append(achievement)
    for each in won:
        left = {
            user_id: [
                at for at in of_game[each.game] if (user_id, each.guild_id, at.id) not in earned
            ]
            for user_id in each.winners
        }
        match = await _load(store, each.match_id) if any(left.values()) else None
        if match is None or match.outcome is None or match.is_off_the_board:
            continue
        events: list[Event] = [event for turn in match.turns for event in turn.events]
        for user_id, wanted in left.items():
            seat = next(seat for seat in SEATS if seat == each.winners[user_id])
            for at in Search(wanted).see(Victory(match.state, events, seat), each.game):
                earned.add((user_id, each.guild_id, at.id))
                own = {"user_id": user_id, "guild_id": each.guild_id, "achievement": at.id}
                found.append(Award(**own, earned_at=each.at, match_id=each.match_id))
    return await store.awards.add(found) if found else ()


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

    The mark of this search is its own, so that a stopped one continues where it was.
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


async def _load(store: Store, match_id: int) -> LiveMatch | None:
    """Load a match and play its moves in a thread; None if it can't be read any more."""
    row = await store.match(match_id)
    try:
        return await asyncio.to_thread(LiveMatch.of, row) if row is not None else None
    except Exception:  # damaged, or by rules that this program doesn't know
        return None
