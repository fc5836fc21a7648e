"""Plans of tensors, made by the passes: One-Shot Bufferize and minimal-deallocation run on a copy of a function.

    %h = linalg.fill ins(%c : f32) outs(%e : tensor<64x64xf32>)    # %h: in place of %e; new 16 KiB, freed after line 14

Operations and values that the first pass makes lead back, by `origin`, to those that they were made for, so that what
the second one says is about the author's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

from ....analysis.dataflow.buffer_names import BufferNames, is_entry_argument
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.ownership.token_states import State, Token
from ....ir.graph import Operation, OpResult, Value
from ....ir.pauses import pause
from ....ir.records import replace
from ....ir.types import MemRefType, RankedTensorType, Type, is_memref
from ....ir.walk import walk
from ....ods.bufferization.interface import Unbufferizable, is_tensor, owner_of
from ....ods.semantics import EffectKind
from ....passes.bufferize.functions import has_body
from ....passes.minimal.trace import MinimalTrace
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ..bufferization_facts import bufferization_inputs, bufferization_of, taken_run
from ..deallocation_facts import OWNED, addressed_from, deallocation_of, plan_of_trace, planned_free
from ..item_errors import is_valid
from ..kept.buffers import edited_since, remember_tensor_plans, same_tensor_plans
from ..kept.plans import DeallocationFacts, FunctionPlan, PlannedFree
from ..kept.tensor_plans import (
    NOT_BUFFERIZED,
    FunctionTensors,
    PlannedTensor,
    Storage,
    TensorBuffer,
    TensorPlans,
    in_order,
)
from ..symbol_items import called_from
from .left_over import TO_BUFFER, LeftOver
from .run_options import run_options
from .runs import BufferizationRun, operations_of, run_on

_NONE = TensorPlans()
_PLANS = FactKey[TensorPlans]("plans of tensors")
_BUFFERS = FactKey[DeallocationFacts]("plans of buffers beside tensors")


def tensor_plans(document: Document, item: Item) -> TensorPlans:
    """The plans of the functions in `item`, which belongs to `document`.

    None without tensors, with errors in them or in functions that they call, and where One-Shot Bufferize refuses.
    """
    if not bufferization_of(document, item).plans:
        return _NONE
    depends_on = bufferization_inputs(document, item)
    return item.parsed.facts.get(_PLANS, depends_on, _plans_or_same, document, item, depends_on)


def known_tensor_plans(document: Document, item: Item) -> TensorPlans | None:
    """The same, where somebody has asked for them; else None."""
    if not item.parsed.is_read:
        return None
    return item.parsed.facts.find(_PLANS, bufferization_inputs(document, item))


def bufferized_plans(document: Document, item: Item) -> Mapping[Operation, FunctionPlan]:
    """Plans of minimal-deallocation for the functions of `item` that work on tensors, when these are buffers."""
    return {
        one.function: one.deallocation
        for one in tensor_plans(document, item).functions
        if one.deallocation is not None and one.deallocation.refusal is None
    }


def buffer_plans(document: Document, item: Item) -> DeallocationFacts:
    """Plans of minimal-deallocation for the author's buffers: in functions on tensors, when these are buffers too."""
    bufferized = bufferized_plans(document, item)
    if not bufferized:
        return deallocation_of(document, item)
    depends_on = tuple(bufferized.values())
    if all(root in bufferized for root in item.operations):
        return item.parsed.facts.get(_BUFFERS, depends_on, DeallocationFacts, depends_on)
    plans = tuple([bufferized.get(one.function, one) for one in deallocation_of(document, item).plans])
    return item.parsed.facts.get(_BUFFERS, plans, DeallocationFacts, plans)


def _plans_or_same(document: Document, item: Item, depends_on: tuple[object, ...]) -> TensorPlans:
    """Plans of a version before, if the edit since cannot have changed them; else from the passes."""
    plans = same_tensor_plans(item, document.knowledge, depends_on)
    plans = plans or _plans_in_part(document, item, depends_on) or _plans(document, item)
    remember_tensor_plans(item, document.knowledge, depends_on, plans)
    return plans


