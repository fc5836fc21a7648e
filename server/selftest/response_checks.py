"""Checks of responses that hold for every file: ranges inside of the file, edits that do not overlap,
no new findings after a rename.

Each check takes what was asked, and the answer as JSON has it, and gives a sentence for everything that makes no sense.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, cast

from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...passes.pass_manager.deallocation import PlanOptions
from ...syntax.document.document import Document, parse_document
from ...syntax.text.line_index import Encoding, LineIndex
from ..facts.document_facts import findings_of
from ..facts.program_errors import program_errors

Json = Any

NEW_NAME = "renamed_by_check"

_NUMBER_OF_RESULT = re.compile(r"\"|#[0-9]*").fullmatch
"""Or the quote after a name."""
_LINK = re.compile(r'href="#([0-9]+):([0-9]+)-([0-9]+):([0-9]+)"').finditer
"""Pattern of a link in a picture."""
_MOST_TEXTS = 8
"""Edited texts whose findings are remembered."""
_TOKEN = 5
"""Numbers that tell one semantic token."""


@dataclass(frozen=True, eq=False)
class Target:
    """The file that is asked about."""

    uri: str
    lines: LineIndex
    document: Document
    options: PlanOptions
    legend: tuple[int, int]
    """The number of types and modifiers of semantic tokens."""
    codes_of: Callable[[str], Mapping[str, int]]
    """The number of findings by code of a text in place of this one: many tokens offer the same edits."""
    errors_of: Callable[[str], int]
    """The number of errors alone, which takes a part of the time."""

    @property
    def text(self) -> str:
        return self.lines.text


@dataclass(frozen=True, eq=False)
class ProbePosition:
    """A range of a file, as offsets and as positions."""

    target: Target
    start: int
    end: int
    position: Json
    end_position: Json

    @property
    def uri(self) -> str:
        return self.target.uri

    @property
    def range(self) -> Json:
        return {"start": self.position, "end": self.end_position}

    @property
    def word(self) -> str:
        return self.target.text[self.start : self.end]


_NOTHING: Mapping[str, Json] = {}


def is_object(value: Json) -> bool:
    return isinstance(value, dict)


def _list(value: Json) -> list[Json]:
    return value or []


Problems = Iterator[str]
Check = Callable[[ProbePosition, Json], Problems]


def nothing(_: ProbePosition, __: Json) -> Problems:
    """Only `ranges` counts."""
    return iter(())


def target_of(uri: str, text: str, knowledge: Knowledge, options: PlanOptions, legend: tuple[int, int]) -> Target:
    document = parse_document(text, knowledge)

    @lru_cache(_MOST_TEXTS)
    def codes_of(new: str) -> Mapping[str, int]:
        return Counter([one.code for one in findings_of(document.edited(new), options)])

    @lru_cache(_MOST_TEXTS)
    def errors_of(new: str) -> int:
        return len(program_errors(document.edited(new)).findings)

    return Target(uri, LineIndex(text), document, options, legend, codes_of, errors_of)


# Places


def ranges(place: ProbePosition, answer: Json) -> Problems:
    """All ranges anywhere in an answer about this file are in its text, and none ends before it starts."""
    for found in _ranges_in(answer, place.uri):
        start, end = found["start"], found["end"]
        for one in (start, end):
            if not _is_in(place.target.lines, one):
                yield f"{_shown(one)} is no place in the file"
        if _key(start) > _key(end):
            yield f"the range {_shown(start)} to {_shown(end)} ends before it starts"


def _ranges_in(answer: Json, uri: str) -> Iterator[Json]:
    pending: list[Json] = [answer]
    while pending:
        one = pending.pop()
        if is_object(one):
            made: dict[str, Json] = one
            if _is_position(made.get("start")) and _is_position(made.get("end")):
                yield made
            elif _is_position(made.get("position")):
                yield {"start": made["position"], "end": made["position"]}
            document = made.get("textDocument")
            of = made.get("uri") or made.get("targetUri") or (document.get("uri") if document else None)
            if of is None or of == uri:
                pending += [value for key, value in made.items() if key not in ("data", "changes")]
                pending += [value for key, value in (made.get("changes") or _NOTHING).items() if key == uri]
        elif isinstance(one, list):
            pending.extend(cast("list[Json]", one))


def _is_position(value: Json) -> bool:
    return is_object(value) and "line" in value and "character" in value


def _is_in(lines: LineIndex, position: Json) -> bool:
    place = _key(position)
    return lines.position(lines.offset(*place, Encoding.UTF16), Encoding.UTF16) == place


def _key(position: Json) -> tuple[int, int]:
    return position["line"], position["character"]


def _shown(position: Json) -> str:
    return f"{position['line'] + 1}:{position['character'] + 1}"


def _contains(range_: Json, position: Json) -> bool:
    return _key(range_["start"]) <= _key(position) <= _key(range_["end"])


def _is_name_at(place: ProbePosition, range_: Json) -> bool:
    """Whether a range is at a place, or is what is left of the name there without sigil, quotes, and the number of a
    result."""
    if _contains(range_, place.position) or _within(range_, place.range):
        return True
    end = place.target.lines.offset(*_key(range_["end"]), Encoding.UTF16)
    return _NUMBER_OF_RESULT(place.target.text, end, place.start) is not None


def _within(inner: Json, outer: Json) -> bool:
    return _contains(outer, inner["start"]) and _contains(outer, inner["end"])


def hover(place: ProbePosition, answer: Json) -> Problems:
    if answer is None:
        return
    if not answer["contents"]["value"].strip():
        yield "an empty text is shown"
    if answer.get("range") is not None and not _contains(answer["range"], place.position):
        yield "the explained range is elsewhere"


def explanation(place: ProbePosition, answer: Json) -> Problems:
    if answer is not None:
        if not _contains(answer["range"], place.position):
            yield "the explained range is elsewhere"
        if not answer["plain"].strip() or answer["title"] not in answer["markdown"]:
            yield "nothing is explained"


def picture(place: ProbePosition, answer: Json) -> Problems:
    if answer is None:
        return
    if not _contains(answer["range"], place.position):
        yield "the drawn function is elsewhere"
    for found in _LINK(answer["dot"]):
        line, character, end_line, end_character = map(int, found.groups())
        start, end = {"line": line, "character": character}, {"line": end_line, "character": end_character}
        if not _is_in(place.target.lines, start) or not _is_in(place.target.lines, end) or _key(start) >= _key(end):
            yield f"{found[0]} leads nowhere"


def memory(place: ProbePosition, answer: Json) -> Problems:
    if answer is None:
        return
    version, lines = answer["now"], place.target.lines
    for bar in version["buffers"]:
        line, start, end = bar["place"]
        ends = {"line": line, "character": start}, {"line": line, "character": end}
        if not all(_is_in(lines, one) for one in ends) or start > end:
            yield f"the place of {bar['name']} leads nowhere"
        if not version["first"] <= bar["first"] <= bar["last"] <= version["last"]:
            yield f"{bar['name']} is held outside of its function"


def locations(_: ProbePosition, answer: Json) -> Problems:
    yield from _repeated(answer)


def _repeated(answer: Json) -> Problems:
    counts = Counter([(one.get("uri"), _key(one["range"]["start"]), _key(one["range"]["end"])) for one in answer or ()])
    for (_, (line, column), _), count in counts.items():
        if count > 1:
            yield f"{line + 1}:{column + 1} is named {count} times"


def references(place: ProbePosition, answer: Json) -> Problems:
    yield from _repeated(answer)
    here = [one for one in answer or () if one.get("uri", place.uri) == place.uri]
    if answer and not any(_contains(one["range"], place.position) for one in here):
        yield "the place that was asked about is not among them"


def linked(place: ProbePosition, answer: Json) -> Problems:
    found = answer["ranges"] if answer is not None else ()
    words = {_between(place.target, one) for one in found}
    if len(words) > 1:
        yield f"different words are to change together: {', '.join(sorted(words))}"
    if found and not any(_is_name_at(place, one) for one in found):
        yield "the place that was asked about is not among them"


def _between(target: Target, range_: Json) -> str:
    start, end = (target.lines.offset(*_key(range_[side]), Encoding.UTF16) for side in ("start", "end"))
    return target.text[start:end]


def nested(place: ProbePosition, answer: Json) -> Problems:
    """Of selection ranges: each contains the one before it, and the first one the place."""
    if len(answer or ()) != 1:
        yield f"there are {len(answer or ())} answers for one place"
        return
    inner = answer[0]
    if not _contains(inner["range"], place.position):
        yield "the first selection is elsewhere"
    while (outer := inner.get("parent")) is not None:
        if not _within(inner["range"], outer["range"]) or inner["range"] == outer["range"]:
            yield f"the selection at {_shown(outer['range']['start'])} is not larger than the one before it"
        inner = outer


def symbols(_: ProbePosition, answer: Json) -> Problems:
    """Of an outline, of symbols of the workspace, and of functions that are called."""
    pending = [(one, None) for one in answer or ()]
    while pending:
        symbol, around = pending.pop()
        if not symbol["name"].strip():
            yield "a symbol has no name"
        name, whole = symbol.get("selectionRange"), symbol.get("range")
        if name is not None and whole is not None and not _within(name, whole):
            yield f"the name of {symbol['name']} is outside of it"
        if around is not None and not _within(whole, around["range"]):
            yield f"{symbol['name']} is not inside of {around['name']}"
        pending += [(child, symbol) for child in symbol.get("children") or ()]


def folds(place: ProbePosition, answer: Json) -> Problems:
    count = place.target.lines.line_count
    for one in answer or ():
        if not 0 <= one["startLine"] < one["endLine"] < count:
            yield f"lines {one['startLine'] + 1} to {one['endLine'] + 1} cannot be folded"


def tokens(place: ProbePosition, answer: Json) -> Problems:
    """Of semantic tokens: in order, in their lines, of kinds that were announced."""
    data: list[int] = answer["data"] if answer is not None else []
    if len(data) % _TOKEN:
        yield f"{len(data)} numbers are no tokens"
        return
    lines, (types, modifiers) = place.target.lines, place.target.legend
    line = column = end = 0
    for number in range(0, len(data), _TOKEN):
        down, right, length, kind, modifier = data[number : number + _TOKEN]
        line, column, end = (line + down, right, 0) if down else (line, column + right, end)
        if column < end:
            yield f"two tokens at {line + 1}:{column + 1} overlap"
        end = column + length
        for one in (column, end):
            if not _is_in(lines, {"line": line, "character": one}):
                yield f"{line + 1}:{one + 1} is no place in the file"
        if length <= 0 or kind >= types or modifier >> modifiers:
            yield f"the token at {line + 1}:{column + 1} is of no kind that was announced"


def unchanged(_: ProbePosition, answer: Json) -> Problems:
    """Of the difference between two answers about the same text."""
    if answer is not None and answer.get("edits"):
        yield "tokens have changed although the text has not"


def hints(place: ProbePosition, answer: Json) -> Problems:
    for hint in answer or ():
        label = hint["label"]
        words = label if isinstance(label, str) else "".join(part["value"] for part in label)
        if not words.strip():
            yield f"the hint at {_shown(hint['position'])} is empty"
        if not _contains(place.range, hint["position"]):
            yield f"the hint at {_shown(hint['position'])} is not where hints were asked for"


def diagnostics(place: ProbePosition, answer: Json) -> Problems:
    """Of a list, or of what answers a request for one."""
    for one in _list(answer.get("items") if is_object(answer) else answer):
        if not one["message"].strip():
            yield f"the diagnostic at {_shown(one['range']['start'])} has no message"
        if one.get("code") is None or one.get("severity") not in range(1, 5):
            yield f"the diagnostic at {_shown(one['range']['start'])} has no code or severity"
    yield from ranges(place, answer)


# What is written


def completion(place: ProbePosition, answer: Json) -> Problems:
    items = _list(answer["items"] if is_object(answer) else answer)
    default: Json = answer.get("itemDefaults", _NOTHING).get("editRange") if is_object(answer) else None
    for one in items:
        edit = one.get("textEdit")
        for found in _replaced(edit if edit is not None else default):
            if found["start"]["line"] != found["end"]["line"] or not _contains(found, place.position):
                yield f"`{one['label']}` would be written elsewhere"
        if not one["label"].strip():
            yield "something without a label is offered"
    counts = Counter([(one["label"], one.get("kind"), one.get("detail")) for one in items])
    yield from (f"`{label}` is offered {count} times" for (label, _, _), count in counts.items() if count > 1)


def _replaced(edit: Json) -> Iterator[Json]:
    """The range, or the two ranges for inserting and replacing, of a completion's edit."""
    if edit is None:
        return
    if "start" in edit:
        yield edit
    for name in ("range", "insert", "replace"):
        if name in edit:
            yield edit[name]


