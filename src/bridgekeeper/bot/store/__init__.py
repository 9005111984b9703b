"""What is kept: lobbies, matches and their moves, the grimoire, in SQLite or PostgreSQL."""

from .collection import CollectionStore, NameTaken, NoRoom
from .collection_tables import Champion, ChampionDraft, Deck
from .dailies import DailyStore, Rank, Statistics, Streak
from .grimoire import AttemptOutcome, GrimoireStore, page_from
from .grimoire_tables import Attempt, Daily, GrimoireServer, Solving, StoredPage
from .lobbies import Change, LobbyStore, ServerStore
from .lobby_tables import Lobby, LobbySeat, Server
from .store import FoundMatch, Store, VersionConflict
from .tables import Match, Move, Seat, Succession

__all__ = [
    "Attempt",
    "AttemptOutcome",
    "Champion",
    "ChampionDraft",
    "Change",
    "CollectionStore",
    "Daily",
    "DailyStore",
    "Deck",
    "FoundMatch",
    "GrimoireServer",
    "GrimoireStore",
    "Lobby",
    "LobbySeat",
    "LobbyStore",
    "Match",
    "Move",
    "NameTaken",
    "NoRoom",
    "Rank",
    "Seat",
    "Server",
    "ServerStore",
    "Solving",
    "Statistics",
    "Store",
    "StoredPage",
    "Streak",
    "Succession",
    "VersionConflict",
    "page_from",
]
