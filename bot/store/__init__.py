"""What is kept: lobbies, matches and their moves, the grimoire, in SQLite or PostgreSQL."""

from bot.store.collection import CollectionStore, NameTaken, NoRoom
from bot.store.collection_tables import Champion, ChampionDraft, Deck
from bot.store.dailies import Begun, DailyStore, PastDaily, Rank, Statistics
from bot.store.grimoire import AttemptOutcome, GrimoireStore, explanation_in, page_from
from bot.store.grimoire_tables import (
    Attempt,
    Daily,
    DailyState,
    GrimoireServer,
    PageState,
    Solving,
    StoredPage,
    Trouble,
)
from bot.store.guild_settings import (
    Alone,
    Calls,
    Candidates,
    GuildSettings,
    Motion,
    OldBoards,
    Place,
    Rated,
    SeasonLength,
)
from bot.store.lobbies import Change, LobbyStore, ServerStore
from bot.store.lobby_tables import RANDOM, Lobby, LobbySeat, LobbyState, Server
from bot.store.race_tables import Race, RaceState
from bot.store.races import RaceStore, Standing
from bot.store.reader import Reader
from bot.store.result import MatchResult, SeatResult
from bot.store.reviews import Miss, NewMiss, ReviewStore
from bot.store.run_tables import ALONE, Run, RunMode
from bot.store.runs import BestRun, RunStore
from bot.store.shard_ownership import ShardOwnership
from bot.store.stops import PlayedIn, read_stops
from bot.store.store import (
    NO_BOARD,
    FoundMatch,
    Outline,
    PlayedMatch,
    Store,
    VersionConflict,
)
from bot.store.streaks import Streak
from bot.store.tables import (
    MOVES_ON,
    Board,
    Match,
    Move,
    MoveKind,
    OrderKind,
    Seat,
    StandingOrder,
    Succession,
)

__all__ = [
    "ALONE",
    "MOVES_ON",
    "NO_BOARD",
    "RANDOM",
    "Alone",
    "Attempt",
    "AttemptOutcome",
    "Begun",
    "BestRun",
    "Board",
    "Calls",
    "Candidates",
    "Champion",
    "ChampionDraft",
    "Change",
    "CollectionStore",
    "Daily",
    "DailyState",
    "DailyStore",
    "Deck",
    "FoundMatch",
    "GrimoireServer",
    "GrimoireStore",
    "GuildSettings",
    "Lobby",
    "LobbySeat",
    "LobbyState",
    "LobbyStore",
    "Match",
    "MatchResult",
    "Miss",
    "Motion",
    "Move",
    "MoveKind",
    "NameTaken",
    "NewMiss",
    "NoRoom",
    "OldBoards",
    "OrderKind",
    "Outline",
    "PageState",
    "PastDaily",
    "Place",
    "PlayedIn",
    "PlayedMatch",
    "Race",
    "RaceState",
    "RaceStore",
    "Rank",
    "Rated",
    "Reader",
    "ReviewStore",
    "Run",
    "RunMode",
    "RunStore",
    "SeasonLength",
    "Seat",
    "SeatResult",
    "Server",
    "ServerStore",
    "ShardOwnership",
    "Solving",
    "Standing",
    "StandingOrder",
    "Statistics",
    "Store",
    "StoredPage",
    "Streak",
    "Succession",
    "Trouble",
    "VersionConflict",
    "explanation_in",
    "page_from",
    "read_stops",
]
