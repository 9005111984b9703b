"""Whatever begins something says so, and is then asked about bars; the rest is listed here."""

from __future__ import annotations

from discord import app_commands

from bot.features import find_features
from bot.ui.commands import BEGINS

OPEN = {
    *(
        "match:decks:{match_id}",
        "match:told:{match_id}:{turn_number}",
        "match:open:{match_id}",
        "match:hand:{match_id}",
        "match:claim:{match_id}:{how}",
        "match:replay:{match_id}",
        "match:signs:{match_id}",
        "match:move:{match_id}",
        "match:leave:{match_id}",
        "match:resign:{match_id}",
        "match:stay:{:d}",
        "match:pause:{match_id}",
        "match:resume:{match_id}",
        "match:list:{page}",
        "match:open",
    ),
    *("told:{match_id}:{turn_number}",),
    *(
        "block:add:{user_id}",
        "block:lift:{user_id}",
        "block:choose:{:d}",
    ),
    *("open:{match_id}:{version}:{move}",),
    *(
        "move:match:{key}:{seen}:signs:{}",
        "move:match:{key}:{seen}:{act}:{what}",
        "move:match:{match_id}:{version}:order:{move}",
        "move:match:{match_id}:{version}:lasting:{kind}",
        "move:match:{match_id}:{:d}:unorder:{}",
        "move:puzzle:{key}:{seen}:signs:{}",
        "move:puzzle:{key}:{seen}:{act}:{what}",
        "move:lesson:{key}:{seen}:signs:{}",
        "move:lesson:{key}:{seen}:{act}:{what}",
        "move:turn:{key}:{seen}:signs:{}",
        "move:turn:{key}:{seen}:{act}:{what}",
    ),
    *(
        "replay:{match_id}:{step}:{way}",
        "replay:turn:{match_id}",
    ),
    *(
        "discuss:open:{number}",
        "onward:ask:{match_id}:{turn_number}",
    ),
    *(
        "link:show:{kind}:{subject}",
        "link:close:{kind}:{subject}",
    ),
    *("why:{match_id}:{turn_number}",),
    *(
        "watch:{match_id}",
        "predict:{match_id}:{seat}",
        "guess:{match_id}:{number}",
        "predictors:",
    ),
    *(
        "ranking:keep:{game}:{kind}",
        "ranking:stop:{number}",
        "server:change",
        "server:set:{name}",
        "server:{name}",
        "server:words",
    ),
    *(
        "notify:kind",
        "notify:set:{way}:{kind}",
        "notify:off:{guild}:{kind}",
        "notify:quiet",
        "notify:loud",
        "form:quiet",
    ),
    *(
        "form:server-words",
        "form:champion:",
        "form:champion:{edition}",
        "form:champion-rename:{number}",
        "form:deck-import:",
        "form:deck-copy:{code}",
        "form:deck-rename:{number}",
        "form:schedule:{puzzle_id}",
        "form:rename:{puzzle_id}",
        "form:line:{puzzle_id}",
    ),
    *(
        "start:game",
        "start:back:{game}",
        "start:with:{game}:{company}",
        "start:person:{game}",
        "start:set:{game}:{company}:{mark}:{code}",
        "start:flip:{game}:{company}:{mark}:{code}",
    ),
    *(
        "own:champion-strengths:{owner}:{edition}",
        "own:champion-drawbacks:{owner}:{edition}",
        "own:champion-aura:{owner}:{edition}",
        "own:champion-figures:{owner}:{edition}",
        "own:champion-save:{owner}:{edition}",
        "own:champion-editor:{owner}:{edition}",
        "own:champion-list:{owner}:",
        "own:champion-show:{owner}:",
        "own:champion-leave:{owner}:",
        "own:champion-rename:{number}",
        "own:champion-delete:{owner}:{number}",
        "own:champion-forget:{owner}:{number}",
        "own:champion-emblem:{owner}:{number}",
        "own:champion-colour:{owner}:{number}",
        "own:deck-copy:{owner}:{number}.{code}",
        "own:deck-replace:{owner}:{number}.{code}",
        "own:deck-list:{owner}:",
        "own:deck-show:{owner}:",
        "own:deck-leave:{owner}:",
        "own:deck-rename:{number}",
        "own:deck-delete:{owner}:{number}",
        "own:deck-forget:{owner}:{number}",
        "own:deck-export:{owner}:{number}",
        "own:deck-ready:{owner}:",
        "own:deck-statistics:{owner}:{code}",
    ),
    *("bring:{match_id}:{kind}",),
    *(
        "page:withdraw:{puzzle_id}:{}:{}",
        "page:approve:{puzzle_id}:{}:{}",
        "page:reject:{puzzle_id}:{}:{}",
        "page:schedule:{puzzle_id}:{}:{}",
        "page:review:{}::list",
        "page:moderate:{puzzle_id}:{}:{}",
        "page:rename:{puzzle_id}:{}:{}",
        "page:remove:{puzzle_id}:{}:{}",
        "page:removed:{puzzle_id}:{}:{}",
        "page:solve:{puzzle_id}:{}:{}",
        "page:finish:{puzzle_id}:{seen}:{sure}",
        "page:type:{puzzle_id}:{}:{}",
        "page:giveup:{puzzle_id}:{}:{}",
        "page:unrated:{puzzle_id}:{}:{}",
        "page:hint:{puzzle_id}:{}:{}",
        "page:vote:{puzzle_id}:{}:{opinion}",
        "page:another:{puzzle_id}:{}:{}",
        "page:of:{game}",
        "page:train",
        "page:explain:{puzzle_id}:{}:{}",
        "page:solution:{puzzle_id}:{}:{}",
        "page:surrender:{puzzle_id}:{}:{}",
    ),
    *(
        "pages:review:::0",
        "pages:approved:{first}",
        "pages:moderate",
    ),
    *("run:stop:{run_id}",),
    *(
        "event:leave:{event_id}",
        "event:mine:{event_id}",
        "event:panel:{event_id}",
        "event:host:{event_id}",
        "event:remove:{event_id}",
        "event:give:{event_id}",
        "event:correct:{event_id}",
        "event:result:{event_id}:{number}:{table}:{winner}",
        "event:pause:{event_id}",
        "event:resume:{event_id}",
        "event:extend:{event_id}",
        "event:next:{event_id}",
        "event:cancel:{event_id}",
        "event:cancelled:{event_id}",
        "event:records:{event_id}",
        "event:continue:{event_id}",
        "event:coming",
        "event:role:{weekly_id}",
        "event:stop:{weekly_id}",
    ),
    *(
        "race:page:{race_id}",
        "race:leave:{race_id}",
    ),
    *(
        "daily:remind:{}",
        "daily:forget:{daily_id}",
    ),
    *("ranking:{period}:{page}:{}",),
    *(
        "turn:show:{match_id}:{turn}:{}",
        "turn:list:{match_id}",
    ),
    *(
        "course:begin:{game}",
        "course:learn:{game}",
        "course:list:{course_id}",
        "course:decline",
    ),
    *("lessons:pick:{}",),
    *("lesson:open:{lesson_id}::",),
    *(
        "help:{topic}:{game}:{at}",
        "help:open:{game}:{topic}",
        "help:card:{game}:{}",
    ),
    *(
        "review:open:{match_id}",
        "review:back:{match_id}",
        "review:picks:{match_id}",
        "review:refuse:{match_id}:{turn_number}",
    ),
    *(
        "lobby:leave:{lobby_id}",
        "lobby:cancel:{lobby_id}",
        "lobby:decline:{lobby_id}",
        "lobby:withdraw:{lobby_id}",
        "lobby:drop:{lobby_id}",
    ),
    *(
        "privacy:show",
        "privacy:export",
        "privacy:delete:{step}:{whose}",
        "mod:undo",
        "mod:undo:{entry_id}",
        "mod:log:{before}",
        "mod:list:{page}:{user_id}",
        "mod:bars",
        "mod:choose",
        "mod:show:{subject}:{key}",
        "mod:member",
        "mod:do:{action}:{subject}:{key}",
        "mod:bar:{length}:{user_id}",
        "mod:lift:{user_id}",
        "mod:end-all:{user_id}",
    ),
    *(
        "history:{player}:{game}:{against}:{page}:{}",
        "history:replay",
    ),
    *("profile:{name}:{way}", "look:{kind}"),
    *(
        "achievements:{player}:{page}:{}",
        "achievements:pin:{page}",
    ),
    *("table:{where}:{game}:{kind}:{season}:{page}:{}",),
    *(
        "meta:view:{game}:{season}:{against}",
        "meta:page:{game}:{season}:{against}:{view}:{page}:{}",
        "statistics:card:{game}:{card}",
    ),
}
"""Buttons, selects and forms that barred members may use.

They look something up, finish what is running, leave, or are a member's own things; or moderate.
"""
COMMANDS = {
    "command-ability",
    "command-block",
    "command-board",
    "command-card",
    "command-champion-create",
    "command-champion-show",
    "command-compare",
    "command-deck-import",
    "command-deck-save",
    "command-deck-show",
    "command-end",
    "command-hand",
    "command-help",
    "command-history",
    "command-learn",
    "command-log",
    "command-match",
    "command-meta",
    "command-moderate",
    "command-motion",
    "command-notify",
    "command-privacy",
    "command-pause",
    "command-pick",
    "command-play",
    "command-profile",
    "command-ranking",
    "command-replay",
    "command-resign",
    "command-review-match",
    "command-review-train",
    "command-server",
    "grimoire-daily",
    "grimoire-me",
    "grimoire-puzzle",
    "grimoire-random",
    "grimoire-ranking",
    "grimoire-review",
    "grimoire-setup",
    "grimoire-streak",
}
"""Commands that barred members may use."""
ALIKE = "It begins something (`begins=...`), or barred members may use it: then list it here"


def all_begin() -> dict[str, str]:
    """Return the command that begins the same, by the template of each control."""
    return {
        template: command
        for handlers in find_features().handlers
        for template, command in handlers.begins.items()
    }


def test_every_control_begins_something_or_is_open_to_barred_members() -> None:
    assert {template for template, command in all_begin().items() if not command} == OPEN, ALIKE


def test_what_begins_something_names_a_command_that_servers_can_limit() -> None:
    named = {command for command in all_begin().values() if command}
    assert named <= {each.name for each in find_features().commands}


def test_every_command_begins_something_or_is_open_to_barred_members() -> None:
    found: set[str] = set()
    for each in find_features().commands:
        of_group = isinstance(each, app_commands.Group)
        for command in each.walk_commands() if of_group else [each]:  # type: ignore[union-attr]
            if not command.extras.get(BEGINS):
                found.add(command.extras["key"])
    assert found == COMMANDS, ALIKE
    menus = {each.name: each.extras[BEGINS] for each in find_features().menus}
    assert menus == {"Block": False, "Profile": False, "Challenge": True, "Moderate": False}
