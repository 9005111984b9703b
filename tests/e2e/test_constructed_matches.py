"""Constructed decks: brought unseen, saved ones at once; then shown, banned from, and played."""

from __future__ import annotations

from typing import Any

import pytest
from formats import CLOCK, Gathering, choose, lobby_of, selects, shown
from people import Club, only_for, parts, text
from simcord import MemberActor

from bot.store import Deck
from engine.clash.cards import PRINTED
from engine.clash.decks import PRECONSTRUCTED

OGRES = ("ogre", "boom", "brute", "troll", "gnome", "alpha", "shaman", "zombie")
TEN = (*OGRES, "mutant", "reptile")
OPEN: dict[str, Any] = {"format": "constructed"}
BANS: dict[str, Any] = {"format": "constructed", "ruleset": "1.0"}

RULESETS = pytest.mark.parametrize("options", [OPEN, BANS], ids=["1.2", "1.0"])


async def save(club: Club, cards: tuple[str, ...], name: str = "Ogres") -> None:
    """Ann has this deck."""
    await club.bot.store.collection.add_deck(club.ann.id, name, cards, club.env.now())


async def brought(table: Gathering, person: MemberActor) -> list[str]:
    """The cards that somebody has brought so far."""
    match = await table.match()
    return [each.id for each in match.state.brought[match.seat_of(person.id)]]


def everything(table: Gathering) -> str:
    """All that the boards say, in words and pictures."""
    return "\n".join(text(each) + shown(each) for each in table.boards)


# ------------------------------------------------------------------ to the end


async def test_decks_are_brought_shown_and_played_to_the_end(club: Club) -> None:
    table = await Gathering.duel(club, **OPEN)
    words = text(table.board)
    assert "8 different cards" in words
    assert f"<@{club.ann.id}>, <@{club.bob.id}>: press" in words

    await table.go_through("constructed")

    decks = text(table.boards[-2])
    assert "’s cards: " not in decks, "the picture shows them"
    match = await table.match()
    assert match.game.id == "clash"
    match = await table.fight()
    assert match.outcome is not None
    assert "🏆" in text(table.board)


async def test_with_bans_cards_are_crossed_out_in_the_order_of_the_rules(club: Club) -> None:
    table = await Gathering.duel(club, **BANS)
    assert "10 different cards" in text(table.board)
    await table.go_through("constructed", 20)
    assert f"<@{club.bob.id}>, ban **a card**" in text(table.board)
    assert "**Bob**’s cards" not in everything(table)

    for person, count in ((club.bob, 1), (club.ann, 2), (club.bob, 1)):
        for _ in range(count):
            match = await table.match()
            assert match.to_act == (match.seat_of(person.id),)
            panel = await table.panel(person)
            assert "Your ban" in text(panel)
            cards = [each for each in parts(panel) if ":play:" in each.get("custom_id", "")]
            await choose(person, panel, cards[0]["label"])

    opened = await club.dan.click(table.boards[-2], label="What happened")
    words = only_for(opened)
    assert words.count("🚫 **Bob** bans") == 2
    assert words.count("🚫 **Ann** bans") == 2
    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["ruleset"] == "1.0"
    assert [len(deck) for deck in match.row.setup["decks"].values()] == [8, 8]
    match = await table.fight()
    assert match.outcome is not None


async def test_four_bring_decks(club: Club) -> None:
    table = await Gathering.begin(club, "lobby", mode="two_against_two", **OPEN)
    await table.go_through("constructed")
    match = await table.match()
    assert match.game.id == "clash"
    assert [len(deck) for deck in match.row.setup["decks"].values()] == [8] * 4
    match = await table.fight()
    assert match.outcome is not None
    assert "🏆" in text(table.board)


# ------------------------------------------------------------------ card by card


