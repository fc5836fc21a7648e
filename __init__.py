"""A language server and checker for MLIR that understands buffer ownership; as a library, its functions.

Names of the library are loaded on first use: importing the package costs nothing. docs/library.md describes them.
"""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False  # As `typing.TYPE_CHECKING`, without the import.
if TYPE_CHECKING:
    from .server.api import (
        PipelineError,
        UserFacingError,
        apply,
        check,
        check_each,
        check_text,
        explain,
        fix,
        ownership,
        parse,
    )

__all__ = [
    "PipelineError",
    "UserFacingError",
    "apply",
    "check",
    "check_each",
    "check_text",
    "explain",
    "fix",
    "ownership",
    "parse",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        where = f"; classes are in {__name__}.server.api" if name[:1].isupper() else ""
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{where}")
    from .server import api

    found: object = getattr(api, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
