"""Bodies of functions: a program in `annotated/functions.mlir` for each operation that has one."""

from __future__ import annotations

from pathlib import Path

from pydealloc.ods.registry import UPSTREAM

_OTHERS = {"gpu.func", "wasmssa.func"}
"""Their entry blocks have more arguments, or arguments of other types, than the signature says."""


def test_each_operation_with_a_body_has_a_program() -> None:
    text = (Path(__file__).parent / "annotated" / "functions.mlir").read_text(encoding="utf-8")
    operations = [name for dialect in UPSTREAM.dialect_names() for name in UPSTREAM.op_names(dialect)]
    functions = {
        name for name in operations if (found := UPSTREAM.lookup(name)) and "FunctionOpInterface" in found.interfaces
    }
    assert len(functions) > len(_OTHERS)
    said = {name for name in functions if f"'{name}' op entry block must have 1 arguments" in text}
    assert functions - said == _OTHERS
