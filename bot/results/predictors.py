"""The users of a server who best say who wins: a page of `/ranking`."""

from __future__ import annotations

from bot.app import Interaction
from bot.results.statistics import interval_of
from bot.store.spectators import Predictor
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import distinguish_users, escape_markdown
from bot.ui.replies import MEDALS, respond, server_of, texts_for
from bot.ui.router import Button, Handlers
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
LINES = 15
"""The users in the table."""


async def predictors_buttons(interaction: Interaction, texts: Texts) -> list[Button]:
    """Return the button that opens the table, if anyone has said who wins here."""
    store = interaction.client.store.spectators
    known = await store.has_predictions(server_of(interaction))
    return [Button("predictors:", texts("button-predictors"))] if known else []


@HANDLERS.on("predictors:")
async def _show(interaction: Interaction) -> None:
    """Show the table, and below it how good the user is."""
    texts, guild_id = texts_for(interaction), server_of(interaction)
    store = interaction.client.store.spectators
    found = sorted(await store.best(guild_id), key=_rank)[:LINES]
    names = distinguish_users({each.user_id: each.name for each in found})
    marks = [*MEDALS, *(f"{place}." for place in range(len(MEDALS) + 1, LINES + 1))]
    lines = [
        texts(
            "predictors-line",
            mark=mark,
            player=escape_markdown(names[each.user_id]),
            right=each.record.right,
            count=each.record.of,
        )
        for mark, each in zip(marks, found, strict=False)
    ]
    own = await store.predictor(guild_id, interaction.user.id)
    await respond(
        interaction,
        texts("predictors-title"),
        "\n".join(lines) or texts("predictors-none"),
        texts("predictors-own", right=own.right, count=own.of) if own.of else "",
    )


def _rank(predictor: Predictor) -> tuple[float, int, str]:
    """Return what the table is sorted by: who is surely often right comes first."""
    record = predictor.record
    return -interval_of(record.right, record.of)[0], -record.of, predictor.name
