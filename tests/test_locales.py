"""The message catalogs: every language has the messages, arguments and rules pages of English."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast, visitor

from madang.messages import FUNCTIONS, LOCALES, languages, load_bundle

PAGE = Path(__file__).parent.parent / "web" / "src" / "lib" / "i18n.svelte.ts"
LANGUAGES = languages()
CATALOGS = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
RULES = sorted(path.name for path in (LOCALES / "en").glob("rules-*.md"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, -1)

Patterns = dict[str, ast.Pattern]


class _PatternUses(visitor.Visitor):
    """Collects what a pattern uses: variables, other messages, functions, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.defaults: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

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
    """Every message of a language by its id, and every attribute as `message.attribute`."""
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


def pattern_uses(pattern: ast.Pattern) -> _PatternUses:
    found = _PatternUses()
    found.visit(pattern)
    return found


@functools.cache
def message_uses(language: str, message: str) -> tuple[frozenset[str], dict[str, set[str]], dict[str, set[str]]]:
    """The variables, keys and defaults of a message, including those of the messages that it refers to."""
    own = pattern_uses(patterns(language)[message])
    variables, keys, defaults = set(own.variables), dict(own.keys), dict(own.defaults)
    for other in own.references:
        more = message_uses(language, other)
        variables |= more[0]
        for mine, theirs in ((keys, more[1]), (defaults, more[2])):
            for name, values in theirs.items():
                mine[name] = mine.get(name, set()) | values
    return frozenset(variables), keys, defaults


def is_numeric(keys: set[str]) -> bool:
    """Whether a selector chooses by number: its keys are numbers or plural categories."""
    return all(key in PLURALS or re.fullmatch(r"-?\d+", key) for key in keys)


def format_message(language: str, message: str, args: dict[str, str | int]) -> str:
    """The text of a message. A formatting error fails the test."""
    pattern: Any = load_bundle(language).get_message(message).value
    text, errors = load_bundle(language).format_pattern(pattern, args)
    assert not errors, (message, args, errors)
    return str(text)


def arguments(language: str, message: str) -> Iterator[dict[str, str | int]]:
    """Plausible arguments: every key of a selector, some numbers for a numeric selector, otherwise a word."""
    variables, keys, _ = message_uses(language, message)
    values: list[list[str | int]] = []
    for name in sorted(variables):
        if name not in keys:
            values.append(["Ann"])
        elif is_numeric(keys[name]):
            values.append([*NUMBERS, *(int(key) for key in sorted(keys[name]) if key.isdigit())])
        else:
            values.append([*sorted(keys[name]), "something-else"])
    for choice in itertools.product(*values):
        yield dict(zip(sorted(variables), choice, strict=True))


def test_the_page_offers_the_languages_that_have_a_folder() -> None:
    (offered,) = re.findall(r"^export const LANGUAGES = \{(.*?)\};$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert sorted(re.findall(r"(\w+):", offered)) == list(LANGUAGES)


def test_the_page_has_the_functions_of_the_catalogs() -> None:
    (functions,) = re.findall(r"functions: \{ (.*?) \}", PAGE.read_text("utf-8"))
    assert sorted(functions.split(", ")) == sorted(FUNCTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == sorted([*CATALOGS, *RULES])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGS)
def test_every_catalog_has_the_messages_and_attributes_of_english(language: str, name: str) -> None:
    resource = parsed(language, name)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), "a message is defined twice"
    assert sorted(_patterns(resource)) == sorted(_patterns(parsed("en", name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_in_two_files(language: str) -> None:
    assert len(patterns(language)) == sum(len(_patterns(parsed(language, name))) for name in CATALOGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_variables_of_english(language: str) -> None:
    wrong = {
        message: sorted(message_uses(language, message)[0] ^ message_uses("en", message)[0])
        for message in patterns("en")
        if message in patterns(language) and message_uses(language, message)[0] != message_uses("en", message)[0]
    }
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_of_a_catalog_is_registered(language: str) -> None:
    used = {name for pattern in patterns(language).values() for name in pattern_uses(pattern).functions}
    assert used <= {*BUILTINS, *FUNCTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selector_has_the_keys_and_default_of_english(language: str) -> None:
    """Keys that are words or numbers must be the same. Plural categories differ between languages."""
    wrong = []
    for message in patterns("en").keys() & patterns(language).keys():
        _, english, english_defaults = message_uses("en", message)
        _, theirs, defaults = message_uses(language, message)
        for name, keys in english.items():
            needed = keys - PLURALS if is_numeric(keys) else keys
            here = theirs.get(name, set())
            if not needed <= here or (
                not is_numeric(keys) and (here != keys or defaults[name] != english_defaults[name])
            ):
                wrong.append((message, name, sorted(needed ^ here)))
        wrong += [
            (message, name, sorted(keys))
            for name, keys in theirs.items()
            if name not in english and not is_numeric(keys)
        ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for message, pattern in patterns(language).items():
        if "." in message:
            continue
        found = pattern_uses(pattern)
        for args in arguments(language, message):
            text = format_message(language, message, args)
            assert text.strip(), (message, args)
            assert "{" not in text, (message, text)
            assert "  " not in text, (message, text)
        for name in () if found.keys else sorted(found.variables):
            args = {**next(arguments(language, message)), name: "⟨this⟩"}
            assert "⟨this⟩" in format_message(language, message, args), (message, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["points", "log-score"])
@pytest.mark.parametrize("points", [0, -1, 1, 3, 12])
def test_messages_about_points_contain_the_number(language: str, message: str, points: int) -> None:
    """0 is singular in French and -1 everywhere, so a singular form must not say "one" instead of the number."""
    text = format_message(language, message, {"who": "Ann", "points": points})
    assert re.findall(r"-?\d+", text.replace("−", "-")) == [str(points)]


def page_structure(path: Path) -> tuple[list[int], list[str], int, int]:
    """The heading levels, the names of the pictures, and the number of list items and bold marks of a rules page."""
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
def test_every_rules_page_has_the_structure_of_english(language: str, name: str) -> None:
    assert page_structure(LOCALES / language / name) == page_structure(LOCALES / "en" / name)


FOREIGN_QUOTES = {
    "fr": r"[„“”]|\"|'",
    "de": r"[«»”]|\"|'",
    "nl": r"[«»„“”]|\"|'",
    "sk": r"[«»”]|\"|'",
    "en": r"[«»„]|\"|'",
    "ko": r"[«»„]|\"|'",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_follows_the_language(language: str) -> None:
    """Quotes and apostrophes; in French also the no-break spaces next to punctuation."""
    for path in sorted((LOCALES / language).iterdir()):
        for line in path.read_text("utf-8").splitlines():
            text = re.sub(r"\{[^{}]*\}", "", line)  # the quotes of Fluent's own strings
            if text.startswith("#"):
                continue
            assert not re.search(FOREIGN_QUOTES[language], text), (path.name, line)
            if language == "fr":
                assert not re.search(r"« | [»:;?!](?: |$)", text), (path.name, line)
