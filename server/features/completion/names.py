"""Completion of values, blocks and symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from ....ir.attributes import TypeAttr
from ....ir.base import Type
from ....ir.graph import Block, Operation
from ....ir.types import INDEX, FunctionType, UnknownType
from ....ods.definitions import OpDefinition, ValueGroup
from ....ods.outlines import PartKind
from ....ods.verification.type_predicates import type_predicate
from ....syntax.parser.type_inference import TRANSFORMS
from ..lookup.visible_symbols import VisibleSymbol, symbols_around
from ..lookup.visible_values import undefined_blocks, visible_blocks
from .candidate import MOST, Candidate, CandidateKind, cut, subsequence
from .context import OperationContext
from .operations import nearest_of, returned_types
from .outline_match import ExpectedPart
from .snippets import Snippet

_MOST_READ = 2
"""Items that are read to show what a symbol is."""
_SAME_TYPES = ("SameOperandsAndResultType", "SameTypeOperands")


# Values


def values(writing: OperationContext, expected: ExpectedPart | None) -> list[Candidate]:
    """The visible ones: those whose type fits what is expected first, each group with the nearest first."""
    wanted = wanted_type(writing, expected) if expected is not None else None
    group = _group(writing, expected) if expected is not None else None
    predicate = type_predicate(group.constraint.predicate) if group is not None else None
    source = _source_of_written(writing, expected) if expected is not None else None

    def rank(type_: Type) -> int:
        if wanted is not None:
            return 0 if type_ is wanted else 1 if isinstance(type_, UnknownType) else 2
        verdict = predicate(type_) if predicate is not None and not isinstance(type_, UnknownType) else None
        if verdict is not False and source is not None and not isinstance(type_, UnknownType):
            verdict = True if source(type_) else None
        return {True: 0, None: 1, False: 2}[verdict]

    ranked = sorted(
        ((rank(value.type), value) for value in writing.values if value.name is not None), key=lambda entry: entry[0]
    )
    found: list[Candidate] = []
    for _, value in ranked:
        detail = "" if isinstance(value.type, UnknownType) else cut(str(value.type))
        found.append(Candidate(f"%{value.name}", CandidateKind.VALUE, detail, about=("value", str(value.name))))
    return found


def _group(writing: OperationContext, expected: ExpectedPart) -> ValueGroup | None:
    """The operand group that is expected; in the generic form the one at that place, if its place is fixed."""
    if expected.part.group is not None or not writing.is_generic or writing.definition is None:
        return expected.part.group
    groups = writing.definition.operands
    before = groups[: expected.index]
    return groups[expected.index] if expected.index < len(groups) and not any(g.is_variable for g in before) else None


def wanted_type(writing: OperationContext, expected: ExpectedPart) -> Type | None:
    """The one type the operand that is expected has, where something else in the program says it."""
    if expected.kind is not PartKind.OPERAND:
        return None
    if expected.part.kind is PartKind.INDICES:
        return INDEX
    walk, index = writing.walk, expected.index
    definition = writing.definition
    if walk.successor:
        block = next((b for b in visible_blocks(writing.place) if f"^{b.label}" == walk.successor), None)
        return block.args[index].type if block is not None and index < len(block.args) else None
    if walk.symbol:
        function = function_type(callee(writing))
        return function.inputs[index] if function is not None and index < len(function.inputs) else None
    if definition is None:
        return None
    if definition.has_trait("ReturnLike"):
        types = returned_types(writing.parent)
        return types[index] if types is not None and index < len(types) else None
    written = [name for names in walk.operands.values() for name in names]
    if written and any(definition.has_trait(trait) for trait in _SAME_TYPES):
        found = writing.types.get(written[0])
        return None if isinstance(found, UnknownType) else found
    for source, target, how in _transforms(definition):
        if target == expected.part.text and walk.operands.get(source):
            given = writing.types.get(walk.operands[source][0])
            return TRANSFORMS[how](given) if given is not None and not isinstance(given, UnknownType) else None
    names = {expected.part.text, *walk.operands}
    for same in definition.parameters_of("AllTypesMatch"):
        for name in (str(one) for one in same if one in names and one != expected.part.text):
            if expected.part.text in same and walk.operands.get(name):
                return writing.types.get(walk.operands[name][0])
    return None


def _source_of_written(writing: OperationContext, expected: ExpectedPart) -> Callable[[Type], bool] | None:
    """Whether a type of the operand that is expected gives the type of one that is written: a buffer that of its
    element.
    """
    definition, operands = writing.definition, writing.walk.operands
    for source, target, how in _transforms(definition) if definition is not None else ():
        if source == expected.part.text and operands.get(target):
            given = writing.types.get(operands[target][0])
            transform = TRANSFORMS[how]
            if given is not None and not isinstance(given, UnknownType):
                return lambda type_: transform(type_) is given
    return None


def _transforms(definition: OpDefinition) -> Iterator[tuple[str, str, str]]:
    """TypesMatchWith: two groups, and how the type of the second follows from that of the first."""
    for parameters in definition.parameters_of("TypesMatchWith"):
        source, target, how = (*(str(one) for one in parameters), "", "", "")[:3]
        if how in TRANSFORMS:
            yield source, target, how


# Blocks


def blocks(writing: OperationContext, *, snippets: bool) -> list[Candidate]:
    """Those of the region, with a place for each argument where nothing has been written yet."""
    text, words = writing.document.text, writing.text.words
    if not words:
        return [_block(writing, block, takes_values=False) for block in undefined_blocks(writing.place)]
    takes = snippets and not text.startswith("(", writing.text.word_end) and writing.definition is not None
    return [_block(writing, block, takes_values=takes) for block in visible_blocks(writing.place)]


def _block(writing: OperationContext, block: Block, *, takes_values: bool) -> Candidate:
    label = f"^{block.label}"
    detail = cut(", ".join(f"%{arg.name}: {arg.type}" if arg.name else str(arg.type) for arg in block.args))
    if not takes_values or not block.args:
        return Candidate(label, CandidateKind.BLOCK, detail, about=("block", label))
    snippet = Snippet()
    snippet.write(f"{label}(")
    types = tuple(arg.type for arg in block.args)
    for index, value in enumerate(nearest_of(writing, types)):
        snippet.write(", " if index else "")
        snippet.place(value)
    snippet.write(" : " + ", ".join(map(str, types)) + ")")
    return Candidate(label, CandidateKind.BLOCK, detail, snippet.text, True, ("block", label))


# Symbols


def symbols(writing: OperationContext, *, snippets: bool) -> list[Candidate]:
    """The symbols that the operation may refer to; a function that is called comes with its arguments and types.

    Of functions, those come first that have as many results as are named before, and arguments of visible types.
    """
    nested = nested_before(writing)
    found = symbols_around(writing.document, writing.text.start, nested)
    prefix = writing.text.prefix.removeprefix("@")
    fits = subsequence(prefix)
    makes_sense = _kind_wanted(writing)
    typed = (symbol for symbol in found if fits(symbol.name))
    chosen = list(islice((one for one in typed if makes_sense is None or makes_sense(writing, one)), MOST + 1))
    if not chosen:
        others = symbols_around(writing.document, writing.text.start, nested)
        chosen = list(islice((symbol for symbol in others if fits(symbol.name)), MOST + 1))
    follows = writing.document.text.startswith("(", writing.text.word_end)
    arguments = _is_call(writing) and not nested and snippets and not follows
    left = _MOST_READ
    candidates: list[tuple[tuple[bool, bool], Candidate]] = []
    for symbol in chosen:
        if not symbol.is_read and left <= 0:
            candidates.append(((True, True), _unread(symbol)))
            continue
        left -= not symbol.is_read
        if symbol.op is not None:
            candidate = _symbol(writing, symbol.name, symbol.op, with_arguments=arguments)
            candidates.append((_misfits(writing, symbol.op), candidate))
    return [candidate for _, candidate in sorted(candidates, key=lambda entry: entry[0])]


def _misfits(writing: OperationContext, op: Operation) -> tuple[bool, bool]:
    """Whether the results, and the arguments, of the function `op` do not fit a call; False for what is no function."""
    function = function_type(op) if _is_call(writing) else None
    if function is None:
        return False, False
    visible = set(writing.types.values())
    return len(function.results) != writing.result_count, not visible.issuperset(function.inputs)


def _unread(symbol: VisibleSymbol) -> Candidate:
    """A symbol of which only the first words are known."""
    kind = CandidateKind.FUNCTION if _is_function_name(symbol) else CandidateKind.SYMBOL
    return Candidate(f"@{symbol.name}", kind, cut(symbol.rest or symbol.operation), about=("symbol", symbol.name))


def nested_before(writing: OperationContext) -> list[str]:
    """`a`, `b` of `@a::@b::@c` where the cursor is in the last part."""
    words = list(writing.text.words)
    found: list[str] = []
    while len(words) >= 2 and words[-1].text == "::" and words[-2].text.startswith("@"):
        found.append(words[-2].text[1:].strip('"'))
        del words[-2:]
    return found[::-1]


def _is_call(writing: OperationContext) -> bool:
    return writing.definition is not None and writing.definition.has_interface("CallOpInterface")


def _kind_wanted(writing: OperationContext) -> Callable[[OperationContext, VisibleSymbol], bool] | None:
    """The kinds of symbols that the operation accepts; None for all."""
    if _is_call(writing) or writing.name.endswith((".constant", ".call")):
        return _is_function
    if ".get_global" in writing.name or ".global_" in writing.name or writing.name.endswith("addressof"):
        return _is_global
    return None


def _is_function(writing: OperationContext, symbol: VisibleSymbol) -> bool:
    if not symbol.is_read or symbol.op is None:
        return _is_function_name(symbol)
    return writing.knowledge.is_function_like(symbol.op) or function_type(symbol.op) is not None


def _is_function_name(symbol: VisibleSymbol) -> bool:
    return symbol.operation.endswith("func")


def _is_global(_: OperationContext, symbol: VisibleSymbol) -> bool:
    return "global" in symbol.operation


def _symbol(writing: OperationContext, name: str, op: Operation, *, with_arguments: bool) -> Candidate:
    label = f"@{name}"
    function = function_type(op)
    kind = CandidateKind.FUNCTION if function is not None else CandidateKind.SYMBOL
    type_ = op.attribute("type")
    detail = str(function) if function is not None else str(type_.type) if isinstance(type_, TypeAttr) else op.name
    about = ("symbol", name)
    if not with_arguments or function is None:
        return Candidate(label, kind, cut(detail), about=about)
    snippet = Snippet()
    snippet.write(f"{label}(")
    values = nearest_of(writing, function.inputs)
    for index, (value, named) in enumerate(zip(values, argument_names(op, function), strict=True)):
        snippet.write(", " if index else "")
        snippet.place(value if value != "%value" else named)
    snippet.write(f") : {detail}")
    return Candidate(label, kind, cut(detail), snippet.text, True, about)


def argument_names(op: Operation, function: FunctionType) -> Iterator[str]:
    """`%name` of each argument of the function `op`; `%arg0` and so on where it gives none."""
    entry = op.regions[0].entry if op.regions else None
    names = [argument.name for argument in entry.args] if entry is not None else []
    for index in range(len(function.inputs)):
        name = names[index] if index < len(names) else None
        yield f"%{name}" if name is not None else f"%arg{index}"


def function_type(op: Operation | None) -> FunctionType | None:
    """The type of the function that `op` defines; None if it defines none."""
    found = op.attribute("function_type") if op is not None else None
    return found.type if isinstance(found, TypeAttr) and isinstance(found.type, FunctionType) else None


def callee(writing: OperationContext) -> Operation | None:
    """The function that the unfinished symbol names."""
    path = [part.strip('"') for part in writing.walk.symbol.removeprefix("@").split("::@")]
    if not path[-1]:
        return None
    known = symbols_around(writing.document, writing.text.start, path[:-1])
    return next((symbol.op for symbol in known if symbol.name == path[-1]), None)
