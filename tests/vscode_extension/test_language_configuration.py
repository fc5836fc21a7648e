"""Words, brackets, comments and indentation, as the editor has them without a server."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.vscode_extension.grammars import EXTENSION, node

WORDS = {
    "%0 = arith.addi %arg0, %a-b": ["%0", "arith.addi", "%arg0", "%a-b"],
    "%r:2 = call @f(%x#1) : (i32)": ["%r", "2", "call", "@f", "%x#1", "i32"],
    "%a->%b": ["%a", "%b"],
    "^bb0(%a: !alias)": ["^bb0", "%a", "!alias"],
    "#map0 #gpu.address_space<workgroup>": ["#map0", "#gpu.address_space", "workgroup"],
    "!llvm.ptr<3>": ["!llvm.ptr", "3"],
    "memref<4x?xf32>, 4x4xf32": ["memref", "4x", "xf32", "4x4xf32"],
    "1.5e-3 0xFF -7": ["1.5e-3", "0xFF", "7"],
    "// The end of memref.alloc. Größe": ["The", "end", "of", "memref.alloc", "Größe"],
    "@a::@b": ["@a", "@b"],
}
DOUBLE_CLICKS = {
    "  %ar|g0, %b": "%arg0",
    "%r|:2 = call": "%r",
    "%r#|1)": "%r#1",
    "call @s|ym(%0)": "@sym",
    "cf.br ^b|b0": "^bb0",
    ": !al|ias": "!alias",
    "<#ma|p0>": "#map0",
    "memref.all|oc()": "alloc",
    "mem|ref.alloc()": "memref",
    "// the la|st.": "last",
    "%a|->": "%a",
}
ENTERS = {
    "func.func @f() {|}": "indentOutdent",
    "func.func @f() {|": "indent",
    "func.func @f() { // comment|": "indent",
    "linalg.generic(|": "indent",
    "  ^bb0(%a: memref<4xf32, affine_map<(d0) -> (d0)>>):|": "indent",
    "  cf.br ^bb0|": "",
    "  return|": "",
    "// Two | halves": "none //",
    "// one line|": "",
    "// a first line\n// and a second|": "none //",
    "// a first line\n//|": "",
    "// a first line {\n// and a second {|": "none //",
    "// -----|": "",
    "// -----\n// a first line|": "",
    "// CHECK-LABEL: @f|": "none // CHECK",
    "// CHECK: a\n  // CHECK-NEXT: b|": "none // CHECK",
    "// CHECK-COUNT-2: b|": "none // CHECK",
    "// RUN: mlir-opt %s \\|": "none // RUN:",
    "// RUN: mlir-opt %s|": "",
}
INDENTS = {
    "func.func @f() {": "increase",
    "affine.for %i = 0 to 4 { // comment": "increase",
    "}": "decrease",
    "} else {": "increase decrease",
    "})": "decrease",
    "^bb0:": "increase decrease",
    "  ^bb0(%a: memref<4xf32, affine_map<(d0) -> (d0)>>):  // comment": "increase decrease",
    "    ^bb1(%a : i32), ^bb2": "",
    "  %0 = memref.alloc() : memref<4xf32>": "",
    "// comment {": "",
    "#map = affine_map<(d0) -> (d0)>": "neither",
    "// -----": "neither",
}


@pytest.fixture(scope="module")
def answers() -> dict[str, list[object]]:
    program = node()
    if program is None:
        pytest.skip("Node is not installed")
    given = {
        "words": list(WORDS),
        "doubleClicks": list(DOUBLE_CLICKS),
        "enters": list(ENTERS),
        "indents": list(INDENTS),
    }
    script = Path(__file__).with_name("rules.mjs")
    done = subprocess.run([program, str(script)], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_words(answers: dict[str, list[object]]) -> None:
    assert dict(zip(WORDS, answers["words"], strict=True)) == WORDS


def test_double_clicks(answers: dict[str, list[object]]) -> None:
    assert dict(zip(DOUBLE_CLICKS, answers["doubleClicks"], strict=True)) == DOUBLE_CLICKS


def test_what_enter_does(answers: dict[str, list[object]]) -> None:
    assert dict(zip(ENTERS, answers["enters"], strict=True)) == ENTERS


def test_indentation(answers: dict[str, list[object]]) -> None:
    assert dict(zip(INDENTS, answers["indents"], strict=True)) == INDENTS


def test_no_arrow_is_a_bracket() -> None:
    """Where brackets are matched, angles are left out; where they are coloured, arrows are, by their scope."""
    text = (EXTENSION / "language-configuration.json").read_text(encoding="utf-8")
    rules = json.loads(re.sub(r"(?m)^\s*//.*$", "", text))
    assert ["<", ">"] not in rules["brackets"]
    assert all(pair["open"] != "<" for pair in rules["autoClosingPairs"])
    assert ["<", ">"] in rules["colorizedBracketPairs"]
    manifest = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    (grammar,) = (one for one in manifest["contributes"]["grammars"] if one.get("language") == "mlir")
    assert {"keyword.operator.arrow", "keyword.operator.comparison"} <= set(grammar["unbalancedBracketScopes"])
