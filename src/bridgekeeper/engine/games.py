"""The games there are: the one list that a new game joins (docs/adding-a-game.md)."""

from __future__ import annotations

from .clash.formats.champions_game import ChampionsGame
from .clash.formats.constructed_game import ConstructedGame
from .clash.formats.draft_game import DraftGame
from .clash.formats.league_game import LeagueGame
from .clash.formats.mutation_game import MutationGame
from .clash.game import ClashOfDecks
from .core import Game
from .documents import DocumentError, versioned

GAMES: dict[str, Game] = {
    each.id: each
    for each in (
        ClashOfDecks(),
        DraftGame(),
        ConstructedGame(),
        ChampionsGame(),
        MutationGame(),
        LeagueGame(),
    )
}


def game_of(document: object, kind: str) -> Game:
    """The game that a document (a position, a match record) is of. Raises `DocumentError`."""
    name = versioned(document, kind).get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise DocumentError("game", f"known games: {', '.join(GAMES)}")
    return GAMES[name]
