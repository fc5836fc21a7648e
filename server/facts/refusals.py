"""Refusals of passes as findings: the range in the text, the reason, and what to do instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ...dialects.common.bufferization_help import way_to_buffers
from ...ir.attributes import StringAttr
from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ir.records import replace
from ...passes.pass_manager.base import Refusal
from ...passes.pass_manager.compat import Notice
from ...passes.pass_manager.refusal import MADE_OF_ITSELF
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Note, Severity

ItemOf = Callable[[Operation], "Item | None"]
"""From an operation directly in a module (of the program a pass ran on) to the item it was copied from."""

# {op}: the operation's name, {function}: the enclosing function, {value}: the buffer.
_SENTENCES = {
    "out-param-size": (
        "the size of the buffer that {op} returns is not known before the call, so that the caller cannot allocate it",
        "compute the size in the caller, and pass it as an argument",
    ),
    "out-param-layout": (
        "{function} returns a buffer with a layout that no allocation has",
        "return a buffer with the identity layout, or with dynamic strides and a dynamic offset",
    ),
    "out-param-copy": (
        "{op} gets a copy of a buffer here, and what is written to one of the two is read from the other",
        "write and read under one name, or do not return what the caller has already",
    ),
    "dealloc-unstructured-loop": (
        "{function} has an unstructured CFG loop, which the deallocation pass does not support",
        "write the loop with scf.for or scf.while, or run the pass before lowering scf to cf",
    ),
    "dealloc-already-present": (
        "{function} already has deallocations: the deallocation pass must not be run again",
        "remove {op} before running the pass, or do not run it on this function",
    ),
    "dealloc-unknown-effects": (
        "memory effects of {op} are unknown, so the deallocation pass would refuse {function}",
        "declare its effects in pydealloc.toml, or lower it before deallocation",
    ),
    "dealloc-unknown-regions": (
        "region control flow of {op} is unknown, so the deallocation pass would refuse {function}",
        "declare its regions in pydealloc.toml, or lower it before deallocation",
    ),
    "dealloc-no-terminator": (
        "the body of {op} has no terminator, and deallocations are inserted before terminators",
        "lower it before deallocation",
    ),
    "dealloc-unknown-terminator": (
        "terminator {op} is not known to be a branch or a return",
        "declare it as a terminator in pydealloc.toml, or lower it before deallocation",
    ),
    "dealloc-multiple-successors": (
        "{op} has several successors; the deallocation pass supports that for cf.cond_br only",
        "split it into cf.cond_br operations",
    ),
    "dealloc-branch-multiple-successors": (
        "{op} has several successors; the deallocation pass supports that for cf.cond_br only",
        "split it into cf.cond_br operations",
    ),
    "dealloc-branch-no-successor": (
        "branch {op} has no successor, so its operands have no receiver",
        "give it a successor, or lower it before deallocation",
    ),
    "dealloc-frees-buffer": (
        "{function} already has a {op}; the deallocation pass rejects functions that free memory themselves",
        "remove it, or mark it and its allocation with bufferization.manual_deallocation",
    ),
    "dealloc-return-types-differ": (
        "the returns of {function} would have different types once ownership flags are added",
        "return the same number of buffers from each of them",
    ),
    "dealloc-in-parallel-body": (
        "{op} is not empty; the deallocation pass does not support parallel insertions",
        "bufferize its tensors first, so that its body is empty",
    ),
    "dealloc-reduces-buffer": (
        "{op} reduces buffers; the ownership of intermediate results is undefined",
        "reduce scalars, or write into a buffer allocated outside of the loop",
    ),
    "dealloc-no-valid-ownership": (
        "{value} may or may not be owned at {op}, and no single `i1` value tells which",
        "allocate it in this block, or pass it as a block argument",
    ),
    "dealloc-function-constant": (
        "{op} refers to a private function that would return ownership flags, so its type would not match",
        "make that function public, or leave out private-function-dynamic-ownership",
    ),
    "dealloc-no-room-for-operand": (
        "{op} cannot take ownership flags: it accepts no additional operands",
        "lower it before deallocation, affine.for to scf.for for instance",
    ),
    "dealloc-unreachable-block": (
        "{op} is in an unreachable block, which would not pass ownership flags to its successors",
        "remove the block; canonicalize does",
    ),
    "dealloc-layout-without-strides": (
        "a buffer to be freed before {op} has a non-strided layout, so its base is unavailable",
        "use a strided layout, or run normalize-memrefs first",
    ),
    "dealloc-launch-attribution": (
        "{op} has memory attributions, whose ownership cannot be passed to its body",
        "outline the body into a gpu.func first",
    ),
    "dealloc-masked-operation": (
        "{op} may contain one operation only, but the pass would insert ownership flags into it",
        "lower the mask into the operation first",
    ),
    "dealloc-shapes-differ": (
        "{op} copies between buffers whose shapes differ once constant sizes are folded",
        "correct the sizes, or take a subview of the larger buffer",
    ),
    "dealloc-result-attributes": (
        "{function} has result attributes, which the pass does not extend to additional ownership results",
        "remove the attributes, make the function public, or leave out private-function-dynamic-ownership",
    ),
    "dealloc-realloc-shrinks": (
        "{op} shrinks the buffer; its expansion would copy more elements than the new buffer has",
        "use memref.subview instead, or keep the size",
    ),
    "dealloc-freed-twice": (
        "{op} frees a buffer that the deallocation pass would free again at the block's end",
        "mark its allocation with bufferization.manual_deallocation too, or remove {op}",
    ),
    "dealloc-freed-before": (
        "{op} frees a buffer that the program has freed before",
        "leave out one of the two deallocations",
    ),
    "dealloc-freed-in-loop": (
        "{op} may free the same buffer in each round of a loop",
        "free it after the loop, or allocate it inside",
    ),
    "dealloc-used-after-free": (
        "{op} uses a buffer that the program has freed before",
        "free it after its last use, or remove the deallocation",
    ),
    "dealloc-freed-on-some-paths": (
        "{op} is reached with a buffer that is still to be freed, and after it was freed or passed on",
        "free the buffer on all paths that lead here, or on none of them, so that the pass frees it",
    ),
    "dealloc-needs-comparison": (
        "which buffer {op} is given can only be found out by comparing addresses, which the pass does not insert",
        "set `deallocation` to `llvm`, or pass the buffer on under one name",
    ),
    "dealloc-stored": (
        "{op} stores a buffer that stays reachable after the pass would free it (LLVM 22 frees it)",
        "copy the buffer, or mark its allocation with bufferization.manual_deallocation and free it after its last use",
    ),
    "dealloc-escapes": (
        "{op} hands the buffer on beyond the block in which it would be freed",
        "copy the contents, pass the buffer along, or mark its allocation with bufferization.manual_deallocation",
    ),
    "dealloc-not-awaited": (
        "{op} uses a buffer asynchronously, and the program does not wait before the buffer would be freed",
        "wait for the token of {op} before the last use of the buffer",
    ),
    "dealloc-copy-changes-meaning": (
        "{op} will result in a copy of what the function returns, and one of both is read after the other is written",
        "write and read under one name, or let a private function return or free its argument (minimal-deallocation)",
    ),
    "dealloc-freed-otherwise": (
        "memory of {op} cannot be freed by memref.dealloc, which the pass inserts (llvm/llvm-project#172237)",
        "mark it with bufferization.manual_deallocation and free it with the matching operation",
    ),
    "foreign-operation-changes": (
        "{op} would get more operands or results, which its custom syntax may not be able to express",
        "write it in its generic form, or load the definition of its dialect with `dialects` in pydealloc.toml",
    ),
    "dealloc-shifted-view": (
        "{op} passes on a view that starts at a byte offset, so its address does not identify the allocation",
        "use offset 0 in memref.view and memref.subview after it, or copy the view",
    ),
}


def helps() -> dict[str, str]:
    """By code, what to do about a refusal; `{op}` stands for the operation."""
    return {code: help_ for code, (_, help_) in _SENTENCES.items()}


_ADDRESS_GIVEN = (
    "{op} is given the address of a buffer, and may keep it after the buffer would be freed",
    "pass the buffer itself, which callees do not keep, or mark its allocation with bufferization.manual_deallocation",
)
_EXPANDED = ("dealloc-frees-buffer", "memref.realloc")
"""Code and operation of a refusal that the pipeline has no need of: expand-realloc, its first pass, replaces them."""
_OF_OPERATIONS = {
    ("dealloc-freed-on-some-paths", "bufferization.dealloc"): (
        "{op} frees a buffer where its condition holds, and the pass does not follow conditions",
        "free the buffer with memref.dealloc, or remove {op}, so that the pass frees it",
    ),
    ("dealloc-escapes", "func.call"): _ADDRESS_GIVEN,
    ("dealloc-escapes", "llvm.call"): _ADDRESS_GIVEN,
    _EXPANDED: (
        "{op} frees its operand; the deallocation pass rejects functions that free memory themselves",
        "run expand-realloc{{emit-deallocs=false}} first, or write an allocation and a copy",
    ),
}
_OUR_OWN = frozenset(
    (
        "dealloc-stored",
        "dealloc-escapes",
        "dealloc-not-awaited",
        "dealloc-copy-changes-meaning",
        "dealloc-freed-otherwise",
        "dealloc-freed-twice",
        "dealloc-shifted-view",
        "out-param-copy",
    )
)
"""Codes of refusals for programs that LLVM 22 accepts."""
_LEFT_OVER = "op was not bufferized"
_UNBUFFERIZED = "{op} cannot be bufferized"
_GENERAL = ("{op} is not supported by the deallocation pass", "lower it before deallocation")


def finding_of(refusal: Refusal, item_of: ItemOf, function: Operation | None = None) -> Finding:
    """`refusal` at its place in the text. Operations that the pass itself made are where their neighbours are.

    `function`: the one it is about, where that is known: it is looked for otherwise.
    """
    start, end = place_of(refusal.anchor, item_of)
    message, way_out = words_of(refusal, function)
    own_words = refusal.reason if refusal.reason != message else None
    notes = tuple(Note(*place_of(note.value or note.operation, item_of), note.message) for note in refusal.notes)
    # Deallocations are what a program has after the pass: worth a word, but nothing to mend. A realloc is nothing to
    # mend either: the pipeline expands it before the pass that refuses it.
    is_harmless = refusal.code == "dealloc-already-present" or _is_expanded(refusal)
    severity = Severity.INFORMATION if is_harmless else Severity.WARNING
    is_ours = refusal.is_own or refusal.code in _OUR_OWN or refusal.reason == MADE_OF_ITSELF
    upstream = None if is_ours else own_words
    return Finding(refusal.code, severity, start, end, message, notes, way_out or None, upstream)


def is_hazard(refusal: Refusal) -> bool:
    """Whether the pass would make a wrong program of the function, where LLVM 22 does not refuse it."""
    return refusal.code in _OUR_OWN or refusal.code == "dealloc-result-attributes"


_UNKNOWN = {
    "dealloc-unknown-effects": ("unknown memory effects", "operation"),
    "dealloc-unknown-regions": ("unknown control flow between regions", "operation"),
    "dealloc-unknown-terminator": ("unknown control flow", "terminator"),
}
"""Codes of refusals for want of a description: all of a function are one finding, since one remedy answers them."""
_MAX_NOTES = 20
"""Operations that one finding lists."""


def findings_of_function(refusals: Sequence[Refusal], item_of: ItemOf, function: Operation) -> list[Finding]:
    """The findings for the refusals of one function: one per code, whose notes are the other places."""
    groups: dict[str, list[Refusal]] = {}
    for refusal in refusals:
        groups.setdefault("unknown" if refusal.code in _UNKNOWN else refusal.code, []).append(refusal)
    found: list[Finding] = []
    for group in groups.values():
        finding = finding_of(group[0], item_of, function)
        if len(group) > 1:
            finding = _merged(finding, group, item_of, function)
        found.append(finding)
    return found


def _merged(first: Finding, group: Sequence[Refusal], item_of: ItemOf, function: Operation) -> Finding:
    """`first`, the finding of the first refusal of `group`, for all of them."""
    message = first.message
    if first.code in _UNKNOWN:
        counts = Counter([refusal.code for refusal in group])
        parts = [
            f"{count} {noun}{'s' if count > 1 else ''} with {what}"
            for code, (what, noun) in _UNKNOWN.items()
            if (count := counts[code])
        ]
        message = f"Deallocation not possible in {_function_around(function)}: {' and '.join(parts)}"
    notes = list(first.notes)
    for refusal in group[1 : _MAX_NOTES + 1]:
        what = _UNKNOWN[refusal.code][0] if refusal.code in _UNKNOWN else "here too"
        name = f": `{refusal.operation.name}`" if refusal.operation is not None else ""
        notes.append(Note(*place_of(refusal.anchor, item_of), f"{what}{name}"))
    if len(group) > _MAX_NOTES + 1:
        last = notes[-1]
        notes[-1] = replace(last, message=f"{last.message}, and {len(group) - _MAX_NOTES - 1} more")
    return replace(first, message=message, notes=tuple(notes))


def unwritable_of(root: Operation) -> tuple[Refusal, ...]:
    """The reasons why the program, after passes, cannot be written without loss; empty when it can."""
    from ...syntax.printer.unregistered import unwritable

    op = unwritable(root)
    if op is None:
        return ()
    return (Refusal("", "foreign-operation-changes", op),)


def _is_expanded(refusal: Refusal) -> bool:
    return refusal.operation is not None and (refusal.code, refusal.operation.name) == _EXPANDED


def frees_itself(refusal: Refusal) -> bool:
    """Whether it is about deallocations: those that somebody has written, or those that the pass has put in before."""
    return refusal.code in ("dealloc-already-present", "dealloc-frees-buffer") and not _is_expanded(refusal)


PREVIEW_NOTICES = {
    "kept-twice": "MemRef value does not have valid ownership",
    "iteration-arguments": "does not match with the total size (1) specified in attribute 'operandSegmentSizes'",
    "body-arguments": "expected memref type in attribution",
    "shifted-view": None,
}
"""Notices of the ownership pass worth showing before it runs, with mlir-opt's words where it has some."""