def _plans_in_part(document: Document, item: Item, depends_on: tuple[object, ...]) -> TensorPlans | None:
    """Plans of a version before, with those of the tensors that edits since can reach; None if these may be any."""
    knowledge, options = document.knowledge, run_options(document).bufferization
    if called_from(document, item) or not is_valid(document, item):
        return None
    since = edited_since(item, knowledge, options, lambda one: one.tensors)
    if since is None or since[0].tensors is None or since[0].tensors_depend_on != depends_on:
        return None
    # Loaded here: only where somebody edits.
    from .edited import edited_plans

    _, edited = since
    module = edited.sliced()
    new = _plans_of(document, item, lambda: run_on(module, operations_of(module), knowledge, options))
    return edited_plans(since[0].tensors, new, edited)


def _plans(document: Document, item: Item) -> TensorPlans:
    return _plans_of(document, item, lambda: taken_run(document, item))


def _plans_of(document: Document, item: Item, run: Callable[[], BufferizationRun]) -> TensorPlans:
    from ....passes.bufferize.rewriting import BufferizationFailed
    from ....passes.minimal_deallocation import deallocate_function

    knowledge = document.knowledge
    try:
        found = run()
        shot, tensors = found.shot, {one: [*_tensors(one)] for one in found.functions}
        shot.rewrite()
    except Unbufferizable as failure:
        return TensorPlans((), failure.message, failure.op.origin if failure.op is not None else None)
    except BufferizationFailed as failure:
        message, op = failure.complaints[0]
        return TensorPlans((), message, op.origin if op is not None else None)
    for one in found.functions:
        _lead_back(one, found, tensors[one])
    left = LeftOver(shot) if not run_options(document).bufferization.allow_unknown_ops else None
    addressed = addressed_from(document, item)
    is_compact = run_options(document).placement == "compact"
    summaries = CallSummaries(shot.module, knowledge, Callees(knowledge), addressed=addressed, compact=is_compact)
    plans: list[FunctionTensors] = []
    for function in found.functions:
        pause()
        original = function.origin
        if original is None or not tensors[function] or not has_body(function):
            continue
        reader = _Function(function, tensors[function], found, summaries.states_of(function).names, left)
        result = deallocate_function(function, knowledge, summaries)
        if result.refusals:
            plans.append(reader.planned(FunctionPlan(original, result.refusals[0]), None))
        elif isinstance(result.trace, MinimalTrace):
            plans.append(reader.planned(plan_of_trace(original, result.trace), result.trace))
    if left is None or not left.operations:
        return TensorPlans(tuple(plans))
    own = sorted([op for op in left.operations if [*op.ancestors()][-1] in item.operations], key=_start)
    return TensorPlans(tuple(plans), NOT_BUFFERIZED, [*own, *left.operations][0], tuple(own))


def _tensors(function: Operation) -> Iterator[Value]:
    """Copies of those of the text, in its order."""
    for op in walk(function):
        if op.origin is not None:
            yield from (result for result in op.results if is_tensor(result.type))
        for region in op.regions:
            for block in region.blocks:
                yield from (argument for argument in block.args if is_tensor(argument.type))


def _lead_back(function: Operation, run: BufferizationRun, tensors: Sequence[Value]) -> None:
    """Give what the rewriting has made in `function` the origin of what it was made for.

    What is made for a terminator has none: deallocations are inserted between it and the terminator.
    """
    causes, is_terminator = run.shot.types.cause_of, run.shot.knowledge.is_terminator
    for op in walk(function):
        if op.origin is None:
            cause = causes(op)
            if cause is not None and cause.origin is not None and not is_terminator(cause.origin):
                op.origin = cause.origin
        if op.name == TO_BUFFER and op.result.origin is None:
            op.result.origin = op.operands[0].value.origin
    for tensor in tensors:
        buffer = run.shot.trace.buffer_of(tensor)
        if buffer is not None and buffer.origin is None:
            buffer.origin = tensor.origin


