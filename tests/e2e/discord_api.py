"""Checks requests against Discord's own description of its HTTP API.

The description is an OpenAPI 3.1 document outside the repository; if it is missing,
:meth:`DiscordApi.load` returns None and nothing is checked.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from reprlib import Repr
from typing import Any
from urllib.parse import unquote, urlsplit

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012
from simcord import HttpLogEntry

DESCRIPTION = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"

# --- Where Discord accepts more than its description says. Keep this list short. ---

# discord.py numbers the new attachments of a message with integers ("id": 0), and sends the ids of
# allowed mentions, replied-to messages and recipients as such; Discord accepts both forms.
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}

# discord.py sends the permissions of roles and channel overwrites as strings of digits, as
# Discord's documentation requires, while the description has only integers.
PERMISSION_FIELDS = frozenset({"allow", "deny", "permissions"})
PERMISSIONS = {"type": ["string", "integer", "null"], "pattern": "^[0-9]+$"}

# aiohttp can't put booleans into a query, so discord.py writes 0 and 1.
QUERY_BOOLEANS = {"0": False, "1": True, "false": False, "true": True}

# --- End of the list. ---

_DOCUMENT = "urn:discord-api"
_PREFIX = re.compile(r"^(?:https?://[^/]+)?(?:/api(?:/v\d+)?)?(?=/)")
_METHODS = frozenset({"delete", "get", "patch", "post", "put"})
_JSON = "application/json"
_CHAT_INPUT = 1

_SIZES = {
    "maxItems": ("items", "at most"),
    "minItems": ("items", "at least"),
    "maxLength": ("characters", "at most"),
    "minLength": ("characters", "at least"),
}

_short = Repr()
_short.maxstring = _short.maxother = 60

_formats = FormatChecker(formats=())


@_formats.checks("date-time", raises=ValueError)
def _is_date_time(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@_formats.checks("uri", raises=ValueError)
def _is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(urlsplit(value).scheme)


@dataclass(frozen=True, slots=True, order=True)
class _Finding:
    """A problem, and the path to it from the root of the validated document."""

    place: str
    text: str


@dataclass(frozen=True, slots=True)
class _Operation:
    """A method of a path template."""

    method: str
    template: str
    description: Mapping[str, Any]
    parameters: Sequence[Mapping[str, Any]]

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"

    @property
    def segments(self) -> list[str]:
        return _segments(self.template)

    @property
    def literals(self) -> list[bool]:
        return [not segment.startswith("{") for segment in self.segments]

    def matches(self, segments: Sequence[str]) -> bool:
        own = self.segments
        return len(own) == len(segments) and all(
            (bool(theirs) if mine.startswith("{") else mine == theirs)
            for mine, theirs in zip(own, segments, strict=True)
        )

    def parameters_in(self, where: str) -> dict[str, Mapping[str, Any]]:
        return {one["name"]: one for one in self.parameters if one["in"] == where}


@dataclass(frozen=True, slots=True)
class DiscordApi:
    """Discord's description of its HTTP API, ready for checking requests."""

    _operations: Sequence[_Operation]
    _registry: Registry[Any]
    _quick: Validator
    """Tells whether a body is valid, but not why it isn't."""
    _validators: dict[int, Draft202012Validator] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path = DESCRIPTION) -> DiscordApi | None:
        """Read the description; return None if this machine does not have it."""
        if not path.is_file():
            return None
        # With absolute references each schema can be compiled separately.
        text = path.read_text(encoding="utf-8")
        text = text.replace('"#/components/', f'"{_DOCUMENT}#/components/')
        document = json.loads(text, object_hook=_relaxed)
        operations = [
            _Operation(
                method.upper(),
                template,
                description,
                [*item.get("parameters", ()), *description.get("parameters", ())],
            )
            for template, item in document["paths"].items()
            for method, description in item.items()
            if method in _METHODS
        ]
        resource = DRAFT202012.create_resource(document)
        registry = Registry[Any]().with_resource(_DOCUMENT, resource)
        quick = _quick_validator(document["components"]["schemas"])
        return cls(operations, registry, quick({}, registry=registry, format_checker=_formats))

    def check_all(self, requests: Iterable[HttpLogEntry]) -> list[str]:
        """Return the problems of all requests that simcord has recorded, in their order."""
        return [
            problem
            for request in requests
            for problem in self.problems(
                request.method,
                request.path,
                request.json,
                {name: _query_text(value) for name, value in request.params.items()},
            )
        ]

    def problems(
        self,
        method: str,
        path: str,
        body: object | None,
        query: Mapping[str, str] | None = None,
    ) -> list[str]:
        """Return how a request violates Discord's description, a line for each problem.

        The path may have the prefix ``/api/v10``. A body of None means that there is none.
        """
        segments = _segments(_PREFIX.sub("", path, count=1))
        matching = [one for one in self._operations if one.matches(segments)]
        if not matching:
            return [f"{method} {path}: Discord has no such path"]
        usable = [one for one in matching if one.method == method.upper()]
        if not usable:
            methods = ", ".join(sorted({one.method for one in matching}))
            return [f"{method} {path}: Discord has no such method here, only {methods}"]
        operation = max(usable, key=lambda one: (sum(one.literals), one.literals))
        findings = [
            *self._path_findings(operation, segments),
            *self._query_findings(operation, query or {}),
            *self._body_findings(operation, body),
        ]
        return [f"{operation.name}: {one.place}: {one.text}" for one in findings]

    def _path_findings(self, operation: _Operation, segments: Sequence[str]) -> Iterator[_Finding]:
        parameters = operation.parameters_in("path")
        for template, segment in zip(operation.segments, segments, strict=True):
            if template.startswith("{"):
                name = template.strip("{}")
                schema = parameters[name]["schema"]
                yield from self._text_findings(f"path.{name}", schema, unquote(segment))

    def _query_findings(
        self, operation: _Operation, query: Mapping[str, str]
    ) -> Iterator[_Finding]:
        parameters = operation.parameters_in("query")
        for name, parameter in parameters.items():
            if parameter.get("required") and name not in query:
                yield _Finding(f"query.{name}", "is required")
        for name, text in query.items():
            if name in parameters:
                schema = parameters[name]["schema"]
                yield from self._text_findings(f"query.{name}", schema, text)
            else:
                yield _Finding(f"query.{name}", "Discord has no such parameter")

    def _text_findings(
        self, place: str, schema: Mapping[str, Any], text: str
    ) -> Iterator[_Finding]:
        """Check a part of the URL; only the schema tells the type of a text."""
        validator = self._validator(schema)
        readings = _readings(text)
        if not any(map(validator.is_valid, readings)):
            # The last reading is the most specific one and gives the best message.
            error = next(validator.iter_errors(readings[-1]))
            yield _Finding(place, "; ".join(one.text for one in _explain(error)))

    def _body_findings(self, operation: _Operation, body: object | None) -> list[_Finding]:
        expected = operation.description.get("requestBody")
        if expected is None:
            return [] if body is None else [_Finding("body", "Discord expects none here")]
        if body is None:
            return [_Finding("body", "is missing")] if expected.get("required") else []
        if _JSON not in expected["content"]:
            return []  # A form with a file (such as a sticker); files are not recorded.
        schema = expected["content"][_JSON]["schema"]
        findings: set[_Finding] = set()
        if not self._quick.evolve(schema=schema).is_valid(body):
            errors = self._validator(schema).iter_errors(body)
            findings.update(one for error in errors for one in _explain(error))
        if operation.method in {"POST", "PUT"} and operation.template.endswith("/commands"):
            findings.update(_command_name_findings(body))
        return sorted(findings)

    def _validator(self, schema: Mapping[str, Any]) -> Draft202012Validator:
        # The document outlives the cache, so an id always means the same schema.
        if id(schema) not in self._validators:
            self._validators[id(schema)] = Draft202012Validator(
                schema, registry=self._registry, format_checker=_formats
            )
        return self._validators[id(schema)]


