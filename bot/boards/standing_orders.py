"""Standing orders on panels: how a seat answers automatically whenever it must respond."""

from __future__ import annotations

from typing import Literal

from bot.app import Interaction
from bot.boards.panel import Panels
from bot.boards.playing import show_moved
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.store import OrderKind
from bot.ui.replies import texts_for
from bot.ui.router import Handlers

HANDLERS = Handlers()


@HANDLERS.on("move:match:{match_id}:{version}:order:{move}")
async def _leave_order(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    """Answer now, and automatically for the rest of the turn."""
    client, texts = interaction.client, texts_for(interaction)
    match = await client.matches.leave_order(match_id, interaction.user.id, move, version=version)
    spoken = GAME_UIS[match.game.id].spoken(match.state, move, match.names, texts)
    with client.part(Panels).own_first(match_id):
        match = await client.matches.submit(
            match_id, interaction.user.id, move, version=version, stored=match.version, sure=True
        )
        await show_moved(interaction, match, texts("order-left", move=spoken))


@HANDLERS.on("move:match:{match_id}:{version}:lasting:{kind}")
async def _leave_lasting_order(
    interaction: Interaction, match_id: int, version: int, kind: Literal["always", "unless"]
) -> None:
    """Answer automatically until the user withdraws the order; also now, if it applies now."""
    client, texts, user_id = interaction.client, texts_for(interaction), interaction.user.id
    match = await client.matches.get(match_id)
    seat, orders = match.seat_for(user_id), GAME_UIS[match.game.id].orders
    order = orders.offer(match.state, seat, texts) if orders is not None else None
    if orders is None or order is None:
        raise Refusal("refused-no-order")
    lasting = OrderKind(kind)
    match = await client.matches.leave_order(
        match_id, user_id, order.move, lasting, version=version
    )
    asks = lasting is OrderKind.UNLESS_LOSS and orders.would_lose(match.state.view(None), seat)
    with client.part(Panels).own_first(match_id):
        if not asks:
            match = await client.matches.submit(
                match_id, user_id, order.move, version=version, stored=match.version, sure=True
            )
        await show_moved(interaction, match, texts("order-lasting-left"))


@HANDLERS.on("move:match:{match_id}:{:d}:unorder:{}")
async def _take_order_back(interaction: Interaction, match_id: int) -> None:
    """Withdraw the user's order."""
    match = await interaction.client.matches.take_order_back(match_id, interaction.user.id)
    await show_moved(interaction, match, texts_for(interaction)("order-taken-back"))
