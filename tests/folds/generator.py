"""Random functions of operations that folds and patterns look at: chains, constants at the ends of ranges, flags."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "index")
FLOATS = ("f16", "bf16", "f32", "f64")
_WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
FLOAT_TEXTS = ("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "-2.5", "3.0", "1.0e30", "6.0e4", "1.5e-5", "16777217.0")
_SPECIAL = {
    "f16": ("0x7C00", "0xFC00", "0x7E00", "0x0001", "0x7BFF"),
    "bf16": ("0x7F80", "0xFF80", "0x7FC0", "0x0001", "0x7F7F"),
    "f32": ("0x7F800000", "0xFF800000", "0x7FC00000", "0x00000001", "0x7F7FFFFF"),
    "f64": ("0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x0000000000000001"),
}
FLAGGED = ("addi", "subi", "muli", "shli")
BINARY = (
    *FLAGGED,
    *("shrsi", "shrui", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui"),
    *("andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"),
)
EXACT = ("shrsi", "shrui", "divsi", "divui")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
FLOAT_PREDICATES = (
    *(
        "false",
        "oeq",
        "ogt",
        "oge",
        "olt",
        "ole",
        "one",
        "ord",
        "ueq",
        "ugt",
        "uge",
        "ult",
        "ule",
        "une",
        "uno",
        "true",
    ),
)
INDEX_BINARY = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "shrs", "shru", "divs", "divu", "ceildivs", "ceildivu"),
    *("floordivs", "rems", "remu", "maxs", "mins", "maxu", "minu"),
)
MATH_INTEGERS = ("absi", "ctlz", "cttz", "ctpop")
MATH_FLOATS = ("absf", "ceil", "floor", "trunc", "roundeven", "round", "sqrt")


class Draft:
    """A function while it is written: its lines, and the names of values by type."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.arguments: dict[str, str] = {}
        self.binary: Sequence[str] = BINARY if random.random() < 0.3 else random.sample(BINARY, random.randint(1, 2))
        """The binary operations on integers: few of them meet each other more often."""
        self._count = 0

    def argument(self, type_: str) -> str:
        name = f"%a{len(self.arguments)}"
        self.arguments[name] = type_
        self.values.setdefault(type_, []).append(name)
        return name

    def add(self, text: str, type_: str, results: int = 1, more: Sequence[str] = ()) -> str:
        """A line with `text` after the name of its result; `more`: types of further results, if they differ."""
        name = f"%{self._count}"
        self._count += 1
        self.lines.append(f"{name} = {text}" if results == 1 else f"{name}:{results} = {text}")
        for number in range(results):
            kind = more[number - 1] if number and more else type_
            self.values.setdefault(kind, []).append(name if results == 1 else f"{name}#{number}")
        return self.values[type_][-1] if results == 1 else f"{name}#0"

    def value(self, type_: str) -> str:
        """A value of the type, the newest one for choice; an argument or a constant if there is none."""
        known = self.values.get(type_, ())
        if not known:
            return self.argument(type_) if len(self.arguments) < 4 else self.constant(type_)
        return known[-1] if self.random.random() < 0.6 else self.random.choice(known)

    def operand(self, type_: str) -> str:
        """A value or, as often, a constant."""
        return self.constant(type_) if self.random.random() < 0.5 else self.value(type_)

    def constant(self, type_: str) -> str:
        name = f"%c{self._count}"
        self._count += 1
        self.lines.append(f"{name} = arith.constant {constant_text(self.random, type_)}")
        return name

    def text(self, name: str, results: Sequence[tuple[str, str]]) -> str:
        arguments = ", ".join(f"{argument}: {type_}" for argument, type_ in self.arguments.items())
        types = ", ".join(type_ for _, type_ in results)
        returned = ", ".join(value for value, _ in results)
        body = "".join(f"  {line}\n" for line in self.lines)
        return f"func.func @{name}({arguments}) -> ({types}) {{\n{body}  return {returned} : {types}\n}}\n"


