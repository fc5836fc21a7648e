"""Clauses of `omp` that do not define arguments of a region; those that do are in `omp_syntax`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.attributes import UNIT, ArrayAttr, Attribute, DialectAttr
from ...ir.graph import Operation, Value
from ...ods.definitions import AttributeDefinition, OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import array_elements, i64_array_attr, i64_attr, integer_value, operand_group
from ..common.assembly.clauses import operand_name

Arguments = Sequence[DirectiveArgument]

_BODY = re.compile(r"\w+(.*)", re.DOTALL).fullmatch


def word_of(attribute: DialectAttr) -> str:
    """The keyword in `#omp<mnemonic keyword>` or `#omp<mnemonic(keyword)>`."""
    found = _BODY(attribute.body or "")
    return found[1].strip().removeprefix("(").removesuffix(")").strip() if found is not None else ""


def _attribute_name(arguments: Arguments) -> str:
    return next(argument.name for argument in arguments if argument.kind == "attr")


def _keywords(definition: AttributeDefinition) -> tuple[str, ...]:
    """The keywords of an attribute that is a case of an enum; none for another one."""
    if definition.syntax[0] != "attrdef":
        return ()
    described = UPSTREAM.lookup_attr("omp", str(definition.syntax[1]).partition(".")[2])
    kind = described.parameters[0].kind if described is not None and described.parameters else ("other", "")
    enum = UPSTREAM.lookup_enum(str(kind[1])) if kind[0] == "enum" else None
    return enum.keywords if enum is not None else ()


def _add_typed(p: OpParser, state: FormatState, name: str) -> None:
    """`%value : type` into the group `name`."""
    state.operands[name].append(p.operand())
    state.operand_types[name].append(p.colon_type())


def _parse_keyword(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    definition = state.definition.attribute(arguments[0].name)
    keywords = _keywords(definition) if definition is not None else ()
    if keywords and not any(p.next_is(word) for word in keywords):
        start = p.offset
        p.fail(f"invalid clause value: '{p.any_keyword()}'", start, candidates=keywords)
    _parse_attribute(p, state, arguments[0].name)


def _parse_attribute(p: OpParser, state: FormatState, name: str) -> None:
    definition = state.definition.attribute(name)
    if definition is not None:
        state.op.properties[name] = p.attribute_like(definition)


def _print_attribute(p: OpPrinter, op: Operation, definition: OpDefinition, name: str) -> None:
    """The keyword: attributes of this dialect are spelled `#omp<mnemonic keyword>`."""
    attribute = op.properties.get(name)
    described = definition.attribute(name)
    if isinstance(attribute, DialectAttr) and not attribute.mnemonic:
        p.write(word_of(attribute))
    elif attribute is not None and described is not None:
        p.attribute_like(described, attribute)


def _print_keyword(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    _print_attribute(p, op, definition, arguments[0].name)


def _parse_allocations(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`%allocator : type -> %variable : type, ...`."""
    variables, allocators = (argument.name for argument in arguments if argument.kind == "operand")
    for name in (variables, allocators):
        state.operands[name], state.operand_types[name] = [], []

    def entry() -> None:
        for name in (allocators, variables):
            state.operands[name].append(p.operand())
            state.operand_types[name].append(p.colon_type())
            if name == allocators:
                p.punctuation("->")

    p.comma_separated(entry)


def _print_typed(p: OpPrinter, value: Value) -> None:
    p.value(value)
    p.write(" : ")
    p.type(value.type)


