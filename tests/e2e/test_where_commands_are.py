"""Every command says where Discord offers it, and that the bot is invited by servers alone."""

from __future__ import annotations

from people import Club

from bot.sandbox import Languages

SERVERS = [0]
"""Discord's number of servers (`GUILD`)."""
MESSAGES_TOO = [0, 1]
"""With direct messages with the bot (`BOT_DM`); never other people's (`PRIVATE_CHANNEL`, 2)."""
CONTEXTS = {
    "Challenge": SERVERS,
    "Moderate": SERVERS,
    "Profile": SERVERS,
    "ability": MESSAGES_TOO,
    "board": MESSAGES_TOO,
    "card": MESSAGES_TOO,
    "champion": MESSAGES_TOO,
    "compare": SERVERS,
    "deck": MESSAGES_TOO,
    "draft": SERVERS,
    "duel": SERVERS,
    "end": MESSAGES_TOO,
    "grimoire": SERVERS,
    "hand": MESSAGES_TOO,
    "help": MESSAGES_TOO,
    "history": SERVERS,
    "league": SERVERS,
    "learn": MESSAGES_TOO,
    "lobby": SERVERS,
    "log": MESSAGES_TOO,
    "match": MESSAGES_TOO,
    "moderate": SERVERS,
    "motion": MESSAGES_TOO,
    "notify": MESSAGES_TOO,
    "pause": MESSAGES_TOO,
    "pick": MESSAGES_TOO,
    "play": MESSAGES_TOO,
    "practice": SERVERS,
    "profile": SERVERS,
    "ranking": SERVERS,
    "replay": MESSAGES_TOO,
    "resign": MESSAGES_TOO,
    "review": MESSAGES_TOO,
    "server": SERVERS,
    "solo": SERVERS,
    "start": SERVERS,
}
"""Of a group for all its commands; capital letters begin entries of the menu of a person."""


async def test_every_command_is_offered_where_it_works_and_in_no_other_place(club: Club) -> None:
    tree = club.bot.tree
    sent = {each.name: each.to_dict(tree) for each in tree.get_commands()}
    assert {name: sent[name]["contexts"] for name in CONTEXTS} == CONTEXTS
    assert all(each["contexts"] in (SERVERS, MESSAGES_TOO) for each in sent.values())
    assert all(each["integration_types"] == [0] for each in sent.values()), "installed by servers"


async def test_the_language_of_the_sandbox_is_chosen_in_its_server(club: Club) -> None:
    sent = Languages("en").command(None).to_dict(club.bot.tree)
    assert (sent["contexts"], sent["integration_types"]) == (SERVERS, [0])


async def test_what_is_offered_in_direct_messages_answers_there(club: Club) -> None:
    fay = club.env.create_user("fay")
    offered = fay.available_commands()
    here = {name for name, contexts in CONTEXTS.items() if contexts == MESSAGES_TOO}
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
