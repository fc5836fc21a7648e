"""Whether hints tell what the edit does: of every buffer, and of every terminator.

`./dev hints FOLDER...` runs the ownership pass on each program, and reads off what it inserted what becomes of each
buffer: under which condition each `bufferization.dealloc` frees it, what it keeps, what travels on, what is copied.
Nothing is asked of the account that the pass gives of itself, from which the hints are made. `--places` compares the
hints of better places instead (`placement_agreement`), `--tensors` those of tensors (`tensor_agreement`).

- A value that a deallocation of its block names is owned, borrowed, or perhaps owned, as its condition there is true,
  false or something else. What no deallocation names is as its operands are, and borrowed without any.
- A buffer is certainly freed when its condition is true and nothing that is kept can be it; not at all, when its
  condition is false or what is kept shows the same allocation; otherwise perhaps.
- What is handed on, and would be freed otherwise, is handed over.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from pydealloc.ir.graph import Operation
from pydealloc.ir.types import is_memref
from pydealloc.ir.walk import walk, walk_values
from pydealloc.passes.ownership_based_buffer_deallocation import (
    OwnershipBasedBufferDeallocation,
    functions,
    run_on_function,
)
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.features.fixes.code_actions import edits
from pydealloc.server.features.fixes.offer_values import RefusedError, Scope
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.syntax.document.assembled import Assembled, assemble
from pydealloc.syntax.document.document import Document, Item, ParsedChunk, parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.agreement import programs
from tests.harness.function_after_pass import Claim, FunctionAfterPass, last_operation
from tests.harness.placement_agreement import problems_of_places
from tests.harness.plans import deallocation_plans
from tests.harness.tensor_agreement import problems_of_tensors

ALL = HintSettings(arguments=True, bufferization="off", tensors="off", max_length=0)
_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\r\n]*)?(?=[\r\n]|\Z)")
_COUNT = re.compile(r":[0-9]+")
_GROUP = re.compile(
    r"(?P<verb>frees|may free|moves|clones|may clone)(?: (?:before|to) \^(?P<edge>[^:]+):)? (?P<names>.*)"
)
_PLANNED = {verb: re.compile(rf"pass: {verb} ([^;]*)") for verb in ("frees", "clones")}
_WITH_ITSELF = re.compile(r"(%[^\s,]+) if it is (?:not )?\1(?![\w#.$-])")

# What hints say


def claims_of(label: str) -> Iterator[Claim]:
    """Of a terminator's hint."""
    for group in label.split("; "):
        found = _GROUP.fullmatch(group)
        if found is None:
            yield ("", "cannot be read", group)
            continue
        for name in found["names"].split(", "):
            verb = found["verb"]
            if name.startswith("maybe "):
                verb, name = "may free", name.removeprefix("maybe ")
            yield (found["edge"] or "", verb, name)


def said_of_values(label: str, count: int) -> list[str]:
    """What a hint says of the `count` buffers it stands behind; `owned through %0` is `owned`."""
    words = re.sub(r"#[0-9]+ ", "", label).split(", ") if count > 1 else [re.sub(r"^#[0-9]+ ", "", label)]
    return [word.partition(" through ")[0] for word in words]


# Both, of one document


def disagreements(document: Document, *, dynamic: bool = False) -> tuple[list[str], int]:
    """What hints say otherwise than the edit, and how many values and terminators were compared."""
    problems: list[str] = []
    compared = 0
    for chunk in document.chunks:
        edited = _edited(document, chunk, dynamic)
        if edited is None:
            continue
        assembled, done = edited
        by_item: dict[int, tuple[Item, list[Operation]]] = {}
        for function in functions(assembled.root):
            top = next(op for op in (function, *function.ancestors()) if op in assembled.sources)
            item = assembled.sources[top]
            by_item.setdefault(id(item), (item, []))[1].append(function)
        for item, inside in by_item.values():
            if all(function in done for function in inside):
                found, count = _compare(document, item, inside, dynamic)
                problems += found
                compared += count
    return problems, compared