def _print_allocations(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    variables, allocators = (
        operand_group(op, definition, argument.name) for argument in arguments if argument.kind == "operand"
    )
    for position, (variable, allocator) in enumerate(zip(variables, allocators, strict=True)):
        p.write(", " if position else "")
        _print_typed(p, allocator)
        p.write(" -> ")
        _print_typed(p, variable)


def _parse_order(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`modifier:kind` or `kind`."""
    kind, modifier = (argument.name for argument in arguments)
    for word in ("reproducible", "unconstrained"):
        if p.optional_keyword(word):
            state.op.properties[modifier] = DialectAttr("omp", "", f"order_mod {word}")
            p.punctuation(":")
    _parse_attribute(p, state, kind)


def _print_order(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    kind, modifier = (argument.name for argument in arguments)
    if kind not in op.properties:
        # Only the generic form has a modifier of nothing.
        raise ValueError(op.name)
    if modifier in op.properties:
        _print_attribute(p, op, definition, modifier)
        p.write(":")
    _print_attribute(p, op, definition, kind)


_CHUNKED = ("static", "dynamic", "guided")
_SCHEDULES = (*_CHUNKED, "auto", "runtime", "distribute")
_MODIFIERS = ("none", "monotonic", "nonmonotonic", "simd")


def _check_modifiers(p: OpParser, words: list[str], start: int) -> None:
    """The modifiers of a schedule: known ones, at most one of an order, then `simd` (verifyScheduleModifiers)."""
    if len(words) > 2:
        p.fail(" unexpected modifier(s)", start)
    for word in words:
        if word not in _MODIFIERS:
            p.fail(f" unknown modifier type: {word}", start)
    if len(words) == 2 and (words[0] == "simd" or words[1] != "simd"):
        p.fail(" incorrect modifier order", start)


def _parse_schedule(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`kind = %chunk : type, modifier, simd`; only the kind is required."""
    kind, modifier, simd = (argument.name for argument in arguments if argument.kind == "attr")
    chunk = next(argument.name for argument in arguments if argument.kind == "operand")
    start = p.offset
    word = p.any_keyword()
    if word not in _SCHEDULES:
        p.fail(" expected schedule kind", start)
    state.op.properties[kind] = DialectAttr("omp", "", f"schedulekind {word}")
    if word in _CHUNKED and p.optional_punctuation("="):
        state.operands[chunk] = [p.operand()]
        state.operand_types[chunk] = [p.colon_type()]
    words: list[str] = []
    while p.optional_punctuation(","):
        words.append(p.any_keyword())
    _check_modifiers(p, words, start)
    for word in words:
        if word == "simd":
            state.op.properties[simd] = UNIT
        elif word != "none":
            state.op.properties[modifier] = DialectAttr("omp", "", f"sched_mod {word}")


def _print_schedule(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    kind, modifier, simd = (argument.name for argument in arguments if argument.kind == "attr")
    chunk = next(argument.name for argument in arguments if argument.kind == "operand")
    if kind not in op.properties:
        # Only the generic form has a modifier, or a size of chunks, of nothing.
        raise ValueError(op.name)
    _print_attribute(p, op, definition, kind)
    for value in operand_group(op, definition, chunk):
        p.write(" = ")
        _print_typed(p, value)
    if modifier in op.properties:
        p.write(", ")
        _print_attribute(p, op, definition, modifier)
    if simd in op.properties:
        p.write(", simd")


_HINTS = {"uncontended": 1, "contended": 2, "nonspeculative": 4, "speculative": 8}


def _parse_hint(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    total = 0

    def word() -> None:
        nonlocal total
        start = p.offset
        keyword = p.any_keyword("hint")
        if keyword != "none" and keyword not in _HINTS:
            p.fail(f"{keyword} is not a valid hint", start)
        total |= _HINTS.get(keyword, 0)

    p.comma_separated(word)
    state.op.properties[arguments[0].name] = i64_attr(total)


def _print_hint(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    value = integer_value(op.properties.get(arguments[0].name))
    p.write(", ".join(word for word, bit in _HINTS.items() if value & bit) or "none")


def _parse_dependences(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`kind -> %value : type, ...`."""
    values = next(argument.name for argument in arguments if argument.kind == "operand")
    kinds = next(argument.name for argument in arguments if argument.kind == "attr")
    found: list[Attribute] = []
    state.operands[values], state.operand_types[values] = [], []

    def entry() -> None:
        found.append(DialectAttr("omp", "", f"clause_task_depend({p.any_keyword()})"))
        p.punctuation("->")
        state.operands[values].append(p.operand())
        state.operand_types[values].append(p.colon_type())

    p.comma_separated(entry)
    state.op.properties[kinds] = ArrayAttr(tuple(found))


def _print_dependences(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    values = next(argument.name for argument in arguments if argument.kind == "operand")
    kinds = array_elements(op.properties.get(next(a.name for a in arguments if a.kind == "attr")))
    for position, (kind, value) in enumerate(zip(kinds, operand_group(op, definition, values), strict=True)):
        word = word_of(kind) if isinstance(kind, DialectAttr) else str(kind)
        p.write(f"{', ' if position else ''}{word} -> ")
        _print_typed(p, value)


# Lists of variables


def _parse_aligned(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`%x : type -> 32 : i64, ...`."""
    variables = operand_name(arguments)
    alignments: list[Attribute] = []
    state.operands[variables], state.operand_types[variables] = [], []

    def entry() -> None:
        _add_typed(p, state, variables)
        p.punctuation("->")
        alignments.append(p.attribute())

    p.comma_separated(entry)
    state.op.properties[_attribute_name(arguments)] = ArrayAttr(tuple(alignments))


def _print_aligned(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    values = operand_group(op, definition, operand_name(arguments))
    alignments = array_elements(op.properties.get(_attribute_name(arguments)))
    for position, (value, alignment) in enumerate(zip(values, alignments, strict=True)):
        p.write(", " if position else "")
        _print_typed(p, value)
        p.write(" -> ")
        p.attribute(alignment)


def _parse_linear(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`%x = %step : type of x, ...`."""
    variables, steps = (argument.name for argument in arguments if argument.kind == "operand")
    state.operands[variables], state.operand_types[variables], state.operands[steps] = [], [], []

    def entry() -> None:
        state.operands[variables].append(p.operand())
        p.punctuation("=")
        state.operands[steps].append(p.operand())
        state.operand_types[variables].append(p.colon_type())

    p.comma_separated(entry)


def _print_linear(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    variables, steps = (
        operand_group(op, definition, argument.name) for argument in arguments if argument.kind == "operand"
    )
    for position, (variable, step) in enumerate(zip(variables, steps, strict=True)):
        p.write(", " if position else "")
        p.value(variable)
        p.write(" = ")
        p.value(step)
        p.write(" : ")
        p.type(variable.type)


def _parse_copies(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`%x -> @function : type, ...`."""
    variables = operand_name(arguments)
    symbols: list[Attribute] = []
    state.operands[variables], state.operand_types[variables] = [], []

    def entry() -> None:
        state.operands[variables].append(p.operand())
        p.punctuation("->")
        symbols.append(p.symbol_ref())
        state.operand_types[variables].append(p.colon_type())

    p.comma_separated(entry)
    state.op.properties[_attribute_name(arguments)] = ArrayAttr(tuple(symbols))


def _print_copies(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    values = operand_group(op, definition, operand_name(arguments))
    symbols = array_elements(op.properties.get(_attribute_name(arguments)))
    for position, (value, symbol) in enumerate(zip(values, symbols, strict=True)):
        p.write(", " if position else "")
        p.value(value)
        p.write(" -> ")
        p.attribute(symbol)
        p.write(" : ")
        p.type(value.type)


def _parse_amount(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`strict, %x : type`; the modifier is optional."""
    name, modifier = operand_name(arguments), _attribute_name(arguments)
    mnemonic = "grainsizetype" if modifier == "grainsize_mod" else "numtaskstype"
    word = p.optional_any_keyword()
    if word is not None:
        state.op.properties[modifier] = DialectAttr("omp", "", f"{mnemonic} {word}")
        p.punctuation(",")
    state.operands[name], state.operand_types[name] = [], []
    _add_typed(p, state, name)


def _print_amount(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    modifier = op.properties.get(_attribute_name(arguments))
    if isinstance(modifier, DialectAttr):
        p.write(f"{word_of(modifier)}, ")
    for value in operand_group(op, definition, operand_name(arguments)):
        p.value(value)
        p.write(": ")
        p.type(value.type)


# omp.map.info

# The words of upstream's enum in the order of their bits, then in the order in which the clause is written.
_FLAGS = ("storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present",
          "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee",
          "is_device_ptr")  # fmt: skip
_WRITTEN = ("always", "implicit", "ompx_hold", "close", "present", "to", "from", "del", "return_param", "storage",
            "literal", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee",
            "is_device_ptr")  # fmt: skip


def _parse_map_kinds(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`always, tofrom, ...`; words that upstream does not know mean nothing to it."""
    found: set[str] = set()

    def word() -> None:
        keyword = p.any_keyword("map type")
        if keyword == "delete":
            found.add("del")
        elif keyword not in ("del", "priv"):
            found.update(("to", "from") if keyword == "tofrom" else (keyword,))

    p.comma_separated(word)
    flags = "|".join(flag for flag in _FLAGS if flag in found) or "none"
    state.op.properties[arguments[0].name] = DialectAttr("omp", "", f"clause_map_flags {flags}")


def _print_map_kinds(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    attribute = op.properties.get(arguments[0].name)
    found = set(re.split(r"[\s|]+", word_of(attribute))) if isinstance(attribute, DialectAttr) else set[str]()
    both = {"to", "from"} <= found
    words = [
        "tofrom" if both and flag == "to" else "delete" if flag == "del" else flag
        for flag in _WRITTEN
        if flag in found and not (both and flag == "from")
    ]
    p.write(", ".join(words) or "none")


def _parse_capture(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    state.op.properties[arguments[0].name] = DialectAttr("omp", "", f"variable_capture_kind({p.any_keyword()})")


def _parse_members(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`[0], [1, 2]`."""
    found: list[Attribute] = []

    def member() -> None:
        indices: list[int] = []
        p.comma_separated(lambda: indices.append(p.integer()), "[", "]")
        found.append(i64_array_attr(indices))

    p.comma_separated(member)
    state.op.properties[arguments[0].name] = ArrayAttr(tuple(found))


def _print_members(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    members = array_elements(op.properties.get(arguments[0].name))
    if not members or not operand_group(op, definition, "members"):
        # Only the generic form has members without indices, or indices without members.
        raise ValueError(op.name)
    texts = (", ".join(str(integer_value(index)) for index in array_elements(member)) for member in members)
    p.write(", ".join(f"[{text}]" for text in texts))


_AMOUNT = Directive(_parse_amount, _print_amount)

CLAUSES = {
    "AlignedClause": Directive(_parse_aligned, _print_aligned),
    "AllocateAndAllocator": Directive(_parse_allocations, _print_allocations),
    "CaptureType": Directive(_parse_capture, _print_keyword),
    "ClauseAttr": Directive(_parse_keyword, _print_keyword),
    "Copyprivate": Directive(_parse_copies, _print_copies),
    "DependVarList": Directive(_parse_dependences, _print_dependences),
    "GrainsizeClause": _AMOUNT,
    "LinearClause": Directive(_parse_linear, _print_linear),
    "MapClause": Directive(_parse_map_kinds, _print_map_kinds),
    "MembersIndex": Directive(_parse_members, _print_members),
    "NumTasksClause": _AMOUNT,
    "OrderClause": Directive(_parse_order, _print_order),
    "ScheduleClause": Directive(_parse_schedule, _print_schedule),
    "SynchronizationHint": Directive(_parse_hint, _print_hint),
}
"""Directives by name."""
