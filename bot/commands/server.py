"""`/server`: a server's default game and clock, how matches are shown, ratings and seasons.

Everyone sees the settings; members who manage the server can change them there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import discord

from bot.app import Interaction
from bot.clock import CLOCKS, NO_CLOCK, Clock
from bot.errors import Refusal
from bot.game_api import all_match_options, game_name
from bot.grimoire.server import daily_trouble
from bot.lobby.options import MOST_MISSES, clock_of, game_of
from bot.owed_posts import can_post_to, check_posts_channel
from bot.results.schedule import next_post
from bot.results.seasons import check_role, role_fault
from bot.store import (
    Alone,
    Calls,
    Candidates,
    Motion,
    OldBoards,
    Place,
    Rated,
    SeasonLength,
    Server,
)
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.commands import command
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.names import fold
from bot.ui.places import check_user_can_post
from bot.ui.received import parse_snowflake, read_choice, read_choices
from bot.ui.replies import check_manager, respond, server_of, texts_for
from bot.ui.router import (
    Button,
    ChannelSelect,
    Handlers,
    RoleSelect,
    Row,
    Select,
    controls,
    option,
)
from texts import Texts, dashed

HANDLERS = Handlers()
_CHOSEN: Mapping[str, tuple[str, type[RoleSelect | ChannelSelect]]] = {
    "champions": ("champion_role_id", RoleSelect),
    "moderators": ("moderator_role_id", RoleSelect),
    "results": ("results_channel_id", ChannelSelect),
    "week": ("week_channel_id", ChannelSelect),
    "log": ("moderation_channel_id", ChannelSelect),
}
"""The settings that are a role or a channel: their columns, and the selects that set them."""
_WORDS = "words"
"""The setting that is a list of words."""
LONGEST_WORDS, MOST_WORDS, LONGEST_WORD = 2000, 100, 40
MINUTES_OF_HOUR = 60
MOST_TOLD = 10
"""The most users or pairs named in one warning to those who manage the server."""
CUSTOMS: Mapping[str, Mapping[str, str]] = {
    "place": {Place.THREADS: "place-threads", Place.CHANNEL: "place-channel"},
    "old_boards": {OldBoards.LINE: "old-boards-line", OldBoards.DELETED: "old-boards-deleted"},
    "calls": {Calls.TURN: "calls-turn", Calls.PAUSE: "calls-pause", Calls.NEVER: "calls-never"},
    "alone": {
        Alone.OUTSIDE_THREADS: "alone-outside",
        Alone.PRIVATE: "alone-private",
        Alone.PUBLIC: "alone-public",
    },
    "motion": {Motion.ANIMATION: "motion-film", Motion.STILL: "motion-still"},
    "rated": {Rated.FRIENDLY: "rated-friendly", Rated.RATED: "rated-rated"},
    "season": {
        SeasonLength.NONE: "season-none",
        SeasonLength.MONTH: "season-month",
        SeasonLength.QUARTER: "season-quarter",
    },
    "candidates": {
        Candidates.NONE: "candidates-none",
        Candidates.NIGHTLY: "candidates-nightly",
    },
}
"""Settings of how matches are shown and counted: their values, with the keys of the texts."""


@dataclass(frozen=True)
class _Setting:
    """A setting: its values with short labels, the current value, and a line that describes it."""

    name: str
    labels: Mapping[str, str]
    holds: str
    line: str

    def as_list(self) -> Select:
        """Lay out the values as a select."""
        options = [
            option(value, label[:1].upper() + label[1:], chosen=value == self.holds)
            for value, label in self.labels.items()
        ]
        return Select(f"server:set:{self.name}", options)


@command("command-server", in_servers_only=True)
async def server_command(interaction: Interaction) -> None:
    """Show the settings; members who manage the server get selects to change them."""
    await _show(interaction)


async def _show(interaction: Interaction, changing: str = "") -> None:
    """Show all settings. Members who manage the server also see the values of `changing`."""
    texts = texts_for(interaction)
    row = await interaction.client.store.servers.server(interaction.guild_id)
    settings = [
        await _game(interaction, texts),
        *await _clock(interaction, texts),
        *await _customs(interaction, texts),
    ]
    lines = [
        texts("server-title"),
        *(each.line for each in settings),
        texts("server-champions-is", role=_mention("@&", row.champion_role_id, texts)),
        texts("server-results-is", channel=_mention("#", row.results_channel_id, texts)),
        texts("server-week-is", channel=_mention("#", row.week_channel_id, texts)),
        await _daily(interaction, texts),
        _moderators(row.moderator_role_id, texts),
    ]
    lists = list[Row]()
    if interaction.permissions.manage_guild:
        lines.append(
            texts("server-log-is", channel=_mention("#", row.moderation_channel_id, texts))
        )
        lines.append(texts("server-words-is", count=len(row.refused_words or ())))
        others = *_CHOSEN, _WORDS
        names = [
            option(name, texts(f"server-{dashed(name)}"), chosen=name == changing)
            for name in (*(each.name for each in settings), *others)
        ]
        lists.append(controls(Select("server:change", names, texts("server-change"))))
        lists += [controls(each.as_list()) for each in settings if each.name == changing]
        of = f"server:{changing}"
        chooses = texts(f"server-{changing}-choose") if changing in others else ""
        if changing in _CHOSEN:
            column, select = _CHOSEN[changing]
            lists.append(controls(select(of, chooses, getattr(row, column))))
        if changing == _WORDS:
            lists.append(controls(Button(of, chooses)))
        lines += filter(None, await _news(interaction, row, texts))
    await respond(interaction, "\n".join(lines), *lists)


def _mention(mark: str, held: int | None, texts: Texts) -> str:
    return f"<{mark}{held}>" if held else texts("server-none")


def _moderators(role_id: int | None, texts: Texts) -> str:
    """Return the line on who moderates here."""
    if role_id is None:
        return texts("server-moderators-none")
    return texts("server-moderators-is", role=f"<@&{role_id}>")


async def _daily(interaction: Interaction, texts: Texts) -> str:
    """Return the line on the daily puzzle: channel, time, and the command that changes them."""
    daily = await interaction.client.store.dailies.server(server_of(interaction))
    command = interaction.client.mention("grimoire setup")
    if daily is None or not daily.enabled:
        return texts("server-daily-off", command=command)
    time = f"{daily.hour:02}:{daily.minute:02}"
    where = {"channel": f"<#{daily.channel_id}>", "command": command}
    return texts("server-daily-is", time=time, zone=daily.time_zone, **where)


async def _news(interaction: Interaction, row: Server, texts: Texts) -> Sequence[str]:
    """Return what those who manage the server may want to act on.

    These are problems with the daily puzzle, the champions' role and the channels, players who
    often resign duels early, and pairs whose rated matches look like those of one person.
    """
    client, guild = interaction.client, interaction.guild
    role = guild.get_role(row.champion_role_id or 0) if guild is not None else None
    lines = [await daily_trouble(client, server_of(interaction), texts)]
    if guild is not None and role is not None and (fault := role_fault(guild, role)):
        lines.append(texts(fault, role=role.mention))
    for channel_id in {row.results_channel_id, row.week_channel_id, row.moderation_channel_id}:
        if channel_id is not None and not can_post_to(guild, channel_id):
            lines.append(texts("refused-results-channel", channel=f"<#{channel_id}>"))
    results, guild_id, now = client.store.results, server_of(interaction), client.now()
    if resigned := await results.early_resignations(guild_id, now):
        lines.append(texts("server-resigned", people=_counted(resigned)))
    often, fed = await results.pairings(guild_id, now)
    if often:
        pairs = (
            f"<@{each.user_id}> – <@{each.other_id}> ({each.won}:{each.lost})"
            for each in often[:MOST_TOLD]
        )
        lines.append(texts("server-often", pairs=", ".join(pairs)))
    if fed:
        lines.append(texts("server-fed", people=_counted(fed)))
    return lines


def _counted(people: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"<@{user_id}> ({count})" for user_id, count in people[:MOST_TOLD])


async def _game(interaction: Interaction, texts: Texts) -> _Setting:
    """Return the setting of the default game."""
    usual = (await game_of(interaction, None)).game
    labels = {each.game: game_name(each.game, texts) for each in all_match_options()}
    return _Setting("game", labels, usual, texts("server-game-is", game=labels[usual]))


async def _clock(interaction: Interaction, texts: Texts) -> Sequence[_Setting]:
    """Return the settings of the default clock and, with a clock, of the turns one may miss."""
    usual = await clock_of(interaction, None)
    labels = {choice: _time_for(clock, texts) for choice, clock in CLOCKS.items()}
    holds = NO_CLOCK
    if usual is not None:
        holds = next(choice for choice, clock in CLOCKS.items() if _is_like(clock, usual))
    clock = _Setting("clock", labels, holds, texts("server-clock-is", clock=labels[holds]))
    if usual is None:
        return [clock]
    misses = {str(count): str(count) for count in range(1, MOST_MISSES + 1)}
    text = texts("server-misses-is", count=usual.misses)
    return [clock, _Setting("misses", misses, str(usual.misses), text)]


def _time_for(clock: Clock | None, texts: Texts) -> str:
    """Return how long a turn may take, in minutes or hours."""
    if clock is None:
        return texts(f"clock-{NO_CLOCK}")
    minutes = clock.seconds // 60
    if minutes < MINUTES_OF_HOUR:
        return texts("server-minutes", count=minutes)
    return texts("server-hours", count=minutes // MINUTES_OF_HOUR)


def _is_like(clock: Clock | None, other: Clock) -> bool:
    return clock is not None and clock.seconds == other.seconds


async def _customs(interaction: Interaction, texts: Texts) -> Sequence[_Setting]:
    """Return the settings of how matches are shown and counted."""
    settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    found = []
    for name, keys in CUSTOMS.items():
        labels, holds = {word: texts(key) for word, key in keys.items()}, getattr(settings, name)
        here = _instead_of_threads(interaction, name).get(holds, keys[holds])
        line = texts(f"server-{dashed(name)}-is", choice=texts(here))
        found.append(_Setting(name, labels, holds, line))
    return found


def _instead_of_threads(interaction: Interaction, name: str) -> Mapping[str, str]:
    """Return the keys of the texts to show for threads if a match that begins here gets none."""
    if name != "place":
        return {}
    if not isinstance(interaction.channel, discord.TextChannel):
        return {Place.THREADS: "place-threads-no-place"}
    allowed = interaction.app_permissions.create_public_threads
    return {} if allowed else {Place.THREADS: "place-threads-not-allowed"}


@HANDLERS.on("server:change")
async def _choose(interaction: Interaction) -> None:
    """Show the values of the chosen setting. Only for members who manage the server."""
    check_manager(interaction)
    await _show(interaction, read_choice(interaction))


@HANDLERS.on("server:set:{name}")
async def _settle(interaction: Interaction, name: str) -> None:
    """Change a setting to the chosen value. Only for members who manage the server."""
    guild_id, value = check_manager(interaction), read_choice(interaction)
    servers = interaction.client.store.servers
    match name:
        case "game":
            await servers.set_game(guild_id, (await game_of(interaction, value)).game)
        case "clock":
            clock = await clock_of(interaction, value)
            await servers.set_clock(guild_id, clock.document() if clock else None)
        case "misses":
            usual = await clock_of(interaction, None)
            if usual is None or value not in map(str, range(1, MOST_MISSES + 1)):
                raise Refusal("refused-unknown-choice")
            await servers.set_clock(guild_id, replace(usual, misses=int(value)).document())
        case "season" if value in CUSTOMS[name]:
            await servers.change_guild_settings(guild_id, season=value)
            seasons = interaction.client.store.seasons
            await seasons.set_length(guild_id, SeasonLength(value), interaction.client.now())
        case _ if value in CUSTOMS.get(name, {}):
            await servers.change_guild_settings(guild_id, **{name: value})
        case _:
            raise Refusal("refused-unknown-choice")
    await _show(interaction)


@HANDLERS.on("server:{name}")
async def _choose_held(
    interaction: Interaction, name: Literal["champions", "moderators", "results", "week", "log"]
) -> None:
    """Set a role or a channel; choosing nothing removes it."""
    guild_id, chosen = check_manager(interaction), read_choices(interaction)
    held, (column, select) = parse_snowflake(chosen[0]) if chosen else None, _CHOSEN[name]
    if held is not None and select is ChannelSelect:
        check_posts_channel(interaction.guild, held)
        check_user_can_post(interaction, held)
    elif held is not None and name == "champions":
        check_role(interaction.user, held)
    elif held == guild_id:  # the role of everyone
        raise Refusal("refused-role-of-all")
    more = dict[str, Any]()
    if name == "champions":
        more["champion_role_by"] = interaction.user.id
    elif name == "week":  # only weeks that end from now on are posted
        zone = await interaction.client.store.weeks.time_zone(guild_id)
        more["week_at"] = next_post(interaction.client.now(), zone) if held is not None else None
    await _change(interaction, guild_id, **{column: held}, **more)


async def _change(interaction: Interaction, guild_id: int, **columns: Any) -> None:
    await interaction.client.store.servers.change_guild_settings(guild_id, **columns)
    await _show(interaction)


@HANDLERS.on("server:words", Answer.FORM)
async def _ask_words(interaction: Interaction) -> None:
    """Open the form for the words that names must not contain."""
    guild_id, texts = check_manager(interaction), texts_for(interaction)
    servers = interaction.client.store.servers
    words = await wait_for_database(interaction, servers.refused_words(guild_id), ())
    facts: dict[str, Any] = {"filled": ", ".join(words), "needed": False, "long": True}
    about = texts("server-words-about")
    field = text_field(TEXT, texts("server-words"), LONGEST_WORDS, about=about, **facts)
    await open_form(interaction, texts("server-words"), "form:server-words", field)


@HANDLERS.on("form:server-words")
async def _set_words(interaction: Interaction) -> None:
    """Set the words that names must not contain."""
    guild_id, typed = check_manager(interaction), read_field(interaction)
    parts = (" ".join(part.split()) for part in re.split("[,\n]", typed))
    words = [*{fold(part): part for part in parts if fold(part)}.values()]
    if len(words) > MOST_WORDS or any(len(word) > LONGEST_WORD for word in words):
        raise Refusal("refused-many-words", count=MOST_WORDS, longest=LONGEST_WORD)
    await _change(interaction, guild_id, refused_words=words or None)


COMMANDS = (server_command,)
