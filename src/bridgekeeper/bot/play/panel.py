"""The hand panel: a private message with the hand and everything that can be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
import structlog

from ...engine.core import Seat
from ...images.picture import Picture
from ...texts import Texts
from ..errors import Refusal
from ..games import TABLES
from ..games.table import CardChoice, MoveChoice
from ..harmless import harmless
from ..matches import LiveMatch, LosesTheMatch
from ..replies import Interaction, attachment, gallery, guarded, texts_for
from .buttons import match_button
from .choosing import card_row, place_rows, question

if TYPE_CHECKING:
    from ..client import Bridgekeeper

log = structlog.get_logger()

TOKEN_LIFE = timedelta(minutes=14)
"""How long a panel can be edited after the latest click on it (Discord: 15 minutes)."""
NOTE_LIMIT = 1500
"""Characters of what just happened, above the hand."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a panel is showing beside the hand: a note, a chosen card, a risky move."""

    note: str = ""
    card: str = ""
    risky: str = ""


async def show(
    client: Bridgekeeper, interaction: Interaction, match: LiveMatch, asked: Asked = Asked()
) -> None:
    """Put the panel of the person who acts into the (deferred) answer."""
    seat = match.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refused-not-your-match")
    texts = texts_for(interaction)
    version = -1
    while version != match.version:  # the match may go on while the picture is drawn
        version = match.version
        drawing = TABLES[match.game.id].hand(match.state.view(seat), match.names, texts)
        picture = await client.studio.draw(drawing.key, drawing.draw)
    view = PanelView(match, seat, picture, texts, asked)
    await interaction.edit_original_response(view=view, attachments=[attachment(picture)])
    client.panels.remember(interaction, match.id)


class Panels:
    """The panels that are open, so that they follow what the other player does."""

    def __init__(self, client: Bridgekeeper) -> None:
        self._client = client
        self._open: dict[tuple[int, int], Interaction] = {}

    def remember(self, interaction: Interaction, match_id: int) -> None:
        """The newest panel of this person in this match; older ones notice when clicked."""
        self._open[match_id, interaction.user.id] = interaction

    async def refresh(self, match: LiveMatch, actor: int) -> None:
        """Show the other players' panels anew, where Discord still allows it."""
        now = discord.utils.utcnow()
        for key, interaction in list(self._open.items()):
            if now - interaction.created_at > TOKEN_LIFE:
                del self._open[key]
            elif key[0] == match.id and key[1] != actor:
                try:
                    await show(self._client, interaction, match)
                except discord.HTTPException as fault:
                    self._open.pop(key, None)
                    log.debug("panel gone", match=match.id, status=fault.status)


