"""The panel of a user who watches a match: the public board, who wins, and which move comes next.

It shows nothing but what every spectator may know, and no one sees the guesses of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from cachetools import TTLCache

from bot.app import App, Interaction
from bot.boards.audience import (
    can_predict,
    has_audience,
    predict_buttons,
    predictions_text,
    side_name,
    sides_to_win,
)
from bot.boards.message import (
    PICTURE_LIMIT,
    headline_text,
    log_button,
    others_status,
    picture_of,
)
from bot.boards.origin import last_of
from bot.boards.panel import MOST_MATCHES, TOKEN_LIFE
from bot.boards.watching import as_others_see, may_others_know, watched
from bot.errors import Refusal
from bot.faults import is_refusal_of_discord
from bot.features import Worker
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch
from bot.store.ratings import is_too_short
from bot.store.spectators import Guess, Prediction
from bot.ui.acknowledgement import MOST_OFFERED, Answer, check_not_barred
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.pictures import gallery
from bot.ui.received import read_choice
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import Button, Handlers, Select, controls, in_rows, option
from texts import Texts
from workers import Asker

HANDLERS = Handlers(Answer.PANEL)
MOST_PANELS = 20
"""The panels of a match that follow it, the newest ones; the others have a button."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A panel that can still be edited by an interaction, and a mark of what it shows."""

    interaction: Interaction
    mark: tuple[bool, int]


class Spectators(Worker[int], name="spectators"):
    """Judges guesses, and updates the panels of users who watch."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._open: TTLCache[int, dict[int, _Open]] = TTLCache(
            MOST_MATCHES, TOKEN_LIFE.total_seconds(), lambda: client.now().timestamp()
        )

    def match_changed(self, match: LiveMatch) -> None:
        """Judge the guesses about the move, and show it."""
        if has_audience(match):
            self.work.request(match.id)

    async def catch_up(self) -> None:
        """Judge guesses that were left over."""
        unreadable = self._client.matches.unreadable
        waiting = await self._store.spectators.unjudged_matches()
        self.work.catch_up(each for each in waiting if each not in unreadable)

    def follow(self, match: LiveMatch, interaction: Interaction) -> None:
        """Update the panel that this interaction shows when the match changes."""
        others = self._open.get(match.id, {})
        others.pop(interaction.user.id, None)
        newest = [*others.items()][1 - MOST_PANELS :]
        shown = _Open(interaction, _mark(match))
        self._open[match.id] = {**dict(newest), interaction.user.id: shown}

    async def _work(self, match_id: int) -> None:
        try:
            match = await self._client.matches.get(match_id)
        except Refusal:
            return
        await self._judge(match)
        for user_id, shown in [*self._open.get(match_id, {}).items()]:
            if shown.mark != _mark(match) and not self._client.renderer.is_behind:
                await self._show_anew(match, user_id, shown.interaction)

    async def _judge(self, match: LiveMatch) -> None:
        """Judge the guesses about moves that others can see.

        Those about moves that no player has made are void.
        """
        guesses, moves = GAME_UIS[match.game.id].guesses, as_others_see(match).moves
        for number in await self._store.spectators.unjudged(match.id):
            move = moves[number] if number < len(moves) else None
            if move is None and match.outcome is None:
                continue
            answer = None
            if move and guesses and not move.timed_out and move.seat not in match.strengths:
                answer = guesses.answer(move.text)
            await self._store.spectators.judge(match.id, number, answer)

    async def _show_anew(self, match: LiveMatch, user_id: int, by: Interaction) -> None:
        """Update a panel, or forget it if it can't or mustn't be edited any more."""
        old = self._client.now() - by.created_at > TOKEN_LIFE
        if old or may_others_know(by, match.row) is False:
            self._open.get(match.id, {}).pop(user_id, None)
            return
        try:
            await _show(by, match)
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            self._open.get(match.id, {}).pop(user_id, None)


def _mark(match: LiveMatch) -> tuple[bool, int]:
    """Return what changes when the panel of a match has to be updated."""
    seen = as_others_see(match)
    return match.outcome is None, match.version if seen is match else -len(seen.moves)


async def _spectated(interaction: Interaction, match_id: int) -> LiveMatch:
    """Return the match as it is, or the one that it has prepared, for a user who may watch it.

    Raises `Refusal`, `UnreadableMatch`.
    """
    client, user_id = interaction.client, interaction.user.id
    client.quotas.watching(user_id)
    await watched(interaction, match_id)
    match = await last_of(client, await client.matches.get(match_id))
    if not has_audience(match):
        raise Refusal("refused-unknown-button")
    if any(seat.user_id == user_id for seat in match.row.seats):
        raise Refusal("refused-watch-player")
    return match


@HANDLERS.on("watch:{match_id}")
async def _watch(interaction: Interaction, match_id: int) -> None:
    """Show the panel, or its newest state."""
    await _show(interaction, await _spectated(interaction, match_id), asks=True)


@HANDLERS.on("predict:{match_id}:{seat}")
async def _predict(interaction: Interaction, match_id: int, seat: str) -> None:
    """Say that the side of this first seat wins."""
    match = await _spectated(interaction, match_id)
    await check_not_barred(interaction)
    if match.id != match_id or not can_predict(match):
        raise Refusal("refused-predict-closed")
    if seat not in [side[0] for side in sides_to_win(match)]:
        raise Refusal("refused-unknown-button")
    user = interaction.user
    prediction = Prediction(
        match_id=match.id,
        user_id=user.id,
        guild_id=server_of(interaction),
        name=name_of(user),
        seat=seat,
    )
    if not await interaction.client.store.spectators.predict(prediction):
        raise Refusal("refused-predict-closed")
    await _show(interaction, match, asks=True)


@HANDLERS.on("guess:{match_id}:{number}")
async def _guess(interaction: Interaction, match_id: int, number: int) -> None:
    """Guess the next move, before which as many moves were made."""
    match, texts = await _spectated(interaction, match_id), texts_for(interaction)
    await check_not_barred(interaction)
    store, user_id = interaction.client.store.spectators, interaction.user.id
    earlier = await store.guesses(match.id, user_id)
    judged = any(each.number == number and each.right is not None for each in earlier)
    offered = [choice for choice, _ in _offers(match, texts)]
    if match.id != match_id or number != len(match.moves) or judged or not offered:
        raise Refusal("refused-guess-late")
    choice = read_choice(interaction)
    if choice not in offered:
        raise Refusal("refused-unknown-choice")
    guess = Guess(
        match_id=match.id,
        number=number,
        user_id=user_id,
        guild_id=server_of(interaction),
        choice=choice,
    )
    if not await store.guess(guess):
        raise Refusal("refused-guess-late")
    await _show(interaction, match, asks=True)


def _offers(match: LiveMatch, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return what can be guessed of the next move, from what others see; or nothing.

    One player has to think, and others must see the position in which they do.
    """
    guesses = GAME_UIS[match.game.id].guesses
    waits = match.clock.paused_at is not None or len(as_others_see(match).moves) < len(match.moves)
    thinks = len(match.to_act) == 1 and match.to_act[0] in match.people
    if guesses is None or waits or not thinks:
        return ()
    offered = guesses.offer(match.view(None), texts)[:MOST_OFFERED]
    return offered if len(offered) > 1 else ()


