"""Words for the types of operands and for attributes: no name of a class that TableGen or C++ has."""

from __future__ import annotations

import re

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.features.lookup.constraint_words import attribute_in_words, type_in_words

CLASS = re.compile(r"\b[A-Za-z]+_[A-Z]\w*|\b[A-Z]\w*(?:Attr|Interface|Prop|Type)\b")
SHOWN = re.compile(r"`[^`]*`")


@pytest.mark.parametrize("dialect", sorted(UPSTREAM.dialect_names))
def test_no_class_is_shown(dialect: str) -> None:
    for name in UPSTREAM.op_names(dialect):
        definition = UPSTREAM.definition(name)
        if definition is None:
            continue
        texts = [type_in_words(group) for group in (*definition.operands, *definition.results)]
        texts += [attribute_in_words(attribute) for attribute in definition.attributes]
        assert [text for text in texts if not text or CLASS.search(SHOWN.sub("", text))] == [], name


@pytest.mark.parametrize(
    ("operation", "operand", "words"),
    [
        ("acc.copyin", "var", "pointer-like type or type that can be mapped to a device"),
        ("bufferization.to_tensor", "buffer", "buffer like type"),
        ("memref.load", "memref", "memref of any type values"),
        ("memref.load", "indices", "`index`"),
    ],
)
def test_an_operand_in_words(operation: str, operand: str, words: str) -> None:
    definition = UPSTREAM.definition(operation)
    assert definition is not None
    assert [type_in_words(group) for group in definition.operands if group.name == operand] == [words]


@pytest.mark.parametrize(
    ("operation", "attribute", "words"),
    [
        ("arith.truncf", "roundingmode", "rounding mode, optional"),
        ("arith.cmpi", "predicate", "cmpi predicate"),
        ("llvm.fcmp", "predicate", "fcmp predicate"),
        ("mpi.allreduce", "op", "reduction op"),
        ("llvm.add", "overflowFlags", "integer overflow flags property, `none` unless given"),
    ],
)
def test_an_attribute_in_words(operation: str, attribute: str, words: str) -> None:
    definition = UPSTREAM.definition(operation)
    assert definition is not None
    assert [attribute_in_words(each) for each in definition.attributes if each.name == attribute] == [words]
