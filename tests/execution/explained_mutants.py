"""Explanations of mutants that no program shows: why what they drop can do no harm, or none that a run shows.

By script: a mutant that only refuses more, or whose results differ often and are always right, does no harm; neither
does one that goes another way a hundred times and gives the same results. The others have a reason in
`explained_mutants.tsv`, or survive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.execution.code_mutants import Mutant
from tests.execution.mutation import Outcome, Verdict

OFTEN_SAME = 100
"""Runs of passes in which a condition decides otherwise, without any effect."""
OFTEN_OTHER = 30
"""Other results, all of them right, and right after what follows."""

NOT_REACHED = (Outcome.UNREACHED, Outcome.NEVER_RUN)


@dataclass(frozen=True)
class Explanation:
    """One line of the table: why mutants of `function` whose text begins with `text`, or is it, do no harm."""

    path: str
    function: str
    text: str
    """Of what is dropped; behind `=` all of it, for the beginning of others means something else. Empty: any."""
    reason: str
    unshown: str = ""
    """`unshown`: the mutant survives, and this is why no program shows the harm."""

    def fits(self, mutant: Mutant) -> bool:
        if (mutant.path, mutant.function) != (self.path, self.function):
            return False
        is_whole = self.text.startswith("=")
        return mutant.text == self.text[1:] if is_whole else mutant.text.startswith(self.text)


@cache
def explanations() -> tuple[Explanation, ...]:
    """All lines of the table, whose columns are parted by tabs."""
    text = (Path(__file__).parent / "explained_mutants.tsv").read_text(encoding="utf-8")
    return tuple(Explanation(*line.split("\t")) for line in text.splitlines())


def _reason(mutant: Mutant, *, unshown: bool) -> str:
    return next((one.reason for one in explanations() if bool(one.unshown) is unshown and one.fits(mutant)), "")


def explanation(mutant: Mutant, verdict: Verdict) -> str:
    """Why a mutant that was not caught does no harm; empty where that is not known."""
    if _reason(mutant, unshown=True):
        return ""
    reason = _reason(mutant, unshown=False)
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
    if _reason(mutant, unshown=False):
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
            reason = _reason(mutant, unshown=False)
            (reasons if reason else apart)[reason or verdict.outcome.value] += 1
        elif verdict.outcome is not Outcome.CAUGHT:
            reason = explanation(mutant, verdict)
            reasons[reason] += bool(reason)
            if not reason:
                why = _reason(mutant, unshown=True) or "not explained"
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
