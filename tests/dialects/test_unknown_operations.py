"""Unknown operations: the dialects in which they are right are those of mlir-opt."""

from __future__ import annotations

import re

from pydealloc.dialects.tables.unknown_operations import ALLOWING
from pydealloc.ods.knowledge import UPSTREAM
from tests.harness.oracle import Oracle


def test_the_dialects_that_allow_them(oracle: Oracle) -> None:
    names = sorted(UPSTREAM.dialect_names)
    chunks = [f'"{name}.no_such_operation"() : () -> ()\n// -----\n' for name in names]
    errors = oracle.run("".join(chunks), "--split-input-file").errors
    assert "that does not allow unknown operations" in errors
    refused = {names[int(line) // 2] for line in re.findall(r"<stdin>:(\d+):\d+: error: ", errors)}
    assert {*names} - refused == ALLOWING
