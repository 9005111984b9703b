"""Games of one person that nobody else sees: no message, one panel, which /hand brings back."""

from __future__ import annotations

import asyncio
from typing import Any

import forging
import pytest
from people import GLANCE, Club, buttons, end_turn, only_for, parts, pictures, text
from simcord import ChannelHandle, ResponseMessage

from bot.boards.panel import TOKEN_LIFE
from bot.game_api import GAME_UIS
from bot.game_api.game_ui import HEADLINES
from bot.matches import LiveMatch
from engine.bald_mountain.cards import CARDS
from images.picture import Drawing, Picture
from opponents.thinkers import Thinkers
from texts import texts_in


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends its turns."""

    async def think(*_: Any) -> list[str]:
        return ["end"]

    monkeypatch.setattr(Thinkers, "think", think)


async def practice(club: Club, channel: ChannelHandle | None = None, **options: Any) -> Any:
    """Ann practises; her panel."""
    begun = await club.ann.slash(channel or club.channel, "practice", **options)
    await club.thought()
    return begun.response


async def the_match(club: Club) -> LiveMatch:
    """What Ann is playing."""
    (match,) = await club.playing(club.ann)
    return match


def sent(club: Club) -> list[str]:
    """The messages of the bot that everybody sees."""
    return [
        each.path
        for each in club.env.http_requests
        if each.method == "POST" and each.path.endswith(("/messages", "/threads"))
    ]


async def test_practice_is_for_one_pair_of_eyes(club: Club) -> None:
    panel = await practice(club, deck="1")

    assert panel.ephemeral
    assert club.channel.history() == []
    assert sent(club) == []
    assert (await the_match(club)).row.private
    board, hand = pictures(panel)
    assert "Turn" in board
    assert "Ann’s hand" in hand
    assert {"End turn", "What happened"} <= buttons(panel).keys()
    assert "My hand" not in buttons(panel)


async def test_it_is_played_to_its_end_and_again_on_the_panel(club: Club) -> None:
    panel = await practice(club, deck="1")
    for _ in range(200):
        if (await the_matches(club)) == []:
            break
        assert "End turn" in buttons(panel), "the panel has followed the bot's turn"
        await end_turn(club.ann, panel)
        if "Play it and lose" in buttons(panel):
            await club.ann.click(panel, label="Play it and lose")
        await club.thought()

    assert "The match is over" in text(panel)
    assert "🏆" in text(panel) or "A draw" in text(panel)
    assert {"Play again", "What happened"} <= buttons(panel).keys()
    answer = await club.ann.click(panel, label="What happened")
    assert answer.acknowledged
    assert sent(club) == []


async def the_matches(club: Club) -> list[LiveMatch]:
    return await club.playing(club.ann)


async def test_what_was_played_is_told_once(club: Club) -> None:
    panel = await practice(club, game="two_worlds")
    await club.ann.click(panel, label=next(iter(buttons(panel))))

    assert text(panel).count("has chosen a champion; still to be chosen: 3") == 1


async def test_a_rematch_is_as_private(club: Club) -> None:
    panel = await practice(club, deck="1")
    asked = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    assert "Play again" in buttons(panel)

    await club.ann.click(panel, label="Play again")
    await club.thought()

    match = await the_match(club)
    assert match.row.private
    assert match.id == 2
    assert "End turn" in buttons(panel)
    assert sent(club) == []


async def test_hand_board_and_match_bring_it_back(club: Club) -> None:
    await practice(club, deck="1")
    await club.wait(TOKEN_LIFE.total_seconds() + 120)
    await club.restart()

    for command in ("hand", "board"):
        back = (await club.ann.slash(club.channel, command)).response
        assert back is not None
        assert len(pictures(back)) == 2
        assert "End turn" in buttons(back)
    listed = (await club.ann.slash(club.channel, "match")).response
    assert "only visible to you" in text(listed)
    (menu,) = [each for each in parts(listed) if each["type"] == 3]
    await club.ann.select(listed, [menu["options"][0]["value"]])
    assert "End turn" in buttons(listed)
    assert sent(club) == []


async def test_nobody_else_gets_to_see_it(club: Club) -> None:
    await practice(club, deck="1")
    match = await the_match(club)

    for command in ("board", "log", "hand"):
        refused = only_for(await club.bob.slash(club.channel, command))
        assert "You aren’t playing a match" in refused
        refused = only_for(await club.bob.slash(club.channel, command, match=str(match.id)))
        assert "no longer exists" in refused or "in that match" in refused
    assert await club.bob.autocomplete(club.channel, "board", "match", "") == []


@pytest.mark.parametrize(
    ("control", "looks"),
    [
        ("told:{}:9", True),
        ("signs:{}", True),
        ("hand:{}", True),
        ("rematch:{}", False),
        ("resign:{}", False),
    ],
)
async def test_forged_buttons_show_nobody_anything(club: Club, control: str, looks: bool) -> None:
    await practice(club, deck="1")
    match = await the_match(club)
    moved = await forging.click(club, club.ann, f"match:move:{match.id}")
    assert "That button no longer works" in only_for(moved)

    custom_id = f"match:{control.format(match.id)}"
    refused = await forging.click(club, club.bob, custom_id, private=False)

    said = "no longer exists" if looks else "aren’t playing in this match"
    assert said in only_for(refused)
    assert (await the_match(club)).version == match.version


async def test_in_a_thread_everybody_sees_it(club: Club) -> None:
    table = await club.duel()
    begun = await practice(club, table.channel, deck="1")

    assert not begun.ephemeral
    assert not (await club.playing(club.ann))[0].row.private


@pytest.mark.parametrize(
    ("alone", "wanted", "private"),
    [
        ("public", None, False),
        ("private", None, True),
        ("public", True, True),
        ("private", False, False),
        ("outside", False, False),
    ],
)
async def test_person_and_server_say_who_sees_it(
    club: Club, alone: str, wanted: bool | None, private: bool
) -> None:
    await club.settle(alone=alone)
    options = {} if wanted is None else {"private": wanted}
    panel = await practice(club, deck="1", **options)

    assert (await the_match(club)).row.private == private
    assert panel.ephemeral == private


async def test_one_at_a_time_and_where_it_is(club: Club) -> None:
    await practice(club, deck="1")
    refused = only_for(await club.ann.slash(club.channel, "practice"))
    assert "only visible to you" in refused


async def test_another_game_can_be_practised_beside_it(club: Club) -> None:
    await practice(club, game="castles")
    await practice(club, game="bald_mountain")
    again = await practice(club, game="castles")

    assert "already have a practice match" in text(again)
    running = {match.game.id: match for match in await club.playing(club.ann)}
    assert len(running) == 2, "of each game one"
    asked = (await club.ann.slash(club.channel, "hand")).response
    assert "several" in text(asked)
    (listed,) = [each for each in parts(asked) if each["type"] == 3]
    assert len(listed["options"]) == 2
    chosen = running["bald_mountain"]
    opened = await club.ann.slash(club.channel, "hand", match=str(chosen.id))
    assert "actions" in text(opened.response), "it is the one that is meant"


async def test_cards_in_sight_are_explained_by_one_click(club: Club) -> None:
    panel = await practice(club, game="bald_mountain")
    text = only_for(await club.ann.click(panel, label="Cards and icons"))
    (match,) = await club.playing(club.ann)
    tops = {laid.card for laid in match.state.tops()}
    own = match.state.hands["ABCD".index(match.seat_of(club.ann.id) or "")]
    for card in CARDS:
        assert (f"**{card.name()}**\n" in text) == (card in {*own, *tops}), card.id


async def solo(club: Club, **options: Any) -> ResponseMessage:
    opened = (await club.ann.slash(club.channel, "solo", **options)).response
    assert opened is not None
    await club.ann.click(opened, label="Start")
    await club.thought()
    return opened


async def test_solo_is_private_too(club: Club) -> None:
    panel = await solo(club, deck="1")

    assert len(pictures(panel)) == 2
    await end_turn(club.ann, panel)
    assert "AI" in text(panel)
    assert sent(club) == []
    listed = only_for(await club.ann.slash(club.channel, "match"))
    assert "alone against an AI · turn 3" in listed


async def latest_told(club: Club) -> list[str]:
    """The whole story of the latest move."""
    match = await the_match(club)
    return GAME_UIS[match.game.id].story(match.moves[-1].events, match.names, texts_in("en"))


async def test_a_long_story_is_left_to_what_happened(club: Club) -> None:
    """The AI plays within the move that ends the own turn: all of that, above the picture, would
    push the board of a phone out of sight. The panel has the headline of a board."""
    panel = await solo(club, deck="1")
    cards = [label for label in buttons(panel) if label[0].isdigit() and "!" not in label]
    creatures = [label for label in cards if "Annihilation" not in label]
    cheapest = min(creatures, key=lambda label: int(label.rpartition(" · ")[2]))
    await club.ann.click(panel, label=cheapest)
    await club.ann.click(panel, label="Upper lane")
    short = await latest_told(club)
    assert len(short) <= HEADLINES
    assert "\n".join(short) in text(panel), "what is short is told"

    whole = short
    while len(whole) <= HEADLINES:
        await end_turn(club.ann, panel)
        whole = await latest_told(club)

    assert "\n".join(whole) not in text(panel)
    below = [line for line in whole if line not in text(panel)]
    assert len(below) > len(whole) // 2
    words = only_for(await club.ann.click(panel, label="What happened"))
    assert all(line in words for line in below if "**Turn" not in line)


async def test_a_panel_that_the_match_has_left_behind_says_what_nobody_has_just_played(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's turn is over before the picture of the own move is drawn: the panel shows both,
    and above it stands no word of an earlier moment."""
    panel = await practice(club, deck="1")
    draw = club.bot.renderer.draw

    async def draw_when_the_bot_has_played(*wanted: Any) -> Picture:
        async with asyncio.timeout(5):
            while (await the_match(club)).to_act == ("B",):  # noqa: ASYNC110
                await asyncio.sleep(GLANCE)
        return await draw(*wanted)

    monkeypatch.setattr(club.bot.renderer, "draw", draw_when_the_bot_has_played)
    await end_turn(club.ann, panel)
    await club.thought()

    assert [move.text for move in (await the_match(club)).moves] == ["end", "end"]
    assert text(panel).count("**Turn 2**") == text(panel).count("**Turn 3**") == 1


