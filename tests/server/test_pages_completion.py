"""The pages of completion and of signature help."""

from __future__ import annotations

from pydealloc.server.features.completion.completion import completion
from pydealloc.server.features.completion.completion_resolve import completion_resolve
from pydealloc.server.features.completion.signature_help import signature_help
from pydealloc.syntax.document.document import Document, parse_document
from tests.harness.fixture import parse_fixture
from tests.harness.literate import Case, literate

MAX_PER_CODE = 12


@literate("server/completion.md")
def test_completion(case: Case) -> None:
    document, offset = _cursor(case)
    found = completion(document, offset)
    assert found.start <= found.cursor == offset <= found.end
    lines: list[str] = []
    for candidate in found.candidates[:MAX_PER_CODE]:
        inserted = f" => {candidate.text}" if candidate.text not in ("", candidate.label) else ""
        detail = f" ({candidate.detail})" if candidate.detail else ""
        lines.append(f"{candidate.kind.value} {candidate.label}{detail}{inserted}\n")
    if len(found.candidates) > MAX_PER_CODE:
        lines.append("...\n")
    case.expect("text candidates", "".join(lines) or "nothing\n")
    word = document.text[found.start : found.end]
    if word:
        case.expect("text word", f"{word}\n")
    else:
        case.expect_no("text word")


@literate("server/completion_resolve.md")
def test_resolve(case: Case) -> None:
    document, offset = _cursor(case)
    candidate = completion(document, offset).candidates[0]
    case.expect("markdown", f"{completion_resolve(document, candidate.about)}\n")


@literate("server/signature_help.md")
def test_signature_help(case: Case) -> None:
    document, offset = _cursor(case)
    lines: list[str] = []
    for signature in signature_help(document, offset):
        lines.append(f"{signature.label}\n")
        if signature.active is not None:
            active = signature.parameters[signature.active]
            about = f" {active.documentation}" if active.documentation else ""
            lines.append(" " * active.start + "^" * (active.end - active.start) + about + "\n")
        if signature.documentation:
            lines.append(f"{signature.documentation}\n")
    case.expect("text signatures", "".join(lines) or "nothing\n")


def _cursor(case: Case) -> tuple[Document, int]:
    fixture = parse_fixture(case.blocks["mlir"])
    return parse_document(fixture.text), fixture.cursor.start