def boundary(random: Random, bits: int) -> int:
    """A signed number near the ends of the range, near zero, or anywhere."""
    low, high = -1 << (bits - 1), (1 << (bits - 1)) - 1
    if bits == 1:
        return random.choice((0, -1))
    if random.random() < 0.1:
        return halfway(random, bits)
    near = (0, 1, 2, -1, -2, 3, 7, low, low + 1, high, high - 1, bits - 1, bits, bits // 2, low // 2, high // 2)
    return random.choice(near) if random.random() < 0.8 else random.randint(low, high)


def halfway(random: Random, bits: int) -> int:
    """A number that is a little more or less than halfway between two floats of some precision, or just that."""
    precision = random.choice((8, 11, 24, 53))
    shift = random.randint(1, 40)
    whole = (1 << (precision - 1)) | random.getrandbits(precision - 1)
    number = ((whole << shift) | (1 << (shift - 1))) + random.choice((-1, 0, 1))
    return number if number.bit_length() < bits else number >> (number.bit_length() - bits + 1)


def element_of(type_: str) -> str:
    return type_[:-1].rpartition("<")[2].lstrip("0123456789x?") if type_.endswith(">") else type_


def shape_of(type_: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"(\d+)x", type_))) if type_.endswith(">") else ()


def _number_text(random: Random, element: str) -> str:
    if element in FLOATS:
        return random.choice(FLOAT_TEXTS) if random.random() < 0.75 else random.choice(_SPECIAL[element])
    if element == "i1":
        return random.choice(("true", "false"))
    return str(boundary(random, _WIDTHS[element]))


def constant_text(random: Random, type_: str) -> str:
    element, shape = element_of(type_), shape_of(type_)
    if type_ == "i1":
        return _number_text(random, element)
    if not type_.endswith(">"):
        return f"{_number_text(random, element)} : {type_}"
    if random.random() < 0.6:
        return f"dense<{_number_text(random, element)}> : {type_}"

    def nested(sizes: Sequence[int]) -> str:
        if not sizes:
            return _number_text(random, element)
        return f"[{', '.join(nested(sizes[1:]) for _ in range(sizes[0]))}]"

    return f"dense<{nested(shape)}> : {type_}"


def with_element(type_: str, element: str) -> str:
    return type_[: -1 - len(element_of(type_))] + element + ">" if type_.endswith(">") else element


