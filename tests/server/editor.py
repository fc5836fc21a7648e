"""A small editor: one open file of a client, its text kept as the protocol says, by independent code."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp import LanguageClient
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

PATIENCE = 10
"""Seconds after which something that should come counts as lost."""

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+\Z")


_OF_MOST_BUFFERS = ("memory-leak", "dead-store", "returned-alias-of-argument")
"""Codes of hints that small programs get, whatever they are about."""


class Client(LanguageClient):
    """Remembers everything that was published, in order."""

    def __init__(self) -> None:
        super().__init__(converter_factory=default_converter)
        self.published: list[types.PublishDiagnosticsParams] = []
        self.news = asyncio.Event()
        self.refreshes = 0
        self.lens_refreshes = 0
        self.token_refreshes = 0
        self.applied: list[types.ApplyWorkspaceEditParams] = []
        self.applies: Callable[[types.WorkspaceEdit], object] = lambda _: None
        """What the editor does with a workspace edit before it says that it is applied."""
        self.presses_buttons = True
        self.prefers_button = ""
        self.questions: list[str] = []
        """Messages with buttons: of these `prefers_button` is pressed, or the first, if `presses_buttons`."""
        self.encoding = "utf-16"
        self.registered: list[types.Registration] = []
        self.outdated: list[str] = []
        """Documents of the server that it wants to be asked for again."""
        self.statuses: list[Any] = []
        self.own_news: list[tuple[str, Any]] = []
        """Notifications that only this server sends."""
        self.is_configured = False
        """Whether the server has been given the first configuration that it asked for."""

        def publish(params: types.PublishDiagnosticsParams) -> None:
            self.published.append(params)
            self.news.set()

        def refresh(params: None) -> None:
            self.refreshes += 1
            self.news.set()

        def refresh_tokens(params: None) -> None:
            self.token_refreshes += 1
            self.news.set()

        def refresh_lenses(params: None) -> None:
            self.lens_refreshes += 1
            self.news.set()

        def register(params: types.RegistrationParams) -> None:
            self.registered += params.registrations

        def apply(params: types.ApplyWorkspaceEditParams) -> types.ApplyWorkspaceEditResult:
            self.applied.append(params)
            self.applies(params.edit)
            return types.ApplyWorkspaceEditResult(applied=True)

        def refresh_content(params: types.TextDocumentContentRefreshParams) -> None:
            self.outdated.append(params.uri)
            self.news.set()

        def remember(method: str) -> Callable[[Any], None]:
            def take(params: Any) -> None:
                self.own_news.append((method, params))
                self.news.set()

            return take

        own = {
            "experimental/serverStatus": lambda params: self._take_status(params),
            "pydealloc/stagesChanged": remember("pydealloc/stagesChanged"),
            "pydealloc/runOutputChanged": remember("pydealloc/runOutputChanged"),
            types.WORKSPACE_TEXT_DOCUMENT_CONTENT_REFRESH: refresh_content,
            types.WORKSPACE_DIAGNOSTIC_REFRESH: refresh,
            types.WORKSPACE_CODE_LENS_REFRESH: refresh_lenses,
            types.WORKSPACE_APPLY_EDIT: apply,
            types.WINDOW_SHOW_MESSAGE_REQUEST: lambda params: self._answer(params),
            types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: publish,
            types.WORKSPACE_INLAY_HINT_REFRESH: refresh,
            types.WORKSPACE_SEMANTIC_TOKENS_REFRESH: refresh_tokens,
            types.CLIENT_REGISTER_CAPABILITY: register,
            types.WORKSPACE_CONFIGURATION: lambda params: self._configure(params),
        }
        register_lsp_features(self, {**DEFAULT_CLIENT_FEATURES, **own})

    def _answer(self, params: types.ShowMessageRequestParams) -> types.MessageActionItem | None:
        self.questions.append(params.message)
        actions = params.actions or ()
        liked = [action for action in actions if action.title == self.prefers_button]
        return next(iter((*liked, *actions)), None) if self.presses_buttons else None

    def _take_status(self, params: Any) -> None:
        self.statuses.append(params)
        self.news.set()

    def _configure(self, params: types.ConfigurationParams) -> list[Any]:
        self.is_configured = True
        self.news.set()
        return [self.get_configuration(section=item.section, scope_uri=item.scope_uri) for item in params.items]

    async def initialize_session(self, params: types.InitializeParams) -> types.InitializeResult:
        """Also wait until the server has asked for its configuration: the answer replaces what was sent before."""
        result = await super().initialize_session(params)
        workspace = params.capabilities.workspace
        if workspace is not None and workspace.configuration:
            await self.until(lambda: self.is_configured)
        return result

    def newest(self, uri: str) -> types.PublishDiagnosticsParams | None:
        return next((params for params in reversed(self.published) if params.uri == uri), None)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something the server has to send first."""
        while not condition():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


