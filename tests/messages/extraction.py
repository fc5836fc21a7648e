"""Texts of LLVM's messages about programs that it reads, by dialect.

A *text* is one literal of a message: a message with values in it has several. Taken are those of functions that report
errors and can be reached, by calls that have their target in them, from functions that read or verify: the `parse`,
`verify` and their like of each operation, by name. So passes, translations and the reader of bytecode are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pydealloc.ods.registry import dialect_names

from .library import Function

_ROOTS = frozenset(
    ("verify", "verifyRegions", "verifyRegionInvariants", "verifyRegionTrait", "verifyTrait", "verifyBody",
     "verifyType", "verifyInvariants", "verifyInvariantsImpl", "verifyImpl",
     "verifyEntry", "verifyEntries", "verifyEncoding", "verifySymbolUses", "verifyInherentAttrs",
     "verifyOperationAttribute", "verifyRegionArgAttribute", "verifyRegionResultAttribute", "verifyDataLayoutSpec",
     "verifyIndexingMapRequiredAttributes", "verifyWithOperationName", "parse", "parseType", "parseAttribute",
     "parseAsmSourceFile", "parseOperation", "parseResource", "setPropertiesFromAttr", "setPropertiesFromParsedAttr",
     "inferReturnTypes", "inferReturnTypeComponents")
)  # fmt: skip
_TRAITS = frozenset(("OpTrait", "detail", "impl", "function_interface_impl", "call_interface_impl", "transform"))
"""Namespaces whose functions called `verify...` are roots too."""
_BEYOND = ("Bytecode", "readProperties", "Rewrite", "Pattern", "Conversion", "Translation", "PassManager")
"""Words in the names of functions that are about something else than text."""
_REPORTS = re.compile(r"InFlightDiagnostic|DiagnosticArgument|emitOpError|9emitError|emitWarning")
_NAMESPACES = {"LLVM": "llvm", "NVVM": "nvvm", "ROCDL": "rocdl", "dataflow": "builtin"}
_WORDS = re.compile(r"[A-Za-z]{3}")
_SMALL = 10
"""Calls of a function without a name that does nothing but to add to a message, or to end one."""


@dataclass(frozen=True)
class Text:
    """One literal of a message: its dialect (`builtin` for what belongs to none), and the function it is in."""

    dialect: str
    function: str
    """As `SubViewOp::verify`; of a function without a name, the one through which it is reached."""
    text: str


def texts(functions: Mapping[int, Function]) -> list[Text]:
    """The texts of one library, each once for a dialect, in the order of the code."""
    owners = dict(_reached(functions))
    adders = {address for address, each in functions.items() if _only_adds(each, functions)}
    found: dict[tuple[str, str], Text] = {}
    for address in sorted(owners):
        function = functions[address]
        if not function.texts or not _reports(function, functions, adders):
            continue
        dialect, owner = _owner(owners[address])
        for text in function.texts:
            if _WORDS.search(text) and " " in text.strip():
                found.setdefault((dialect, text), Text(dialect, owner, text))
    return [*found.values()]


def parts(name: str) -> list[str]:
    """The parts of a mangled name, without arguments: `mlir`, `memref`, `SubViewOp`, `verify`.

    Names of templates' instances are cut off at their arguments.
    """
    start = re.match(r"_ZN?[KLV]*", name)
    if start is None:
        return []
    found: list[str] = []
    place = start.end()
    while match := re.compile(r"L?(\d+)").match(name, place):
        end = match.end() + int(match[1])
        found.append(name[match.end() : end])
        place = end
    return found


def _reached(functions: Mapping[int, Function]) -> Iterator[tuple[int, str]]:
    """The functions that are reached, and the name by which each is known."""
    pending = [(address, each.name) for address, each in functions.items() if _is_root(each.name)]
    seen = {address for address, _ in pending}
    while pending:
        yield from pending
        following: list[tuple[int, str]] = []
        for address, owner in pending:
            for target in functions[address].calls:
                if isinstance(target, str) or target in seen or target not in functions:
                    continue
                name = functions[target].name
                if any(word in name for word in _BEYOND):
                    continue
                seen.add(target)
                following.append((target, name if _is_known(name) else owner))
        pending = following


def _is_root(name: str) -> bool:
    if not name.startswith("_ZN") or any(word in name for word in _BEYOND):
        return False
    found = parts(name)
    if len(found) < 2 or found[0] not in ("mlir", "test"):
        return False
    return found[-1] in _ROOTS or (found[-1].startswith("verify") and not _TRAITS.isdisjoint(found[1:-1]))


def _is_known(name: str) -> bool:
    return len(parts(name)) > 2


def _only_adds(function: Function, functions: Mapping[int, Function]) -> bool:
    """Whether a function without a name adds to a message: instances of a template of LLVM's are such."""
    if function.name or function.texts or len(function.calls) > _SMALL:
        return False
    return any(_REPORTS.search(name) for name in _called(function, functions))


def _called(function: Function, functions: Mapping[int, Function]) -> Iterable[str]:
    return (target if isinstance(target, str) else functions[target].name for target in function.calls)


def _reports(function: Function, functions: Mapping[int, Function], adders: set[int]) -> bool:
    if any(target in adders for target in function.calls if isinstance(target, int)):
        return True
    return any(_REPORTS.search(name) for name in _called(function, functions))


def _owner(name: str) -> tuple[str, str]:
    found = parts(name)
    space = found[1] if len(found) > 1 and found[0] == "mlir" else found[0] if found else ""
    dialect = _NAMESPACES.get(space, space)
    if dialect not in dialect_names():
        return "builtin", "::".join(found[1:])
    return dialect, "::".join(found[2 if found[0] == "mlir" else 1 :])
