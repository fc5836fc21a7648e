"""Texts of programs changed in one place: a number, a size, a type, a flag, a word that stands for another one.

    text = changed_words(text, random)

The result may have errors; who wants a program has to verify it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

_NUMBER = re.compile(r"(?<![\w%@#^!.<\"])-?\d+(?![\w.\"])")
_TYPE = re.compile(r"\b(?:tensor|memref|vector)<[^<>]*(?:<[^<>]*>[^<>]*)*>")
_SIZE = re.compile(r"(?<=[<x])(?:\d+|\?)(?=x)")
_ELEMENT = re.compile(r"(?<=[<x])(?:[if]\d+|index)(?=[,>])")
_PLAIN = re.compile(r"\b(?:i8|i16|i32|i64|f32|f64|index)\b")
_SMALL = ("0", "1", "-1", "2", "3", "4", "5", "7", "8")
_EDGES = (*_SMALL, "127", "-128", "255", "2147483647", "-2147483648")
_TYPED = re.compile(r" : i(?:8|16|32|64)\b")
_ELEMENTS = ("i8", "i32", "i64", "f32", "f64", "index")
_LAYOUTS = ("", ", strided<[1]>", ", strided<[2]>", ", strided<[?]>", ", strided<[1], offset: ?>", ", 1")
_LAYOUTS_OF_TWO = ("", ", strided<[?, ?]>", ", strided<[8, 1]>", ", strided<[?, 1], offset: ?>", ", strided<[1, 4]>")

_GROUPS: Sequence[Sequence[str]] = (
    ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"),
    ("arith.addi", "arith.subi", "arith.muli"),
    ("arith.andi", "arith.ori", "arith.xori"),
    ("arith.divsi", "arith.divui", "arith.ceildivsi", "arith.ceildivui", "arith.floordivsi"),
    ("arith.remsi", "arith.remui"),
    ("arith.shli", "arith.shrsi", "arith.shrui"),
    ("arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui"),
    ("arith.extsi", "arith.extui"),
    ("arith.sitofp", "arith.uitofp"),
    ("arith.fptosi", "arith.fptoui"),
    ("arith.index_cast", "arith.index_castui"),
    ("arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.remf"),
    ("arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf"),
    ("arith.extf", "arith.truncf"),
    ("memref.alloc", "memref.alloca"),
    ("memref.expand_shape", "memref.collapse_shape"),
    ("tensor.empty", "bufferization.alloc_tensor"),
    ("tensor.insert_slice", "tensor.parallel_insert_slice"),
    ("parallel", "reduction"),
    ("true", "false"),
    ("d0", "d1", "d2"),
    ("s0", "d0", "s1"),
    ("floordiv", "ceildiv", "mod"),
    ("affine.min", "affine.max"),
    (" + ", " - ", " * "),
    (" >= ", " == "),
    ("#0", "#1", "#2"),
    ("@f", "@g"),
)
_WRAPPING = (" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
_OPTIONAL: Sequence[tuple[str, Sequence[str]]] = (
    (r"arith\.(?:addi|subi|muli|shli) %[\w#]+, %[\w#]+(?= :)", _WRAPPING),
    (r"arith\.\w+f %[\w#]+, %[\w#]+(?= :)", (" fastmath<nsz>", " fastmath<contract>")),
    (r"arith\.(?:divui|divsi|shrui|shrsi)(?= %)", (" exact",)),
    (r"arith\.(?:extui|uitofp|index_castui)(?= %)", (" nneg",)),
    (r"arith\.ori(?= %)", (" disjoint",)),
    (r"func\.func(?= @)", (" private",)),
    (r"scf\.for(?= %)", (" unsigned",)),
)  # fmt: skip
_FLAGS = re.compile(
    r" (?:overflow<[^>]*>|fastmath<[^>]*>|exact|nneg|disjoint|restrict writable|restrict|writable|read_only)(?= )"
    r"| private(?= @)"
)


def changed_words(text: str, random: Random) -> str:
    """The text with one change; the same text where the chosen one does not apply."""
    return random.choice(_CHANGES)(text, random)


def _replaced(text: str, old: str, new: str, at: int, random: Random) -> str:
    """`old`, which stands `at` there, with `new` in its place: there, in its line, or everywhere."""
    extent = random.randrange(4)
    whole = re.compile(
        rf"(?<![\w%@#^!.]){re.escape(old)}(?![\w.])" if old[0].isalnum() or old[0] == "-" else re.escape(old)
    )
    if extent == 0:
        return text[:at] + new + text[at + len(old) :]
    if extent == 1:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at) % (len(text) + 1)
        return text[:start] + whole.sub(lambda _: new, text[start:end]) + text[end:]
    return whole.sub(lambda _: new, text)


def _number(text: str, random: Random) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return text
    old = random.choice(found)
    edges = _EDGES if _TYPED.match(text, old.end()) else _SMALL
    new = random.choice((*edges, random.choice(found)[0], str(int(old[0]) + 1), str(int(old[0]) - 1)))
    if random.random() < 0.7:
        return text[: old.start()] + new + text[old.end() :]
    return _replaced(text, old[0], new, old.start(), random)


def _size(text: str, random: Random) -> str:
    found = [each for each in _TYPE.finditer(text) if _SIZE.search(each[0])]
    if not found:
        return text
    old = random.choice(found)
    size = random.choice(list(_SIZE.finditer(old[0])))
    new = random.choice(("?", "?", "1", "2", "3", "4", "0"))
    return _replaced(text, old[0], old[0][: size.start()] + new + old[0][size.end() :], old.start(), random)


def _one_size(text: str, random: Random) -> str:
    """A number that is a size, and perhaps a limit or part of a slice, is another one everywhere."""
    found = _SIZE.findall(text)
    if not found:
        return text
    old, new = random.choice(found), random.choice(("?", "1", "2", "4"))
    result = re.sub(rf"(?<=[<x]){re.escape(old)}(?=x)", new, text)
    return re.sub(rf"(?<![\w%@#^!.<]){old}(?![\w.])", new, result) if old != "?" and new != "?" else result


def _layout(text: str, random: Random) -> str:
    found = [each for each in _TYPE.finditer(text) if each[0].startswith("memref")]
    if not found:
        return text
    old = random.choice(found)
    sizes = old[0][len("memref<") : -1].partition(",")[0]
    if sizes.startswith("*"):
        return text
    new = f"memref<{sizes}{random.choice(_LAYOUTS_OF_TWO if sizes.count('x') > 1 else _LAYOUTS)}>"
    return _replaced(text, old[0], new, old.start(), random)


def _element(text: str, random: Random) -> str:
    found = list(_ELEMENT.finditer(text)) or list(_PLAIN.finditer(text))
    if not found:
        return text
    old, new = random.choice(found)[0], random.choice(_ELEMENTS)
    return re.sub(rf"(?<=[<x]){old}(?=[,>])|(?<![\w.]){old}\b", new, text)


def _plain(text: str, random: Random) -> str:
    found = list(_PLAIN.finditer(text))
    if not found:
        return text
    old = random.choice(found)
    return _replaced(text, old[0], random.choice(("i1", "i8", *_ELEMENTS)), old.start(), random)


def _rank(text: str, random: Random) -> str:
    """A type has another dimension of size one, or one less."""
    found = [each for each in _TYPE.finditer(text) if _SIZE.search(each[0])]
    if not found:
        return text
    old = random.choice(found)
    size = random.choice(list(_SIZE.finditer(old[0])))
    end = size.end() + 1 if random.random() < 0.5 else size.start()
    middle = "" if end > size.start() else "1x"
    return _replaced(text, old[0], old[0][: size.start()] + middle + old[0][end:], old.start(), random)


def _word(text: str, random: Random) -> str:
    groups = [group for group in _GROUPS if any(word in text for word in group)]
    if not groups:
        return text
    group = random.choice(groups)
    found = [each for word in group for each in re.finditer(rf"(?<![\w%]){re.escape(word)}(?![\w.])", text)]
    if not found:
        return text
    old = random.choice(found)
    return text[: old.start()] + random.choice(group) + text[old.end() :]


def _flag(text: str, random: Random) -> str:
    flags = list(_FLAGS.finditer(text))
    if flags and random.random() < 0.5:
        old = random.choice(flags)
        return text[: old.start()] + text[old.end() :]
    places = [(each, options) for form, options in _OPTIONAL for each in re.finditer(form, text)]
    if not places:
        return text
    place, options = random.choice(places)
    return text[: place.end()] + random.choice(options) + text[place.end() :]


_CHANGES: Sequence[Callable[[str, Random], str]] = (
    _number,
    _number,
    _number,
    _size,
    _size,
    _one_size,
    _layout,
    _element,
    _plain,
    _rank,
    _word,
    _word,
    _word,
    _flag,
    _flag,
)
