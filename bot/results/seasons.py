"""The ends of seasons, and the role of their winners."""

from __future__ import annotations

import discord
import structlog

from bot.errors import Refusal
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.ui.escaping import escape_markdown
from bot.ui.places import find_member
from bot.ui.posts import make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout
from texts import texts_in

log = structlog.get_logger()

MODERATING = discord.Permissions(
    **{name: True for name, _ in discord.Permissions() if name.startswith("manage_")},
    **dict.fromkeys(("administrator", "kick_members", "ban_members", "moderate_members"), True),
    **dict.fromkeys(("mute_members", "deafen_members", "move_members"), True),
    **dict.fromkeys(("mention_everyone", "view_audit_log"), True),
)
"""Permissions of moderators. A role with one of them that not everyone has is never given."""


class Seasons(Worker[str], name="seasons"):
    """Closes seasons whose time is over, each once and in one process."""

    async def catch_up(self) -> None:
        """Request work: close seasons that are over, and give the role to the latest winners."""
        self.work.catch_up(["due"])

    async def _work(self, _due: str) -> None:
        seasons, now = self._store.seasons, self._client.now()
        refusals = self._client.refusals
        for season in await seasons.over(now):
            if await seasons.close(season, now):
                log.info("season closed", guild=season.guild_id, season=season.number)
        for winner, role_id, is_due in await seasons.crownings():
            guild = self._client.get_guild(winner.guild_id)
            role = guild.get_role(role_id) if guild is not None else None
            if guild is None or role is None:
                continue
            if fault_key := role_fault(guild, role, is_given=is_due):
                await self._notify_of_fault(guild, role, fault_key)
                continue  # `/server` says what is wrong; it is checked again
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

    async def _notify_of_fault(
        self, guild: discord.Guild, role: discord.Role, fault_key: str
    ) -> None:
        """Tell the user who chose the role, once, why it can't be given."""
        servers = self._store.servers
        user_id = (await servers.server(guild.id)).champion_role_by
        if user_id is None or self._client.refusals.is_blocked(user_id):
            return
        texts = texts_in(guild.preferred_locale.value)
        text = texts("champions-role-told", server=escape_markdown(guild.name))
        view = Layout(text, texts(fault_key, role=f"**{escape_markdown(role.name)}**"))
        nonce = make_nonce("champions", guild.id, role.id)
        event = "trouble with the champions' role not told"
        refused = await write_to(self._client, user_id, view, nonce, event, guild=guild.id)
        if refused not in (Scope.OUTAGE, Scope.APP):
            await servers.set_champion_role(guild.id, role.id)


async def _change_role(
    guild: discord.Guild, user_id: int, role: discord.Role, *, is_due: bool
) -> None:
    """Give a member a role, or take it away. Members who have left the server are skipped."""
    member = await find_member(guild, user_id)
    if member is not None:
        await (member.add_roles if is_due else member.remove_roles)(role)


def role_fault(guild: discord.Guild, role: discord.Role, *, is_given: bool = True) -> str:
    """Return the key of why the bot can't give or take a role; empty if it can.

    A role with permissions of moderators may be taken away (not `is_given`).
    """
    if role.is_default() or role.managed:
        return "refused-role-not-free"
    if not guild.me.guild_permissions.manage_roles:
        return "refused-role-permission"
    if role >= guild.me.top_role:
        return "refused-role-above"
    powers = role.permissions.value & MODERATING.value
    is_harmless = not powers & ~guild.default_role.permissions.value
    return "" if is_harmless or not is_given else "refused-role-moderates"


def check_role(member: discord.Member | discord.User, role_id: int) -> None:
    """Raise `Refusal` if this user could not give the role by hand, or the bot must not."""
    guild = member.guild if isinstance(member, discord.Member) else None
    role = guild.get_role(role_id) if guild is not None else None
    if not isinstance(member, discord.Member) or guild is None or role is None:
        raise Refusal("refused-unknown-choice")
    if member.id != guild.owner_id:
        if not member.guild_permissions.manage_roles:
            raise Refusal("refused-role-not-yours")
        if role >= member.top_role:
            raise Refusal("refused-role-above-yours", role=role.mention)
    if fault := role_fault(guild, role):
        raise Refusal(fault, role=role.mention)
