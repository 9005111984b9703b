"""`/profile`: how somebody has done in this server; the own one says who may see what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import discord

from bot.app import App, Interaction
from bot.results.people import check_visible, pool_name
from bot.store.ratings import SHOWN_AFTER
from bot.store.results import RatingLine, RecordLine, Title
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.escaping import take_first_lines
from bot.ui.replies import respond, server_of, texts_for
from bot.ui.router import BLUE, GREY, Acts, Button, controls
from texts import Texts

ACTS = Acts(Answer.PANEL)
Switch = Literal["ranked", "profile", "worldwide"]
"""What somebody settles about the own results."""
LONGEST_STREAK_UNTOLD = 1
ROOM = 3000
"""Characters of a profile in words."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How somebody has done in a server.

    Of each of the `ratings` there is a curve: the points after the newest rated results, the
    oldest first. `pages` counts solved pages of the grimoire, `page_rating` is None before any was
    answered.
    """

    user_id: int
    ratings: tuple[RatingLine, ...]
    curves: tuple[tuple[int, ...], ...]
    records: tuple[RecordLine, ...]
    titles: tuple[Title, ...]
    pages: int
    page_rating: int | None


async def load_profile(client: App, guild_id: int, user_id: int) -> Profile:
    """Load how somebody has done in a server."""
    results = client.store.results
    ratings = await results.ratings_of(guild_id, user_id)
    curves = [
        tuple(await results.curve_of(guild_id, user_id, each.game, each.kind)) for each in ratings
    ]
    records = await results.records_of(guild_id, user_id)
    titles = await results.titles_of(guild_id, user_id)
    pages, rating = await results.pages_of(user_id)
    found = tuple(ratings), tuple(curves), tuple(records), tuple(titles)
    return Profile(user_id, *found, pages, rating)


@command("command-profile", in_servers_only=True, person="command-results-person")
async def profile_command(interaction: Interaction, person: discord.Member | None = None) -> None:
    """Show how somebody has done; without a name, the person who acts."""
    await show_profile(interaction, (person or interaction.user).id)


async def show_profile(interaction: Interaction, user_id: int) -> None:
    """Show how somebody has done in this server. Raises `Refusal`."""
    await check_visible(interaction, user_id)
    client, texts, guild_id = interaction.client, texts_for(interaction), server_of(interaction)
    profile = await load_profile(client, guild_id, user_id)
    buttons = [Button(f"history:{user_id}::0:0:", texts("button-history"), BLUE)]
    if user_id == interaction.user.id:
        buttons += await _switches(interaction, texts)
    lines = take_first_lines(profile_lines(profile, texts), ROOM)
    await respond(interaction, "\n".join(lines), controls(*buttons))


def profile_lines(profile: Profile, texts: Texts) -> Iterator[str]:
    """Tell a profile in words."""
    yield texts("profile-title", player=f"<@{profile.user_id}>")
    if not profile.records and not profile.pages:
        yield texts("profile-empty")
    for rating in profile.ratings:
        yield _rating_line(rating, texts)
    if profile.page_rating is not None:
        yield texts("profile-pages", rating=str(profile.page_rating), count=profile.pages)
    for title in profile.titles:
        pool = pool_name(title.game, title.kind, texts)
        yield texts("profile-champion", season=title.season + 1, pool=pool)
    if profile.records:
        yield texts("profile-records")
    for record in profile.records:
        pool = pool_name(record.game, record.kind, texts)
        counts = {"won": record.won, "drawn": record.drawn, "lost": record.lost}
        yield "- " + texts("record-line", pool=pool, **counts)


def _rating_line(rating: RatingLine, texts: Texts) -> str:
    pool = pool_name(rating.game, rating.kind, texts)
    if rating.points is None:
        return texts("profile-new", pool=pool, count=rating.results, most=SHOWN_AFTER)
    counts = {"count": rating.results, "won": rating.wins}
    told = [texts("profile-rating", pool=pool, points=str(rating.points), **counts)]
    if abs(rating.streak) > LONGEST_STREAK_UNTOLD:
        key = "profile-winning" if rating.streak > 0 else "profile-losing"
        told.append(texts(key, count=abs(rating.streak)))
    if rating.best is not None:
        best = {"points": str(rating.best_points), "number": str(rating.best)}
        told.append(texts("profile-best", **best))
    return " · ".join(told)


async def _switches(interaction: Interaction, texts: Texts) -> list[Button]:
    """Lay out what somebody settles about the own results, what is on being blue."""
    store, user_id = interaction.client.store, interaction.user.id
    ranked, profile = await store.results.visibility(server_of(interaction), user_id)
    worldwide = await store.people.is_worldwide(user_id)
    on: dict[Switch, bool] = {"ranked": ranked, "profile": profile, "worldwide": worldwide}
    return [
        Button(
            f"profile:{name}:{'off' if is_on else 'on'}",
            ("✓ " if is_on else "") + texts(f"button-show-{name}"),
            BLUE if is_on else GREY,
        )
        for name, is_on in on.items()
    ]


@ACTS.on("profile:{name}:{way}")
async def _switch(interaction: Interaction, name: Switch, way: Literal["on", "off"]) -> None:
    """Settle who may see what of the person who acts."""
    store, user_id = interaction.client.store, interaction.user.id
    if name == "worldwide":
        await store.people.set_worldwide(user_id, worldwide=way == "on")
    else:
        await store.results.show(server_of(interaction), user_id, **{name: way == "on"})
    await show_profile(interaction, user_id)