async def test_much_that_a_move_brings_is_cut_to_what_mattered_also_in_public(club: Club) -> None:
    await solo(club, deck="1", private=False)
    words, panel = list[str](), None
    while len(words) <= HEADLINES:
        panel = (await club.ann.slash(club.channel, "hand")).response
        assert panel is not None
        await end_turn(club.ann, panel)
        words = await latest_told(club)

    match = await the_match(club)
    mattered = GAME_UIS[match.game.id].headline(match.moves[-1].events, match.names, texts_in("en"))
    assert text(panel).startswith("\n".join(mattered))
    assert len(mattered) < len(words)


async def test_solo_for_all_when_it_is_wanted(club: Club) -> None:
    await club.settle(alone="private")
    await solo(club, deck="1", private=False)
    assert not (await the_match(club)).row.private
    assert club.channel.threads


async def test_a_draft_goes_on_with_its_match_on_the_same_panel(club: Club) -> None:
    panel = await solo(club, deck="draft", private=True)
    assert (await the_match(club)).game.id == "draft"
    for _ in range(30):
        if (await the_match(club)).game.id != "draft":
            break
        label = next(label for label, free in buttons(panel).items() if "·" in label and free)
        await club.ann.click(panel, label=label)
        await club.posted()

    assert (await the_match(club)).game.id == "clash"
    assert (await the_match(club)).row.private
    assert "End turn" in buttons(panel)
    assert sent(club) == []


