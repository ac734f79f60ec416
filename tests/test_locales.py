"""The catalogues of all languages: what English says, every language says, with the same arguments."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from madang.messages import LOCALES

LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
CATALOGUES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
RULES = sorted(path.name for path in (LOCALES / "en").glob("rules-*.md"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, -1)

Patterns = dict[str, ast.Pattern]


class _Found(visitor.Visitor):
    """What a pattern uses: variables, other messages, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.defaults: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.keys.setdefault(node.selector.id.name, set()).add(key)
                if variant.default:
                    self.defaults.setdefault(node.selector.id.name, set()).add(key)
        self.generic_visit(node)


@functools.cache
def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((LOCALES / language / name).read_text("utf-8"))


@functools.cache
def patterns(language: str) -> Patterns:
    """Every message of a language, and every attribute of one as `message.attribute`."""
    found: Patterns = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found |= _patterns(parsed(language, path.name))
    return found


def _patterns(resource: ast.Resource) -> Patterns:
    found: Patterns = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def own(pattern: ast.Pattern) -> _Found:
    found = _Found()
    found.visit(pattern)
    return found


@functools.cache
def uses(language: str, message: str) -> tuple[frozenset[str], dict[str, set[str]], dict[str, set[str]]]:
    """Variables, keys and defaults of a message, those of the messages that it refers to among them."""
    here = own(patterns(language)[message])
    variables, keys, defaults = set(here.variables), dict(here.keys), dict(here.defaults)
    for other in here.references:
        more = uses(language, other)
        variables |= more[0]
        for mine, theirs in ((keys, more[1]), (defaults, more[2])):
            for name, values in theirs.items():
                mine[name] = mine.get(name, set()) | values
    return frozenset(variables), keys, defaults


def counts(keys: set[str]) -> bool:
    """Whether a selector chooses by number: its keys are numbers or plurals."""
    return all(key in PLURALS or re.fullmatch(r"-?\d+", key) for key in keys)


@functools.cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def said(language: str, message: str, args: dict[str, str | int]) -> str:
    """A message in words; what goes wrong on the way fails the test."""
    pattern: Any = bundle(language).get_message(message).value
    words, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, (message, args, errors)
    return str(words)


def arguments(language: str, message: str) -> Iterator[dict[str, str | int]]:
    """Plausible arguments: each key of each selector, some numbers where a number chooses, a word elsewhere."""
    variables, keys, _ = uses(language, message)
    values: list[list[str | int]] = []
    for name in sorted(variables):
        if name not in keys:
            values.append(["Ann"])
        elif counts(keys[name]):
            values.append([*NUMBERS, *(int(key) for key in sorted(keys[name]) if key.isdigit())])
        else:
            values.append([*sorted(keys[name]), "something-else"])
    for choice in itertools.product(*values):
        yield dict(zip(sorted(variables), choice, strict=True))


def test_there_are_five_languages() -> None:
    assert LANGUAGES == ["de", "en", "fr", "nl", "sk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == sorted([*CATALOGUES, *RULES])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_the_same_messages_and_attributes(language: str, name: str) -> None:
    resource = parsed(language, name)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), "a message is there twice"
    assert sorted(_patterns(resource)) == sorted(_patterns(parsed("en", name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_in_two_files(language: str) -> None:
    assert len(patterns(language)) == sum(len(_patterns(parsed(language, name))) for name in CATALOGUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_variables(language: str) -> None:
    wrong = {
        message: sorted(uses(language, message)[0] ^ uses("en", message)[0])
        for message in patterns("en")
        if message in patterns(language) and uses(language, message)[0] != uses("en", message)[0]
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_variants(language: str) -> None:
    """A key that is a word of the code is there in every language, and the default is the same; numbers likewise.

    Plurals are each language's own affair.
    """
    wrong = []
    for message in patterns("en").keys() & patterns(language).keys():
        _, english, english_defaults = uses("en", message)
        _, theirs, defaults = uses(language, message)
        for name, keys in english.items():
            needed = keys - PLURALS if counts(keys) else keys
            here = theirs.get(name, set())
            if not needed <= here or (not counts(keys) and (here != keys or defaults[name] != english_defaults[name])):
                wrong.append((message, name, sorted(needed ^ here)))
        wrong += [
            (message, name, sorted(keys)) for name, keys in theirs.items() if name not in english and not counts(keys)
        ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, pattern in patterns(language).items():
        if "." in message:
            continue
        found = own(pattern)
        for args in arguments(language, message):
            words = said(language, message, args)
            assert words.strip(), (message, args)
            assert "{" not in words, (message, words)
            assert "  " not in words, (message, words)
        for name in () if found.keys else sorted(found.variables):
            args = {**next(arguments(language, message)), name: "⟨this⟩"}
            assert "⟨this⟩" in said(language, message, args), (message, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["points", "log-score"])
@pytest.mark.parametrize("points", [0, -1, 1, 3, 12])
def test_points_are_named_as_they_are(language: str, message: str, points: int) -> None:
    """Nought is singular in French, and minus one is singular everywhere: the number itself must be said."""
    words = said(language, message, {"who": "Ann", "points": points})
    assert re.findall(r"-?\d+", words.replace("−", "-")) == [str(points)]


def shape(path: Path) -> tuple[list[int], list[str], int, int]:
    """Levels of headings, the pictures by name, and how many list items and bold pieces a rules page has."""
    text = path.read_text("utf-8")
    levels = [len(mark) for mark in re.findall(r"^(#+) \S", text, re.MULTILINE)]
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text)]
    return (
        levels,
        [block for block in blocks if re.fullmatch(r"\[\w+\]", block)],
        len(re.findall(r"^- ", text, re.MULTILINE)),
        text.count("**"),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULES)
def test_rules_have_the_same_shape(language: str, name: str) -> None:
    assert shape(LOCALES / language / name) == shape(LOCALES / "en" / name)


FOREIGN = {"fr": r"[„“”]|\"|'", "de": r"[«»”]|\"|'", "nl": r"[«»„“”]|\"|'", "sk": r"[«»”]|\"|'", "en": r"[«»„]|\"|'"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    """Quotes and apostrophes; in French also the spaces that keep signs with their words."""
    for path in sorted((LOCALES / language).iterdir()):
        for line in path.read_text("utf-8").splitlines():
            text = line.replace(r'{ "\u00AD" }', "")
            if text.startswith("#"):
                continue
            assert not re.search(FOREIGN[language], text), (path.name, line)
            if language == "fr":
                assert not re.search(r"« | [»:;?!](?: |$)", text), (path.name, line)
