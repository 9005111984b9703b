"""Several people, or the same person twice, act in the same moment."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import discord
import pytest
from known_games import LIVELY, SHORT
from people import (
    Act,
    Club,
    Table,
    buttons,
    custom_id,
    end_turn,
    only_for,
    parts,
    pictures,
    text,
)
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.store import Move, Store
from images.picture import Picture


async def lane_of(club: Club, table: Table, card: str) -> tuple[ResponseMessage, str]:
    """Ann's panel with a card chosen, and the button for the upper lane."""
    panel = await table.panel(club.ann)
    (label,) = [label for label in buttons(panel) if card in label]
    await club.ann.click(panel, label=label)
    return panel, custom_id(panel, "Upper lane")


async def test_a_double_click_plays_one_move(club: Club) -> None:
    table = await club.match(SHORT)
    panel, brute = await lane_of(club, table, "Brute")

    await club.together(
        lambda: club.ann.click(panel, custom_id=brute),
        lambda: club.ann.click(panel, custom_id=brute),
    )

    assert await table.moves() == ["brute:u"]
    assert (await table.match()).state.key() == SHORT.state(1).key()
    assert "changed while you were choosing" in text(panel)
    assert "Brute" not in " ".join(buttons(panel))


async def test_the_same_card_from_two_panels_is_played_once(club: Club) -> None:
    table = await club.match(SHORT)
    first, brute = await lane_of(club, table, "Brute")
    await club.restart()  # after that no panel is known to be open
    second, carapace = await lane_of(club, table, "Carapace")

    await club.together(
        lambda: club.ann.click(first, custom_id=brute),
        lambda: club.ann.click(second, custom_id=carapace),
    )

    assert await table.moves() == ["brute:u"]
    (left,) = [each for each in (first, second) if is_there(table, each)] or [None]
    if left is not None:
        assert "changed while you were choosing" in text(left)


async def test_a_stale_panel_shows_how_the_match_stands_and_plays_nothing(club: Club) -> None:
    table = await club.match(SHORT)
    old, brute = await lane_of(club, table, "Brute")
    await club.restart()  # after that no panel is known to be open
    await table.play(["carapace:l"])

    await club.ann.click(old, custom_id=brute)

    assert await table.moves() == ["carapace:l"]
    assert "changed while you were choosing" in text(old)
    assert "3 mana left" in text(old)


async def test_end_turn_clicked_twice_ends_one_turn(club: Club) -> None:
    table = await club.match(SHORT, 1)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: end_turn(club.ann, panel),
        lambda: end_turn(club.ann, panel),
    )

    assert await table.moves() == ["brute:u", "end"]
    assert (await table.match()).state.turn == 2


async def test_the_end_command_sent_twice_ends_one_turn(club: Club) -> None:
    table = await club.match(SHORT, 1)

    first, second = await club.together(
        lambda: club.ann.slash(table.channel, "end"),
        lambda: club.ann.slash(table.channel, "end"),
    )

    assert await table.moves() == ["brute:u", "end"]
    told = sorted((only_for(first), only_for(second)), key=len)  # whichever is read first
    assert told[0] == "It isn’t your turn."
    assert "Turn 2" in told[1]


async def test_both_players_click_at_once(club: Club) -> None:
    table = await club.match(SHORT, 1)
    ours, theirs = await table.panel(club.ann), await table.panel(club.bob)

    await club.together(
        lambda: end_turn(club.ann, ours),
        lambda: club.bob.click(theirs, label="Refresh"),
        lambda: club.bob.slash(table.channel, "end"),
    )

    # Bob's command comes after Ann's end: then it is his turn, and both are played.
    assert await table.moves() in (["brute:u", "end"], ["brute:u", "end", "end"])
    assert table.shows(await table.match())


