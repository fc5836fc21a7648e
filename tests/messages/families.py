"""Families of texts, which are one sentence with a name or a requirement in it, and texts that no program provokes.

Single texts that no program provokes are in `unprovoked/<dialect>.tsv`: a line has a word of `REASONS` and the text in
quotes, with a tab between.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .extraction import Text
from .sayings import requires, says, spells, traits

_UNPROVOKED_TEXTS = Path(__file__).parent / "unprovoked"

SAID, MISSING = "said", "missing"
TESTED = "tested"
"""Said, and a program of the tests makes both say it."""


@dataclass(frozen=True)
class Family:
    """Texts that a generator makes. `sentence` is what they are called, with `…` for what differs."""

    sentence: str
    pattern: re.Pattern[str]
    requirement: str = ""
    """The group of `pattern` with a requirement or a trait in words, which decides; else the sentence does."""

    def is_said(self, match: re.Match[str]) -> bool:
        if self.requirement == "trait":
            return match["trait"] in traits() or says(match[0])
        if self.requirement:
            return requires(match[self.requirement]) or spells(match[0])
        return says(self.sentence.replace("…", "x"))


def _family(sentence: str, pattern: str, requirement: str = "") -> Family:
    return Family(sentence, re.compile(pattern, re.DOTALL), requirement)


FAMILIES = (
    _family('… attribute specification: "', r'\w+ attribute specification: "'),
    _family("requires attribute '…'", r"requires attribute '\w+'"),
    _family("must be …, but got", r" must be (?:variadic of )?(?P<words>.*), but got ", "words"),
    _family("'…' must be …, but got", r"'\w+' must be (?:variadic of )?(?P<words>.*), but got ", "words"),
    _family("'…' must be …, but got", r"'\w+' must be (?P<words>.*), but got ", "words"),
    _family("failed to satisfy constraint: …", r"' failed to satisfy constraint: (?P<words>.*)", "words"),
    _family("failed to verify that all of {…} have same …", r"failed to verify that all of \{.*\} have same .*"),
    _family("failed to verify that …", r"failed to verify that (?P<trait>.*)", "trait"),
    _family("expected one of […] for …, got:", r"expected one of \[.*\] for .*, got: "),
    _family("expected keyword for …", r"expected keyword for .*"),
    _family("Invalid attribute `…` in property conversion:", r"Invalid attribute `\w+` in property conversion: "),
    _family("expected key entry for … in DictionaryAttr to set Properties.", r"expected key entry for \w+ in .*"),
    _family(
        "`…` clause can appear at most once in the expansion of the oilist directive", r"`\w+` clause can appear .*"
    ),
    _family(
        "expected string or keyword containing one of the following enum values for attribute '…'",
        r"expected string or keyword containing .*",
    ),
)

REASONS = {
    "building": "asked of operations that a program builds, before they exist",
    "second": "follows another error at the same place, which is the first that is reported",
    "note": "a note or a remark beside an error",
    "warning": "a warning, with which a program is accepted",
    "uncalled": "in setters of properties that LLVM 22 makes for formats with `prop-dict` and calls for no text",
    "internal": "a state that no text leads to, or that another rule reports first",
    "option": "of dialects that an option loads from IRDL, which no program does",
    "loading": "about dialects that a program has not loaded; mlir-opt loads all",
    "running": "said while transforms run or a program is translated, not when it is read and verified",
    "crash": "mlir-opt 22 ends without a message before it says them",
}
"""Why no program provokes a text, by the word that stands for it in the data."""

_UNPROVOKED = (
    ("building", re.compile(r"'[\w.]+' op (?:requires attribute|attribute ')")),
    ("building", re.compile(r"regionBuilder expects|unsupported type conversion function|could not cast operand of")),
    # Tried: operations of xevm, whose formats have `prop-dict`, say that they require the attribute.
    ("uncalled", re.compile(r"expected key entry for \w+ in DictionaryAttr to set Properties|"
                            r"' when parsing properties dictionary")),
    ("second", re.compile(r"failed to parse .*parameter '.*' which is to be a|^expected a parameter name in struct$|"
                          r"unable to parse elemwise op")),
    ("note", re.compile(r"see (?:current|existing|consumer)|prior use here|previously (?:used|referenced) here|"
                        r"generator here|"
                        r"required by region isolation|^first violating|enclosing op with data layout|location of op|"
                        r"^ \(op (?:in|is)|^ \(block without| in the same region\)| in a (?:parent|child) region\)|"
                        r"neither in a parent nor|operand defined as a block argument|region branch point$|"
                        r"^ignoring unknown external|^Available dialects|loaded but unregistered|"
                        r"^; for more info on dialect|"
                        r"' is a data layout attribute|^function result types: |^ +op result types: |"
                        r"see yield operation here|see the kernel definition here|return type declared here|"
                        r"^see the operation$|first consumer here:|^terminator here|first non-SMT operation here|"
                        r"^success run of")),
    ("internal", re.compile(r"null operand found|not owned by block|operand is unlinked|[Ii]nternal error|"
                            r"Cannot implicitly convert a scalable|branching to block of a different region|"
                            r"only happen due to incorrect|op parser '%s'|^basic_string: |"
                            r"^ - (?:Float |Int )?Test|Registering an interface for an attribute|"
                            r"null character not allowed")),
    ("loading", re.compile(r"please call allowUnregisteredDialects")),
)  # fmt: skip


@cache
def unprovoked(dialect: str) -> dict[str, str]:
    """By text, why no program provokes it; what `unprovoked/<dialect>.tsv` holds, nothing without that file."""
    file = _UNPROVOKED_TEXTS / f"{dialect}.tsv"
    lines = file.read_text(encoding="ascii").splitlines() if file.is_file() else []
    return {json.loads(text): reason for reason, text in (line.split("\t") for line in lines)}


def family_of(text: Text) -> tuple[Family, re.Match[str]] | None:
    """The family of a text; None if it is one of its own."""
    for family in FAMILIES:
        match = family.pattern.fullmatch(text.text)
        if match is not None:
            return family, match
    return None


def status(text: Text) -> str:
    """`said`, `missing`, or a key of `REASONS`."""
    if "Adaptor" in text.function:
        return "building"
    if (reason := unprovoked(text.dialect).get(text.text)) is not None:
        return reason
    for reason, pattern in _UNPROVOKED:
        if pattern.search(text.text):
            return reason
    found = family_of(text)
    is_said = found[0].is_said(found[1]) if found is not None else says(text.text)
    return SAID if is_said else MISSING
