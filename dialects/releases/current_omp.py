"""OpenMP in LLVM 22's spelling, from that of LLVM 14 to 17, as replacements in the text of the operation.

    omp.target_enter_data map((to -> %a : !llvm.ptr<i32>))
    =>
    %map0_0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target_enter_data map_entries(%map0_0 : !llvm.ptr)

A condition has no type, and a loop is an operation of its own, within the one that says how it is run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ..common.assembly.body_parts import closing, split_parts
from .current_bodies import pointee
from .current_loops import shared_loop
from .new_operations import end_of_header, fresh_name, indentation
from .older_spellings import Replacement

_Edits = list[Replacement]
_CONDITION = lazy_pattern(r"\bif\s*\(\s*%[\w$.#-]+(\s*:\s*i1)\s*\)")
_MAP = lazy_pattern(r"\bmap\s*\(")
_POINTER = lazy_pattern(r"!llvm\.ptr(?:<(.*)>)?")


def condition(op: Operation) -> _Edits:
    """`if(%c : i1)` is `if(%c)`."""
    syntax = op.syntax
    found = _CONDITION.search(syntax.source, syntax.name_end, end_of_header(op)) if syntax is not None else None
    return [(*found.span(1), "")] if found is not None else []


def mapped_data(op: Operation) -> _Edits:
    """Maps of data as operations before the construct, one for each variable."""
    syntax = op.syntax
    found = _MAP.search(syntax.source, syntax.name_end, syntax.end) if syntax is not None else None
    if syntax is None or found is None:
        return condition(op)
    end = closing(syntax.source, found.end() - 1)
    made: list[str] = []
    names: list[str] = []
    types: list[str] = []
    for part in split_parts(syntax.source[found.end() : end]) if end > 0 else ():
        kinds, _, data = part.removeprefix("(").removesuffix(")").partition("->")
        variable, type_ = map(str.strip, (data.partition(":")[0], data.partition(":")[2]))
        of_variable = _variable(type_) if variable.startswith("%") else None
        if of_variable is None:
            return []
        name = fresh_name(op, f"map{syntax.source.count('omp.', 0, syntax.start)}_{len(names)}")
        shown = ", ".join(kind.strip() for kind in kinds.split(","))
        clauses = f"map_clauses({shown}) capture(ByRef) -> {type_}"
        made.append(f"{name} = omp.map.info var_ptr({variable} : {type_}, {of_variable}) {clauses}")
        names.append(name)
        types.append(type_)
    if not names:
        return []
    return [
        (syntax.start, syntax.start, "".join(line + indentation(op) for line in made)),
        *condition(op),
        (found.start(), end + 1, f"map_entries({', '.join(names)} : {', '.join(types)})"),
    ]


def _variable(type_: str) -> str | None:
    """The type of the variable that a pointer points to; None where it does not tell."""
    found = _POINTER.fullmatch(type_)
    if found is None:
        return type_
    return pointee(found[1]) if found[1] else None


CURRENT_OMP: Mapping[str, Callable[[Operation], _Edits]] = {
    "omp.parallel": condition,
    "omp.simdloop": shared_loop,
    "omp.target": condition,
    "omp.target_data": mapped_data,
    "omp.target_enter_data": mapped_data,
    "omp.target_exit_data": mapped_data,
    "omp.task": condition,
    "omp.wsloop": shared_loop,
}
"""By name in LLVM 14 to 18."""
