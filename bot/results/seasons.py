"""The ends of seasons, and the role of those who have won one."""

from __future__ import annotations

import discord
import structlog

from bot.app import App
from bot.errors import Refusal
from bot.faults import describe_fault, is_refusal_of_discord
from bot.ui.refusals import Scope, scope_of

log = structlog.get_logger()


class Seasons:
    """Seasons that are closed when their time is over; each is, in one process, once."""

    def __init__(self, client: App) -> None:
        self._client = client

    async def catch_up(self) -> None:
        """Close what is over, then see to it that who has won last has the role."""
        seasons, now = self._client.store.seasons, self._client.now()
        refusals = self._client.refusals
        for season in await seasons.over(now):
            if await seasons.close(season, now):
                log.info("season closed", guild=season.guild_id, season=season.number)
        for winner, role_id, is_due in await seasons.crownings():
            guild = self._client.get_guild(winner.guild_id)
            role = guild.get_role(role_id) if guild is not None else None
            if guild is None or role is None or role_fault(guild, role):
                continue  # `/server` says what is wrong; it is looked at again
            if refusals.is_blocked(role_id):
                continue
            try:
                await _change_role(guild, winner.user_id, role, is_due=is_due)
            except Exception as fault:
                if not is_refusal_of_discord(fault):
                    raise
                log.info("champion not crowned", guild=guild.id, **describe_fault(fault))
                refusals.put_off(fault, role_id, guild.id)
            else:
                refusals.accept(role_id)
                await seasons.record_role(winner, has_role=is_due)


async def _change_role(
    guild: discord.Guild, user_id: int, role: discord.Role, *, is_due: bool
) -> None:
    """Give somebody a role, or take it away; whoever has left the server needs neither."""
    try:
        member = await guild.fetch_member(user_id)
    except discord.HTTPException as fault:
        if scope_of(fault) is not Scope.PERSON:
            raise
        return
    await (member.add_roles if is_due else member.remove_roles)(role)


def role_fault(guild: discord.Guild, role: discord.Role) -> str:
    """Return the key of what keeps the bot from giving a role; empty where nothing does."""
    if role.is_default() or role.managed:
        return "refused-role-not-free"
    if not guild.me.guild_permissions.manage_roles:
        return "refused-role-permission"
    return "refused-role-above" if role >= guild.me.top_role else ""


def check_role(guild: discord.Guild | None, role_id: int) -> None:
    """Raise `Refusal` where the bot could not give this role."""
    role = guild.get_role(role_id) if guild is not None else None
    if guild is None or role is None:
        raise Refusal("refused-unknown-choice")
    if fault := role_fault(guild, role):
        raise Refusal(fault, role=role.mention)
