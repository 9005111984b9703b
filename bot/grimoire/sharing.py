"""Showing the channel how one has done at the page of the day, without telling anything of it."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.store.grimoire_tables import JUDGED
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.replies import Layout, server_of, texts_for_all
from bot.ui.router import Acts, Button
from images.picture import Drawing
from images.tries import MOST, Tries, tries, tries_alt
from texts import Texts

ACTS = Acts(Answer.PRIVATE)


def share_button(daily_id: int, texts: Texts) -> Button:
    """Return the button with which somebody shows the own result."""
    return Button(f"daily:share:{daily_id}", texts("button-share-result"))


@ACTS.on("daily:share:{daily_id}")
async def _share(interaction: Interaction, daily_id: int) -> None:
    """Show the channel how many tries it took. Raises `Refusal` for who has not solved the page."""
    client, user, texts = interaction.client, interaction.user, texts_for_all(interaction)
    daily = await client.store.dailies.daily(daily_id)
    if daily is None or daily.guild_id != server_of(interaction):
        raise Refusal("refused-nothing-to-share")
    answers = await client.store.grimoire.attempts_of(user.id, daily.page_id)
    counted = [each for each in answers if each.daily_id == daily.id and each.reason in JUDGED]
    if not any(each.reached for each in counted):
        raise Refusal("refused-nothing-to-share")
    client.quotas.post(interaction)
    row = await client.store.dailies.streak(daily.guild_id, user.id, client.now())
    shown = Tries(
        name_of(user),
        daily.day,
        tuple(each.reached for each in counted),
        counted[-1].hints,
        row.now,
    )
    picture = await draw_picture_for(interaction, Drawing.of(tries, tries_alt, shown, texts))
    name = escape_markdown(name_of(user))
    line = texts("share-line", player=name, day=daily.day)
    view = Layout(f"{line}\n{result_line(shown)}", gallery(picture))
    await publish(interaction, view, files=files_of(picture))


def result_line(shown: Tries) -> str:
    """Write each answer as a square, right or wrong, then hints and days in a row."""
    squares = "".join("🟩" if reached else "🟥" for reached in shown.answers[-MOST:])
    hints = f" 💡 {shown.hints}" if shown.hints else ""
    return f"{squares}{hints} 🔥 {shown.in_a_row}"