def resolved(_: ProbePosition, answer: Json) -> Problems:
    if not answer["label"].strip():
        yield "what was offered has lost its label"


def signatures(_: ProbePosition, answer: Json) -> Problems:
    for one in answer["signatures"] if answer is not None else ():
        label, parameters = one["label"], _list(one.get("parameters"))
        for parameter in parameters:
            part = parameter["label"]
            if isinstance(part, str):
                is_in = part in label
            else:
                is_in = 0 <= part[0] <= part[1] <= len(label.encode("utf-16-le")) // 2
            if not is_in:
                yield f"the parameter {part} is not in `{label}`"


def edits(place: ProbePosition, answer: Json) -> Problems:
    yield from _overlapping(answer or ())


def formatted(place: ProbePosition, answer: Json) -> Problems:
    """The layout of a whole file means the same, and is its own layout."""
    yield from _overlapping(answer or ())
    new, target = _edited(place.target, answer) if answer else None, place.target
    if new is not None and target.codes_of(new) != target.codes_of(target.text):
        yield "formatting changes what is found in the file"


def renamable(place: ProbePosition, answer: Json) -> Problems:
    if answer is not None:
        if not _is_name_at(place, answer["range"]):
            yield "the renamed range is elsewhere"
        if not answer["placeholder"]:
            yield "what would be renamed has no name"


