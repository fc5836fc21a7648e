"""Requests of an editor, as data: the parameters of each feature at a position, and follow-up requests.

A feature that is not served yet is left out of the run, so one that comes into being needs nothing but its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ...ir.records import dataclass
from ...syntax.text.line_index import Encoding, LineIndex
from . import response_checks as checks
from .response_checks import Json, ProbePosition, Target

Params = Callable[[ProbePosition], Json]
Follow = Callable[[ProbePosition, Json], Json]
Items = Callable[[Json], Iterable[Json]]


@dataclass(frozen=True)
class FollowUp:
    """A request about something in an answer: `params` of each of the `items`, at most `most` of them per answer."""

    method: str
    params: Follow
    items: Items
    check: checks.Check = checks.nothing
    most: int = 3


@dataclass(frozen=True)
class Feature:
    """One request.

    `is_whole`: it is about a file, not about a place in it. `most`: places of a file where it is asked for, evenly
    spread; 0 for all that are looked at.
    """

    method: str
    params: Params
    check: checks.Check = checks.nothing
    then: tuple[FollowUp, ...] = ()
    is_whole: bool = False
    most: int = 0


def _at(**more: Json) -> Params:
    """A document, a position, and `more`."""
    return lambda place: {"textDocument": {"uri": place.uri}, "position": place.position, **more}


def _of(**more: Json) -> Params:
    """A document, and `more`."""
    return lambda place: {"textDocument": {"uri": place.uri}, **more}


def _within(**more: Json) -> Params:
    """A document, the range of the token or of the whole file, and `more`."""
    return lambda place: {"textDocument": {"uri": place.uri}, "range": place.range, **more}


def _itself(_: ProbePosition, item: Json) -> Json:
    return item


def _items(answer: Json) -> Iterable[Json]:
    return answer or ()


def _spread(answer: Json) -> Iterable[Json]:
    """Some from all parts of a list, the first and the last among them."""
    found = [*_items(answer)]
    return (
        [found[number] for number in sorted({0, len(found) // 3, len(found) * 2 // 3, len(found) - 1})] if found else ()
    )


def _completions(answer: Json) -> Iterable[Json]:
    return _spread(answer["items"] if isinstance(answer, Mapping) else answer)


def _renaming(place: ProbePosition, prepared: Json) -> Json:
    name = prepared["placeholder"]
    sigil = name[:1] if name[:1] in "%@^!#" else ""
    return {"textDocument": {"uri": place.uri}, "position": place.position, "newName": f"{sigil}{checks.NEW_NAME}"}


def _delta(place: ProbePosition, identifier: Json) -> Json:
    return {"textDocument": {"uri": place.uri}, "previousResultId": identifier}


def _identifiers(answer: Json) -> Iterable[Json]:
    return [answer["resultId"]] if answer is not None and answer.get("resultId") is not None else ()


def _of_call(_: ProbePosition, item: Json) -> Json:
    return {"item": item}


def _lazy(answer: Json) -> Iterator[Json]:
    """Actions whose edit has to be asked for."""
    return (one for one in answer or () if "data" in one and "edit" not in one and "disabled" not in one)


def _stages(answer: Json) -> Iterable[Json]:
    return _spread(answer["stages"])


def _of_stage(_: ProbePosition, stage: Json) -> Json:
    return {"uri": stage["uri"]}


def _into_stage(place: ProbePosition, stage: Json) -> Json:
    return {"uri": place.uri, "to": stage["uri"], "position": place.position}


_OPTIONS = {"tabSize": 2, "insertSpaces": True}
_INVOKED = {"triggerKind": 1}
_ACTIONS = {"diagnostics": list[Json]()}
_EVERY_ACTION = {"diagnostics": list[Json](), "only": ["", "source.fixAll"]}

FEATURES = (
    Feature("textDocument/hover", _at(), checks.hover),
    Feature("textDocument/definition", _at(), checks.locations),
    Feature("textDocument/declaration", _at(), checks.locations),
    Feature("textDocument/typeDefinition", _at(), checks.locations),
    Feature("textDocument/implementation", _at(), checks.locations),
    Feature("textDocument/references", _at(context={"includeDeclaration": True}), checks.references),
    Feature("textDocument/documentHighlight", _at(), checks.references),
    Feature("textDocument/linkedEditingRange", _at(), checks.linked),
    Feature(
        "textDocument/completion",
        _at(context=_INVOKED),
        checks.completion,
        (FollowUp("completionItem/resolve", _itself, _completions, checks.resolved),),
    ),
    Feature("textDocument/signatureHelp", _at(), checks.signatures),
    Feature(
        "textDocument/prepareRename",
        _at(),
        checks.renamable,
        (FollowUp("textDocument/rename", _renaming, lambda answer: [answer] if answer else (), checks.renamed),),
        most=60,
    ),
    Feature(
        "textDocument/codeAction",
        _within(context=_ACTIONS),
        checks.actions,
        (FollowUp("codeAction/resolve", _itself, _lazy, checks.action, 8),),
        most=40,
    ),
    Feature(
        "textDocument/selectionRange", lambda place: {**_of()(place), "positions": [place.position]}, checks.nested
    ),
    Feature("textDocument/onTypeFormatting", _at(ch="\n", options=_OPTIONS), checks.edits, most=100),
    Feature("textDocument/rangeFormatting", _within(options=_OPTIONS), checks.edits, most=20),
    Feature(
        "textDocument/rangesFormatting",
        lambda place: {**_of(options=_OPTIONS)(place), "ranges": [place.range]},
        checks.edits,
        most=10,
    ),
    Feature("textDocument/semanticTokens/range", _within(), checks.tokens, most=60),
    Feature(
        "textDocument/inlayHint", _within(), checks.hints, (FollowUp("inlayHint/resolve", _itself, _spread),), most=60
    ),
    Feature(
        "textDocument/prepareCallHierarchy",
        _at(),
        checks.symbols,
        (
            FollowUp("callHierarchy/incomingCalls", _of_call, _items),
            FollowUp("callHierarchy/outgoingCalls", _of_call, _items),
        ),
    ),
    Feature(
        "pydealloc/stages",
        lambda place: {"uri": place.uri},
        then=(
            FollowUp("pydealloc/stage", _of_stage, _stages),
            FollowUp("workspace/textDocumentContent", _of_stage, _stages),
            FollowUp("pydealloc/stagePosition", _into_stage, _stages),
        ),
        most=10,
    ),
    Feature("pydealloc/explain", _at(), checks.explanation),
    Feature("pydealloc/picture", _at(), checks.picture, most=20),
    Feature("pydealloc/memory", _at(), checks.memory, most=10),
    # About the whole file
    Feature("pydealloc/runLines", _of(), is_whole=True),
    Feature("pydealloc/genericForm", _of(), is_whole=True),
    Feature("textDocument/diagnostic", _of(), checks.diagnostics, is_whole=True),
    Feature("workspace/diagnostic", lambda _: {"previousResultIds": []}, is_whole=True),
    Feature("textDocument/documentSymbol", _of(), checks.symbols, is_whole=True),
    Feature(
        "workspace/symbol",
        lambda place: {"query": place.word},
        checks.symbols,
        (FollowUp("workspaceSymbol/resolve", _itself, _spread),),
        most=10,
    ),
    Feature("textDocument/foldingRange", _of(), checks.folds, is_whole=True),
    Feature(
        "textDocument/semanticTokens/full",
        _of(),
        checks.tokens,
        (FollowUp("textDocument/semanticTokens/full/delta", _delta, _identifiers, checks.unchanged),),
        is_whole=True,
    ),
    Feature(
        "textDocument/inlayHint",
        _within(),
        checks.hints,
        (FollowUp("inlayHint/resolve", _itself, _spread, most=8),),
        is_whole=True,
    ),
    Feature(
        "textDocument/codeLens", _of(), then=(FollowUp("codeLens/resolve", _itself, _spread, most=8),), is_whole=True
    ),
    Feature(
        "textDocument/documentLink",
        _of(),
        then=(FollowUp("documentLink/resolve", _itself, _spread, most=8),),
        is_whole=True,
    ),
    Feature("textDocument/formatting", _of(options=_OPTIONS), checks.formatted, is_whole=True),
    Feature(
        "textDocument/codeAction",
        _within(context=_EVERY_ACTION),
        checks.actions,
        (FollowUp("codeAction/resolve", _itself, _lazy, checks.action, 12),),
        is_whole=True,
    ),
    Feature(
        "workspace/executeCommand",
        lambda place: {"command": "pydealloc.showStages", "arguments": [{"uri": place.uri}]},
        is_whole=True,
    ),
)

NOT_RUN: Mapping[str, str] = {
    "initialize": "begins the session",
    "shutdown": "ends it",
    "mlir/convertFromBytecode": "reads a file of its own",
    "mlir/convertToBytecode": "is always refused",
    "pydealloc/runOutput": "returns the output of a command that the user has started",
}
"""Requests that are about no file, and why they are in no line above."""

_TOKENS = ("namespace", "type", "class", "enum", "interface", "struct", "typeParameter", "parameter", "variable")
_SYMBOLS = {"symbolKind": {"valueSet": [*range(1, 27)]}}
_RESOLVED = {"properties": ["edit", "documentation", "detail", "tooltip", "label.location", "location.range"]}

CAPABILITIES: Mapping[str, Any] = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {
        "applyEdit": True,
        "configuration": True,
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "rename", "delete"]},
        "symbol": {**_SYMBOLS, "resolveSupport": _RESOLVED},
    },
    "textDocument": {
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "definition": {},
        "documentSymbol": {**_SYMBOLS, "hierarchicalDocumentSymbolSupport": True},
        "completion": {
            "completionItem": {
                "snippetSupport": True,
                "insertReplaceSupport": True,
                "documentationFormat": ["markdown"],
                "labelDetailsSupport": True,
                "resolveSupport": _RESOLVED,
            },
            "completionList": {"itemDefaults": ["editRange", "insertTextFormat", "commitCharacters", "data"]},
        },
        "signatureHelp": {
            "signatureInformation": {
                "documentationFormat": ["markdown"],
                "parameterInformation": {"labelOffsetSupport": True},
                "activeParameterSupport": True,
            }
        },
        "rename": {"prepareSupport": True},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "refactor", "source"]}},
            "disabledSupport": True,
            "dataSupport": True,
            "resolveSupport": _RESOLVED,
        },
        "inlayHint": {"resolveSupport": _RESOLVED},
        "foldingRange": {"lineFoldingOnly": False},
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]}, "dataSupport": True},
        "semanticTokens": {
            "requests": {"full": {"delta": True}, "range": True},
            "tokenTypes": list(_TOKENS),
            "tokenModifiers": list[str](),
            "formats": ["relative"],
        },
    },
}
"""Those of an editor that can do everything."""


def place_in(target: Target, start: int, end: int) -> ProbePosition:
    """The place of what is between two offsets."""
    return ProbePosition(target, start, end, _position(target.lines, start), _position(target.lines, end))


def _position(lines: LineIndex, offset: int) -> Json:
    line, character = lines.position(offset, Encoding.UTF16)
    return {"line": line, "character": character}


__all__ = ["CAPABILITIES", "FEATURES", "NOT_RUN", "Feature", "FollowUp", "ProbePosition", "Target", "place_in"]
