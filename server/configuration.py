"""Settings from pydealloc.toml or [tool.pydealloc] in pyproject.toml."""

from __future__ import annotations

from collections.abc import Mapping

from ..dialects.knowledge import UPSTREAM, Knowledge
from ..ir.records import dataclass, replace
from ..syntax.findings import Finding, Severity


@dataclass(frozen=True)
class Configuration:
    """What the user set; the default is what counts without any file."""

    knowledge: Knowledge = UPSTREAM
    ignore: frozenset[str] = frozenset()
    severity: Mapping[str, Severity] | None = None
    dynamic_ownership: bool = False

    def filtered(self, findings: list[Finding]) -> list[Finding]:
        """Without ignored codes, with the severities that were asked for."""
        if not self.ignore and not self.severity:
            return findings
        severity = self.severity or {}
        return [
            replace(finding, severity=severity.get(finding.code, finding.severity))
            for finding in findings
            if finding.code not in self.ignore
        ]


class Configurations:
    """The configuration of each file."""

    def __init__(self, config: str | None, isolated: bool) -> None:
        self.config = config
        self.isolated = isolated

    def for_file(self, path: str | None) -> Configuration:
        return Configuration()
