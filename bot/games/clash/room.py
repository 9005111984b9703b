"""What Clash of Decks gives to the bot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clash import bringing, champions, decks
from bot.games.clash.formats.champions import ChampionsTable
from bot.games.clash.formats.constructed import ConstructedTable
from bot.games.clash.formats.draft import DraftTable
from bot.games.clash.formats.league import LeagueTable
from bot.games.clash.formats.mutation import MutationTable
from bot.games.clash.lookup import COMMANDS as LOOKUPS
from bot.games.clash.offer import ClashOffer
from bot.games.clash.pages import ClashPages
from bot.games.clash.play import play
from bot.games.clash.solo import panel as solo_panel
from bot.games.clash.table import ClashTable
from bot.games.room import BotRoom, Command
from engine.clash.cards import CARDS, SETS
from images.clash.card import face
from texts import LANGUAGES, texts_in


def _commands() -> Sequence[Command]:
    return (play, *LOOKUPS, decks.DECKS.group, champions.CHAMPIONS.group)


def _cards() -> str:
    """Can the cards be read?"""
    return f"{len(CARDS)} cards in {len(SETS)} sets"


def _pictures() -> str:
    """Can a card be drawn in every language?"""
    for language in LANGUAGES:
        face(CARDS[0], texts_in(language))
    return "fonts, icons and encoder work"


ROOM = BotRoom(
    tables={
        "clash": ClashTable(),
        "draft": DraftTable(),
        "constructed": ConstructedTable(),
        "champions": ChampionsTable(),
        "mutation": MutationTable(),
        "league": LeagueTable(),
    },
    offer=ClashOffer(),
    commands=_commands,
    grimoires={"clash": ClashPages()},
    checks=(("cards", _cards), ("pictures", _pictures)),
    acts=(bringing.ACTS, *decks.ACTS, *champions.ACTS, solo_panel.ACTS),
)
