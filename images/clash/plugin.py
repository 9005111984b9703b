"""The pictures of Clash of Decks with a name (`bridgekeeper render`)."""

from __future__ import annotations

from typing import Any

from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.formats.champions import ChampionsView
from engine.clash.formats.constructed import ConstructedView
from engine.clash.formats.draft import DraftView
from engine.clash.formats.league import LeagueView
from engine.clash.formats.mutation import MutationView
from engine.clash.view import BattleView
from engine.core import SEATS
from engine.documents import DocumentError
from images.clash.animation import solution_animation
from images.clash.board import board
from images.clash.card import face
from images.clash.champions import champions
from images.clash.constructed import constructed
from images.clash.deck import MOST_CARDS, deck
from images.clash.draft import draft
from images.clash.emblems import scene
from images.clash.hand import hand
from images.clash.laboratory import laboratory
from images.clash.league import league
from images.clash.pack import draft_progress, pack
from images.clash.puzzle import PARTS, draw_puzzle
from images.picture import Picture
from images.plugins import (
    SEAT_NAMES,
    WHOSE_HAND,
    ImagesPlugin,
    Kind,
    Option,
    PictureRequest,
    kind_of_cards,
)


def _board(asked: PictureRequest) -> Picture:
    return board(_match(asked.state), (), SEAT_NAMES, asked.texts)


def _hand(asked: PictureRequest) -> Picture:
    seat = asked.options["seat"]
    _refuse_absent(seat, _match(asked.state))
    view: BattleView = asked.state.view(seat)
    if view.player(seat).ai is not None:
        raise DocumentError("seat", f"{seat} is an AI, which has no hand")
    return hand(view, SEAT_NAMES, asked.texts)


def _draft(asked: PictureRequest) -> Picture:
    view = asked.state.view(None)
    if not isinstance(view, DraftView):
        raise DocumentError("game", "this must be a draft")
    return draft(view, SEAT_NAMES, asked.texts)


def _format(asked: PictureRequest) -> Picture:
    seat, state, texts = asked.options["seat"], asked.state, asked.texts
    seen = state.view(None)
    if isinstance(seen, MutationView):
        return (pack if seat else draft_progress)(state.view(seat), SEAT_NAMES, texts)
    if isinstance(seen, LeagueView):
        view = state.view(seat)
        return (
            laboratory(view, seat, SEAT_NAMES, texts) if seat else league(view, SEAT_NAMES, texts)
        )
    if not isinstance(seen, ConstructedView | ChampionsView):
        raise DocumentError("game", "this must be a mutation draft, a league, decks or champions")
    _refuse_absent(seat, seen)
    if isinstance(seen, ConstructedView):
        return constructed(state.view(seat), SEAT_NAMES, texts)
    return champions(state.view(seat), SEAT_NAMES, texts)


def _deck(asked: PictureRequest) -> Picture:
    if len(asked.ids) > MOST_CARDS:
        raise DocumentError("deck", f"more than {MOST_CARDS} cards")
    return deck([_card(card_id) for card_id in asked.ids], asked.options["title"], asked.texts)


def _puzzle(asked: PictureRequest) -> Picture:
    duel, options = asked.state, asked.options
    if not options["goal"]:
        raise DocumentError("goal", "say what is to be done, or give a page")
    solver = _duel(duel).active
    played = asked.played(duel)
    events: Any = played[-1] if played else ()
    goal, title, part = options["goal"], options["title"], options["part"]
    shown: Any = {"solver": solver, "events": events, "part": part, "costs": asked.waits}
    return draw_puzzle(duel, goal, asked.texts, title, **shown)


def _animation(asked: PictureRequest) -> Picture:
    _duel(asked.state)
    return solution_animation(asked.steps(asked.state), asked.texts)


def _card(card_id: str) -> Card:
    try:
        return card_with_id(card_id)
    except KeyError:
        raise DocumentError("card", f"there is no card {card_id!r}") from None


def _match(state: Any) -> BattleView:
    view = state.view(None)
    if not isinstance(view, BattleView):
        raise DocumentError("game", "this must be a match")
    return view


def _duel(state: Any) -> BattleView:
    view = state.view(None)
    if not isinstance(view, BattleView) or view.mode not in ("duel", "two_against_two"):
        raise DocumentError("game", "only a duel, or two against two, can be drawn")
    return view


def _refuse_absent(seat: str | None, view: BattleView | ConstructedView | ChampionsView) -> None:
    if seat is not None and seat not in [player.seat for player in view.players]:
        raise DocumentError("seat", f"nobody has the seat {seat}")


PLUGIN = ImagesPlugin(
    kinds={
        "board": Kind(
            "The board of a position of any mode, as a spectator sees it.", "position", _board
        ),
        "hand": Kind("The hand of a seat, as its owner sees it.", "position", _hand, (WHOSE_HAND,)),
        "draft": Kind(
            "The table of a draft: the open cards and the decks so far.", "draft", _draft
        ),
        "format": Kind(
            "Constructed decks, champions, a mutation draft or a league, as a spectator sees it; of"
            " a seat what it sees, in a mutation draft its pack, in a league its laboratory.",
            "position",
            _format,
            (Option("seat", "What this seat sees, or has.", choices=SEATS),),
        ),
        "deck": Kind(
            "A deck of up to 24 cards by their ids.",
            "cards",
            _deck,
            (Option("title", "What the deck is called.", required=True),),
        ),
        "puzzle": Kind(
            "A page of the grimoire: a position with both hands, for the active seat to solve.",
            "position",
            _puzzle,
            (
                Option("title", "The title; a page has one.", default=""),
                Option("goal", "What is to be done, in words; a page says it.", default=""),
                Option("line", "Show the position after these moves.", default="", metavar="MOVES"),
                Option(
                    "part",
                    "The whole puzzle, or one of the two pictures that the bot shows.",
                    default="whole",
                    choices=("whole", *PARTS),
                ),
            ),
        ),
        "film": Kind(
            "A line of moves as an animated picture, always WebP.",
            "position",
            _animation,
            (Option("line", 'Like "ogre:u end".', required=True, metavar="MOVES"),),
            animation=True,
        ),
        "card": kind_of_cards(
            "A card by its id, such as ogre.",
            lambda card_id, texts: face(card_with_id(card_id), texts),
        ),
    },
    scene=lambda card_id, side: scene(card_with_id(card_id), (side, side)),
    sign="ogre",
)
