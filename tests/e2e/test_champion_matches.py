"""Champions and fatigue: options of every lobby. A champion is named unseen before the match."""

from __future__ import annotations

from typing import Any

import pytest
from formats import CLOCK, Gathering, choose, lobby_of, selects, shown
from people import Club, buttons, only_for, text
from simcord import MemberActor, UserHandle

from engine.clash import custom

READY: dict[str, Any] = {"champion": True}
IRON_OGRE = custom.make({"en": "Iron Ogre"}, attack=4, health=5)


async def make_up(club: Club, name: str = "Iron Ogre") -> None:
    """Ann has made this champion up."""
    store = club.bot.store.collection
    draft = await store.begin_draft(club.ann.id, name, 4, 5)
    assert draft is not None
    card = custom.make({"en": name}, attack=4, health=5)
    document = custom.document(card)
    assert await store.save_draft(draft, card.id, document, club.env.now())


@pytest.mark.parametrize("format", ["preconstructed", "draft", "constructed"])
async def test_champions_are_named_unseen_then_shown_then_played(club: Club, format: str) -> None:
    table = await Gathering.duel(club, format=format, **READY)
    if format != "preconstructed":
        await table.go_through(format)
    match = await table.match()
    assert match.game.id == "champions"
    assert "🃏 **Ann**" in text(table.board)
    assert f"<@{club.ann.id}>, <@{club.bob.id}>: press" in text(table.board)

    panel = await table.panel(club.ann)
    assert "Your champion" in text(panel)
    mine = next(iter(next(iter(selects(panel).values()))))
    await choose(club.ann, panel, mine)
    name = mine.rpartition(" · ")[0]
    assert "Champion named: **Ann**" in text(table.board)
    assert name not in shown(table.board)
    assert name in shown(panel)

    theirs = await club.bob.slash(table.channel, "pick", card="griffin")
    assert theirs.response is not None
    await table.settle()

    words = text(table.boards[-2])
    assert f"**Ann**’s champion: **{name}**" in words
    assert "**Bob**’s champion: **Griffin**" in words
    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["config"]["champions"]["B"] == "griffin"
    assert "Griffin" in shown(table.board)
    match = await table.fight()
    assert match.outcome is not None


async def test_the_bot_brings_a_deck_and_names_a_champion_too(club: Club) -> None:
    await club.settle(alone="public")
    robot = MemberActor(club.env, club.guild, UserHandle(club.env, club.env.backend.bot_user))
    options: dict[str, Any] = {"format": "constructed", "opponent": robot}
    begun = await club.ann.slash(club.channel, "duel", **options, **READY)
    assert begun.response is not None
    table = Gathering(club, club.thread_at(begun.response))
    await table.settle()
    assert "Cards brought: **TestBot** 8" in text(table.board)
    await table.go_through("constructed")
    assert "Champion named: **TestBot**" in text(table.board)
    await table.go_through("champions")
    match = await table.fight()
    assert match.game.id == "clash"
    assert match.outcome is not None


async def test_a_made_up_champion_can_be_named_and_plays(club: Club) -> None:
    await make_up(club)
    table = await Gathering.duel(club, **READY)
    panel = await table.panel(club.ann)
    assert next(iter(next(iter(selects(panel).values())))) == f"Iron Ogre · {IRON_OGRE.cost}"
    await choose(club.ann, panel, f"Iron Ogre · {IRON_OGRE.cost}")
    await club.restart()
    await club.bob.slash(table.channel, "pick", card="iron ogre")  # it is on offer for everybody

    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["config"]["champions"] == {"A": IRON_OGRE.id, "B": IRON_OGRE.id}
    await table.settle()
    assert "**Ann**’s champion: **Iron Ogre**" in text(table.boards[-2])
    assert "Iron Ogre" in shown(table.board)
    await club.restart()
    panel = await table.panel()
    assert [each for each in selects_and_buttons(panel) if "Iron Ogre" in each]
    match = await table.fight()
    assert match.outcome is not None


def selects_and_buttons(panel: Any) -> list[str]:
    """What can be chosen on a panel."""
    return [*buttons(panel), *(label for each in selects(panel).values() for label in each)]


async def test_a_card_of_the_own_deck_and_an_incantation_are_refused(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, deck="1", **READY)
    assert asked.response is not None
    await club.bob.select(asked.response, ["2"])
    table = Gathering(club, club.thread_at(asked.response))
    for card in ("troll", "boom"):
        refused = await club.ann.slash(table.channel, "pick", card=card)
        assert "can’t be chosen now" in only_for(refused)
    assert (await table.match()).version == 0
    await club.ann.slash(table.channel, "pick", card="ogre")
    again = await club.ann.slash(table.channel, "pick", card="giant")
    assert "isn’t your turn" in only_for(again)


async def test_four_name_champions_for_two_against_two(club: Club) -> None:
    options: dict[str, Any] = {"format": "preconstructed", "mode": "two_against_two"}
    table = await Gathering.begin(club, "lobby", **options, **READY)
    for person in (club.ann, club.bob, club.cleo, club.dan):
        match = await table.match()
        assert match.game.id == "champions"
        panel = await table.panel(person)
        await choose(person, panel, next(iter(next(iter(selects(panel).values())))))
    match = await table.match()
    assert match.game.id == "clash"
    assert len(match.row.setup["config"]["champions"]) == 4
    match = await table.fight()
    assert match.outcome is not None


async def test_a_champion_beside_the_cards_of_a_coop_draft(club: Club) -> None:
    options: dict[str, Any] = {"mode": "coop", "fatigue": True}
    table = await Gathering.begin(club, "draft", people=2, **options, **READY)
    await table.go_through("draft")
    assert await table.game() == "champions"
    words = text(table.board)
    assert "AI" not in words
    await table.go_through("champions")
    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["config"]["champions"].keys() == {"A", "C"}
    assert match.row.setup["config"]["options"]["fatigue"]
    match = await table.fight()
    assert match.outcome is not None


async def test_champions_survive_a_restart_in_every_phase(club: Club) -> None:
    lobby = await lobby_of(club, "lobby", 2, format="preconstructed", **READY)
    await club.restart()
    table = Gathering(club, club.thread_at(lobby))
    panel = await table.panel(club.bob)
    await club.restart()
    await choose(club.bob, panel, next(iter(next(iter(selects(panel).values())))))
    await club.restart()
    with club.dying("POST", "/channels/*/messages"):
        await table.go_through("champions")
    await club.restart()
    await table.settle()
    match = await table.match()
    assert match.game.id == "clash"
    assert table.shows(match)
    match = await table.fight()
    assert match.outcome is not None


async def test_for_somebody_who_does_not_answer_a_champion_is_named(club: Club) -> None:
    table = await Gathering.duel(club, **READY, clock=CLOCK)
    await club.ann.slash(table.channel, "pick", card="giant")
    await table.wait()
    match = await table.match()
    assert match.game.id == "clash"
    assert "Bob ran out of time" in text(table.boards[-2]).replace("*", "")
    assert match.row.setup["config"]["champions"].keys() == {"A", "B"}


@pytest.mark.parametrize("format", ["preconstructed", "draft"])
async def test_fatigue_takes_cards_from_the_ninth_turn_on(club: Club, format: str) -> None:
    table = await Gathering.duel(club, format=format, fatigue=True)
    if format == "draft":
        await table.go_through("draft")
    match = await table.fight(idle="AB")
    assert match.outcome is not None
    assert match.outcome.reason == "empty_hand"
    assert match.state.turn > 16
    assert "🏆" in text(table.board)
