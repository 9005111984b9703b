"""Matches of Battle of the Castles in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import Moment, explained, make_drawing, make_film
from bot.game_api.table import MoveChoice, Question, SeatNames
from bot.game_api.turns import TurnTable
from bot.game_api.words import bold
from bot.games.castles import coaching, confirmations, questions, speech
from bot.games.castles.refusals import refusal_text
from engine.castles import events as e
from engine.castles.actions import END
from engine.castles.match import Match
from engine.castles.view import CastlesView
from engine.core import EventBase, IllegalAction, JsonObject, Seat
from engine.steps import steps
from images.castles.alt import board_alt, hand_alt
from images.castles.board import board
from images.castles.film import match_film, turn_film, turn_words
from images.castles.hand import hand, shown_in_hand
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


class CastlesTable(TurnTable):
    """Shows matches of Battle of the Castles."""

    films = True
    explains = True
    telling = CastlesTelling
    turn_began = e.TurnBegan
    ended = e.Ended

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the goal, with teams the sides, and the races."""
        lines, people = [texts("castles-introduction")], bold(names)
        if setup["mode"] != "duel":
            sides = [side_names(people, side, texts) for side in (0, 1)]
            lines.append(texts("castles-sides", one=sides[0], two=sides[1]))
        races = setup.get("races") or {}
        told = [
            texts("castles-race-of", player=people[seat], race=race_name(race, texts))
            for seat, race in races.items()
        ]
        return [*lines, " · ".join(told) if told else texts("castles-races-drawn")]

    def board(
        self, view: CastlesView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        return make_drawing("castles board", board, board_alt, view, names, texts)

    def hand(self, view: CastlesView, names: SeatNames, texts: Texts) -> Drawing:
        """Draw the player's hand and their face-down cards."""
        shown = shown_in_hand(view, names)
        return make_drawing("castles hand", hand, hand_alt, view, names, texts, shown)

    def status(self, view: CastlesView, due: str, texts: Texts) -> str:
        """Return whose turn it is, and the dice left."""
        return texts("castles-status", player=due, dice=dice_text(view.dice, texts))

    def prompt(self, view: CastlesView, texts: Texts) -> str:
        """Return the dice left and their use; without dice only the race's power is left."""
        if not view.dice:
            return texts("castles-prompt-free")
        return texts("castles-prompt", dice=dice_text(view.dice, texts))

    def question(
        self, state: Match, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Ask for a creature, a card or a building; then for cell and target."""
        return questions.asked_of(state, seat, chosen, names, texts)

    def steps(self, state: Match, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the end of the turn."""
        if seat not in state.to_act():
            return ()
        return [MoveChoice(str(END), texts("castles-button-end"), ends=True)]

    def film(
        self,
        state: Match,
        moves: Sequence[str],
        names: SeatNames,
        texts: Texts,
        viewer: Seat | None = None,
        *,
        whole: bool = False,
    ) -> Drawing | None:
        """Animate movements, attacks, cards and buildings; None if there are none."""
        told = (event for step in steps(state, moves) for event in step.events)
        if all(isinstance(event, _OF_TURNS) for event in told):
            return None
        kind, draw = ("match", match_film) if whole else ("turn", turn_film)
        facts = Moment("castles", state), moves, names, texts, viewer or "A"
        return make_film(f"castles {kind}", draw, turn_words, steps, *facts)

    def signs(self, view: CastlesView, texts: Texts) -> Drawing | None:
        """Explain the icons of the board, the castles, their buildings and the viewer's hand."""
        signs = (*signs_in_sight(view), *marks_in_sight(view), *buildings_in_sight(view))
        return explained("castles signs", legend_picture, legend_alt, signs, texts)

    def in_sight(self, view: CastlesView) -> Sequence[str]:
        """Return the ids of the cards in the viewer's hand, then of those on the board."""
        hand = (view.castle(view.viewer).hand or ()) if view.viewer is not None else ()
        return [card.id for card in (*hand, *(creature.card for creature in view.creatures))]

    def gain(self, what: str, count: int, texts: Texts) -> str:
        return texts(f"castles-gain-{what}", count=count)

    def decided(self, events: Sequence[EventBase], seat: Seat, turn: int, texts: Texts) -> str:
        return coaching.decided(events, seat, turn, texts)

    def unspent(self, state: Match, seat: Seat, move: str, texts: Texts) -> str:
        """Name the dice that a player would lose who has done nothing yet."""
        return confirmations.unspent(state, seat, move, texts)

    def doubt(self, state: Match, seat: Seat, move: str, names: SeatNames, texts: Texts) -> str:
        """Ask about dice that could still attack, summon or build.

        Also about an ability or a magic that would have no effect.
        """
        return confirmations.ask_confirmation(state, seat, move, texts)

    def spoken(self, state: Match, move: str, names: SeatNames, texts: Texts) -> str:
        return speech.spoken(state, move, names, texts)

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Explain why the rules refuse a move."""
        return refusal_text(refusal, texts)