class _Function:
    """The buffers of one bufferized function, before deallocations are inserted."""

    def __init__(
        self,
        function: Operation,
        tensors: Sequence[Value],
        run: BufferizationRun,
        names: BufferNames,
        left: LeftOver | None,
    ) -> None:
        self._function = function
        self._names = names
        self._knowledge = names.facts.knowledge
        self._cause_of = run.shot.types.cause_of
        trace = run.shot.trace
        self._buffers = {tensor: found for tensor in tensors if (found := trace.buffer_of(tensor)) is not None}
        self._by_author = {tensor.origin: found for tensor, found in self._buffers.items() if tensor.origin is not None}
        self._bases: dict[Value, tuple[Value, ...]] = {}
        self._firsts: dict[Value, Value] = {}
        """The first tensor in each base."""
        self._all: dict[Value, None] = dict.fromkeys(names.origins)
        self._find_firsts()
        self._writes: dict[Value, dict[Operation, None]] = {}
        self._copied: dict[Value, Value] = {}
        for copy in trace.copies:
            new = trace.buffer_of(copy.tensor.results[0]) if copy.contents == "copied" else None
            if new is not None and copy.value.origin is not None:
                self._copied[names.root(new)] = copy.value.origin
        for op in names.graph.ops:
            if op is not function:
                self._read_writes(op)
        self._renamed: set[Value] = set()
        """Buffers that have the name of something else."""
        for base in names.origins:
            # The pass names what it frees: here what a buffer without a tensor was made for.
            maker = base.defining_op
            author = self._made_for(maker) if maker is not None else None
            if base.origin is None and author is not None:
                self._renamed.add(base)
                base.origin = self._copied.get(base) or next(iter((*author.operand_values, *author.results)), None)
        joined = (*self._buffers.values(), *names.sources)
        self._open: Mapping[Value, Operation] = (
            left.open_ones(function, self._bases_of, joined) if left is not None else {}
        )
        self._left = left.operations if left is not None else ()

    def _find_firsts(self) -> None:
        """Those that are a buffer as a whole come before those that are a part of it, or that loops hand on."""
        found: tuple[dict[Value, Value], ...] = ({}, {}, {})
        for tensor, buffer in self._buffers.items():
            bases = self._bases_of(buffer)
            self._all.update(dict.fromkeys(bases))
            if len(bases) == 1:
                (base,) = bases
                rank = 0 if base is buffer else 1 if base is self._names.root(buffer) else 2
                found[rank].setdefault(base, tensor)
        for base in self._all:
            first = next((one[base] for one in found if base in one), None)
            if first is not None and not self._is_written(base):
                self._firsts[base] = first
                # What is said of its end is said of the tensor.
                base.origin = base.origin or first.origin

    def _bases_of(self, buffer: Value) -> tuple[Value, ...]:
        """The buffers that `buffer` may be, or be a part of."""
        known = self._bases.get(buffer)
        if known is None:
            names, found = self._names, dict[Value, None]()
            pending = [names.root(buffer)]
            seen = set(pending)
            for value in pending:
                made = value.defining_op
                sources: Sequence[Value] = ()
                if value not in names.origins:
                    sources = (names.facts.choices(made) if made is not None else ()) or names.sources.get(value, ())
                if not sources:
                    found[value] = None
                for source in map(names.root, sources):
                    if source not in seen:
                        seen.add(source)
                        pending.append(source)
            known = self._bases[buffer] = tuple(found)
        return known

    def _read_writes(self, op: Operation) -> None:
        for effect in self._names.facts.effects(op) or ():
            target = effect.value
            author = self._made_for(op)
            if effect.kind is not EffectKind.WRITE or target is None or author is None:
                continue
            bases = self._bases_of(target) if isinstance(target.type, MemRefType) else ()
            source = self._source_of_copy(op, target)
            if source is not None:
                self._copied.setdefault(target, source)
                continue
            for base in bases:
                self._writes.setdefault(base, {})[author] = None

    def _source_of_copy(self, op: Operation, target: Value) -> Value | None:
        """The tensor whose contents `op`, which was made with the buffer `target`, puts into it."""
        made, author = target.defining_op, self._made_for(op)
        if target not in self._names.origins or made is None or op.results or op.regions:
            return None
        if author is None or author.name == op.name or self._made_for(made) is not author:
            return None
        read = [one.value for one in self._names.facts.effects(op) or () if one.kind is EffectKind.READ]
        return self._author_of(read[0]) if len(read) == 1 and read[0] is not None else None

    def _made_for(self, op: Operation) -> Operation | None:
        """The author's operation that `op` is, or was made for."""
        cause = self._cause_of(op)
        return op.origin or (cause.origin if cause is not None else None)

    def _author_of(self, buffer: Value) -> Value | None:
        """The author's value that `buffer`, or what it shows, was made for."""
        while buffer.origin is None and buffer in self._names.single:
            buffer = self._names.single[buffer]
        return buffer.origin

    # Told

    def planned(self, plan: FunctionPlan, trace: MinimalTrace | None) -> FunctionTensors:
        """`trace`: of minimal-deallocation; None where it refuses."""
        ends = _Ends(trace) if trace is not None else None
        buffers = {base: self._buffer(base, ends) for base in self._all}
        found = [self._tensor(tensor, buffers) for tensor in self._buffers]
        tensors = {one.tensor: one for one in found if one is not None}
        if trace is not None and ends is not None:
            plan = self._of_buffers(plan, trace, ends)
        return FunctionTensors(plan.function, tensors, in_order(buffers.values()), plan)

    def _of_buffers(self, plan: FunctionPlan, trace: MinimalTrace, ends: _Ends) -> FunctionPlan:
        """`plan` without what it says of tensors, clones apart."""
        tokens = {
            token: origin
            for states in trace.states
            for token in states.tokens.values()
            if token.holder not in self._renamed and (origin := token.holder.origin) is not None
            if not self._is_open(token.holder)
        }
        own = {token: origin for token, origin in tokens.items() if is_memref(origin.type)}
        returned: dict[Operation, list[Value]] = {}
        for token, origin in own.items():
            for op in (op.origin for op in token.walk.returned if token.state is State.OWNED):
                if op is not None:
                    returned.setdefault(op, []).append(origin)
        return replace(
            plan,
            frees=tuple([free for token in own for free in ends.frees_by(token)]),
            clones=tuple([one for one in plan.clones if not self._open or self._is_certain(one.value)]),
            holders={origin: token.state for token, origin in own.items()},
            allocations=sum(not token.feeds for token in own),
            returned={op: tuple(values) for op, values in returned.items()},
        )

    def _is_open(self, buffer: Value) -> bool:
        return bool(self._open) and any(base in self._open for base in self._bases_of(buffer))

    def _is_certain(self, author: Value) -> bool:
        buffer = self._by_author.get(author)
        return buffer is not None and not self._is_open(buffer)

    def _buffer(self, base: Value, ends: _Ends | None) -> TensorBuffer:
        first = self._firsts.get(base)
        made = base.defining_op
        open_for = self._open.get(base)
        ends = ends if open_for is None else None
        return TensorBuffer(
            self._kind(base, first),
            self._made_for(made) if made is not None else None,
            first.origin if first is not None else base.origin if self._is_written(base) else None,
            base.type,
            self._copied.get(base),
            tuple(sorted(self._writes.get(base, ()), key=_start)),
            ends.frees_of(base) if ends is not None else (),
            ends.returns_of(base) if ends is not None else (),
            open_for,
        )

    def _kind(self, base: Value, first: Value | None) -> Storage:
        made = base.defining_op
        if is_entry_argument(base, self._function):
            return Storage.ARGUMENT
        if made is not None and self._knowledge.is_call(made):
            return Storage.CALL
        if base in self._names.origins:
            return Storage.NEW
        maker = first.origin.defining_op if first is not None and first.origin is not None else None
        if maker is not None and self._knowledge.has_trait(maker, "ConstantLike"):
            return Storage.CONSTANT
        return Storage.GIVEN

    def _tensor(self, tensor: Value, buffers: Mapping[Value, TensorBuffer]) -> PlannedTensor | None:
        author = tensor.origin
        if author is None or owner_of(author) in self._left:
            return None
        buffer = self._buffers[tensor]
        bases = self._bases_of(buffer)
        found = tuple([buffers[base] for base in bases])
        if self._firsts.get(bases[0]) is tensor:
            return PlannedTensor(author, found[0].storage, None, found)
        of = self._shared_with(author, bases)
        if of is None and len(bases) > 1:
            return PlannedTensor(author, Storage.ONE_OF, None, found)
        of = of or found[0].tensor
        storage = Storage.PART if self._is_part(author, of) else Storage.IN_PLACE
        return PlannedTensor(author, storage, of, found)

    def _shared_with(self, author: Value, bases: Sequence[Value]) -> Value | None:
        """The operand that `author` was made of, in the same buffer; None where no single one is."""
        op, found = owner_of(author), list[Value]()
        for operand in op.operand_values if op is not None else ():
            shared = self._by_author.get(operand)
            if is_memref(operand.type) and self._is_written(bases[0]):
                return operand
            if shared is not None and operand is not author and self._bases_of(shared) == bases:
                # The operand that is the same buffer, rather than one that is a part of it.
                found.insert(0 if shared is self._by_author[author] else len(found), operand)
        return found[0] if found else None

    @staticmethod
    def _is_written(buffer: Value) -> bool:
        """Whether the author has written `buffer` as one, not as a tensor."""
        return buffer.origin is not None and is_memref(buffer.origin.type)

    def _is_part(self, author: Value, of: Value | None) -> bool:
        """Whether the buffer of `author` is less than that of `of`, whose memory it shares."""
        whole, buffer = self._by_author.get(of) if of is not None else None, self._by_author[author]
        if of is None or whole is buffer:
            return False
        size, all_ = _elements(author.type), _elements(of.type)
        if size is not None and all_ is not None:
            return size != all_
        interface = self._knowledge.bufferization(author.op.name) if isinstance(author, OpResult) else None
        return interface is not None and interface.subset is not None and interface.subset.source is None