async def test_many_moves_at_once_are_played_one_after_the_other(
    club: Club, kind_of_database: str
) -> None:
    """In the order in which their matches are found: in SQLite, that in which they came."""
    table = await club.match(LIVELY)

    await club.together(
        lambda: club.ann.slash(table.channel, "play", card="carapace", lane="u"),
        lambda: club.ann.slash(table.channel, "play", card="baron", lane="u"),
        lambda: club.ann.slash(table.channel, "end"),
        lambda: club.bob.slash(table.channel, "play", card="martyr", lane="u"),
    )

    moves = await table.moves()
    if kind_of_database == "sqlite":
        assert moves[:3] == ["carapace:u", "baron:u", "end"]
    assert "end" in moves
    assert table.shows(await table.match())


async def test_a_move_and_an_undo_at_once(club: Club) -> None:
    table = await club.match(LIVELY, 1)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: club.ann.slash(table.channel, "play", card="baron", lane="u"),
        lambda: club.ann.click(panel, label="Undo"),
    )

    moves = await table.moves()
    assert moves in (
        ["carapace:u", "baron:u"],
        ["carapace:u", "undo"],
        ["carapace:u", "undo", "baron:u"],
    )
    left = (await table.match()).state.mana
    if is_there(table, panel):  # else that of the command has taken its place
        assert "changed while you were choosing" in text(panel) or f"{left} mana left" in text(
            panel
        ), "it is up to date"
    assert table.shows(await table.match())


async def test_undo_clicked_twice_takes_one_move_back(club: Club) -> None:
    table = await club.match(LIVELY, 2)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: club.ann.click(panel, label="Undo"),
        lambda: club.ann.click(panel, label="Undo"),
    )

    assert await table.moves() == ["carapace:u", "baron:u", "undo"]
    assert (await table.match()).state.key() == LIVELY.state(1).key()


async def test_resigning_and_a_move_of_the_other_at_once(club: Club) -> None:
    table = await club.match(SHORT, 2)
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.together(
        lambda: club.ann.click(asked, label="Resign"),
        lambda: club.bob.slash(table.channel, "play", card="brigand", lane="l"),
    )

    match = await table.match()
    assert match.outcome is not None
    assert match.outcome.winners == ("B",)
    assert (await table.moves())[-1] == "resign"
    assert f"<@{club.bob.id}> wins" in text(table.board)


async def test_resigning_twice_at_once(club: Club) -> None:
    table = await club.match(SHORT, 2)
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.together(
        lambda: club.ann.click(asked, label="Resign"),
        lambda: club.ann.click(asked, label="Resign"),
    )

    assert await table.moves() == ["brute:u", "end", "resign"]


async def test_rematch_asked_by_both_at_once_is_one_challenge(club: Club) -> None:
    table = await club.match(SHORT, 9)
    await table.type("end")

    asked = await club.together(
        lambda: club.ann.click(table.board, label="Rematch"),
        lambda: club.bob.click(table.board, label="Rematch"),
    )

    assert sorted(each.followups[0].ephemeral for each in asked) == [False, True]


async def test_fresh_boards_asked_for_by_both_while_a_move_is_made(club: Club) -> None:
    table = await club.match(SHORT)

    await club.together(
        lambda: club.ann.slash(table.channel, "board"),
        lambda: club.ann.slash(table.channel, "play", card="brute", lane="u"),
        lambda: club.bob.slash(table.channel, "board"),
    )

    *old, newest = table.boards
    assert [buttons(each) for each in old] == [{}] * len(old)
    assert list(buttons(newest)) == ["My hand", "Icons", "Decks", "What happened"]
    assert "Brute" in text(newest)


async def test_a_move_that_another_process_has_stored_is_noticed(club: Club) -> None:
    table = await club.match(SHORT)
    panel, brute = await lane_of(club, table, "Brute")
    other = Store(club.bot.settings.database_url)
    row = await table.row()
    assert row is not None
    now = club.env.now()
    move = Move(match_id=row.id, number=0, seat="A", text="carapace:u", played_at=now)
    await other.add_move(row, move, None)
    await other.close()

    await club.ann.click(panel, custom_id=brute)

    assert await table.moves() == ["carapace:u"]
    assert "changed while you were choosing" in text(panel)
    await table.play(["end"])
    assert await table.moves() == ["carapace:u", "end"]
    assert table.shows(await table.match())


