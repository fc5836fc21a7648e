"""Programs changed in a few places that stay valid: what a pattern looks for is nearly there.

    text = near_miss(text, random, donors)

Operations get other operands, come twice, earlier, later or in a body; buffers and tensors are written and read
between; constants become unknown; a part of another program is put in; words, numbers and types are changed
(`changed_words.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from pydealloc.analysis.verifier.results import first_fault, first_symbol_fault
from pydealloc.ir.attributes import FloatAttr, IntegerAttr, TypeAttr
from pydealloc.ir.base import Attribute, Type
from pydealloc.ir.builder import Builder, Rewriter
from pydealloc.ir.cloning import Mapping, clone
from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.ir.types import I1, FloatType, FunctionType, IndexType, IntegerType, MemRefType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.segments import dense_i32
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.findings import Severity
from tests.execution.changed_words import changed_words
from tests.execution.comparing import CRASHES

INDEX = IndexType()
_CHANGES_AT_ONCE = (1, 1, 1, 2, 2, 3, 4)
_ELEMENTWISE = ("tensor", "linalg")
"""Dialects whose bodies run for each element, in any order, and do nothing else."""
_NOT_RUN = ("vector<", "shape.", "tosa.", "sparse_tensor", "complex<")
_TRIES = 6
"""Of one change, until it applies."""
_MOST_LINES = 150


def near_miss(text: str, random: Random, donors: Sequence[Operation] = ()) -> str:
    """A valid program that is made from `text`; empty where none was found. `donors`: programs to take parts from."""
    for _ in range(random.choice(_CHANGES_AT_ONCE)):
        for _ in range(_TRIES):
            changed = _changed(text, random, donors)
            if changed and changed != text and changed.count("\n") <= _MOST_LINES:
                text = changed
                break
        else:
            return ""
    return text


def _changed(text: str, random: Random, donors: Sequence[Operation]) -> str:
    try:
        if random.random() < 0.5:
            root = read(changed_words(text, random))
        else:
            root = read(text)
            if root is None or not _Changer(root, random, donors).change():
                return ""
            root = read(print_operation(root, UPSTREAM))
        return print_operation(root, UPSTREAM) if root is not None else ""
    except CRASHES:
        return ""


def read(text: str) -> Operation | None:
    """The program, unless it has errors, or what is not interpreted."""
    document = parse_document(text)
    if (
        len(document.chunks) != 1
        or any(each in text for each in _NOT_RUN)
        or any(each.severity is Severity.ERROR for each in document.findings)
    ):
        return None
    root = assemble(document.chunks[0]).root
    for op in walk(root):
        # What is wrong with the original is not reported of a copy.
        op.origin = None
    is_wrong = first_fault([root], UPSTREAM) is not None or first_symbol_fault(root, UPSTREAM) is not None
    return None if is_wrong else root


def visible(op: Operation) -> Iterator[Value]:
    """Values that `op` may use, as far as they are in blocks around it or in the entry of its function."""
    for at in (op, *op.ancestors()):
        if at.parent is None or (at is not op and UPSTREAM.has_trait(at, "IsolatedFromAbove")):
            return
        before = at.parent.first
        yield from at.parent.args
        while before is not None and before is not at:
            yield from before.results
            before = before.next
        region = at.parent_region
        if region is not None and region.entry is not at.parent and region.entry is not None:
            yield from region.entry.args
            yield from (result for each in region.entry.ops for result in each.results)


class _Changer:
    """Changes of one program."""

    def __init__(self, root: Operation, random: Random, donors: Sequence[Operation]) -> None:
        self.random = random
        self.donors = donors
        self.root = root
        self.functions = [op for op in root.regions[0].blocks[0].ops if op.name == "func.func" and op.regions[0].blocks]
        self.called = {str(op.properties["callee"]) for op in walk(root) if "callee" in op.properties}
        self.inner = [op for function in self.functions for op in walk(function) if op is not function]

    def change(self) -> bool:
        """Whether one was made."""
        if not self.inner:
            return False
        changes: Sequence[Callable[[Operation], bool]] = (
            self.other_operand,
            self.other_operand,
            self.other_operand,
            self.twice,
            self.twice,
            self.without,
            self.moved,
            self.wrapped,
            self.wrapped,
            self.wrapped,
            self.written,
            self.written,
            self.seen,
            self.seen,
            self.returned,
            self.unknown,
            self.known,
            self.branched,
            self.taken_in,
            self.taken_in,
            self.taken_in,
        )
        op = self.random.choice(self.inner)
        if op.parent_op is not None and op.parent_op.dialect in _ELEMENTWISE:
            changes = (self.other_operand, self.known, self.twice, self.without)
        return self.random.choice(changes)(op)

    def pick(self, values: Iterator[Value] | Sequence[Value]) -> Value | None:
        found = [*values]
        return self.random.choice(found) if found else None

    def alike(self, op: Operation, type_: Type) -> list[Value]:
        return [value for value in visible(op) if value.type is type_]

    # --- Operations ---

    def other_operand(self, op: Operation) -> bool:
        """One operand is another value of its type."""
        if not op.operands:
            return False
        operand = self.random.choice(op.operands)
        value = self.pick([each for each in self.alike(op, operand.value.type) if each is not operand.value])
        if value is None:
            return False
        operand.set(value)
        return True

    def twice(self, op: Operation) -> bool:
        """The operation comes again, at its place or later; some uses are of the second one."""
        if _ends(op):
            return False
        copy = clone(op)
        following = [each for each in _following(op) if not _ends(each)]
        Builder.after(self.random.choice(following) if following and self.random.random() < 0.5 else op).insert(copy)
        for old, new in zip(op.results, copy.results, strict=True):
            for use in [*old.uses]:
                if (
                    use.owner.parent is copy.parent
                    and copy.is_before_in_block(use.owner)
                    and self.random.random() < 0.5
                ):
                    use.set(new)
        if not any(result.uses for result in copy.results) and op.parent_op in self.functions:
            self._seen_after(copy)
        return True

    def without(self, op: Operation) -> bool:
        """The operation goes; what used it uses something else of the type."""
        if _ends(op):
            return False
        for result in op.results:
            if result.uses:
                value = self.pick(self.alike(op, result.type))
                if value is None:
                    return False
                result.replace_all_uses_with(value)
        op.erase()
        return True

    def moved(self, op: Operation) -> bool:
        """The operation comes a few places earlier or later."""
        if _ends(op) or op.parent is None:
            return False
        others = [each for each in op.parent.ops if each is not op]
        anchor = self.random.choice(others)
        op.detach()
        assert anchor.parent is not None
        anchor.parent.insert_before(anchor, op)
        return True

    def wrapped(self, op: Operation) -> bool:
        """The operation is in a body that runs perhaps, once, or several times; its results are handed out."""
        if _ends(op) or (op.name == "memref.alloca" and self.random.random() < 0.5):
            return False
        others = [self.pick(self.alike(op, result.type)) for result in op.results]
        types = [result.type for result in op.results]
        kind = self.random.choice(("if", "if", "for", "for", "region", "scope"))
        builder = Builder.before(op)
        if kind in ("if", "for") and any(each is None for each in others):
            kind = "region"
        given = [each for each in others if each is not None]
        if kind == "if":
            condition = self.pick(self.alike(op, I1)) or self.argument(op, I1)
            if condition is None:
                return False
            body = builder.create("scf.if", [condition], types, regions=2)
            if types:
                other = body.regions[1].append(Block())
                Builder.at_end(other).create("scf.yield", given)
        elif kind == "for":
            bounds = [self.number(builder, INDEX, n) for n in (0, self.random.choice((0, 1, 2, 2)), 1)]
            if self.random.random() < 0.5:
                bounds[1] = self.pick(self.alike(op, INDEX)) or bounds[1]
            body = builder.create("scf.for", [*bounds, *given], types, regions=1)
        else:
            body = builder.create(
                "scf.execute_region" if kind == "region" else "memref.alloca_scope", [], types, regions=1
            )
        inside = body.regions[0].append(Block())
        if kind == "for":
            inside.add_argument(INDEX)
            for value in given:
                argument = inside.add_argument(value.type)
                for operand in op.operands:
                    if operand.value is value and self.random.random() < 0.7:
                        operand.set(argument)
        for result, new in zip(op.results, body.results, strict=True):
            result.replace_all_uses_with(new)
        op.detach()
        inside.append(op)
        last = "memref.alloca_scope.return" if kind == "scope" else "scf.yield"
        Builder.at_end(inside).create(last, [*op.results])
        return True

    def taken_in(self, op: Operation) -> bool:
        """A few operations of another program come before `op`, on values of this one."""
        if not self.donors or op.parent is None:
            return False
        donor = self.random.choice(self.donors)
        parts = [each for each in walk(donor) if each.parent_op is not None and not _ends(each)]
        parts = [each for each in parts if each.name != "func.func"]
        if not parts:
            return False
        mapping = Mapping()
        made = self._taken(self.random.choice(parts), op, mapping, 0)
        if made is None:
            return False
        following = made.next
        for result in made.results:
            while following is not None and self.random.random() < 0.6:
                for operand in following.operands:
                    if operand.value.type is result.type and self.random.random() < 0.6:
                        operand.set(result)
                following = following.next
            if not result.uses:
                self.see(Builder.after(made), result)
        return True

    def _taken(self, part: Operation, before: Operation, mapping: Mapping, depth: int) -> Operation | None:
        inside = {value for each in walk(part) for value in _defined(each)}
        for each in walk(part):
            for operand in each.operands:
                value = operand.value
                if value in inside or value in mapping.values:
                    continue
                alike = self.alike(before, value.type)
                source = value.defining_op
                if alike and self.random.random() < 0.6:
                    mapping.values[value] = self.random.choice(alike)
                elif source is not None and depth < 4:
                    if self._taken(source, before, mapping, depth + 1) is None:
                        return None
                else:
                    found = self.pick(alike) or self.argument(before, value.type)
                    if found is None:
                        return None
                    mapping.values[value] = found
        return Builder.before(before).insert(clone(part, mapping))

    # --- Memory ---

    def written(self, op: Operation) -> bool:
        """A buffer or a tensor that `op` can see is changed before it."""
        value = self.pick([each for each in visible(op) if isinstance(each.type, (MemRefType, RankedTensorType))])
        if value is None:
            return False
        type_ = value.type
        assert isinstance(type_, (MemRefType, RankedTensorType))
        builder = Builder.before(op)
        element = self.pick(self.alike(op, type_.element)) or self.constant(builder, type_.element)
        if element is None:
            return False
        place = [self.number(builder, INDEX, 0) for _ in type_.shape]
        if isinstance(type_, MemRefType):
            if self.random.random() < 0.2 and not op.results and not _ends(op):
                builder = Builder.after(op)
            builder.create("memref.store", [element, value, *place])
            return True
        new = builder.create("tensor.insert", [element, value, *place], [type_]).result
        uses = [use for use in value.uses if use.owner is not new.defining_op and _is_behind(use.owner, new)]
        for use in uses:
            if self.random.random() < 0.5:
                use.set(new)
        if not new.uses:
            self.see(builder, new)
        return True

    def seen(self, op: Operation) -> bool:
        """A value that `op` can see is shown before it."""
        value = self.pick(visible(op))
        return value is not None and self.see(Builder.before(op), value)

    def see(self, builder: Builder, value: Value) -> bool:
        type_ = value.type
        if isinstance(type_, (MemRefType, RankedTensorType)):
            place = [self.number(builder, INDEX, 0) for _ in type_.shape]
            name = "memref.load" if isinstance(type_, MemRefType) else "tensor.extract"
            value = builder.create(name, [value, *place], [type_.element]).result
        if not isinstance(value.type, (IntegerType, IndexType, FloatType)):
            return False
        builder.create("vector.print", [value])
        return True

    def _seen_after(self, op: Operation) -> None:
        value = self.pick(op.results)
        if value is not None:
            self.see(Builder.after(op), value)

    # --- Functions ---

    def returned(self, op: Operation) -> bool:
        """A function returns one value more."""
        function = next((each for each in self.functions if each.is_proper_ancestor_of(op)), None)
        if function is None or self.is_called(function) or _is_entry(function):
            return False
        returns = [each for each in walk(function) if each.name == "func.return"]
        value = self.pick(visible(returns[0])) if len(returns) == 1 else None
        if value is None:
            return False
        returns[0].add_operand(value)
        self._signature(function)
        return True

    def unknown(self, op: Operation) -> bool:
        """A constant becomes an argument of the function."""
        constants = [each for each in self.inner if each.name == "arith.constant"]
        if constants:
            op = self.random.choice(constants)
        if op.name != "arith.constant":
            return False
        argument = self.argument(op, op.result.type)
        if argument is None:
            return False
        op.result.replace_all_uses_with(argument)
        op.erase()
        return True

    def known(self, op: Operation) -> bool:
        """An operand becomes a constant."""
        if not op.operands:
            return False
        operand = self.random.choice(op.operands)
        value = self.constant(Builder.before(op), operand.value.type)
        if value is None:
            return False
        operand.set(value)
        return True

    def branched(self, op: Operation) -> bool:
        """A block of a function ends before `op`, and perhaps goes on behind what follows."""
        if op.parent is None or op.parent_op not in self.functions:
            return False
        block = op.parent
        following = Rewriter(block, op).split_block(block, op)
        condition = self.pick(self.alike(op, I1)) or self.pick([each for each in block.args if each.type is I1])
        builder = Builder.at_end(block)
        if condition is None or self.random.random() < 0.3:
            builder.create("cf.br", successors=[following])
            return True
        other = Block()
        assert block.parent is not None
        block.parent.append(other)
        last = Builder.at_end(other).create("cf.br", successors=[following])
        value = self.pick(visible(last))
        if value is not None and self.random.random() < 0.7:
            self.see(Builder.before(last), value)
        sizes = {"operandSegmentSizes": dense_i32((1, 0, 0))}
        targets = [other, following] if self.random.random() < 0.5 else [following, other]
        builder.create("cf.cond_br", [condition], successors=targets, properties=sizes)
        return True

    def is_called(self, function: Operation) -> bool:
        return "@" + str(function.properties["sym_name"]).strip('"') in self.called

    def argument(self, op: Operation, type_: Type) -> Value | None:
        """A new argument of the function around `op`; None where somebody calls it, or knows its arguments."""
        function = next((each for each in self.functions if each.is_proper_ancestor_of(op)), None)
        if function is None or self.is_called(function) or _is_entry(function):
            return None
        if UPSTREAM.has_trait(op, "IsolatedFromAbove"):
            return None
        argument = function.regions[0].blocks[0].add_argument(type_)
        self._signature(function)
        return argument

    def _signature(self, function: Operation) -> None:
        inputs = tuple(each.type for each in function.regions[0].blocks[0].args)
        old = function.properties["function_type"]
        assert isinstance(old, TypeAttr)
        assert isinstance(old.type, FunctionType)
        last = next((each for each in walk(function) if each.name == "func.return"), None)
        results = tuple(each.type for each in last.operand_values) if last is not None else old.type.results
        function.properties["function_type"] = TypeAttr(FunctionType(inputs, results))
        # As many entries as there are arguments.
        for name in ("arg_attrs", "res_attrs"):
            function.properties.pop(name, None)

    # --- Numbers ---

    def number(self, builder: Builder, type_: Type, number: int) -> Value:
        return builder.create("arith.constant", [], [type_], properties={"value": IntegerAttr(number, type_)}).result

    def constant(self, builder: Builder, type_: Type) -> Value | None:
        """None for types that have no constants here."""
        attribute: Attribute
        if isinstance(type_, IntegerType) and not type_.signedness:
            top = 1 << (type_.width - 1)
            edges = (0, 1) if type_.width == 1 else (0, 1, -1, 2, 3, top - 1, -top)
            attribute = IntegerAttr(self.random.choice(edges), type_)
        elif isinstance(type_, IndexType):
            attribute = IntegerAttr(self.random.choice((0, 1, 2, 3, 4)), type_)
        elif isinstance(type_, FloatType):
            attribute = FloatAttr(self.random.choice(("0.000000e+00", "1.000000e+00", "-1.000000e+00")), type_)
        else:
            return None
        return builder.create("arith.constant", [], [type_], properties={"value": attribute}).result


def _is_entry(function: Operation) -> bool:
    return str(function.properties["sym_name"]) == '"main"'


def _ends(op: Operation) -> bool:
    return op.parent is None or op.parent.last is op


def _following(op: Operation) -> Iterator[Operation]:
    following = op.next
    while following is not None:
        yield following
        following = following.next


def _is_behind(op: Operation, value: Value) -> bool:
    made = value.defining_op
    around: Operation | None = op
    while around is not None and made is not None and around.parent is not made.parent:
        around = around.parent_op
    return around is not None and made is not None and made.is_before_in_block(around)


def _defined(op: Operation) -> Iterator[Value]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.args
