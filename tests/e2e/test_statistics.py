"""`/meta`, and the statistics of a card and of a deck: what they count, and for whom."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from book import duel, end
from known_games import SHORT
from people import Club, only_for, parts, pictures
from simcord import MemberActor
from sqlalchemy import select
from sqlalchemy.orm import Session

from bot.results.statistics import share_of
from bot.store import Match, Move, Succession
from engine.clash.cards import CARDS
from engine.core import JsonObject


async def played(club: Club, count: int, *, won: bool = True, **facts: Any) -> None:
    """Duels are over in which the winner (or the loser) played an ogre. They can't be read."""
    club.expects_faults = True
    where = facts.pop("channel", club.channel).id
    private = facts.pop("private", False)
    for _ in range(count):
        result = duel(club.ann.id, club.bob.id, club.env.now(), **facts)
        has_ogre = 0 if won else 1
        seats = [
            replace(seat, cards=("ogre",) if at == has_ogre else ())
            for at, seat in enumerate(result.seats)
        ]
        ended = replace(result, seats=tuple(seats))
        await club.bot.store._database.change(
            lambda rows, ended=ended: end(rows, ended, club.guild.id, where, private=private)
        )


async def told(who: MemberActor, message: Any, **click: Any) -> str:
    """What a button shows to somebody alone, told instead of its picture."""
    answer = await who.click(message, **click)
    only_for(answer)
    (alt,) = pictures(answer.response)
    return alt


async def chosen(who: MemberActor, panel: Any, view: str) -> str:
    """What a view of the panel shows, told instead of its picture."""
    (select,) = [part for part in parts(panel) if part["type"] == 3]
    await who.select(panel, [view], custom_id=select["custom_id"])
    (alt,) = pictures(panel)
    return alt


async def of_ogre(club: Club, who: MemberActor | None = None) -> str:
    someone = who or club.cleo
    card = (await someone.slash(club.channel, "card", name="ogre")).response
    return await told(someone, card, label="Statistics here")


async def test_a_card_has_only_counts_until_there_are_enough(club: Club) -> None:
    assert "No matches to count yet." in await of_ogre(club)
    await played(club, 15)
    await played(club, 4, won=False)
    await club.wait(6 * 60)
    few = await of_ogre(club)
    assert "between players: 19 times\n" in few
    assert "%" not in few
    await played(club, 1, won=False)
    assert await of_ogre(club) == few  # kept for some minutes
    await club.wait(6 * 60)
    assert "between players: 20 times, won 75% (53–89%)" in await of_ogre(club)


async def test_what_not_all_may_know_is_not_counted(club: Club) -> None:
    await played(club, 3)
    unseen = {club.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    secret = club.guild.create_text_channel("secret", overwrites=unseen)
    await played(club, 5, channel=secret)
    await played(club, 5, private=True)
    assert "between players: 3 times" in await of_ogre(club, club.ann)
    await club.bot.store.results.show(club.guild.id, club.bob.id, profile=False)
    await club.wait(6 * 60)
    assert "between players: 0 times" in await of_ogre(club, club.ann)


async def test_meta_shows_modes_cards_and_decks_page_by_page(club: Club) -> None:
    await played(club, 30, format="preconstructed")
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.play(SHORT.moves[-1:])
    panel = (await club.cleo.slash(club.channel, "meta", game="clash")).response
    assert panel.ephemeral
    (modes,) = pictures(panel)
    assert "matches: 31" in modes
    assert "average length in turns: 6.9" in modes
    best = await chosen(club.cleo, panel, "best")
    assert "Ogre: 30 times, won 100% (89–100%)" in best
    assert best.count("times") == 1
    most = await chosen(club.cleo, panel, "played")
    assert most.index("Ogre") < most.index(": 1 times")
    decks = await chosen(club.cleo, panel, "decks")
    assert "1 times" in decks
    await club.cleo.click(panel, label="against the bot")
    assert "No matches to count yet." in pictures(panel)[0]
    later = await club.cleo.slash(club.channel, "meta", season=2)
    assert "No matches to count yet." in pictures(later.response)[0]


async def test_a_deck_counts_where_its_cards_were_a_deck(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.play(SHORT.moves[-1:])
    cards = SHORT.setup["decks"]["A"]
    named = {"name": "Mine", "cards": ", ".join(reversed(cards))}
    deck = (await club.ann.slash(club.channel, "deck save", **named)).response
    assert "1 time" in await told(club.ann, deck, label="Statistics here")


@pytest.mark.parametrize(("won", "of", "low", "high"), [(10, 20, 30, 70), (0, 20, 0, 16)])
def test_the_interval_is_wilsons(won: int, of: int, low: int, high: int) -> None:
    share = share_of(won, of)
    assert share is not None
    assert (share.low, share.high) == (low, high)
    assert share_of(won, 19) is None


async def test_picks_of_drafts_and_bans_are_counted_from_their_moves(club: Club) -> None:
    brought = [card.id for card in CARDS[:20]]
    prepared = {
        "draft": ({}, ["ogre", "vortex", "ogre"]),
        "constructed": ({"ruleset": "1.0"}, [*brought, "ogre", "meteorite"]),
    }
    for game, (setup, texts) in prepared.items():
        await played(club, 1, format="draft")
        await club.bot.store._database.change(partial(prepare, game, setup, texts))
    shown = await of_ogre(club)
    assert "picked in drafts: 2\n" in shown
    assert "banned: 1\n" in shown


def prepare(game: str, setup: JsonObject, texts: list[str], rows: Session) -> None:
    """Moves in a match of this game prepared the newest match."""
    played = rows.scalars(select(Match).order_by(Match.id.desc())).first()
    assert played is not None
    where = {"guild_id": played.guild_id, "channel_id": played.channel_id}
    where |= {"origin_channel_id": played.channel_id, "language": "en", "seed": 1, "rules": 1}
    times = {"created_at": played.created_at, "updated_at": played.updated_at}
    draft = Match(game=game, setup=setup, result=played.result, **where, **times)
    rows.add(draft)
    rows.flush()
    for number, text in enumerate(texts, 1):
        move = {"number": number, "seat": "AB"[number % 2], "played_at": played.created_at}
        rows.add(Move(match_id=draft.id, text=text, **move))
    origin = {"parent_id": draft.id, "parent_version": 1, "part": 0, "seats": {}}
    rows.add(Succession(match_id=played.id, **origin))
