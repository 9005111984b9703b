"""The turns of a finished match that can be discussed and played on from, and their buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.app import Interaction
from bot.boards.steps import find_turns
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.game_api import GAME_UIS, read_match_settings
from bot.matches import LiveMatch
from bot.owed_posts import is_known_to_all
from bot.ui.router import Button
from engine.core import Event, Seat
from engine.games import game_ai_of
from images.picture import Drawing
from texts import Texts


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The beginning of a turn: its number, its step of the match, and the only seat to move."""

    match: LiveMatch
    number: int
    step: int
    seat: Seat

    def as_seen(self, seed: int = 0) -> Any:
        """Return the position as the seat to move could see it.

        All else, and future chance, is filled in by the seed alone (`GameAI.determinize`): matches
        that this seat can't tell apart give the same position.
        """
        game_ai = game_ai_of(self.match.game.id)
        assert game_ai is not None, "only such turns are found"
        return game_ai.determinize(self.match.before(self.step), self.seat, seed)

    @property
    def events(self) -> Sequence[Event]:
        """What happened last before the turn."""
        return self.match.moves[self.step - 1].events if self.step else self.match.opening

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves that the seat made in the turn, each with its step."""
        turn = self.match.moves[self.step :]
        end = next((at for at, move in enumerate(turn) if move.ended), len(turn) - 1)
        own = enumerate(turn[: end + 1], self.step)
        return [(step, move.text) for step, move in own if move.seat == self.seat]

    @property
    def can_be_discussed(self) -> bool:
        """Whether others may see it: a private match is its player's alone."""
        return not self.match.row.private

    @property
    def can_be_played_on(self) -> bool:
        """Whether users or the bot can take all seats in a match of these settings.

        That isn't so in the duels of a league, and in games with or against AIs.
        """
        settings = read_match_settings(self.match.row.settings)
        seats = {*self.match.names}
        return {*settings.people} == {*settings.seats} == seats and len(seats) > 1

    def pictures(self, texts: Texts) -> Sequence[Drawing]:
        """Return the pictures of the turn's beginning, with the cards of the seat to move."""
        ui, names = GAME_UIS[self.match.game.id], self.match.names
        return ui.panel(self.as_seen().view(self.seat), self.events, names, texts)


def find_turn_start(match: LiveMatch, number: int) -> TurnStart | None:
    """Return the beginning of the turn with this number (`Game.turn_number`).

    None if the match isn't over for good, nothing can judge it, or others had to act there too.
    """
    if not match.is_final or match.row.result is None or game_ai_of(match.game.id) is None:
        return None
    turn = next((each for each in find_turns(match) if each.number == number), None)
    if turn is None or turn.seat is None:
        return None
    state = match.before(turn.begins)
    if state.to_act() != (turn.seat,) or match.game.asked(state):
        return None
    return TurnStart(match, number, turn.begins, turn.seat)


async def watched_turn(interaction: Interaction, match_id: int, number: int) -> TurnStart:
    """Return the beginning of a turn if the user may know about its match.

    Raises `Refusal`, `UnreadableMatch`.
    """
    match = await watched(interaction, match_id)
    if not match.is_final:
        raise Refusal("refused-match-not-over")
    start = find_turn_start(match, number)
    if start is None:
        raise Refusal("refused-unknown-button")
    return start


def check_all_may_know(interaction: Interaction, match: LiveMatch) -> None:
    """Raise `Refusal` unless everyone who sees the interaction's channel may watch the match."""
    row, guild, here = match.row, interaction.guild, interaction.channel
    parent_id = here.parent_id if isinstance(here, discord.Thread) else None
    if (
        row.private
        or guild is None
        or row.guild_id != guild.id
        or not (
            row.watched_in in (interaction.channel_id, parent_id)
            or is_known_to_all(guild, row.watched_in)
        )
    ):
        raise Refusal("refused-shown-to-fewer")


def turn_buttons(start: TurnStart, texts: Texts, number: int | None = None) -> list[Button]:
    """Return the buttons to discuss a turn and to play on from it, as far as that is possible.

    With a `number` the labels name the turn by it.
    """
    buttons = []
    if start.can_be_discussed:
        label = texts("button-discuss")
        if number is not None:
            label = texts("button-discuss-turn", turn=number)
        buttons.append(Button(f"discuss:post:{start.match.id}:{start.number}", label))
    if start.can_be_played_on:
        buttons.append(play_on_button(start, texts, number))
    return buttons


def play_on_button(start: TurnStart, texts: Texts, number: int | None = None) -> Button:
    """Return the button to play on from a turn; with a `number` the label names it by that."""
    label = texts("button-play-on")
    if number is not None:
        label = texts("button-play-on-turn", turn=number)
    return Button(f"onward:ask:{start.match.id}:{start.number}", label)