def _elements(type_: Type) -> int | None:
    """Of a tensor or a buffer; None for what is not known before the program runs."""
    if not isinstance(type_, RankedTensorType | MemRefType):
        return None
    extents = [extent for extent in type_.shape if extent is not None]
    return prod(extents) if len(extents) == len(type_.shape) else None


class _Ends:
    """The ends of the buffers of one function, by minimal-deallocation."""

    def __init__(self, trace: MinimalTrace) -> None:
        self._tokens: dict[Value, Token] = {}
        self._receivers: dict[Value, list[Token]] = {}
        for states in trace.states:
            self._tokens.update(states.tokens)
            for token in states.tokens.values():
                for feed in token.feeds:
                    if feed.source is not None:
                        self._receivers.setdefault(feed.source, []).append(token)
        copied = {one.operation: one.terminator for one in trace.copies}
        self._frees: dict[Token, list[PlannedFree]] = {}
        for freed in trace.frees:
            free = planned_free(freed, copied)
            if free is not None:
                self._frees.setdefault(freed.token, []).append(free)

    def frees_of(self, base: Value) -> tuple[PlannedFree, ...]:
        """In text order. Under a name that may also be a borrowed buffer, this one is freed in any case."""
        found = [
            replace(free, condition="") if free.condition == OWNED and token.holder is not base else free
            for token in self._line(base)
            for free in self.frees_by(token)
        ]
        return tuple(sorted(found, key=_place_of_free))

    def frees_by(self, token: Token) -> Sequence[PlannedFree]:
        return self._frees.get(token, ())

    def returns_of(self, base: Value) -> tuple[Operation, ...]:
        found = [op.origin for token in self._line(base) for op in token.walk.returned if op.origin is not None]
        return tuple(dict.fromkeys(found))

    def _line(self, base: Value) -> list[Token]:
        """The token of `base`, and those that take over from it."""
        first = self._tokens.get(base)
        found = [first] if first is not None else []
        for token in found:
            found += [one for one in self._receivers.get(token.holder, ()) if one not in found]
        return found


def _place_of_free(free: PlannedFree) -> int:
    op = free.after or free.before or free.around
    return _start(op) if op is not None else 0


def _start(op: Operation) -> int:
    return op.syntax.start if op.syntax is not None else 0
