"""Sent tokens: the last semantic tokens of each file, of which a client asks for the difference."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from pygls.lsp.server import LanguageServer

from ...session.session import Session, Snapshot

if TYPE_CHECKING:
    from ...features.structure.semantic_tokens import Entry

_MAX_ANSWERS = 3
"""Per file: a client asks for the difference to its last answer."""


class SentTokens:
    """The last semantic tokens that were sent, by file and result id."""

    def __init__(self, server: LanguageServer, session: Session) -> None:
        self._server = server
        self._session = session
        self._ids = count(1)
        self._sent: dict[str, dict[str, list[Entry]]] = {}
        self._incomplete: dict[str, Snapshot] = {}

    def add(self, snapshot: Snapshot, entries: list[Entry], *, is_complete: bool) -> str:
        """The result id of what is sent now."""
        sent = self._sent.setdefault(snapshot.uri, {})
        name = str(next(self._ids))
        sent[name] = entries
        while len(sent) > _MAX_ANSWERS:
            del sent[next(iter(sent))]
        if not is_complete:
            self.renew(snapshot)
        return name

    def renew(self, snapshot: Snapshot) -> None:
        """Let the client ask again when more is known of `snapshot`."""
        self._incomplete[snapshot.uri] = snapshot

    def get(self, uri: str, name: str) -> list[Entry] | None:
        """The tokens with this result id; None where they are forgotten."""
        return self._sent.get(uri, {}).get(name)

    def published(self, snapshot: Snapshot) -> None:
        """Forget a file that is closed; let the client ask again where the last answer left something out. Once."""
        uri = snapshot.uri
        if self._session.snapshot(uri) is None:
            self._sent.pop(uri, None)
            self._incomplete.pop(uri, None)
        elif self._session.client_capabilities.semantic_tokens_refresh and self._incomplete.get(uri) is snapshot:
            del self._incomplete[uri]
            self._server.workspace_semantic_tokens_refresh(None)
