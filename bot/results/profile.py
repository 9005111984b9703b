"""`/profile`: a player's results in this server, and their privacy switches if it is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import discord

from bot.achievements.rewards import REWARDS, Kind, worn
from bot.app import App, Interaction
from bot.boards.watching import reader_of
from bot.errors import Refusal
from bot.game_api import plugins
from bot.results.achievements import (
    achievements_button,
    awards_known_to,
    describe_best,
    load_awards,
    look_rows,
)
from bot.results.people import check_visible, pool_name, record_bar
from bot.store import LinkKind, Reader
from bot.store.achievements import EVERYWHERE
from bot.store.ratings import SHOWN_AFTER
from bot.store.results import RatingLine, ResultLine, ResultStore
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.escaping import name_of
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choices
from bot.ui.replies import MEDALS, respond, server_of, texts_for
from bot.ui.router import BLUE, GREY, Button, Handlers, in_rows
from images.picture import Drawing
from images.profile import Profile, Rating, profile, profile_alt
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
Switch = Literal["ranked", "profile", "worldwide", "lends", "unrated", "friends"]
"""The settings that players have on their own profile."""
FAVOURITES = 3
"""The number of favourite cards."""


@command("command-profile", user="command-results-person")
async def profile_command(interaction: Interaction, user: discord.Member | None = None) -> None:
    """Show a player's profile, by default that of the player who acts."""
    await show_profile(interaction, user or interaction.user)


async def show_profile(interaction: Interaction, user: discord.User | discord.Member) -> None:
    """Show a player's profile in this server. Raises `Refusal` if they hide it.

    Outside of servers, players see only their own: their puzzles, and their games there.
    """
    await check_visible(interaction, user.id)
    texts, own = texts_for(interaction), user.id == interaction.user.id
    client, guild_id = interaction.client, interaction.guild_id
    reader = await reader_of(interaction, user.id)
    whose = Whose(guild_id, user.id, name_of(user))
    shown, best = await load_profile(client, whose, reader, texts)
    picture = await draw_picture_for(interaction, draw_profile(shown, texts))
    buttons = [Button(f"history:{user.id}::0:0:", texts("button-history"), BLUE)]
    buttons.append(achievements_button(user.id, texts))
    if best is not None:
        buttons.append(Button(f"match:replay:{best.match_id}", texts("button-best-win")))
    if not own and not user.bot:
        is_blocked = await client.store.blocks.has(interaction.user.id, user.id)
        way, label = ("lift", "button-unblock") if is_blocked else ("add", "button-block")
        buttons.append(Button(f"block:{way}:{user.id}", texts(label)))
    if own and guild_id is not None:
        buttons += link_buttons(client, LinkKind.PROFILE, user.id, texts)
    switches = await _switches(interaction, texts) if own else []
    title = texts("profile-title", player=user.mention)
    if events := await events_line(client, guild_id, user.id, texts):
        title += f"\n{events}"
    awards = await load_awards(interaction, user.id)
    if best_awards := describe_best(awards, texts):
        title += f"\n{best_awards}"
    if own and not shown.records:
        title += "\n" + texts("profile-empty", command=client.mention("start"))
    await respond(
        interaction,
        title,
        gallery(picture),
        *in_rows(buttons),
        *in_rows(switches),
        *(look_rows(awards, texts) if own else ()),
        picture=picture,
    )


@dataclass(frozen=True, slots=True)
class Whose:
    """The server (None: outside of servers), the player, and the name to show."""

    guild_id: int | None
    user_id: int
    name: str


async def load_profile(
    client: App, whose: Whose, reader: Reader, texts: Texts
) -> tuple[Profile, ResultLine | None]:
    """Load the part of a player's profile that the reader may see, and the match of the best win.

    Whether they may see it at all is for the caller to decide.
    """
    store, guild_id, user_id = client.store, whose.guild_id, whose.user_id
    results = store.results
    puzzle_rating, _ = await store.grimoire.shown_rating(user_id)
    cards = await results.cards_of(guild_id, user_id, reader)
    records = await results.records_of(guild_id, user_id, reader)
    ratings = await results.ratings_of(guild_id, user_id)
    best = await _best_win(results, reader, ratings)
    shown = Profile(
        whose.name,
        titles=tuple(
            texts(
                "chart-champion",
                season=each.season + 1,
                pool=pool_name(each.game, each.kind, texts),
            )
            for each in await results.titles_of(guild_id, user_id)
        ),
        ratings=tuple([await _rating(results, guild_id, user_id, each, texts) for each in ratings]),
        records=tuple([record_bar(each, texts) for each in records]),
        best_win=_beaten(user_id, *best) if best is not None else "",
        favourites=_card_names(cards, texts),
        streak=ratings[0].streak if ratings else 0,
        puzzles_rating=puzzle_rating,
        puzzles=await results.puzzles_of(user_id),
        missed=await store.reviews.misses_left(user_id) if reader.user_id == user_id else 0,
        frame=worn(await awards_known_to(reader, store, guild_id, user_id), "frame"),
        portrait=next(iter((*cards, *((each.game, "") for each in records))), ("", "")),
    )
    return shown, best[0] if best is not None else None


