"""Token patterns: the starts of types and attributes, and operands and arguments in their most common form."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern

DIMENSION = lazy_pattern(r"(?:\?|[0-9]+)").match
TYPE_START = (
    r"(?:!|\(|(?:[su]?i[0-9]+|index|none|token|bf16|tf32|f[0-9]+(?:E[0-9]+M[0-9]\w*)?|complex|tuple|vector|tensor|memref)"
    r"(?![\w$.]))"
)
ATTRIBUTE_START = (
    r"(?:[#@\"\-\[{0-9]|(?:true|false|unit|dense|dense_resource|sparse|array|strided|affine_map|affine_set|loc|distinct)"
    r"(?![\w$.]))"
)
PLAIN_OPERAND = re.compile(r"[ \t]*%([0-9]+|[A-Za-z_$.\-][\w$.\-]*)(?![#\w$.\-])", re.ASCII).match
AFTER_RESULT = re.compile(
    r"(?:[ \t]*:[ \t]*[0-9]+)?(?:[ \t]*,[ \t]*%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?)*[ \t]*=(?![=>])", re.ASCII
).match
PLAIN_ARGUMENT = re.compile(
    r"[ \t]*%([0-9]+|[A-Za-z_$.\-][\w$.\-]*)[ \t]*:[ \t]*"
    r'([^\s<>(){}%",]+(?:<[^<>{}%"\r\n]*(?:<[^<>{}%"\r\n]*>[^<>{}%"\r\n]*)*>)?)(?=[ \t]*[,)])',
    re.ASCII,
).match
"""All of an argument: a name, what may be a type, and nothing else."""
TYPED = re.compile(
    r"\((%(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)(?:, %(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))*) : ([^()%\"/\r\n]*)\)", re.ASCII
).match
"""Operands with their types, in the most common form."""
TYPE_HERE = re.compile(TYPE_START, re.ASCII).match
ATTRIBUTE_HERE = lazy_pattern(ATTRIBUTE_START, re.ASCII).match
