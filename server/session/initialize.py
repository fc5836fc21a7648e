"""Initialize state: what the client sent with `initialize`, for the session that is made after it."""

from __future__ import annotations

from ...ir.records import dataclass, field
from ...syntax.text.line_index import Encoding
from .client_capabilities import ClientCapabilities


@dataclass(frozen=True)
class InitializeState:
    """The defaults are the protocol's, for a client that announces nothing."""

    encoding: Encoding = Encoding.UTF16
    """The position encoding agreed on."""
    client_capabilities: ClientCapabilities = field(default_factory=ClientCapabilities)
    initialization_options: object = None
    """As they came: not checked yet."""