async def test_a_panel_that_is_late_goes_on_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match that follows has begun before the picture of the last pick is drawn."""
    panel = await solo(club, deck="draft", private=True)
    draw = club.bot.renderer.draw
    late = 0

    async def draw_when_the_next_has_begun(drawing: Any, *more: Any) -> Picture:
        nonlocal late
        match = await the_match(club)
        if isinstance(drawing, Drawing) and "draft" in str(drawing.key) and match.id > 1:
            late += 1
            async with asyncio.timeout(5):
                while (await the_match(club)).row.board.shown_version < 0:  # noqa: ASYNC110
                    await asyncio.sleep(GLANCE)
        return await draw(drawing, *more)

    monkeypatch.setattr(club.bot.renderer, "draw", draw_when_the_next_has_begun)
    while (await the_match(club)).game.id == "draft":
        label = next(label for label, free in buttons(panel).items() if "·" in label and free)
        await club.ann.click(panel, label=label)
        await club.posted()

    assert late == 1
    assert "End turn" in buttons(panel)


async def test_a_panel_that_is_refreshed_while_its_match_ends_goes_on_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While *Refresh* is answered, a pick is made elsewhere, at last the last one."""
    panel = await solo(club, deck="draft", private=True)
    draw, elsewhere = club.bot.renderer.draw, True

    async def draw_when_it_is_picked(drawing: Any, *more: Any) -> Picture:
        nonlocal elsewhere
        match = await the_match(club)
        if elsewhere and match.game.id == "draft":
            elsewhere = False
            await club.bot.matches.submit(
                match.id, club.ann.id, str(match.state.legal_actions("A")[0])
            )
            async with asyncio.timeout(5):
                while match.prepared and (await the_match(club)).row.board.shown_version < 0:  # noqa: ASYNC110
                    await asyncio.sleep(GLANCE)
        return await draw(drawing, *more)

    monkeypatch.setattr(club.bot.renderer, "draw", draw_when_it_is_picked)
    while (await the_match(club)).game.id == "draft":
        elsewhere = True
        await club.ann.click(panel, label="Refresh")
        await club.posted()

    assert "End turn" in buttons(panel)


async def test_a_restart_loses_no_private_match(club: Club) -> None:
    panel = await practice(club, deck="1")
    await club.restart()

    await end_turn(club.ann, panel)
    await club.thought()

    assert (await the_match(club)).version > 0
    assert await club.bot.store.matches_behind(club.bot.now()) == []
    assert sent(club) == []


async def test_what_happened_leaves_the_own_panel_where_it_is(club: Club) -> None:
    panel = await practice(club, deck="1")

    answer = await club.ann.click(panel, label="What happened")

    assert answer.response is not None
    assert answer.response.id != panel.id
    assert "Turn 1" in only_for(answer)
    assert "End turn" in buttons(panel)
