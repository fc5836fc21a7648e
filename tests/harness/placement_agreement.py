"""Better places of buffers: whether each hint has its finding, its lens and its action, and the edit does what it says.

`./dev hints --places FOLDER...` asks for the hints of each program, makes the edit of each on its own, and counts
operations before and after it:

- For the stack, one allocation on the heap becomes one on the stack, and nothing else is made or erased, but a
  deallocation of it.
- Before a loop, the allocation has left as many loops as the hint says, and nothing is made or erased.
- An out-parameter: the function returns no buffer that its callers could pass in any more.

No edit makes errors, and none leaves the same hint at the same place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from pydealloc.analysis.lints.alloc_in_loop import CODE as ALLOC_IN_LOOP
from pydealloc.analysis.lints.small_heap_buffer import CODE as SMALL_HEAP_BUFFER
from pydealloc.analysis.placement.heap_buffers import Placement
from pydealloc.analysis.placement.placement_limits import Place, PlacementLimits
from pydealloc.analysis.region_kinds import enclosing_loops
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import is_valid
from pydealloc.server.facts.out_param_facts import out_param_functions
from pydealloc.server.facts.refusals import in_document
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import RefusedError, Scope
from pydealloc.server.features.fixes.refusal_fixes import proposals
from pydealloc.server.features.ownership.placement_hints import (
    OUT_PARAMETER,
    better_placements,
    placement_hints,
    placement_lenses,
)
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from pydealloc.syntax.text.findings import Finding

LIMITS = PlacementLimits()
CODES = {Place.STACK: SMALL_HEAP_BUFFER, Place.BEFORE_LOOP: ALLOC_IN_LOOP}


def problems_of_places(text: str) -> tuple[list[str], int]:
    """What is wrong with the hints of one program, and how many there are."""
    document = parse_document(text)
    problems: list[str] = []
    said = Counter(hint.label for hint in placement_hints(document, 0, len(text), LIMITS))
    expected: Counter[str] = Counter()
    findings = {(one.code, one.start): one for one in findings_of(document) if one.code in CODES.values()}
    for item in document.leaves():
        for found in better_placements(document, item, LIMITS):
            expected[found.label] += 1
            problems += [f"`{found.words}`: {one}" for one in _of_placement(document, item, found, findings)]
        for function in out_param_functions(document, item):
            expected[OUT_PARAMETER] += 1
            problems += [f"`{OUT_PARAMETER}`: {one}" for one in _of_function(document, item, function)]
    if said != expected:
        problems.append(f"hints are {dict(said)}, and places {dict(expected)}")
    lenses = [lens.title for lens in placement_lenses(document, LIMITS)]
    if bool(lenses) != bool(expected):
        problems.append(f"{len(lenses)} lenses for {expected.total()} hints")
    return problems, expected.total()


def _of_placement(
    document: Document, item: Item, found: Placement, findings: dict[tuple[str, int], Finding]
) -> Iterator[str]:
    syntax = found.op.syntax
    assert syntax is not None
    finding = findings.get((CODES[found.place], in_document(item, (syntax.name_start, syntax.name_end))[0]))
    if finding is None:
        yield "has no finding"
        return
    if found.words not in finding.message:
        yield f"the finding says {finding.message!r}"
    made = list(proposals(document, finding))
    if len(made) != 1:
        yield f"has {len(made)} actions"
        return
    after = _edited(document, made[0].make)
    if isinstance(after, str):
        yield after
        return
    yield from _of_counts(document, after, found)


def _of_counts(document: Document, after: Document, found: Placement) -> Iterator[str]:
    """Whether what is counted differs as the hint says."""
    before, now = _counted(document), _counted(after)
    gone, new = before - now, now - before
    if found.place is Place.STACK:
        heap = [key for key in gone if key[0] == found.op.name]
        if [gone[key] for key in heap] != [1] or new.total() != 1 or next(iter(new))[0] != "memref.alloca":
            yield f"the edit removes {dict(gone)} and adds {dict(new)}"
        elif any(name != "memref.dealloc" for name, _ in gone if (name, _) not in heap):
            yield f"the edit removes {dict(gone)}"
        return
    moved = [loops for name, loops in gone.elements() if name == found.op.name]
    back = [loops for name, loops in new.elements() if name == found.op.name]
    if len(moved) != 1 or len(back) != 1 or moved[0] - back[0] != len(found.loops):
        yield f"the allocation leaves {moved} loops for {back}, not {len(found.loops)} of them"
    rest = [Counter(name for name, _ in one.elements()) for one in (gone, new)]
    if rest[0] != rest[1]:
        yield f"the edit removes {dict(gone)} and adds {dict(new)}"


def _counted(document: Document) -> Counter[tuple[str, int]]:
    """Operations by name and number of loops around them."""
    return Counter(
        (op.name, sum(1 for _ in enclosing_loops(op, document.knowledge)))
        for item in document.leaves()
        for root in item.operations
        for op in walk(root)
    )


def _of_function(document: Document, item: Item, function: Operation) -> Iterator[str]:
    syntax = function.syntax
    assert syntax is not None
    offset = in_document(item, (syntax.name_start, syntax.name_end))[0]
    offered = [one for one in offers(document, offset) if one.scope is Scope.OUT_PARAMETERS]
    if len(offered) != 1 or offered[0].disabled is not None:
        yield f"has {len(offered)} actions"
        return
    after = _edited(document, lambda: edits(document, offered[0].scope, offered[0].offset))
    if isinstance(after, str):
        yield after
        return
    name = function.attribute("sym_name")
    left = [one.attribute("sym_name") for each in after.leaves() for one in out_param_functions(after, each)]
    if name in left:
        yield "the edit leaves the function as it is"


def _edited(document: Document, make: Callable[[], Sequence[TextEdit]]) -> Document | str:
    """The document after the edit of an action, or what is wrong with it."""
    try:
        text = apply_edits(document.text, make())
    except RefusedError as refused:
        return f"its action is refused: {refused}"
    if text == document.text:
        return "its edit changes nothing"
    after = parse_document(text)
    if after.error_count > document.error_count:
        return f"its edit makes {after.error_count - document.error_count} errors"
    if _is_valid(document) and not _is_valid(after):
        return "its edit makes a program that does not verify"
    return after


def _is_valid(document: Document) -> bool:
    return all(is_valid(document, item) for item in document.leaves())