def notice_of(notice: Notice, item_of: ItemOf) -> Finding:
    """`notice` at its place in the text."""
    start, end = place_of(notice.anchor, item_of, notice.around)
    upstream = PREVIEW_NOTICES.get(notice.code)
    return Finding(f"llvm22-{notice.code}", Severity.INFORMATION, start, end, str(notice), upstream=upstream)


def words_of(refusal: Refusal, around: Operation | None = None) -> tuple[str, str]:
    """Message and help of a refusal. `around`: as `function` of `finding_of`."""
    op = refusal.operation
    function = _function_around(around or op)
    names = {
        "op": f"`{op.name}`" if op is not None else "an operation",
        "function": function,
        "value": f"`%{refusal.value.name}`" if refusal.value is not None and refusal.value.name else "a buffer",
    }
    special = _OF_OPERATIONS.get((refusal.code, op.name)) if op is not None else None
    sentences = special or _SENTENCES.get(refusal.code)
    if refusal.code == "cannot-bufferize":
        reason = f": {refusal.reason}" if refusal.reason == MADE_OF_ITSELF else ""
        sentences = _UNBUFFERIZED + reason, way_to_buffers(op, is_left_over=refusal.reason == _LEFT_OVER)
    elif sentences is None and refusal.reason and not refusal.code.startswith("dealloc-"):
        # Passes that do not deallocate say it themselves.
        return refusal.reason, ""
    message, way_out = sentences or _GENERAL
    message = message.format_map(names)
    return message[0].upper() + message[1:] if message[0].islower() else message, way_out.format_map(names)


