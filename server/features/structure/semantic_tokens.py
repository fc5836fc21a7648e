"""Semantic tokens: types of words for highlighting, with modifiers for what happens to buffers and tensors.

Tokens of an item are found once and kept with it, relative to its start: an edit finds those of what it touches.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from ....ir.records import dataclass
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.line_index import Encoding, LineIndex
from ...facts.document_facts import is_checked
from ...facts.ownership_facts import Owners, known_ownership
from ..ownership.display_memory import Memory, Owner, owner_after_edit, recall, remember
from ..ownership.plans import plans_of
from .token_kinds import NO_TOKENS, OWNER, VARIABLE, Role, TensorModifiers, Tokens, roles_of, tokens_of

_PER_TOKEN = 5
"""Numbers in the protocol's form: line and column from the token before, length, type, modifiers."""
_LARGE = 40_000
"""Code points. Of a longer item, ownership is shown once it is known, and a range costs the range."""
_STEP = 0.005
"""Seconds of work between two looks at what else there is to do."""
_FEW = 8
"""New items that the ownership pass is asked about at once."""


@dataclass(frozen=True)
class Entry:
    """Tokens at their place in a document: `line` and `column` of the first one, from the token before."""

    tokens: Tokens
    line: int
    column: int


@dataclass(frozen=True)
class TokensEdit:
    """`removed` numbers from `start` on become `data`."""

    start: int
    removed: int
    data: list[int]


@dataclass(frozen=True)
class _Made:
    """Tokens of a part of an item, and the decisions they show; None where these were not known."""

    facts: Owners | None
    tensors: TensorModifiers | None
    tokens: Tokens


_HEAD, _TAIL = FactKey[_Made]("semantic tokens"), FactKey[_Made]("semantic tokens after the body")


class TokenFinder:
    """Of one version of a text, whose lines are `lines`; with comments, strings and numbers if `lexical`."""

    def __init__(
        self,
        document: Document,
        lines: LineIndex,
        encoding: Encoding,
        *,
        options: PlanOptions = DEFAULT_PLAN,
        lexical: bool = True,
        memory: Memory[Owner] | None = None,
    ) -> None:
        """`memory`: where the owners in functions with errors come from."""
        self.document = document
        self.lines = lines
        self.encoding = encoding
        self.options = options
        self.plans = plans_of(options)
        self.lexical = lexical
        self.memory = memory
        self._made_with = (encoding, lexical, options.deallocation)
        self.is_complete = True
        """Whether ownership, and of a range whether names are used, was known of all that was looked at."""
        self._steps: Iterator[None] | None = None
        self._entries: list[Entry] = []

    def step(self) -> bool:
        """Work for a few milliseconds on the tokens of the whole text; whether there is more to do."""
        if self._steps is None:
            self._steps = self._all()
        deadline = time.perf_counter() + _STEP
        return any(time.perf_counter() > deadline for _ in self._steps)

    @property
    def entries(self) -> list[Entry]:
        """Those of the whole text; all of them once `step` has nothing to do any more."""
        return self._entries

    def _all(self) -> Iterator[None]:
        text, pos = self.document.text, 0
        placed = _Placed(self.lines, self.encoding)
        unseen = [item for item in self.document.leaves() if not item.parsed.facts.has(_HEAD, self._made_with)]
        # What was edited shows its ownership at once; a whole file waits for the analysis in the background.
        asked = (
            {id(item) for item in unseen if len(item.parsed.source) <= _LARGE} if len(unseen) <= _FEW else set[int]()
        )
        for start, end, item, part in _parts(self.document):
            if pos < start and not (gap := text[pos:start]).isspace():
                placed.add(pos, self._of_gap(gap))
            pos = end
            made, tensors = self._made(item, part), self._tensors(item, ask=id(item) in asked)
            if made is not None and made.facts is not None and made.tensors is tensors:
                placed.add(start, made.tokens)
                continue
            facts = self._ownership(item, ask=id(item) in asked or item.kind is not ItemKind.OPERATIONS)
            self.is_complete = self.is_complete and facts is not None
            is_last = made is not None and facts is None and made.tensors is tensors
            placed.add(start, made.tokens if made and is_last else self._of_part(item, part, facts, tensors))
            yield
        if pos < len(text) and not (gap := text[pos:]).isspace():
            placed.add(pos, self._of_gap(gap))
        self._entries = placed.entries

    def within(self, low: int, high: int) -> list[Entry]:
        """Those of the lines from offset `low` to `high`, and of some around them."""
        low, high = self.lines.line_start(self.lines.line_at(low)), self.lines.line_end(self.lines.line_at(high))
        text, pos = self.document.text, 0
        placed = _Placed(self.lines, self.encoding)
        for start, end, item, part in _parts(self.document):
            if start > high:
                break
            begin = max(pos, low)
            if begin < start and not (gap := text[begin:start]).isspace():
                placed.add(begin, self._of_gap(gap))
            pos = end
            if end >= low:
                is_asked = len(item.parsed.source) <= _LARGE
                facts, tensors = self._ownership(item, ask=is_asked), self._tensors(item, ask=is_asked)
                shown = part
                if len(item.parsed.source) > _LARGE:
                    shown = (max(part[0], low - start + part[0]), min(part[1], high - start + part[0]))
                placed.add(
                    start + shown[0] - part[0], self._of_part(item, shown, facts, tensors, is_whole=shown == part)
                )
                self.is_complete &= item.parsed.is_read
        begin = max(pos, low)
        if begin < high and not (gap := text[begin:high]).isspace():
            placed.add(begin, self._of_gap(gap))
        return placed.entries

    def _ownership(self, item: Item, *, ask: bool) -> Owners | None:
        """By the configured pass; None where the analysis has not come to `item` yet, unless `ask`."""
        known = known_ownership(self.document, item, self.options)
        # The analysis computes nothing of an item that has nothing to report.
        if known is None and not ask and (self.options.crosses_functions or not is_checked(self.document, item)):
            return None
        return self.plans.buffers.owners(self.document, item)

    def _tensors(self, item: Item, *, ask: bool) -> TensorModifiers | None:
        """Of the story that hints tell; None where there is none, and where it is not known, unless `ask`."""
        return self.plans.tensors.modifiers(self.document, item, ask=ask) if item.kind is ItemKind.OPERATIONS else None

    def _of_part(
        self,
        item: Item,
        part: tuple[int, int],
        facts: Owners | None,
        tensors: TensorModifiers | None,
        *,
        is_whole: bool = True,
    ) -> Tokens:
        """Of a part of the item's own text, which `is_whole` if there is no more of it in one place."""
        made = self._made(item, part) if is_whole else None
        if made is not None and made.facts is facts and made.tensors is tensors:
            return made.tokens
        is_alias = item.kind is ItemKind.ALIAS
        roles = {} if is_alias else roles_of(item, self.document.knowledge, facts, tensors, *part)
        is_shown = self.memory is not None and is_whole and item.kind is ItemKind.OPERATIONS
        if self.memory is not None and is_shown and (facts is not None or item.has_errors):
            self._remember(self.memory, item, roles)
        tokens = tokens_of(item.parsed.source, *part, roles, self.encoding, is_alias=is_alias, lexical=self.lexical)
        if is_whole:
            item.parsed.facts.put(_TAIL if part[0] else _HEAD, self._made_with, _Made(facts, tensors, tokens))
        return tokens

    def _remember(self, memory: Memory[Owner], item: Item, roles: dict[int, Role]) -> None:
        """Note the owners in `item`, or add the last ones to `roles` if it has errors."""
        if not item.has_errors:
            owners = [(at, owner) for at, (_, modifiers) in roles.items() if (owner := modifiers & OWNER)]
            remember(memory, item, tuple(owners))
            return
        for at, owner in recall(memory, self.document, item, owner_after_edit):
            kind, modifiers = roles.get(at, (VARIABLE, 0))
            roles[at] = kind, modifiers | owner

    def _made(self, item: Item, part: tuple[int, int]) -> _Made | None:
        return item.parsed.facts.find(_TAIL if part[0] else _HEAD, self._made_with)

    def _of_gap(self, text: str) -> Tokens:
        """Of what is between items: comments, and what could not be cut."""
        return tokens_of(text, 0, len(text), {}, self.encoding, lexical=self.lexical)