def shape_of(request: HttpLogEntry) -> str:
    """Return the request without its numbers: requests of one shape are equally valid."""
    return re.sub(r"\d", "0", repr(request))


def _quick_validator(schemas: Mapping[str, Any]) -> type[Validator]:
    """Return a faster validator: in a union it checks only the members that may apply.

    Most of Discord's members are constants, or objects with a distinct "type".
    """
    full = Draft202012Validator.VALIDATORS["oneOf"]

    def is_ruled_out(member: Mapping[str, Any], instance: object) -> bool:
        if "const" in member:
            return bool(member["const"] != instance)
        if not isinstance(instance, dict) or "type" not in instance:
            return False
        meant = schemas[member["$ref"].rpartition("/")[2]] if "$ref" in member else member
        types = meant.get("properties", {}).get("type", {}).get("enum")
        return types is not None and instance["type"] not in types

    def one_of(
        validator: Validator, members: list[Any], instance: object, schema: object
    ) -> Iterator[ValidationError]:
        left = [member for member in members if not is_ruled_out(member, instance)]
        yield from full(validator, left, instance, schema)

    return extend(Draft202012Validator, {"oneOf": one_of})


def _relaxed(node: dict[str, Any]) -> dict[str, Any]:
    """Apply the tolerances to an object of the description."""
    if node.get("format") == "snowflake":
        return SNOWFLAKE
    for name in PERMISSION_FIELDS & node.keys():
        if node[name] == {"type": ["integer", "null"]}:
            node[name] = PERMISSIONS
    return node


def _segments(path: str) -> list[str]:
    return path.strip("/").split("/")


