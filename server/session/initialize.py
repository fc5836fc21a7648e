"""What an editor says with its first message, for who comes later."""

from __future__ import annotations

from ...ir.records import dataclass, field
from ...syntax.text.line_index import Encoding
from ..config.editor_settings import Abilities


@dataclass(frozen=True)
class Beginning:
    """`settings`: what came with `initialize`, not looked at yet."""

    encoding: Encoding = Encoding.UTF16
    abilities: Abilities = field(default_factory=Abilities)
    settings: object = None
