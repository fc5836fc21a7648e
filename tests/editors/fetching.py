"""`python -m tests.editors.fetching`: what `./dev test-editors` needs from npm, into `.venv/editors/`, once.

Each thing to fetch is a function in `FETCHED`. It returns at once where its folder is there and complete, and raises
`Missing` with the reason where it cannot be had: that is printed, and the tests that need it skip themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.editors.places import EDITORS, Missing
from tests.editors.vscode.installation import code_server_current, code_server_oldest

FETCHED: tuple[Callable[[], None], ...] = (code_server_current, code_server_oldest)


def main() -> int:
    EDITORS.mkdir(parents=True, exist_ok=True)
    for fetch in FETCHED:
        try:
            fetch()
        except Missing as reason:
            print(f"editors: {fetch.__name__}: {reason}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
