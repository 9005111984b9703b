"""Practice: a duel against the bot itself, which begins at once."""

from __future__ import annotations

from discord import app_commands

from bot.boards.origin import practice_text
from bot.commands.completing import decks
from bot.errors import Refusal
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.terms import Terms
from bot.lobby.beginning import begin_at_once, first_match
from bot.lobby.opening import check_deck
from bot.seats.bot_player import BotPlayer
from bot.store import Seat
from bot.ui.door import Choices, offered
from bot.ui.replies import Interaction
from bot.ui.words import words
from opponents.thinkers import STRENGTHS
from texts import texts_in

USUAL = "medium"
"""The strength where nobody asks for another."""


@app_commands.command(name=words("command-practice"), description=words("command-practice-about"))
@app_commands.rename(
    strength=words("command-practice-strength"), deck=words("command-practice-deck")
)
@app_commands.describe(
    strength=words("command-practice-strength-about"), deck=words("command-practice-deck-about")
)
@app_commands.choices(
    strength=[app_commands.Choice(name=words(f"strength-{each}"), value=each) for each in STRENGTHS]
)
@app_commands.guild_only()
async def practice(interaction: Interaction, strength: str = USUAL, deck: str = RANDOM) -> None:
    """Play against the bot."""
    await begin_practice(interaction, strength, deck)


@practice.autocomplete("deck")
@offered
async def _decks(interaction: Interaction, typed: str) -> Choices:
    return await decks(interaction, typed)


async def begin_practice(
    interaction: Interaction, strength: str, deck: str, terms: Terms | None = None
) -> None:
    """Begin a duel against the bot in the channel of the interaction (acknowledged).

    Raises `Refusal`: a person has one such match in a channel at a time.
    """
    client, person, channel_id = interaction.client, interaction.user, interaction.channel_id
    assert client.user is not None, "logged in"
    assert channel_id is not None, "in a server"
    texts = texts_in((interaction.guild_locale or interaction.locale).value)
    terms = terms or Terms()
    terms.check()
    check_deck(terms, deck)
    with client.part(BotPlayer).beginning(person.id, channel_id):
        for each in await client.matches.of_user(person.id):
            if each.strengths and each.row.channel_id == channel_id:
                raise Refusal("refused-practising")
        seats = [
            Seat(seat="A", user_id=person.id, name=person.display_name),
            Seat(seat="B", user_id=client.user.id, name=client.user.display_name, thinks=strength),
        ]
        told = practice_text(seats, texts("soon"), texts)
        match = first_match(
            terms,
            seats,
            {"A": deck},
            language=texts.language,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            message_id=None,
            now=client.now(),
        )
        await begin_at_once(interaction, match, told)
