"""The games there are: the one list that a new game joins (docs/adding-a-game.md)."""

from __future__ import annotations

from engine.clash.formats.champions_game import ChampionsGame
from engine.clash.formats.constructed_game import ConstructedGame
from engine.clash.formats.draft_game import DraftGame
from engine.clash.formats.league_game import LeagueGame
from engine.clash.formats.mutation_game import MutationGame
from engine.clash.game import ClashOfDecks
from engine.core import Game
from engine.documents import DocumentError, versioned

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