async def _show(interaction: Interaction, match: LiveMatch, *, asks: bool = False) -> None:
    """Show the panel; `asks`: the user waits for it, rather than that it follows the match."""
    client, texts, seen = interaction.client, texts_for(interaction), as_others_see(match)
    asker = Asker(interaction.user.id, interaction.guild_id) if asks else None
    picture = await picture_of(client, seen, texts, asker)
    counts = await client.store.spectators.predictions(match.id)
    buttons = [
        Button(f"watch:{match.id}", texts("button-refresh")),
        log_button(seen, texts),
        *predict_buttons(match, texts),
    ]
    guess_text, guess_row = await _guessing(interaction, match, texts)
    await respond(
        interaction,
        headline_text(seen, texts),
        gallery(picture, PICTURE_LIMIT),
        others_status(match, texts),
        "\n".join(
            filter(
                None,
                (
                    predictions_text(match, counts, texts),
                    await _own_prediction(interaction, match, texts),
                    guess_text,
                ),
            )
        ),
        *guess_row,
        *in_rows(buttons),
        picture=picture,
    )
    client.part(Spectators).follow(match, interaction)


async def _own_prediction(interaction: Interaction, match: LiveMatch, texts: Texts) -> str:
    """Return what the user has predicted, and whether that was right; empty if nothing."""
    user_id = interaction.user.id
    seat = await interaction.client.store.spectators.prediction(match.id, user_id)
    side = next((side for side in sides_to_win(match) if side[0] == seat), None)
    if side is None:
        return ""
    state, outcome = "open", match.outcome
    if outcome is not None:
        short = is_too_short(match.turn.number, len(match.names), outcome.reason)
        state = "right" if side[0] in outcome.winners else "wrong"
        state = "void" if short or not outcome.winners else state
    return texts(f"predict-own-{state}", side=escape_markdown(side_name(match, side)))


async def _guessing(
    interaction: Interaction, match: LiveMatch, texts: Texts
) -> tuple[str, Sequence[discord.ui.Item[Any]]]:
    """Return how the user's guesses have turned out, and the select for the next one."""
    store, user_id = interaction.client.store.spectators, interaction.user.id
    own, offered = await store.guesses(match.id, user_id), _offers(match, texts)
    lines, number = list[str](), len(match.moves)
    judged = next((guess.right for guess in own if guess.right is not None), None)
    if judged is not None:
        record = await store.guessed(server_of(interaction), user_id)
        key = "guess-right" if judged else "guess-wrong"
        lines.append(texts(key, right=record.right, count=record.of))
    if not offered:
        return "\n".join(lines), ()
    chosen = next((guess.choice for guess in own if guess.number == number), "")
    options = [option(choice, label, chosen=choice == chosen) for choice, label in offered]
    select = Select(f"guess:{match.id}:{number}", options, texts("guess-question"))
    if chosen:
        lines.append(texts("guess-made"))
    return "\n".join(lines), [controls(select)]
