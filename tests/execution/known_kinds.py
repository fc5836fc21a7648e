"""Kinds of defects that the passes once had, each put back in by a change of one function.

    noted = put_probes()
    probe(KINDS)
    pool = Pool.made(seeds, noted, range(len(KINDS)))
    verdict = pool.judge(number, lambda: put_back(KINDS[number]), seconds)

A kind whose function or text is no longer there is an error: the table has to follow the code.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.execution.code_mutants import ROOT, put_in


@dataclass(frozen=True)
class Kind:
    """`old`, in a function of the file, becomes `new`."""

    name: str
    path: str
    function: str
    old: str
    new: str
    more: tuple[Kind, ...] = ()
    """Guards that came along with the mended place."""


def _once(operation: str) -> Kind:
    """The body of `operation` is taken to run once."""
    old = "_stated(region, semantics) or _defined(definition) or _of_branch(region, semantics) or Runs.UNKNOWN"
    new = f'Runs.ONCE if region.parent.name == "{operation}" else {old}'
    return Kind(f"the body of {operation} runs once", "ods/regions.py", "runs_of", old, new)


REGIONS = (
    "linalg.generic",
    "linalg.map",
    "linalg.reduce",
    "tensor.generate",
    "scf.parallel",
    "scf.forall",
    "affine.for",
    "affine.parallel",
    "gpu.launch",
    "async.execute",
)
KINDS = (
    *(_once(name) for name in REGIONS),
    Kind(
        "what a call that stays gives back is another tensor",
        "passes/bufferize/handing.py",
        "returned",
        "op.regions or not op.operands or knowledge.has_trait(op, _COMPUTES)",
        "True",
    ),
    Kind(
        "what a function returns with unknown rank is another tensor",
        "passes/bufferize/functions.py",
        "_aliasing_results",
        "_is_ranked(operand.value) or not state.is_exact",
        "_is_ranked(operand.value)",
    ),
    Kind(
        "a load of a written to_buffer is folded",
        "dialects/bufferization/tensor_patterns.py",
        "_load_of_to_buffer",
        "before is None or (before.read_only is None and not rewriter.defects.follow(WRITTEN_TENSOR, load.op))",
        "before is None",
    ),
    Kind(
        "overflow flags stay on merged sums",
        "dialects/arith/flags.py",
        "without_wrong",
        "flags - surplus if surplus and not defects.follow(SURPLUS_FLAG, op) else flags",
        "flags",
    ),
    Kind(
        "slices lose the first dimensions of size one",
        "dialects/tensor/slice_patterns.py",
        "_with_sizes",
        "tuple(sizes[i] for i in retained)",
        "tuple([size for size in sizes if size != 1] + [1] * len(retained))[: len(retained)]",
    ),
    Kind(
        "a cast of a returned buffer is left out",
        "passes/bufferize/function_boundaries.py",
        "_narrow_results",
        "not is_tensor(given[position]) or not _have_equal_shapes(values[0].type, results[position])",
        "False",
    ),
    Kind(
        "numbers that a call returns are names of buffers",
        "passes/retired/critical_names.py",
        "NameFlow.__init__",
        "is_safe and (is_plain_number(source.type) or is_plain_number(to.type))",
        "False",
        (
            Kind(
                "buffers are freed where they are out of scope",
                "passes/retired/deallocations.py",
                "Placement.place",
                "not self._scopes.encloses_or_dominates(home, block)",
                "False",
            ),
        ),
    ),
    Kind(
        "a result of scf.index_switch is no alias",
        "dialects/scf/bufferization.py",
        "_yield_aliases",
        'parent.name == "scf.if" or (parent.name == "scf.index_switch" and not analysis.is_exact)',
        'parent.name == "scf.if"',
    ),
    Kind(
        "what a callee frees goes to the stack",
        "analysis/placement/stack_promotion.py",
        "_is_freed_by_call",
        "knowledge.is_call(use.owner) and called.frees(use.owner, use.index)",
        "False",
    ),
    Kind(
        "work that goes on does not need its buffers",
        "passes/optimize_allocation_liveness.py",
        "OptimizeAllocationLiveness._run",
        "_is_used_after(last, names, freeing, escapes, called)",
        "False",
    ),
    Kind(
        "a returned argument becomes a copy",
        "passes/buffer_results_to_out_params.py",
        "BufferResultsToOutParams.run_on",
        "self.compat is Compat.SAFE and run.shows_copies()",
        "False",
    ),
    Kind(
        "the retired deallocation forgets uses in later blocks",
        "passes/retired/deallocations.py",
        "Placement._last_use",
        "name.defining_op is None or self._is_safe",
        "name.defining_op is None",
    ),
    Kind(
        "a written to_buffer needs no copy before writes",
        "passes/bufferize/state.py",
        "AnalysisState.is_in_place",
        "self.options.is_exact and is_overlooked(operand)",
        "is_overlooked(operand)",
    ),
    Kind(
        "elements of an output that are not written are lost",
        "dialects/linalg/bufferization.py",
        "_reads",
        "not analysis.is_exact and _keeps_elements(op, index)",
        "False",
    ),
    Kind(
        "a diagonal is all of an output",
        "dialects/linalg/bufferization.py",
        "_is_overwritten",
        "len(results) != maps[index].num_dims or len({*results}) != len(results)",
        "len({*results}) != maps[index].num_dims",
    ),
)


def put_back(kind: Kind) -> None:
    """Change the function in this process.

    Raises:
        LookupError: the function or the text is not there.
    """
    for each in (kind, *kind.more):
        _write(each, {each.old: each.new})


def probe(kinds: Sequence[Kind]) -> None:
    """Let the code note the numbers of kinds that would go another way.

    Raises:
        LookupError: as for `put_back`.
    """
    by_function: dict[tuple[str, str], dict[str, str]] = {}
    for number, kind in enumerate(kinds):
        texts = by_function.setdefault((kind.path, kind.function), {})
        texts[kind.old] = f"{texts.get(kind.old, '')}({number}, ({kind.new})), "
    for kind in kinds:
        texts = by_function.pop((kind.path, kind.function), None)
        if texts is not None:
            _write(kind, {old: f"_probe_differs(({old}), ({others}))" for old, others in texts.items()})


def _write(kind: Kind, texts: Mapping[str, str]) -> None:
    text = (ROOT / kind.path).read_text(encoding="utf-8")
    for old in texts:
        if text.count(old) != 1:
            raise LookupError(f"{kind.path} has `{old}` {text.count(old)} times")
    for old, new in texts.items():
        text = text.replace(old, new)
    if not put_in(kind.path, kind.function, ast.parse(text)):
        raise LookupError(f"{kind.path} has no function {kind.function}")
