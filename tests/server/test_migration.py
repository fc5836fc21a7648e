"""Migration: programs that one release accepts are accepted by another one afterwards, as the tools say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pydealloc.dialects.releases.release_knowledge import knowledge_of
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.migration import migrated
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle
from tests.server.command import process
from tests.server.migration_programs import OF_22, OLDER, PROGRAMS
from tests.syntax.test_llvm_releases import TRUNK_TOOL

_LACKS_DIALECT = re.compile(
    "Dialect `|attribute created with unregistered dialect"
    "|'transform.sequence' op expects the first entry block argument to be of type implementing"
)
"""The words of a tool of LLVM 24 that is built without a dialect, or without `transform`'s extension for `pdl`."""


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_llvm_16_is_one_of_llvm_22(name: str, oracle: Oracle) -> None:
    text, parts = PROGRAMS[name]
    new, count = migrated(text, knowledge_of(OLDER), UPSTREAM)
    assert count
    assert [part for part in parts if part not in new] == []
    found = findings_of(parse_document(new, UPSTREAM))
    assert [each.message for each in found if each.severity is Severity.ERROR] == []
    assert not oracle.run(text).accepted
    answer = oracle.run(new)
    assert answer.accepted, (answer, new)
    assert migrated(new, UPSTREAM, UPSTREAM) == (new, 0)


def test_devices_of_llvm_19_are_those_of_llvm_22(oracle: Oracle) -> None:
    device = '#dlti.target_device_spec<#dlti.dl_entry<"max_vector_op_width", 64 : i32>>'
    devices = f'"CPU":{device}, "GPU" : {device}'
    text = f"module attributes {{dlti.target_system_spec = #dlti.target_system_spec<{devices}>}} {{}}\n"
    new, count = migrated(text, knowledge_of(19), UPSTREAM)
    assert count == 2
    assert new == text.replace('"CPU":', '"CPU" =').replace('"GPU" :', '"GPU" =')
    assert not oracle.accepts(text)
    assert oracle.accepts(new), new


def test_a_program_of_llvm_22_is_one_of_llvm_24_and_back(oracle: Oracle) -> None:
    new, count = migrated(OF_22, UPSTREAM, knowledge_of(24))
    assert count == 6
    for part in (
        "// #gpu<dim x> stays",
        "#gpu.dim<x>",
        "  // aligned\n  %a = memref.alloc() alignment = 8 {my.attr} : memref<4xf32>  // kept\n",
        "%m[%k] nontemporal(true) :",
        "linalg.elementwise <exp> ins",
        "offsets = [4], strides = [1] :",
    ):
        assert part in new, (part, new)
    found = findings_of(parse_document(new, knowledge_of(24)))
    assert [each.message for each in found if each.severity is Severity.ERROR] == []
    assert oracle.accepts(OF_22)
    tool = os.environ.get(TRUNK_TOOL)
    if tool is not None:
        assert not Oracle(tool).accepts(OF_22)
        assert Oracle(tool).accepts(new)
    back, _ = migrated(new, knowledge_of(24), UPSTREAM)
    assert oracle.accepts(back), back
    # The same as before, but for an operation that LLVM 24 has not.
    assert oracle.reprint(back).replace("elementwise kind=#linalg.elementwise_kind<exp>", "exp") == oracle.reprint(
        OF_22
    )


def test_weights_of_a_switch_are_no_entry_of_a_dictionary_in_llvm_24() -> None:
    new, _ = migrated(PROGRAMS["functions_and_branches"][0], knowledge_of(OLDER), knowledge_of(24))
    assert "] weights([13, 17])" in new
    found = findings_of(parse_document(new.replace("weights([13, 17])", "{branch_weights = array<i32: 13, 17>}"),
                                       knowledge_of(24)))  # fmt: skip
    assert [one.message for one in found if "cannot be parsed from attr-dict" in one.message]


