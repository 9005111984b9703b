"""The words of slash commands in every language."""

from __future__ import annotations

import discord
from discord import app_commands

from texts import texts_in


def words(key: str) -> app_commands.locale_str:
    """The English text of a key, to be translated when commands are registered."""
    return app_commands.locale_str(texts_in("en")(key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the texts for the locales that we have."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in this locale, None where English serves."""
        texts = texts_in(locale.value)
        key = string.extras.get("key")
        return texts(key) if key and texts.language != "en" else None
