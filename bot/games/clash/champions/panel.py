"""`/champion create`: a private panel to create a creature, with its picture and price.

Choices are stored at once; the panel's custom ids have only the owner and the edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

import discord
from discord import app_commands

from bot.app import Interaction
from bot.collection import NAME, name_field
from bot.errors import Refusal
from bot.games.clash.champions import making
from bot.games.clash.champions.saving import save_champion
from bot.games.clash.champions.showing import CHAMPIONS
from bot.games.clash.champions.workshop import query_of
from bot.games.clash.lookup import face_of
from bot.moderators import check_name
from bot.store import ChampionDraft, LinkKind
from bot.ui.acknowledgement import OPENS_FORM, Answer, acknowledge, wait_for_database
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown
from bot.ui.forms import open_form, read_fields, select_field
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choices
from bot.ui.replies import respond, texts_for
from bot.ui.router import GREEN, Button, Handlers, Select, controls, option
from bot.web_links import open_link
from engine.clash import custom
from engine.clash.abilities import Ability
from engine.clash.cards import Card
from texts import Texts

HANDLERS = Handlers()
LONGEST_LINE = 300
_ATTACK, _HEALTH = "attack", "health"


@command("command-champion-create", group=CHAMPIONS.group, extras=OPENS_FORM)
async def create(
    interaction: Interaction, card: app_commands.Range[str, 1, LONGEST_LINE] | None = None
) -> None:
    """Begin the champion of a line from the page. Without one, open the form for its figures."""
    if card is None:
        await _ask(interaction, texts_for(interaction))
        return
    await acknowledge(interaction, Answer.PRIVATE)
    draft = making.read_line(card)
    abilities = {name: getattr(draft, name) for name in ("strengths", "drawbacks", "aura")}
    await _begin_with(interaction, draft.name, draft.attack, draft.health, **abilities)


@HANDLERS.on("form:champion:", Answer.PANEL)
async def _begin(interaction: Interaction) -> None:
    """Begin a new champion."""
    await _begin_with(interaction, *_read_form(interaction))


@HANDLERS.on("form:champion:{edition}", Answer.PANEL)
async def _change_figures(interaction: Interaction, edition: int) -> None:
    """Change the figures of the draft."""
    name, attack, health = _read_form(interaction)
    await check_name(interaction, name)
    await _change(interaction, edition, name=name, attack=attack, health=health)


@HANDLERS.on("own:champion-strengths:{owner}:{edition}")
async def _strengths(interaction: Interaction, edition: int) -> None:
    chosen = making.known_ids(read_choices(interaction), making.STRENGTHS)
    await _change(interaction, edition, strengths=chosen)


@HANDLERS.on("own:champion-drawbacks:{owner}:{edition}")
async def _drawbacks(interaction: Interaction, edition: int) -> None:
    chosen = making.known_ids(read_choices(interaction), making.DRAWBACKS)
    await _change(interaction, edition, drawbacks=chosen)


@HANDLERS.on("own:champion-aura:{owner}:{edition}")
async def _aura(interaction: Interaction, edition: int) -> None:
    aura = next(iter(making.known_ids(read_choices(interaction), making.AURAS)), None)
    await _change(interaction, edition, aura=aura)


@HANDLERS.on("own:champion-figures:{owner}:{edition}", Answer.FORM)
async def _figures(interaction: Interaction, edition: int) -> None:
    """Open the form again, filled in."""
    draft = await wait_for_database(interaction, _draft(interaction, edition), None)
    await _ask(interaction, texts_for(interaction), str(edition), draft)


@HANDLERS.on("own:champion-save:{owner}:{edition}")
async def _save(interaction: Interaction, edition: int) -> None:
    """Save the champion."""
    texts = texts_for(interaction)
    async with interaction.client.locks["champion", interaction.user.id]:
        draft, store = await _draft(interaction, edition), interaction.client.store
        now = discord.utils.utcnow()
        champion = await save_champion(draft, interaction.guild_id, store, now)
        await CHAMPIONS.show(interaction, champion, texts("own-champion-saved"))


@HANDLERS.on("own:champion-editor:{owner}:{edition}", Answer.PRIVATE)
async def _open_editor(interaction: Interaction, edition: int) -> None:
    """Show the link to the page where this draft can be changed and saved, for a day."""
    draft, texts = await _draft(interaction, edition), texts_for(interaction)
    page = await open_link(interaction, LinkKind.CHAMPION, str(draft.user_id))
    shown = texts("link-shown", url=f"{page}?{urlencode(query_of(draft), doseq=True)}")
    await respond(interaction, f"{shown}\n-# {texts('link-for-a-day')}")


async def _begin_with(
    interaction: Interaction, name: str, attack: int, health: int, **abilities: object
) -> None:
    """Begin a new champion, and show it."""
    await check_name(interaction, name)
    store = interaction.client.store.collection
    draft = await store.begin_draft(interaction.user.id, name, attack, health, **abilities)
    await _show(interaction, draft, texts_for(interaction))


async def _ask(
    interaction: Interaction, texts: Texts, edition: str = "", draft: ChampionDraft | None = None
) -> None:
    """Open the form for name and figures.

    It is empty for a new champion. For an edition of the draft it is filled in if `draft` is known.
    """
    attack, health = (draft.attack, draft.health) if draft else (None, None)
    attacks = [
        option(str(figure), str(figure), chosen=figure == attack) for figure in making.ATTACKS
    ]
    healths = [
        option(str(figure), str(figure), chosen=figure == health) for figure in making.HEALTHS
    ]
    await open_form(
        interaction,
        texts("own-champion-title"),
        f"form:champion:{edition}",
        name_field(texts("own-champion-name"), draft.name if draft else ""),
        select_field(_ATTACK, texts("own-champion-attack"), attacks),
        select_field(_HEALTH, texts("own-champion-health"), healths),
    )


def _read_form(interaction: Interaction) -> tuple[str, int, int]:
    """Return name, attack and health. Raises `Refusal`."""
    fields = read_fields(interaction)
    return (
        making.read_name(fields.get(NAME, "")),
        making.read_figure(fields.get(_ATTACK, ""), making.ATTACKS),
        making.read_figure(fields.get(_HEALTH, ""), making.HEALTHS),
    )


async def _draft(interaction: Interaction, edition: int) -> ChampionDraft:
    """Return the user's draft. Raises `Refusal` if it has another edition now."""
    draft = await interaction.client.store.collection.draft(interaction.user.id, edition)
    if draft is None:
        raise Refusal("refused-stale-champion")
    return draft


