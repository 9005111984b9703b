"""Looking up cards and abilities, in every language."""

from __future__ import annotations

import pytest
from long import how_many
from people import Club, files_of, only_for, pictures, text

from bot.ui.acknowledgement import MOST_OFFERED
from bot.ui.names import fold
from engine.bald_mountain.cards import CARDS as OTHERS
from engine.clash.abilities import ABILITIES
from engine.clash.cards import CARDS, Card
from images.picture import ALT_LIMIT
from texts import LANGUAGES, texts_in

# A plain creature, one with an aura, an X for attack, an incantation, a name with a mark.
SAMPLE = [
    next(each for each in CARDS if each.is_creature and not each.abilities),
    next(each for each in CARDS if each.aura_ability),
    next(each for each in CARDS if "vulnerability" in [one.id for one in each.abilities]),
    next(each for each in CARDS if not each.is_creature),
    max(CARDS, key=lambda each: len(each.name())),
    max(CARDS, key=lambda each: len(each.abilities)),
]


async def offered(club: Club, command: str, typed: str, game: str = "clash") -> dict[str, str]:
    """What autocompletion offers: label by value; cards of one game alone, if one is named."""
    given = {"game": game} if command == "card" and game else {}
    choices = await club.ann.autocomplete(club.channel, command, "name", typed, **given)
    assert len(choices) <= MOST_OFFERED
    return {each["value"]: each["name"] for each in choices}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_card_is_offered_by_its_name(club: Club, language: str) -> None:
    club.languages[club.ann.id] = language

    for each in CARDS[:: how_many(5, 1)]:
        name = each.name(language)
        choices = await offered(club, "card", name)
        assert each.id in choices
        assert choices[each.id].startswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_that_begin_as_typed_come_first(club: Club, language: str) -> None:
    club.languages[club.ann.id] = language
    for card in SAMPLE:
        name = card.name(language)
        for length in range(len(name) + 1):
            typed = name[:length]
            choices = await offered(club, "card", typed)
            begun = [each.id for each in CARDS if begins(each, typed, language)]
            assert set([*choices][: len(begun)]) <= set(begun)
            assert len(choices) == min(MOST_OFFERED, len(choices))
            if len(begun) <= MOST_OFFERED:
                assert set(begun) <= choices.keys()


def begins(card: Card, typed: str, language: str) -> bool:
    """Does the card's name begin so, whatever its accents?"""
    return fold(card.name(language)).startswith(fold(typed))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_ability_is_offered_by_its_name(club: Club, language: str) -> None:
    club.languages[club.ann.id] = language

    for each in ABILITIES:
        name = each.name(language)
        assert (await offered(club, "ability", name[:3]))[each.id] == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SAMPLE, ids=lambda card: card.id)
async def test_a_card_is_shown_with_its_picture_and_abilities(
    club: Club, card: Card, language: str
) -> None:
    club.languages[club.ann.id] = language

    shown = (await club.ann.slash(club.channel, "card", name=card.id)).response

    assert shown is not None
    assert shown.ephemeral
    assert text(shown).startswith(f"### {card.name(language)}\n")
    for each in card.abilities:
        assert f"**{each.name(language)}**" in text(shown)
    (alt,) = pictures(shown)
    assert card.name(language) in alt
    assert len(alt) <= ALT_LIMIT
    (picture,) = files_of(shown)
    assert picture.description == alt
    assert (await picture.read())[:4] == b"RIFF"


@pytest.mark.parametrize("name", ["ogre", "OGRE", " Ogre ", "Ogr"])
async def test_a_card_is_found_by_what_people_type(club: Club, name: str) -> None:
    shown = (await club.ann.slash(club.channel, "card", name=name)).response

    assert text(shown).startswith("### Ogre")


