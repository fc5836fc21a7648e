"""What VS Code itself writes to the console of the page, each with the reason why it is none of our business."""

from __future__ import annotations

NOISE: dict[str, str] = {}
"""Part of the message -> why it is there."""


def ours(message: str) -> bool:
    return not any(part in message for part in NOISE)