class Editor:
    """Opens the file on entry and closes it on exit."""

    def __init__(self, client: Client, uri: str, text: str) -> None:
        self.client = client
        self.uri = uri
        self.text = text
        self.version = 1
        encoding = client.encoding
        self.codec = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}[encoding]
        self.unit = {"utf-8": 1, "utf-16": 2, "utf-32": 4}[encoding]

    async def __aenter__(self) -> Editor:
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                text_document=types.TextDocumentItem(uri=self.uri, language_id="mlir", version=1, text=self.text)
            )
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        identifier = types.TextDocumentIdentifier(uri=self.uri)
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=identifier))

    @property
    def identifier(self) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(uri=self.uri)

    # Text

    def lines(self) -> list[str]:
        found = _LINE.findall(self.text)
        return [*found, ""] if not found or found[-1][-1] in "\r\n" else found

    def position(self, offset: int) -> types.Position:
        line = -1
        start = 0
        lines = self.lines()
        for line, content in enumerate(lines):
            if offset < start + len(content) or line == len(lines) - 1:
                break
            start += len(content)
        before = self.text[start:offset]
        return types.Position(line=line, character=len(before.encode(self.codec, "surrogatepass")) // self.unit)

    def offset(self, position: types.Position) -> int:
        lines = self.lines()
        start = sum(len(line) for line in lines[: position.line])
        units = lines[position.line].encode(self.codec, "surrogatepass")[: position.character * self.unit]
        return start + len(units.decode(self.codec, "surrogatepass"))

    def span(self, range_: types.Range) -> str:
        return self.text[self.offset(range_.start) : self.offset(range_.end)]

    def range(self, start: int, end: int) -> types.Range:
        return types.Range(start=self.position(start), end=self.position(end))

    def place(self, snippet: str) -> types.Position:
        """Where `snippet` begins; it occurs once."""
        assert self.text.count(snippet) == 1, snippet
        return self.position(self.text.index(snippet))

    # Edits

    def change(self, *edits: tuple[int, int, str]) -> None:
        """Several edits in one notification; the offsets of each are those after the edits before it."""
        changes: list[types.TextDocumentContentChangeEvent] = []
        for start, end, text in edits:
            changes.append(types.TextDocumentContentChangePartial(range=self.range(start, end), text=text))
            self.text = self.text[:start] + text + self.text[end:]
        self.send(changes)

    def replace(self, old: str, new: str) -> None:
        assert self.text.count(old) == 1, old
        start = self.text.index(old)
        self.change((start, start + len(old), new))

    def set(self, text: str) -> None:
        """The whole text in one change."""
        self.text = text
        self.send([types.TextDocumentContentChangeWholeDocument(text=text)])

    def send(self, changes: list[types.TextDocumentContentChangeEvent]) -> None:
        self.version += 1
        identifier = types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(text_document=identifier, content_changes=changes)
        )

    def applied(self, edit: types.WorkspaceEdit | None) -> str:
        """The text after a workspace edit, which must be about this file and this version."""
        assert edit is not None
        assert edit.document_changes is not None
        (change,) = edit.document_changes
        assert isinstance(change, types.TextDocumentEdit)
        assert (change.text_document.uri, change.text_document.version) == (self.uri, self.version)
        return self.with_edits([each for each in change.edits if isinstance(each, types.TextEdit)])

    def with_edits(self, edits: list[types.TextEdit]) -> str:
        spans = [(self.offset(edit.range.start), self.offset(edit.range.end), edit.new_text) for edit in edits]
        text = self.text
        for start, end, new in sorted(spans, key=lambda span: span[:2], reverse=True):
            text = text[:start] + new + text[end:]
        return text

    # Questions

    async def diagnostics(self) -> list[types.Diagnostic]:
        """Those of the newest version, as soon as they are there; without what is said of most buffers."""

        def have_come() -> bool:
            newest = self.client.newest(self.uri)
            return newest is not None and newest.version == self.version

        await self.client.until(have_come)
        newest = self.client.newest(self.uri)
        assert newest is not None
        return [each for each in newest.diagnostics if each.code not in _OF_MOST_BUFFERS]

    async def raw_hints(self, start: int = 0, end: int | None = None) -> list[types.InlayHint]:
        range_ = self.range(start, len(self.text) if end is None else end)
        params = types.InlayHintParams(text_document=self.identifier, range=range_)
        return list(await self.client.text_document_inlay_hint_async(params) or ())

    async def hints(self) -> list[tuple[str, str]]:
        """Each with the word or, at the end of a line, the line before it."""
        found: list[tuple[str, str]] = []
        for hint in await self.raw_hints():
            offset = self.offset(hint.position)
            line = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
            whole = self.text[offset : offset + 1] in ("\n", "\r", "")
            found.append((line if whole else line.split()[-1].lstrip("("), label(hint)))
        return found

    async def hover(self, snippet: str) -> str | None:
        params = types.HoverParams(text_document=self.identifier, position=self.place(snippet))
        found = await self.client.text_document_hover_async(params)
        if found is None:
            return None
        assert isinstance(found.contents, types.MarkupContent)
        return found.contents.value

    async def actions(self, line: int, only: list[str] | None = None) -> list[types.CodeAction]:
        """Those at the start of the line, without the pipeline's."""
        place = types.Position(line=line, character=0)
        params = types.CodeActionParams(
            text_document=self.identifier,
            range=types.Range(start=place, end=place),
            context=types.CodeActionContext(diagnostics=[], only=only),
        )
        found = await self.client.text_document_code_action_async(params)
        actions = [action for action in found or () if isinstance(action, types.CodeAction)]
        return [action for action in actions if not action.title.startswith("Run LLVM's ")]


def label(hint: types.InlayHint) -> str:
    return hint.label if isinstance(hint.label, str) else "".join(part.value for part in hint.label)


_TITLES = {
    "function": "Insert deallocations",
    "file": "Insert deallocations in this file",
    "raw function": "Insert raw bufferization.dealloc in this function (ownership pass only)",
    "raw file": "Insert raw bufferization.dealloc in this file (ownership pass only)",
}


async def insert_deallocations(editor: Editor, scope: str, line: int) -> types.CodeAction:
    """Choose the action for `function`, `file`, `raw function` or `raw file` (LLVM's pass alone), with its edit."""
    title = _TITLES[scope]
    (action,) = [action for action in await editor.actions(line) if action.title == title]
    assert action.edit is None
    return await editor.client.code_action_resolve_async(action)
