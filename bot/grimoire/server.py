"""`/grimoire setup`: where and when the server gets its daily page."""

from __future__ import annotations

from datetime import datetime, time
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.schedule import DAY, due, following, newest, time_zones
from bot.grimoire.trouble import NEEDED, daily_trouble
from bot.store import DailyStore, GrimoireServer
from bot.ui.acknowledgement import Choices, autocomplete, shown
from bot.ui.commands import command, languages
from bot.ui.escaping import escape_markdown
from bot.ui.places import check_person_can_post
from bot.ui.replies import check_manager, tell, texts_for, texts_for_all
from bot.ui.words import language_name
from texts import Texts

HOUR = 9
"""When nobody says anything else."""


@command("grimoire-setup", of="grimoire", time_zone="grimoire-zone")
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
    """Keep what is said, leave the rest as it is; nothing said: tell how it stands."""
    guild_id, texts = check_manager(interaction), texts_for(interaction)
    store = interaction.client.store.dailies
    old = await store.server(guild_id)
    if off:
        was_on = await store.switch_off(guild_id)
        await tell(interaction, texts("setup-off" if was_on else "setup-none"))
        return
    said = (channel, hour, minute, time_zone, language, thread)
    changed = any(option is not None for option in said)
    if not changed and old is not None and old.enabled:
        trouble = await daily_trouble(interaction.client, guild_id, texts)
        await tell(interaction, _facts(old, texts("setup-is"), texts), trouble)
        return
    threads = thread if thread is not None else old is not None and old.threads
    chosen = _channel(interaction, channel, old, threads=threads)
    named = language or (old and old.language)
    server = GrimoireServer(
        guild_id=guild_id,
        channel_id=chosen.id,
        hour=hour if hour is not None else old.hour if old else HOUR,
        minute=minute if minute is not None else old.minute if old and hour is None else 0,
        time_zone=_zone(time_zone) if time_zone else old.time_zone if old else "UTC",
        language=named or texts_for_all(interaction).language,
        threads=threads,
        enabled=True,
        set_up_by=interaction.user.id,
        trouble=None,
        trouble_since=None,
        trouble_told=False,
    )
    await _set_up(store, server, interaction.client.now(), first=old is None)
    interaction.client.refusals.try_again_in(guild_id)
    await tell(interaction, _facts(server, texts("setup-done"), texts))


@setup.autocomplete("time_zone")
@autocomplete
async def _zones(_interaction: Interaction, typed: str) -> Choices:
    """Suggest zones by name, each with the time that it is there."""
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
    """Return the channel that is meant. Raises `Refusal` where the bot can't post."""
    guild = interaction.guild
    if guild is None:
        raise Refusal("refused-wrong-place")
    channel = chosen or (guild.get_channel(old.channel_id) if old else interaction.channel)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refused-needs-channel")
    if not channel.permissions_for(guild.me) >= NEEDED:
        raise Refusal("refused-cannot-post", channel=channel.mention)
    if threads and not channel.permissions_for(guild.me).create_public_threads:
        raise Refusal("refused-cannot-thread", channel=channel.mention)
    begins_threads = threads and not (old and old.threads)
    if old is None or old.channel_id != channel.id or begins_threads:
        check_person_can_post(interaction, channel.id, create_public_threads=threads)
    return channel


def _zone(typed: str) -> str:
    """Return the known zone that is meant. Raises `Refusal`."""
    wanted = "_".join(typed.strip().lower().split())
    for zone in time_zones():
        if zone.lower() == wanted:
            return zone
    raise Refusal("refused-unknown-zone", zone=escape_markdown(typed))


async def _set_up(store: DailyStore, server: GrimoireServer, now: datetime, *, first: bool) -> None:
    """Keep the settings.

    The next page comes on the next day that has had none; the very first comes at once where
    today's hour is over.
    """
    at, zone = time(server.hour, server.minute), server.time_zone
    day = following(now, at, zone)
    while await store.has_day(server.guild_id, day.isoformat()):
        day += DAY
    today = now.astimezone(ZoneInfo(zone)).date()
    server.next_at = now if first and newest(now, at, zone) == today else due(day, at, zone)
    await store.set_up(server)


def _facts(server: GrimoireServer, first: str, texts: Texts) -> str:
    facts = texts(
        "setup-facts",
        channel=f"<#{server.channel_id}>",
        time=f"{server.hour:02}:{server.minute:02}",
        zone=server.time_zone,
        language=language_name(server.language, texts),
    )
    if server.threads:
        facts += "\n" + texts("setup-threads")
    when = discord.utils.format_dt(server.next_at, "F")
    soon = discord.utils.format_dt(server.next_at, "R")
    return "\n".join((first, facts, texts("setup-next", when=when, soon=soon)))
