"""Whether we refuse a program."""

from __future__ import annotations

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.item_errors import error_findings
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import OTHER_VERSION


def refuses(program: str) -> str:
    """The first message with which we say that LLVM 22 does not accept `program`; empty where we do not."""
    document = parse_document(program)
    # The errors of items first: nearly all programs have some, and the rest takes longer.
    for item in document.leaves():
        for one in error_findings(document, item):
            if one.is_refusal or one.code == OTHER_VERSION:
                return one.message
    found = findings_of(document, is_last=True)
    return next((one.message for one in found if one.is_refusal or one.code == OTHER_VERSION), "")
