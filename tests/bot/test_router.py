"""Which act a custom id means, and with which arguments."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast

import discord
import pytest

from bot.errors import Refusal
from bot.features import find_features
from bot.ui import router
from bot.ui.acknowledgement import Answer
from bot.ui.replies import Interaction
from bot.ui.router import ANYBODY, LONGEST_ID, Button, Handlers, Select, option

ANN = 7
done: list[Any] = []
"""What was done: the arguments of an act, or the key of a refusal."""
answered: list[Answer] = []
own = Handlers()


@own.on("play:{match_id}:{version}:{move}")
@own.on("again:{match_id}:{version}:{move}", Answer.PRIVATE)
async def play(_interaction: Interaction, match_id: int, version: int, move: str) -> None:
    done.append((match_id, version, move))


@own.on("rank:{period}:{mark}:{puzzle}")
async def rank(
    _interaction: Interaction, period: Literal["month", "all"], mark: str, puzzle: int
) -> None:
    done.append((period, mark, puzzle))


@own.on("keep:{owner}:{number}.{code}")
async def keep(_interaction: Interaction, number: int, code: str) -> None:
    done.append((number, code))


@own.on("look:{number}:{:d}:{}")
async def look(_interaction: Interaction, number: int) -> None:
    done.append(number)


@own.on("form:line:{about}", Answer.FORM)
async def line(_interaction: Interaction, about: str) -> None:
    done.append(about)


@pytest.fixture(autouse=True)
def door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is let in, and what is refused is kept."""

    async def passes(_interaction: Interaction, answer: Answer, act: Any) -> None:
        answered.append(answer)
        try:
            await act()
        except Refusal as refusal:
            done.append(refusal.key)

    monkeypatch.setattr(router, "admit_and_run", passes)
    done.clear()
    answered.clear()


async def used(acts: Handlers, custom_id: str, *, sent: bool = False) -> Any:
    """What is done when somebody uses this."""
    kinds = discord.InteractionType
    user, data = SimpleNamespace(id=ANN), {"custom_id": custom_id}
    kind = kinds.modal_submit if sent else kinds.component
    await acts.used(
        cast("Interaction", SimpleNamespace(type=kind, data=data, user=user, message=None))
    )
    (what,) = done
    done.clear()
    return what


async def test_arguments_are_read_as_the_signature_types_them() -> None:
    assert await used(own, "play:3:0:ogre:u@bu1") == (3, 0, "ogre:u@bu1")
    assert await used(own, "play:3:0:") == (3, 0, "")
    assert await used(own, "rank:all:x y:2") == ("all", "x y", 2)
    assert await used(own, f"keep:{ANN}:12.00.ff") == (12, "00.ff")
    assert await used(own, "look:1:2:x:y") == await used(own, "look:1:2:") == 1
    assert await used(own, "form:line:a:b", sent=True) == "a:b"


async def test_each_is_acknowledged_as_declared() -> None:
    await used(own, "play:1:2:end")
    await used(own, "again:1:2:end")
    await used(own, "nothing")
    assert answered == [Answer.UPDATE, Answer.PRIVATE, Answer.PRIVATE]


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "play",
        "play:1:2",
        "play:-1:2:end",
        "play:²:2:end",
        "play:٣:2:end",
        f"play:{'9' * 19}:2:end",
        "play:1:2:end\n",
        " play:1:2:end",
        "look:1:x:",
        f"look:1:{'9' * 19}:",
        "rank:year:x:2",
        "rank:all:x:y:2",
        f"keep:{'9' * 21}:1.00",
        f"keep:{ANN}:1x00",
        "form:line:a",
    ],
)
async def test_what_was_never_written_is_refused(custom_id: str) -> None:
    assert await used(own, custom_id) == "refused-unknown-button"


async def test_a_button_is_no_form() -> None:
    assert await used(own, "play:1:2:end", sent=True) == "refused-unknown-button"


async def test_what_belongs_to_somebody_else_is_refused() -> None:
    assert await used(own, "keep:8:1.00") == "refused-not-yours"
    assert await used(own, f"keep:{ANYBODY}:1.00") == (1, "00")


def test_an_argument_of_another_kind_is_noticed_at_once() -> None:
    async def act(_interaction: Interaction, share: float) -> None: ...

    with pytest.raises(KeyError):
        Handlers().on("share:{share}")(act)