async def test_cards_are_brought_one_by_one_on_the_panel(club: Club) -> None:
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    assert "**Your deck** · 0 of 8 cards" in text(panel)
    assert "to choose any of the others" in text(panel)
    cards = [where for where in selects(panel) if where.startswith("move:match:")]
    assert len(cards) == 3

    label = first(panel)
    await choose(club.ann, panel, label)

    (card,) = await brought(table, club.ann)
    assert label == f"{PRINTED[card].name()} · {PRINTED[card].cost}"
    assert "1 of 8 cards" in text(panel)
    assert "Cards brought: **Ann** 1" in text(table.board)

    await club.ann.slash(table.channel, "pick", card="zombie")
    assert (await brought(table, club.ann))[-1] == "zombie"
    twice = await club.ann.slash(table.channel, "pick", card="zombie")
    assert "**Zombie** can’t be chosen now" in only_for(twice)


def everything_in(panel: Any) -> set[str]:
    """All that can be chosen on a panel."""
    return {label for options in selects(panel).values() for label in options}


def first(panel: Any) -> str:
    """The first card on a panel."""
    return next(iter(next(iter(selects(panel).values()))))


async def test_selects_of_many_cards_say_which_ones_they_hold(club: Club) -> None:
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    of_cards = [each for each in parts(panel) if ":list:" in each.get("custom_id", "")]
    assert len(of_cards) == 3
    for each in of_cards:
        options = [option["label"] for option in each["options"]]
        assert each["placeholder"] == f"{options[0]} … {options[-1]}"


async def test_both_bring_cards_at_the_same_time(club: Club) -> None:
    """What the other does in between makes nobody's panel stale."""
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    await table.act("B", "ogre")
    before = await brought(table, club.ann)

    await choose(club.ann, panel, first(panel))

    assert len(await brought(table, club.ann)) == len(before) + 1


async def test_a_card_is_taken_back_whatever_the_other_does_meanwhile(club: Club) -> None:
    await save(club, OGRES)
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    await choose(club.ann, panel, "Ogres")
    await table.act("B", "ogre")

    await club.ann.click(panel, label="Undo")

    assert await brought(table, club.ann) == [*OGRES[:-1]]
    assert await brought(table, club.bob) == ["ogre"]
    await club.ann.slash(table.channel, "pick", card="vortex")
    assert await brought(table, club.ann) == [*OGRES[:-1], "vortex"]


async def test_nobody_sees_what_another_brings(club: Club) -> None:
    await save(club, OGRES)
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    await choose(club.ann, panel, "Ogres")
    assert panel.ephemeral
    names = [PRINTED[each].name() for each in OGRES]
    assert all(name in shown(panel) for name in names)

    theirs = await table.panel(club.bob)
    looked = await club.cleo.slash(table.channel, "board")
    logged = await club.cleo.slash(table.channel, "log")
    assert looked.response is not None
    assert logged.response is not None
    others = everything(table) + shown(theirs) + text(theirs) + shown(looked.response)
    others += text(logged.response)
    assert not [name for name in names if name in others]
    assert "Cards brought: **Ann** 8" in text(table.board)
    found = await club.bob.autocomplete(table.channel, "pick", "card", "ogre")
    assert "ogre" in [each["value"] for each in found]


# ------------------------------------------------------------------ whole decks


@RULESETS
async def test_a_saved_deck_is_brought_at_once(club: Club, options: dict[str, Any]) -> None:
    deck = TEN if options is BANS else OGRES
    await save(club, deck)
    await save(club, OGRES if options is BANS else TEN, "Unfit")
    table = await Gathering.duel(club, **options)
    panel = await table.panel(club.ann)
    assert "Ogres" in everything_in(panel)
    assert "Unfit" not in everything_in(panel)

    await choose(club.ann, panel, "Ogres")

    assert await brought(table, club.ann) == [*deck]
    assert "You’re playing **Ogres**" in text(panel)
    assert f"<@{club.bob.id}>: press" in text(table.board)


async def test_a_ready_made_deck_is_brought_at_once(club: Club) -> None:
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.bob)
    await choose(club.bob, panel, "Deck 3 · Wild Vortex")
    assert sorted(await brought(table, club.bob)) == sorted(PRECONSTRUCTED["3"])


async def test_with_bans_no_ready_made_deck_is_large_enough(club: Club) -> None:
    table = await Gathering.duel(club, **BANS)
    panel = await table.panel(club.bob)
    assert not [where for where in selects(panel) if where.startswith("bring:")]