def _query_text(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _readings(text: str) -> list[object]:
    """Return the values that a text in a URL may represent."""
    readings: list[object] = [[part.strip() for part in text.split(",")], text]
    if text in QUERY_BOOLEANS:
        readings.append(QUERY_BOOLEANS[text])
    if re.fullmatch(r"-?\d+", text):
        readings.append(int(text))
    return readings


def _explain(error: ValidationError) -> list[_Finding]:
    """Follow an error of a union to the member that was intended."""
    if error.validator not in {"oneOf", "anyOf"} or not error.context:
        return [_Finding(_place(error), _text(error))]
    if {inner.validator for inner in error.context} == {"const"}:
        return [_not_one_of(error, (inner.validator_value for inner in error.context))]

    members: dict[object, list[ValidationError]] = {}
    for inner in error.context:
        members.setdefault(inner.schema_path[0], []).append(inner)
    alike = [one for one in members.values() if not any(map(_rejects_json_type, one))]
    if not alike:
        rejections = [inner for inner in error.context if _rejects_json_type(inner)]
        types = [one for inner in rejections for one in _listed(inner.validator_value)]
        text = f"{_short.repr(error.instance)} is not of type {' or '.join(dict.fromkeys(types))}"
        return [_Finding(_place(error), text)]

    meant = [one for one in alike if not any(map(_rejects_type_field, one))]
    if not meant:
        rejections = [inner for one in alike for inner in one if _rejects_type_field(inner)]
        allowed = (value for inner in rejections for value in _listed(inner.validator_value))
        return [_not_one_of(rejections[0], allowed)]
    untyped = [[inner for inner in one if _lacks_type_field(inner)] for one in meant]
    if all(untyped):
        return [_Finding(_place(error), _text(untyped[0][0]))]

    # Without a distinguishing "type" the member with the fewest problems is the likeliest.
    explained = ([finding for inner in one for finding in _explain(inner)] for one in meant)
    return min(explained, key=lambda findings: len(set(findings)))


def _rejects_json_type(error: ValidationError) -> bool:
    return error.validator == "type" and not error.relative_path


def _rejects_type_field(error: ValidationError) -> bool:
    return error.validator == "enum" and list(error.relative_path) == ["type"]


def _lacks_type_field(error: ValidationError) -> bool:
    return (
        error.validator == "required"
        and not error.relative_path
        and "type" in _listed(error.validator_value)
        and "type" not in _listed(error.instance)
    )


def _listed(value: Any) -> list[Any]:
    """Return the members of a list or the keys of an object; anything else in a list."""
    return list(value) if isinstance(value, list | dict) else [value]


def _place(error: ValidationError) -> str:
    steps = (f"[{one}]" if isinstance(one, int) else f".{one}" for one in error.absolute_path)
    return "body" + "".join(steps)


def _not_one_of(error: ValidationError, allowed: Iterable[object]) -> _Finding:
    values = ", ".join(sorted(map(str, set(allowed)), key=lambda one: (len(one), one)))
    return _Finding(_place(error), f"{_short.repr(error.instance)} is not one of {values}")


def _text(error: ValidationError) -> str:
    if error.validator in _SIZES:
        unit, bound = _SIZES[str(error.validator)]
        size = len(_listed(error.instance) if unit == "items" else str(error.instance))
        return f"{size} {unit}, but {bound} {error.validator_value}"
    # The library quotes the whole instance, which may be a message of many lines.
    return error.message.replace(repr(error.instance), _short.repr(error.instance))


def _command_name_findings(body: object) -> Iterator[_Finding]:
    """Check the names of slash commands, whose letters the description leaves open."""
    commands = body if isinstance(body, list) else [body]
    for index, command in enumerate(commands):
        if isinstance(command, dict) and command.get("type", _CHAT_INPUT) == _CHAT_INPUT:
            place = f"body[{index}]" if isinstance(body, list) else "body"
            yield from _name_findings(place, command)


def _name_findings(place: str, named: object) -> Iterator[_Finding]:
    if not isinstance(named, dict):
        return
    names = {f"{place}.name": named.get("name")}
    localizations = named.get("name_localizations")
    if isinstance(localizations, dict):
        for locale, name in localizations.items():
            names[f"{place}.name_localizations.{locale}"] = name
    for where, name in names.items():
        if isinstance(name, str) and not (name == name.lower() and all(map(_in_name, name))):
            text = "is not made of lower-case letters, digits, '-', '_' and apostrophes"
            yield _Finding(where, f"{_short.repr(name)} {text}")
    options = named.get("options")
    for index, option in enumerate(options if isinstance(options, list) else ()):
        yield from _name_findings(f"{place}.options[{index}]", option)


def _in_name(character: str) -> bool:
    return (
        character in "-_'"
        or unicodedata.category(character)[0] in "LN"
        # Scripts whose vowel signs are not letters.
        or unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))
    )