async def _change(interaction: Interaction, edition: int, **changes: object) -> None:
    """Store changes of the draft and show it. If no card can be like this, only say why."""
    texts = texts_for(interaction)
    async with interaction.client.locks["champion", interaction.user.id]:
        draft = await _draft(interaction, edition)
        try:
            making.card_in_the_making(_with(draft, changes))
        except Refusal as refusal:
            why = texts("own-champion-unchanged", why=texts(refusal.key, **refusal.facts))
            await _show(interaction, draft, texts, why)
            return
        store = interaction.client.store.collection
        changed = await store.change_draft(draft.user_id, draft.edition, **changes)
        if changed is None:
            raise Refusal("refused-stale-champion")
        await _show(interaction, changed, texts)


def _with(draft: ChampionDraft, changes: dict[str, object]) -> ChampionDraft:
    """Return a copy of a draft with these changes, which is not stored."""
    names = [column.key for column in ChampionDraft.__table__.columns]
    return ChampionDraft(**{name: getattr(draft, name) for name in names} | changes)


async def _show(
    interaction: Interaction, draft: ChampionDraft, texts: Texts, note: str = ""
) -> None:
    """Show the panel with the draft.

    If choices in two processes have led to an impossible card, there is no picture and no *Save*.
    """
    card: Card | None = None
    try:
        card = making.card_in_the_making(draft)
    except Refusal as refusal:
        note = texts("own-champion-unfit", why=texts(refusal.key, **refusal.facts))
    lines = [
        f"### {escape_markdown(draft.name)}",
        *making.price_lines(draft, card, texts),
        *([note] if note else []),
    ]
    what = f"{draft.user_id}:{draft.edition}"
    buttons = [Button(f"own:champion-figures:{what}", texts("button-champion-figures"))]
    pictures, picture = [], None
    if card is not None:
        picture = await draw_picture_for(interaction, face_of(card, texts))
        pictures.append(gallery(picture))
        save = Button(f"own:champion-save:{what}", texts("button-champion-save"), GREEN)
        buttons.insert(0, save)
    if interaction.client.web_url:
        buttons.append(Button(f"own:champion-editor:{what}", texts("button-champion-editor")))
    aura = [draft.aura] if draft.aura else []
    selects = (
        _select("champion-strengths", draft, making.STRENGTHS, draft.strengths, texts),
        _select("champion-drawbacks", draft, making.DRAWBACKS, draft.drawbacks, texts),
        _select("champion-aura", draft, making.AURAS, aura, texts),
    )
    rows = [*map(controls, selects), controls(*buttons)]
    await respond(interaction, "\n".join(lines), *pictures, *rows, picture=picture)


def _select(
    act: str,
    draft: ChampionDraft,
    possible: Sequence[Ability],
    chosen: Sequence[str],
    texts: Texts,
) -> Select:
    auras = possible is making.AURAS
    options = []
    for ability in sorted(possible, key=lambda ability: ability.name(texts.language)):
        label = making.priced(ability, texts, aura=auras)
        options.append(option(ability.id, label, chosen=ability.id in chosen))
    most = 1 if auras else min(custom.MOST_ABILITIES, len(options))
    custom_id = f"own:{act}:{draft.user_id}:{draft.edition}"
    return Select(custom_id, options, texts(f"own-{act}"), least=0, most=most)
