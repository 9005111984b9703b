"""Award achievements in the background: after each match, and after answers to puzzles.

They are derived from records, and a stored mark says up to which of them all is done. So nothing is
lost if the process is killed.
"""

from __future__ import annotations

from cachetools import LRUCache

from bot.achievements.known import achievements
from bot.achievements.searching import ANSWERS, RESULTS, search_answers, search_results
from bot.app import App
from bot.boards.panel import Panels
from bot.features import Worker
from bot.matches import LiveMatch
from bot.store import MatchResult, Outline
from engine.core import Seat
from texts import Texts

REMEMBERED = 2000
"""The matches of which it is kept in memory what was earned by them."""


class Awards(Worker[str], name="achievements", about="records", at_once=1):
    """Searches new records for achievements; panels tell their owners about those of a match."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._new: LRUCache[tuple[int, int], list[str]] = LRUCache(REMEMBERED)
        """The achievements by match and user."""

    async def start(self) -> None:
        """Begin after the newest records of a database that has no marks yet."""
        careers, awards = self._store.careers, self._store.awards
        if await awards.mark(RESULTS) is None:
            await awards.set_mark(RESULTS, await careers.newest_result())
        if await awards.mark(ANSWERS) is None:
            await awards.set_mark(ANSWERS, await careers.newest_answer())
        self._client.part(Panels).comments.append(self.describe)

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Search the new result."""
        self.work.request(RESULTS)

    async def catch_up(self) -> None:
        """Search the results and answers that are left over."""
        self.work.catch_up((RESULTS, ANSWERS))

    def describe(self, match: LiveMatch, seat: Seat, texts: Texts) -> str:
        """Return what the player of this seat has earned by a match that is over."""
        user_id = match.user_in(seat)
        earned = self._new.get((match.id, user_id), ()) if user_id is not None else ()
        if match.outcome is None or not earned:
            return ""
        known = achievements()
        names = [f"{known[each].sign} **{texts(f'achievement-{each}')}**" for each in earned]
        return texts("achievements-new", names=", ".join(names))

    async def _work(self, kind: str) -> None:
        awards = self._store.awards
        number = await awards.mark(kind) or 0
        while number := await self._search(kind, number):
            await awards.set_mark(kind, number)

    async def _search(self, kind: str, number: int) -> int:
        """Search the next records; return the number of the last one, 0 if there are no more."""
        if kind == ANSWERS:
            return await search_answers(self._store, number)
        last, found = await search_results(self._store, number)
        for award in found:
            if award.match_id is not None:
                earned = self._new.setdefault((award.match_id, award.user_id), [])
                earned.append(award.achievement)
                self._client.part(Panels).update_beside(award.match_id)
        return last
