"""The list of LLVM's messages: how a library is read, what counts as said, and the page that is made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.dialects.releases.messages import is_newer, newer_parts
from pydealloc.dialects.releases.messages import stored as stored_newer
from pydealloc.ods.registry import dialect_names

from . import newer
from .extraction import Text, parts, texts
from .families import MISSING, REASONS, SAID, TESTED, status, unprovoked
from .library import Function, functions
from .ours import ours
from .page import PAGE, page
from .sayings import says
from .store import Entry, entries, stored


def test_the_page_is_made_of_the_stored_texts() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run ./dev pages"


def test_what_is_stored_has_known_dialects_and_statuses() -> None:
    found = stored()
    assert {*found} <= {*dialect_names(), "builtin"}
    assert {each.status for those in found.values() for each in those} <= {SAID, TESTED, MISSING, *REASONS}


def test_texts_without_a_program_have_known_reasons_and_are_no_longer_missing() -> None:
    for dialect, those in stored().items():
        assert {*unprovoked(dialect).values()} <= {*REASONS}
        assert not {each.text for each in those} & {*unprovoked(dialect)}, "run ./dev messages"


def test_names_of_functions_are_taken_apart() -> None:
    assert parts("_ZN4mlir6memref9SubViewOp6verifyEv") == ["mlir", "memref", "SubViewOp", "verify"]
    assert parts("_ZNK4mlir6detail1aEv") == ["mlir", "detail", "a"]
    assert parts("main") == []


def test_texts_are_those_of_functions_that_report_and_are_reached() -> None:
    every = {
        1: Function(1, "_ZN4mlir6memref9SubViewOp6verifyEv", ["is not strided"], [2, "_ZN4mlir11emitOpErrorEv"]),
        2: Function(2, "", ["of a helper"], [3]),
        3: Function(3, "", [], ["_ZN4mlir18InFlightDiagnosticlsEv"]),
        4: Function(4, "_ZN4mlir6memref4PassEv", ["of a pass"], [3]),
        5: Function(5, "_ZN4mlir6memref6LoadOp5parseEv", ["reports nothing"], []),
    }
    assert texts(every) == [
        Text("memref", "SubViewOp::verify", "is not strided"),
        Text("memref", "SubViewOp::verify", "of a helper"),
    ]


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("no library", encoding="utf-8")
    with pytest.raises(ValueError, match="ELF"):
        functions(file)


@pytest.mark.long
def test_a_text_is_said_as_a_part_of_a_literal_and_with_its_holes_filled() -> None:
    assert says("symbol operand count does not equal memref symbol count: expected ")
    assert says("requires attribute 'value'")
    assert not says("requires a pony in the attribute list")


def test_requirements_are_compared_in_words() -> None:
    assert status(Text("memref", "LoadOp::verifyInvariantsImpl", " must be index, but got ")) == SAID
    assert status(Text("memref", "LoadOp::verifyInvariantsImpl", " must be pony, but got ")) == MISSING
    assert status(Text("memref", "LoadOpAdaptor::verify", "'memref.load' op requires attribute 'x'")) == "building"


def test_families_are_counted_and_other_texts_listed() -> None:
    found = entries(
        [
            (Text("memref", "A::verify", "requires attribute 'a'"), SAID),
            (Text("memref", "B::verify", "requires attribute 'b'"), SAID),
            (Text("memref", "B::verify", "is odd"), MISSING),
        ]
    )
    assert found == {"memref": [Entry(SAID, 2, "", "requires attribute '…'"), Entry(MISSING, 1, "B::verify", "is odd")]}


@pytest.mark.parametrize("llvm", newer.RELEASES)
def test_messages_that_an_earlier_release_lacks_are_not_in_its_tool(llvm: int) -> None:
    tool = newer.tool(llvm)
    if tool is None:
        pytest.skip(f"apt-get install mlir-{llvm}-tools")
    content = newer.sentences(tool)
    assert [part for part in newer_parts(llvm) if part.encode() in content] == []


def test_messages_of_rules_are_told_apart_by_release() -> None:
    assert is_newer("'scf.parallel' op expects body to terminate with 'scf.reduce'", 16)
    assert not is_newer("'scf.parallel' op expects body to terminate with 'scf.reduce'", 19)
    assert is_newer("dimensional operand cannot be used as a symbol", 19)
    assert newer_parts(22) == newer_parts(24) == []


def test_texts_of_ours_are_listed_with_their_places() -> None:
    found = dict(ours())
    assert len(found) > 3000
    assert any(place.startswith("server/features/navigation/rename.py:") for place in found)
    assert "{…} is already an alias" in found.values()


@pytest.mark.oracle
def test_each_text_of_a_rule_was_looked_for_in_earlier_tools() -> None:
    """Else earlier releases get errors of rules that came later."""
    assert newer.digest(newer.asked()) == stored_newer()["asked"], "run python -m tests.messages.newer"
