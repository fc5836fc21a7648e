"""Requirements of definitions in upstream's own words, for messages, from the file that `./dev ods` writes.

The file is an object per dialect: the words by a key that names the constraint of a type or an attribute, or the trait
of an operation. Read when the first message needs it, so that a start does not wait for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache

from .definitions import EnumDefinition
from .registry import DIALECTS

WORDS_FILE = "requirement_words.json"


def type_key(constraint: str) -> str:
    """The key of the constraint of a type, by its name in the definitions."""
    return f"type {constraint}"


def attribute_key(constraint: str) -> str:
    """The key of the constraint of an attribute, by its name in the definitions."""
    return f"attribute {constraint}"


def enum_key(enum: str) -> str:
    """The key of an enum that is no attribute by itself."""
    return f"enum {enum}"


def unknown_case_words(enum: EnumDefinition, cpp: str, word: str) -> str:
    """Words of upstream about `word` where a case of `enum` is expected; `cpp`: the enum's name in C++."""
    listed = ", ".join(enum.keywords)
    summary = upstream_words(enum.key.partition(".")[0], enum_key(enum.key))
    if summary:
        return f"expected one of [{listed}] for {summary}, got: {word}"
    return f"expected ::mlir::{cpp} to be one of: {listed}"


def missing_case_words(enum: EnumDefinition) -> str:
    """Words of upstream where a case of `enum` is expected, and no word is there."""
    summary = upstream_words(enum.key.partition(".")[0], enum_key(enum.key))
    return f"expected keyword for {summary}" if summary else "expected valid keyword or string"


def trait_key(operation: str, trait: str) -> str:
    """The key of a trait with a predicate: its parts with blanks between."""
    return f"{operation} {trait}"


def trait_name(trait: Iterable[object]) -> str:
    """The part of `trait_key` for a trait: what it consists of with blanks between, without predicates."""
    return " ".join(str(part) for part in trait if not isinstance(part, (list, tuple)))


def upstream_words(dialect: str, key: str) -> str:
    """The words of a requirement of `dialect`; empty for one that is not LLVM's, or has none."""
    return _table().get(dialect, {}).get(key, "")


def words_text(words: Mapping[str, Mapping[str, str]]) -> str:
    """The text of the file, one requirement a line."""
    return json.dumps(words, indent=0, sort_keys=True) + "\n"


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Mapping[str, str]]:
    from pathlib import Path

    path = Path(DIALECTS) / WORDS_FILE
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
