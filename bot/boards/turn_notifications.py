"""Direct messages to players about their turns and the ends of matches."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from bot.app import App
from bot.boards.mentions import find_waiting
from bot.errors import Refusal
from bot.features import Part
from bot.game_api import game_name, read_match_settings
from bot.matches import LiveMatch, UnreadableMatch
from bot.notifications.sender import Described, Notifications
from bot.store.notifications import TURN, Notification, Way
from bot.ui.escaping import escape_markdown
from bot.ui.places import link_to
from engine.core import Seat
from texts import Texts


class TurnNotifications(Part):
    """Notifies players of their turns, and of the end, by direct messages."""

    async def start(self) -> None:
        """Let these notifications be described."""
        self._client.part(Notifications).describe(TURN, self._describe)

    async def add(self, match: LiveMatch, seats: Mapping[Seat, int]) -> None:
        """Store that the players in these seats must be notified, up to these versions."""
        for seat, version in seats.items():
            ways = {match.user_in(seat) or 0: Way.DIRECT}
            await self._client.part(Notifications).add(TURN, match.row, ways, version)

    async def _describe(self, notification: Notification, texts: Texts) -> Described | None:
        match = await find_match(self._client, notification.about)
        if match is None:
            return None
        waiting, user_id = find_waiting(match), notification.user_id
        own = [seat for seat in match.people if match.user_in(seat) == user_id]
        if notification.version not in [waiting.get(seat) for seat in own]:
            return None
        key = "notify-turn" if match.outcome is None else "notify-over"
        return Described(texts(key, **match_facts(match, own[0], texts)), match.row.channel_id)


async def find_match(client: App, match_id: int) -> LiveMatch | None:
    """Load a match as it is now; None if it is gone or can't be read."""
    with suppress(Refusal, UnreadableMatch):
        return await client.matches.load_shown(match_id)
    return None


def match_facts(match: LiveMatch, seat: Seat, texts: Texts) -> dict[str, str]:
    """Return the facts of a text about a match for the player in a seat: game, others, link."""
    names = [escape_markdown(name) for other, name in match.names.items() if other != seat]
    return {
        "game": game_name(read_match_settings(match.row.settings).game, texts),
        "players": ", ".join(names),
        "link": link_to(match.row, match.row.board.message_id),
    }
