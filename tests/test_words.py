"""Rules about words in docstrings and identifiers of the product."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.harness.tree import package_files, parsed

_CLAUSE = re.compile(r"(?:What|Who|Whoever|Whose|How|When|Where|Wherever|Whatever|Which|Why)\b")
_MODULE_CLAUSE = re.compile(rf"{_CLAUSE.pattern}|Whether\b")


def _explain(problems: list[str], rule: str) -> None:
    if problems:
        pytest.fail("\n".join([rule, *problems]), pytrace=False)


def _docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of the docstrings of functions, classes, constants and fields."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, ast.get_docstring(node) or ""
        body = getattr(node, "body", None)
        for before, after in pairwise(body) if isinstance(body, list) else ():
            if isinstance(before, (ast.Assign, ast.AnnAssign)) and isinstance(after, ast.Expr):
                value = after.value
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield after.lineno, value.value


def clause_problems(name: str, tree: ast.Module) -> Iterator[str]:
    """Docstrings that open with a clause instead of a noun phrase; `Whether ...` suits a predicate, not a module."""
    first = (ast.get_docstring(tree) or "").split("\n")[0]
    if _MODULE_CLAUSE.match(first):
        yield f"{name}: {first}"
    for line, text in _docstrings(tree):
        if _CLAUSE.match(text):
            yield f"{name}:{line}: {text.splitlines()[0]}"


def test_docstrings_open_with_a_noun() -> None:
    problems = [problem for name in package_files() for problem in clause_problems(name, parsed(name))]
    _explain(problems, "A docstring opens with a noun phrase, as `Inlay hints: ...`, not with What, Who or How:")


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ('"""Who owns each buffer."""', True),
        ('"""Whether it is."""', True),
        ('"""Whole files."""', False),
        ('"""Inlay hints."""', False),
        ('def f():\n    """Where it is."""', True),
        ('def _f():\n    """Whether it is."""', False),
        ('class C:\n    """How to do it."""', True),
        ('class C:\n    a: int = 1\n    """What it is."""', True),
        ('LIMIT = 1\n"""When it ends."""', True),
        ('LIMIT = 1\n"""Seconds."""', False),
    ],
)
def test_a_docstring_that_opens_with_a_clause_is_found(code: str, is_found: bool) -> None:
    assert bool(list(clause_problems("a.py", ast.parse(code)))) == is_found


PRIVATE_WORDS = frozenset(
    [
        "beginning",
        "behind",
        "carrying",
        "kept",
        "knows",
        "nobody",
        "said",
        "say",
        "saying",
        "says",
        "settled",
        "somebody",
        "stories",
        "story",
        "tell",
        "tells",
        "told",
        "want",
        "wants",
        "whoever",
        "world",
    ]
)
"""Words that identifiers do not contain: MLIR, LSP and Python have terms for what they would name."""
PUBLIC_NAMES = frozenset({"WorldError"})
"""Names in `server/api.py` that users import."""
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def _identifiers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and name of each definition: classes, functions, arguments, variables, attributes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def private_words(name: str, tree: ast.Module) -> Iterator[str]:
    """Definitions whose name has a word of `PRIVATE_WORDS`."""
    for line, identifier in _identifiers(tree):
        words = {part.lower() for part in _PART.findall(identifier)} & PRIVATE_WORDS
        if words and identifier not in PUBLIC_NAMES:
            yield f"{name}:{line}: {identifier}"


def test_identifiers_use_terms_of_the_field() -> None:
    problems = [problem for name in package_files() for problem in private_words(name, parsed(name))]
    _explain(problems, "Identifiers use MLIR's, LSP's and Python's terms, not these words of PRIVATE_WORDS:")


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ("told = 1", True),
        ("_KEPT_BYTES = 1", True),
        ("class BufferStory: ...", True),
        ("def f(behind): ...", True),
        ("self.said = 1", True),
        ("essay = 1", False),
        ("print(f.said)", False),
        ("worldwide = 1", False),
    ],
)
def test_a_private_word_is_found(code: str, is_found: bool) -> None:
    assert bool(list(private_words("a.py", ast.parse(code)))) == is_found