def renamed(place: ProbePosition, answer: Json) -> Problems:
    """A name that nothing has may be taken, and changes nothing but names."""
    if answer is None:
        yield "rename fails although prepareRename accepts"
        return
    changes = list(_edits_of(answer, place.uri))
    yield from _overlapping(changes)
    if not changes:
        yield "renaming changes nothing"
    elif (new := _edited(place.target, changes)) is not None:
        before, after = (place.target.codes_of(one) for one in (place.target.text, new))
        if after != before:
            yield f"renaming changes what is found in the file: {_difference(before, after)}"


def _difference(old: Mapping[str, int], new: Mapping[str, int]) -> str:
    names = sorted(name for name in {*old, *new} if old.get(name, 0) != new.get(name, 0))
    return ", ".join(f"{name} {old.get(name, 0)} -> {new.get(name, 0)}" for name in names)


def actions(place: ProbePosition, answer: Json) -> Problems:
    for one in answer or ():
        yield from action(place, one)


def action(place: ProbePosition, answer: Json) -> Problems:
    """An action has a title and a reason or an edit that makes no new errors."""
    if not answer["title"].strip():
        yield "an action has no title"
    disabled = answer.get("disabled")
    if disabled is not None and not disabled["reason"].strip():
        yield f"`{answer['title']}` cannot be done for no reason"
    if answer.get("edit") is None:
        return
    if not any(_changes_of(answer["edit"])):
        yield f"`{answer['title']}` changes nothing"
    changes = list(_edits_of(answer["edit"], place.uri))
    yield from _overlapping(changes)
    if changes and (new := _edited(place.target, changes)) is not None:
        more = place.target.errors_of(new) - place.target.errors_of(place.target.text)
        if more > 0:
            yield f"`{answer['title']}` makes {more} new errors"


