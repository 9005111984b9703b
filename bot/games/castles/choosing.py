"""The choice of races in Discord: open, one castle after the other."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import as_it_stood, make_drawing
from bot.game_api.extras import OpenMoves
from bot.game_api.game_ui import GameUI
from bot.game_api.questions import NOTHING, Choice, MoveChoice, Question, SeatNames
from bot.games.castles.refusals import refusal_text
from engine.castles.cards import RACE, RACES
from engine.castles.choosing import ChoiceView, Choose, RaceChoice, RacesGame
from engine.core import EventBase, IllegalAction, JsonObject, Seat
from images.castles.choice import choice, choice_alt
from images.picture import Drawing
from texts import Texts
from texts.castles.names import race_name
from texts.castles.telling import CastlesTelling


def _races(_state: RaceChoice, texts: Texts) -> Sequence[MoveChoice]:
    return [MoveChoice(str(Choose(race)), race_name(race, texts)) for race in RACES]


class ChoiceUI(GameUI[RaceChoice, ChoiceView, EventBase]):
    """Shows the choice of races, with buttons on the board itself: nothing is hidden."""

    telling = CastlesTelling
    open_moves = OpenMoves(_races)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return what a race means to a player."""
        return [texts("castles-choice-introduction")]

    def board(
        self, view: ChoiceView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw all castles with the chosen races, and the strengths of every race."""
        return make_drawing("castles races", choice, choice_alt, as_it_stood(view), names, texts)

    def status(self, view: ChoiceView, to_act: str, texts: Texts) -> str:
        """Return who chooses."""
        return texts("castles-status-choice", player=to_act)

    def prompt(self, view: ChoiceView, texts: Texts) -> str:
        """Ask the player who chooses for a race."""
        return texts("castles-prompt-choice")

    def question(
        self,
        state: RaceChoice,
        seat: Seat,
        chosen: Sequence[str],
        names: SeatNames,
        texts: Texts,
    ) -> Question:
        """Ask for a race, each with its power."""
        if chosen or seat not in state.to_act():
            return NOTHING
        choices = []
        for race in RACES:
            power = texts(f"castles-power-{RACE[race].power}")
            label = texts("castles-choice-race", race=race_name(race, texts), power=power)
            choices.append(Choice(race, label, str(Choose(race))))
        return Question("", tuple(choices))

    def spoken(self, state: RaceChoice, move: str, names: SeatNames, texts: Texts) -> str:
        """Name the race."""
        return race_name(RacesGame().read_move(state, move)[0].race, texts)

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Explain why the rules refuse a choice."""
        return refusal_text(refusal, texts)
