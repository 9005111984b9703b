"""`/grimoire setup`: channel and time of a server's daily puzzle, and problems with them."""

from __future__ import annotations

from datetime import datetime, time
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.grimoire.choosing import DAY, due, following, newest
from bot.store import Daily, DailyStore, GrimoireServer, Trouble
from bot.ui.acknowledgement import Choices, autocomplete, shown
from bot.ui.commands import command, languages
from bot.ui.places import check_user_can_post
from bot.ui.replies import ServerNeeded, check_manager, notify, texts_for, texts_for_all
from bot.ui.time_zones import read_time_zone, time_zones
from bot.ui.words import language_name
from texts import Texts

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""The permissions that the bot needs to post a puzzle in a channel."""
HOUR = 9
"""The default hour."""


def puzzles_in(place: GrimoireServer | Daily) -> int:
    """Return the id under which refusals of a channel's puzzles are stored.

    Puzzles are posted once a day, so they are tried less often than other messages there.
    """
    return -place.channel_id


async def daily_trouble(client: App, guild_id: int, texts: Texts) -> str:
    """Return why a server's daily puzzles can't be posted, and since when; empty if they can."""
    server = await client.store.dailies.server(guild_id)
    if server is None or not server.enabled:
        return ""
    seen, kept = _trouble_seen(client, server), server.trouble
    if (
        seen is None
        and kept is not Trouble.BLOCKED
        and not client.refusals.is_blocked(puzzles_in(server))
    ):
        return ""  # a moderator has fixed it
    trouble = seen or kept
    return trouble_line(client, server, trouble, server.trouble_since, texts) if trouble else ""


def trouble_line(
    client: App, server: GrimoireServer, trouble: Trouble, since: datetime | None, texts: Texts
) -> str:
    """Return what is wrong with the channel, since when (if known), and what helps."""
    facts = {"channel": f"<#{server.channel_id}>", "command": client.mention("grimoire setup")}
    line = texts(f"daily-trouble-{trouble}", **facts)
    if since is None:
        return line
    return f"{line} {texts('daily-trouble-since', when=discord.utils.format_dt(since, 'R'))}"


def _trouble_seen(client: App, server: GrimoireServer) -> Trouble | None:
    """Return what is wrong as far as the bot knows the server, without asking Discord."""
    guild = client.get_guild(server.guild_id)
    if guild is None or guild.unavailable:
        return None
    channel = guild.get_channel(server.channel_id)
    if channel is None:
        return Trouble.GONE
    can_post = isinstance(channel, discord.TextChannel)
    return None if can_post and channel.permissions_for(guild.me) >= NEEDED else Trouble.CLOSED


@command("grimoire-setup", of="grimoire", in_servers_only=True, time_zone="grimoire-zone")
@app_commands.choices(language=languages())
async def setup(
    interaction: Interaction,
    channel: discord.TextChannel | None = None,
    hour: app_commands.Range[int, 0, 23] | None = None,
    minute: app_commands.Range[int, 0, 59] | None = None,
    time_zone: str | None = None,
    language: str | None = None,
    thread: bool | None = None,
    off: bool = False,
) -> None:
    """Store the given settings and keep the others. Without any, show the current ones."""
    guild_id, texts = check_manager(interaction), texts_for(interaction)
    store, now = interaction.client.store.dailies, interaction.client.now()
    old = await store.server(guild_id)
    if off:
        was_on = await store.switch_off(guild_id)
        await notify(interaction, texts("setup-off" if was_on else "setup-none"))
        return
    said = (channel, hour, minute, time_zone, language, thread)
    changed = any(option is not None for option in said)
    if not changed and old is not None and old.enabled:
        trouble = await daily_trouble(interaction.client, guild_id, texts)
        await notify(interaction, _facts(old, texts("setup-is"), now, texts), trouble)
        return
    threads = thread if thread is not None else old is not None and old.threads
    chosen = _channel(interaction, channel, old, threads=threads)
    named = language or (old and old.language)
    server = GrimoireServer(
        guild_id=guild_id,
        channel_id=chosen.id,
        hour=hour if hour is not None else old.hour if old else HOUR,
        minute=minute if minute is not None else old.minute if old and hour is None else 0,
        time_zone=read_time_zone(time_zone) if time_zone else old.time_zone if old else "UTC",
        language=named or texts_for_all(interaction).language,
        threads=threads,
        enabled=True,
        set_up_by=interaction.user.id,
        trouble=None,
        trouble_since=None,
        trouble_told=False,
    )
    await _set_up(store, server, now, first=old is None)
    interaction.client.refusals.try_again_in(guild_id)
    await notify(interaction, _facts(server, texts("setup-done"), now, texts))


@setup.autocomplete("time_zone")
@autocomplete
async def _zones(_interaction: Interaction, typed: str) -> Choices:
    """Suggest time zones by name, each with its present time."""
    wanted = "_".join(typed.strip().lower().split())
    now = discord.utils.utcnow()
    found = (zone for zone in time_zones() if wanted in zone.lower())
    return shown((f"{zone} · {now.astimezone(ZoneInfo(zone)):%H:%M}", zone) for zone in found)


def _channel(
    interaction: Interaction,
    chosen: discord.TextChannel | None,
    old: GrimoireServer | None,
    *,
    threads: bool,
) -> discord.TextChannel:
    """Return the chosen channel. Raises `Refusal` if the bot can't post there."""
    guild = interaction.guild
    if guild is None:
        raise ServerNeeded(interaction)
    channel = chosen or (guild.get_channel(old.channel_id) if old else interaction.channel)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refused-needs-channel")
    if not channel.permissions_for(guild.me) >= NEEDED:
        raise Refusal("refused-cannot-post", channel=channel.mention)
    if threads and not channel.permissions_for(guild.me).create_public_threads:
        raise Refusal("refused-cannot-thread", channel=channel.mention)
    begins_threads = threads and not (old and old.threads)
    if old is None or old.channel_id != channel.id or begins_threads:
        check_user_can_post(interaction, channel.id, create_public_threads=threads)
    return channel


async def _set_up(store: DailyStore, server: GrimoireServer, now: datetime, *, first: bool) -> None:
    """Store the settings.

    The next puzzle comes on the next day that has had none. The very first comes at once if today's
    hour is over.
    """
    at, zone = time(server.hour, server.minute), server.time_zone
    day = following(now, at, zone)
    while await store.has_day(server.guild_id, day.isoformat()):
        day += DAY
    today = now.astimezone(ZoneInfo(zone)).date()
    server.next_at = now if first and newest(now, at, zone) == today else due(day, at, zone)
    await store.set_up(server)


def _facts(server: GrimoireServer, first: str, now: datetime, texts: Texts) -> str:
    facts = texts(
        "setup-facts",
        channel=f"<#{server.channel_id}>",
        time=f"{server.hour:02}:{server.minute:02}",
        zone=server.time_zone,
        language=language_name(server.language, texts),
    )
    if server.threads:
        facts += "\n" + texts("setup-threads")
    if server.next_at <= now:
        return "\n".join((first, facts, texts("setup-now")))
    when = discord.utils.format_dt(server.next_at, "F")
    soon = discord.utils.format_dt(server.next_at, "R")
    return "\n".join((first, facts, texts("setup-next", when=when, soon=soon)))
