"""What is kept: lobbies, matches and their moves, the grimoire, in SQLite or PostgreSQL."""

from bot.store.collection import CollectionStore, NameTaken, NoRoom
from bot.store.collection_tables import Champion, ChampionDraft, Deck
from bot.store.dailies import DailyStore, Rank, Statistics, Streak
from bot.store.grimoire import AttemptOutcome, GrimoireStore, page_from
from bot.store.grimoire_tables import Attempt, Daily, GrimoireServer, Solving, StoredPage
from bot.store.lobbies import Change, LobbyStore, ServerStore
from bot.store.lobby_tables import Lobby, LobbySeat, Server
from bot.store.store import FoundMatch, Store, VersionConflict
from bot.store.tables import Match, Move, Seat, Succession

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
