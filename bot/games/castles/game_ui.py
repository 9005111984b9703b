"""Matches of Battle of the Castles in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import explained, make_drawing
from bot.game_api.extras import Animation, Coach, Confirmations, Icons
from bot.game_api.questions import MoveChoice, SeatNames
from bot.game_api.turns import TurnUI
from bot.game_api.words import bold
from bot.games.castles import coaching, confirmations, questions, speech
from bot.games.castles.guessing import GUESSES
from bot.games.castles.refusals import refusal_text
from engine.castles import events as e
from engine.castles.actions import END
from engine.castles.match import Match
from engine.castles.view import CastlesStep, CastlesView
from engine.core import IllegalAction, JsonObject, Seat
from engine.steps import steps
from images.castles.alt import board_alt, hand_alt
from images.castles.animation import CAMERA
from images.castles.board import board
from images.castles.hand import hand, hand_card
from images.castles.legend import (
    buildings_in_sight,
    legend_alt,
    legend_picture,
    marks_in_sight,
    signs_in_sight,
)
from images.picture import Drawing
from texts import Texts
from texts.castles.names import dice_text, race_name
from texts.castles.telling import CastlesTelling
from texts.telling import side_names

_OF_TURNS = e.TurnBegan | e.Drew | e.Rolled
"""Events of a turn in which nothing is done."""


def _is_worth_showing(step: CastlesStep) -> bool:
    """Return whether something moves, attacks, is played or built."""
    return not all(isinstance(event, _OF_TURNS) for event in step.events)


def _explain(view: CastlesView, texts: Texts) -> Drawing | None:
    """Explain the icons of the board, the castles, their buildings and the viewer's hand."""
    signs = (*signs_in_sight(view), *marks_in_sight(view), *buildings_in_sight(view))
    return explained("castles signs", legend_picture, legend_alt, signs, texts)


def _cards(view: CastlesView) -> Sequence[str]:
    """Return the cards in the viewer's hand, then those on the board."""
    hand = (view.castle(view.viewer).hand or ()) if view.viewer is not None else ()
    return [card.id for card in (*hand, *(creature.card for creature in view.creatures))]


class CastlesUI(TurnUI[Match, CastlesView, e.Event]):
    """Shows matches of Battle of the Castles."""

    telling = CastlesTelling
    turn_began = e.TurnBegan
    ended = e.Ended
    question = staticmethod(questions.asked_of)
    spoken = staticmethod(speech.spoken)
    animation = Animation("castles", steps, CAMERA, _is_worth_showing)
    icons = Icons(_explain, _cards)
    confirmations = Confirmations(confirmations.ask_confirmation, confirmations.unspent)
    guesses = GUESSES
    coach = Coach(decided=coaching.decided)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the goal, with teams the sides, and the races."""
        lines, people = [texts("castles-introduction")], bold(names)
        if setup["mode"] != "duel":
            sides = [side_names(people, side, texts) for side in (0, 1)]
            lines.append(texts("castles-sides", one=sides[0], two=sides[1]))
        races = setup.get("races") or {}
        words = [
            texts("castles-race-of", player=people[seat], race=race_name(race, texts))
            for seat, race in races.items()
        ]
        return [*lines, " · ".join(words) if words else texts("castles-races-drawn")]

    def board(
        self, view: CastlesView, events: Sequence[e.Event], names: SeatNames, texts: Texts
    ) -> Drawing:
        return make_drawing("castles board", board, board_alt, view, names, texts)

    def hand(self, view: CastlesView, names: SeatNames, texts: Texts) -> Drawing:
        """Draw the player's hand and their face-down cards."""
        shown = hand_card(view, names)
        return make_drawing("castles hand", hand, hand_alt, view, names, texts, shown)

    def status(self, view: CastlesView, to_act: str, texts: Texts) -> str:
        """Return whose turn it is, and the dice left."""
        return texts("castles-status", player=to_act, dice=dice_text(view.dice, texts))

    def prompt(self, view: CastlesView, texts: Texts) -> str:
        """Return the dice left and their use; without dice only the race's power is left."""
        if not view.dice:
            return texts("castles-prompt-free")
        return texts("castles-prompt", dice=dice_text(view.dice, texts))

    def steps(self, state: Match, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the end of the turn."""
        if seat not in state.to_act():
            return ()
        return [MoveChoice(str(END), texts("castles-button-end"), ends=True)]

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Explain why the rules refuse a move."""
        return refusal_text(refusal, texts)
