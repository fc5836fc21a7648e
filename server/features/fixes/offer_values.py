"""Offers of code actions as values: what an action changes, and what it is called."""

from __future__ import annotations

from enum import Enum

from ....ir.records import dataclass

INSERT_TITLE = "Insert deallocations"
"""Of the action on one function, and of the fix of what that frees: one entry where an editor lists both."""


class Scope(Enum):
    """The extent of an edit, and the pass it is made by: the configured one, unless the name says LLVM."""

    FUNCTION = "function"
    FILE = "file"
    WORKSPACE = "workspace"
    """As `FILE`, for each file that the editor has open or in its folders."""
    SIMPLIFIED = "simplified"
    """One function: LLVM's ownership pass, and then its insertions simplified and lowered."""
    OWNERSHIP = "ownership"
    """One function: LLVM's ownership pass alone."""
    OWNERSHIP_FILE = "ownership-file"
    """The whole file: LLVM's ownership pass alone."""
    FREE_EARLY = "free-early"
    """One function: minimal-deallocation{placement=early}."""
    FREE_AFTER_LAST_USE = "free-after-last-use"
    """One function: optimize-allocation-liveness."""
    ALLOCATE_AT_FIRST_USE = "allocate-at-first-use"
    """One function: sink-allocations."""
    SHORTEN_LIFETIMES = "shorten-lifetimes"
    """One function: both of these."""
    REUSE = "reuse"
    """One function: minimal-deallocation{reuse=same-size}."""
    ARENA = "arena"
    """One function: plan-memory."""
    OUT_PARAMETERS = "out-parameters"
    """One function and its callers: buffer-results-to-out-params, with the allocations it returns as arguments."""
    BUFFERIZE = "bufferize"
    """The whole file: one-shot-bufferize, function boundaries included."""
    BUFFERIZE_FUNCTION = "bufferize-function"
    """One function, those it calls and those that call it, directly or through others: the same."""
    BUFFERIZE_FUNCTION_AND_DEALLOCATE = "bufferize-function-and-deallocate"
    """The functions of `BUFFERIZE_FUNCTION`: one-shot-bufferize, then the configured deallocation."""
    BUFFERIZE_AND_DEALLOCATE = "bufferize-and-deallocate"
    """The whole file: one-shot-bufferize, then the configured deallocation; LLVM's is the whole pipeline."""
    PIPELINE = "pipeline"
    """The whole file: the passes of LLVM's buffer-deallocation-pipeline, all or the first ones."""


WHOLE_FILE = frozenset(
    (Scope.FILE, Scope.OWNERSHIP_FILE, Scope.BUFFERIZE, Scope.BUFFERIZE_AND_DEALLOCATE, Scope.PIPELINE)
)
"""The scopes in which one error anywhere keeps everything as it is."""


@dataclass(frozen=True)
class Offer:
    """One action for the user. `offset`: where the function is; 0 for the whole file."""

    title: str
    scope: Scope
    offset: int = 0
    function: str = ""
    passes: int = 0
    """Of the pipeline: how many of its passes run."""
    disabled: str | None = None
    """The reason why it is disabled, for a person; None when it is enabled."""


class RefusedError(Exception):
    """The edit cannot be made; the message is for the user."""