def _edited(document: Document, chunk: ParsedChunk, dynamic: bool) -> tuple[Assembled, set[Operation]] | None:
    """The chunk after the pass, and the functions it succeeded with; None if it cannot be told function by function."""
    if chunk.findings or any(f.severity is Severity.ERROR for item in chunk.leaves() for f in item.parsed.findings):
        return None
    assembled = assemble(chunk)
    whole = list(functions(assembled.root))
    if not OwnershipBasedBufferDeallocation(dynamic).run(assembled.root, document.knowledge).refusals:
        return assembled, set(whole)
    if dynamic:
        return None
    assembled = assemble(chunk)
    callees = Callees(document.knowledge)
    whole = list(functions(assembled.root))
    return assembled, {one for one in whole if not run_on_function(one, document.knowledge, callees).refusals}


def _compare(document: Document, item: Item, inside: Sequence[Operation], dynamic: bool) -> tuple[list[str], int]:
    text = document.text
    left = {
        hint.offset: hint.label
        for hint in inlay_hints(document, item.start, item.end, ALL, options=PlanOptions(Deallocation.LLVM, dynamic))
    }
    problems: list[str] = []
    compared = 0

    def expect(offset: int, matches: bool, expected: object) -> None:
        label = left.pop(offset, "")
        if not matches:
            line = text.count("\n", 0, offset) + 1
            problems.append(f"line {line}: the hint is '{label}', the edit does {expected}")

    for function in inside:
        edit = FunctionAfterPass(function, document.knowledge)
        for offset, words in _values(edit, item, text).items():
            compared += len(words)
            label = left.get(offset, "")
            expect(offset, said_of_values(label, len(words)) == words, words)
        for offset, claims in _terminators(edit, item, text).items():
            compared += 1
            label = left.get(offset, "")
            said = Counter(claims_of(label)) if label else Counter[Claim]()
            same = said == claims or edit.as_begun(said) == edit.as_begun(claims)
            expect(offset, same, sorted(claims.elements()))
    for offset in list(left):
        expect(offset, False, "nothing")
    return problems, compared


def _values(edit: FunctionAfterPass, item: Item, text: str) -> Mapping[int, list[str]]:
    """Per place of a hint, the words for each buffer that is defined there."""
    reached = set(edit.blocks())
    found: dict[int, list[str]] = {}
    for value in walk_values(edit.function):
        origin = value.origin
        if origin is None or origin.span is None or not is_memref(value.type) or value.parent_block not in reached:
            continue
        end = _in_document(item, origin.span[1])
        count = _COUNT.match(text, end)
        found.setdefault(count.end() if count is not None else end, []).append(edit.word(value, value.parent_block))
    return found


def _terminators(edit: FunctionAfterPass, item: Item, text: str) -> Mapping[int, Counter[Claim]]:
    found: dict[int, Counter[Claim]] = {}
    for block in edit.blocks():
        terminator = last_operation(block)
        origin = terminator.origin
        region = origin.parent_region if origin is not None else None
        if origin is None or region is None:
            continue
        span = (origin.syntax.start, origin.syntax.end) if origin.syntax is not None else region.span
        if span is None:
            continue
        end = _in_document(item, span[1])
        rest = _REST_OF_LINE.match(text, end)
        claims = edit.claims(terminator)
        found.setdefault(rest.end() if rest is not None else end, Counter()).update(claims)
    return found


def _in_document(item: Item, at: int) -> int:
    left_out = (item.end - item.start) - len(item.parsed.source)
    return item.start + at + (left_out if left_out and at > item.opening else 0)


