"""Solo: from the panel to the end of the game, as a person plays it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
import pytest
from grimoire import wait_until
from people import ORIGINAL, Club, Table, buttons, custom_id, only_for, parts, pictures, text
from simcord import MemberActor, ResponseMessage

from bot.games.clash.match_settings import ClashSettings
from bot.games.clash.solo.setup import SoloSetup
from bot.matches import LiveMatch
from bot.ui.router import Button
from engine.clash.ai_settings import Settings, preset, spends_exactly
from engine.clash.battle import Battle
from opponents.action_sequence import ActionSequence
from opponents.greedy import greedy

MOST_TURNS = 61
"""Own turns within which every game is over (the turn limit)."""


@pytest.fixture(autouse=True)
async def _seen_by_all(club: Club) -> None:
    """Games of one person have messages here."""
    await club.settle(alone="public")


class Solo(Table):
    """Ann's game against the AI, where it is played."""

    async def clash(self) -> Battle:
        """The position of the match itself."""
        match = await self.match()
        assert match.game.id == "clash"
        assert isinstance(match.state, Battle)
        return match.state

    async def pick(self, picks: int = 8) -> None:
        """Take whatever card lies first, so many times."""
        for _ in range(picks):
            match = await self.match()
            assert match.game.id == "draft"
            (first, *_) = match.state.legal_actions("A")
            await self.club.ann.slash(self.channel, "pick", card=str(first))

    async def play_on(self, turns: int = MOST_TURNS) -> LiveMatch:
        """Take turns as the greedy player would, up to so many; the match then."""
        for _ in range(turns):
            match = await self.match()
            if match.outcome is not None:
                break
            assert match.to_act == ("A",)
            await self.play(map(str, greedy(ActionSequence.of("clash", await self.clash(), "A"))))
        return await self.match()


async def panel_of(club: Club, **options: Any) -> ResponseMessage:
    """Ann opens the panel."""
    opened = await club.ann.slash(club.channel, "solo", **options)
    assert opened.response is not None
    assert opened.response.ephemeral
    return opened.response


async def click(club: Club, panel: ResponseMessage, act: str) -> None:
    """Ann presses the button of the panel that does this."""
    found = [each for each in parts(panel) if each.get("custom_id", "").startswith(f"solo:{act}:")]
    await club.ann.click(panel, custom_id=found[0]["custom_id"])


async def choose(club: Club, panel: ResponseMessage, act: str, *values: str) -> None:
    """Ann chooses in the select of the panel that is about this."""
    found = [each for each in parts(panel) if each.get("custom_id", "").startswith(f"solo:{act}:")]
    await club.ann.select(panel, values, custom_id=found[0]["custom_id"])


async def custom(
    club: Club,
    level: int,
    mana: int,
    switches: Sequence[str] = (),
    abilities: Sequence[str] = (),
    **options: Any,
) -> ResponseMessage:
    """Ann puts an AI together on the panel, control by control."""
    panel = await panel_of(club, **options)
    if "A custom AI" in buttons(panel):
        await click(club, panel, "custom")
    await choose(club, panel, "level", str(level))
    await choose(club, panel, "mana", str(mana))
    await choose(club, panel, "abilities", *abilities)
    request = shown(panel)
    for each in ("per_creature", "first", "tough", "blunting", "no_bastion"):
        on = getattr(request.ai, each) not in (False, 1)
        if on != (each in switches):
            await click(club, panel, each)
    return panel


def shown(panel: Any) -> SoloSetup:
    """What a panel shows."""
    return SoloSetup.read(custom_id(panel, "Start").split(":", 3)[3])


async def start(club: Club, panel: ResponseMessage) -> Solo:
    """Ann presses Start; her game is on the table."""
    await club.ann.click(panel, label="Start")
    assert "Game started" in text(panel)
    assert buttons(panel) == {}
    (begun,) = [each for each in club.channel.history() if "is playing solo" in text(each)]
    threads = [thread for thread in club.channel.threads if thread.id == begun.id]
    return Solo(club, threads[0] if threads else club.channel)


async def posted(club: Club, act: str, owner: MemberActor, code: str) -> discord.Message:
    """A message of the bot with one button of a panel that says what it likes."""
    channel: Any = club.bot.get_channel(club.channel.id)
    view = discord.ui.LayoutView(timeout=None)
    button = Button(f"solo:{act}:{owner.id}:{code}", "Forged")
    view.add_item(discord.ui.ActionRow(button))
    await channel.send(view=view)
    return club.channel.history()[-1]


