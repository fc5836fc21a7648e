"""OpenACC in LLVM 22's spelling, from that of LLVM 14 to 16, as replacements in the text of the operation.

    acc.parallel copyin(%a : memref<4xf32>) {...}
    =>
    %data0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
    acc.parallel dataOperands(%data0 : memref<4xf32>) {...}
    acc.delete accPtr(%data0 : memref<4xf32>) {dataClause = #acc<data_clause acc_copyin>}

What a clause does to data when the construct begins and ends is an operation before and one after it. Numbers of gangs,
arguments of loops and sizes of tiles are lists for a kind of device, and each loop says whether its iterations are
independent: without a word they are, but for those of `acc.kernels` and `acc.serial` (OpenACC 3.3, 2.9).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...ir.attributes import TypeAttr
from ...ir.graph import Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ir.types import DialectType
from ..common.assembly.body_parts import closing, split_parts
from .current_bodies import pointee
from .new_operations import end_of_header, fresh_name, indentation
from .older_spellings import Replacement

_Edits = list[Replacement]


@dataclass(frozen=True)
class _Movement:
    """Effect of a clause on one variable: operations before and after the construct; empty: none."""

    before: str
    after: str = ""
    clause: str = ""
    """The word of the source, where `before` does not tell."""


_AT_CONSTRUCTS: Mapping[str, _Movement] = {
    "attach": _Movement("attach", "detach"),
    "copy": _Movement("copyin", "copyout", "acc_copy"),
    "copyin": _Movement("copyin", "delete"),
    "copyin_readonly": _Movement("copyin", "delete", "acc_copyin_readonly"),
    "copyout": _Movement("create", "copyout", "acc_copyout"),
    "copyout_zero": _Movement("create", "copyout", "acc_copyout_zero"),
    "create": _Movement("create", "delete"),
    "create_zero": _Movement("create", "delete", "acc_create_zero"),
    "deviceptr": _Movement("deviceptr"),
    "no_create": _Movement("nocreate", "delete", "acc_no_create"),
    "present": _Movement("present", "delete"),
}
_WITHOUT_END: Mapping[str, Mapping[str, _Movement]] = {
    "acc.enter_data": {
        "attach": _Movement("attach"),
        "copyin": _Movement("copyin"),
        "create": _Movement("create"),
        "create_zero": _Movement("create", clause="acc_create_zero"),
    },
    "acc.exit_data": {
        "copyout": _Movement("getdeviceptr", "copyout", "acc_copyout"),
        "delete": _Movement("getdeviceptr", "delete", "acc_delete"),
        "detach": _Movement("getdeviceptr", "detach", "acc_detach"),
    },
    "acc.update": {
        "device": _Movement("update_device"),
        "host": _Movement("getdeviceptr", "update_host", "acc_update_host"),
    },
}
"""Of directives, whose data outlives them."""
_WITH_VARIABLE = ("copyout", "update_host")
"""Operations that write the variable, and name it."""
_CLAUSE = lazy_pattern(r"\b([a-z_]+)\s*\(")
_LISTS = ("num_gangs", "wait", "gang", "tile")
_TYPED = lazy_pattern(r"(%[\w$.#-]+)\s*:\s*")


def _clauses(op: Operation) -> Iterator[tuple[str, int, int]]:
    """The clauses before the region: the name, where it starts, and the end of its parentheses."""
    syntax = op.syntax
    assert syntax is not None
    position, end = syntax.name_end, end_of_header(op)
    while (found := _CLAUSE.search(syntax.source, position, end)) is not None:
        position = closing(syntax.source, found.end() - 1) + 1
        if not position:
            return
        yield found[1], found.start(), position


def construct(op: Operation) -> _Edits:
    """A construct or a directive with clauses of data."""
    syntax = op.syntax
    if syntax is None or syntax.is_generic:
        return []
    movements = _WITHOUT_END.get(op.name, _AT_CONSTRUCTS)
    edits: _Edits = []
    names: list[str] = []
    types: list[str] = []
    before: list[str] = []
    after: list[str] = []
    first: tuple[int, int] | None = None
    for clause, start, end in _clauses(op):
        movement = movements.get(clause)
        if movement is None:
            edits += _as_list(syntax.source, clause, start, end)
            continue
        for operand in op.operands:
            if operand.span is None or not start < operand.span[0] < end:
                continue
            name = fresh_name(op, f"data{syntax.source.count('acc.', 0, syntax.start)}_{len(names)}")
            shown, type_ = syntax.source[slice(*operand.span)], str(operand.value.type)
            of_variable = _variable_type(operand.value)
            if of_variable is None:
                return []
            word = f" varType({of_variable})" if of_variable else ""
            before.append(_line(op, movement.before, movement.clause, name, shown, type_, word))
            if movement.after:
                after.append(_line(op, movement.after, movement.clause or f"acc_{clause}", name, shown, type_))
            names.append(name)
            types.append(type_)
        if first is None:
            first = (start, end)
        else:
            edits.append((len(syntax.source[:start].rstrip()), end, ""))
    if first is None:
        return sorted(edits)
    break_ = indentation(op)
    edits.append((*first, f"dataOperands({', '.join(names)} : {', '.join(types)})"))
    edits.append((syntax.start, syntax.start, "".join(line + break_ for line in before)))
    edits.append((syntax.end, syntax.end, "".join(break_ + line for line in after)))
    return sorted(edit for edit in edits if edit[0] < edit[1] or edit[2])


def _variable_type(value: Value) -> str | None:
    """The type of the variable that a pointer of LLVM points to, in LLVM 22's spelling; None: nothing tells.

    Empty where `value` is no such pointer: its own type tells.
    """
    type_ = value.type
    if not isinstance(type_, DialectType):
        return ""
    if (type_.dialect, type_.mnemonic) != ("llvm", "ptr"):
        return None
    found = pointee(type_.body) if type_.body else None
    maker = value.defining_op
    allocated = maker.properties.get("elem_type") if maker is not None and maker.name == "llvm.alloca" else None
    return str(allocated.type) if found is None and isinstance(allocated, TypeAttr) else found


def _line(op: Operation, name: str, clause: str, data: str, variable: str, type_: str, word: str = "") -> str:
    """One of the operations beside `op`; `data` is the variable on the device, `word` says its type."""
    attributes = [f"dataClause = #acc<data_clause {clause}>"] if clause and clause != f"acc_{name}" else []
    attributes += ["structured = false"] if op.name in _WITHOUT_END else []
    shown = f" {{{', '.join(attributes)}}}" if attributes else ""
    if name in _WITH_VARIABLE:
        return f"acc.{name} accPtr({data} : {type_}) to varPtr({variable} : {type_}){shown}"
    if name in {"delete", "detach"}:
        return f"acc.{name} accPtr({data} : {type_}){shown}"
    return f"{data} = acc.{name} varPtr({variable} : {type_}){word} -> {type_}{shown}"


def _as_list(source: str, clause: str, start: int, end: int) -> _Edits:
    """`gang(num=%n: i64)` is `gang({num=%n : i64})`; several values have their types behind each."""
    opening = source.index("(", start)
    inside = source[opening + 1 : end - 1]
    if clause not in _LISTS or "{" in inside:
        return []
    values, colon, types = inside.rpartition(":")
    if colon and ":" not in values and "," in values:
        pairs = zip(values.split(","), types.split(","), strict=False)
        inside = ", ".join(f"{value.strip()} : {type_.strip()}" for value, type_ in pairs)
    return [(opening + 1, end - 1, "{" + _TYPED.sub(r"\1 : ", inside.strip()) + "}")]


# Loops

_ATTRIBUTES = lazy_pattern(r"\s*attributes\s*(?=\{)").match
_EXECUTION = ("seq", "independent", "auto", "auto_")
_ON_ANY_DEVICE = "[#acc.device_type<none>]"


def loop(op: Operation) -> _Edits:
    """`acc.loop gang(num=%n: i64) {...} attributes {seq}`."""
    syntax, region = op.syntax, op.regions[0].span if op.regions else None
    if syntax is None or region is None or syntax.is_generic:
        return []
    edits = [edit for clause in _clauses(op) for edit in _as_list(syntax.source, *clause)]
    found = _ATTRIBUTES(syntax.source, region[1], syntax.end)
    stop = closing(syntax.source, found.end()) + 1 if found is not None else region[1]
    # LLVM 16 reads loops in C++, so that their text is all that is known.
    inside = syntax.source[found.end() + 1 : stop - 1] if found is not None else ""
    entries = dict(_entry(part) for part in split_parts(inside))
    if any(entries.get(name, "").startswith("[") for name in _EXECUTION):
        return sorted(edits)
    shown: dict[str, str] = {}
    for name, value in entries.items():
        if name in _EXECUTION:
            shown["auto_" if name == "auto" else name] = _ON_ANY_DEVICE
        elif name == "collapse" and not value.startswith("["):
            shown |= {name: f"[{value}]", "collapseDeviceType": _ON_ANY_DEVICE}
        else:
            shown[name] = value
    if not shown.keys() & set(_EXECUTION):
        parent = op.parent_op
        is_dependent = parent is not None and parent.name in {"acc.kernels", "acc.serial"}
        shown["auto_" if is_dependent else "independent"] = _ON_ANY_DEVICE
    text = ", ".join(f"{name} = {value}" if value else name for name, value in shown.items())
    edits.append((region[1], stop, f" attributes {{{text}}}"))
    return sorted(edits)


def _entry(text: str) -> tuple[str, str]:
    """Name and value of an entry of a dictionary."""
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


CURRENT_ACC = {
    "acc.data": construct,
    "acc.enter_data": construct,
    "acc.exit_data": construct,
    "acc.kernels": construct,
    "acc.loop": loop,
    "acc.parallel": construct,
    "acc.serial": construct,
    "acc.update": construct,
}
"""By name in LLVM 14 to 16."""