def draw_profile(shown: Profile, texts: Texts) -> Drawing:
    """Return the picture of a profile."""
    return Drawing.of(profile, profile_alt, shown, texts)


async def events_line(client: App, guild_id: int | None, user_id: int, texts: Texts) -> str:
    """Return in how many events of a server a player has taken part, and the medals; or nothing."""
    placed = await client.store.events.placed(guild_id or 0, user_id)
    if not placed:
        return ""
    medals = [f"{medal} {placed[rank]}" for rank, medal in enumerate(MEDALS, 1) if rank in placed]
    return " · ".join([texts("profile-events", count=placed.total()), *medals])


async def _rating(
    results: ResultStore, guild_id: int | None, user_id: int, line: RatingLine, texts: Texts
) -> Rating:
    """Load a player's rating in a pool, with its history."""
    name = pool_name(line.game, line.kind, texts)
    if line.points is None:
        return Rating(name, (), missing=SHOWN_AFTER - line.results)
    curve = await results.curve_of(guild_id, user_id, line.game, line.kind)
    days = [texts.day(ended_at) for _, ended_at in (*curve[:1], *curve[-1:])] or [""]
    values = [float(points) for points, _ in curve] or [float(line.points)]
    return Rating(name, tuple(values), since=days[0], until=days[-1])


async def _best_win(
    results: ResultStore, reader: Reader, ratings: Sequence[RatingLine]
) -> tuple[ResultLine, int] | None:
    """Load the best win that the reader may see, and the opponents' rating."""
    for line in sorted(ratings, key=lambda each: -each.best_points):
        match = await results.of_match(line.best, reader) if line.best is not None else None
        if match is not None:
            return match, line.best_points
    return None


def _beaten(user_id: int, match: ResultLine, points: int) -> str:
    """Name the opponents beaten in a match, with their rating."""
    team = match.seat_of(user_id).team
    names = " + ".join(seat.name for seat in match.seats if seat.team != team)
    return f"{names} ({points})"


def _card_names(played: Sequence[tuple[str, str]], texts: Texts) -> tuple[str, ...]:
    """Name the first favourite cards. Each is given with its game; unknown cards are skipped."""
    books = {
        plugin.match_options.game: plugin.cards for plugin in plugins() if plugin.cards is not None
    }
    known = {game: dict(book.cards) for game, book in books.items()}
    found = (known.get(game, {}).get(card_id) for game, card_id in played)
    names = [name.get(texts.language) or name["en"] for name in found if name is not None]
    return tuple(names[:FAVOURITES])


async def _switches(interaction: Interaction, texts: Texts) -> list[Button]:
    """Lay out the switches of the player's settings: each shows whether it is on.

    Two of them belong to the server, and are left out elsewhere.
    """
    store, user_id = interaction.client.store, interaction.user.id
    on: dict[Switch, bool] = {}
    if (guild_id := interaction.guild_id) is not None:
        on["ranked"], on["profile"] = await store.results.visibility(guild_id, user_id)
    on["worldwide"] = await store.users.is_worldwide(user_id)
    on["lends"] = await store.users.lends(user_id)
    on["unrated"] = await store.users.solves_unrated(user_id)
    on["friends"] = await store.users.tells_friends(user_id)
    return [
        Button(
            f"profile:{name}:{'off' if is_on else 'on'}",
            texts(f"button-switch-{'on' if is_on else 'off'}", what=texts(f"button-show-{name}")),
            BLUE if is_on else GREY,
        )
        for name, is_on in on.items()
    ]


@HANDLERS.on("profile:{name}:{way}")
async def _switch(interaction: Interaction, name: Switch, way: Literal["on", "off"]) -> None:
    """Turn one of the player's settings on or off."""
    store, user_id = interaction.client.store, interaction.user.id
    if name == "worldwide":
        await store.users.set_worldwide(user_id, worldwide=way == "on")
    elif name == "lends":
        await store.users.set_lends(user_id, lends=way == "on")
    elif name == "unrated":
        await store.users.set_unrated(user_id, unrated=way == "on")
    elif name == "friends":
        await store.users.set_tells_friends(user_id, tells=way == "on")
    else:
        await store.results.show(server_of(interaction), user_id, **{name: way == "on"})
        await _wear_again(interaction)
    await show_profile(interaction, interaction.user)


@HANDLERS.on("look:{kind}")
async def _wear(interaction: Interaction, kind: Kind) -> None:
    """Wear the chosen frame or card back, or none. Raises `Refusal` if it isn't earned."""
    store, user_id = interaction.client.store, interaction.user.id
    chosen = next(iter(read_choices(interaction)), None)
    guild_id = interaction.guild_id or EVERYWHERE
    if not await store.awards.wear(guild_id, user_id, REWARDS[kind], chosen):
        raise Refusal("refused-unknown-choice")
    await _wear_again(interaction)
    await show_profile(interaction, interaction.user)


async def _wear_again(interaction: Interaction) -> None:
    """Load the player's matches again, so that boards show what the player wears now."""
    running = await interaction.client.store.matches_of(interaction.user.id)
    await interaction.client.matches.forget(match.id for match in running)


COMMANDS = (profile_command,)
