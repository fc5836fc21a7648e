"""Between the protocol's types and ours, the only place that knows both: offsets and positions, enums, shapes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lsprotocol import types

from ....ir.records import dataclass
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Severity
from ...features.diagnostics import EditorDiagnostic, diagnostics
from ...session.client_capabilities import ClientCapabilities
from ...session.session import Snapshot
from ...session.text_buffer import Change, Position
from .methods import INSERT_KIND, RUN_COMMAND, SOURCE

if TYPE_CHECKING:
    from ...features.fixes.offer_values import Offer, Scope
    from ...features.fixes.quick_fixes import QuickFix
    from ...features.hover import Hover
    from ...features.navigation.document_symbols import DocumentSymbol, SymbolKind
    from ...features.navigation.references import Reference
    from ...features.ownership.inlay_hints import InlayHint
    from ...features.ownership.lens_values import CodeLens
    from ...features.ownership.pipeline_stages import PipelineStages
    from ...features.ownership.run_lenses import RunLens

SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFORMATION: types.DiagnosticSeverity.Information,
    Severity.HINT: types.DiagnosticSeverity.Hint,
}

_SYMBOL_KINDS = {
    "function": types.SymbolKind.Function,
    "module": types.SymbolKind.Module,
    "other": types.SymbolKind.Variable,
}
"""By the value of `SymbolKind`."""

DEEPEST_OUTLINE = 50


# From the editor


def position(given: types.Position) -> Position:
    return given.line, given.character


def changes(given: Iterable[types.TextDocumentContentChangeEvent]) -> list[Change]:
    return [
        Change(change.text, position(change.range.start), position(change.range.end))
        if isinstance(change, types.TextDocumentContentChangePartial)
        else Change(change.text)
        for change in given
    ]


# To the editor


def registrations(client: ClientCapabilities) -> list[types.Registration]:
    """The registrations to request from the editor."""
    found: list[types.Registration] = []
    if client.did_change_configuration_registration:
        options = types.DidChangeConfigurationRegistrationOptions(section="pydealloc")
        method = types.WORKSPACE_DID_CHANGE_CONFIGURATION
        found.append(types.Registration(id="configuration", method=method, register_options=options))
    if client.did_change_watched_files_registration:
        # Definitions of dialects are JSON or MLIR, and a configuration may extend any file; which of those files
        # count is the session's to know.
        globs = ("**/*.toml", "**/*.{json,mlir}")
        watchers = [types.FileSystemWatcher(glob_pattern=glob) for glob in globs]
        options = types.DidChangeWatchedFilesRegistrationOptions(watchers=watchers)
        method = types.WORKSPACE_DID_CHANGE_WATCHED_FILES
        found.append(types.Registration(id="files", method=method, register_options=options))
    return found


def range_of(snapshot: Snapshot, start: int, end: int) -> types.Range:
    (line, column), (end_line, end_column) = snapshot.position(start), snapshot.position(end)
    return types.Range(
        start=types.Position(line=line, character=column), end=types.Position(line=end_line, character=end_column)
    )


def location(snapshot: Snapshot, start: int, end: int) -> types.Location:
    return types.Location(uri=snapshot.uri, range=range_of(snapshot, start, end))


def _named_diagnostic(snapshot: Snapshot, given: EditorDiagnostic) -> types.Diagnostic:
    """Identification of a diagnostic for the editor."""
    return types.Diagnostic(
        range=range_of(snapshot, given.start, given.end),
        message=given.message,
        severity=SEVERITIES[given.severity],
        code=given.code,
        source=SOURCE,
    )


def inlay_hint(snapshot: Snapshot, hint: InlayHint, *, lazy: bool = False) -> types.InlayHint:
    """`lazy`: what it says when somebody points at it can wait until then."""
    line, column = snapshot.position(hint.offset)
    parts = [
        types.InlayHintLabelPart(
            value=part.text,
            location=location(snapshot, *part.target) if part.target else None,
        )
        for part in hint.parts
    ]
    return types.InlayHint(
        position=types.Position(line=line, character=column),
        label=parts,
        tooltip=types.MarkupContent(kind=types.MarkupKind.Markdown, value=hint.tooltip)
        if hint.tooltip and not lazy
        else None,
        padding_left=True,
        # Indices would look like a part of the label.
        padding_right=snapshot.text.startswith("[", hint.offset) or None,
        data={"uri": snapshot.uri} if hint.tooltip and lazy else None,
    )


def file_of_hint(hint: types.InlayHint) -> str | None:
    """None for a hint that has all it can have."""
    data: object = hint.data
    if not isinstance(data, dict):
        return None
    given: dict[object, object] = {**data}
    uri = given.get("uri")
    return uri if isinstance(uri, str) else None


def hover(snapshot: Snapshot, given: Hover, *, markdown: bool) -> types.Hover:
    kind = types.MarkupKind.Markdown if markdown else types.MarkupKind.PlainText
    return types.Hover(
        contents=types.MarkupContent(kind=kind, value=_linked(snapshot, given) if markdown else given.plain),
        range=range_of(snapshot, given.start, given.end),
    )


def hovers_together(found: types.Hover | None, origin: types.Hover) -> types.Hover:
    """`found` of a place in a stage, and `origin` of the one in the file that it was made from."""
    assert isinstance(origin.contents, types.MarkupContent)
    parts = [f"In the file:\n\n{origin.contents.value}"]
    if found is not None and isinstance(found.contents, types.MarkupContent):
        parts.insert(0, found.contents.value)
    contents = types.MarkupContent(kind=origin.contents.kind, value="\n\n".join(parts))
    return types.Hover(contents=contents, range=found.range if found is not None else None)


def _linked(snapshot: Snapshot, given: Hover) -> str:
    """The text, in which the names of places are links, as editors open them: lines and columns from 1."""
    text = given.markdown
    for place in given.places:
        start = range_of(snapshot, place.start, place.start).start
        uri = f"{snapshot.uri}#L{start.line + 1},{start.character + 1}"
        text = text.replace(place.name, f"[{place.name}](<{uri}>)")
    return text


def highlight(snapshot: Snapshot, given: Reference) -> types.DocumentHighlight:
    # Loaded here, as below: the first findings of a file come before all requests.
    from ...features.lookup.values import OccurrenceRole

    kind = types.DocumentHighlightKind.Read if given.role is OccurrenceRole.READ else types.DocumentHighlightKind.Write
    return types.DocumentHighlight(range=range_of(snapshot, given.start, given.end), kind=kind)


def symbol(snapshot: Snapshot, given: DocumentSymbol, depth: int = 0) -> types.DocumentSymbol:
    """With those inside of it, down to a depth that no outline shows: messages are written recursively."""
    return types.DocumentSymbol(
        name=given.name,
        detail=given.detail,
        kind=symbol_kind(given.kind),
        range=range_of(snapshot, given.start, given.end),
        selection_range=range_of(snapshot, given.name_start, given.name_end),
        children=[symbol(snapshot, child, depth + 1) for child in given.children if depth < DEEPEST_OUTLINE],
    )


def symbol_kind(kind: SymbolKind) -> types.SymbolKind:
    return _SYMBOL_KINDS[kind.value]


def code_action(snapshot: Snapshot, offer: Offer) -> types.CodeAction:
    """Without its edit: `data` says how to make it."""
    return types.CodeAction(
        title=offer.title,
        kind=INSERT_KIND,
        disabled=types.CodeActionDisabled(reason=offer.disabled) if offer.disabled is not None else None,
        data={
            "uri": snapshot.uri,
            "version": snapshot.version,
            "scope": offer.scope.value,
            "function": offer.function,
            "offset": offer.offset,
            "passes": offer.passes,
        },
    )


def quick_fix(
    snapshot: Snapshot, fix: QuickFix, edit: types.WorkspaceEdit | None, place: tuple[int, int]
) -> types.CodeAction:
    """The action for `fix`, which names the diagnostic it answers. Without `edit`, `data` says how to make it.

    `place`: the range it was asked for, as offsets.
    """
    answered = [] if fix.finding is None else diagnostics([fix.finding], snapshot.text, can_show_notes=True)
    data = {"uri": snapshot.uri, "version": snapshot.version, "fix": fix.title, "start": place[0], "end": place[1]}
    return types.CodeAction(
        title=fix.title,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[_named_diagnostic(snapshot, one) for one in answered] or None,
        is_preferred=True if fix.is_preferred else None,
        edit=edit,
        data=data if edit is None else None,
    )


def accepts(context: types.CodeActionContext, kind: str) -> bool:
    """Whether the editor asked for actions of `kind`, or for all."""
    only = context.only
    if only is None:
        return True
    return any(kind == wanted or kind.startswith(f"{_plain(wanted)}.") or not _plain(wanted) for wanted in only)


def _plain(kind: types.CodeActionKind | str) -> str:
    return kind.value if isinstance(kind, types.CodeActionKind) else kind


def text_edits(snapshot: Snapshot, edits: Sequence[TextEdit]) -> list[types.TextEdit]:
    return [types.TextEdit(range=range_of(snapshot, edit.start, edit.end), new_text=edit.text) for edit in edits]


def workspace_edit(snapshot: Snapshot, edits: Sequence[TextEdit], *, versioned: bool) -> types.WorkspaceEdit:
    made = text_edits(snapshot, edits)
    if not versioned:
        return types.WorkspaceEdit(changes={snapshot.uri: made})
    document = types.OptionalVersionedTextDocumentIdentifier(uri=snapshot.uri, version=snapshot.version)
    return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(text_document=document, edits=made)])


def edit_of_new_file(snapshot: Snapshot, edits: Sequence[TextEdit]) -> types.WorkspaceEdit:
    """`snapshot`: of the file as it is when it has just been made, without version and text."""
    changes = workspace_edit(snapshot, edits, versioned=True).document_changes or ()
    return types.WorkspaceEdit(document_changes=[types.CreateFile(uri=snapshot.uri), *changes])


def merged(edits: Iterable[types.WorkspaceEdit]) -> types.WorkspaceEdit:
    """The edits of several files as one; all are of one form."""
    changes: dict[str, Sequence[types.TextEdit]] = {}
    versioned: list[types.TextDocumentEdit | types.CreateFile | types.RenameFile | types.DeleteFile] = []
    for edit in edits:
        changes.update(edit.changes or {})
        versioned.extend(edit.document_changes or ())
    return types.WorkspaceEdit(document_changes=versioned) if versioned else types.WorkspaceEdit(changes=changes)


def to_be_confirmed(edit: types.WorkspaceEdit, label: str, description: str) -> types.WorkspaceEdit:
    """`edit`, of documents with versions, as one change that the user looks at before it is made."""
    changes: list[types.TextDocumentEdit | types.CreateFile | types.RenameFile | types.DeleteFile] = []
    for change in edit.document_changes or ():
        if isinstance(change, types.TextDocumentEdit):
            annotated = [
                types.AnnotatedTextEdit(annotation_id=_ANNOTATION, range=one.range, new_text=one.new_text)
                for one in change.edits
                if isinstance(one, types.TextEdit)
            ]
            change = types.TextDocumentEdit(text_document=change.text_document, edits=annotated)
        changes.append(change)
    annotation = types.ChangeAnnotation(label=label, needs_confirmation=True, description=description)
    return types.WorkspaceEdit(document_changes=changes, change_annotations={_ANNOTATION: annotation})


_ANNOTATION = "insertion"


@dataclass(frozen=True)
class ChosenFix:
    """Data of a quick fix: its title among the fixes of a range of offsets."""

    uri: str
    version: int | None
    title: str
    start: int
    end: int


def chosen_fix(data: object) -> ChosenFix | None:
    """None when `data` is no quick fix's."""
    if not isinstance(data, dict):
        return None
    given: dict[object, object] = {**data}
    uri, version, title, start, end = (given.get(name) for name in ("uri", "version", "fix", "start", "end"))
    if not isinstance(uri, str) or not isinstance(title, str) or not isinstance(start, int) or not isinstance(end, int):
        return None
    return ChosenFix(uri, version if isinstance(version, int) else None, title, start, end)


