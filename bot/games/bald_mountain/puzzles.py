"""Puzzles of Battle on the Bald Mountain in Discord."""

from __future__ import annotations

from bot.game_api.turn_puzzles import CHOICES, TurnPuzzles
from bot.games.bald_mountain.game_ui import MountainUI
from bot.games.bald_mountain.lookup import MountainCards
from bot.games.bald_mountain.names import named
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.puzzles import MountainGrimoire
from texts import Texts


class MountainPuzzles(TurnPuzzles):
    """Shows puzzles of Battle on the Bald Mountain."""

    game = "bald_mountain"
    ui = MountainUI()
    book = MountainCards()
    grimoire = MountainGrimoire()
    goals = CHOICES[:1]
    example = "+catch catch! end"

    def prompt(self, state: Battle, texts: Texts) -> str:
        """Return what to choose, and which cards lie under others: the picture only counts them."""
        lines = [super().prompt(state, texts)]
        for top, *below in filter(None, state.altars):
            ways = [("own" if laid.side == state.us else "theirs", laid.card) for laid in below]
            cards = [
                texts("bald-mountain-puzzle-below", card=named(card.id, texts), facing=facing)
                for facing, card in ways
            ]
            if cards:
                under = named(top.card.id, texts)
                lines.append(
                    texts("bald-mountain-puzzle-under", card=under, cards=", ".join(cards))
                )
        return "\n".join(lines)
