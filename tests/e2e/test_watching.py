"""Users who don't play watch a match, say who wins, and guess the next move."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import forging
import pytest
from known_games import LIVELY
from people import Club, Table, buttons, chosen_in, files_of, only_for, parts, pictures, text
from simcord import MemberActor, ResponseMessage
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.store.results import ResultStore
from engine.games import game_named


async def begun(club: Club, audience: str = "live", seed: int = LIVELY.seed) -> Table:
    """A match of Ann and Bob with an audience, before its first move."""
    club.seed = seed
    challenge = await club.challenge(deck=LIVELY.decks[0], audience=audience)
    assert "With an audience" in text(challenge), "both know before they agree"
    await club.bob.select(challenge, [LIVELY.decks[1]])
    return Table(club, club.thread_at(challenge))


async def watch(person: MemberActor, table: Table) -> ResponseMessage:
    """Open the panel below the board."""
    opened = await person.click(table.board, label="👀 Watch")
    assert opened.response is not None
    assert opened.response.ephemeral
    return opened.response


def offered(panel: Any) -> list[str]:
    """The guesses that a panel offers."""
    return [each["label"] for row in parts(panel) for each in row.get("options", ())]


async def guess(person: MemberActor, panel: ResponseMessage, label: str) -> ResponseMessage:
    """Choose a guess on a panel, and return the panel after it."""
    select = next(each for each in parts(panel) if each.get("options"))
    value = next(each["value"] for each in select["options"] if each["label"] == label)
    await person.select(panel, [value])
    return panel


async def test_who_watches_sees_the_board_predicts_and_guesses(club: Club) -> None:
    table = await begun(club)
    assert "👀 Watch" in buttons(club.channel.history()[0]), "also where it is announced"
    panel = await watch(club.cleo, table)
    assert pictures(panel) == pictures(table.board)
    assert (await club.cleo.click(table.board, label="Bob wins")).response
    await club.dan.click(table.board, label="Ann wins")
    await club.dan.click(table.board, label="Bob wins")  # changed
    told = only_for(await club.cleo.click(table.board, label="Ann wins"))
    assert "Your prediction: Ann" in told
    assert "Ann: 1 · Bob: 1" in told

    panel = await watch(club.cleo, table)
    assert offered(panel)[-1] == "End turn"
    await guess(club.cleo, panel, "A creature in the upper lane")
    assert chosen_in(panel) == ["A creature in the upper lane"]
    assert "Your guess is in" in text(panel)
    theirs = await watch(club.dan, table)
    await guess(club.dan, theirs, "End turn")
    assert "guess" not in text(table.board).lower()
    await club.restart()
    await table.play(LIVELY.moves[:1])
    assert "✅ Your last guess was right. Right so far: 1 of 1" in text(
        await watch(club.cleo, table)
    )
    assert "❌ Your last guess was wrong. Right so far: 0 of 1" in text(
        await watch(club.dan, table)
    )
    late = await forging.click(club, club.dan, "guess:1:0", ["upper"])
    assert "can’t be guessed any more" in only_for(late)

    await table.play(LIVELY.moves[1:-2])
    assert "Ann wins" not in buttons(table.board), "five turns are too many"
    assert "Predictions: Ann: 1 · Bob: 1" in text(table.board)
    closed = await forging.click(club, club.dan, "predict:1:A")
    assert "too late" in only_for(closed)
    await table.play(LIVELY.moves[-2:])
    over = await forging.click(club, club.dan, "watch:1")
    assert "✅ You said so: Bob" in only_for(over)

    ranking = (await club.cleo.slash(club.channel, "ranking")).response
    assert ranking is not None
    best = only_for(await club.cleo.click(ranking, label="🔮 Best predictors"))
    assert "🥇 **Dan** · 1 of 1 right\n🥈 **Cleo** · 0 of 1 right" in best
    results: ResultStore = club.bot.store.results
    await results.show(club.guild.id, club.dan.id, ranked=False)
    best = only_for(await forging.click(club, club.ann, "predictors:"))
    assert "Dan" not in best


async def test_an_open_panel_follows_the_match(club: Club) -> None:
    table = await begun(club)
    panel = await watch(club.cleo, table)
    before = text(panel)
    await table.play(LIVELY.moves[:3])
    await club.posted()
    assert text(panel) != before
    assert pictures(panel) == pictures(table.board)


async def test_players_strangers_and_matches_without_an_audience(club: Club) -> None:
    plain = await club.match(LIVELY)
    assert "👀 Watch" not in buttons(plain.board)
    for custom_id, values in (("watch:1", None), ("predict:1:A", None), ("guess:1:0", ["upper"])):
        refused = await forging.click(club, club.cleo, custom_id, values)
        assert "doesn’t work" in only_for(refused) or "no longer works" in only_for(refused)

    table = await begun(club)
    for label in ("👀 Watch", "Ann wins"):
        assert "You’re a player" in only_for(await club.ann.click(table.board, label=label))
    view = discord.Permissions.view_channel.flag
    unseen = Overwrite(club.cleo.id, OverwriteType.MEMBER, 0, view)
    club.env.backend.edit_channel(club.channel.id, {}, overwrites=[unseen])
    elsewhere = club.guild.create_text_channel("elsewhere")
    for custom_id in ("watch:2", "predict:2:A"):
        refused = await forging.click(club, club.cleo, custom_id, channel=elsewhere)
        assert "no longer exists" in only_for(refused)
    assert not await club.bot.store.spectators.predictions(2)


async def test_others_see_a_delayed_turn_when_it_is_over(club: Club) -> None:
    table = await begun(club, "delayed")
    panel = await watch(club.cleo, table)
    await guess(club.cleo, panel, "A creature in the upper lane")
    first = pictures(table.board)
    await table.play(LIVELY.moves[:2])
    assert pictures(table.board) == first
    assert "when it’s over" in text(table.board)
    assert "Baron" not in await table.told(), "what happened is as late"
    refreshed = await watch(club.cleo, table)
    assert not offered(refreshed), "who doesn't see the position can't guess"
    assert "Your last guess" not in text(refreshed)
    own = await club.ann.slash(table.channel, "hand")
    assert any("Baron" in each for each in pictures(own.response))

    await table.play(LIVELY.moves[2:3])
    assert any("Baron" in each for each in pictures(table.board))
    assert "Your last guess was right" in text(await watch(club.cleo, table))


async def test_a_match_that_is_called_off_decides_nothing(club: Club) -> None:
    table = await begun(club)
    await club.cleo.click(table.board, label="Ann wins")
    await guess(club.cleo, await watch(club.cleo, table), "End turn")
    await club.bot.matches.resign(1, club.bob.id)
    await club.sweep()
    over = await forging.click(club, club.cleo, "watch:1")
    assert "Your prediction doesn’t count" in only_for(over)
    store = club.bot.store.spectators
    assert (await store.predictor(club.guild.id, club.cleo.id)).of == 0, "it was too short"
    assert (await store.guessed(club.guild.id, club.cleo.id)).of == 0
    assert not await store.unjudged(1)


async def test_what_a_user_said_is_in_their_export(club: Club) -> None:
    table = await begun(club)
    await club.cleo.click(table.board, label="Ann wins")
    await guess(club.cleo, await watch(club.cleo, table), "End turn")
    panel = (await club.cleo.slash(club.channel, "privacy")).response
    exported = await club.cleo.click(panel, label="Export my data")
    assert exported.response is not None
    document = json.loads(await files_of(exported.response)[0].read())
    assert document["predictions"][0]["seat"] == "A"
    assert document["guesses"][0]["choice"] == "end"


@pytest.mark.parametrize("audience", ["live", "delayed"])
async def test_hidden_cards_change_nothing_that_others_see(club: Club, audience: str) -> None:
    seeds = [seed for seed in range(40) if opening(seed)[:2] == opening(0)[:2]]
    other = next(seed for seed in seeds if opening(seed)[2] != opening(0)[2])
    shown = []
    for number, seed in enumerate((0, other), 1):
        table = await begun(club, audience, seed)
        await club.dan.click(table.board, label="Bob wins")
        await table.play(("end", "end"))
        panel = await guess(club.cleo, await watch(club.cleo, table), "End turn")
        drawn = [await each.read() for each in files_of(panel)]
        clickable = [each for each in parts(panel) if "custom_id" in each]
        controls = re.sub(rf"(watch|predict|guess|told):{number}\b", "", json.dumps(clickable))
        counted = await club.bot.store.spectators.predictions(number)
        shown.append((text(panel), pictures(panel), offered(panel), counted, controls, drawn))
        await club.bot.matches.resign(number, club.ann.id)
        await club.sweep()
    assert shown[0] == shown[1]


def opening(seed: int) -> tuple[str, object, object]:
    """Who begins with a seed, what everyone sees then, and what only the players see."""
    state, _ = game_named("clash").setup(LIVELY.setup, seed)
    own = [state.view(seat) for seat in ("A", "B")]
    return state.to_act()[0], state.view(None), own
