"""Symbol checks across the items of a text: redefinitions, undefined symbols, calls with other types.

Reports only what mlir-opt's verifier rejects too, and nothing about a symbol that unreadable text may define.
The symbols of an item are collected once and cached; a new version of a document only compares them.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..dialects.common.verification.symbol_uses import (
    CHECKED_BY_DIALECT,
    CHECKED_WITH,
    LOOKING_OUTSIDE,
    SYMBOL_USES,
    SymbolUse,
    root_of,
)
from ..ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from ..ir.graph import Block, Operation
from ..ir.records import dataclass
from ..ir.source import Span
from ..ir.types import FunctionType
from ..ods.dialect_modules import dialect_module
from ..ods.knowledge import Knowledge
from ..ods.verification.op_parts import is_opaque
from ..ods.verification.type_predicates import differ
from ..syntax.document.document import AliasUses, Document, Item
from ..syntax.document.segmenter import PART, ItemKind
from ..syntax.parser.fact_cache import FactKey
from ..syntax.parser.parser_state import ParsedItem
from ..syntax.text.findings import Finding, Note, Severity
from .call_words import call_words, constant_words

if TYPE_CHECKING:
    from ..dialects.common.verification.symbol_faults import SymbolCheck

WRITTEN_SYMBOL = re.compile(r'@(?:([\w$.\-]+)|"([^"\\\r\n]*)")', re.ASCII)
"""A symbol in a text, bare or quoted."""
SYMBOL_CODES = frozenset(("redefinition", "undefined-symbol", "call-mismatch"))
"""Codes of the findings made here."""
_CALL, _CONSTANT = "func.call", "func.constant"
_KEYS = {
    _CALL: "callee",
    _CONSTANT: "value",
    "gpu.launch_func": "kernel",
    "llvm.call": "callee",
    "memref.get_global": "name",
    **{name: use.key for name, use in SYMBOL_USES.items()},
}
"""Operations that reference a symbol, and the attribute that holds the reference."""
_TARGETS = {
    "llvm.call": ("llvm.func", "'{}' does not reference a symbol in the current scope"),
    "memref.get_global": ("memref.global", "'{}' does not reference a valid global memref"),
    **{name: (use.targets[0], use.undefined) for name, use in SYMBOL_USES.items()},
}
"""References to operations other than `func.func`: the target's name, and upstream's error for an undefined one."""
_CALLED_TOO = frozenset(("llvm.mlir.ifunc", "llvm.mlir.alias"))


@dataclass(eq=False)
class ItemSymbols:
    """Symbols of one item: its definitions in, and its uses of, the enclosing symbol table."""

    definitions: tuple[tuple[str, Operation], ...]
    uses: tuple[Operation, ...]
    unclear: frozenset[str]
    """Symbols in operations that could not be read, which may define them."""
    inner: tuple[tuple[Sequence[Operation], Sequence[Operation]], ...]
    """Symbol tables nested in the item: the operations directly in them, and the uses of their symbols."""
    names: tuple[str, ...]
    """Of `definitions`."""
    valid_targets: list[Operation | None] | None = None
    """The targets of `uses` in the last table, if none of them had an error."""


_SYMBOLS = FactKey[ItemSymbols]("symbols")


def symbols_of(item: Item, knowledge: Knowledge) -> ItemSymbols:
    """The symbols of `item`; cached with it. For a module: its own, not those of its body."""
    return item.parsed.facts.get(_SYMBOLS, knowledge, _symbols_of, item, knowledge)


def _symbols_of(item: Item, knowledge: Knowledge) -> ItemSymbols:
    operations = item.operations
    unclear: set[str] = set()
    for op in operations:
        if op.syntax is not None and op.syntax.opaque:
            unclear.update(ref.root for _, _, ref in op.syntax.symbol_spans if isinstance(ref, SymbolRefAttr))
    inner: list[tuple[Sequence[Operation], Sequence[Operation]]] = []
    uses: list[Operation] = []
    for op in operations if item.kind is ItemKind.OPERATIONS else ():
        _collect(op, uses, inner, knowledge)
    definitions = tuple(_definitions(operations))
    names = tuple([name for name, _ in definitions])
    return ItemSymbols(definitions, tuple(uses), frozenset(unclear), tuple(inner), names)


def _collect(
    root: Operation,
    uses: list[Operation],
    inner: list[tuple[Sequence[Operation], Sequence[Operation]]],
    knowledge: Knowledge,
) -> None:
    """`uses` of the table around `root`; `inner` tables with their own."""
    pending = [(iter((root,)), uses, uses)]
    while pending:
        operations, table_uses, outer_uses = pending[-1]
        for op in operations:
            if op.name in _MAY_USE and (op.name in _KEYS or _is_checked(op)) and not is_opaque(op):
                (outer_uses if op.name in LOOKING_OUTSIDE else table_uses).append(op)
            if not op.regions:
                continue
            nested = [inside for region in op.regions for block in region.blocks for inside in block.ops]
            if knowledge.has_trait(op, "SymbolTable"):
                own: list[Operation] = []
                inner.append((nested, own))
                pending.append((iter(nested), own, table_uses))
                break
            # An unregistered operation may be a symbol table: the uses inside are not checked.
            if knowledge.definition(op.name) is not None:
                pending.append((iter(nested), table_uses, outer_uses))
                break
        else:
            pending.pop()


_MAY_USE = frozenset((*_KEYS, *CHECKED_BY_DIALECT, *CHECKED_WITH))
"""Operations whose symbols are checked, or may be."""


def _is_checked(op: Operation) -> bool:
    """Whether its dialect looks at the symbols that it uses."""
    return op.name in CHECKED_BY_DIALECT or (op.name in CHECKED_WITH and CHECKED_WITH[op.name] in op.properties)


def _definitions(operations: Sequence[Operation]) -> Iterator[tuple[str, Operation]]:
    for op in operations:
        name = op.attribute("sym_name")
        if isinstance(name, StringAttr):
            yield name.value, op


def symbol_findings(document: Document) -> list[Finding]:
    """All findings about symbols; offsets into the text."""
    findings: list[Finding] = []
    is_part = document.has(PART)
    for chunk in document.chunks:
        pending: list[tuple[Operation | None, Sequence[Item]]] = [(None, chunk.items)]
        while pending:
            module, inside = pending.pop()
            items = [item for item in inside if item.kind is not ItemKind.ALIAS]
            _check_table(items, document.knowledge, findings, module, is_part=is_part)
            pending.extend([(_opening(item), item.children) for item in items if item.children])
    return findings


def _check_table(
    items: Sequence[Item], knowledge: Knowledge, findings: list[Finding], module: Operation | None, *, is_part: bool
) -> None:
    """Most items of a long table define a unique name and use none: these cost next to nothing.

    `module`: the operation that they are in, None at the top level. `is_part`: the text holds several files, which
    tests put together in ways of their own: what one does not define, another may.
    """
    all_symbols = [symbols_of(item, knowledge) for item in items]
    names = [name for its in all_symbols for name in its.names]
    users = [(item, its) for item, its in zip(items, all_symbols, strict=True) if its.uses or its.inner]
    if not users and len(set(names)) == len(names):
        return
    table = _Table(findings, module, knowledge)
    table.is_part = is_part
    for item, its in zip(items, all_symbols, strict=True):
        if its.unclear:
            table.unclear |= its.unclear
        for name, op in its.definitions:
            table.define(name, op, item)
    for item, its in users:
        if its.uses:
            _check_uses(item, its, table)
        for operations, uses in its.inner:
            inner = _Table(findings, operations[0].parent_op if operations else module, table.knowledge)
            inner.unclear = _mentioned_unclearly(operations)
            for name, op in _definitions(operations):
                inner.define(name, op, item)
            for op in uses:
                inner.use(op, item)


def _check_uses(item: Item, its: ItemSymbols, table: _Table) -> None:
    # Unchanged: each use has the same target as before.
    targets = [table.target(op) for op in its.uses]
    if (
        its.valid_targets is not None
        and len(targets) == len(its.valid_targets)
        and all(map(operator.is_, targets, its.valid_targets))
    ):
        return
    before = len(table.findings)
    for op in its.uses:
        table.use(op, item)
    its.valid_targets = targets if len(table.findings) == before and not table.unclear else None


def _mentioned_unclearly(operations: Sequence[Operation]) -> set[str]:
    opaque = (op.syntax for op in operations if op.syntax is not None and op.syntax.opaque)
    return {ref.root for syntax in opaque for _, _, ref in syntax.symbol_spans if isinstance(ref, SymbolRefAttr)}


def symbol_faults(root: Operation, knowledge: Knowledge) -> Iterator[tuple[Operation, str]]:
    """Operations of a program that define a symbol again, or that a symbol does not fit, each with mlir-opt's words.

    `root`: a module. What unreadable text may define is taken as it is.
    """
    nowhere = Item(0, ItemKind.OPERATIONS, ParsedItem("", Block()), AliasUses())
    inner: list[tuple[Sequence[Operation], Sequence[Operation]]] = []
    _collect(root, [], inner, knowledge)
    for operations, uses in inner:
        table = _ResultTable(operations[0].parent_op if operations else None, knowledge)
        table.unclear = _mentioned_unclearly(operations)
        for name, op in _definitions(operations):
            table.define(name, op, nowhere)
        for op in uses:
            table.use(op, nowhere)
        yield from table.faults
        yield from ((root, one.upstream or one.message) for one in table.findings)


class _Table:
    def __init__(self, findings: list[Finding], module: Operation | None, knowledge: Knowledge) -> None:
        self.findings = findings
        self.module = module
        self.knowledge = knowledge
        self.known: dict[str, tuple[Operation, Item]] = {}
        self.unclear: set[str] = set()
        self.is_part = False
        """Whether other files may define what is missing."""
        self._changing = Operation("")

    def define(self, name: str, op: Operation, item: Item) -> None:
        first = self.known.setdefault(name, (op, item))
        if first[0] is not op:
            note = Note(*_place(*first, "sym_name"), "the first definition")
            message = f"`@{name}` is already defined in this module"
            upstream = f"redefinition of symbol named '{name}'"
            self.report("redefinition", op, item, "sym_name", message, upstream, (note,))

    def target(self, op: Operation) -> Operation | None:
        """The operation in the table that `op` references, if any."""
        if _is_checked(op):
            # It may reference several: this one stands for them, and is another in each table.
            return self._changing
        name = root_of(op, _KEYS[op.name])
        found = self.known.get(name) if name is not None else None
        return found[0] if found is not None else None

    def use(self, op: Operation, item: Item) -> None:
        if _is_checked(op):
            self.checked_use(op, item)
            return
        key = _KEYS[op.name]
        if op.name == "gpu.launch_func":
            self.launch(op, item)
            return
        name = root_of(op, key)
        if name is None or name in self.unclear:
            return
        found = self.known.get(name)
        if op.name in SYMBOL_USES:
            self.described_use(op, item, SYMBOL_USES[op.name], name)
            return
        wanted = _TARGETS[op.name][0] if op.name in _TARGETS else "func.func"
        if found is None or (found[0].name != wanted and found[0].name not in _CALLED_TOO):
            self.undefined(op, item, key, name, found[0] if found is not None else None)
            return
        if op.name == "llvm.call":
            self.llvm_call(op, item, name, found)
            return
        if wanted != "func.func":
            self.other_use(op, item, key, name, found)
            return
        type_ = found[0].properties.get("function_type")
        if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType):
            words = call_words(op, type_.type) if op.name == _CALL else constant_words(op, type_.type)
            if words is not None:
                note = Note(*_place(*found, "sym_name"), f"`@{name}` is {type_.type}")
                self.report("call-mismatch", op, item, key, f"`@{name}` {words[0]}", words[1], (note,))

    def launch(self, op: Operation, item: Item) -> None:
        """A kernel, which is in another symbol table of this one."""
        symbol, module = op.properties.get("kernel"), self.module
        if module is not None and module.name != "builtin.module":
            # The kernel is looked up in a module further out.
            return
        if module is None or "gpu.container_module" not in module.attributes:
            words = "expected the closest surrounding module to have the 'gpu.container_module' attribute"
            self.report("undefined-symbol", op, item, "", words, words)
            return
        around = op.parent_op.parent_op if op.parent_op is not None else None
        if around is not None and around.name != "builtin.module":
            # Upstream looks at launches directly in the functions of the module alone.
            return
        if not isinstance(symbol, SymbolRefAttr) or len(symbol.nested) != 1 or symbol.root in self.unclear:
            return
        found = self.known.get(symbol.root)
        if found is None or found[0].name not in ("gpu.module", "gpu.binary"):
            words = f"kernel container '{symbol.root}' is undefined"
            if found is not None:
                words = f"kernel module '{symbol.root}' is undefined"
            self.report("undefined-symbol", op, item, "kernel", words, words)
            return
        if found[0].name == "gpu.binary":
            return
        # Loaded here: most programs have none of these uses.
        from ..dialects.tables.symbol_mismatches import launched

        kernel = _defined_inside(found, symbol.nested[0])
        words = f"kernel function '{symbol}' is undefined"
        if kernel is not None:
            words = launched(op, kernel, self.knowledge.definition(op.name))
        if words is not None:
            self.report("call-mismatch", op, item, "kernel", f"`{symbol}` does not fit: {words}", words)

    def described_use(self, op: Operation, item: Item, use: SymbolUse, name: str) -> None:
        found = self.known.get(name)
        if found is None or found[0].name not in use.targets:
            self.undefined(op, item, use.key, name, found[0] if found is not None else None)
            return
        # Loaded here: most programs have none of these uses.
        from ..dialects.tables.symbol_mismatches import MISMATCHES

        mismatch = MISMATCHES.get(op.name)
        words = mismatch(op, found[0]) if mismatch is not None else None
        if words is not None:
            note = Note(*_place(*found, "sym_name"), f"`@{name}` is defined here")
            self.report("call-mismatch", op, item, use.key, f"`@{name}` does not fit: {words}", words, (note,))

    def checked_use(self, op: Operation, item: Item) -> None:
        """An operation whose dialect looks at the symbols."""
        checks: Mapping[str, SymbolCheck] = dialect_module(op.dialect, "symbol_uses").CHECKS
        is_unclear = False

        def lookup(reference: SymbolRefAttr) -> Operation | None:
            nonlocal is_unclear
            is_unclear = is_unclear or bool(reference.nested) or reference.root in self.unclear
            found = self.known.get(reference.root)
            return found[0] if found is not None else None

        fault = checks[op.name](op, lookup)
        if fault is None or is_unclear or (self.is_part and fault.is_undefined):
            return
        place = next((each for each in self.known.values() if each[0] is fault.on), (op, item))
        code = "undefined-symbol" if fault.is_undefined else "call-mismatch"
        upstream = fault.words if fault.is_bare else f"'{op.name}' op {fault.words}"
        span = _place(*place, "")
        self.findings.append(Finding(code, Severity.ERROR, *span, fault.words, upstream=upstream))

    def other_use(self, op: Operation, item: Item, key: str, name: str, found: tuple[Operation, Item]) -> None:
        """Check a reference to another symbol than a `func.func`."""
        type_ = found[0].properties.get("type")
        if not isinstance(type_, TypeAttr):
            return
        note = Note(*_place(*found, "sym_name"), f"`@{name}` is {type_.type}")
        words: tuple[str, str] | None = None
        if op.name == "memref.get_global" and len(op.results) == 1 and differ(op.results[0].type, type_.type):
            given = op.results[0].type
            upstream = f"result type '{given}' does not match type '{type_.type}' of the global memref @{name}"
            words = f"is {type_.type}, and {given} is expected here", upstream
        if words is not None:
            self.report("call-mismatch", op, item, key, f"`@{name}` {words[0]}", words[1], (note,))

    def llvm_call(self, op: Operation, item: Item, name: str, found: tuple[Operation, Item]) -> None:
        type_ = found[0].properties.get("function_type")
        if not isinstance(type_, TypeAttr) or found[0].name in _CALLED_TOO:
            return
        # Loaded here: few programs have functions of LLVM.
        from ..dialects.llvm.symbol_uses import call_words as llvm_words

        words = llvm_words(op, type_.type)
        if words is not None:
            note = Note(*_place(*found, "sym_name"), f"`@{name}` is {type_.type}")
            self.report("call-mismatch", op, item, "callee", f"`@{name}` {words[0]}", words[1], (note,))

    def undefined(self, op: Operation, item: Item, key: str, name: str, other: Operation | None) -> None:
        close = None
        if other is not None:
            wanted = _TARGETS[op.name][0] if op.name in _TARGETS else "func.func"
            message = f"`@{name}` is `{other.name}`, but `{op.name}` needs a `{wanted}`"
        elif op.name in _TARGETS:
            message = f"no `{_TARGETS[op.name][0]}` `@{name}` in this module"
        else:
            message = f"no function `@{name}` in this module"
            close = _close_match(name, self.known)
            message += f"; did you mean `@{close}`?" if close else ""
        if op.name == "llvm.call" and other is not None:
            upstream = f"'{name}' does not reference a valid LLVM function or IFunc"
        elif op.name in _TARGETS:
            upstream = _TARGETS[op.name][1].format(name)
        elif op.name == _CALL:
            upstream = f"'{name}' does not reference a valid function"
        else:
            upstream = f"reference to undefined function '{name}'"
        self.report("undefined-symbol", op, item, key, message, upstream, suggestion=f"@{close}" if close else None)

    def report(
        self,
        code: str,
        op: Operation,
        item: Item,
        key: str,
        message: str,
        upstream: str,
        notes: tuple[Note, ...] = (),
        *,
        suggestion: str | None = None,
    ) -> None:
        place = _place(op, item, key)
        if self.is_part and code == "undefined-symbol":
            return
        edits = () if suggestion is None else ((*place, suggestion),)
        use = SYMBOL_USES.get(op.name)
        if code != "redefinition" and (use is None or not use.is_bare):
            upstream = f"'{op.name}' op {upstream}"
        self.findings.append(Finding(code, Severity.ERROR, *place, message, notes, upstream=upstream, edits=edits))


class _ResultTable(_Table):
    """A symbol table of a program without a text."""

    def __init__(self, module: Operation | None, knowledge: Knowledge) -> None:
        super().__init__([], module, knowledge)
        self.faults: list[tuple[Operation, str]] = []

    def report(
        self,
        code: str,
        op: Operation,
        item: Item,
        key: str,
        message: str,
        upstream: str,
        notes: tuple[Note, ...] = (),
        *,
        suggestion: str | None = None,
    ) -> None:
        self.faults.append((op, upstream))


def _opening(item: Item) -> Operation:
    """The operation that the children of an item are in; one without a name where its words are broken."""
    return item.operations[0] if item.operations else Operation("")


def _defined_inside(table: tuple[Operation, Item], name: str) -> Operation | None:
    """The operation called `name` in a symbol table, which is an item of its own or in one."""
    op, item = table
    inside = [each for region in op.regions for block in region.blocks for each in block.ops]
    for child in item.children if _opening(item) is op else ():
        inside += child.operations
    return next((each for other, each in _definitions(inside) if other == name), None)


def _close_match(name: str, known: dict[str, tuple[Operation, Item]]) -> str | None:
    from ..syntax.text.suggestions import closest

    return closest(name, (other for other, (op, _) in known.items() if op.name == "func.func"))


def _place(op: Operation, item: Item, key: str) -> Span:
    """Offsets into the document of the written attribute `key`, or of the operation's name."""
    syntax = op.syntax
    if syntax is None:
        return item.start, item.end
    start, end = syntax.attribute_spans.get(key, (syntax.name_start, syntax.name_end))
    left_out = (item.end - item.start) - len(syntax.source)
    if left_out and start > item.opening:
        start, end = start + left_out, end + left_out
    return item.start + start, item.start + end
