"""What nobody was offered is refused: forged buttons, choices, forms and options."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import forging
import pytest
from known_games import SHORT
from long import THOROUGH
from people import Club, only_for, text

from bot.games.clash.solo.setup import SoloSetup
from bot.store import Deck
from puzzles.course import courses

HUGE = "9" * 19
WISH = SoloSetup().code()
BUTTONS = [
    "nothing:of:ours",
    "match:fly:1",
    f"match:hand:{HUGE}",
    "match:hand:0",
    "match:hand:-1",
    "match:hand:²",
    "match:hand:٣",
    f"open:{HUGE}:0:brute",
    "open:1:0:\0",
    "open:77:0:brute:u",
    f"move:match:{HUGE}:0:play:end",
    f"move:match:1:{HUGE}:play:end",
    "move:match:1:999999999999999999:play:end",
    "move:match:1:0:play:" + "x" * 60,
    "move:match:1:0:look:brute:u",
    "move:match:1:0:card:nothing",
    "move:match:1:0:card:brute|u|nothing",
    "move:match:1:0:order:pass",
    "move:match:1:0:list:0:",
    "bring:1:saved",
    "lobby:fly:1",
    f"lobby:join:{HUGE}",
    "lobby:ac:0",
    "lobby:deck:1",
    "page:fly:initiation-01::",
    "page:solve:nothing::",
    f"page:solve:p-{HUGE}::",
    "move:puzzle:initiation-01:0.0:play:nonsense",
    "page:approve:initiation-01::",
    "move:puzzle:initiation-01::list:0:",
    "own:fly:0:1",
    f"own:deck-show:0:{HUGE}",
    "own:deck-delete:0:²",
    "own:deck-copy:0:1.zz.ffff",
    f"own:deck-copy:0:{HUGE}.00.0000",
    f"own:deck-replace:{{ann}}:{HUGE}.00.0000",
    f"own:champion-figures:{{ann}}:{HUGE}",
    "own:champion-save:{ann}:1",
    "own:deck-show:0:",
    f"solo:fly:{{ann}}:{WISH}",
    f"solo:start:1:{WISH}",
    "solo:start:{ann}:nonsense",
    f"solo:level:{{ann}}:{WISH}",
    "ranking:week:0:",
    "run:go:marathon",
    "run:stop:1",
    f"run:stop:{HUGE}",
]
"""Buttons; some with the custom id of a select."""
CHOICES = [
    ("move:match:1:0:list:0:", "\0"),
    ("move:match:1:0:list:0:", "nothing"),
    ("move:match:1:0:list:0:brute|u", "nothing"),
    ("move:match:1:0:list:0:" + "|" * 40, "|"),
    ("move:puzzle:initiation-01::list:0:", "nothing"),
    ("move:puzzle:initiation-01::list:0:nothing|u", "\0"),
    (f"move:match:1:0:list:{HUGE}:", "end"),
    ("bring:1:saved", "²"),
    ("bring:1:saved", HUGE),
    ("bring:1:saved", "-1"),
    ("bring:1:ready", "99"),
    ("bring:1:other", "1"),
    ("lobby:deck:1", "99"),
    ("pages:review:::0", "p-" + HUGE),
    ("own:deck-show:0:", "²"),
    ("own:deck-show:0:", HUGE),
    ("own:champion-show:0:", "-1"),
    ("own:champion-strengths:{ann}:1", "nothing"),
    ("solo:level:{ann}:" + WISH, "²"),
    ("solo:level:{ann}:" + WISH, "9" * 5000),
    ("solo:mana:{ann}:" + WISH, "-1"),
    ("solo:abilities:{ann}:" + WISH, "nothing"),
]
FORMS = [
    ("nothing", {}),
    ("form:nothing:1", {"text": "x"}),
    ("form:line:nothing", {"text": "end"}),
    ("form:line:initiation-01", {}),
    ("form:schedule:p-1", {"text": "2027-01-31"}),
    ("form:deck-import:", {}),
    ("form:deck-import:", {"text": "[" * 900, "name": ""}),
    ("form:deck-copy:zz.ffff", {"name": "Mine"}),
    ("form:deck-copy:", {"name": "Mine"}),
    ("form:champion:", {"name": "Mine", "attack": "²", "health": "99"}),
    ("form:champion:" + HUGE, {"name": "Mine", "attack": "1", "health": "1"}),
]


def answered_quietly(result: Any) -> str:
    """What the person is told; nobody else is told anything."""
    assert result.acknowledged
    text = only_for(result)
    assert text
    assert "went wrong" not in text
    return text


@pytest.mark.parametrize("custom_id", BUTTONS)
async def test_a_forged_button_is_refused(club: Club, custom_id: str) -> None:
    table = await club.match(SHORT)
    before = await table.snapshot()
    forged = custom_id.format(ann=club.ann.id)
    answered_quietly(await forging.click(club, club.ann, forged))
    assert await table.snapshot() == before


@pytest.mark.parametrize(("custom_id", "value"), CHOICES)
async def test_a_choice_that_was_never_offered_is_refused(
    club: Club, custom_id: str, value: str
) -> None:
    table = await club.match(SHORT)
    before = await table.snapshot()
    forged = custom_id.format(ann=club.ann.id)
    for values in ([value], [], [value, value]):
        answered_quietly(await forging.click(club, club.ann, forged, values))
    assert await table.snapshot() == before


@pytest.mark.parametrize(("custom_id", "fields"), FORMS)
async def test_a_forged_form_is_refused(club: Club, custom_id: str, fields: dict[str, str]) -> None:
    sent = await forging.send_form(club, club.ann, custom_id, fields)
    answered_quietly(sent)


COURSE = next(iter(courses().values()))
KNOWN = {
    "puzzle_id": "initiation-01",
    "lesson_id": COURSE.lessons[0].id,
    "course_id": COURSE.id,
    "game": COURSE.game.id,
    "move": "end|nonsense",
    "line": "end|nonsense",
}
"""What there is for some places of custom ids; for the others it is a number."""
PLACE = re.compile(r"\{(\w*)(:d)?\}")


@pytest.mark.parametrize("kind", ["known", ""])
async def test_every_custom_id_with_missing_or_foreign_values_has_a_message(
    club: Club, kind: str
) -> None:
    """Each act about what there is or there is not, with no value, a foreign one, two.

    `make test` tries one of them with each act.
    """
    await club.match(SHORT)
    await club.cleo.slash(club.channel, "lobby", format="draft", mode="free_for_all")
    await club.ann.slash(club.channel, "grimoire play", mode="race")

    def fill(place: re.Match[str]) -> str:
        usual = str(club.ann.id) if place[1] in ("owner", "user_id") else "1"
        return KNOWN.get(place[1], usual) if kind == "known" else kind

    broken = []
    wrong = (None, [], ["nothing"], ["1", "1"])
    for number, (template, values) in enumerate(product(club.bot.handlers.templates, wrong)):
        if number % 4 != number // 4 % 4 and not THOROUGH:
            continue
        custom_id = PLACE.sub(fill, template)
        if template.startswith("form:"):
            fields = dict.fromkeys(("text", "name")[: len(values or ())], "nothing")
            result = await forging.send_form(club, club.ann, custom_id, fields)
        else:
            result = await forging.click(club, club.ann, custom_id, values)
        words = "\n".join(text(each) for each in (result.response, *result.followups) if each)
        if not result.acknowledged or "went wrong" in words:
            broken.append((custom_id, values))
    assert broken == []


def option(name: str, value: Any, kind: int = 3) -> dict[str, Any]:
    """An option as it arrives."""
    return {"name": name, "type": kind, "value": value}


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("nothing", []),
        ("deck nothing", []),
        ("lobby", [option("format", "chess")]),
        ("lobby", [option("format", 7, 4)]),
        ("lobby", [option("format", "draft"), option("level", 99, 4)]),
        ("lobby", [option("format", "draft"), option("mode", "solo")]),
        ("draft", [option("champion", "yes", 5)]),
        ("duel", [option("opponent", "1", 6)]),
        ("deck import", [option("file", "1", 11)]),
        ("grimoire setup", [option("channel", "1", 7)]),
        ("practice", [option("strength", "godlike")]),
        ("grimoire ranking", [option("period", "week")]),
        ("grimoire setup", [option("hour", 25, 4)]),
        ("grimoire create", [option("notation", "x" * 6001)]),
        ("hand", [option("nothing", "x")]),
        ("play", [option("card", None)]),
        ("play", [option("card", "brute"), option("lane", ["u"])]),
    ],
)
async def test_options_that_the_command_does_not_have_are_refused(
    club: Club, command: str, options: list[dict[str, Any]]
) -> None:
    await club.match(SHORT)
    result = await forging.slash(club, club.ann, command, options)
    answered_quietly(result)


async def test_a_forged_click_on_half_a_character_leaves_the_channel_readable(club: Club) -> None:
    """Such an id reaches the bot, but no message of Discord can hold it."""
    channel = club.bot.get_partial_messageable(club.channel.id)
    result = await forging.click(club, club.ann, "match:\ud800", private=False)
    answered_quietly(result)
    newest = await club.bot_does(anext(channel.history(limit=1)))
    assert newest.components


async def test_characters_that_nothing_can_keep_are_left_out(club: Club) -> None:
    await club.ann.slash(
        club.channel, "grimoire puzzle", puzzle="initiation-01", line="no\0nsense \ud800end"
    )
    names = "ogre, brute, troll, gnome, boom, baron, annihilation, partisan"
    await forging.send_form(
        club, club.ann, "form:deck-import:", {"text": names, "name": "Mi\0ne\udfff"}
    )

    (answer,) = await club.bot.store.grimoire.attempts_of(club.ann.id, "initiation-01")
    (deck,) = await club.bot.store.collection.all_of(Deck, club.ann.id)

    assert answer.line == "nonsense end"
    assert deck.name == "Mine"
    shown = await forging.slash(
        club, club.ann, "deck show", [{"name": "name", "type": 3, "value": "\0Mine"}]
    )
    assert "Mine" in text(shown.response)
