"""The interface that games implement for the bot, and the registry of all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot.game_api.game_ui import AnyGameUI
from bot.game_api.guide import Guide
from bot.game_api.offer import Offer, Terms
from bot.game_api.pages import AnyPageUI
from bot.game_api.room import BotRoom
from engine.core import JsonObject
from engine.games import ROOMS, Room
from texts import Texts, dashed

__all__ = [
    "GAME_UIS",
    "game_name",
    "guide_of",
    "offer_of",
    "offers",
    "page_tables",
    "room_of",
    "rooms",
    "terms_in",
]


def rooms() -> Sequence[BotRoom]:
    """Return what each game provides to the bot."""
    return _parts(tuple(ROOMS))


@cache
def _parts(found: tuple[Room, ...]) -> Sequence[BotRoom]:
    return [room.part("bot.games") for room in found]


@cache
def _rooms_by_id(found: tuple[Room, ...]) -> Mapping[str, BotRoom]:
    return {game: room for room in _parts(found) for game in room.uis}


def room_of(game: str) -> BotRoom:
    """Return the plugin of this game, or of the game that has this format. Raises `KeyError`."""
    return _rooms_by_id(tuple(ROOMS))[game]


def guide_of(game: str) -> Guide:
    """Return the guide of this game or format; by default it only has the game's commands.

    Raises `KeyError`.
    """
    room = room_of(game)
    return room.guide or Guide(room.offer.game)


class GameUIs(Mapping[str, AnyGameUI]):
    """The user interfaces of all games and formats, by their ids."""

    def __getitem__(self, game: str) -> AnyGameUI:
        return _rooms_by_id(tuple(ROOMS))[game].uis[game]

    def __iter__(self) -> Iterator[str]:
        for room in rooms():
            yield from room.uis

    def __len__(self) -> int:
        return sum(len(room.uis) for room in rooms())


GAME_UIS = GameUIs()


def offers() -> list[Offer]:
    """Return the offers of all games, the default game first."""
    return [room.offer for room in rooms()]


def offer_of(game: str) -> Offer:
    """Return the offer of this game. Raises `KeyError`."""
    return _offers_by_game(tuple(ROOMS))[game]


@cache
def _offers_by_game(found: tuple[Room, ...]) -> Mapping[str, Offer]:
    return {room.offer.game: room.offer for room in _parts(found)}


def game_name(game: str, texts: Texts) -> str:
    """Return the name of the game with this offer."""
    return texts(f"game-{dashed(game)}")


def terms_in(document: JsonObject | None) -> Terms:
    """Read the terms from a stored document, which names its game; the default terms for None.

    Raises `KeyError` for an unknown game.
    """
    if document is None:
        return offers()[0].kind()
    terms = dict(document)
    return offer_of(terms.pop("game")).kind.read(terms)


def page_tables() -> dict[str, AnyPageUI]:
    """Return how puzzles are shown, by the id of each game that has puzzles."""
    return {game: table for room in rooms() for game, table in room.grimoires.items()}