CONSTANTS = """\
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1 : index) : i64  // kept
  %1 = llvm.mlir.constant(true) : i8
  %2 = llvm.mlir.constant(300 : i32) : i8
  %3 = "llvm.mlir.constant"() <{value = 200 : i8}> : () -> i64
  %4 = llvm.mlir.constant(4294967295 : ui32) : i64
  %5 = llvm.mlir.constant(dense<[0, -2]> : vector<2xindex>) : vector<2xi32>
  %6 = llvm.mlir.constant(dense<true> : tensor<4xi1>) : !llvm.array<2 x array<2 x i8>>
  %7 = llvm.mlir.constant(7 : i64) : i64
  llvm.return %3 : i64
}
"""
EXACT = """\
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64  // kept
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(44 : i8) : i8
  %3 = llvm.mlir.constant(-56 : i64) : i64
  %4 = llvm.mlir.constant(4294967295 : i64) : i64
  %5 = llvm.mlir.constant(dense<[0, -2]> : vector<2xi32>) : vector<2xi32>
  %6 = llvm.mlir.constant(dense<1> : tensor<4xi8>) : !llvm.array<2 x array<2 x i8>>
  %7 = llvm.mlir.constant(7 : i64) : i64
  llvm.return %3 : i64
}
"""


def test_constants_have_the_type_of_their_values_in_llvm_24(oracle: Oracle) -> None:
    found = [each for each in findings_of(parse_document(CONSTANTS, knowledge_of(24))) if each.is_refusal]
    assert [CONSTANTS.count("\n", 0, each.start) for each in found] == [1, 2, 3, 4, 5, 6, 7]
    assert "attribute and type have different integer types: 'index' vs. 'i64'" in found[0].message
    assert "attribute and type have different integer element types: 'i1' vs. 'i8'" in found[-1].message
    assert findings_of(parse_document(CONSTANTS, UPSTREAM)) == []
    new, count = migrated(CONSTANTS, UPSTREAM, knowledge_of(24))
    assert (new, count) == (EXACT, 7)
    assert findings_of(parse_document(new, knowledge_of(24))) == []
    assert oracle.accepts(CONSTANTS)
    assert oracle.accepts(new)
    tool = os.environ.get(TRUNK_TOOL)
    if tool is not None:
        assert not Oracle(tool).accepts(CONSTANTS)
        assert Oracle(tool).accepts(new)


@pytest.mark.parametrize("number", range(1, 7))
def test_constants_keep_their_numbers(number: int) -> None:
    tool = shutil.which("mlir-translate-22")
    if tool is None:
        pytest.skip("mlir-translate-22 is not installed: apt-get install mlir-22-tools")
    type_ = CONSTANTS.splitlines()[number + 1].rsplit(" : ", 1)[1].rsplit(" -> ", 1)[-1].removesuffix("  // kept")
    shown = [
        subprocess.run(
            [tool, "--mlir-to-llvmir"],
            input=text.replace("@f() -> i64", f"@f() -> {type_}").replace(
                "return %3 : i64", f"return %{number} : {type_}"
            ),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for text in (CONSTANTS, EXACT)
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_llvm_16_is_one_of_llvm_24(name: str) -> None:
    text, _ = PROGRAMS[name]
    new, count = migrated(text, knowledge_of(OLDER), knowledge_of(24))
    assert count
    found = findings_of(parse_document(new, knowledge_of(24)))
    assert [each.message for each in found if each.severity is Severity.ERROR] == []
    tool = os.environ.get(TRUNK_TOOL)
    if tool is None:
        pytest.skip(f"{TRUNK_TOOL} names no tool of LLVM 24")
    answer = Oracle(tool).run(new)
    assert answer.accepted or _LACKS_DIALECT.search(answer.errors), (answer, new)


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_older_tool_accepts_the_programs(name: str) -> None:
    tool = shutil.which(f"mlir-opt-{OLDER}")
    if tool is None:
        pytest.skip(f"mlir-opt-{OLDER} is not installed: apt-get install mlir-{OLDER}-tools")
    done = subprocess.run([tool], input=PROGRAMS[name][0], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_files_are_written_and_checked_as_llvm_22(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    text, parts = PROGRAMS["typed_pointers"]
    file.write_text(text)
    shown = process("--check", "--diff", "--target-llvm", "22", file)
    assert shown.status == 1
    assert parts[2] in shown.out
    assert file.read_text() == text
    done = process("--check", "--fix", "--target-llvm", "22", file)
    assert done.status == 0, done
    assert "migrated to LLVM 22 in 1 file" in done.err
    assert parts[1] in file.read_text()


def test_what_has_no_successor_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text("func.func private @f(!llvm.ptr<i8>, !llvm.x86_mmx)\n")
    done = process("--check", "--fix", "--llvm", "16", "--target-llvm", "22", file)
    assert "1 error left for LLVM 22" in done.err
    assert file.read_text() == "func.func private @f(!llvm.ptr, !llvm.x86_mmx)\n"


def test_a_target_needs_fixes() -> None:
    assert process("--check", "--target-llvm", "22", "a.mlir").status == 2
