"""What people keep: up to 25 decks and champions each, names that differ, nobody else's."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.store import Champion, Deck, NameTaken, NoRoom, Store
from bot.store.collection import MOST

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=1)
ANN, BOB = 10, 11
CARDS = ["ogre", "boom", "brute", "troll", "gnome", "alpha", "shaman", "zombie"]
OTHERS = [*CARDS[:7], "mutant"]
OGRE = {"name": {"en": "Iron Ogre"}, "attack": 4, "health": 5}


async def fill(store: Store, user_id: int, count: int) -> None:
    """So many decks and champions."""
    for number in range(count):
        await store.collection.add_deck(user_id, f"Deck {number:02}", CARDS, NOON)
        await made_up(store, user_id, f"Champion {number:02}")


async def made_up(store: Store, user_id: int, name: str) -> Champion:
    draft = await store.collection.begin_draft(user_id, name, 4, 5)
    champion = await store.collection.save_draft(draft, f"custom_{name}", OGRE, NOON)
    assert champion is not None
    return champion


# ------------------------------------------------------------------ decks


async def test_decks_come_back_by_name_with_their_cards_in_order(store: Store):
    await store.collection.add_deck(ANN, "Zombies", OTHERS, NOON)
    await store.collection.add_deck(ANN, "all of them", CARDS, NOON)
    await store.collection.add_deck(BOB, "Mine", CARDS, NOON)

    decks = await store.collection.all_of(Deck, ANN)

    assert [(each.name, each.cards) for each in decks] == [
        ("all of them", CARDS),
        ("Zombies", OTHERS),
    ]
    assert decks[0].created_at == decks[0].updated_at == NOON


@pytest.mark.parametrize("typed", ["Ogres", "ogres", "  OGRES ", "Ｏgres", "ogres\0"])
async def test_a_deck_is_found_by_its_name_in_whatever_case(store: Store, typed: str):
    await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)

    assert await store.collection.named(Deck, ANN, typed) is not None
    with pytest.raises(NameTaken):
        await store.collection.add_deck(ANN, typed.strip(), OTHERS, NOON)
    (deck,) = await store.collection.all_of(Deck, ANN)
    assert deck.cards == CARDS


async def test_other_people_may_use_the_same_name(store: Store):
    await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)
    await store.collection.add_deck(BOB, "Ogres", OTHERS, NOON)

    found = await store.collection.named(Deck, BOB, "ogres")
    assert found is not None
    assert found.cards == OTHERS


async def test_nobody_reaches_the_deck_of_somebody_else(store: Store):
    deck = await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)

    assert await store.collection.named(Deck, BOB, "Ogres") is None
    assert await store.collection.numbered(Deck, BOB, deck.id) is None
    assert await store.collection.change_deck(BOB, deck.id, OTHERS, LATER) is None
    assert not await store.collection.forget(Deck, BOB, deck.id)
    found = await store.collection.numbered(Deck, ANN, deck.id)
    assert found is not None
    assert found.cards == CARDS


async def test_other_cards_can_be_put_in_a_deck(store: Store):
    deck = await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)

    changed = await store.collection.change_deck(ANN, deck.id, OTHERS, LATER)

    assert changed is not None
    assert (changed.name, changed.cards, changed.updated_at) == ("Ogres", OTHERS, LATER)
    assert changed.created_at == NOON


async def test_the_number_of_a_deleted_deck_is_never_used_again(store: Store):
    """A button that is left over must not meet another deck."""
    deck = await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)
    assert await store.collection.forget(Deck, ANN, deck.id)
    assert not await store.collection.forget(Deck, ANN, deck.id)

    following = await store.collection.add_deck(ANN, "Ogres", CARDS, NOON)

    assert following.id != deck.id
    assert await store.collection.change_deck(ANN, deck.id, OTHERS, LATER) is None


async def test_there_is_room_for_25_of_each(store: Store):
    await fill(store, ANN, MOST)

    with pytest.raises(NoRoom):
        await store.collection.add_deck(ANN, "One more", CARDS, NOON)
    with pytest.raises(NoRoom):
        await made_up(store, ANN, "One more")
    assert len(await store.collection.all_of(Deck, ANN)) == MOST
    assert len(await store.collection.all_of(Champion, ANN)) == MOST
    await store.collection.add_deck(BOB, "One more", CARDS, NOON)
    deck = await store.collection.named(Deck, ANN, "Deck 07")
    assert deck is not None
    await store.collection.forget(Deck, ANN, deck.id)
    await store.collection.add_deck(ANN, "One more", CARDS, NOON)


async def test_a_name_that_is_taken_is_said_even_without_room(store: Store):
    await fill(store, ANN, MOST)

    with pytest.raises(NameTaken):
        await store.collection.add_deck(ANN, "deck 03", OTHERS, NOON)


async def test_two_processes_do_not_get_past_25(stores: list[Store]):
    await fill(stores[0], ANN, MOST - 2)

    done = await asyncio.gather(
        *(
            store.collection.add_deck(ANN, f"From {number}, {turn}", CARDS, NOON)
            for turn in range(3)
            for number, store in enumerate(stores)
        ),
        return_exceptions=True,
    )

    assert sum(isinstance(each, Deck) for each in done) == 2
    assert sum(isinstance(each, NoRoom) for each in done) == 4
    places = [each.place for each in await stores[0].collection.all_of(Deck, ANN)]
    assert sorted(places) == [*range(1, MOST + 1)]


async def test_two_clicks_at_once_save_one_deck(stores: list[Store]):
    done = await asyncio.gather(
        *(store.collection.add_deck(ANN, "Ogres", CARDS, NOON) for store in stores * 2),
        return_exceptions=True,
    )

    assert sum(isinstance(each, Deck) for each in done) == 1
    assert sum(isinstance(each, NameTaken) for each in done) == 3


@pytest.mark.parametrize("place", [0, MOST + 1])
async def test_the_database_itself_knows_the_limit(store: Store, place: int):
    values = {
        "user_id": ANN,
        "name": "Ogres",
        "name_key": "ogres",
        "cards": CARDS,
        "created_at": NOON,
        "updated_at": NOON,
    }
    fifth = insert(Deck).values(**values, place=place)
    with pytest.raises(IntegrityError):
        await store._database.change(lambda session: session.execute(fifth))


# ------------------------------------------------------------------ champions


async def test_a_champion_is_made_up_step_by_step(store: Store):
    draft = await store.collection.begin_draft(ANN, "Iron Ogre", 4, 5)
    assert (draft.strengths, draft.drawbacks, draft.aura) == ([], [], None)

    await store.collection.change_draft(ANN, draft.edition, strengths=["rage"])
    await store.collection.change_draft(ANN, draft.edition, drawbacks=["cursed"], aura="sprint")

    found = await store.collection.draft(ANN, draft.edition)
    assert found is not None
    assert (found.name, found.attack, found.health) == ("Iron Ogre", 4, 5)
    assert (found.strengths, found.drawbacks, found.aura) == (["rage"], ["cursed"], "sprint")
    champion = await store.collection.save_draft(found, "custom_ogre", OGRE, NOON)
    assert champion is not None
    kept = await store.collection.named(Champion, ANN, "iron ogre")
    assert kept is not None
    assert (kept.id, kept.card_id, kept.document) == (champion.id, "custom_ogre", OGRE)


async def test_what_is_saved_can_not_be_saved_again(store: Store):
    draft = await store.collection.begin_draft(ANN, "Iron Ogre", 4, 5)
    await store.collection.save_draft(draft, "custom_ogre", OGRE, NOON)

    assert await store.collection.save_draft(draft, "custom_ogre", OGRE, NOON) is None
    assert await store.collection.change_draft(ANN, draft.edition, aura="rage") is None
    assert await store.collection.draft(ANN, draft.edition) is None
    assert len(await store.collection.all_of(Champion, ANN)) == 1


async def test_whoever_begins_anew_leaves_the_earlier_one(store: Store):
    earlier = await store.collection.begin_draft(ANN, "Iron Ogre", 4, 5)
    await store.collection.change_draft(ANN, earlier.edition, strengths=["rage"])
    later = await store.collection.begin_draft(ANN, "Troll King", 1, 2)

    assert await store.collection.change_draft(ANN, earlier.edition, aura="rage") is None
    assert await store.collection.save_draft(earlier, "custom_ogre", OGRE, NOON) is None
    found = await store.collection.draft(ANN, later.edition)
    assert found is not None
    assert (found.name, found.strengths, found.aura) == ("Troll King", [], None)


async def test_a_name_that_is_taken_leaves_the_draft_as_it_is(store: Store):
    await made_up(store, ANN, "Iron Ogre")
    draft = await store.collection.begin_draft(ANN, "iron ogre", 4, 5)

    with pytest.raises(NameTaken):
        await store.collection.save_draft(draft, "custom_ogre", OGRE, NOON)

    changed = await store.collection.change_draft(ANN, draft.edition, name="Steel Ogre")
    assert changed is not None
    assert await store.collection.save_draft(changed, "custom_ogre", OGRE, NOON) is not None


async def test_two_saves_at_once_keep_one_champion(stores: list[Store]):
    draft = await stores[0].collection.begin_draft(ANN, "Iron Ogre", 4, 5)

    done = await asyncio.gather(
        *(store.collection.save_draft(draft, "custom_ogre", OGRE, NOON) for store in stores),
        return_exceptions=True,
    )

    assert sum(isinstance(each, Champion) for each in done) == 1
    assert len(await stores[0].collection.all_of(Champion, ANN)) == 1


async def test_beginning_twice_at_once_leaves_one_draft(stores: list[Store]):
    drafts = await asyncio.gather(
        *(store.collection.begin_draft(ANN, "Iron Ogre", 4, 5) for store in stores)
    )

    assert sorted(each.edition for each in drafts) == [1, 2]


async def test_nobody_reaches_the_champion_of_somebody_else(store: Store):
    champion = await made_up(store, ANN, "Iron Ogre")

    assert await store.collection.named(Champion, BOB, "Iron Ogre") is None
    assert await store.collection.numbered(Champion, BOB, champion.id) is None
    assert not await store.collection.forget(Champion, BOB, champion.id)
    assert await store.collection.forget(Champion, ANN, champion.id)
    assert await store.collection.all_of(Champion, ANN) == []
