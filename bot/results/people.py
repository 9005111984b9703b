"""Who may see how somebody has done, and how it is told."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.house import game_name, offers
from bot.store.result_tables import ResultKind
from bot.ui.replies import server_of
from texts import Texts


async def check_visible(interaction: Interaction, user_id: int) -> None:
    """Raise `Refusal` where somebody does not want the person who acts to see the own profile."""
    if user_id == interaction.user.id:
        return
    results = interaction.client.store.results
    _, profile = await results.visibility(server_of(interaction), user_id)
    if not profile:
        raise Refusal("refused-profile-hidden", player=f"<@{user_id}>")


def pool_name(game: str, kind: ResultKind, texts: Texts) -> str:
    """Name a game and a kind of play; a game that is not there any more by its id."""
    known = any(offer.game == game for offer in offers())
    name = game_name(game, texts) if known else game
    return f"{name} · {texts(f'play-{kind}')}"
