"""Things that users save by name, across all servers.

One command lists them, or shows a named one; a button below it does everything else. A subclass
defines a kind of such things and how one of them looks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias

import discord
from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.moderators import check_moderator, check_name, make_entry
from bot.store import Action, NameTaken, Subject
from bot.store.collection import LONGEST_NAME, Kept
from bot.ui.acknowledgement import (
    Answer,
    Choices,
    autocomplete,
    publish,
    shown,
    wait_for_database,
)
from bot.ui.commands import command, group_of
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.forms import open_form, read_fields, text_field
from bot.ui.pictures import files_of
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import Layout, Part, respond, texts_for, texts_for_all
from bot.ui.router import RED, Button, Handlers, Row, Select, controls, option
from images.picture import Picture
from texts import Texts

View: TypeAlias = "tuple[Sequence[Part], Picture]"


NAME = "name"
"""The custom id of the field for a name."""


def name_field(label: str, filled: str = "", *, needed: bool = True) -> discord.ui.Label[Any]:
    """Return the form field for a name."""
    return text_field(NAME, label, LONGEST_NAME, filled=filled, needed=needed)


class Collection(ABC, Generic[Kept]):
    """All things of one kind, of all users.

    `name` is the kind in keys of texts, names of commands and custom ids; `first` the command that
    makes one. `group` are its commands, `handlers` its buttons; a kind may add to both.
    """

    name: str
    row: type[Kept]
    first: str

    def __init__(self) -> None:
        self.handlers = Handlers()
        self.group = group_of(f"command-{self.name}")
        self._make_command()
        self.handlers.on(f"own:{self.name}-list:{{owner}}:")(self.show_list)
        self.handlers.on(f"own:{self.name}-show:{{owner}}:")(self._show_chosen)
        self.handlers.on(f"own:{self.name}-leave:{{owner}}:")(self._leave)
        self.button("share", self._share, begins=self.name)
        self.handlers.on(f"own:{self.name}-rename:{{number}}", Answer.FORM)(self._ask_name)
        self.handlers.on(f"form:{self.name}-rename:{{number}}", Answer.PANEL)(self._rename)
        self.button("delete", self._ask)
        self.button("forget", self._forget)

    # For subclasses

    @abstractmethod
    def line(self, row: Kept, texts: Texts) -> str:
        """Return the line of one of them in the list."""

    @abstractmethod
    async def view(
        self, interaction: Interaction, row: Kept, texts: Texts, *, note: str = "", by: str = ""
    ) -> View:
        """Lay out the message about one of them, below a note, and its picture.

        `by` names the owner for everyone; empty if the user is the owner.
        """

    @abstractmethod
    def renamed(self, row: Kept, name: str) -> dict[str, Any]:
        """Return the columns that change with this new name. Raises `Refusal` for a wrong one."""

    def buttons(self, row: Kept, texts: Texts) -> Sequence[Button]:
        """Return further buttons for the owner."""
        return ()

    def rows(self, row: Kept, texts: Texts) -> Sequence[Row]:
        """Lay out rows for the owner, above the buttons."""
        return ()

    def buttons_for_all(self, row: Kept, texts: Texts) -> Sequence[Button]:
        """Return the buttons for everyone on a shared one."""
        return ()

    def buttons_of_list(self, texts: Texts) -> Sequence[Button]:
        """Return the buttons below a user's own list."""
        return ()

    # The command and the buttons

    def _make_command(self) -> None:
        """Make the command that lists the user's things, or shows the one with this name."""

        @autocomplete
        async def suggested(interaction: Interaction, typed: str) -> Choices:
            wanted = typed.strip().casefold()
            names = [row.name for row in await self.all_of(interaction)]
            return shown((name, name) for name in names if wanted in name.casefold())

        kind = f"command-{self.name}"

        @command(f"{kind}-show", of=kind, group=self.group)
        @app_commands.autocomplete(name=suggested)
        async def show(interaction: Interaction, name: str | None = None) -> None:
            if name is None:
                await self.show_list(interaction)
                return
            store = interaction.client.store.collection
            row = await store.named(self.row, interaction.user.id, name)
            await self.show(interaction, self.known(row))

    def button(
        self,
        word: str,
        action: Callable[[Interaction, Kept], Awaitable[None]],
        answer: Answer = Answer.UPDATE,
        *,
        begins: str = "",
    ) -> None:
        """Add a button for the owner of a thing; `begins`: as for other handlers."""

        @self.handlers.on(f"own:{self.name}-{word}:{{owner}}:{{number}}", answer, begins=begins)
        async def click(interaction: Interaction, number: int) -> None:
            await action(interaction, await self.numbered(interaction, number))

    # Things of the acting user

    async def all_of(self, interaction: Interaction) -> Sequence[Kept]:
        """Load all of them, by name."""
        return await interaction.client.store.collection.all_of(self.row, interaction.user.id)

    async def numbered(self, interaction: Interaction, number: int) -> Kept:
        """Load the one with this number. Raises `Refusal`."""
        store = interaction.client.store.collection
        return self.known(await store.numbered(self.row, interaction.user.id, number))

    def known(self, row: Kept | None) -> Kept:
        """Return the row. Raises `Refusal` if it is None."""
        if row is None:
            raise Refusal(f"refused-no-such-{self.name}")
        return row

    # Handlers (the interaction is acknowledged)

    async def show(self, interaction: Interaction, row: Kept, note: str = "") -> None:
        """Show a thing to its owner, with all buttons."""
        texts, what = texts_for(interaction), f"{row.user_id}:{row.id}"
        parts, picture = await self.view(interaction, row, texts, note=note)
        buttons = controls(
            Button(f"own:{self.name}-share:{what}", texts(f"button-{self.name}-share")),
            *self.buttons(row, texts),
            Button(f"own:{self.name}-delete:{what}", texts(f"button-{self.name}-delete"), RED),
            Button(f"own:{self.name}-list:{row.user_id}:", texts(f"button-{self.name}-list")),
        )
        await respond(interaction, *parts, *self.rows(row, texts), buttons, picture=picture)

    async def _show_chosen(self, interaction: Interaction) -> None:
        """Show the one that was chosen from the list."""
        number = parse_number(read_choice(interaction))
        await self.show(interaction, await self.numbered(interaction, number or 0))

    async def show_list(self, interaction: Interaction, note: str = "") -> None:
        """Show all things of the acting user."""
        texts, rows = texts_for(interaction), await self.all_of(interaction)
        if not rows:
            first = interaction.client.mention(self.first)
            none = texts(f"own-{self.name}-none", command=first)
            await respond(interaction, note, none, controls(*self.buttons_of_list(texts)))
            return
        lines = [texts(f"own-{self.name}-list", count=len(rows))]
        lines += [self.line(row, texts) for row in rows]
        options = [option(str(row.id), shorten_name(row.name)) for row in rows]
        custom_id = f"own:{self.name}-show:{interaction.user.id}:"
        select = Select(custom_id, options, texts(f"own-{self.name}-choose"))
        buttons = controls(*self.buttons_of_list(texts))
        await respond(interaction, note, "\n".join(lines), controls(select), buttons)

    async def _share(self, interaction: Interaction, row: Kept) -> None:
        """Show it to everyone in the channel, in the language of the server."""
        await check_name(interaction, row.name)
        interaction.client.quotas.post(interaction)
        texts: Texts = texts_for_all(interaction)
        by = texts(f"own-{self.name}-by", player=f"<@{row.user_id}>")
        parts, picture = await self.view(interaction, row, texts, by=by)
        buttons = [*self.buttons_for_all(row, texts)]
        if (guild_id := interaction.guild_id) is not None:
            kind = Subject(self.name)
            await interaction.client.store.moderation.note_shared(guild_id, kind, row.id)
            buttons.append(Button(f"mod:show:{kind}:{row.id}", texts("button-moderate")))
        view = Layout(*parts, controls(*buttons))
        note = texts_for(interaction)(f"own-{self.name}-shared", name=escape_markdown(row.name))
        await publish(interaction, view, files=files_of(picture), note=note)

    async def _shared(self, interaction: Interaction, number: int) -> Kept:
        """Return one that was shared in this server, for its moderators. Raises `Refusal`."""
        guild_id, kind = await check_moderator(interaction), Subject(self.name)
        row = await interaction.client.store.moderation.shared(guild_id, kind, number)
        if not isinstance(row, self.row):
            raise Refusal("refused-nothing-to-moderate")
        return row

    async def _ask_name(self, interaction: Interaction, number: int) -> None:
        """Ask a moderator for another name."""
        row = await wait_for_database(interaction, self._shared(interaction, number), None)
        texts = texts_for(interaction)
        field = name_field(texts("moderate-name"), row.name if row is not None else "")
        custom_id = f"form:{self.name}-rename:{number}"
        await open_form(interaction, texts("button-rename"), custom_id, field)

    async def _rename(self, interaction: Interaction, number: int) -> None:
        """Give one another name, as its moderator."""
        row = await self._shared(interaction, number)
        values = self.renamed(row, read_fields(interaction).get(NAME, ""))
        name, kind = values["name"], Subject(self.name)
        await check_name(interaction, name)
        entry = make_entry(interaction, Action.RENAME, kind, row.id, [name], user_id=row.user_id)
        store = interaction.client.store.collection
        try:
            if not await store.rename(self.row, row.id, row.name, values, entry):
                raise Refusal("refused-stale")
        except NameTaken:
            raise Refusal("refused-name-of-owner", name=escape_markdown(name)) from None
        command = interaction.client.mention("moderate")
        await respond(interaction, texts_for(interaction)("moderated-rename", command=command))

    async def _ask(self, interaction: Interaction, row: Kept) -> None:
        """Ask for confirmation before deleting."""
        texts = texts_for(interaction)
        custom_id = f"own:{self.name}-forget:{row.user_id}:{row.id}"
        yes = Button(custom_id, texts(f"button-{self.name}-forget"), RED)
        question = texts(f"own-{self.name}-delete-ask", name=escape_markdown(row.name))
        await self.ask(interaction, yes, question)

    async def ask(self, interaction: Interaction, yes: Button, *question: str) -> None:
        """Put a question into the answer, with this button and one that cancels."""
        no = texts_for(interaction)("button-no")
        leave = Button(f"own:{self.name}-leave:{interaction.user.id}:", no)
        await respond(interaction, *question, controls(yes, leave))

    async def _forget(self, interaction: Interaction, row: Kept) -> None:
        """Delete it, after the confirmation."""
        store = interaction.client.store.collection
        if not await store.forget(self.row, row.user_id, row.id):
            raise Refusal(f"refused-no-such-{self.name}")
        note = texts_for(interaction)(f"own-{self.name}-deleted", name=escape_markdown(row.name))
        await self.show_list(interaction, note)

    async def _leave(self, interaction: Interaction) -> None:
        """Cancel: nothing changes."""
        await respond(interaction, texts_for(interaction)("cancelled"))
