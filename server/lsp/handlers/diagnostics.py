"""Pull diagnostics: `textDocument/diagnostic` and `workspace/diagnostic`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....syntax.document.document import parse_document
from ...config.discovery import Configurations
from ...facts.document_facts import findings_overview
from ...features.ownership.stage_documents import address_of
from ...io.files import UserFacingError
from ...io.uris import uri_of
from ...run.report import is_run
from ...session.analysis_results import Extent, SupersededError
from ...session.diagnostic_limits import limit_findings
from ...session.session import Session
from ...session.snapshot import Snapshot, open_on_disk
from ...session.workspace_files import files_below
from ..connection.answers import retrigger
from ..connection.connection import Connection
from ..connection.workspace_edits import folders_of
from ..protocol.diagnostics_json import DiagnosticTexts, diagnostics_json
from ..protocol.item_json import listed
from ..protocol.pygls_adapter import JsonText

Report = dict[str, object]
"""Of one file, as JSON has it; its diagnostics are JSON already."""

MAX_CLOSED_FILE_BYTES = 1_000_000
"""A longer file is checked only when it is opened."""


async def document_diagnostic(here: Connection, params: types.DocumentDiagnosticParams) -> JsonText:
    uri, session = params.text_document.uri, here.session
    if session.snapshot(uri) is None or address_of(uri) is not None or is_run(uri):
        return _text(_full(listed(())))
    try:
        # What is wrong where one types comes first; what else is found, when the client asks again.
        enough = Extent.LINES if here.client.diagnostics_refresh else Extent.ALL
        snapshot, findings, extent = await session.results.wait_for(uri, enough)
    except SupersededError:
        raise retrigger("the file changed") from None
    here.answered_early.pop(uri, None)
    if extent is not Extent.ALL and session.snapshot(uri) is not None:
        here.answered_early[uri] = snapshot, findings, extent
    part = "" if extent is Extent.ALL else f"-{extent.name.lower()}"
    result = _result_id(session, f"{snapshot.number}{part}")
    if params.previous_result_id == result:
        return _text(_unchanged(result))
    return _text(_full(here.texts.of(snapshot, findings), resultId=result))


async def workspace_diagnostic(here: Connection, params: types.WorkspaceDiagnosticParams) -> JsonText:
    session = here.session
    before = {one.uri: one.value for one in params.previous_result_ids}
    opened = session.opened()
    # Whether one is open still is asked when it is its turn: it may be closed while we wait for another one.
    items = [
        await _of_open(session, here.texts, one, before)
        for one in opened
        if address_of(one.uri) is None and not is_run(one.uri) and session.snapshot(one.uri) is not None
    ]
    if session.settings.diagnostics.whole_workspace:
        items += await _of_others(here.server, session, opened, before)
    items += _of_gone(items, (*before, *here.closed_files.recent(monotonic())))
    return _text({"items": listed(map(_text, items))})


def _of_gone(items: Sequence[Report], known: Iterable[str]) -> list[Report]:
    """Empty reports: of `known` files that were closed, deleted or renamed, or that are not looked at any more."""
    reported = {item["uri"] for item in items}
    return [_full(listed(()), uri=uri, version=None) for uri in dict.fromkeys(known) if uri not in reported]


async def _of_others(
    server: LanguageServer, session: Session, opened: Sequence[Snapshot], before: dict[str, str]
) -> list[Report]:
    """Those of the files in the folders that are not `opened`."""
    known = [path for one in opened if (path := session.path(one.uri)) is not None]
    configurations = session.fresh_configurations()
    folders = list(folders_of(server))
    items: list[Report] = []
    async with session.progress.working("Checking the workspace", total=1) as progress:
        paths = await session.work("looking for files", lambda: files_below(folders, known), [])
        for number, path in enumerate(paths):
            progress.report(Path(path).name, done=number, total=len(paths))
            report = await _of_file(session, path, configurations, before)
            if report is not None:
                items.append(report)
    return items


async def _of_open(session: Session, texts: DiagnosticTexts, snapshot: Snapshot, before: dict[str, str]) -> Report:
    try:
        newest, findings, _ = await session.results.wait_for(snapshot.uri)
    except SupersededError:
        raise retrigger("a file changed") from None
    result = _result_id(session, str(newest.number))
    if before.get(newest.uri) == result:
        return _unchanged(result, uri=newest.uri, version=newest.version)
    return _full(texts.of(newest, findings), uri=newest.uri, version=newest.version, resultId=result)


async def _of_file(
    session: Session, path: str, configurations: Configurations, before: dict[str, str]
) -> Report | None:
    """None for a file that cannot be read, or is too long to be read unasked."""
    try:
        found = Path(path).stat()
    except OSError:
        return None
    uri, result = uri_of(path), _result_id(session, f"{found.st_mtime_ns}-{found.st_size}")
    if found.st_size > MAX_CLOSED_FILE_BYTES:
        return None
    if before.get(uri) == result:
        return _unchanged(result, uri=uri, version=None)

    items = await session.work(f"checking {path}", lambda: _checked(session, path, configurations), None)
    if items is None:
        return None
    return _full(items, uri=uri, version=None, resultId=result)


def _checked(session: Session, path: str, configurations: Configurations) -> JsonText | None:
    try:
        snapshot = open_on_disk(path, configurations, session.encoding)
    except UserFacingError:
        return None
    configuration = snapshot.configuration
    document = parse_document(snapshot.text, configuration.knowledge)
    overview = findings_overview(document, configuration.plan_options)
    found = limit_findings(overview, document, configuration, None, session.settings.diagnostics)
    return diagnostics_json(snapshot, found, can_show_notes=session.client_capabilities.related_information)


def _result_id(session: Session, version: str) -> str:
    """The identity of the findings of one version of a text: the same text has others after a new configuration."""
    return f"{session.generation}.{version}"


def _full(items: JsonText, **more: object) -> Report:
    return {"kind": types.DocumentDiagnosticReportKind.Full.value, "items": items, **more}


def _unchanged(result: str, **more: object) -> Report:
    return {"kind": types.DocumentDiagnosticReportKind.Unchanged.value, "resultId": result, **more}


def _text(report: Report) -> JsonText:
    """`report`, of which some values are JSON already, as JSON."""
    values = [
        f"{json.dumps(key)}: {value if isinstance(value, JsonText) else json.dumps(value)}"
        for key, value in report.items()
    ]
    return JsonText(f"{{{', '.join(values)}}}")
