"""`python -m pydealloc.server` is `pydealloc-lsp`."""

from __future__ import annotations

import sys

from .cli import main

sys.exit(main())
