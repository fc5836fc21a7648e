"""Code actions: fixes, passes to apply, their edits, and the command that inserts deallocations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified

from ....ir.records import replace
from ....passes.pass_manager.deallocation import Deallocation
from ....syntax.text.findings import Finding
from ....syntax.text.line_index import LineIndex
from ...config.op_declaration_edits import configuration_for
from ...facts.document_facts import overview_near, with_refusals
from ...facts.ownership_facts import refusals_near
from ...features.bufferization.copy_fixes import copy_fixes
from ...features.fixes import code_actions
from ...features.fixes.code_actions import INSERT_TITLE, RefusedError, Scope
from ...features.fixes.quick_fixes import FixAllOffer, QuickFix, fix_all, quick_fixes
from ...io.uris import uri_of
from ...report.expected_comments import expected_fixes
from ...report.reported_findings import reported_findings
from ...session.session import Session, Snapshot, View
from ..connection.answers import invalid_params, request_failed
from ..connection.connection import Connection
from ..connection.workspace_edits import has_folders
from ..protocol import convert, methods

_NOTHING = "nothing would change"


async def code_action(here: Connection, params: types.CodeActionParams) -> list[types.CodeAction]:
    if not here.client.code_action_literal_support:
        return []
    in_folders = has_folders(here.server)
    return await here.answer(
        params.text_document.uri,
        "looking for code actions",
        lambda view: list(_actions(here.session, view, params, workspace=in_folders)),
        [],
    )


async def code_action_resolve(here: Connection, action: types.CodeAction) -> types.CodeAction:
    wanted = convert.chosen(action.data) or convert.chosen_fix(action.data)
    if wanted is not None:
        action.edit = await _edit_of(here, wanted, action.title)
    return action


async def insert_deallocations(here: Connection, argument: dict[str, types.LSPAny]) -> None:
    """Apply what an action of the same data would; the argument is an object with `uri`, `scope` and the rest."""
    wanted = convert.chosen(argument)
    if wanted is None:
        raise invalid_params(f"{methods.INSERT_COMMAND} needs an object with uri, version and scope")
    if wanted.scope is Scope.WORKSPACE:
        await here.insertions.run()
        return
    label = "Insert deallocations"
    edit = await _edit_of(here, wanted, label)
    await here.server.workspace_apply_edit_async(types.ApplyWorkspaceEditParams(edit=edit, label=label))


def _actions(
    session: Session, view: View, params: types.CodeActionParams, *, workspace: bool
) -> Iterator[types.CodeAction]:
    place = (view.offset(convert.position(params.range.start)), view.offset(convert.position(params.range.end)))
    fixes: list[types.CodeAction] = []
    if convert.accepts(params.context, types.CodeActionKind.QuickFix):
        fixes.extend(_fixes(session, view, place))
    yield from fixes
    if convert.accepts(params.context, methods.INSERT_KIND):
        # What is called the same does the same.
        there = {fix.title for fix in fixes}
        offers = _offers(session, view, place[0], params, workspace=workspace)
        yield from (offer for offer in offers if offer.title not in there)
    if _asks_for_all_fixes(params.context):
        yield from _all_fixes(session, view)


async def _edit_of(here: Connection, wanted: convert.Chosen | convert.ChosenFix, title: str) -> types.WorkspaceEdit:
    session = here.session
    snapshot = session.snapshot(wanted.uri)
    if snapshot is None or snapshot.version != wanted.version:
        raise JsonRpcContentModified("the file has changed since the action was offered")
    edit = await here.answer(
        wanted.uri,
        f"making the edit of `{title}`",
        lambda view: (
            _edit(session, view, wanted) if isinstance(wanted, convert.Chosen) else _fix(session, view, wanted)
        ),
        "this failed; see the log",
    )
    if isinstance(edit, str):
        raise request_failed(f"{title}: {edit}")
    return edit


def _fixes(session: Session, view: View, place: tuple[int, int]) -> Iterator[types.CodeAction]:
    """The fixes of findings in `place`, a range of offsets; findings ignored by the project have none."""
    for fix in _fixes_at(session, view, place):
        if fix.is_lazy and session.client_capabilities.code_action_resolve_edit:
            yield convert.quick_fix(view.snapshot, fix, None, place)
        elif (edit := _edit_of_fix(session, view, fix)) is not None:
            yield convert.quick_fix(view.snapshot, fix, edit, place)


def _fixes_at(session: Session, view: View, place: tuple[int, int]) -> list[QuickFix]:
    snapshot, document = view.snapshot, view.document
    overview = overview_near(document, *place, view.plan_options)
    counts = overview.counts()
    near = overview.around(document.text, *place)
    wanted = snapshot.configuration.filtered(near, document.text, counts)
    annotated = [one for one in wanted if one.start <= place[1] and place[0] <= one.end]
    # What the pass would refuse is not a finding in each project, but can be mended in all of them.
    refused = [one for one in refusals_near(document, *place) if not snapshot.configuration.ignores(one.code)]
    wanted = with_refusals(wanted, [*refused, *snapshot.configuration.offered(near)])
    configuration = configuration_for(session.path(snapshot.uri), snapshot.configuration.path)

    def everywhere() -> list[Finding]:
        return reported_findings(document, snapshot.configuration)

    fixes = quick_fixes(document, wanted, *place, configuration, FixAllOffer(counts, everywhere))
    reported = {(one.code, one.start, one.end): one for one in wanted}
    of_copies = [_answering(fix, reported) for fix in copy_fixes(document, *place)]
    if view.plan_options.deallocation is not Deallocation.MINIMAL:
        # The action on the function inserts what the project's pass does.
        fixes = [fix for fix in fixes if fix.title != INSERT_TITLE]
    return [*fixes, *of_copies, *expected_fixes(document, annotated, everywhere)]


def _answering(fix: QuickFix, reported: Mapping[tuple[str, int, int], Finding]) -> QuickFix:
    """`fix` with its finding as it is reported, or with none where it is not."""
    answered = fix.finding
    return replace(fix, finding=reported.get((answered.code, answered.start, answered.end))) if answered else fix


def _edit_of_fix(session: Session, view: View, fix: QuickFix) -> types.WorkspaceEdit | None:
    """None where there is no right edit, or the editor cannot make it."""
    edits, capabilities = fix.edits, session.client_capabilities
    if not edits:
        return None
    if fix.file is None:
        return convert.workspace_edit(view.snapshot, edits, versioned=capabilities.document_changes)
    lines = LineIndex(fix.file.text or "")
    snapshot = Snapshot(uri_of(fix.file.path), None, lines, view.snapshot.encoding)
    if fix.file.text is not None:
        return convert.workspace_edit(snapshot, edits, versioned=capabilities.document_changes)
    return (
        convert.edit_of_new_file(snapshot, edits)
        if capabilities.resource_operation_create and capabilities.document_changes
        else None
    )


def _fix(session: Session, view: View, wanted: convert.ChosenFix) -> types.WorkspaceEdit | str:
    """The edit, or why there is none."""
    found = _fixes_at(session, view, (wanted.start, wanted.end))
    fix = next((fix for fix in found if fix.title == wanted.title), None)
    edit = _edit_of_fix(session, view, fix) if fix is not None else None
    return edit if edit is not None else "no edit gives a valid program, so the file was not changed"


def _asks_for_all_fixes(context: types.CodeActionContext) -> bool:
    """Only who names the kind wants it, on saving for instance: it is too much for the light bulb."""
    return context.only is not None and convert.accepts(context, methods.FIX_ALL_KIND)


def _all_fixes(session: Session, view: View) -> Iterator[types.CodeAction]:
    found = reported_findings(view.document, view.snapshot.configuration)
    edits = fix_all(view.document, found)
    if edits:
        edit = convert.workspace_edit(view.snapshot, edits, versioned=session.client_capabilities.document_changes)
        yield types.CodeAction(title="Fix all that can be fixed safely", kind=methods.FIX_ALL_KIND, edit=edit)


def _offers(
    session: Session, view: View, offset: int, params: types.CodeActionParams, *, workspace: bool
) -> Iterator[types.CodeAction]:
    each_pass = params.context.only is not None
    for offer in code_actions.offers(
        view.document,
        offset,
        options=view.plan_options,
        each_pass=each_pass,
        workspace=workspace,
    ):
        action = _offered(session, view, offer)
        if action.disabled is None or session.client_capabilities.code_action_disabled_support:
            yield action


def _offered(session: Session, view: View, offer: code_actions.Offer) -> types.CodeAction:
    """The action, with its edit at once for an editor that would never ask for it; disabled where there is none."""
    action = convert.code_action(view.snapshot, offer)
    if offer.scope is Scope.WORKSPACE:
        # A command, which shows the changes before it makes them; an edit would be made at once.
        action.command = types.Command(offer.title, methods.INSERT_COMMAND, arguments=[action.data])
        action.data = None
    elif offer.disabled is None and not session.client_capabilities.code_action_resolve_edit:
        wanted = convert.chosen(action.data)
        edit = _edit(session, view, wanted) if wanted is not None else _NOTHING
        if isinstance(edit, str):
            action.disabled, action.data = types.CodeActionDisabled(edit), None
        else:
            action.edit = edit
    return action


def _edit(session: Session, view: View, wanted: convert.Chosen) -> types.WorkspaceEdit | str:
    """The edit, or why there is none."""
    try:
        edits = code_actions.edits(
            view.document,
            wanted.scope,
            wanted.offset,
            options=view.plan_options,
            passes=wanted.passes,
        )
    except RefusedError as refused:
        return str(refused)
    if not edits:
        return _NOTHING
    return convert.workspace_edit(view.snapshot, edits, versioned=session.client_capabilities.document_changes)
