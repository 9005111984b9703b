"""Handlers of a race: open, join, start, solve, leave."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire import panel
from bot.grimoire.races import JOINING, Races, RaceView
from bot.grimoire.runs import enter_puzzle, show_result
from bot.grimoire.session import puzzle_with
from bot.store import Race, RaceState
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import name_of
from bot.ui.places import check_bot_can_post, may_look_into
from bot.ui.replies import respond, server_of, tell, texts_for, texts_for_all
from bot.ui.router import Handlers

HANDLERS = Handlers(Answer.PRIVATE)


async def open_race(interaction: Interaction) -> None:
    """Open a race in the channel and show it to all. Raises `Refusal`."""
    client, user = interaction.client, interaction.user
    await check_bot_can_post(interaction)
    client.quotas.post(interaction)
    texts = texts_for_all(interaction)
    race = Race(
        guild_id=server_of(interaction),
        channel_id=interaction.channel_id or 0,
        host_id=user.id,
        language=texts.language,
        state=RaceState.OPEN,
        due_at=client.now() + JOINING,
        told=False,
    )
    if not await client.store.races.open(race, name_of(user)):
        raise Refusal("refused-race-here")
    view = RaceView(race, [name_of(user)], [], texts)
    await client.store.races.record_message(race.id, await publish(interaction, view))
    client.part(Races).request(race.id)


@HANDLERS.on("race:join:{race_id}")
async def _join(interaction: Interaction, race_id: int) -> None:
    """Join a race that has not begun."""
    user = interaction.user
    await _race(interaction, race_id)
    joined = await interaction.client.store.races.join(race_id, user.id, name_of(user))
    if joined == "begun":
        raise Refusal("refused-race-begun")
    if joined == "full":
        raise Refusal("refused-race-full")
    interaction.client.part(Races).request(race_id)
    await respond(interaction, texts_for(interaction)("race-you-joined"))


@HANDLERS.on("race:start:{race_id}")
async def _start(interaction: Interaction, race_id: int) -> None:
    """Start a race early, as its host. Once it runs, show the first puzzle."""
    race = await _race(interaction, race_id)
    if race.host_id != interaction.user.id:
        raise Refusal("refused-not-yours")
    started = await interaction.client.part(Races).begin(race, interaction.created_at)
    if not started and (await _race(interaction, race_id)).state == RaceState.OPEN:
        raise Refusal("refused-race-few")
    interaction.client.part(Races).request(race_id)
    await _show_puzzle(interaction, race_id)


@HANDLERS.on("race:page:{race_id}")
async def _puzzle(interaction: Interaction, race_id: int) -> None:
    """Show the player's current puzzle privately."""
    await _race(interaction, race_id)
    await _show_puzzle(interaction, race_id)


async def _show_puzzle(interaction: Interaction, race_id: int) -> None:
    run = await interaction.client.store.runs.newest(interaction.user.id)
    if run is None or run.race_id != race_id:
        raise Refusal("refused-not-in-race")
    due = run.puzzle_at(interaction.created_at)
    if due is None:
        await show_result(interaction, run)
        return
    if not run.place:
        await enter_puzzle(interaction, run)
    await panel.show(interaction, await puzzle_with(interaction, due))


@HANDLERS.on("race:leave:{race_id}")
async def _leave(interaction: Interaction, race_id: int) -> None:
    """Leave a race. Solved puzzles still count."""
    await _race(interaction, race_id)
    store = interaction.client.store.races
    await store.leave(race_id, interaction.user.id, interaction.created_at)
    interaction.client.part(Races).request(race_id)
    await tell(interaction, texts_for(interaction)("race-you-left"))


async def _race(interaction: Interaction, race_id: int) -> Race:
    """Return a race that is not over, in a channel that the user can see. Raises `Refusal`."""
    race = await interaction.client.store.races.race(race_id)
    if race is None or race.guild_id != server_of(interaction) or race.state == RaceState.OVER:
        raise Refusal("refused-race-over")
    if not await may_look_into(interaction, race.channel_id):
        raise Refusal("refused-race-over")  # users who can't see it need not know that it runs
    return race
