"""Other releases of LLVM: programs that some of them read, beside the release's own tool where there is one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from pydealloc.dialects.releases.differences import applied, difference, read_difference
from pydealloc.dialects.releases.release_knowledge import for_release, knowledge_of
from pydealloc.dialects.releases.release_numbers import definitions_release, differences_to
from pydealloc.dialects.releases.release_registry import VersionRegistry
from pydealloc.dialects.releases.written import changed
from pydealloc.ir.walk import walk
from pydealloc.ods.definitions import FormatNode
from pydealloc.ods.knowledge import UPSTREAM, Knowledge
from pydealloc.ods.registry import DIALECTS, Registry
from pydealloc.server.commands.option_table import LLVM as OPTION
from pydealloc.server.config.releases import LLVM, RELEASES
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import OLDER_SPELLING, Severity
from tests.syntax.release_programs import PROGRAMS, WITH_DATA

TRUNK = 24
TRUNK_TOOL = "PYDEALLOC_IREE_OPT"
"""The variable that names the tool of `TRUNK`."""
CHANGES = Path(__file__).parents[2] / "dialects" / "releases" / "changes"


def errors(text: str, knowledge: Knowledge) -> list[str]:
    found = findings_of(parse_document(text, knowledge))
    return [each.message for each in found if each.severity is Severity.ERROR or each.code == OLDER_SPELLING]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("llvm", WITH_DATA)
def test_what_a_release_reads(llvm: int, name: str) -> None:
    text, releases = PROGRAMS[name]
    assert (errors(text, knowledge_of(llvm)) == []) == (llvm in releases)


@pytest.mark.long
@pytest.mark.parametrize("llvm", WITH_DATA)
def test_the_releases_own_tools_agree(llvm: int) -> None:
    tool = os.environ.get(TRUNK_TOOL) if llvm == TRUNK else shutil.which(f"mlir-opt-{llvm}")
    if tool is None:
        how = f"{TRUNK_TOOL} names no tool, see CONTRIBUTING" if llvm == TRUNK else f"apt-get install mlir-{llvm}-tools"
        pytest.skip(f"no tool of LLVM {llvm} is installed: {how}")
    # The tool of trunk has not all of LLVM's dialects.
    options = ["--allow-unregistered-dialect"] if llvm == TRUNK else []
    for name, (text, releases) in PROGRAMS.items():
        done = subprocess.run([tool, *options], input=text, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == (llvm in releases), (name, done.stderr)


OF_SEVERAL_RELEASES = {("acc", "BindName")}
"""Directives that are read by hand with the arguments that other releases give them, too."""


def directives(nodes: Sequence[FormatNode]) -> Iterator[tuple[str, int]]:
    """Names of directives in C++, each with the number of its arguments."""
    for node in nodes:
        if isinstance(node, (list, tuple)):
            match node:
                case ["custom", str(name), [*arguments]]:
                    yield name, len(arguments)
                case _:
                    pass
            yield from directives(node)


def directives_of(knowledge: Knowledge) -> set[tuple[str, str, int]]:
    found: set[tuple[str, str, int]] = set()
    for dialect in knowledge.registry.dialect_names():
        for name in knowledge.registry.op_names(dialect):
            definition = knowledge.definition(name)
            if definition is not None:
                found.update((dialect, *each) for each in directives(definition.format or ()))
    return found


@pytest.mark.parametrize("llvm", WITH_DATA)
def test_directives_have_the_arguments_that_are_read(llvm: int) -> None:
    knowledge, current = knowledge_of(llvm), directives_of(UPSTREAM)
    assert len(current) > 90
    other = [
        each
        for each in directives_of(knowledge) - current
        if knowledge.directive(*each[:2]) is not None and each[:2] not in OF_SEVERAL_RELEASES
    ]
    assert other == []


def test_a_directive_of_several_releases() -> None:
    text = 'acc.routine @r func(@f) bind(@g, "s" [#acc.device_type<nvidia>]) worker nohost\nfunc.func private @f()\n'
    document = parse_document(text, knowledge_of(19))
    routine, _ = [op for item in document.leaves() for op in item.operations]
    assert str(routine.properties["bindName"]) == '[@g, "s"]'


def test_a_difference_leads_from_the_one_to_the_other() -> None:
    before = {"a": {"dialect": "a", "ops": {"a.x": {"traits": ["T"]}, "a.y": {}}}, "gone": {"dialect": "gone"}}
    after = {"a": {"dialect": "a", "ops": {"a.x": {}, "a.z": {}}, "types": {"t": {}}}, "new": {"dialect": "new"}}
    changes = difference(before, after)
    assert changes["gone"] is None
    assert {name: applied(before.get(name, {}), changes[name]) for name in after} == after
    assert difference(after, after) == {}


def test_releases_without_data_use_the_nearest() -> None:
    assert [definitions_release(llvm) for llvm in RELEASES] == [14, 15, 16, 16, 19, 19, 19, 22, 22, 24, 24]
    assert differences_to(14) == (19, 16, 15, 14)
    assert differences_to(22) == ()
    assert differences_to(24) == (24,)


def test_what_is_written_about_a_release_is_its_data() -> None:
    before = {name: dict(UPSTREAM.registry.document(name) or {}) for name in UPSTREAM.dialect_names}
    after = changed(before, json.loads(CHANGES.joinpath("24.json").read_text(encoding="utf-8")))
    assert difference(before, after) == read_difference(24)


def test_the_choices_of_the_setting_are_the_releases() -> None:
    assert [OPTION.type(choice) for choice in LLVM] == list(LLVM)


def test_the_default_loads_no_data_of_other_releases() -> None:
    assert knowledge_of(UPSTREAM.llvm) is UPSTREAM
    assert for_release(UPSTREAM, UPSTREAM.llvm) is UPSTREAM


def test_a_users_dialects_stay_with_another_release() -> None:
    registry = Registry(parent=UPSTREAM.registry)
    registry.register({"dialect": "mine", "ops": {"mine.op": {}}})
    older = for_release(Knowledge(registry), 16)
    assert older.definition("mine.op") is not None
    assert older.definition("scf.foreach_thread") is not None
    assert older.definition("scf.forall") is None
    assert for_release(older, 22).definition("scf.forall") is not None


def test_dialects_of_a_release() -> None:
    names = VersionRegistry(19).dialect_names()
    assert "mesh" in names
    assert "shard" not in names
    assert "shard" in Registry(folder=DIALECTS).dialect_names()


NOT_UNDERSTOOD = {
    *("AnyStridedMemRef", "LLVM_AnyAggregate", "LLVM_AnyNonAggregate", "LLVM_AnyPointer", "LLVM_AnyStruct"),
    *("LLVM_AtomicCmpXchgType", "LLVM_PrimitiveType", "MFMAInTypes", "MOPPredicate", "MOPVector"),
    *("NVGPU_DeviceAsyncToken", "NVGPU_MmaSparseSyncMetadataType", "SPIRV_AnyCooperativeMatrix", "SPIRV_Composite"),
    *("SPIRV_Type", "SVBool", "SVEPredicate", "SVEVector", "Shape_ShapeOrExtentTensorType", "Shape_ShapeOrSizeType"),
    *("Shape_ShapeType", "Shape_SizeOrIndexType", "Shape_SizeType", "Shape_ValueShapeType", "Shape_WitnessType"),
    *("XeGPU_BaseAddrType", "XeGPU_ValueType", "ZipInputVectorType"),
}
"""Requirements that an earlier release writes in C++ of its own, or with classes without a name in TableGen."""


def _requirements(knowledge: Knowledge) -> dict[str, bool]:
    """By name, whether all of what operands and results require is understood."""
    found: dict[str, bool] = {}
    for dialect in knowledge.dialect_names:
        for name in knowledge.registry.op_names(dialect):
            definition = knowledge.definition(name)
            assert definition is not None
            for group in (*definition.operands, *definition.results):
                found[group.constraint.name] = "'?'" not in str(group.constraint.predicate)
    return found


@pytest.mark.parametrize("llvm", WITH_DATA)
def test_what_operands_require_is_understood_in_each_release(llvm: int) -> None:
    """As in LLVM 22: otherwise a release would accept what none reads."""
    understood = _requirements(UPSTREAM)
    found = _requirements(knowledge_of(llvm))
    assert len(found) > 100
    assert {name for name, known in found.items() if not known and understood.get(name)} <= NOT_UNDERSTOOD


def test_a_comment_behind_a_case_is_no_part_of_it() -> None:
    text = "llvm.func @f() {\n  rocdl.sched.barrier none // why\n  rocdl.sched.barrier none\n  llvm.return\n}\n"
    (item,) = parse_document(text, knowledge_of(24)).leaves()
    masks = {str(op.properties["mask"]) for op in walk(item.operations[0]) if op.name == "rocdl.sched.barrier"}
    assert len(masks) == 1
