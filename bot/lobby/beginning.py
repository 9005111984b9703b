"""How a match begins, however its players have come together."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime

import discord
import structlog

from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.terms import Terms, known_sets
from bot.matches.following import CHAMPIONS, ai_seats, with_champions
from bot.store import Match, Seat, Store
from bot.ui.door import publish
from bot.ui.replies import Interaction, TextView
from engine.clash import ai_settings
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.ahead import following
from engine.clash.formats.constructed_game import constructed_setup
from engine.clash.formats.draft_game import draft_setup
from engine.clash.formats.mutation_game import SETS as MUTATION_SETS
from engine.clash.formats.mutation_game import mutation_setup
from engine.clash.game import DEFAULT_TURN_LIMIT, setup_of
from engine.core import JsonObject
from engine.core import Seat as SeatName

log = structlog.get_logger()

CLASH = "clash"


def first_match(
    terms: Terms,
    seats: Sequence[Seat],
    decks: Mapping[str, str],
    *,
    language: str,
    guild_id: int | None,
    channel_id: int,
    message_id: int | None,
    now: datetime,
) -> Match:
    """The first game of what these people have agreed on, called for by this message in this
    channel: not stored yet. `decks` are numbers of preconstructed ones, or random."""
    game, setup = _first_game(terms, {seat: decks.get(seat, RANDOM) for seat in terms.people})
    with_ais = setup["decks"].keys() if game == CLASH else ()
    return Match(
        game=game,
        setup=setup,
        terms=terms.document(),
        clock=terms.clock.document() if terms.clock else None,
        alarm_at=now if terms.clock else None,
        seed=secrets.randbits(63),
        language=language,
        guild_id=guild_id,
        channel_id=channel_id,
        origin_channel_id=channel_id,
        origin_message_id=message_id,
        created_at=now,
        updated_at=now,
        seats=[*seats, *ai_seats(with_ais, [each.seat for each in seats], language)],
    )


def _first_game(terms: Terms, decks: Mapping[SeatName, str]) -> tuple[str, JsonObject]:
    """The id of the game that everything begins with, and its set-up."""
    ahead: JsonObject = {"options": _options(terms)}
    match terms.format:
        case "draft":
            sets = list(terms.sets or known_sets(terms.ruleset))
            return "draft", {**draft_setup(terms.mode, sets, ahead), "ruleset": terms.ruleset}
        case "constructed":
            return "constructed", constructed_setup(terms.mode, terms.ruleset, ahead)
        case "mutation":
            return "mutation", mutation_setup(_two_sets(terms), ahead)
    setup = setup_of(terms.mode, _cards(terms, decks))
    setup["ruleset"] = terms.ruleset
    setup["config"]["options"] = _options(terms)
    prepared = following(setup, {seat: seat for seat in terms.people})
    return prepared.game, prepared.setup


def _options(terms: Terms) -> JsonObject:
    """The options of the match to come, without what has its default value."""
    options: JsonObject = {"turn_limit": DEFAULT_TURN_LIMIT}
    if terms.fatigue:
        options["fatigue"] = True
    if terms.champion:
        options["champion"] = True
    if terms.ai is not None and terms.ai != ai_settings.QUICK:
        options["ai"] = ai_settings.document(terms.ai)
    return options


def _two_sets(terms: Terms) -> list[str]:
    """Those that were agreed on, else two that are drawn."""
    if terms.sets:
        return list(terms.sets)
    return random.SystemRandom().sample(known_sets(terms.ruleset), MUTATION_SETS)


def _cards(terms: Terms, decks: Mapping[SeatName, str]) -> dict[SeatName, Sequence[str]]:
    """The cards of every seat: random decks differ from those taken; an AI has the cards of the
    decks that nobody has."""
    numbers = {seat: chosen for seat, chosen in decks.items() if chosen != RANDOM}
    for seat in decks:
        if seat not in numbers:
            free = sorted(PRECONSTRUCTED.keys() - numbers.values())
            numbers[seat] = random.SystemRandom().choice(free)
    left = sorted(PRECONSTRUCTED.keys() - numbers.values())
    for_ai = [card for number in left for card in PRECONSTRUCTED[number]]
    return {
        seat: PRECONSTRUCTED[numbers[seat]] if seat in numbers else for_ai for seat in terms.seats
    }


async def begin_at_once(interaction: Interaction, match: Match, told: str) -> None:
    """Keep a match that waits for nobody, then tell the channel so (acknowledged): there its
    thread begins. Where it can't be told, its board will be in the channel itself. Raises
    `Refusal`."""
    client = interaction.client
    await bring_champions(match, client.store)
    async with client.quotas.game_alone(interaction.user.id):
        await client.store.add_match(match)
    try:
        message_id = await publish(interaction, TextView(told))
        await client.store.origin_posted(match.id, message_id)
        (await client.matches.get(match.id)).row.origin_message_id = message_id
    except discord.HTTPException as fault:
        log.warning("beginning not told", match=match.id, status=fault.status, code=fault.code)
    client.begun(match.id)


async def bring_champions(match: Match, store: Store) -> None:
    """Where champions are named next, its people can name those that they have made up."""
    if match.game == CHAMPIONS:
        people = [seat.user_id for seat in match.seats if seat.user_id is not None]
        match.setup = await with_champions(match.setup, people, store)
