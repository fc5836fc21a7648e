"""The phases of One-Shot Bufferize: analysis, copies as tensors, rewriting (runOneShotBufferize)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.records import replace
from ...ir.walk import operations_in, walk
from ...ods.bufferization.interface import Unbufferizable
from ...ods.knowledge import Knowledge
from ...ods.verification.structure import mismatched_argument
from ..pass_manager.base import PassResult
from ..pass_manager.compat import Compat, Notice
from ..pass_manager.refusal import Refusal
from .analysis import AnalysisError, OneShotState, OpAnalysis
from .annotations import annotate
from .copies import insert_tensor_copies
from .function_boundaries import bufferize_module
from .functions import FunctionOrder, analyze_module, order_functions
from .options import BufferizeOptions
from .rewriting import BufferizationFailed, BufferizeDriver
from .state import AnalysisState
from .trace import BufferizeTrace, Divergence, placed
from .types import TypeResolver
from .unseen import HANDED_ON, lost_elements, may_differ, partial_outputs


class OneShot:
    """One run on one module."""

    def __init__(self, module: Operation, options: BufferizeOptions, knowledge: Knowledge) -> None:
        self.module = module
        self.options = options
        self.knowledge = knowledge
        self.trace = BufferizeTrace()
        self.types = TypeResolver(options, knowledge)
        self.order: FunctionOrder | None = None
        if options.bufferize_function_boundaries:
            self.order = order_functions(module)
            self.types.callees = self.order.callees

    def analyze(self) -> tuple[OneShotState, list[AnalysisError]]:
        """Decisions, kept in the trace as well; errors if the program cannot be bufferized."""
        state, errors = self._analyze(self.options)
        self.trace = state.trace
        self.trace.divergences = [placed(each, each.operation) for each in self._divergences(state)]
        return state, errors

    def _divergences(self, state: OneShotState) -> list[Divergence]:
        """Decisions of LLVM 22 that are wrong; `state` is of the mode of this run."""
        ops = operations_in(self.module)
        partial = [
            op for op in ops if (one := state.interface(op)) and one.keeps_elements and any(partial_outputs(op, one))
        ]
        if state.is_exact and not partial and not may_differ(ops, state):
            return []
        safe = self._analyze(replace(self.options, compat=Compat.SAFE))[0] if state.is_exact else state
        found = safe.finder.divergences
        if safe.finder.unseen or partial:
            exact = state if state.is_exact else self._analyze(replace(self.options, compat=Compat.LLVM22))[0]
            found += lost_elements(partial, safe, safe.trace.decisions, exact)
            for operand, each in safe.finder.unseen.items():
                # What is not read is not copied either.
                if exact.is_in_place(operand) and (each.code != HANDED_ON or safe.reads(operand)):
                    found.append(each)
        return found

    def _analyze(self, options: BufferizeOptions) -> tuple[OneShotState, list[AnalysisError]]:
        state = OneShotState(self.module, options, self.knowledge)
        if self.order is None:
            return state, OpAnalysis(state, self.module).run()
        errors, _ = analyze_module(state, self.order, options)
        return state, errors

    def insert_copies(self, state: OneShotState) -> None:
        insert_tensor_copies(self.module, state, self.types, self.trace, within_tables=False)

    def rewrite(self) -> None:
        if self.order is None:
            if self.options.copy_before_write:
                self.copy_before_write(self.module)
            BufferizeDriver(self.types, self.trace).run(self.module)
        else:
            bufferize_module(self.module, self.order, self.types, self.trace, self.copy_before_write)

    def copy_before_write(self, root: Operation) -> None:
        """Copies for all operands that are written."""
        insert_tensor_copies(root, AnalysisState(self.options, self.knowledge), self.types, self.trace)


def one_shot_bufferize(module: Operation, options: BufferizeOptions, knowledge: Knowledge, *, code: str) -> PassResult:
    """All phases; `code` is that of refusals. The trace of the result is a `BufferizeTrace`."""
    run = OneShot(module, options, knowledge)
    try:
        if not options.copy_before_write:
            state, errors = run.analyze()
            if errors:
                return PassResult(True, _refusals(errors, code), run.trace)
            if options.test_analysis_only:
                annotate(module, state, run.order)
                return PassResult(True, (), run.trace, notices_of(run.trace))
            run.insert_copies(state)
        run.rewrite()
    except Unbufferizable as failure:
        return PassResult(True, (Refusal(failure.message, code, run.types.cause_of(failure.op)),), run.trace)
    except BufferizationFailed as failure:
        refusals = tuple(Refusal(message, code, op) for message, op in failure.complaints)
        return PassResult(True, refusals, run.trace)
    broken = _broken_edges(module, knowledge) if options.is_exact else ()
    return PassResult(True, tuple(Refusal(text, code, op) for text, op in broken), run.trace, notices_of(run.trace))


def _broken_edges(module: Operation, knowledge: Knowledge) -> list[tuple[str, Operation]]:
    """Branches that hand a tensor to an argument that is a buffer now, each with the error LLVM's verifier has for it.

    Only where edges are rewritten as LLVM 22 does it, which looks at the first edge from a branch to a block.
    """
    found: list[tuple[str, Operation]] = []
    for op in walk(module):
        if not op.successors or not knowledge.is_branch(op):
            continue
        edges = (mismatched_argument(op, number, knowledge) for number in range(len(op.successors)))
        found += [(edge.message, op) for edge in edges if edge is not None][:1]
    return found


def insert_copies(module: Operation, options: BufferizeOptions, knowledge: Knowledge, *, code: str) -> PassResult:
    """Analysis and copies as tensors only; `code` is that of refusals (insertTensorCopies)."""
    run = OneShot(module, options, knowledge)
    try:
        state, errors = run.analyze()
        if errors:
            return PassResult(True, _refusals(errors, code), run.trace)
        run.insert_copies(state)
    except Unbufferizable as failure:
        return PassResult(True, (Refusal(failure.message, code, run.types.cause_of(failure.op)),), run.trace)
    return PassResult(True, (), run.trace, notices_of(run.trace))


def notices_of(trace: BufferizeTrace) -> tuple[Notice, ...]:
    """Differences to LLVM 22, each place once."""
    found = {(each.code, each.operation): each for each in trace.divergences}
    return tuple(Notice(each.code, each.message, each.operation, around=each.around) for each in found.values())


def _refusals(errors: list[AnalysisError], code: str) -> tuple[Refusal, ...]:
    return tuple(Refusal(error.message, code, error.op) for error in errors)
