"""Quotations: what the findings of the pages quote of mlir-opt is in LLVM's library."""

from __future__ import annotations

import pytest

from .library import libraries_of_mlir
from .quotations import Literals, quotations

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def literals() -> Literals:
    libraries = libraries_of_mlir()
    if not libraries:
        pytest.skip("LLVM 22 is not installed: ./dev oracle")
    return Literals(libraries)


@pytest.mark.oracle
def test_what_is_quoted_of_mlir_opt_is_in_its_library(literals: Literals) -> None:
    found = dict(quotations())
    assert len(found) > 1000
    wrong = {text: words for text, program in found.items() if (words := literals.unexplained(text, program))}
    assert wrong == {}


@pytest.mark.oracle
def test_what_mlir_opt_does_not_say_is_found(literals: Literals) -> None:
    program = "func.func @f(%b: memref<4xf32>)"
    assert literals.unexplained("MemRef value does not have valid ownership", program) == []
    assert literals.unexplained("MemRef value does not have proper ownership", program) == ["MemRef", "proper"]
    assert literals.unexplained("expected memref type in attribution", program) == []
    assert literals.unexplained("expected buffer type in attribution", program) == ["expected"]
    assert literals.unexplained("custom op 'f' is unknown (tried 'func.f' as well)", program) == []
