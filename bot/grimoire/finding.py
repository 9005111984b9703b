"""Which page somebody means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.explanation import themes
from bot.grimoire.session import page_with
from bot.grimoire.suggestions import Suggestions
from bot.house import page_tables
from bot.ui.acknowledgement import Choices, autocomplete, filter_choices, shown
from bot.ui.names import Names
from bot.ui.replies import texts_for
from puzzles import library
from puzzles.page import Page

_SET_AND_NUMBER = re.compile(r"(?P<set>.*?)[\s-]*(?P<number>\d{1,3})")


async def page_meant(interaction: Interaction, typed: str | None) -> Page:
    """Find the page that is typed as id, as set and number or as title.

    It is today's page of the server when nothing is typed. Raises `Refusal`.
    """
    if typed is None:
        return await todays_page(interaction)
    wanted = " ".join(typed.split()).casefold()
    for page_id in (wanted, *_numbered(wanted)):
        page = await interaction.client.store.grimoire.page_of(page_id, interaction.user.id)
        if page is not None:
            return page
    texts, who = texts_for(interaction), interaction.user.id
    known = await interaction.client.part(Suggestions).known(interaction.guild_id, who, texts)
    found = Names((each.id, "", each.title) for each in known).one(typed, texts.language)
    return await page_with(interaction, found or "")


async def todays_page(interaction: Interaction) -> Page:
    """Return the page of the day in this server. Raises `Refusal`."""
    client = interaction.client
    guild_id, at = interaction.guild_id or 0, interaction.created_at
    daily = await client.store.dailies.open_daily(guild_id, at)
    if daily is None:
        raise Refusal("refused-no-page-named", command=client.mention("grimoire random"))
    return await page_with(interaction, daily.page_id)


@autocomplete
async def suggested_pages(interaction: Interaction, typed: str) -> Choices:
    """Suggest pages whose set and number, id or title holds what is typed so far."""
    suggestions, texts = interaction.client.part(Suggestions), texts_for(interaction)
    return shown(await suggestions.offer(interaction.guild_id, interaction.user.id, typed, texts))


@autocomplete
async def suggested_sets(interaction: Interaction, typed: str) -> Choices:
    """Suggest sets that have pages, by name."""
    texts, pages = texts_for(interaction), library.built_in()
    sets = _sets().items()
    return filter_choices(typed, [(texts.named(names), id) for id, names in sets if pages.get(id)])


@autocomplete
async def suggested_themes(interaction: Interaction, typed: str) -> Choices:
    """Suggest what pages are about, by name."""
    texts = texts_for(interaction)
    named = [(texts.named(names), theme) for theme, names in themes().items()]
    return filter_choices(typed, sorted(named))


def theme_names() -> Names[str]:
    """Return the themes of built-in pages, by their names."""
    return Names((theme, theme, names) for theme, names in themes().items())


def set_names() -> Names[str]:
    """Return the ids of the sets of all games, by their names."""
    return Names((set_id, set_id, names) for set_id, names in _sets().items())


def _sets() -> dict[str, Mapping[str, str]]:
    """Return the names of the sets of all games, by id."""
    return {
        set_id: names for table in page_tables().values() for set_id, names in table.sets.items()
    }


def _numbered(wanted: str) -> Iterator[str]:
    """Find the built-in page that a set and a number name."""
    found = _SET_AND_NUMBER.fullmatch(wanted)
    if found is None:
        return
    set_id = set_names().named(found["set"])  # no beginning: `p-1` is a page of somebody's own
    if set_id is not None:
        yield f"{set_id.replace('_', '-')}-{int(found['number']):02d}"