def _function_around(op: Operation | None) -> str:
    while op is not None:
        name = op.attribute("sym_name")
        if op.name != "builtin.module" and isinstance(name, StringAttr):
            return f"`@{name.value}`"
        op = op.parent_op
    return "the function"


def place_of(anchor: Operation | Value | None, item_of: ItemOf, around: Operation | None = None) -> tuple[int, int]:
    """Offsets into the document of an operation's name or a value's definition; (0, 0) when nothing leads there.

    `around`: an operation in the same item that is still in the program, where that of `anchor` may not be.
    """
    op = _operation_of(anchor)
    top = around or op
    item = None
    while top is not None:
        item = item_of(top)
        if item is not None:
            break
        top = top.parent_op
    if item is None:
        return 0, 0
    if isinstance(anchor, BlockArgument) and anchor.span is not None:
        return in_document(item, anchor.span)
    # An operation that a pass made has no text. The one it represents has, or the one it was put before.
    while op is not None and op.syntax is None:
        op = op.origin or op.next or op.parent_op
    if op is None or op.syntax is None:
        return item.start, item.end
    if isinstance(anchor, OpResult) and anchor.span is not None:
        return in_document(item, anchor.span)
    return in_document(item, (op.syntax.name_start, op.syntax.name_end))


def _operation_of(anchor: Operation | Value | None) -> Operation | None:
    if isinstance(anchor, OpResult):
        return anchor.op
    if isinstance(anchor, BlockArgument):
        return anchor.block.parent_op
    return anchor if isinstance(anchor, Operation) else None


def in_document(item: Item, span: tuple[int, int]) -> tuple[int, int]:
    """A span of the item's text as offsets into the document."""
    start, end = from_item_start(item, span)
    return item.start + start, item.start + end


def from_item_start(item: Item, span: tuple[int, int]) -> tuple[int, int]:
    """The same, as offsets from the start of the item."""
    # A module's own text leaves out what is between its braces.
    left_out = (item.end - item.start) - len(item.parsed.source)
    if not left_out:
        return span
    start, end = (at + (left_out if at > item.opening else 0) for at in span)
    return start, end
