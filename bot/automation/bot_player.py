"""The bot as a player.

It takes the turns of the seats that it plays, because a user practises or has left. Its work is
derived from the matches, so nothing is lost if the bot stops while it thinks: after the next start
it thinks again. Its moves are submitted like those of users; if another process of the bot was
faster, those moves count.
"""

from __future__ import annotations

import structlog

from bot.app import App
from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.features import Worker
from bot.matches import LiveMatch, LosesTheMatch, MoveRefused, UnreadableMatch
from engine import chance
from engine.core import Seat
from opponents.thinkers import Thinkers, last_resort

log = structlog.get_logger()

MOST_MOVES = 60
"""Number of moves in a turn after which it ends, whatever else could be done."""


class BotPlayer(Worker[int], name="own turn"):
    """Thinks and moves while it is the bot's turn, in one task per match."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.thinkers = Thinkers(memory_mib=client.settings.worker_memory_mib)
        self._waiting: dict[int, int] = {}

    async def close(self) -> None:
        """Stop at once, including the processes that think."""
        await super().close()
        await self.thinkers.close()

    def match_changed(self, match: LiveMatch) -> None:
        """Take the bot's turn if it's to move."""
        if _own_seat(match) is not None:
            self.work.request(match.id)

    def match_begun(self, match_id: int) -> None:
        """Take the first turn if it's the bot's."""
        self.work.request(match_id)

    async def catch_up(self) -> None:
        """Take turns that are left over: the bot was stopped before, or a search failed.

        A match that waits for its user is checked again when it has advanced.
        """
        running = dict(await self._store.running_practice())
        waiting, unreadable = self._waiting.items(), self._client.matches.unreadable
        self._waiting = {match: at for match, at in waiting if running.get(match) == at}
        idle = {*self._waiting, *unreadable}
        self.work.catch_up(match for match in running if match not in idle)

    async def _work(self, match_id: int) -> None:
        try:
            match = await self._take_turn(match_id)
            self._waiting[match_id] = match.version
        except UnreadableMatch:
            pass  # the match waits as it is
        except Refusal as refusal:  # resigned, or another process was faster
            log.info("own turn left", match=match_id, why=refusal.key)
            self._client.part(Publisher).request(match_id)

    async def _take_turn(self, match_id: int) -> LiveMatch:
        """Think and move until another player has to act, then return the match."""
        client = self._client
        match, plan, made = await client.matches.get(match_id), list[str](), 0
        planner: Seat | None = None
        while (seat := _own_seat(match)) is not None:
            if seat != planner:
                planner, plan = seat, []
            thought, usual = not plan, last_resort(match.game.id, match.state, seat)
            if thought:
                plan = await self._plan(match, seat, usual) if made < MOST_MOVES else [usual]
            move = plan.pop(0)
            try:
                match = await self._make(match, seat, move, usual, sure=made > 2 * MOST_MOVES)
            except MoveRefused:
                if move == usual:
                    raise
                plan = [usual] if thought else []  # a determinization was wrong: think again
                continue
            made += 1
            if match.moves[-1].text != move:
                plan = []
        return match

    async def _plan(self, match: LiveMatch, seat: Seat, usual: str) -> list[str]:
        """Return the moves for this turn, or a response in another's, by what this seat may know.

        It is the default move if the search fails.
        """
        seed = chance.stream(match.row.seed, f"practice {seat}")
        strength = match.strengths[seat]
        try:
            moves = await self.thinkers.think(match.game.id, strength, match.state, seat, seed)
            return moves or [usual]
        except Exception:
            log.warning("thought in vain", match=match.id, exc_info=True)
            return [usual]

    async def _make(
        self, match: LiveMatch, seat: Seat, move: str, usual: str, *, sure: bool
    ) -> LiveMatch:
        """Make this move; if it would lose the match at once, any other that does not."""
        matches, version = self._client.matches, match.version
        others = [] if sure else [usual, *map(str, match.state.legal_actions(seat))]
        for text in dict.fromkeys([move, *others]):
            try:
                return await matches.make(match.id, seat, text, version=version)
            except LosesTheMatch:
                continue
        return await matches.make(match.id, seat, move, version=version, sure=True)


def _own_seat(match: LiveMatch) -> Seat | None:
    """Return the seat that has to act and that the bot plays, or None."""
    return next((seat for seat in match.to_act if seat in match.strengths), None)
