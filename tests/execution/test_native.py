"""Programs run with LLVM in memory that is counted."""

from __future__ import annotations

import pytest

from tests.execution.native import NOTHING_FREED, Native

_STORE = """func.func @main() -> i32 {{
  %i = arith.constant {index} : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<1024xi32>
  memref.store %zero, %m[%i] : memref<1024xi32>
  {then}
  return %zero : i32
}}
"""
_FREED = "memref.dealloc %m : memref<1024xi32>"


def _problems(index: int, then: str = "") -> list[str]:
    with Native.made() as native:
        if native is None:
            pytest.skip("mlir-runner-22 or a C compiler is not installed")
        expected = native.run(_STORE.format(index=0, then=""), *NOTHING_FREED)
        return native.run(_STORE.format(index=index, then=then)).problems(expected)


@pytest.mark.oracle
@pytest.mark.parametrize("index", [-4096, 2048, 1 << 20])
def test_a_program_that_leaves_its_buffer_fails_wherever_that_is(index: int) -> None:
    assert _problems(index) == ["fails: exit 71, touched=unknown"]


@pytest.mark.oracle
def test_what_is_not_freed_leaks() -> None:
    assert _problems(0) == ["1 of 1 allocations leak"]


@pytest.mark.oracle
def test_what_is_freed_cannot_be_used_or_freed_again() -> None:
    assert _problems(0, _FREED) == []
    assert _problems(0, f"{_FREED}\n{_FREED}") == ["1 double frees"]
    assert "use after free" in _problems(0, f"{_FREED}\nmemref.store %zero, %m[%i] : memref<1024xi32>")