async def running(club: Club) -> list[LiveMatch]:
    """What Ann plays."""
    return await club.playing(club.ann)


# ------------------------------------------------------------------ the panel


async def test_the_quick_game_begins_with_one_click(club: Club) -> None:
    panel = await panel_of(club)
    assert buttons(panel) == {"Start": True, "A custom AI": True}

    game = await start(club, panel)

    match = await game.match()
    assert match.names == {"A": "Ann", "B": "AI"}
    assert match.user_in("B") is None
    assert ClashSettings.read(match.row.settings) == ClashSettings(mode="solo")
    (told,) = [text(each) for each in club.channel.history() if "is playing solo" in text(each)]
    assert told.splitlines() == [
        f"🤖 <@{club.ann.id}> is playing solo against the AI. The game starts in "
        f"<#{game.channel.id}>.",
        "**Quick game** · 6 mana each turn and 1 more for each creature facing it",
    ]
    assert f"<@{club.ann.id}>, your turn: **6 mana**" in text(game.board)


async def test_the_panel_is_for_one_person_alone(club: Club) -> None:
    await panel_of(club)
    assert club.channel.history() == []


async def test_a_custom_ai_is_put_together_control_by_control(club: Club) -> None:
    panel = await panel_of(club)
    await click(club, panel, "custom")
    assert shown(panel).ai == preset("1.2", 3)
    await choose(club, panel, "level", "5")
    assert shown(panel).ai == preset("1.2", 5)
    await choose(club, panel, "abilities", "rage", "splash")
    await choose(club, panel, "mana", "7")
    assert shown(panel).ai == Settings(5, 7, 2, abilities=("rage", "splash"))
    assert "Points spent: **7 of 5**. 2 too many." in text(panel)
    assert buttons(panel)["Start"] is False

    await click(club, panel, "per_creature")
    assert "✅ Points spent: **5 of 5**." in text(panel)
    assert buttons(panel)["Start"] is True
    game = await start(club, panel)

    settings = ClashSettings.read((await game.match()).row.settings)
    assert settings.ai == Settings(5, 7, abilities=("rage", "splash"))
    options = (await game.match()).row.setup["config"]["options"]
    assert options["ai"] == {"level": 5, "mana": 7, "abilities": ["rage", "splash"]}


async def test_the_preset_of_a_level_is_one_click(club: Club) -> None:
    panel = await custom(club, 6, 10)
    await club.ann.click(panel, label="Preset of level 6")
    assert shown(panel).ai == preset("1.2", 6)
    assert buttons(panel)["Preset of level 6"] is False
    await club.ann.click(panel, label="Quick game")
    assert shown(panel) == SoloSetup()


async def test_the_panel_speaks_the_language_of_its_person(club: Club) -> None:
    club.languages[club.ann.id] = "ru"
    panel = await panel_of(club, ruleset="1.0")
    await click(club, panel, "custom")
    labels = {
        option["label"] for each in parts(panel) if each["type"] == 3 for option in each["options"]
    }
    assert "Уровень 4 (героический) · 4 очка" in labels
    await club.ann.click(panel, label="Начать")
    (told,) = [text(each) for each in club.channel.history() if "🤖" in text(each)]
    assert "is playing solo" in told


async def test_a_draft_of_chosen_sets(club: Club) -> None:
    panel = await panel_of(club, sets="treachery, Mire")
    assert "Draft · sets: Treachery, Mire" in text(panel)
    game = await start(club, panel)
    match = await game.match()
    assert match.game.id == "draft"
    assert match.row.setup["config"]["sets"] == ["treachery", "mire"]


async def test_a_draft_of_version_1_0_has_the_cards_that_it_knows(club: Club) -> None:
    panel = await panel_of(club, deck="draft", ruleset="1.0")
    assert "Ruleset 1.0 · Draft · set: Initiation Pack" in text(panel)
    game = await start(club, panel)
    setup = (await game.match()).row.setup
    assert (setup["ruleset"], setup["config"]["sets"]) == ("1.0", ["initiation"])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deck": "7"}, "No deck is called “7”"),
        ({"deck": "@everyone"}, "No deck is called"),
        ({"sets": "nonsense"}, "No set is called"),
        ({"sets": "treachery", "deck": "1"}, "draft"),
        ({"sets": "treachery", "ruleset": "1.0"}, "1.0"),
        ({"sets": "treachery, treachery"}, "twice"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    club: Club, options: dict[str, Any], said: str
) -> None:
    refused = await club.ann.slash(club.channel, "solo", **options)
    assert said in only_for(refused)


