"""Every command says where Discord offers it, and who may bring it there."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from people import Club

from bot.client import Bridgekeeper
from bot.sandbox import Languages

SERVERS = [0]
"""Discord's number of servers (`GUILD`)."""
EVERYWHERE = [0, 1, 2]
"""Also direct messages with the bot (`BOT_DM`), and other private ones (`PRIVATE_CHANNEL`)."""
BY_SERVERS, BY_ALL = [0], [0, 1]
"""Who installs the bot: servers alone, or users too."""
CONTEXTS = {
    "Block": SERVERS,
    "Challenge": SERVERS,
    "Moderate": SERVERS,
    "Profile": SERVERS,
    "ability": EVERYWHERE,
    "block": EVERYWHERE,
    "board": EVERYWHERE,
    "card": EVERYWHERE,
    "champion": EVERYWHERE,
    "compare": SERVERS,
    "deck": EVERYWHERE,
    "draft": SERVERS,
    "duel": SERVERS,
    "end": EVERYWHERE,
    "grimoire": EVERYWHERE,
    "hand": EVERYWHERE,
    "help": EVERYWHERE,
    "history": EVERYWHERE,
    "league": SERVERS,
    "learn": EVERYWHERE,
    "lobby": SERVERS,
    "log": EVERYWHERE,
    "match": EVERYWHERE,
    "meta": SERVERS,
    "moderate": SERVERS,
    "motion": EVERYWHERE,
    "notify": EVERYWHERE,
    "pause": EVERYWHERE,
    "pick": EVERYWHERE,
    "play": EVERYWHERE,
    "practice": EVERYWHERE,
    "profile": EVERYWHERE,
    "ranking": SERVERS,
    "replay": EVERYWHERE,
    "resign": EVERYWHERE,
    "review": EVERYWHERE,
    "server": SERVERS,
    "solo": EVERYWHERE,
    "start": EVERYWHERE,
}
"""Of a group for all its commands; capital letters begin entries of the menu of a person."""


async def test_every_command_is_offered_where_it_works_and_in_no_other_place(club: Club) -> None:
    tree = club.bot.tree
    sent = {each.name: each.to_dict(tree) for each in tree.get_commands()}
    assert {name: sent[name]["contexts"] for name in CONTEXTS} == CONTEXTS
    assert all(each["contexts"] in (SERVERS, EVERYWHERE) for each in sent.values())
    installs = {name: each["integration_types"] for name, each in sent.items()}
    by_all = {name for name, each in sent.items() if each["contexts"] == EVERYWHERE}
    assert installs == {name: BY_ALL if name in by_all else BY_SERVERS for name in sent}


async def test_a_host_can_offer_them_by_servers_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in club.bot.tree.get_commands():  # the same ones as in other tests
        monkeypatch.setattr(each, "allowed_installs", each.allowed_installs)  # type: ignore[union-attr]
    by_servers = SimpleNamespace(guild_integration_config=object(), user_integration_config=None)
    monkeypatch.setattr(Bridgekeeper, "application", by_servers)
    await club.restart()
    tree = club.bot.tree
    assert all(each.to_dict(tree)["integration_types"] == [0] for each in tree.get_commands())


async def test_the_language_of_the_sandbox_is_chosen_in_its_server(club: Club) -> None:
    sent = Languages("en").command(None).to_dict(club.bot.tree)
    assert (sent["contexts"], sent["integration_types"]) == (SERVERS, [0])


async def test_what_is_offered_in_direct_messages_answers_there(club: Club) -> None:
    fay = club.env.create_user("fay")
    offered = fay.available_commands()
    here = {name for name, contexts in CONTEXTS.items() if contexts == EVERYWHERE}
    assert {name.split()[0] for name in offered} & {*CONTEXTS} == here
    chosen: dict[str, dict[str, str]] = {
        "ability": {"name": "sprint"},
        "card": {"name": "ogre"},
        "motion": {"motion": "film"},
        "pick": {"card": "ogre"},
        "play": {"card": "ogre"},
    }
    of_groups = {"deck show", "champion show", "review match", "review train"}
    for name in sorted(name for name in offered if " " not in name or name in of_groups):
        answer = await fay.slash(name, **chosen.get(name, {}))
        assert answer.response is not None, name
