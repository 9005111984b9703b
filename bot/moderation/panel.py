"""`/moderate` and *Moderate* in the menus of members and messages: a panel for moderators.

It lists what is open in the channels that the moderator sees. Every click checks again who may.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.moderating import show_approved
from bot.moderation.doing import LENGTHS, do, end_matches, lift_bar, set_bar, undo
from bot.moderation.log import NEWEST, UNDONE_BY, show_log, until_text
from bot.moderation.things import Thing, find_thing, list_things
from bot.moderators import check_moderator
from bot.store import Action, Bar, Moderation, Subject
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command, menu
from bot.ui.escaping import shorten_name
from bot.ui.posts import custom_ids
from bot.ui.received import parse_number, parse_snowflake, read_choice
from bot.ui.replies import Part, respond, texts_for
from bot.ui.router import GREY, RED, Button, Handlers, Row, Select, controls, option
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
ON_A_PAGE = 10
"""The things on a page. Loading replays a match, so others are not loaded."""
SHOWN = 25
"""The most bars in a list, the newest ones."""
_ABOUT = {
    Subject.MATCH: r"(?:match|replay|review|open|why|told):(?:[a-z]+:)?(\d{1,18})\b.*",
    Subject.LOBBY: r"lobby:[a-z]+:(\d{1,18})",
    Subject.RACE: r"race:[a-z]+:(\d{1,18})",
    Subject.PUZZLE: r"page:[a-z]+:(p-\d{1,18}):.*",
    Subject.DECK: r"mod:show:deck:(\d{1,18})",
    Subject.CHAMPION: r"mod:show:champion:(\d{1,18})",
}
"""What a message of the bot is about, by the custom ids in it."""


@command("command-moderate", in_servers_only=True)
async def moderate(interaction: Interaction) -> None:
    """Show what is open in this server."""
    await show_list(interaction)


@menu("menu-moderate")
async def _moderate_member(interaction: Interaction, member: discord.Member) -> None:
    """Show what this member takes part in, and whether they are barred."""
    await show_list(interaction, user_id=member.id)


@menu("menu-moderate")
async def _moderate_message(interaction: Interaction, message: discord.Message) -> None:
    """Show what this message of the bot is about, and what can be done with it."""
    await check_moderator(interaction)
    is_own = message.author.id == interaction.client.me.id
    ids = [*custom_ids(message.components)] if is_own else []
    for subject, pattern in _ABOUT.items():
        for found in filter(None, (re.fullmatch(pattern, each) for each in ids)):
            if subject is Subject.PUZZLE:
                await show_approved(interaction, found[1])
            else:
                await _show(interaction, await find_thing(interaction, subject, int(found[1])))
            return
    raise Refusal("refused-nothing-to-moderate")


# Lists


@HANDLERS.on("mod:list:{page}:{user_id}")
async def _turn(interaction: Interaction, page: int, user_id: str) -> None:
    await show_list(interaction, page, parse_snowflake(user_id))


async def show_list(
    interaction: Interaction,
    page: int = 0,
    user_id: int = 0,
    note: str = "",
    done: Moderation | None = None,
) -> None:
    """Show a page (0-based) of what is open; with `user_id`, of what this member takes part in.

    Above it stand a note, and the button that undoes what was just `done`.
    """
    texts, guild_id = texts_for(interaction), await check_moderator(interaction)
    found = await list_things(interaction, user_id or None)
    page = min(page, max(0, (len(found) - 1) // ON_A_PAGE))
    first, things = page * ON_A_PAGE, list[Thing]()
    for subject, key in found[first : first + ON_A_PAGE]:
        with suppress(Refusal):  # it has just ended
            things.append(await find_thing(interaction, subject, key))
    parts, ways = list[Part]([note]), list[Button]()
    if page:
        ways.append(Button(f"mod:list:{page - 1}:{user_id}", texts("match-list-back")))
    if len(found) > first + ON_A_PAGE:
        ways.append(Button(f"mod:list:{page + 1}:{user_id}", texts("match-list-more")))
    if done is not None and done.action in UNDONE_BY:
        parts.append(controls(Button(f"mod:undo:{done.id}", texts("moderate-undo"))))
    if user_id:
        store, now = interaction.client.store.moderation, interaction.client.now()
        parts += _of_member(user_id, await store.bar(guild_id, user_id, now), texts)
        if any(subject is Subject.MATCH for subject, _ in found):
            ways.append(Button(f"mod:end-all:{user_id}", texts("button-moderate-end-all"), RED))
        ways.append(Button("mod:list:0:0", texts("button-moderate-list")))
    else:
        ways += [
            Button("page:review:::list", texts("button-moderate-puzzles")),
            Button("mod:bars", texts("button-moderate-bars")),
            Button(f"mod:log:{NEWEST}", texts("button-moderate-log")),
        ]
    title, none = "moderate-list", "moderate-none"
    if user_id:
        title, none = "moderate-list-member", "moderate-none-member"
    lines = [f"- {each.line}" for each in things] or [texts(none)]
    parts.append("\n".join([texts(title, count=len(found)), *lines]))
    if not user_id:
        parts.append(texts("moderate-how-to-bar"))
    if things:
        options = [option(f"{each.subject}:{each.key}", _label(each, texts)) for each in things]
        parts.append(controls(Select("mod:choose", options, texts("moderate-choose-thing"))))
    await respond(interaction, *parts, controls(*ways))


def _label(thing: Thing, texts: Texts) -> str:
    """Return kind, players and number: no two things share a label."""
    name = shorten_name(" – ".join(thing.names), 60)
    return texts(f"moderate-label-{thing.subject}", name=name, number=str(thing.key))


def _of_member(user_id: int, bar: Bar | None, texts: Texts) -> list[Part]:
    """Lay out whether a member is barred, and the buttons that change it."""
    if bar is not None:
        lift = controls(Button(f"mod:lift:{user_id}", texts("button-lift")))
        return [f"### {_barred(bar, texts)}", lift]
    buttons = (
        Button(f"mod:bar:{length}:{user_id}", texts(f"button-bar-{length}"), RED)
        for length in LENGTHS
    )
    return [texts("moderate-member", player=f"<@{user_id}>"), controls(*buttons)]


def _barred(bar: Bar, texts: Texts) -> str:
    until = until_text(bar.until, texts)
    return texts("moderate-barred", player=f"<@{bar.user_id}>", until=until)


@HANDLERS.on("mod:bars")
async def _show_bars(interaction: Interaction) -> None:
    """Show who is barred, the newest first."""
    texts, guild_id = texts_for(interaction), await check_moderator(interaction)
    bars = await interaction.client.store.moderation.bars(guild_id, interaction.client.now())
    back = controls(Button("mod:list:0:0", texts("button-moderate-list")))
    if not bars:
        await respond(interaction, texts("moderate-no-bars"), back)
        return
    shown = bars[:SHOWN]
    lines = [f"- {_barred(each, texts)}" for each in shown]
    options = [option(str(each.user_id), each.name) for each in shown]
    chosen = controls(Select("mod:member", options, texts("moderate-person")))
    text = "\n".join([texts("moderate-bars", count=len(bars)), *lines])
    await respond(interaction, text, chosen, back)


# One thing


@HANDLERS.on("mod:choose")
async def _choose(interaction: Interaction) -> None:
    subject, _, key = read_choice(interaction).partition(":")
    await _open(interaction, subject, key)


@HANDLERS.on("mod:show:{subject}:{key}")
async def _open(interaction: Interaction, subject: str, key: str) -> None:
    """Show one thing, or (`member`) what this user takes part in."""
    number = parse_number(key) or 0
    if subject == Subject.MEMBER:
        await show_list(interaction, user_id=parse_snowflake(key))
    elif subject in [each.value for each in Subject]:
        await _show(interaction, await find_thing(interaction, Subject(subject), number))
    else:
        raise Refusal("refused-unknown-choice")


async def _show(interaction: Interaction, thing: Thing) -> None:
    """Show a thing, and what can be done with it and its players."""
    texts, of = texts_for(interaction), f"{thing.subject}:{thing.key}"
    buttons = []
    for action in thing.actions:
        custom_id = f"mod:do:{action}:{of}"
        if action is Action.RENAME:
            custom_id = f"own:{thing.subject}-rename:{thing.key}"
        style = RED if action in (Action.END, Action.CLOSE) else GREY
        if action is not Action.REMOVE:  # a select below
            buttons.append(Button(custom_id, texts(f"button-moderate-{action}"), style))
    buttons.append(Button("mod:list:0:0", texts("button-moderate-list")))
    rows = [controls(*buttons)]
    if Action.REMOVE in thing.actions:
        rows.append(_people(thing, f"mod:do:remove:{of}", texts("moderate-remove")))
    if thing.people:
        rows.append(_people(thing, "mod:member", texts("moderate-person")))
    await respond(interaction, thing.line, *rows)


def _people(thing: Thing, custom_id: str, asked: str) -> Row:
    options = [option(str(user_id), shorten_name(name)) for user_id, name in thing.people.items()]
    return controls(Select(custom_id, options, asked))


@HANDLERS.on("mod:member")
async def _choose_member(interaction: Interaction) -> None:
    """Show what the chosen player takes part in."""
    await show_list(interaction, user_id=parse_snowflake(read_choice(interaction)))


@HANDLERS.on("mod:do:{action}:{subject}:{key}")
async def _do(
    interaction: Interaction,
    action: Literal["end", "pause", "resume", "close", "remove"],
    subject: Literal["match", "lobby", "challenge", "race"],
    key: int,
) -> None:
    """Do this to a match, a lobby, a challenge or a race, or remove the chosen player from it."""
    thing = await find_thing(interaction, Subject(subject), key)
    player = parse_snowflake(read_choice(interaction)) if action == "remove" else None
    done, texts = await do(interaction, thing, Action(action), player), texts_for(interaction)
    await show_list(interaction, note=texts(f"moderated-{done.action}"), done=done)


# Members


@HANDLERS.on("mod:bar:{length}:{user_id}")
async def _bar(
    interaction: Interaction, length: Literal["hour", "day", "good"], user_id: str
) -> None:
    """Bar a member: they may only finish what is running."""
    barred, note = parse_snowflake(user_id), texts_for(interaction)("moderated-bar")
    await set_bar(interaction, barred, length)
    await show_list(interaction, user_id=barred, note=note)


@HANDLERS.on("mod:lift:{user_id}")
async def _lift(interaction: Interaction, user_id: str) -> None:
    """Lift the bar of a member."""
    lifted, note = parse_snowflake(user_id), texts_for(interaction)("moderated-lift")
    await lift_bar(interaction, lifted)
    await show_list(interaction, user_id=lifted, note=note)


@HANDLERS.on("mod:end-all:{user_id}")
async def _end_all(interaction: Interaction, user_id: str) -> None:
    """End the running matches of a member."""
    player = parse_snowflake(user_id)
    ended = await end_matches(interaction, player)
    note = texts_for(interaction)("moderated-end-all", count=ended)
    await show_list(interaction, user_id=player, note=note)


# Undo


@HANDLERS.on("mod:undo")
async def _undo_chosen(interaction: Interaction) -> None:
    """Undo what was chosen in the log."""
    await _undo(interaction, parse_number(read_choice(interaction)) or 0)


@HANDLERS.on("mod:undo:{entry_id}")
async def _undo(interaction: Interaction, entry_id: int) -> None:
    """Undo the action of a line, and show the log."""
    await undo(interaction, entry_id)
    await show_log(interaction, note=texts_for(interaction)("moderated-undone"))


COMMANDS = (moderate,)
MENUS = (_moderate_member, _moderate_message)
