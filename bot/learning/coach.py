"""The coach: comments on practice matches, shown only on the player's panel.

Against the weakest bot, it says what ending the turn would do, and after a turn what would have
been clearly better. After any practice match it says what decided it. All of it is derived from the
match, so a restart loses nothing and an undone move is not commented on.
"""

from __future__ import annotations

from typing import NamedTuple

import structlog
from cachetools import LRUCache

from bot.app import App
from bot.boards.panel import Panels
from bot.errors import Refusal
from bot.features import Worker
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch
from bot.store.result import PREPARED
from engine.core import Outcome, Seat
from engine.record import LIMIT, OFF_THE_BOARD
from opponents.hindsight import BetterPlay, Hindsight, HindsightWorkers
from opponents.thinkers import WEAKEST
from texts import Texts, dashed
from workers import Asker

log = structlog.get_logger()

REMEMBERED = 2000
"""The reviews kept in memory. An older one is computed again when its panel is shown."""


class _Played(NamedTuple):
    """The moves of a match to review: one turn, or all moves if the match is over."""

    match_id: int
    first: int
    moves: tuple[tuple[Seat, str], ...]
    over: bool


class Coach(Worker[int], name="hindsight"):
    """Reviews what players do in practice, one match per job, and comments on it."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.hindsight = HindsightWorkers(client.settings.worker_memory_mib)
        self._found: LRUCache[_Played, Hindsight] = LRUCache(REMEMBERED)

    async def start(self) -> None:
        """Let panels show the coach's comments."""
        self._client.part(Panels).comments.append(self.describe)

    async def close(self) -> None:
        """Stop the jobs and their worker processes."""
        await super().close()
        await self.hindsight.close()

    def match_changed(self, match: LiveMatch) -> None:
        """Review the new turn of a match, if it needs a review."""
        played = _played(match)
        if played is not None and played not in self._found:
            self.work.request(match.id)

    def describe(self, match: LiveMatch, seat: Seat, texts: Texts) -> str:
        """Return the comments above the buttons. Those not computed yet are added later."""
        if match.practice is None:
            return ""
        self.match_changed(match)
        played = _played(match)
        found = self._found.get(played, Hindsight()) if played is not None else Hindsight()
        if match.outcome is not None:
            lines = _debriefing(match, match.outcome, seat, found, texts)
        elif match.practice == WEAKEST:
            lines = [_better(match, seat, found.missed, texts, "coaching-remark")]
            lines.append(_forecast(match, seat, texts))
        else:
            lines = []
        return "\n".join(filter(None, lines))

    async def _work(self, match_id: int) -> None:
        """Let a worker review the match. If that fails, there are no comments."""
        client = self._client
        try:
            match = await client.matches.get(match_id)
        except Refusal:  # it can't be read any more
            return
        played = _played(match)
        if played is None or played in self._found:
            return
        (seat,), game = match.people, match.game
        position = game.dump(match.before(played.first))
        asker = Asker(match.user_in(seat), match.row.guild_id)
        try:
            found = await self.hindsight.look_back(game.id, position, played.moves, seat, asker)
        except Exception:
            log.warning("looked back in vain", match=match_id, exc_info=True)
            found = Hindsight()
        self._found[played] = found
        if found != Hindsight() and (match.outcome is not None or seat in match.to_act):
            client.part(Panels).update_beside(match_id)


def _played(match: LiveMatch) -> _Played | None:
    """Return the moves to review: the latest turn, or all moves of a finished match.

    None if nothing is to be reviewed.
    """
    if match.practice is None:
        return None
    over, moves = match.outcome is not None, range(len(match.moves))
    if not over:
        turn = match.latest_turn(match.people[0]) if match.practice == WEAKEST else None
        if turn is None:
            return None
        moves = turn
    made = tuple([(match.moves[number].seat, match.moves[number].text) for number in moves])
    return _Played(match.id, moves.start, made, over)


def _forecast(match: LiveMatch, seat: Seat, texts: Texts) -> str:
    """Return what ending the turn would do; empty if the player can't act."""
    if seat not in match.to_act or match.clock.paused_at is not None:
        return ""
    coach = GAME_UIS[match.game.id].coach
    text = coach.forecast(match.state, seat, match.names, texts) if coach is not None else ""
    return texts("coaching-forecast", told=text) if text else ""


def _debriefing(
    match: LiveMatch, outcome: Outcome, seat: Seat, found: Hindsight, texts: Texts
) -> list[str]:
    """Return up to three sentences: what decided the match, where it turned, what was missed."""
    if outcome.reason == PREPARED:
        return []
    lines, won = [_decided(match, outcome, seat, texts)], seat in outcome.winners
    if found.turned is not None:
        key = "coaching-turned-won" if won else "coaching-turned-lost"
        lines.append(texts(key, turn=found.turned))
    return [*lines, _better(match, seat, found.missed, texts, "coaching-better")]


def _decided(match: LiveMatch, outcome: Outcome, seat: Seat, texts: Texts) -> str:
    """Return how the match ended for this seat, and by what."""
    made = len(match.moves)
    turn = match.game.turn_number(match.before(made - 1) if made else match.state)
    if outcome.reason in OFF_THE_BOARD:
        is_late = outcome.reason == LIMIT
        return texts("coaching-limit" if is_late else "coaching-gave-up", turn=turn)
    events = [event for turn in match.turns for event in turn.events]
    coach = GAME_UIS[match.game.id].coach
    text = coach.decided(events, seat, turn, texts) if coach is not None else ""
    if text or not outcome.winners:
        return text
    return texts("coaching-won" if seat in outcome.winners else "coaching-lost", turn=turn)


def _better(match: LiveMatch, seat: Seat, missed: BetterPlay | None, texts: Texts, key: str) -> str:
    """Describe better moves, in the order they would be made, and what they would have gained."""
    if missed is None:
        return ""
    ui, game = GAME_UIS[match.game.id], match.game
    gain = texts("coaching-gain-won")
    if missed.what != "won":
        gain = texts(f"gain-{dashed(game.id)}-{missed.what}", count=missed.count)
    state, lines = game.load(missed.position), list[str]()
    for place, move in enumerate(missed.line[: missed.new[-1] + 1]):
        if place in missed.new:
            lines.append(ui.spoken(state, move, match.names, texts))
        state.apply(seat, game.read_move(state, move)[0])
    moves = lines[0]
    if len(lines) > 1:
        moves = texts("coaching-then", first=lines[0], second=lines[1])
    return texts(key, moves=moves, gain=gain, turn=missed.turn_number)
