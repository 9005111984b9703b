"""The last check: no log line contains a secret of the settings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import quote

from sqlalchemy.engine import make_url
from structlog.typing import EventDict, WrappedLogger

from bot.settings import Settings

HIDDEN = "[hidden]"
SHORTEST = 4
"""The least characters of a secret that is hidden. Shorter ones would be found in every word."""


def secrets_of(settings: Settings) -> set[str]:
    """Return the token and the password of the database."""
    secrets = {settings.token.get_secret_value().strip()} if settings.token else set()
    url = make_url(settings.database_url)
    asked = url.query.get("password", ())
    return secrets | {str(url.password or ""), *([asked] if isinstance(asked, str) else asked)}


class Redaction:
    """A processor of structlog that removes the secrets.

    It finds them in texts as they are, percent-encoded, or with quotes escaped. It returns plain
    data only, so that nothing is made into text after it.
    """

    def __init__(self, secrets: Iterable[str]) -> None:
        longest_first = sorted(
            (secret for secret in set(secrets) if len(secret) >= SHORTEST), key=len, reverse=True
        )
        self._secret = re.compile("|".join(map(_any_form, longest_first)) or r"(?!)")

    def __call__(self, _logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
        """Return the event without secrets."""
        return {self.text(key): self._plain(value) for key, value in event.items()}

    def text(self, text: str) -> str:
        """Return the text without the secrets."""
        return self._secret.sub(HIDDEN, text)

    def _plain(self, value: object) -> object:
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, Mapping):
            return {self.text(str(key)): self._plain(part) for key, part in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self._plain(part) for part in value]
        return type(value).__name__  # its repr could contain anything


def _any_form(secret: str) -> str:
    """Return a pattern for the secret in which each character may be encoded or escaped."""
    return "".join(map(_any_form_of_letter, secret))


def _any_form_of_letter(letter: str) -> str:
    encoded = quote(letter, safe="")
    if encoded == letter:
        encoded = f"%{ord(letter):02X}"  # it need not be encoded, but it may be
    forms = [re.escape(letter), f"(?i:{re.escape(encoded)})"]
    if letter == " ":
        forms.append(r"\+")
    if letter in "\"'\\":
        forms.append(re.escape("\\" + letter))
    return f"(?:{'|'.join(forms)})"