async def test_a_slow_picture_of_a_hand_does_not_replace_a_newer_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    waiting = await table.panel(club.bob)
    draw, began, later = club.bot.renderer.draw, asyncio.Event(), asyncio.Event()

    async def draw_slowly(wanted: Any, *urgency: Any) -> Picture:
        picture = await draw(wanted, *urgency)
        if callable(wanted):
            return picture
        kind, view = wanted.key[0], wanted.draw.args[0]
        if kind in ("clash panel", "clash hand") and view.viewer == "B":
            if view.turn == 1:  # after Ann's first move
                began.set()
                await asyncio.sleep(0.2)
            else:  # after the second
                later.set()
        return picture

    async def end_meanwhile() -> InteractionResult:
        await asyncio.wait_for(began.wait(), 5)
        return await club.ann.slash(table.channel, "end")

    monkeypatch.setattr(club.bot.renderer, "draw", draw_slowly)
    await club.together(
        lambda: club.ann.slash(table.channel, "play", card="brute", lane="u"), end_meanwhile
    )

    assert later.is_set()
    assert "Your turn" in text(waiting)
    assert "Mana 9" in pictures(waiting)[-1]


async def test_a_first_panel_that_is_on_its_way_while_somebody_moves_shows_the_move(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    edit = discord.Interaction.edit_original_response

    async def edit_meanwhile(interaction: Any, **facts: Any) -> Any:
        message = await edit(interaction, **facts)
        if interaction.user.id == club.bob.id and not await table.moves():
            await club.bot.matches.submit((await table.match()).id, club.ann.id, "brute:u")
            await asyncio.sleep(1)  # the answer is on its way for that long
        return message

    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit_meanwhile)
    panel = await table.panel(club.bob)
    await club.posted()
    assert await table.moves() == ["brute:u"]
    assert "Brute" in pictures(panel)[0]


def is_there(table: Table, panel: ResponseMessage) -> bool:
    """Has a panel neither moved below nor made room for a newer one?"""
    return panel.id in table.club.env.backend.messages.get(panel.channel_id, {})


def anything(
    table: Table, person: MemberActor, panel: ResponseMessage, chance: random.Random
) -> Act:
    """Something that this person could do at this moment."""
    clickable = [
        each
        for each in (parts(panel) if is_there(table, panel) else ())
        if each["type"] == 2 and not each.get("disabled")
    ]
    card = chance.choice(["carapace", "baron", "troll", "martyr", "vortex", "disciple", "gnome"])
    acts: list[Act] = [
        lambda: person.slash(table.channel, "end"),
        lambda: person.slash(table.channel, "play", card=card, lane=chance.choice("ul")),
        lambda: person.slash(table.channel, "board"),
        lambda: person.click(table.board, label="My hand"),
    ]
    for each in clickable:
        button = each["custom_id"]
        acts.append(lambda button=button: person.click(panel, custom_id=button))  # type: ignore[misc]
    return chance.choice(acts)


@pytest.mark.parametrize("seed", range(4))
async def test_a_storm_of_clicks_and_commands_leaves_everything_in_order(
    club: Club, seed: int
) -> None:
    chance = random.Random(seed)
    table = await club.match(LIVELY)
    people = (club.ann, club.bob)

    panels = {person.id: await table.panel(person) for person in people}

    for _ in range(6):
        for person in people:
            if not is_there(table, panels[person.id]):  # a newer one has taken its place
                panels[person.id] = await table.panel(person)
        storm = [
            anything(table, one, panels[one.id], chance) for one in chance.choices(people, k=4)
        ]
        await club.together(*storm)
        match = await table.match()
        assert table.shows(match)
        assert [each for each in table.boards if buttons(each)] == [table.board]
    match = await table.match()
    await club.bot.matches.submit(match.id, match.user_in(match.to_act[0]) or 0, "end", sure=True)
    await club.posted()

    await club.restart()
    again = await table.match()
    assert again is not match
    assert again.state.key() == match.state.key()
    assert again.version == match.version == len(await table.moves()) > 0
