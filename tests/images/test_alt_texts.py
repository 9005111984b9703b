"""The text alternatives: what they tell, in every language, and what they keep."""

from __future__ import annotations

import duels
import pytest

from images.clash.alt import board_alt, hand_alt
from texts import LANGUAGES, sources, texts_in

EN = texts_in("en")


def test_board_alt_tells_the_position() -> None:
    assert board_alt(duels.middle().view(None), duels.NAMES, EN) == (
        "Turn 7. Ann to play, mana 9. "
        "Ann: bastion with 6 health, 7 cards in hand, the stronghold included. "
        "Bernard: fort with 3 health, 6 cards in hand, the stronghold included. "
        "Ann, upper lane, from the bridge: Ogre (attack 4, health 4), Shaman (attack 1, health 2). "
        "Ann, lower lane, from the bridge: Carnivore (attack 2, health 4 of 6). "
        "Bernard, upper lane, from the bridge: Martyr (attack 6, health 6), "
        "Assassin (attack 1, health 1). "
        "Bernard, lower lane, from the bridge: Carapace (attack 0, health 4), "
        "Machine (attack 0, health 1), Mutant (attack 2, health 4)."
    )


def test_board_alt_names_no_card_in_hand() -> None:
    for seat in ("A", "B", None):
        text = board_alt(duels.middle().view(seat), duels.NAMES, EN)
        assert not any(name in text for name in ("Gnome", "Troll", "Brute", "Cyclone"))


def test_board_alt_of_a_crowded_board_is_whole() -> None:
    for language in LANGUAGES:
        text = board_alt(duels.crowded().view(None), duels.LONG_NAMES, texts_in(language))
        assert len(text) <= 1024
        assert not text.endswith("…")


def test_board_alt_tells_the_end() -> None:
    state, _ = duels.over()
    text = board_alt(state.view(None), duels.NAMES, EN)
    assert text.startswith("Game over after turn 7. Ann wins! Bernard has lost the fort.")


def test_board_alt_of_the_start_tells_that_nothing_is_in_play() -> None:
    assert board_alt(duels.start().view(None), duels.NAMES, EN).endswith("No creatures in play.")


def test_hand_alt_tells_order_numbers_and_the_stronghold() -> None:
    state = duels.duel(a_hand=["zombie", "FORT", "gnome", "boom", "troll", "titan"], mana=5)
    assert hand_alt(state.view("A"), "A", duels.NAMES, EN) == (
        "Ann’s hand from left to right: (1) Zombie, cost 1, [fort, health 4], (2) Gnome, cost 3, "
        "(3) Boom!, cost 1, (4) Troll, cost 6, Titan, cost 7. Mana 5."
    )


def test_board_alt_tells_pairs_shackled_cards_and_champions() -> None:
    text = board_alt(duels.company().view(None), duels.NAMES, EN)
    for part in (
        "Ann’s champion Banshee: ready. Bernard’s champion Titan: in play.",
        "Sylvan Protector + Forest Elf (attack 5, health 6 of 7)",
        "Pacifier (attack 3, health 3; has shackled Mesmerizer)",
        "Titan (attack 8, health 8; champion)",
        "Democtopus (attack X, health 1)",
        "(attack 2, health 3; has shackled Gnome, Zombie)",
    ):
        assert part in text


def test_board_alt_in_few_words_tells_them_too() -> None:
    text = board_alt(duels.full_company().view(None), duels.NAMES, EN)
    for part in (
        "Abyssal Whisperer + Griffin X/6",
        "Braggart 1/1 (has shackled Dryad, Growler)",
        "Titan 8/8 (champion)",
    ):
        assert part in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_alt_of_a_full_company_is_whole(language: str) -> None:
    text = board_alt(duels.full_company().view(None), duels.NAMES, texts_in(language))
    assert len(text) <= 1024
    assert not text.endswith("…")


def test_hand_alt_tells_blocked_cards_and_the_champion() -> None:
    assert hand_alt(duels.blackmailed().view("A"), "A", duels.NAMES, EN) == (
        "Ann’s hand from left to right: (1) Stagecoach, cost 1, [bastion, health 5], "
        "(2) Werebat, cost 6, Boom!, cost 1, blocked, Troll, cost 6, blocked, "
        "Reptile, cost 3, Alpha, cost 5. Champion: Growler, cost 2, ready. Mana 4."
    )


def test_hand_alt_tells_no_mana_in_the_turn_of_the_other() -> None:
    assert "Mana" not in hand_alt(duels.start().view("B"), "B", duels.NAMES, EN)


@pytest.mark.parametrize(
    ("cards", "told"),
    [(["zombie"], "2 карты"), (["zombie", "gnome", "boom", "ogre"], "5 карт ")],
)
def test_russian_counts_cards_rightly(cards: list[str], told: str) -> None:
    state = duels.duel(a_hand=["BASTION", *cards])
    assert told in board_alt(state.view(None), duels.NAMES, texts_in("ru"))


def test_the_words_of_pictures_are_in_every_language() -> None:
    def keys(language: str) -> list[str]:
        files = sources(language)
        lines = (files["pictures.ftl"] + files["clash_pictures.ftl"]).splitlines()
        return [line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line]

    for language in LANGUAGES:
        assert keys(language) == keys("en")
