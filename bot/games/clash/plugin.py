"""What Clash of Decks registers with the bot."""

from __future__ import annotations

from bot.game_api.plugin import BotPlugin
from bot.games.clash.achievements import ACHIEVEMENTS
from bot.games.clash.champions.showing import CHAMPIONS
from bot.games.clash.champions.workshop import ChampionWorkshop
from bot.games.clash.decks.showing import DECKS
from bot.games.clash.formats.champions import ChampionsUI
from bot.games.clash.formats.constructed import ConstructedUI
from bot.games.clash.formats.draft import DraftUI
from bot.games.clash.formats.league import LeagueUI
from bot.games.clash.formats.mutation import MutationUI
from bot.games.clash.game_ui import ClashUI
from bot.games.clash.guide import GUIDE
from bot.games.clash.lookup import ClashCards, ability
from bot.games.clash.match_options import ClashOptions
from bot.games.clash.play import play
from bot.games.clash.preconstructed import deck_name
from bot.games.clash.puzzles import ClashPuzzles
from bot.store.statistics import Counted, Preparation
from engine.clash.formats.constructed import BROUGHT

PLUGIN = BotPlugin(
    uis={
        "clash": ClashUI(),
        "draft": DraftUI(),
        "constructed": ConstructedUI(),
        "champions": ChampionsUI(),
        "mutation": MutationUI(),
        "league": LeagueUI(),
    },
    match_options=ClashOptions(),
    commands=(play, ability, DECKS.group, CHAMPIONS.group),
    grimoires={"clash": ClashPuzzles()},
    cards=ClashCards(),
    guide=GUIDE,
    workshop=ChampionWorkshop(),
    achievements=ACHIEVEMENTS,
    counted=Counted(
        preparations=(
            Preparation("draft", "picked"),
            Preparation("constructed", "banned", 2 * BROUGHT["1.0"], {"ruleset": "1.0"}),
        ),
        decks_at="decks",
        formats=("preconstructed", "constructed"),
    ),
    deck_name=deck_name,
)