class _Placed:
    """Tokens put one behind the other."""

    def __init__(self, lines: LineIndex, encoding: Encoding) -> None:
        self.lines = lines
        self.encoding = encoding
        self.entries: list[Entry] = []
        self.line = self.column = 0

    def add(self, start: int, tokens: Tokens) -> None:
        """`start`: where what `tokens` are of starts in the text."""
        if tokens is NO_TOKENS:
            return
        first_line, first_column = self.lines.position(start, self.encoding)
        down, right = tokens.data[0], tokens.data[1]
        line, column = first_line + down, right if down else first_column + right
        self.entries.append(Entry(tokens, line - self.line, column if line != self.line else column - self.column))
        self.line = first_line + tokens.last_line
        self.column = tokens.last_column if tokens.last_line else first_column + tokens.last_column


def _parts(document: Document) -> Iterator[tuple[int, int, Item, tuple[int, int]]]:
    """Start and end of each item in the document, and the part of its own text that is there; modules come in two."""
    for chunk in document.chunks:
        pending: list[tuple[Item, bool]] = [(item, False) for item in reversed(chunk.items)]
        while pending:
            item, is_closing = pending.pop()
            length = len(item.parsed.source)
            if item.kind is not ItemKind.MODULE:
                yield item.start, item.end, item, (0, length)
                continue
            body_start, body_end = item.body
            if is_closing:
                yield body_end, item.end, item, (item.opening + 1, length)
                continue
            yield item.start, body_start, item, (0, item.opening + 1)
            pending.append((item, True))
            pending.extend([(child, False) for child in reversed(item.children)])


def numbers(entries: list[Entry]) -> list[int]:
    """In the protocol's form."""
    data: list[int] = []
    for entry in entries:
        data.append(entry.line)
        data.append(entry.column)
        data += entry.tokens.data[2:]
    return data


def change(old: list[Entry], new: list[Entry]) -> TokensEdit | None:
    """The edit that makes `new` of the numbers of `old`; None if they are equal."""
    limit = min(len(old), len(new))
    head = 0
    while head < limit and _same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < limit - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    start = sum(len(entry.tokens.data) for entry in old[:head])
    before = numbers(old[head : len(old) - tail])
    after = numbers(new[head : len(new) - tail])
    first, last = _common(before, after)
    if first + last == len(before) == len(after):
        return None
    return TokensEdit(start + first, len(before) - first - last, after[first : len(after) - last])


def _same(one: Entry, other: Entry) -> bool:
    return one.tokens is other.tokens and one.line == other.line and one.column == other.column


def _common(before: list[int], after: list[int]) -> tuple[int, int]:
    """Lengths of the common prefix and suffix; whole tokens."""
    limit = min(len(before), len(after))
    first = next((at for at in range(limit) if before[at] != after[at]), limit) // _PER_TOKEN * _PER_TOKEN
    limit -= first
    last = next((at for at in range(limit) if before[-1 - at] != after[-1 - at]), limit)
    return first, last // _PER_TOKEN * _PER_TOKEN
