"""Shown stages: the virtual documents with the file after each pass, and what the client is told of them.

Of a long file, the functions that the editor shows come first. A stage is sent as soon as they are done, and the rest
as it is in the file; once that is done as well, the client is told that the document has changed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ....ir.records import dataclass
from ...session.session import Session, Snapshot, StaleError, View
from .answers import answer, invalid_params

if TYPE_CHECKING:
    from ...features.ownership.pipeline_stages import PipelineStages

CHANGED = "pydealloc/stagesChanged"
RUNNING = "running the pipeline"
_MOST_SHOWN = 50
_FIRST_S = 1.0
"""Processor time, in seconds, after which a stage is sent although there are more functions."""


@dataclass(frozen=True)
class _Shown:
    """The file of a virtual document, and the state of it that the client has been sent the stage of."""

    source: str
    state: tuple[int, int] | None
    """None: the file was not open."""


class ShownStages:
    """The stages that one client was sent."""

    def __init__(self, server: LanguageServer, session: Session) -> None:
        self._server = server
        self._session = session
        self._shown: dict[str, _Shown] = {}
        """By URI, the virtual documents that were requested since their file changed last."""
        self._completing: dict[str, asyncio.Task[None]] = {}
        """By URI of the file: the work on functions that the stages sent so far do not have yet."""

    def first(self, view: View) -> PipelineStages:
        """The stages of the functions that the editor shows, and of more where there is time."""
        # Loaded here, as below: the first findings of a file come before its stages.
        from ...features.ownership.pipeline_stages import first_stages

        return first_stages(
            view.document, self._session.shown_offset(view.snapshot), _FIRST_S, options=view.plan_options
        )

    async def sent(self, uri: str) -> dict[str, object]:
        """The virtual document `uri`: its text, its pass, and the version of its file.

        Raises:
            JsonRpcException: `InvalidParams` for what is no stage.
        """
        from ...features.ownership.stage_documents import address_of

        address = address_of(uri)
        if address is None:
            raise invalid_params(f"`{uri}` is no stage of a file; `pydealloc/stages` lists them")
        source = address.source
        self._remember(uri, source)
        not_open = _no_stage("the file is not open"), True
        found, is_complete = await answer(
            self._session, source, RUNNING, lambda view: self._of(view, address.number), not_open, whole=True
        )
        if not is_complete and source not in self._completing:
            self._completing[source] = asyncio.ensure_future(self._complete(source))
        return found

    def analysed(self, snapshot: Snapshot) -> None:
        """Announce the stages of a file that has changed since they were sent."""
        self._refresh(snapshot.uri, self._state(snapshot))

    def _state(self, snapshot: Snapshot) -> tuple[int, int]:
        """Changes with the text of a file, and with the configuration."""
        return snapshot.number, self._session.generation

    def _remember(self, uri: str, source: str) -> None:
        shown, snapshot = self._shown, self._session.snapshot(source)
        shown.pop(uri, None)
        shown[uri] = _Shown(source, self._state(snapshot) if snapshot is not None else None)
        if len(shown) > _MOST_SHOWN:
            del shown[next(iter(shown))]

    def _of(self, view: View, number: int) -> tuple[dict[str, object], bool]:
        """The stage, and whether it has all functions of the file."""
        from ...features.ownership.stage_documents import stage_of

        stages = self.first(view)
        found = stage_of(stages, number)
        if found is None:
            return _no_stage(stages.refusal), stages.is_complete
        text: dict[str, object] = {
            "text": found.text,
            "pass": found.name,
            "changed": found.is_changed,
            "version": view.snapshot.version,
        }
        return text, stages.is_complete

    async def _complete(self, uri: str) -> None:
        """Run the pipeline on the rest of the file, and tell the client; an edit leaves that to the next request."""
        try:
            while not await self._session.answer(
                uri, RUNNING, lambda view: self.first(view).is_complete, True, whole=True
            ):
                pass
        except StaleError:
            return
        finally:
            del self._completing[uri]
        self._refresh(uri, None)

    def _refresh(self, source: str, state: tuple[int, int] | None) -> None:
        """Announce the stages of the file `source` that were sent of another state than `state`."""
        has_contents = self._session.client_capabilities.text_document_content
        uris = [uri for uri, one in self._shown.items() if one.source == source and one.state != state]
        for uri in uris:
            # A client that still shows it asks again.
            del self._shown[uri]
            if has_contents:
                self._server.workspace_text_document_content_refresh(types.TextDocumentContentRefreshParams(uri=uri))
        if uris and not has_contents:
            self._server.protocol.notify(CHANGED, {"uri": source, "stages": uris})


def _no_stage(why: str) -> dict[str, object]:
    reason = why or "there is no such pass"
    return {"text": f"// Pipeline stopped: {reason}.\n", "pass": "", "changed": False, "refusal": reason}
