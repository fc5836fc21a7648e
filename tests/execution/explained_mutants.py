"""Explanations of mutants that no program shows: why what they drop can do no harm, or none that a run shows.

By script: a mutant that only refuses more, or whose results differ often and are always right, does no harm; neither
does one that goes another way a hundred times and gives the same results. The others have a reason here, or survive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.execution.code_mutants import Mutant
from tests.execution.mutation import Outcome, Verdict

OFTEN_SAME = 100
"""Runs of passes in which a condition decides otherwise, without any effect."""
OFTEN_OTHER = 30
"""Other results, all of them right, and right after what follows."""

NOT_REACHED = (Outcome.UNREACHED, Outcome.NEVER_RUN)
_STACK = "stack memory lives longer, and holds nothing at first"
_WORDS = "it decides about a notice alone"
_FORM = "the program has another form with the same meaning"
_LESS = "it knows less, or looks at more than it has to"
_CASTS = "casts keep elements and rank"
_VERIFIED = "programs that break this have an error, and passes stay out of them"

HARMLESS: tuple[tuple[str, str, str, str], ...] = (
    ("analysis/buffers/escape.py", "Escapes._of", "knowledge.is_call(op)", "calls count as unknown operations then"),
    (
        "analysis/calls/awaited_work.py",
        "_comes_after",
        "around is not op",
        "no operation around the start uses its token",
    ),
    ("analysis/ownership/call_summaries.py", "CallSummaries.results_of", "buffers", "no result is described then"),
    ("analysis/ownership/copied_results.py", "CopiedResults._hidden", "reads", "no copy of it may be written at all"),
    (
        "analysis/ownership/copied_results.py",
        "CopiedResults._shows",
        "self._goes_on(flow, write)",
        "it reaches later reads",
    ),
    (
        "analysis/ownership/returned_copies.py",
        "ReturnedCopies._translated",
        "kind == 'global'",
        "no other key has a name",
    ),
    ("dialects/arith/fold_integers.py", "_in_range", "signed(", "a quotient that is out of range is undefined"),
    ("analysis/placement/hoisting.py", "Hoisting.is_reached", "", "what cannot be reached does not run"),
    ("dialects/affine/canonicalize.py", "_apply", "len(affine.results) != 1", _VERIFIED),
    (
        "dialects/arith/select_patterns.py",
        "select_to_extension",
        "type_ is I1",
        "what comes before it takes these",
    ),
    ("dialects/affine/index_patterns.py", "_drop_units", "constant_int(index) == 0", _LESS),
    ("dialects/affine/fold_maps.py", "is_valid_dim", "value.type is not INDEX", _VERIFIED),
    (
        "dialects/bufferization/dealloc_patterns.py",
        "_merge_duplicate_memrefs",
        "known is not condition",
        "one condition or the same one is that condition",
    ),
    (
        "dialects/bufferization/dealloc_patterns.py",
        "_merge_duplicate_memrefs",
        "len(set(memrefs))",
        "pairs stay as they are then",
    ),
    (
        "dialects/bufferization/dealloc_patterns.py",
        "_merge_duplicate_memrefs",
        "len(memrefs) < 2",
        "pairs stay as they are then",
    ),
    ("dialects/bufferization/tensor_patterns.py", "_cast_or_copy", "source.element is not", _VERIFIED),
    ("dialects/bufferization/tensor_patterns.py", "_only_reads", "op.name ==", "no other operation has the flag"),
    (
        "dialects/common/canonicalization/memref_types.py",
        "loses_static_information",
        "source.element is not target.element or",
        _CASTS,
    ),
    ("dialects/common/canonicalization/memref_types.py", "_times", "b == 0", _LESS),
    ("dialects/common/canonicalization/region_branch.py", "_merge_duplicates", "len(inputs) < 2", _LESS),
    (
        "dialects/common/canonicalization/tensor_casts.py",
        "preserves_static_information",
        "source.element is not target.element or",
        _CASTS,
    ),
    ("dialects/common/canonicalization/region_branch.py", "_AlikeInputs.__init__", "value.uses", _FORM),
    ("dialects/common/canonicalization/region_branch.py", "_found_inputs", "", _FORM),
    ("dialects/linalg/fill_patterns.py", "_concat_of_fills", "not found", _VERIFIED),
    ("dialects/linalg/fill_patterns.py", "_transpose_of_fill", "not view.op.results", _VERIFIED),
    ("dialects/linalg/indexing.py", "maps_of", "not op.operands", _VERIFIED),
    ("dialects/linalg/pack_patterns.py", "_cast", "shape == type_.shape", "a cast to the same type goes"),
    ("dialects/memref/allocation_patterns.py", "_contains_stack_allocation", "", _STACK),
    (
        "dialects/memref/allocation_patterns.py",
        "_dead_allocation",
        "is_freed",
        "it frees what the program leaks",
    ),
    ("dialects/memref/allocation_patterns.py", "_dead_allocation", "_is_source_dead", _WORDS),
    ("dialects/memref/allocation_patterns.py", "_hoist_from_scope", "", _STACK),
    ("dialects/memref/allocation_patterns.py", "_inline_scope", "", _STACK),
    ("dialects/memref/allocation_patterns.py", "_is_last", "", _STACK),
    ("dialects/memref/allocation_patterns.py", "_may_allocate_on_stack", "", _STACK),
    ("dialects/memref/allocation_patterns.py", "_is_source_dead", "", _WORDS),
    ("dialects/memref/folds.py", "_copy", "loses_static_information", _FORM),
    ("dialects/memref/folds.py", "_reinterpret_cast", "offsets[0] != 0", _WORDS),
    (
        "dialects/scf/forall_bufferization.py",
        "_runs_several_times",
        "",
        "bodies that run at once are looked at as such",
    ),
    ("dialects/scf/forall_patterns.py", "_fold_output_casts", "cast.source.type is", "a cast to the same type goes"),
    ("dialects/scf/if_patterns.py", "_build_nested", "else_values", _FORM),
    ("dialects/scf/if_patterns.py", "_may_be_used_inside", "left == 0", _LESS),
    ("dialects/scf/if_patterns.py", "_propagate_condition", "index not in constants", _FORM),
    ("dialects/scf/if_patterns.py", "_propagate_condition", "not _may_be_used_inside", _LESS),
    ("dialects/scf/if_patterns.py", "else_block", "len(op.regions) > 1", _VERIFIED),
    ("dialects/scf/if_patterns.py", "_yield_of_condition", "not result.uses", "there is nothing to replace"),
    (
        "dialects/scf/while_patterns.py",
        "_align_arguments",
        "len(values) != len(arguments)",
        "what follows compares them as sets, and neither has a value twice",
    ),
    (
        "dialects/scf/while_patterns.py",
        "_move_if",
        "any((use.owner is not terminator",
        "nothing else comes after the branch in its region",
    ),
    ("dialects/scf/tensor_patterns.py", "fold_for_cast", "not has_one_use", "there is a cast more, or less"),
    ("dialects/scf/tensor_patterns.py", "fold_for_cast", "source.type is result.type or", _CASTS),
    (
        "dialects/tensor/pad_patterns.py",
        "_pad_each_dimension",
        "is_other",
        "where nothing is added, the slice is as large as what it is of",
    ),
    (
        "dialects/tensor/slice_bufferization.py",
        "_parallel_reads",
        "not is_dense",
        "a slice as large as all of it leaves nothing, whatever its strides",
    ),
    (
        "dialects/tensor/canonicalize.py",
        "_chained_casts",
        "_joined(ranked[0].shape, ranked[2].shape)",
        "a check is gone whose failure is undefined behaviour",
    ),
    (
        "dialects/tensor/folds.py",
        "_is_whole",
        "all((as_constant(stride)",
        "a slice of all sizes with other strides is out of bounds",
    ),
    ("dialects/tensor/folds.py", "_is_whole", "all((as_constant(size)", "slices of the same type have the same sizes"),
    (
        "dialects/tensor/folds.py",
        "_resized",
        "not found.is_splat",
        "an attribute has as many values as its type has elements, in the same order",
    ),
    ("dialects/tensor/pad_patterns.py", "_pad_of_cast", "new_type is type_", _FORM),
    (
        "dialects/tensor/slice_bufferization.py",
        "_reads",
        "all((as_constant(each) == 0 for each in offsets))",
        "a slice of all sizes at another place is out of bounds",
    ),
    (
        "dialects/tensor/shape_patterns.py",
        "_expand_to_constants",
        "not is_foldable(cast)",
        "a check is gone whose failure is undefined behaviour",
    ),
    (
        "dialects/tensor/slice_patterns.py",
        "_extract_of_cast",
        "not is_foldable(cast)",
        "a check is gone whose failure is undefined behaviour",
    ),
    ("dialects/tensor/slice_patterns.py", "_insert_of_cast", "_has_constant(op)", "patterns come in another order"),
    (
        "passes/buffer_deallocation_simplification.py",
        "_Simplifications.drop_always_owned",
        "self.update(",
        "what it would drop is retained, so that it is not freed",
    ),
    ("passes/buffer_hoisting.py", "unreachable_hoist", "", "what cannot be reached does not run"),
    (
        "passes/bufferize/subsets.py",
        "_is_whole",
        "is_dense",
        "a slice of all sizes with other strides is out of bounds",
    ),
    ("passes/cse.py", "_Elimination.is_written_between", "written", "the search begins at what writes"),
    ("passes/cse.py", "key_of", "current is not op", "nothing inside an operation uses its results"),
    ("passes/expand_realloc.py", "ExpandRealloc.run", "self.compat is Compat.LLVM22", "only refuses"),
    (
        "passes/optimize_allocation_liveness.py",
        "OptimizeAllocationLiveness._run",
        "freeing.parent is not op.parent",
        "it is freed behind its last use, on all paths in place of some",
    ),
    ("passes/retired/deallocations.py", "Placement._put", "freed_by.next is not anchor", "it stays where it is"),
    ("passes/ownership/state.py", "FunctionState.is_retained_twice", "", _WORDS),
    (
        "passes/out_params/functions.py",
        "Hoisting._disagreeing_sizes",
        "not self._is_wanted(value) or",
        "the function stays as it is then",
    ),
    ("passes/out_params/functions.py", "Hoisting._is_known_to_others", "", _WORDS),
    ("passes/out_params/functions.py", "Hoisting._other_allocations", "", _WORDS),
    ("passes/out_params/functions.py", "Hoisting._shared", "", _WORDS),
)
"""Path, function, the beginning of what is dropped, and why that does no harm. An empty text is any."""

_NUMBERS = "no program has an address as a number at such a place"

UNSHOWN: tuple[tuple[str, str, str, str], ...] = (
    ("analysis/dataflow/buffer_flow.py", "Flow.is_quiet", "effects.captured", "lints alone look at it"),
    ("analysis/calls/call_facts.py", "CallFacts._called", "carrier_of(value.type) is not Carrier.NUMBER", _NUMBERS),
    ("dialects/cf/canonicalize.py", "_assert_of_true", "", "programs whose assertions fail are not compared"),
    ("analysis/dataflow/buffer_flow.py", "is_address", "", _NUMBERS),
    ("analysis/dataflow/operation_facts.py", "OperationFacts.stores", "", _NUMBERS),
    ("dialects/affine/fold_maps.py", "_is_symbol_in", "is_pure(", "mlir-opt's verifier alone sees it"),
    ("passes/buffer_results_to_out_params.py", "_Run._may_change", "", "nobody outside calls a public function"),
    ("passes/ownership/escapes.py", "_is_address", "", _NUMBERS),
    (
        "passes/buffer_hoisting.py",
        "wrong_hoist",
        "knowledge.is_call(user) and",
        "a leak counts only behind passes that free all",
    ),
    (
        "passes/retired/deallocations.py",
        "Placement.place",
        "self._leaves",
        "a leak counts only behind passes that free all",
    ),
    ("passes/minimal/reuse.py", "_is_static", "", "buffers of one dynamic type have one size in the programs"),
)
"""The same for survivors: why no program shows the harm."""


def _reason(mutant: Mutant, table: Sequence[tuple[str, str, str, str]]) -> str:
    for path, function, text, reason in table:
        if (mutant.path, mutant.function) == (path, function) and mutant.text.startswith(text):
            return reason
    return ""


def explanation(mutant: Mutant, verdict: Verdict) -> str:
    """Why a mutant that was not caught does no harm; empty where that is not known."""
    if _reason(mutant, UNSHOWN):
        return ""
    reason = _reason(mutant, HARMLESS)
    if reason:
        return reason
    if verdict.outcome is Outcome.REFUSES:
        return "only refuses"
    if verdict.outcome is Outcome.SAME and verdict.runs >= OFTEN_SAME:
        return f"makes no difference in {OFTEN_SAME} runs or more"
    if verdict.outcome is Outcome.OTHER and verdict.other >= OFTEN_OTHER:
        return f"gives {OFTEN_OTHER} other results or more, all of them right"
    return ""


def is_open(mutant: Mutant, verdict: Verdict | None) -> bool:
    """Whether more programs may tell more."""
    if verdict is None:
        return True
    if _reason(mutant, HARMLESS):
        return False
    if verdict.outcome is Outcome.UNREACHED:
        return True
    return verdict.outcome in (Outcome.OTHER, Outcome.SAME) and not explanation(mutant, verdict)


def report(verdicts: Sequence[tuple[Mutant, Verdict]]) -> str:
    """Figures of mutants, by kind; why the others do no harm; and the survivors."""
    caught = Counter(mutant.kind for mutant, verdict in verdicts if verdict.outcome is Outcome.CAUGHT)
    tried = Counter(mutant.kind for mutant, _ in verdicts)
    apart, reasons, survivors = Counter[str](), Counter[str](), list[str]()
    for mutant, verdict in verdicts:
        if verdict.outcome in NOT_REACHED:
            reason = _reason(mutant, HARMLESS)
            (reasons if reason else apart)[reason or verdict.outcome.value] += 1
        elif verdict.outcome is not Outcome.CAUGHT:
            reason = explanation(mutant, verdict)
            reasons[reason] += bool(reason)
            if not reason:
                why = _reason(mutant, UNSHOWN) or "not explained"
                survivors.append(f"  survives: {mutant}: {why} ({verdict.runs} runs, {verdict.other} other)")
    total, harmful = caught.total(), caught.total() + len(survivors)
    lines = [f"{len(verdicts)} mutants of the passes' code; of each kind: caught, made"]
    lines += [f"  {caught[kind]:5} {tried[kind]:5} {kind}" for kind in tried]
    lines += [f"  {count:5} {what}" for what, count in apart.items()]
    lines += [f"  {count:5} harmless: {reason}" for reason, count in reasons.most_common() if reason]
    share = total / harmful if harmful else 1.0
    return "\n".join(
        [*lines, f"caught: {total} of {harmful} that are reached and not explained, {share:.1%}", *survivors]
    )
