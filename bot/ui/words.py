"""The texts of slash commands in every language."""

from __future__ import annotations

import discord
from discord import app_commands

from texts import Texts, texts_in


def words(key: str) -> app_commands.locale_str:
    """Return the English text of a key, to be translated when commands are registered."""
    return app_commands.locale_str(texts_in("en")(key), key=key)


def language_name(language: str, texts: Texts) -> str:
    """Return the name of a language, or its code if these texts have no name for it."""
    key = f"language-{language}"
    return texts(key) if texts.has(key) else language


class Translator(app_commands.Translator):
    """Gives Discord the texts for the locales that the bot has."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in this locale, or None to use the English one."""
        texts = texts_in(locale.value)
        key = string.extras.get("key")
        return texts(key) if key and texts.language != "en" else None