async def test_a_deck_completes_the_cards_that_are_there(club: Club) -> None:
    await save(club, OGRES)
    table = await Gathering.duel(club, **OPEN)
    await club.ann.slash(table.channel, "pick", card="troll")
    panel = await table.panel(club.ann)
    await choose(club.ann, panel, "Ogres")
    assert sorted(await brought(table, club.ann)) == sorted(OGRES)


async def test_a_deck_without_a_card_that_is_there_is_refused(club: Club) -> None:
    await save(club, OGRES)
    table = await Gathering.duel(club, **OPEN)
    await club.ann.slash(table.channel, "pick", card="cyclone")
    panel = await table.panel(club.ann)
    refused = await choose(club.ann, panel, "Ogres")
    assert "You’ve already brought **Cyclone**" in only_for(refused)
    assert await brought(table, club.ann) == ["cyclone"]


async def test_a_deck_can_be_brought_after_a_restart(club: Club) -> None:
    await save(club, OGRES)
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    await club.restart()
    await choose(club.ann, panel, "Ogres")
    assert await brought(table, club.ann) == [*OGRES]


async def test_a_deck_that_was_deleted_or_changed_meanwhile(club: Club) -> None:
    store = club.bot.store.collection
    await save(club, OGRES)
    await save(club, OGRES[::-1], "Others")
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    ogres, others = [row.id for row in await store.all_of(Deck, club.ann.id)]
    await store.forget(Deck, club.ann.id, ogres)
    await store.change_deck(club.ann.id, others, TEN, club.env.now())

    assert "no longer exists" in only_for(await choose(club.ann, panel, "Ogres"))
    assert "needs 8 cards" in only_for(await choose(club.ann, panel, "Others"))
    assert await brought(table, club.ann) == []


async def test_a_deck_comes_too_late_when_the_own_one_is_there(club: Club) -> None:
    table = await Gathering.duel(club, **OPEN)
    panel = await table.panel(club.ann)
    where = next(each for each in selects(panel) if each.startswith("bring:"))
    done = await club.together(
        lambda: club.ann.select(panel, ["1"], custom_id=where),
        lambda: club.ann.select(panel, ["2"], custom_id=where),
    )
    assert sum("too late" in only_for(each) for each in done if each.followups) == 1
    cards = set(await brought(table, club.ann))
    assert cards in (set(PRECONSTRUCTED["1"]), set(PRECONSTRUCTED["2"]))


# ------------------------------------------------------------------ restarts, absence


@RULESETS
async def test_it_goes_on_after_a_restart_in_every_phase(
    club: Club, options: dict[str, Any]
) -> None:
    lobby = await lobby_of(club, "lobby", 2, **options)
    await club.restart()
    table = Gathering(club, club.thread_at(lobby))
    await table.go_through("constructed", 5)
    await club.restart()
    count = 20 if options is BANS else 16
    await table.go_through("constructed", count - 4)
    await club.restart()
    await table.go_through("constructed")
    await club.restart()
    match = await table.fight()
    assert match.game.id == "clash"
    assert match.outcome is not None


@RULESETS
async def test_for_somebody_who_does_not_answer_a_deck_is_brought(
    club: Club, options: dict[str, Any]
) -> None:
    table = await Gathering.duel(club, **options, clock=CLOCK)
    size = 10 if options is BANS else 8
    await table.go_through("constructed", size)  # Ann brings hers

    for _ in range(30):
        match = await table.match()
        if match.outcome is not None and not match.prepared:
            break
        if match.to_act and match.user_in(match.to_act[0]) == club.ann.id:
            move = str(match.state.legal_actions(match.to_act[0])[0])
            await table.act(match.to_act[0], "end" if match.game.id == "clash" else move)
            await table.settle()
        else:
            await table.wait()
    assert "Bob ran out of time" in await table.told()
    assert match.outcome is not None
    assert match.outcome.winners == (match.seat_of(club.ann.id),)
    assert f"<@{club.ann.id}> wins" in text(table.board)
