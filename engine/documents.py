"""Reads untrusted documents; every refusal names the path of the fault."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core import JsonObject
from engine.naming import Named

Model = TypeVar("Model", bound="Document")


class DocumentError(ValueError):
    """A document is refused. `path` is like `seats.A.hand[2]`, or empty for the whole document."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason

    def under(self, path: str) -> DocumentError:
        """Return the refusal of a document that contains this one at a path."""
        return DocumentError(f"{path}.{self.path}" if self.path else path, self.reason)

    def __reduce__(self) -> tuple[type[DocumentError], tuple[str, str]]:
        """Pickle the refusal for another process."""
        return DocumentError, (self.path, self.reason)


def refuse(is_wrong: object, path: str, reason: str) -> None:
    """Raise `DocumentError` if something is wrong with the value at this path."""
    if is_wrong:
        raise DocumentError(path, reason)


class Document(BaseModel):
    """The base of document models; refuses unknown keys and loose types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def document_of(
        cls, source: object, *, always: Collection[str] = (), **values: Any
    ) -> JsonObject:
        """Return the document of a value, without keys that have their default value.

        A field that allows a single value has that one. Cards are written as their ids.

        Args:
            source: The value; its attributes are written under the names of the fields, if it has
                them.
            always: Fields that are written even if they have their default value.
            values: Fields that `source` lacks, or that are written differently.
        """
        document: JsonObject = {}
        for name, key, default, only in _fields(cls):
            if name in values:
                value = values[name]
            else:
                value = getattr(source, name, default) if only is None else only
            if type(value) not in _PLAIN:
                value = _as_json(value)
            if value != default or name in always:
                document[key] = value
        return document


_PLAIN = {bool, int, str, type(None)}
_WRITTEN = _PLAIN | {dict}


def _as_json(value: Any) -> Any:
    """Return a value with lists for tuples and ids for cards; documents in it stay as they are."""
    if isinstance(value, tuple | list):
        if value and type(value[0]) in _WRITTEN:
            return list(value)
        return [_as_json(part) for part in value]
    if type(value) is dict:
        return {key: p if type(p) in _WRITTEN else _as_json(p) for key, p in value.items()}
    return value.id if isinstance(value, Named) else value


@cache
def _fields(model: type[Document]) -> list[tuple[str, str, object, object]]:
    """Return the fields of a model: name, key, default value, and the only value allowed."""
    found = []
    for name, field in model.model_fields.items():
        allowed = get_args(field.annotation) if get_origin(field.annotation) is Literal else ()
        default = field.get_default(call_default_factory=True)
        only = allowed[0] if len(allowed) == 1 else None
        found.append((name, field.alias or name, default, only))
    return found


def read(model: type[Model], document: object) -> Model:
    """Return the document as a model. Raises `DocumentError` for the first fault of its shape."""
    try:
        return model.model_validate(document)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False)[0]
        path = ""
        for step in fault["loc"]:
            path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else str(step)
        reason = {
            "extra_forbidden": "unknown key",
            "missing": "this key is missing",
            "model_type": "an object is expected",
        }.get(fault["type"], fault["msg"][:1].lower() + fault["msg"][1:])
        raise DocumentError(path, reason) from None


def known_rules(rules: int | None, newest: int) -> int:
    """Return the version of the rules to play by: `rules`, or the newest if None.

    Raises `DocumentError` for a version that this program does not know.
    """
    if rules is None:
        return newest
    if not 1 <= rules <= newest:
        raise DocumentError("rules", f"this program knows versions 1 to {newest}, not {rules}")
    return rules


def versioned(document: object, kind: str) -> JsonObject:
    """Return the document as a JSON object of format 1.

    Raises `DocumentError` otherwise, calling it a `kind`.
    """
    if not isinstance(document, dict):
        raise DocumentError("", f"a {kind} is a JSON object")
    version = document.get("format")
    if type(version) is not int or version != 1:
        raise DocumentError("format", "this program reads format 1")
    return document