async def test_decks_and_sets_are_offered(club: Club) -> None:
    decks = await club.ann.autocomplete(club.channel, "solo", "deck", "")
    assert [each["value"] for each in decks] == ["random", "1", "2", "3", "4", "draft"]
    sets = await club.ann.autocomplete(club.channel, "solo", "sets", "trea")
    assert [each["value"] for each in sets] == ["treachery"]
    old = await club.ann.autocomplete(club.channel, "solo", "sets", "", ruleset="1.0")
    assert [each["value"] for each in old] == ["initiation"]


# ------------------------------------------------------------------ what is not let through


@pytest.mark.parametrize("code", ["1.2/r/5.6..", "1.2/r/3.10..", "1.0/r/5.10.vfb."])
async def test_a_level_with_the_wrong_points_cannot_start(club: Club, code: str) -> None:
    """The button is not there; where somebody presses one all the same, nothing begins."""
    assert not spends_exactly(SoloSetup.read(code).ai, SoloSetup.read(code).ruleset)
    forged = await posted(club, "start", club.ann, code)
    refused = await club.ann.click(forged, label="Forged")
    assert "points" in only_for(refused)
    assert await running(club) == []


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ("start", "1.2/r/99.6.."),
        ("start", "nonsense"),
        ("start", ""),
        ("first", "1.2/r/q"),
        ("tough", "1.0/r/3.6.."),
        ("quick", "1.2c/r/3.7.."),
        ("nonsense", "1.2/r/3.6.."),
        ("", "1.2/r/3.6.."),
    ],
)
async def test_a_forged_id_is_refused(club: Club, act: str, code: str) -> None:
    forged = await posted(club, act, club.ann, code)
    refused = await club.ann.click(forged, label="Forged")
    assert "This panel no longer works" in only_for(refused)
    assert await running(club) == []


@pytest.mark.parametrize("act", ["start", "custom"])
async def test_the_panel_of_somebody_else_does_nothing(club: Club, act: str) -> None:
    forged = await posted(club, act, club.ann, SoloSetup().code())
    refused = await club.bob.click(forged, label="Forged")
    assert "belongs to another player" in only_for(refused)
    assert buttons(club.channel.history()[-1]) == {"Forged": True}
    assert await club.playing(club.bob) == []


async def test_one_game_of_a_person_in_a_channel(club: Club) -> None:
    """Also where it has a thread of its own by now; others, and other channels, are free."""
    first, second = await panel_of(club), await panel_of(club)
    game = await start(club, first)

    refused = await club.ann.click(second, label="Start")
    assert "already have a solo game here" in only_for(refused)
    assert f"against **AI** in <#{game.channel.id}>" in only_for(refused)
    assert buttons(second)["Start"] is True

    elsewhere = club.guild.create_text_channel("elsewhere")
    opened = await club.ann.slash(elsewhere, "solo")
    await club.ann.click(opened.response, label="Start")
    opened = await club.bob.slash(club.channel, "solo")
    await club.bob.click(opened.response, label="Start")
    assert len(await running(club)) == 2
    assert len(await club.playing(club.bob)) == 1


async def test_two_clicks_begin_one_game(club: Club) -> None:
    panel = await panel_of(club)
    await club.together(
        lambda: club.ann.click(panel, label="Start"), lambda: club.ann.click(panel, label="Start")
    )
    assert len(await running(club)) == 1
    assert sum("is playing solo" in text(each) for each in club.channel.history()) == 1