@dataclass(frozen=True)
class Chosen:
    """Data of an action, or the argument of a command. `offset`: into the version."""

    uri: str
    version: int | None
    scope: Scope
    offset: int = 0
    passes: int = 0


def chosen(data: object) -> Chosen | None:
    """None when `data` is not ours."""
    if not isinstance(data, dict):
        return None
    from ...features.fixes.offer_values import Scope

    given: dict[object, object] = {**data}
    uri, version, scope = (given.get(name) for name in ("uri", "version", "scope"))
    offset, passes = given.get("offset", 0), given.get("passes", 0)
    known = {known.value: known for known in Scope}
    if not isinstance(uri, str) or not isinstance(offset, int) or not isinstance(passes, int) or scope not in known:
        return None
    return Chosen(uri, version if isinstance(version, int) else None, known[str(scope)], offset, passes)


def title_lens(snapshot: Snapshot, lens: CodeLens) -> types.CodeLens:
    """A lens that says something and does nothing."""
    return types.CodeLens(
        range=range_of(snapshot, lens.start, lens.end),
        command=types.Command(title=lens.title, command="", tooltip=lens.tooltip or None),
    )


def run_lens(snapshot: Snapshot, lens: RunLens) -> types.CodeLens:
    argument: dict[str, object] = {"uri": snapshot.uri}
    if lens.line is not None:
        argument["line"] = lens.line
    command = types.Command(
        title=lens.title,
        command=RUN_COMMAND if lens.can_run else "",
        tooltip=lens.tooltip or None,
        arguments=[argument] if lens.can_run else None,
    )
    return types.CodeLens(range=range_of(snapshot, lens.start, lens.end), command=command)


def stages_of(given: PipelineStages) -> dict[str, object]:
    """The answer to `pydealloc.showStages`."""
    stages = [
        {"number": stage.number, "pass": stage.name, "changed": stage.is_changed, "text": stage.text}
        for stage in given.stages
    ]
    return {"stages": stages, "refusal": given.refusal, "left": given.left}
