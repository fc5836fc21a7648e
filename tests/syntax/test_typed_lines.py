"""Lines that are typed key by key in a long function: nothing else is read again, whatever is wrong meanwhile."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
from pydealloc.syntax.text.edits import EditSpan
from tests.syntax.splice_edits import told

COUNT = 120
LONG = "".join([
    "func.func @f(%m: memref<4xf32>, %f: f32, %c: i1) -> f32 {\n",
    "  %c0 = arith.constant 0 : index\n",
    *[f"  %v{n} = memref.load %m[%c0] : memref<4xf32>\n  %w{n} = arith.addf %v{n}, %f : f32\n" for n in range(COUNT)],
    "  return %w7 : f32\n}\n",
])  # fmt: skip
OTHERS = "".join(f"  // about g{n}\n  func.func @g{n}() {{\n    return\n  }}\n" for n in range(3))
IN_MODULE = f"module {{\n{OTHERS}  {LONG}{OTHERS.replace('@g', '@h')}}}\n"
FOLLOWING = "  %v100 ="


class Typed:
    """A document that is changed at one place, and read after each change as an editor shows it."""

    def __init__(self, text: str, place: str = FOLLOWING) -> None:
        self.document = parse_document(text, lazily=True)
        self.findings = self.document.findings
        assert self.findings == ()
        self.place = text.index(place)
        self.afresh: list[str] = []
        """What was there each time when everything was read again: the line that was being typed."""

    def change(self, deleted: int, inserted: str) -> None:
        """Delete that many code points before the place, and insert."""
        text, start, end = self.document.text, self.place - deleted, self.place
        self.place = start + len(inserted)
        changed = text[:start] + inserted + text[end:]
        edit = EditSpan(start, end, self.place)
        self.document = parse_document(changed, self.document.knowledge, self.document, edit, lazily=True)
        self.findings = self.document.findings
        item = self._function(self.document)
        if item.reused is None:
            self.afresh.append(changed[changed.rfind("\n", 0, self.place) + 1 : self.place])

    def type(self, line: str) -> None:
        for key in line:
            self.change(0, key)

    @property
    def operations(self) -> list[Operation]:
        return [op for root in self._function(self.document).operations for op in root.regions[0].blocks[0].ops]

    @staticmethod
    def _function(document: Document) -> LazyItem:
        found = next(item.parsed for item in document.leaves() if "@f(" in item.parsed.source)
        assert isinstance(found, LazyItem)
        return found


def _reaches_further(line: str) -> bool:
    """Whether what was typed so far goes on below: a string that is not closed, a list of results."""
    return line.count('"') == 1 or line.rstrip().endswith("%a,")


@pytest.mark.parametrize("text", [LONG, IN_MODULE])
@pytest.mark.parametrize(
    "line",
    [
        "%mine = memref.alloc() : memref<1x4xf32>",
        "linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)",
        "memref.dealloc %m : memref<4xf32>",
        '%q:2 = "my.op"(%m) : (memref<4xf32>) -> (i1, i2)',
        "%s = arith.select %c, %v7, %v8 : f32",
        "%a, %b = arith.addui_extended %c, %c : i1, i1",
        "my.other %m, %v7 : memref<4xf32>",
        "// 1 a comment",
        "// CHECK: 2 } %c7 {",
    ],
)
def test_a_line_is_read_alone_at_each_key(line: str, text: str) -> None:
    typed = Typed(text)
    known = set(typed.operations)
    typed.change(0, "  \n")
    typed.place -= 1
    typed.type(line)
    assert told(typed.document) == told(parse_document(typed.document.text))
    for _ in line:
        typed.change(1, "")
    assert [one for one in typed.afresh if not _reaches_further(one)] == []
    assert told(typed.document) == told(parse_document(typed.document.text))
    assert sum(op in known for op in typed.operations) >= len(known) - 2


def _line(typed: Typed) -> str:
    """The line that starts at the place."""
    text = typed.document.text
    return text[typed.place : text.index("\n", typed.place) + 1]


@pytest.mark.parametrize("between", ["", "  // a comment\n", "  %more = arith.constant 1 : i1\n"])
def test_a_definition_that_comes_back_finds_the_operations_of_before(between: str) -> None:
    typed = Typed(LONG)
    known, place, line = set(typed.operations), typed.place, _line(typed)
    typed.place += len(line)
    typed.change(len(line), "")
    assert {one.code for one in typed.findings} == {"undefined-value"}
    assert not known & set(typed.operations)
    if between:
        typed.place += 3 * len(_line(typed))
        typed.place = typed.document.text.index("\n", typed.place) + 1
        typed.change(0, between)
        assert typed.findings != ()
    typed.place = place
    afresh = len(typed.afresh)
    typed.change(0, line)
    assert len(typed.afresh) == afresh
    assert told(typed.document) == told(parse_document(typed.document.text))
    assert sum(op in known for op in typed.operations) >= len(known) - 10


def test_keys_near_an_error_leave_alone_what_is_far() -> None:
    typed = Typed(LONG)
    far, line = {*typed.operations[:100]}, _line(typed)
    typed.place += len(line)
    typed.change(len(line), "")
    typed.place = typed.document.text.index("  %v102 =")
    typed.change(0, "  \n")
    typed.place -= 1
    typed.type("%mine = arith.mulf %f, %f : f32")
    assert typed.afresh == [""]
    assert far <= {*typed.operations}
    assert told(typed.document) == told(parse_document(typed.document.text))


def test_an_edit_far_from_an_error_reads_all_again() -> None:
    wide = LONG.replace("%v", f"%{'v' * 200}")
    typed = Typed(wide, f"  %{'v' * 200}100 =")
    place, line = typed.place, _line(typed)
    typed.place += len(line)
    typed.change(len(line), "")
    typed.place = typed.document.text.index("%c0 = ")
    more = "%more = arith.constant 1 : i1\n  "
    typed.change(0, more)
    assert len(typed.afresh) == 2
    typed.place = place + len(more)
    typed.change(0, line)
    assert told(typed.document) == told(parse_document(typed.document.text))