def _changes_of(edit: Json) -> Iterator[Json]:
    """The edits and operations of files in a workspace edit: lists, which may be empty, and objects."""
    for change in edit.get("documentChanges") or ():
        yield change.get("edits", change)
    yield from (edit.get("changes") or _NOTHING).values()


def _edits_of(edit: Json, uri: str) -> Iterator[Json]:
    """The edits of this file in a workspace edit."""
    for change in edit.get("documentChanges") or ():
        if "edits" in change and change["textDocument"]["uri"] == uri:
            yield from change["edits"]
    yield from (edit.get("changes") or _NOTHING).get(uri, ())


def _in_order(changes: Iterable[Json]) -> list[Json]:
    return sorted(changes, key=lambda one: (_key(one["range"]["start"]), _key(one["range"]["end"])))


def _overlapping(changes: Iterable[Json]) -> Problems:
    for one, other in pairwise(_in_order(changes)):
        if _key(one["range"]["end"]) > _key(other["range"]["start"]):
            yield f"two edits at {_shown(other['range']['start'])} overlap"


def _edited(target: Target, changes: Iterable[Json]) -> str | None:
    """The text after `changes`; None where they overlap."""
    made, position = list[str](), 0
    for one in _in_order(changes):
        start, end = (target.lines.offset(*_key(one["range"][side]), Encoding.UTF16) for side in ("start", "end"))
        if start < position:
            return None
        made += (target.text[position:start], one["newText"])
        position = end
    return "".join((*made, target.text[position:]))
