"""A feature is added by its package alone, and one that fails stops no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from added.guestbook.book import Guestbook
from people import Club, text

from bot import features

BOT = Path(features.__file__).parent
PLACE = "added.broken.part"


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """These features come before all others."""
    monkeypatch.setattr(features, "PACKAGES", ["added", *features.PACKAGES])


async def test_a_package_alone_adds_a_command_a_button_jobs_and_listeners(
    club: Club, logs: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_faults = True
    opened = await club.ann.slash(club.channel, "guestbook")
    assert text(opened.response) == "Who was here?"
    await club.ann.click(opened.response, label="Sign")
    book = club.bot.part(Guestbook)
    await book.work.done(club.ann.id)
    assert book.signed == [club.ann.id]
    assert book.heard[0] == "start"

    table = await club.duel()
    said = await club.ann.send(table.channel, "Hello")
    await table.type("end")
    await club.bot.matches.resign(1, club.ann.id)
    await club.sweep()
    for heard in (f"message {said.id}", "begun 1", "changed 1", "finished 1", "catch_up"):
        assert heard in book.heard
    other = club.guild.create_text_channel("other")
    club.env.backend.delete_channel(other.id)
    await club.env.settle()
    assert f"gone {other.id} []" in book.heard

    with club.env._bot_scope():
        await club.bot.close()
    club.dead.add(club.bot)
    assert book.heard[-1] == "close"

    failed = {each["job"]: each["feature"] for each in logs if each["event"] == "feature failed"}
    assert failed == dict.fromkeys(
        [
            *("start", "match_begun", "match_changed", "match_finished", "catch_up"),
            *("place_gone", "close"),
        ],
        f"{PLACE}.Broken",
    )
    assert f"{PLACE}.Broken.on_message" in caplog.text


def test_no_feature_is_named_where_they_are_put_together() -> None:
    found = {part.__module__.split(".")[1] for part in features.find_features().parts}
    assert {"automation", "boards", "grimoire", "learning", "lobby", "results"} <= found
    for name in ("app", "client", "features"):
        source = (BOT / f"{name}.py").read_text("utf-8")
        assert not {*re.findall(r"^from bot\.(\w+)", source, re.M)} & found
