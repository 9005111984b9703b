"""Custom ids of the last release, which messages may still have."""

from __future__ import annotations

import pytest
from test_router import everything

from bot.ui.old_ids import current_id

MATCH, PUZZLE, LESSON = "match:7:3", "puzzle:initiation-01:1.2b3c", "lesson:clash-summon:0.0"
OLD = {
    "panel:7:3:card:brute|u": f"move:{MATCH}:card:brute|u",
    "panel:7:3:list:0:brute": f"move:{MATCH}:list:0:brute",
    "panel:7:3:look:alpha:1": f"move:{MATCH}:look:alpha:1",
    "panel:7:3:play:ogre:u": f"move:{MATCH}:play:ogre:u",
    "panel:7:3:play:end|take": f"move:{MATCH}:play:end|take",
    "panel:7:3:sure:end": f"move:{MATCH}:sure:end",
    "panel:7:3:unspent:end": f"move:{MATCH}:unspent:end",
    "panel:7:3:outlook:": f"move:{MATCH}:outlook:",
    "panel:7:3:undo:": f"move:{MATCH}:undo:",
    "panel:7:3:refresh:no": f"move:{MATCH}:refresh:no",
    "panel:7:3:order:pass": f"move:{MATCH}:order:pass",
    "panel:7:3:lasting:always": f"move:{MATCH}:lasting:always",
    "panel:7:3:unorder:": f"move:{MATCH}:unorder:",
    "page:card:initiation-01:1.2b3c:boom": f"move:{PUZZLE}:card:boom",
    "pages:list:initiation-01:1.2b3c:1:boom": f"move:{PUZZLE}:list:1:boom",
    "page:play:initiation-01:1.2b3c:boom@bu1": f"move:{PUZZLE}:play:boom@bu1",
    "page:undo:initiation-01:1.2b3c:": f"move:{PUZZLE}:undo:",
    "page:restart:initiation-01:1.2b3c:": f"move:{PUZZLE}:restart:",
    "page:retry:initiation-01:1.2b3c:": f"move:{PUZZLE}:retry:",
    "page:refresh:initiation-01:1.2b3c:": f"move:{PUZZLE}:refresh:",
    "lesson:card:clash-summon:0.0:brute": f"move:{LESSON}:card:brute",
    "lessons:list:clash-summon:0.0:0:": f"move:{LESSON}:list:0:",
    "lesson:play:clash-summon:0.0:brute:u": f"move:{LESSON}:play:brute:u",
    "lesson:undo:clash-summon:0.0:": f"move:{LESSON}:undo:",
    "lesson:restart:clash-summon:0.0:": f"move:{LESSON}:restart:",
    "lesson:refresh:clash-summon:0.0:no": f"move:{LESSON}:refresh:no",
}


@pytest.mark.parametrize(("old", "new"), OLD.items())
def test_an_old_id_means_a_new_one_that_has_a_handler(old: str, new: str) -> None:
    assert current_id(old) == new
    assert any(route.pattern.fullmatch(new) for route in everything()._routes)


@pytest.mark.parametrize("same", ["page:solve:initiation-01::", "lesson:open:clash-summon::"])
def test_other_ids_stay_as_they_are(same: str) -> None:
    assert current_id(same) == same
