"""What the server changes on demand: code actions, the lenses above functions, and the command behind them."""

from __future__ import annotations

from collections.abc import Iterator

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException
from pygls.lsp.server import LanguageServer

from . import convert
from .facts import findings_of
from .features import code_actions
from .features.code_actions import RefusedError
from .features.code_lenses import code_lenses
from .features.quick_fixes import fix_all, quick_fixes
from .handlers import answer
from .session import Session, View

REQUEST_FAILED = -32803


def register(server: LanguageServer, session: Session) -> None:
    """Connect everything."""
    _register_actions(server, session)
    _register_lenses(server, session)


def _register_actions(server: LanguageServer, session: Session) -> None:
    kinds = [convert.INSERT_KIND, types.CodeActionKind.QuickFix, convert.FIX_ALL_KIND]
    options = types.CodeActionOptions(code_action_kinds=kinds, resolve_provider=True)

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, options)
    async def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        def ask(view: View) -> list[types.CodeAction]:
            place = (view.offset(convert.position(params.range.start)), view.offset(convert.position(params.range.end)))
            return [
                *(_fixes(session, view, place) if convert.wants(params.context, types.CodeActionKind.QuickFix) else ()),
                *(
                    _offers(session, view, place[0], params)
                    if convert.wants(params.context, convert.INSERT_KIND)
                    else ()
                ),
                *(_all_fixes(session, view) if _asks_for_all_fixes(params.context) else ()),
            ]

        if not session.abilities.literal_actions:
            return []
        return await answer(session, params.text_document.uri, "looking for code actions", ask, [])

    @server.feature(types.CODE_ACTION_RESOLVE)
    async def resolve(action: types.CodeAction) -> types.CodeAction:
        wanted = convert.chosen(action.data)
        if wanted is not None:
            action.edit = await _edit_of(session, wanted, action.title)
        return action


async def _edit_of(session: Session, wanted: convert.Chosen, title: str) -> types.WorkspaceEdit:
    snapshot = session.snapshot(wanted.uri)
    if snapshot is None or snapshot.version != wanted.version:
        raise JsonRpcContentModified("the file has changed since the action was offered")

    def ask(view: View) -> types.WorkspaceEdit | str:
        return _edit(session, view, wanted)

    edit = await answer(session, wanted.uri, "inserting deallocations", ask, "this failed; the log says why")
    if isinstance(edit, str):
        raise JsonRpcException(f"{title}: {edit}", REQUEST_FAILED)
    return edit


def _register_lenses(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    async def lenses(params: types.CodeLensParams) -> list[types.CodeLens]:
        def ask(view: View) -> list[types.CodeLens]:
            found = code_lenses(view.document, dynamic=view.dynamic)
            return [one for lens in found for one in convert.code_lens(view.snapshot, lens)]

        return await answer(session, params.text_document.uri, "looking for code lenses", ask, [])

    @server.command(convert.INSERT_COMMAND)
    async def insert(argument: dict[str, types.LSPAny]) -> None:
        """Apply what an action of the same data would; the argument is an object with `uri`, `scope` and the rest."""
        wanted = convert.chosen(argument)
        if wanted is None:
            raise JsonRpcException(f"{convert.INSERT_COMMAND} wants an object with uri, version and scope", -32602)
        label = "Insert deallocations"
        edit = await _edit_of(session, wanted, label)
        await server.workspace_apply_edit_async(types.ApplyWorkspaceEditParams(edit=edit, label=label))


def _fixes(session: Session, view: View, place: tuple[int, int]) -> Iterator[types.CodeAction]:
    """What puts right the findings at `place`, a range of offsets; those the project ignores are none."""
    found = view.snapshot.configuration.filtered(findings_of(view.document, view.dynamic))
    for fix in quick_fixes(view.document.text, found, *place):
        edit = convert.workspace_edit(view.snapshot, fix.edits, versioned=session.abilities.versioned_edits)
        yield convert.quick_fix(view.snapshot, fix, edit)


def _asks_for_all_fixes(context: types.CodeActionContext) -> bool:
    """Only who names the kind wants it, on saving for instance: it is too much for the light bulb."""
    return context.only is not None and convert.wants(context, convert.FIX_ALL_KIND)


def _all_fixes(session: Session, view: View) -> Iterator[types.CodeAction]:
    found = view.snapshot.configuration.filtered(findings_of(view.document, view.dynamic))
    edits = fix_all(found)
    if edits:
        edit = convert.workspace_edit(view.snapshot, edits, versioned=session.abilities.versioned_edits)
        yield types.CodeAction(title="Fix all that can be fixed safely", kind=convert.FIX_ALL_KIND, edit=edit)


def _offers(session: Session, view: View, offset: int, params: types.CodeActionParams) -> Iterator[types.CodeAction]:
    each_pass = params.context.only is not None
    for offer in code_actions.offers(view.document, offset, dynamic=view.dynamic, each_pass=each_pass):
        if offer.disabled is None or session.abilities.disabled_actions:
            yield _offered(session, view, offer)


def _offered(session: Session, view: View, offer: code_actions.Offer) -> types.CodeAction:
    """The action, with its edit at once for an editor that would never ask for it."""
    action = convert.code_action(view.snapshot, offer)
    if offer.disabled is None and not session.abilities.lazy_edits:
        wanted = convert.chosen(action.data)
        edit = _edit(session, view, wanted) if wanted is not None else None
        action.edit = edit if isinstance(edit, types.WorkspaceEdit) else None
    return action


def _edit(session: Session, view: View, wanted: convert.Chosen) -> types.WorkspaceEdit | str:
    """The edit, or why there is none."""
    try:
        edits = code_actions.edits(
            view.document, wanted.scope, wanted.offset, dynamic=view.dynamic, passes=wanted.passes
        )
    except RefusedError as refused:
        return str(refused)
    return convert.workspace_edit(view.snapshot, edits, versioned=session.abilities.versioned_edits)
