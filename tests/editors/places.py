"""Where what is fetched for the tests with editors is kept, and what is said when it cannot be had."""

from __future__ import annotations

from tests.harness.tree import ROOT

EDITORS = ROOT / ".venv" / "editors"
"""Removed by `./dev clean`, and whenever the environment is made anew."""

ARTEFACTS = ROOT / "build" / "editors"
"""Screenshots and logs of tests that failed."""


class Missing(Exception):
    """Something cannot be had here; the message says why."""
