"""Champions that people make up: on a private panel, by the price list, up to 25 of them."""

from __future__ import annotations

from typing import Any

import pytest
from forging import click
from keeping import use
from people import Club, buttons, custom_id, files_of, only_for, parts, pictures, text
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.games.clash.champions.making import AURAS, DRAWBACKS, HEALTHS, STRENGTHS, card_of
from bot.store import Champion
from engine.clash import custom
from engine.clash.abilities import ABILITIES
from engine.clash.cards import Card

SELECTS = {"strengths": 0, "drawbacks": 1, "aura": 2}


async def champion(
    club: Club, action: str, person: MemberActor | None = None, **options: Any
) -> InteractionResult:
    """Ann (or another person) uses `/champion`."""
    return await use(club, person or club.ann, "champion", action, **options)


def shown(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    return result.response


async def begun(
    club: Club,
    name: str = "Iron Ogre",
    attack: int = 4,
    health: int = 5,
    person: MemberActor | None = None,
) -> ResponseMessage:
    """The panel of a champion whose form was filled in."""
    person = person or club.ann
    form = await champion(club, "create", person)
    assert form.modal is not None
    return shown(await person.submit_modal(form, filled(name, attack, health)))


def filled(name: str = "Iron Ogre", attack: object = 1, health: object = 1) -> dict[str, Any]:
    """The form as somebody has filled it in."""
    return {"name": name, "attack": [str(attack)], "health": [str(health)]}


def select_of(panel: Any, which: str) -> dict[str, Any]:
    return [each for each in parts(panel) if each["type"] == 3][SELECTS[which]]


def chosen(panel: Any, which: str) -> list[str]:
    return [each["value"] for each in select_of(panel, which)["options"] if each.get("default")]


async def choose(
    person: MemberActor, panel: ResponseMessage, which: str, *abilities: str
) -> InteractionResult:
    where = select_of(panel, which)["custom_id"]
    return await person.select(panel, list(abilities), custom_id=where)


async def saved(club: Club, name: str = "Iron Ogre", person: MemberActor | None = None) -> Card:
    person = person or club.ann
    panel = await begun(club, name, person=person)
    await person.click(panel, label="Save")
    assert "Saved." in text(panel)
    return (await cards(club, person))[name]


async def cards(club: Club, person: MemberActor | None = None) -> dict[str, Card]:
    rows = await club.bot.store.collection.all_of(Champion, (person or club.ann).id)
    return {row.name: card_of(row) for row in rows}


async def fill(club: Club, count: int) -> None:
    """So many champions of Ann."""
    store = club.bot.store.collection
    for number in range(count):
        draft = await store.begin_draft(club.ann.id, f"Champion {number:02}", 4, 5)
        card = custom.make({"en": draft.name}, attack=4, health=5)
        await store.save_draft(draft, card.id, custom.document(card), club.env.now())


# ------------------------------------------------------------------ making one up


async def test_a_champion_is_made_up_step_by_step(club: Club) -> None:
    panel = await begun(club)
    assert panel.ephemeral
    assert "### Iron Ogre" in text(panel)
    assert "Attack 4 and health 5 are worth 3.5\nWorth 3.5, so it costs **4 mana**." in text(panel)
    assert "Iron Ogre: creature, cost 4, attack 4, health 5." in pictures(panel)[0]

    await choose(club.ann, panel, "strengths", "rage", "aerial")
    assert "Attack 4 and health 5 are worth 3.5 · Aerial +0.5 · Rage +1.5" in text(panel)
    assert "Worth 5.5, so it costs **6 mana**." in text(panel)
    await choose(club.ann, panel, "drawbacks", "cursed")
    await choose(club.ann, panel, "aura", "sprint")
    assert "Cursed −0.5 · Aura of Sprint +1.5" in text(panel)
    assert "Worth 6.5, so it costs **6 mana**." in text(panel)
    assert "cost 6" in pictures(panel)[0]
    assert "Aura of Sprint" in pictures(panel)[0]
    assert (chosen(panel, "strengths"), chosen(panel, "aura")) == (["aerial", "rage"], ["sprint"])

    await club.ann.click(panel, label="Save")

    assert "Saved." in text(panel)
    assert list(buttons(panel)) == ["Share", "Delete", "My champions"]
    card = (await cards(club))["Iron Ogre"]
    assert (card.cost, card.attack, card.health) == (6, 4, 5)
    assert {each.id for each in card.abilities} == {"rage", "aerial", "cursed"}
    assert club.channel.history() == []


@pytest.mark.usefixtures("all_pictures_drawn")
async def test_emblem_and_colour_are_chosen_for_a_saved_champion(club: Club) -> None:
    await saved(club)
    panel = shown(await champion(club, "show", name="Iron Ogre"))
    before = await files_of(panel)[0].read()

    number = (await club.bot.store.collection.all_of(Champion, club.ann.id))[0].id
    for kind, choice in (("emblem", "dragon"), ("colour", "red")):
        where = f"own:champion-{kind}:{club.ann.id}:{number}"
        await club.ann.select(panel, [choice], custom_id=where)

    card = (await cards(club))["Iron Ogre"]
    assert (card.emblem, card.colour) == ("dragon", "red")
    await club.restart()
    panel = shown(await champion(club, "show", name="Iron Ogre"))
    assert {"dragon", "red"} == {
        each["value"]
        for select in parts(panel)
        if select["type"] == 3
        for each in select["options"]
        if each.get("default")
    }
    assert await files_of(panel)[0].read() != before


@pytest.mark.parametrize("values", [["dragon"], ["ra:dragon"], []])
async def test_a_forged_choice_dresses_nothing(club: Club, values: list[str]) -> None:
    await saved(club)
    number = (await club.bot.store.collection.all_of(Champion, club.ann.id))[0].id

    for owner in (club.ann.id, club.bob.id):
        person = club.bob if values == ["dragon"] else club.ann
        await click(club, person, f"own:champion-emblem:{owner}:{number}", values)

    assert (await cards(club))["Iron Ogre"].emblem == ""


async def test_it_goes_on_after_a_restart_at_every_step(club: Club) -> None:
    form = await champion(club, "create")
    await club.restart()
    panel = shown(await club.ann.submit_modal(form, filled("Iron Ogre", 9, 1)))
    await club.restart()
    await choose(club.ann, panel, "strengths", "berserk")
    await club.restart()
    await choose(club.ann, panel, "aura", "rage")
    await club.restart()
    form = await club.ann.click(panel, label="Name, attack, health")
    await club.restart()
    await club.ann.submit_modal(form, filled("Steel Ogre", 3, 2))
    await club.restart()
    await club.ann.click(panel, label="Save")

    card = (await cards(club))["Steel Ogre"]
    assert (card.attack, card.health, card.cost) == (3, 2, 5)
    assert [each.id for each in card.abilities] == ["berserk"]
    assert card.aura_ability is not None
    assert card.aura_ability.id == "rage"


async def test_every_ability_and_printed_aura_is_offered_with_its_price(club: Club) -> None:
    panel = await begun(club)

    labels = {
        each["value"]: each["label"]
        for which in ("strengths", "drawbacks")
        for each in select_of(panel, which)["options"]
    }
    assert labels.keys() == {each.id for each in ABILITIES}
    assert labels["rage"] == "Rage +1.5"
    assert labels["defender"] == "Defender −1"
    auras = {each["value"]: each["label"] for each in select_of(panel, "aura")["options"]}
    assert auras.keys() == {each.id for each in custom.AURAS}
    assert auras["rage"] == "Aura of Rage +2.5"
    assert auras["cursed"] == "Aura of Cursed −0.5"
    assert all(len(each) <= 25 for each in (STRENGTHS, DRAWBACKS, AURAS))


async def test_the_form_is_filled_in_when_it_is_opened_again(club: Club) -> None:
    panel = await begun(club)
    form = await club.ann.click(panel, label="Name, attack, health")

    assert form.modal is not None
    name, attack, health = (each["component"] for each in form.modal["components"])
    assert name["value"] == "Iron Ogre"
    assert [each["value"] for each in attack["options"] if each.get("default")] == ["4"]
    assert [each["value"] for each in health["options"] if each.get("default")] == ["5"]
    assert [each["value"] for each in health["options"]] == [str(each) for each in HEALTHS]


async def test_what_was_chosen_can_be_taken_back(club: Club) -> None:
    panel = await begun(club)
    await choose(club.ann, panel, "strengths", "rage")
    await choose(club.ann, panel, "aura", "rage")
    await choose(club.ann, panel, "strengths")
    await choose(club.ann, panel, "aura")

    assert "Attack 4 and health 5 are worth 3.5\nWorth 3.5" in text(panel)


async def test_vulnerability_takes_the_place_of_the_attack(club: Club) -> None:
    panel = await begun(club)
    await choose(club.ann, panel, "strengths", "vulnerability")
    assert "Health 5 is worth 1.5, Vulnerability takes the place of the attack" in text(panel)
    assert "attack X" in pictures(panel)[0]

    await choose(club.ann, panel, "strengths")
    assert "attack 4" in pictures(panel)[0]
    await choose(club.ann, panel, "strengths", "vulnerability")
    await club.ann.click(panel, label="Save")
    assert (await cards(club))["Iron Ogre"].attack == 0


# ------------------------------------------------------------------ what no card can be


async def test_a_card_has_five_abilities_at_most(club: Club) -> None:
    panel = await begun(club, attack=1, health=1)
    four = ["rage", "aerial", "sprint", "vanish"]
    await choose(club.ann, panel, "strengths", *four)
    await choose(club.ann, panel, "drawbacks", "cursed")

    await choose(club.ann, panel, "aura", "rage")

    assert "Nothing has changed. A card has 5 abilities at most" in text(panel)
    assert chosen(panel, "aura") == []
    await choose(club.ann, panel, "drawbacks", "cursed", "defender")
    assert chosen(panel, "drawbacks") == ["cursed"]
    await club.ann.click(panel, label="Save")
    assert len((await cards(club))["Iron Ogre"].abilities) == 5


async def test_no_card_is_dearer_than_the_printed_ones(club: Club) -> None:
    panel = await begun(club, attack=9, health=8)
    assert "**8 mana**" in text(panel)

    await choose(club.ann, panel, "strengths", "rage")

    assert "It would cost 9 mana; the maximum is 8." in text(panel)
    assert chosen(panel, "strengths") == []
    await choose(club.ann, panel, "drawbacks", "defender")
    await choose(club.ann, panel, "strengths", "rage")
    assert "**8 mana**" in text(panel)
    form = await club.ann.click(panel, label="Name, attack, health")
    await choose(club.ann, panel, "strengths", "rage", "aerial")
    await club.ann.submit_modal(form, filled("Iron Ogre", 9, 8))
    assert "Attack 9 and health 8 are worth 7.5" in text(panel)


async def test_of_choices_at_once_all_that_go_together_are_kept(club: Club) -> None:
    panel = await begun(club, attack=1, health=1)
    where = {each: select_of(panel, each)["custom_id"] for each in SELECTS}
    four = ["rage", "aerial", "sprint", "vanish"]

    await club.together(
        lambda: club.ann.select(panel, four, custom_id=where["strengths"]),
        lambda: club.ann.select(panel, ["cursed"], custom_id=where["drawbacks"]),
        lambda: club.ann.select(panel, ["rage"], custom_id=where["aura"]),
    )

    kept = [chosen(panel, each) for each in SELECTS]
    count = sum(map(len, kept))
    assert count in (5, 2), "four and one more, or both of the others, whichever came first"
    assert "Nothing has changed. A card has 5 abilities at most" in text(panel)
    await club.ann.click(panel, label="Save")
    card = (await cards(club))["Iron Ogre"]
    assert len(card.abilities) + bool(card.aura) == count


async def test_what_no_card_can_be_is_not_saved(club: Club) -> None:
    """Another process has kept a choice that does not go together with this one’s."""
    panel = await begun(club, attack=1, health=1)
    four = ["rage", "aerial", "sprint", "vanish"]
    await choose(club.ann, panel, "strengths", *four)
    weak = ["cursed", "defender"]
    await club.bot.store.collection.change_draft(club.ann.id, 1, drawbacks=weak)

    answer = await club.ann.click(panel, label="Save")
    assert "A card has 5 abilities at most" in only_for(answer)
    assert await cards(club) == {}

    await choose(club.ann, panel, "aura", "rage")
    assert "It can’t be saved like this. A card has 5 abilities at most" in text(panel)
    assert list(buttons(panel)) == ["Name, attack, health"]
    assert pictures(panel) == []
    await choose(club.ann, panel, "drawbacks", "cursed")
    await club.ann.click(panel, label="Save")
    assert len((await cards(club))["Iron Ogre"].abilities) == 5


@pytest.mark.parametrize(
    "name", ["   ", "12", "End of days", "go", "a*b", "Ogre @everyone", "Ogre\u200b<", "🔥", "a_b"]
)
async def test_a_name_is_one_that_a_card_can_have(club: Club, name: str) -> None:
    form = await champion(club, "create")

    told = await club.ann.submit_modal(form, filled(name, 1, 1))

    assert "A name has 1 to 40 characters: letters" in only_for(told)
    panel = await begun(club)
    form = await club.ann.click(panel, label="Name, attack, health")
    told = await club.ann.submit_modal(form, filled(name, 1, 1))
    assert "A name has 1 to 40 characters: letters" in text(told.followups[0])
    assert "### Iron Ogre" in text(panel)


async def test_a_name_is_kept_as_cards_write_it(club: Club) -> None:
    await saved(club, "Ogre d'Élite")
    panel = await begun(club, "  Ogre   d’élite ")
    assert "### Ogre d'élite" in text(panel)

    answer = await club.ann.click(panel, label="Save")

    assert "already have a champion called" in only_for(answer)
    form = await club.ann.click(panel, label="Name, attack, health")
    await club.ann.submit_modal(form, filled("Ogre noir", 4, 5))
    await club.ann.click(panel, label="Save")
    assert {*await cards(club)} == {"Ogre d'Élite", "Ogre noir"}


@pytest.mark.parametrize("wrong", [{"attack": "10"}, {"health": "0"}, {"attack": "one"}])
async def test_figures_that_no_form_offers_are_refused(club: Club, wrong: dict[str, str]) -> None:
    form = await champion(club, "create")
    assert form.modal is not None
    for each in form._interaction.modal["components"][1:]:  # type: ignore[index]
        component = each["component"]
        component["options"] = [{"label": each, "value": each} for each in ("1", "10", "0", "one")]
    told = await club.ann.submit_modal(form, filled(**wrong))

    assert "whole numbers" in only_for(told)


# ------------------------------------------------------------------ saving


async def test_saving_twice_at_once_saves_one(club: Club) -> None:
    panel = await begun(club)

    await club.together(
        lambda: club.ann.click(panel, label="Save"), lambda: club.ann.click(panel, label="Save")
    )

    assert len(await cards(club)) == 1


async def test_the_panel_of_an_earlier_champion_is_out_of_date(club: Club) -> None:
    earlier = await begun(club)
    later = await begun(club, "Troll King")

    for act in (
        lambda: club.ann.click(earlier, label="Save"),
        lambda: choose(club.ann, earlier, "strengths", "rage"),
        lambda: choose(club.ann, earlier, "aura", "rage"),
        lambda: club.ann.click(earlier, label="Name, attack, health"),
    ):
        told = await act()
        assert "That panel is out of date" in only_for(told)
    await club.ann.click(later, label="Save")
    assert {*await cards(club)} == {"Troll King"}


async def test_there_is_room_for_25(club: Club) -> None:
    await fill(club, 25)
    panel = await begun(club)

    answer = await club.ann.click(panel, label="Save")

    assert "You’ve reached the limit of 25 champions" in only_for(answer)
    asked = shown(await champion(club, "delete", name="Champion 03"))
    await club.ann.click(asked, label="Delete")
    await club.ann.click(panel, label="Save")
    assert len(await cards(club)) == 25
    listed = shown(await champion(club, "show"))
    assert "Your champions: 25 of 25" in text(listed)


# ------------------------------------------------------------------ afterwards


async def test_champions_are_listed_and_shown(club: Club) -> None:
    await saved(club)
    await saved(club, "Troll King")
    listed = shown(await champion(club, "show"))
    assert listed.ephemeral
    assert "**Iron Ogre** · Creature · 4 mana · attack 4 · health 5" in text(listed)
    rows = await club.bot.store.collection.all_of(Champion, club.ann.id)
    await club.restart()

    await club.ann.select(listed, [str(rows[0].id)])

    assert "### Iron Ogre" in text(listed)
    assert pictures(listed)
    again = shown(await champion(club, "show", name="IRON ogre"))
    assert text(again) == text(listed)


async def test_a_kept_champion_tells_what_its_abilities_do(club: Club) -> None:
    panel = await begun(club)
    await choose(club.ann, panel, "strengths", "rage")
    await choose(club.ann, panel, "aura", "catalyst")
    await club.ann.click(panel, label="Save")

    words = text(shown(await champion(club, "show", name="Iron Ogre")))

    assert "**Rage** · It attacks on the very turn" in words
    assert "**Aura of Catalyst** · the creatures directly in front" in words


async def test_a_shared_champion_is_seen_by_all(club: Club) -> None:
    await saved(club)
    told = shown(await champion(club, "share", name="Iron Ogre"))
    assert told.ephemeral

    (message,) = club.channel.history()
    assert f"### Iron Ogre\nCreated by <@{club.ann.id}>" in text(message)
    assert "Iron Ogre: creature, cost 4" in pictures(message)[0]
    assert list(buttons(message)) == ["Moderate"]
    panel = shown(await champion(club, "show", name="Iron Ogre"))
    await club.restart()
    await club.ann.click(panel, label="Share")
    assert len(club.channel.history()) == 2


async def test_deleting_asks_first(club: Club) -> None:
    await saved(club)
    asked = shown(await champion(club, "delete", name="Iron Ogre"))
    await club.ann.click(asked, label="Cancel")
    assert {*await cards(club)} == {"Iron Ogre"}

    panel = shown(await champion(club, "show", name="Iron Ogre"))
    await club.ann.click(panel, label="Delete")
    await club.restart()
    await club.ann.click(panel, label="Delete")

    assert await cards(club) == {}
    assert "**Iron Ogre** is deleted." in text(panel)
    assert "You have no champions yet" in text(panel)


async def test_only_ones_own_champions_are_offered(club: Club) -> None:
    await saved(club)
    await saved(club, "Secret", club.bob)

    found = await club.ann.autocomplete(club.channel, "champion show", "name", "")
    assert [each["value"] for each in found] == ["Iron Ogre"]


@pytest.mark.parametrize("action", ["show", "share", "delete"])
async def test_the_champions_of_others_do_not_exist(club: Club, action: str) -> None:
    await saved(club)

    told = await champion(club, action, club.bob, name="Iron Ogre")

    assert "You have no such champion" in only_for(told)
    assert club.channel.history() == []


async def forged(
    club: Club, person: MemberActor, message: ResponseMessage, made_up: str
) -> InteractionResult:
    """A click with a custom id that the person has made up."""
    stored = club.env.backend.get_message(message.channel_id, message.id)
    row = next(each for each in stored.components if each["type"] == 1)
    row["components"] = [{"type": 2, "style": 1, "label": "Forged", "custom_id": made_up}]
    return await person.click(message, label="Forged")


@pytest.mark.parametrize("act", ["champion-share", "champion-delete", "champion-forget"])
async def test_a_forged_click_reaches_nobody_elses_champion(club: Club, act: str) -> None:
    await saved(club)
    (row,) = await rows_of(club)
    await saved(club, "Troll King", club.bob)
    theirs = shown(await champion(club, "show", club.bob, name="Troll King"))

    for owner in (club.ann.id, club.bob.id, 0):
        answer = await forged(club, club.bob, theirs, f"own:{act}:{owner}:{row.id}")
        assert "Iron Ogre" not in only_for(answer)

    assert {*await cards(club)} == {"Iron Ogre"}
    assert club.channel.history() == []


async def test_a_forged_save_keeps_nothing_for_others(club: Club) -> None:
    panel = await begun(club)
    mine = custom_id(panel, "Save")
    theirs = await begun(club, "Troll King", person=club.bob)

    answer = await forged(club, club.bob, theirs, mine)

    assert "This belongs to another player." in only_for(answer)
    assert await cards(club) == {}
    assert await cards(club, club.bob) == {}
    assert "9" * 30 not in only_for(
        await forged(club, club.bob, theirs, f"own:champion-save:{club.bob.id}:{'9' * 30}")
    )


async def rows_of(club: Club) -> list[Champion]:
    return [*await club.bot.store.collection.all_of(Champion, club.ann.id)]


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("ru", "Железный огр", "стоимость карты в мане: **6**"),
        ("fr", "Ogre de fer", "donc un coût de **6 mana**"),
    ],
)
async def test_the_panel_speaks_the_language_of_its_owner(
    club: Club, language: str, named: str, told: str
) -> None:
    club.languages[club.ann.id] = language
    panel = await begun(club, named)
    await choose(club.ann, panel, "strengths", "rage", "aerial")

    assert told in text(panel)
    assert "3,5" in text(panel)
    await club.ann.click(panel, custom_id=_save_id(panel))
    assert len(await cards(club)) == 1


def _save_id(panel: Any) -> str:
    found = [each["custom_id"] for each in parts(panel) if each["type"] == 2]
    return next(each for each in found if "champion-save" in each)