def problems_of_edit(document: Document) -> list[str]:
    """Whether the action makes the text of the program that hints were compared with."""
    try:
        text = apply_edits(document.text, edits(document, Scope.OWNERSHIP_FILE, 0))
    except RefusedError:
        return []
    again = parse_document(text)
    for old, new in zip(document.chunks, again.chunks, strict=True):
        assembled = assemble(old)
        OwnershipBasedBufferDeallocation().run(assembled.root, document.knowledge)
        made = [print_operation(root, document.knowledge) for root in (assembled.root, assemble(new).root)]
        if made[0] != made[1]:
            return ["the edited text is another program than the one hints were compared with"]
    return []


def _announced(document: Document) -> list[TextEdit]:
    """The edits that hints are of: the file's, or those of single functions where one is refused."""
    whole = edits(document, Scope.FILE, 0)
    plans = [*deallocation_plans(document)]
    if all(plan.refusal is None for _, plan in plans):
        return whole
    found: list[TextEdit] = []
    for item, plan in plans:
        if plan.changes and plan.function.syntax is not None:
            found += edits(document, Scope.FUNCTION, item.start + plan.function.syntax.name_start)
    return sorted(dict.fromkeys(found), key=lambda edit: edit.start)


def problems_of_plans(document: Document) -> list[str]:
    """Whether minimal-deallocation's edit inserts as many frees and clones as hints name and lenses count."""
    try:
        text = apply_edits(document.text, _announced(document))
    except RefusedError:
        return []
    again = parse_document(text)
    plans = [plan for _, plan in deallocation_plans(document)]
    if any(plan.is_compared for plan in plans):
        return []
    titles = [lens.title for lens in all_lenses(None, document, plans_of().buffers.lenses)]
    labels = [hint.label for hint in inlay_hints(document, 0, len(document.text), ALL)]
    found: list[str] = []
    for names, noun, verb in (
        (("memref.dealloc", "gpu.dealloc"), "dealloc", "frees"),
        (("bufferization.clone",), "clone", "clones"),
    ):
        made = _count_operations(again, names) - _count_operations(document, names)
        counted = sum(int(count[1]) for title in titles for count in re.finditer(rf"([0-9]+) {noun}s?\b", title))
        announced = sum(len(group[1].split(", ")) for label in labels for group in re.finditer(_PLANNED[verb], label))
        if made != counted:
            found.append(f"the edit inserts {made} of {names[0]}, and lenses count {counted}")
        if made != announced:
            found.append(f"the edit inserts {made} of {names[0]}, and hints announce {announced}")
    found += [f"the hint '{label}' compares a buffer with itself" for label in labels if _WITH_ITSELF.search(label)]
    return found


def _count_operations(document: Document, names: tuple[str, ...]) -> int:
    return sum(op.name in names for item in document.leaves() for root in item.operations for op in walk(root))


def problems_of(text: str) -> tuple[list[str], int]:
    """Of the hints, with and without `private-function-dynamic-ownership`; how many places were compared."""
    document = parse_document(text)
    problems, compared = disagreements(document)
    more, again = disagreements(document, dynamic=True)
    return [
        *problems,
        *(f"with dynamic ownership: {one}" for one in more),
        *problems_of_edit(document),
        *problems_of_plans(document),
    ], compared + again


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev hints", description="Hints beside what the edit does.")
    parser.add_argument(
        "--places", action="store_true", help="the hints of better places of buffers, and their actions"
    )
    parser.add_argument("--tensors", action="store_true", help="the hints of tensors, and the bufferized program")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="with .mlir files")
    options = parser.parse_args(arguments)
    files = wrong = compared = 0
    for path in programs(options.folders):
        text = path.read_text(encoding="utf-8", errors="replace")
        compare = problems_of_places if options.places else problems_of_tensors if options.tensors else problems_of
        problems, count = compare(text)
        files += 1
        compared += count
        wrong += bool(problems)
        for problem in problems:
            print(f"{path}: {problem}", flush=True)
    what = "hints" if options.places or options.tensors else "values and terminators"
    print(f"{wrong} wrong of {files} files; {compared} {what} compared")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
