"""Canonicalization: every fold and pattern of the dialects, applied until nothing changes.

    %0 = arith.addi %x, %c0 : i32         "use"(%x) : (i32) -> ()
    "use"(%0) : (i32) -> ()          =>

The folds and patterns of a dialect are in its folder, `dialects/<name>/canonicalize.py`; each shows before and after.
Options and behaviour are those of mlir/lib/Transforms/Canonicalizer.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.folding import Folding
from ..ods.knowledge import Knowledge
from ..ods.rewriting import Pattern
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, defects_for, notices_of
from .pass_manager.refusal import Refusal
from .rewriting.greedy_driver import NO_LIMIT, GreedyConfig, Level, PatternLookup, simplify_greedily

_LEVELS: dict[str, Level] = {"disabled": "disabled", "normal": "normal", "aggressive": "aggressive"}


@dataclass(frozen=True)
class Canonicalize(Pass):
    name: ClassVar[str] = "canonicalize"

    top_down: bool = True
    """Start with the first operation instead of the last one."""
    region_simplify: str = "normal"
    """`disabled` leaves block arguments without uses; `aggressive` merges blocks that do the same."""
    max_iterations: int = 10
    """Rounds over the whole program; -1: no limit."""
    max_num_rewrites: int = NO_LIMIT
    """Rewrites in each round; -1: no limit."""
    test_convergence: bool = False
    """Refuse when the iterations did not suffice."""
    disable_patterns: tuple[str, ...] = ()
    """Names of patterns that are left out, with or without their namespace."""
    enable_patterns: tuple[str, ...] = ()
    """If any are given, all others are left out."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        # A limit of rewrites is one of the whole module.
        return Reach.FUNCTION if self.max_num_rewrites == NO_LIMIT else Reach.MODULE

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        level = _LEVELS.get(self.region_simplify)
        if level is None:
            reason = f"canonicalize does not know region-simplify={self.region_simplify}"
            return PassResult(False, (Refusal(reason, "canonicalize-region-simplify", module),))
        defects = defects_for(self.compat)
        folding = Folding(knowledge, defects)
        is_llvm = self.compat is Compat.LLVM22
        config = GreedyConfig(self.top_down, self.max_iterations, self.max_num_rewrites, level, is_llvm)
        result = simplify_greedily(module, knowledge, self._patterns(folding), config, folding)
        if self.test_convergence and not result.converged:
            return PassResult(True, (Refusal("failed to converge", "canonicalize-no-convergence", module),))
        return PassResult(result.changed, notices=notices_of(defects))

    def _patterns(self, folding: Folding) -> PatternLookup:
        if not self.disable_patterns and not self.enable_patterns:
            return folding.patterns
        chosen: dict[str, tuple[Pattern, ...]] = {}

        def lookup(name: str) -> Sequence[Pattern]:
            if name not in chosen:
                chosen[name] = tuple(pattern for pattern in folding.patterns(name) if self._is_enabled(pattern))
            return chosen[name]

        return lookup

    def _is_enabled(self, pattern: Pattern) -> bool:
        if _is_named(pattern, self.disable_patterns):
            return False
        return not self.enable_patterns or _is_named(pattern, self.enable_patterns)


def _is_named(pattern: Pattern, names: Sequence[str]) -> bool:
    return any(name == pattern.name or name.endswith(f"::{pattern.name}") for name in names)
