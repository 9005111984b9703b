"""`/help`: the panel of a game with its topics, the search for rules, and *Why?*"""

from __future__ import annotations

import discord
import forging
import pytest
from formats import choose
from known_games import SHORT
from people import Club, buttons, custom_id, only_for, pictures, text
from simcord import ResponseMessage

from bot.game_api import GAME_UIS, guide_of
from bot.learning.help import TOPICS, topics_of
from puzzles.course import courses
from texts import LANGUAGES, dashed, texts_in

GAMES = ("clash", "two_worlds", "castles", "bald_mountain")
each_game = pytest.mark.parametrize("game", GAMES)
TEXTS = texts_in("en")
LONGEST = 4000
"""Characters of a message."""


async def opened(club: Club, game: str = "clash", find: str | None = None) -> ResponseMessage:
    """Ann's panel of the help."""
    options = {"game": game} if find is None else {"game": game, "find": find}
    result = await club.ann.slash(club.channel, "help", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


@each_game
async def test_the_panel_tells_the_game_in_two_sentences_beside_a_picture(
    club: Club, game: str
) -> None:
    panel = await opened(club, game)
    assert TEXTS(f"help-{dashed(game)}") in text(panel)
    assert len(pictures(panel)) == 1
    labels = [guide_of(game).label(topic, TEXTS) for topic in TOPICS]
    assert [*buttons(panel)] == [*labels, "Learn by playing", "Play now"]


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
async def test_every_page_of_every_topic_can_be_turned_to(
    club: Club, game: str, language: str
) -> None:
    club.languages[club.ann.id] = language
    texts, guide = texts_in(language), guide_of(game)
    panel = await opened(club, game)
    for topic in topics_of(guide):
        await club.ann.click(panel, label=guide.label(topic, texts))
        seen = {text(panel)}
        assert f"### {guide.label(topic, texts)} · " in text(panel)
        while buttons(panel).get(texts("button-page-on")):
            await club.ann.click(panel, label=texts("button-page-on"))
            assert len(text(panel)) <= LONGEST
            assert len(pictures(panel)) == (topic in ("pictures", "icons"))
            assert text(panel) not in seen, "another page"
            seen.add(text(panel))
        await club.ann.click(panel, label=texts("button-topics"))
        assert texts(f"help-{dashed(game)}") in text(panel)


async def test_five_pictures_say_what_they_show(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="In five pictures")
    for number in range(1, 6):
        assert TEXTS(f"help-clash-{number}") in text(panel)
        assert f"{number} of 5" in text(panel)
        if number < 5:
            await club.ann.click(panel, label="Next ▶")
    assert not buttons(panel)["Next ▶"]
    await club.ann.click(panel, label="◀ Back")
    assert TEXTS("help-clash-4") in text(panel)


@pytest.mark.parametrize(
    ("game", "card_id", "told"),
    [
        ("clash", "rage", TEXTS("ability-rage")),
        ("castles", "king", "Legend"),
        ("bald_mountain", "catch", TEXTS("bald-mountain-card-catch")),
        ("two_worlds", "blessing", TEXTS("two-worlds-card-blessing")),
    ],
)
async def test_what_is_chosen_from_the_lists_is_explained(
    club: Club, game: str, card_id: str, told: str
) -> None:
    panel = await opened(club, game)
    label = guide_of(game).label("cards", TEXTS)
    await club.ann.click(panel, label=label)
    book = guide_of(game).book
    assert book is not None
    await choose(club.ann, panel, book.label(card_id, TEXTS))
    assert told in text(panel)
    assert len(pictures(panel)) == 1
    await club.ann.click(panel, label=label)
    assert TEXTS("help-choose") in text(panel)


async def test_rules_are_searched_in_the_language_of_the_reader(club: Club) -> None:
    club.languages[club.ann.id] = "ru"
    choices = await club.ann.autocomplete(club.channel, "help", "find", "бастион", game="clash")
    found = {each["value"]: each["name"] for each in choices}
    assert found["4-bastion"] == "Бастион падает · 4"
    assert "3-mana" not in found
    panel = await opened(club, find="4-bastion")
    assert texts_in("ru")("rule-clash-4-bastion") in text(panel)
    club.languages[club.ann.id] = "fr"
    assert texts_in("fr")("rule-clash-r4") in text(await opened(club, find="R4"))


async def test_what_no_rule_says_is_refused(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "help", game="castles", find="xyzzy")
    assert TEXTS("refused-no-such-rule") in only_for(refused)


async def test_all_commands_stand_there_to_be_tapped(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Commands")
    words = text(panel)
    while buttons(panel)["Next ▶"]:
        await club.ann.click(panel, label="Next ▶")
        words += text(panel)
    for command in club.bot.tree.get_commands(type=discord.AppCommandType.chat_input):
        assert club.bot.mention(command.name).removesuffix(">").split(":")[0] in words
    assert f"{club.bot.mention('end')} · {TEXTS('command-end-about')}" in words


@each_game
async def test_the_ways_to_play_are_those_of_the_game(club: Club, game: str) -> None:
    panel = await opened(club, game)
    await club.ann.click(panel, label="Ways to play")
    assert (club.bot.mention("draft") in text(panel)) == (game == "clash")
    assert club.bot.mention("practice") in text(panel)


async def test_it_works_in_direct_messages_and_after_a_restart(club: Club) -> None:
    result = await club.ann.user.slash("help", game="castles")
    assert result.response is not None
    await club.restart()
    await club.ann.user.click(result.response, label="A turn")
    assert TEXTS("help-castles-turn").splitlines()[0] in text(result.response)


@pytest.mark.parametrize(
    "custom_id",
    [
        "help:rules:chess:0",
        "help:open:chess:home",
        "help:nothing:clash:0",
        "help:card:chess:0",
    ],
)
async def test_forged_ids_of_the_help_are_refused(club: Club, custom_id: str) -> None:
    refused = await forging.click(club, club.ann, custom_id)
    assert "###" not in only_for(refused)


@pytest.mark.parametrize("topic", TOPICS)
async def test_pages_that_are_not_there_are_no_fault(club: Club, topic: str) -> None:
    shown = await forging.click(club, club.ann, f"help:{topic}:clash:999")
    assert "Clash of Decks" in only_for(shown)


# ------------------------------------------------------------------------ ways into it


@pytest.mark.parametrize(
    ("command", "name", "label"),
    [("card", "ogre", "Rules"), ("card", "king", "Rules"), ("ability", "rage", "Abilities")],
)
async def test_what_is_looked_up_leads_to_the_help(
    club: Club, command: str, name: str, label: str
) -> None:
    found = await club.ann.slash(club.channel, command, name=name)
    assert found.response is not None
    opened = await club.ann.click(found.response, label=label)
    assert f"### {label} · " in only_for(opened)


async def test_icons_in_sight_lead_to_all_icons(club: Club) -> None:
    table = await club.match()
    asked = await club.dan.click(table.board, label="Icons")
    assert asked.response is not None
    opened = await club.dan.click(asked.response, label="Icons")
    assert TEXTS("help-icons", button="Icons") in only_for(opened)


# ------------------------------------------------------------------------------- Why?


async def test_why_tells_the_last_turn_with_the_rules_behind_it(club: Club) -> None:
    table = await club.match(SHORT, 8)
    match = await table.match()
    log = await club.dan.click(table.board, label="What happened")
    assert log.response is not None
    await club.dan.click(log.response, label="Why?")
    words = text(log.response).splitlines()
    events = [event for turn_number in match.turns for event in turn_number.events]
    reasons = GAME_UIS["clash"].reasons(events, match.names, TEXTS)
    lines = [line for line in words[1:] if not line.startswith("-# ")]
    assert any("attacks" in line for line in lines), "it was an assault"
    assert lines == [line for line, _ in reasons]
    assert f"-# **{TEXTS('rule-clash-3-mana-title')}** · {TEXTS('rule-clash-3-mana')} `3`" in words
    full = [line for line in words if line.startswith("-# **")]
    assert len(full) == len(set(full)), "each rule is told in full once"
    await club.dan.click(log.response, label="What happened")
    assert "Why?" in buttons(log.response)


async def test_why_tells_nothing_that_the_log_does_not_tell(club: Club) -> None:
    table = await club.match(SHORT, 8)
    match = await table.match()
    log = await club.dan.click(table.board, label="What happened")
    assert log.response is not None
    whole = await table.told()
    await club.dan.click(log.response, label="Why?")
    for line in text(log.response).splitlines()[1:]:
        assert line.startswith("-# ") or line.replace("**", "") in whole
    stranger = await forging.click(club, club.ann, f"why:{match.id + 99}:1")
    assert "###" not in only_for(stranger)
    assert custom_id(log.response, "Rules") == "help:open:clash:rules"


def test_every_lesson_that_a_picture_shows_is_there() -> None:
    ids = {lesson.id for course in courses().values() for lesson in course.lessons}
    assert all(scene.lesson in ids for game in GAMES for scene in guide_of(game).scenes)