class PanelView(discord.ui.LayoutView):
    """What is going on, the hand, the cards within reach, then the places for the chosen one."""

    def __init__(
        self, match: LiveMatch, seat: Seat, picture: Picture, texts: Texts, asked: Asked
    ) -> None:
        super().__init__(timeout=None)
        self._match = match
        self._texts = texts
        choices = TABLES[match.game.id].choices(match.state, seat, match.names, texts)
        ours = seat in match.due
        chosen = next((each for each in choices if each.id == asked.card and each.moves), None)
        self.add_item(discord.ui.TextDisplay(self._heading(asked, chosen, choices, ours)))
        self.add_item(gallery(picture))
        if asked.risky:
            self._add_question(asked.risky)
        elif chosen is not None:
            for row in place_rows(self, chosen, texts):
                self.add_item(row)
        elif ours and choices:
            self.add_item(card_row(self, choices))
        if match.outcome is None and not asked.risky:
            self._add_controls(ours, match.takes_back(seat))

    def _heading(
        self, asked: Asked, chosen: CardChoice | None, choices: Sequence[CardChoice], ours: bool
    ) -> str:
        match, texts = self._match, self._texts
        if asked.risky:
            return asked.note
        if match.outcome is not None:
            line = texts("panel-over")
        elif not ours:
            names = [harmless(match.names[seat]) for seat in match.due]
            line = texts("panel-their-turn", player=f"**{', '.join(names)}**")
        elif chosen is not None:
            line = question(chosen, texts)
        else:
            mana = TABLES[match.game.id].mana(match.chapter.view)
            line = texts("panel-your-turn", mana=mana)
            if not any(each.moves for each in choices):
                line = f"{line}\n{texts('panel-nothing-to-play')}"
        return f"{asked.note}\n{line}" if asked.note else line

    def _add_question(self, move: str) -> None:
        self.add_item(
            discord.ui.ActionRow(
                self.button(
                    "sure", move, self._texts("button-yes-lose"), discord.ButtonStyle.danger
                ),
                self.button("refresh", "no", self._texts("button-no")),
            )
        )

    def _add_controls(self, ours: bool, takes_back: bool) -> None:
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        if ours:
            seat = self._match.due[0]
            for step in TABLES[self._match.game.id].steps(self._match.state, seat, self._texts):
                row.add_item(
                    self.button("play", step.move, step.label, discord.ButtonStyle.success)
                )
            row.add_item(
                self.button("play", "end", self._texts("button-end"), discord.ButtonStyle.danger)
            )
            row.add_item(
                self.button("undo", "", self._texts("button-undo"), disabled=not takes_back)
            )
        row.add_item(self.button("refresh", "", self._texts("button-refresh")))
        self.add_item(row)

    def button(
        self,
        act: str,
        what: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> PanelButton:
        """A button of this panel."""
        return PanelButton(
            self._match.id, self._match.version, act, what, label, style, disabled=disabled
        )

    def select(self, part: int, moves: Sequence[MoveChoice], placeholder: str) -> PanelSelect:
        """A select of this panel."""
        return PanelSelect(self._match.id, self._match.version, part, moves, placeholder)


class PanelButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"panel:(?P<id>\d+):(?P<version>\d+):(?P<act>card|play|sure|undo|refresh):(?P<what>.*)",
):
    """A button of a panel: match, version that was seen, act, and what it is about."""

    def __init__(
        self,
        match_id: int,
        version: int,
        act: str,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        custom_id = f"panel:{match_id}:{version}:{act}:{what}"
        super().__init__(
            discord.ui.Button(label=label[:80], style=style, custom_id=custom_id, disabled=disabled)
        )
        self._match_id = match_id
        self._version = version
        self._act = act
        self._what = what

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> PanelButton:
        """The button that was clicked."""
        return cls(int(found["id"]), int(found["version"]), found["act"], found["what"])

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says and show the panel as it is then."""
        await interaction.response.defer()
        client, texts = interaction.client, texts_for(interaction)
        if self._act == "card":
            match = await client.matches.get(self._match_id)
            stale = match.version != self._version
            note = texts("panel-moved-on") if stale else ""
            await show(client, interaction, match, Asked(note, card=self._what))
        elif self._act == "undo":
            await undo(interaction, self._match_id, self._version)
        elif self._act in ("play", "sure"):
            sure = self._act == "sure"
            await play(interaction, self._match_id, self._what, self._version, sure=sure)
        else:
            await show(client, interaction, await client.matches.get(self._match_id))


class PanelSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"panel:(?P<id>\d+):(?P<version>\d+):aim:(?P<part>\d+)",
):
    """The places for a chosen card where there are many; each option is a whole move."""

    def __init__(
        self,
        match_id: int,
        version: int,
        part: int,
        moves: Sequence[MoveChoice] = (),
        placeholder: str = "",
    ) -> None:
        options = [
            discord.SelectOption(label=each.label[:100], value=each.move) for each in moves
        ] or [discord.SelectOption(label="-")]  # rebuilt for a click: Discord sends the value
        super().__init__(
            discord.ui.Select(
                custom_id=f"panel:{match_id}:{version}:aim:{part}",
                placeholder=placeholder[:150],
                options=options,
            )
        )
        self._match_id = match_id
        self._version = version

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> PanelSelect:
        """The select that was used."""
        return cls(int(found["id"]), int(found["version"]), int(found["part"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Play the chosen move."""
        await interaction.response.defer()
        move = interaction.data["values"][0]  # type: ignore[index,typeddict-item]
        await play(interaction, self._match_id, move, self._version)


@match_button("hand")
async def open_panel(interaction: Interaction, match_id: int) -> None:
    """Show somebody the own hand."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await show(interaction.client, interaction, await interaction.client.matches.get(match_id))


async def play(
    interaction: Interaction,
    match_id: int,
    move: str,
    version: int | None = None,
    *,
    sure: bool = False,
) -> None:
    """Play a move for the person who acts and show the panel after it (answer deferred)."""
    client, texts = interaction.client, texts_for(interaction)
    try:
        match = await client.matches.submit(
            match_id, interaction.user.id, move, version=version, sure=sure
        )
    except LosesTheMatch as risk:
        match = await client.matches.get(match_id)
        spoken = TABLES[match.game.id].spoken(match.state, risk.move, match.names, texts)
        asked = Asked(texts("panel-loses", move=spoken), risky=risk.move)
        await show(client, interaction, match, asked)
        return
    except Refusal as refusal:
        await _show_if_stale(interaction, match_id, version, refusal)
        return
    await _moved(interaction, match)


async def undo(interaction: Interaction, match_id: int, version: int | None = None) -> None:
    """Take the latest move of the person who acts back (answer deferred)."""
    client = interaction.client
    try:
        match = await client.matches.undo(match_id, interaction.user.id, version=version)
    except Refusal as refusal:
        await _show_if_stale(interaction, match_id, version, refusal)
        return
    await _moved(interaction, match, texts_for(interaction)("panel-undone"))


async def _moved(interaction: Interaction, match: LiveMatch, note: str = "") -> None:
    """After an accepted action: board, own panel, the others' panels."""
    client, texts = interaction.client, texts_for(interaction)
    client.poster.request(match.id)
    client.partner.request(match)
    if not note:
        lines = TABLES[match.game.id].story(match.moves[-1].events, match.names, texts)
        note = "\n".join(lines)[-NOTE_LIMIT:]
    try:
        await show(client, interaction, match, Asked(note))
    finally:
        await client.panels.refresh(match, interaction.user.id)


async def _show_if_stale(
    interaction: Interaction, match_id: int, version: int | None, refusal: Refusal
) -> None:
    """An outdated panel shows how the match stands now; any other refusal is raised."""
    match = await interaction.client.matches.get(match_id)
    if version is None or version == match.version or match.seat_of(interaction.user.id) is None:
        raise refusal
    note = texts_for(interaction)("panel-moved-on")
    await show(interaction.client, interaction, match, Asked(note))