def _flags(random: Random, name: str) -> str:
    if name in FLAGGED:
        return random.choice(("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
    return random.choice(("", " exact")) if name in EXACT else ""


def _fastmath(random: Random) -> str:
    return random.choice(("", "", "", " fastmath<nnan>", " fastmath<ninf>", " fastmath<nnan, ninf>"))


# Steps: each adds one operation, and gives its result with the type.

Step = Callable[[Draft, str], tuple[str, str] | None]


def _binary(draft: Draft, type_: str) -> tuple[str, str]:
    name = draft.random.choice(draft.binary)
    flags = _flags(draft.random, name)
    left, right = draft.value(type_), draft.operand(type_)
    if name in ("subi", "addi", "divsi") and draft.random.random() < 0.3:
        left, right = right, left
    exact = flags if flags == " exact" else ""
    overflow = flags if flags != " exact" else ""
    return draft.add(f"arith.{name} {left}, {right}{exact}{overflow} : {type_}", type_), type_


def _compare(draft: Draft, type_: str) -> tuple[str, str]:
    kind = with_element(type_, "i1")
    text = f"arith.cmpi {draft.random.choice(PREDICATES)}, {draft.value(type_)}, {draft.operand(type_)} : {type_}"
    return draft.add(text, kind), kind


def _choose(draft: Draft, type_: str) -> tuple[str, str]:
    is_scalar = not type_.endswith(">") or draft.random.random() < 0.5
    kind = "i1" if is_scalar else with_element(type_, "i1")
    condition, then, other = draft.value(kind), draft.operand(type_), draft.operand(type_)
    types = type_ if is_scalar else f"{kind}, {type_}"
    return draft.add(f"arith.select {condition}, {then}, {other} : {types}", type_), type_


def _extended(draft: Draft, type_: str) -> tuple[str, str]:
    name = draft.random.choice(("addui_extended", "mulsi_extended", "mului_extended"))
    second = with_element(type_, "i1") if name == "addui_extended" else type_
    types = f"{type_}, {second}" if name == "addui_extended" else type_
    low = draft.add(f"arith.{name} {draft.value(type_)}, {draft.operand(type_)} : {types}", type_, 2, (second,))
    return (low, type_) if draft.random.random() < 0.5 else (low.replace("#0", "#1"), second)


def _resize(draft: Draft, type_: str) -> tuple[str, str] | None:
    element = element_of(type_)
    value = draft.operand(type_) if draft.random.random() < 0.2 else draft.value(type_)
    if element == "index":
        kind = with_element(type_, draft.random.choice(INTEGERS[:-1]))
        name = draft.random.choice(("index_cast", "index_castui"))
        return draft.add(f"arith.{name} {value} : {type_} to {kind}", kind), kind
    others = [one for one in INTEGERS if one != element]
    other = draft.random.choice(others)
    kind = with_element(type_, other)
    if other == "index":
        name = draft.random.choice(("index_cast", "index_castui"))
    elif _WIDTHS[other] < _WIDTHS[element]:
        flags = draft.random.choice(("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
        return draft.add(f"arith.trunci {value}{flags} : {type_} to {kind}", kind), kind
    else:
        name = draft.random.choice(("extsi", "extui"))
    return draft.add(f"arith.{name} {value} : {type_} to {kind}", kind), kind


def _math_integer(draft: Draft, type_: str) -> tuple[str, str] | None:
    if element_of(type_) == "index":
        return None
    if draft.random.random() < 0.2:
        return draft.add(f"math.ipowi {draft.operand(type_)}, {draft.operand(type_)} : {type_}", type_), type_
    return draft.add(f"math.{draft.random.choice(MATH_INTEGERS)} {draft.operand(type_)} : {type_}", type_), type_


def _float_binary(draft: Draft, type_: str) -> tuple[str, str]:
    name = draft.random.choice(FLOAT_BINARY)
    left, right = draft.value(type_), draft.operand(type_)
    return draft.add(f"arith.{name} {left}, {right}{_fastmath(draft.random)} : {type_}", type_), type_


def _float_unary(draft: Draft, type_: str) -> tuple[str, str]:
    if draft.random.random() < 0.5:
        return draft.add(f"arith.negf {draft.value(type_)}{_fastmath(draft.random)} : {type_}", type_), type_
    value = draft.operand(type_)
    match draft.random.randrange(4):
        case 0:
            text = f"math.copysign {value}, {draft.operand(type_)} : {type_}"
        case 1:
            text = f"math.fma {value}, {draft.operand(type_)}, {draft.operand(type_)} : {type_}"
        case _:
            text = f"math.{draft.random.choice(MATH_FLOATS)} {value} : {type_}"
    return draft.add(text, type_), type_


def _float_compare(draft: Draft, type_: str) -> tuple[str, str]:
    kind = with_element(type_, "i1")
    predicate = draft.random.choice(FLOAT_PREDICATES)
    value, other = draft.value(type_), draft.operand(type_)
    return draft.add(f"arith.cmpf {predicate}, {value}, {other}{_fastmath(draft.random)} : {type_}", kind), kind


def _float_resize(draft: Draft, type_: str) -> tuple[str, str] | None:
    ranks = {"f16": 1, "bf16": 1, "f32": 2, "f64": 3}
    element = element_of(type_)
    other = draft.random.choice([one for one in FLOATS if ranks[one] != ranks[element]])
    kind = with_element(type_, other)
    if ranks[other] > ranks[element]:
        return draft.add(f"arith.extf {draft.operand(type_)} : {type_} to {kind}", kind), kind
    mode = draft.random.choice(("", "", "", " to_nearest_even", " downward", " upward", " toward_zero"))
    return draft.add(f"arith.truncf {draft.operand(type_)}{mode} : {type_} to {kind}", kind), kind


def _from_integer(draft: Draft, type_: str) -> tuple[str, str] | None:
    if element_of(type_) == "index":
        return None
    kind = with_element(type_, draft.random.choice(FLOATS))
    name = draft.random.choice(("sitofp", "uitofp"))
    return draft.add(f"arith.{name} {draft.operand(type_)} : {type_} to {kind}", kind), kind


def _to_integer(draft: Draft, type_: str) -> tuple[str, str] | None:
    bits = {"f16": "i16", "bf16": "i16", "f32": "i32", "f64": "i64"}[element_of(type_)]
    if draft.random.random() < 0.3:
        kind = with_element(type_, bits)
        return draft.add(f"arith.bitcast {draft.operand(type_)} : {type_} to {kind}", kind), kind
    kind = with_element(type_, draft.random.choice(INTEGERS[:-1]))
    name = draft.random.choice(("fptosi", "fptoui"))
    return draft.add(f"arith.{name} {draft.operand(type_)} : {type_} to {kind}", kind), kind


def _bits_to_float(draft: Draft, type_: str) -> tuple[str, str] | None:
    floats = {"i16": ("f16", "bf16"), "i32": ("f32",), "i64": ("f64",)}.get(element_of(type_))
    if floats is None:
        return None
    kind = with_element(type_, draft.random.choice(floats))
    return draft.add(f"arith.bitcast {draft.operand(type_)} : {type_} to {kind}", kind), kind


_INTEGER_STEPS: tuple[Step, ...] = (
    *(_binary,) * 6,
    *(_resize,) * 3,
    *(_compare,) * 2,
    *(_choose,) * 2,
    _extended,
    _math_integer,
    _from_integer,
    _bits_to_float,
)
_FLOAT_STEPS: tuple[Step, ...] = (
    *(_float_binary,) * 4,
    *(_float_unary,) * 3,
    *(_float_compare,) * 2,
    *(_float_resize,) * 2,
    _to_integer,
    _choose,
)


def scalar_function(random: Random, name: str) -> str:
    """Arithmetic on integers and floats, or on vectors and tensors of them."""
    draft = Draft(random)
    element = random.choice((*INTEGERS, *INTEGERS, *FLOATS))
    type_ = random.choice((element, element, element, f"vector<2x{element}>", f"tensor<2x{element}>"))
    found: list[tuple[str, str]] = []
    theme = (_binary,) if random.random() < 0.2 else (_binary, _resize) if random.random() < 0.3 else _INTEGER_STEPS
    for _ in range(random.randint(1, 5)):
        steps = _FLOAT_STEPS if element_of(type_) in FLOATS else theme
        made = random.choice(steps)(draft, type_)
        if made is not None:
            found.append(made)
            type_ = made[1] if random.random() < 0.9 else type_
    if not found:
        found.append((draft.value(type_), type_))
    return draft.text(name, found[-1:] if random.random() < 0.8 else found[-2:])


def index_function(random: Random, name: str) -> str:
    """Arithmetic of the index dialect, whose width is not known."""
    draft = Draft(random)
    kind = "index"
    for _ in range(random.randint(1, 5)):
        if random.random() < 0.25:
            value = _index_operand(draft)
            draft.add(f"index.cmp {random.choice(PREDICATES)}({draft.value('index')}, {value})", "i1")
            kind = "i1"
        elif random.random() < 0.15:
            other = random.choice(("i8", "i32", "i64"))
            cast = random.choice(("casts", "castu"))
            if random.random() < 0.5:
                draft.add(f"index.{cast} {_index_operand(draft)} : index to {other}", other)
                kind = other
            else:
                draft.add(f"index.{cast} {draft.operand(other)} : {other} to index", "index")
                kind = "index"
        else:
            draft.add(f"index.{random.choice(INDEX_BINARY)} {draft.value('index')}, {_index_operand(draft)}", "index")
            kind = "index"
    return draft.text(name, [(draft.values[kind][-1], kind)])


def _index_operand(draft: Draft) -> str:
    random = draft.random
    if random.random() < 0.4:
        return draft.value("index")
    name = f"%x{len(draft.lines)}"
    value = boundary(random, random.choice((32, 64, 33)))
    draft.lines.append(f"{name} = index.constant {value}")
    return name
