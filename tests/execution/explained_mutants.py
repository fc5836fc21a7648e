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
REASONS: tuple[tuple[str, str, str, str], ...] = ()
"""Path, function, the beginning of what is dropped, and the reason. An empty text is any."""


def explanation(mutant: Mutant, verdict: Verdict) -> str:
    """Why a mutant that was not caught does no harm; empty where that is not known."""
    for path, function, text, reason in REASONS:
        if (mutant.path, mutant.function) == (path, function) and mutant.text.startswith(text):
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
    if verdict is None or verdict.outcome is Outcome.UNREACHED:
        return True
    return verdict.outcome in (Outcome.OTHER, Outcome.SAME) and not explanation(mutant, verdict)


def report(verdicts: Sequence[tuple[Mutant, Verdict]]) -> str:
    """Figures of mutants, by kind; why the others do no harm; and the survivors."""
    caught = Counter(mutant.kind for mutant, verdict in verdicts if verdict.outcome is Outcome.CAUGHT)
    tried = Counter(mutant.kind for mutant, _ in verdicts)
    apart = Counter(verdict.outcome.value for _, verdict in verdicts if verdict.outcome in NOT_REACHED)
    reasons, survivors = Counter[str](), list[str]()
    for mutant, verdict in verdicts:
        if verdict.outcome is not Outcome.CAUGHT and verdict.outcome not in NOT_REACHED:
            reason = explanation(mutant, verdict)
            reasons[reason] += bool(reason)
            if not reason:
                survivors.append(f"  survives: {mutant} ({verdict.runs} runs, {verdict.other} other; {verdict.first})")
    total, harmful = caught.total(), caught.total() + len(survivors)
    lines = [f"{len(verdicts)} mutants of the passes' code; of each kind: caught, made"]
    lines += [f"  {caught[kind]:5} {tried[kind]:5} {kind}" for kind in tried]
    lines += [f"  {count:5} {what}" for what, count in apart.items()]
    lines += [f"  {count:5} harmless: {reason}" for reason, count in reasons.most_common() if reason]
    share = total / harmful if harmful else 1.0
    return "\n".join(
        [*lines, f"caught: {total} of {harmful} that are reached and not explained, {share:.1%}", *survivors]
    )
