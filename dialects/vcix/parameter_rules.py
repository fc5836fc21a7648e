"""Types and attributes of `vcix`: other projects add to both."""

from __future__ import annotations

OPEN = ("type", "attribute")