# ------------------------------------------------------------------ controls of messages

WRITTEN = {
    "lobby:accept:7": "lobby:accept:{lobby_id}",
    "lobby:decline:7": "lobby:decline:{lobby_id}",
    "lobby:withdraw:7": "lobby:withdraw:{lobby_id}",
    "lobby:deck:7": "lobby:deck:{lobby_id}",
    "lobby:join:7": "lobby:join:{lobby_id}",
    "match:hand:7": "match:hand:{match_id}",
    "open:7:3:brute": "open:{match_id}:{version}:{move}",
    "panel:7:3:play:ogre:u": "move:match:{key}:{seen}:{act}:{what}",
    "panel:7:3:refresh:": "move:match:{key}:{seen}:{act}:{what}",
    "panel:7:3:list:0:": "move:match:{key}:{seen}:{act}:{what}",
    "panel:7:3:order:pass": "move:match:{match_id}:{version}:order:{move}",
    "bring:7:saved": "bring:{match_id}:{kind}",
    "page:solve:initiation-01::daily3": "page:solve:{puzzle_id}:{}:{}",
    "page:play:initiation-01:0.0:ogre:u": "move:puzzle:{key}:{seen}:{act}:{what}",
    "page:review:p-1::list": "page:review:{}::list",
    "pages:list:initiation-01:0.0:1:": "move:puzzle:{key}:{seen}:{act}:{what}",
    "pages:review:::0": "pages:review:::0",
    "run:go:storm": "run:go:{mode}",
    "run:offer:streak": "run:offer:{mode}",
    "run:stop:7": "run:stop:{run_id}",
    "ranking:month:0:daily3": "ranking:{period}:{page}:{}",
    "own:deck-copy:0:3.00zz.ffff": "own:deck-copy:{owner}:{number}.{code}",
    "own:deck-list:7:": "own:deck-list:{owner}:",
    "own:deck-share:7:3": "own:deck-share:{owner}:{number}",
    "own:deck-replace:7:3.00zz.ffff": "own:deck-replace:{owner}:{number}.{code}",
    "own:deck-leave:7:": "own:deck-leave:{owner}:",
    "own:champion-forget:7:3": "own:champion-forget:{owner}:{number}",
    "own:champion-save:7:1": "own:champion-save:{owner}:{edition}",
    "own:deck-show:7:": "own:deck-show:{owner}:",
    "own:champion-strengths:7:1": "own:champion-strengths:{owner}:{edition}",
    "solo:start:7:1.2/r/q": "solo:{act}:{user_id}:{code}",
    "solo:level:7:1.2/r/q": "solo:{act}:{user_id}:{code}",
}
"""What stands under messages, and the template that it means: messages stay, so a later version
that writes something else has to understand this too."""


def everything() -> Handlers:
    """All that the features and games can do."""
    acts = Handlers()
    acts.include(*find_features().handlers)
    return acts


@pytest.mark.parametrize(("custom_id", "template"), WRITTEN.items())
async def test_controls_of_messages_do_what_they_did(
    custom_id: str, template: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts = everything()

    async def follow(route: router._Route, *_: Any) -> None:
        done.append(route.template)

    monkeypatch.setattr(router._Route, "follow", follow)
    assert await used(acts, custom_id) == template


def test_no_two_acts_have_the_same_template() -> None:
    acts = everything()
    assert len({*acts.templates}) == len(acts.templates) > 50


# ------------------------------------------------------------------ controls


def test_words_are_as_long_as_discord_takes() -> None:
    assert len(Button("a", "x" * 200).label or "") == 80
    select = Select("a", [option("v", "x" * 200, "y" * 200)], "z" * 200)
    assert len(select.placeholder or "") == 150
    (only,) = select.options
    assert (len(only.label), len(only.description or "")) == (100, 100)


def test_custom_ids_are_no_longer_than_discord_takes() -> None:
    with pytest.raises(AssertionError):
        Button("x" * (LONGEST_ID + 1), "?")


def test_discord_py_keeps_no_message_for_them() -> None:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Button("a", "?"))
    view.add_item(row)
    view.add_item(discord.ui.ActionRow(Select("b", [option("v", "w")])))
    assert not view.is_dispatchable()