async def test_a_card_is_found_by_the_beginning_of_its_name_in_the_own_language(club: Club) -> None:
    club.languages[club.ann.id] = "fr"
    card = next(
        each
        for each in CARDS
        if sum(one.name("fr").lower().startswith(each.name("fr").lower()[:-1]) for one in CARDS)
        == 1
        and not any(one.name().lower().startswith(each.name("fr").lower()[:-1]) for one in CARDS)
    )

    shown = (await club.ann.slash(club.channel, "card", name=card.name("fr")[:-1])).response

    assert text(shown).startswith(f"### {card.name('fr')}")


@pytest.mark.parametrize("name", ["Безумный учёный", "безумный ученый", "Безумн", "Mad Scientist"])
async def test_russian_names_are_known_and_the_printed_ones_too(club: Club, name: str) -> None:
    club.languages[club.ann.id] = "ru"

    shown = (await club.ann.slash(club.channel, "card", name=name)).response

    assert text(shown).startswith("### Безумный учёный\n")
    assert "\n-# Mad Scientist" in text(shown)
    assert "mad_scientist" in await offered(club, "card", "mad sci")


async def test_every_ability_is_explained_with_an_example(club: Club) -> None:
    texts = texts_in("en")
    for each in ABILITIES:
        shown = (await club.ann.slash(club.channel, "ability", name=each.id)).response
        assert shown is not None
        assert shown.ephemeral
        assert text(shown).startswith(f"### {each.name()}\n")
        assert texts(f"ability-{each.id.replace('_', '-')}") in text(shown)
        (alt,) = pictures(shown)
        assert each.name().lower() in alt.lower()
        assert len(alt) <= ALT_LIMIT


@pytest.mark.parametrize(("command", "name"), [("card", "ogre"), ("ability", "rage")])
async def test_shared_look_ups_are_for_everybody(club: Club, command: str, name: str) -> None:
    alone = (await club.ann.slash(club.channel, command, name=name)).response
    assert club.channel.history() == []

    shared = (await club.ann.slash(club.channel, command, name=name, share=True)).response

    assert shared is not None
    assert not shared.ephemeral
    assert text(shared) == text(alone)
    assert club.channel.history()[-1].id == shared.id


async def test_a_refused_look_up_is_for_one_person_even_if_shared(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "card", name="Jabberwock", share=True)

    assert refused.ephemeral
    assert club.channel.history() == []


# The cards of another game


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_of_all_games_are_found_by_their_names(club: Club, language: str) -> None:
    club.languages[club.ann.id] = language
    for other in OTHERS[::7]:
        name = other.name(language)
        choices = await offered(club, "card", name, game="")
        assert choices[other.id].startswith(name)
        assert other.id not in await offered(club, "card", name)
        assert other.id in await offered(club, "card", name, game="bald_mountain")
        shown = (await club.ann.slash(club.channel, "card", name=name)).response
        assert text(shown).startswith(f"### {name}\n")
        words = texts_in(language)(f"bald-mountain-card-{other.id.replace('_', '-')}")
        assert words in text(shown)
        (alt,) = pictures(shown)
        assert len(alt) <= ALT_LIMIT


async def test_words_of_the_rules_are_explained_below_a_card(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "card", name="ravens_toll")).response
    for term in ("Wonder", "Way out", "Next opponent", "Attack"):
        assert f"**{term}** · " in text(shown)


async def test_a_card_of_one_game_is_not_looked_for_in_another(club: Club) -> None:
    for name, game in (("ogre", "bald_mountain"), ("catch", "clash"), ("catch", "chess")):
        refused = await club.ann.slash(club.channel, "card", name=name, game=game)
        assert only_for(refused)
        assert not pictures(refused.response)
    named = (await club.ann.slash(club.channel, "card", name="bald_mountain:catch")).response
    assert text(named).startswith("### The Catch\n")
    asked = (await club.ann.slash(club.channel, "card", name="catch", game="Лысая")).response
    assert "Лысая" in text(asked), "no such game"
    assert await offered(club, "card", "catch", game="chess") == {}


async def test_a_card_can_be_shown_to_all(club: Club) -> None:
    await club.ann.slash(club.channel, "card", name="The Catch", share=True)
    (shown,) = club.channel.history()
    assert text(shown).startswith("### The Catch\n")
    assert pictures(shown)
