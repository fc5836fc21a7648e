"""What VS Code itself writes to the console of the page, each with the reason why it is none of our business."""

from __future__ import annotations

NOISE: dict[str, str] = {
    "is already registered": "two of its own extensions, when a workspace becomes trusted",
    "/vsda": "a part of VS Code that code-server does not have",
    "Timed out waiting for authentication provider 'github' to register": "it would like to synchronise settings",
}
"""Part of the message -> why it is there."""


def ours(message: str) -> bool:
    return not any(part in message for part in NOISE)