async def test_after_the_end_the_next_game_can_begin(club: Club) -> None:
    game = await start(club, await panel_of(club))
    asked = (await club.ann.slash(game.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    assert (await game.match()).outcome is not None

    await club.ann.click(await panel_of(club), label="Start")
    assert len(await running(club)) == 1


async def test_others_may_watch_but_not_play(club: Club) -> None:
    game = await start(club, await panel_of(club))
    refused = await club.bob.slash(game.channel, "end")
    assert "aren’t playing in this match" in only_for(refused)
    refused = await club.bob.click(game.board, label="My hand")
    assert "aren’t playing in this match" in only_for(refused)


async def test_where_the_panel_is_gone_the_game_begins_all_the_same(club: Club) -> None:
    """Its message was dismissed, or is too old to be changed."""
    panel = await panel_of(club)
    club.fault("PATCH", ORIGINAL, 404, 10008)
    await club.ann.click(panel, label="Start")
    assert len(await running(club)) == 1


# ------------------------------------------------------------------ games to their end


async def test_a_quick_game_to_its_end(club: Club) -> None:
    game = await start(club, await panel_of(club, deck="1"))
    match = await game.play_on()
    assert match.outcome is not None
    assert match.outcome.winners in (("A",), ("B",))
    assert "wins" in text(game.board)


async def test_a_quick_draft_to_its_end(club: Club) -> None:
    game = await start(club, await panel_of(club, sets="initiation"))
    await game.pick()
    match = await game.match()
    assert match.game.id == "clash"
    assert {seat: len(deck) for seat, deck in match.row.setup["decks"].items()} == {
        "A": 8,
        "B": 24,
    }
    assert (await game.play_on()).outcome is not None
    assert "wins" in text(game.board)


CUSTOM_GAMES: list[tuple[dict[str, Any], Settings]] = [
    (
        {"ruleset": "1.2", "deck": "2"},
        Settings(7, 7, 2, first=True, tough=True, abilities=("sprint",)),
    ),
    (
        {"ruleset": "1.0", "deck": "3"},
        Settings(4, 8, blunting=True, no_bastion=True, abilities=("rage",)),
    ),
    ({"ruleset": "1.2", "deck": "draft"}, Settings(2, 7, abilities=("vanish",))),
    ({"ruleset": "1.0", "deck": "draft", "fatigue": True}, Settings(1, 7)),
]


@pytest.mark.parametrize(("options", "ai"), CUSTOM_GAMES)
async def test_a_custom_game_to_its_end(club: Club, options: dict[str, Any], ai: Settings) -> None:
    on = [each for each in ("first", "tough", "blunting", "no_bastion") if getattr(ai, each)] + [
        "per_creature"
    ] * (ai.per_creature - 1)
    panel = await custom(club, ai.level or 0, ai.mana, on, ai.abilities, **options)
    assert shown(panel).ai == ai
    game = await start(club, panel)
    if options["deck"] == "draft":
        await game.pick()
    state = await game.clash()
    assert state.rules.ruleset == options["ruleset"]
    assert state.rules.fatigue == options.get("fatigue", False)
    assert state.players[1].ai is not None
    assert state.players[1].ai.settings == ai

    match = await game.play_on()

    assert match.outcome is not None
    assert "wins" in text(game.board)


async def test_a_game_with_a_champion_to_its_end(club: Club) -> None:
    panel = await panel_of(club, deck="1", champion=True)
    assert "Quick game" not in buttons(panel)
    game = await start(club, panel)
    match = await game.match()
    assert match.game.id == "champions"
    named = random.Random(1).choice(match.state.legal_actions("A"))
    await club.ann.slash(game.channel, "pick", card=str(named))

    state = await game.clash()
    assert state.players[0].champion is not None
    assert state.players[1].champion is None
    assert (await game.play_on()).outcome is not None


async def test_a_game_in_which_only_the_ai_plays(club: Club) -> None:
    game = await start(club, await panel_of(club))
    for _ in range(MOST_TURNS):
        if (await game.match()).outcome is not None:
            break
        await club.ann.slash(game.channel, "end")
    assert f"🏆 **AI wins** against <@{club.ann.id}>" in text(game.board)


@pytest.mark.parametrize("deck", ["1", "draft"])
async def test_with_a_clock_a_game_that_nobody_plays_ends_by_itself(club: Club, deck: str) -> None:
    panel = await panel_of(club, deck=deck, clock="60")
    assert "1 minute" in text(panel)
    game = await start(club, panel)
    await club.wait(130)
    assert (await game.match()).outcome is None
    await club.wait(120)
    outcome = (await game.match()).outcome
    assert outcome is not None
    assert outcome.reason == "abandoned"
    assert await club.playing(club.ann) == []


async def test_without_a_clock_a_game_waits_for_its_person(club: Club) -> None:
    game = await start(club, await panel_of(club))
    await wait_until(club, club.env.now() + timedelta(days=3))
    assert await game.moves() == []
    await game.play(["end"])
    assert await game.moves() == ["end"]


async def test_ending_the_turn_is_not_asked_about_whatever_the_ai_will_turn_up(club: Club) -> None:
    """The question would tell what lies on its deck."""
    game = await start(club, await panel_of(club))
    for _ in range(MOST_TURNS):
        before = await game.match()
        version, ended = before.version, await club.ann.slash(game.channel, "end")
        assert (await game.match()).version == version + 1, only_for(ended)
        if (await game.match()).outcome is not None:
            return
    raise AssertionError("the AI never wins")


async def test_giving_up_against_the_ai(club: Club) -> None:
    game = await start(club, await panel_of(club))
    asked = (await club.ann.slash(game.channel, "resign")).response
    assert "**AI**" in text(asked)
    await club.ann.click(asked, label="Resign")
    assert "AI wins" in text(game.board)


async def test_giving_up_in_the_draft(club: Club) -> None:
    """Nobody else sits there yet: it is over."""
    game = await start(club, await panel_of(club, deck="draft"))
    await game.pick(2)
    asked = (await club.ann.slash(game.channel, "resign")).response
    assert "**?**" not in text(asked)
    assert "Stop this game?" in text(asked)
    await club.ann.click(asked, label="Stop game")
    assert await running(club) == []

    await club.ann.click(await panel_of(club), label="Start")
    assert len(await running(club)) == 1


async def test_a_rematch_is_the_same_game_at_once(club: Club) -> None:
    game = await start(club, await custom(club, 2, 8, fatigue=True))
    first = await game.match()
    asked = (await club.ann.slash(game.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    refused = await club.bob.click(game.board, label="Rematch")
    assert "aren’t playing in this match" in only_for(refused)

    await club.ann.click(game.board, label="Rematch")

    (match,) = await running(club)
    assert match.id == first.id + 1
    assert match.row.settings == first.row.settings
    lines = [text(each) for each in game.channel.history() if "is playing solo" in text(each)]
    assert "**Level 2** · 8 mana each turn" in lines[-1]


async def test_the_turn_of_the_ai_is_told_step_by_step_with_the_board(club: Club) -> None:
    game = await start(club, await panel_of(club, deck="1"))
    await game.play_on(turns=2)
    text = only_for(await club.ann.click(game.board, label="What happened"))
    lines = text.splitlines()
    turn = next(i for i, line in enumerate(lines) if "**AI** has" in line)
    assert lines[turn + 1].startswith("- 🎴 **AI** reveals **")
    assert any("**Ann** has" in line for line in lines[turn + 1 :])
    (picture,) = pictures(game.board)
    assert "AI" in picture


# ------------------------------------------------------------------ restarts


async def test_a_restart_while_the_panel_is_open(club: Club) -> None:
    panel = await custom(club, 5, 7, ["per_creature"], ["rage"])
    await club.restart()
    await choose(club, panel, "abilities", "splash", "rage")
    assert shown(panel).ai == Settings(5, 7, 2, abilities=("rage", "splash"))
    await club.restart()
    await choose(club, panel, "abilities", "splash")
    await club.restart()
    game = await start(club, panel)
    assert ClashSettings.read((await game.match()).row.settings).ai == Settings(
        5, 7, 2, abilities=("splash",)
    )


async def test_restarts_in_the_draft_and_in_the_match(club: Club) -> None:
    game = await start(club, await panel_of(club, deck="draft"))
    await club.restart()
    await game.pick(3)
    before = (await game.match()).state.key()
    await club.restart()
    assert (await game.match()).state.key() == before
    await game.pick(5)
    await club.restart()
    await game.play_on(turns=1)
    position = (await game.match()).state.key()
    await club.restart()
    match = await game.match()
    assert match.state.key() == position
    assert game.shows(match)
    assert (await game.play_on()).outcome is not None
    await club.restart()
    assert "wins" in text(game.board)


async def test_a_restart_before_the_board_is_there(club: Club) -> None:
    panel = await panel_of(club)
    with club.dying("POST", "/channels/*/messages/*/threads"):
        await club.ann.click(panel, label="Start")
    await club.restart()
    (match,) = await running(club)
    game = Solo(club, club.channel.threads[0])
    assert game.shows(match)
    lines = [text(each) for each in club.channel.history() if "is playing solo" in text(each)]
    assert game.channel.mention in lines[0]
