"""`/block`, *Block* in the menu of members and on profiles: whom a user won't play with."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.lobby.seating import Expiry
from bot.store import Block
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command, menu
from bot.ui.escaping import name_of
from bot.ui.places import member_of
from bot.ui.received import parse_snowflake, read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import Handlers, Select, controls, option

HANDLERS = Handlers(Answer.PANEL)
MOST = 100
"""The most users whom one user can block."""
IN_A_SELECT = 25


@command("command-block", user=("command-results-person", "command-block-person-about"))
async def block(interaction: Interaction, user: discord.User | None = None) -> None:
    """Block this user, or list who is blocked."""
    if user is None:
        await _show(interaction)
    else:
        await _block(interaction, user)


@menu("menu-block")
async def _block_member(interaction: Interaction, member: discord.Member) -> None:
    """Block this member."""
    await _block(interaction, member)


@HANDLERS.on("block:add:{user_id}")
async def _add(interaction: Interaction, user_id: str) -> None:
    """Block the member whose profile is shown."""
    await _block(interaction, await member_of(interaction, parse_snowflake(user_id)))


async def _block(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Block a user: the two are separated in all open lobbies and challenges."""
    client, by = interaction.client, interaction.user.id
    if user.id == by or user.bot:
        raise Refusal("refused-block")
    row = Block(blocker_id=by, blocked_id=user.id, name=name_of(user), at=client.now())
    separated = await client.store.blocks.add(row, MOST)
    if separated is None:
        raise Refusal("refused-many-blocks", count=MOST)
    for lobby_id in separated:
        client.part(Expiry).work.request(lobby_id)
    await _show(interaction, texts_for(interaction)("block-done", player=user.mention))


@HANDLERS.on("block:lift:{user_id}")
async def _lift(interaction: Interaction, user_id: str) -> None:
    """Unblock a user."""
    lifted = parse_snowflake(user_id)
    await interaction.client.store.blocks.remove(interaction.user.id, lifted)
    await _show(interaction, texts_for(interaction)("block-lifted", player=f"<@{lifted}>"))


@HANDLERS.on("block:choose:{:d}")
async def _choose(interaction: Interaction) -> None:
    """Unblock the chosen user."""
    await _lift(interaction, read_choice(interaction))


async def _show(interaction: Interaction, note: str = "") -> None:
    """List whom the user has blocked, below a note; each can be unblocked."""
    texts = texts_for(interaction)
    blocks = await interaction.client.store.blocks.of(interaction.user.id)
    options = [option(str(each.blocked_id), each.name) for each in blocks]
    firsts = range(0, len(options), IN_A_SELECT)
    lifts = [
        Select(f"block:choose:{first}", options[first : first + IN_A_SELECT], texts("block-lift"))
        for first in firsts
    ]
    lines = [f"- <@{each.blocked_id}>" for each in blocks]
    if not blocks:
        lines = [texts("block-how", command=interaction.client.mention("block"))]
    text = "\n".join([texts("block-list", count=len(blocks)), texts("block-about"), *lines])
    await respond(interaction, note, text, *map(controls, lifts))


COMMANDS = (block,)
MENUS = (_block_member,)
