"""Options of the command line: the one table that the reader, `--help` and the reference page are made from.

`arguments.py` reads by it, `usage.py` prints it, docs/reference/command-line.md is generated from it by `./dev pages`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ..config.releases import LLVM as LLVM_CHOICES
from ..config.releases import TARGETS
from . import option_types as types
from .modes import (
    APPLY,
    CHECK,
    CHECK_FORMAT,
    CHECKS,
    COMPACT_DIALECT,
    COMPARE,
    DOCTOR,
    FEATURES,
    FILE_MODES,
    FORMAT_MLIR,
    GRAPH,
    SERVE,
    SHOW_SETTINGS,
    Mode,
)

T_co = TypeVar("T_co", covariant=True)


class Option(Generic[T_co]):
    """An option whose value is a `T_co`. Immutable; no dataclass, which would take longer to load than the table."""

    def __init__(
        self,
        name: str,
        value: str,
        type: Callable[[str], T_co],
        default: T_co,
        modes: tuple[Mode, ...],
        help: str,
        default_help: str = "",
        *,
        alias: str = "",
        is_list: bool = False,
        implied: str | None = None,
    ) -> None:
        """
        Args:
            name: with its dashes.
            value: the placeholder of its value; empty: a flag.
            default: the value without the option.
            modes: where it may be given. With others it would have no effect, which is an error.
            default_help: the default in words; empty: `default` itself, if it is a word.
            is_list: values of several occurrences are joined by commas.
            implied: the value of a bare option whose value is optional (`--NAME=VALUE`); None: it is not optional.
        """
        self.name = name
        self.value = value
        self.type = type
        self.default = default
        self.modes = modes
        self.help = help
        self.default_help = default_help
        self.alias = alias
        self.is_list = is_list
        self.implied = implied

    @property
    def label(self) -> str:
        return f"{self.name} {self.value}".strip()


def _flag(name: str, modes: tuple[Mode, ...], help: str) -> Option[bool]:
    return Option(name, "", types.present, default=False, modes=modes, help=help)


FORMAT = Option(
    "--format",
    "FORMAT",
    types.one_of(*types.FORMATS, "markdown"),
    "text",
    (*CHECKS, COMPARE, DOCTOR),
    "text for people, json for programs, or concise, json-lines, sarif, github, gitlab, junit, rdjson; with --compare: "
    "markdown",
    "text, or PYDEALLOC_OUTPUT_FORMAT",
)
OUTPUT_FILE = Option(
    "--output-file", "FILE", types.file_name, "", (*CHECKS, COMPARE), "write the report to FILE", "standard output"
)
REPORTS = Option(
    "--output",
    "FORMAT[=FILE]",
    types.reports,
    (),
    (CHECK,),
    "write a report in this format to FILE; may be repeated, and replaces --format",
    "standard output",
    is_list=True,
)
DIFF_BASE = Option(
    "--diff-base",
    "REF",
    types.text,
    "",
    (CHECK,),
    "only findings in lines that differ from this commit of the git repository",
)
SELECT = Option(
    "--select",
    "CODES",
    types.words,
    (),
    CHECKS,
    "only these codes or categories, separated by commas; `*` at the end of a code matches any suffix",
    is_list=True,
)
IGNORE = Option("--ignore", "CODES", types.words, (), CHECKS, "not these codes, written likewise", is_list=True)
SEVERITY = Option(
    "--severity",
    "CODE=LEVEL",
    types.severities,
    (),
    CHECKS,
    "report CODE as error, warning, information or hint",
    is_list=True,
)
PROFILE = Option(
    "--profile",
    "NAME",
    types.one_of("default", "correctness", "deallocation", "bufferization", "performance", "all"),
    "",
    CHECKS,
    "categories to report: default, correctness, deallocation, bufferization, performance or all",
    "from the configuration, else default",
)
BASELINE = Option(
    "--baseline",
    "FILE",
    types.file_name,
    "",
    CHECKS,
    "hide findings that FILE lists",
)
WRITE_BASELINE = _flag("--write-baseline", CHECKS, "with --baseline: write all present findings to FILE")
UPDATE_BASELINE = _flag("--update-baseline", CHECKS, "with --baseline: remove entries that no longer match from FILE")
FIX = _flag("--fix", CHECKS, "apply safe fixes")
UNSAFE_FIXES = _flag("--unsafe-fixes", CHECKS, "with --fix or --diff: also fixes that need a review")
TARGET_LLVM = Option(
    "--target-llvm",
    "RELEASE",
    types.one_of(*TARGETS),
    "",
    CHECKS,
    "with --fix or --diff: in place of other fixes, turn spellings of other releases into those of LLVM RELEASE",
)
ADD_IGNORE = _flag("--add-ignore", CHECKS, "add a suppression comment to each line with a warning")
ADD_EXPECTED = Option(
    "--add-expected",
    "CHOICE",
    types.one_of("all", "every"),
    "",
    (CHECK,),
    "add an expected-error comment above each error without one; =every: also above errors that mlir-opt does not "
    "get to, and above warnings",
    implied="all",
)
STATISTICS = _flag(
    "--statistics",
    CHECKS,
    "print the number of findings of each code, bytes of copied tensors, and what each function allocates and holds",
)
WATCH = _flag("--watch", CHECKS, "check again whenever a file changes")
EXIT_ZERO = _flag("--exit-zero", (*CHECKS, COMPARE), "exit 0 even if there are findings, or functions need more memory")
VERIFY_DIAGNOSTICS = Option(
    "--verify-diagnostics",
    "CHOICE",
    types.one_of("all", "every", "only-expected"),
    "",
    (CHECK,),
    "report only differences to the expected-error comments of LLVM's tests; =only-expected: errors without a comment "
    "are accepted; =every: also errors that mlir-opt does not get to need a comment",
    implied="all",
)
IGNORE_EXPECTED = _flag("--ignore-expected", (CHECK,), "hide findings in lines with such comments")
CHECK_LINES = Option(
    "--check-lines",
    "A-B",
    types.lines,
    None,
    (FEATURES,),
    "with --features: all tokens of these lines, instead of some tokens of the whole file",
)
RUN_FEATURES = _flag(
    "--features",
    CHECKS,
    "run each editor feature, in a long file at some tokens, evenly spread; with --log-level debug: tracebacks",
)

TIMEOUT = Option(
    "--timeout",
    "SECONDS",
    types.seconds,
    300.0,
    (CHECK,),
    "limit for one file; 0: unlimited",
    "300, where processes are used",
)
MAX_MEMORY = Option(
    "--max-memory",
    "MIB",
    types.mebibytes,
    0,
    (CHECK,),
    "limit for one process",
    "its share of the machine's memory",
)
MAX_FILE_SIZE = Option(
    "--max-file-size",
    "MIB",
    types.mebibytes,
    128 * types.BYTES_PER_MIB,
    (CHECK, COMPARE),
    "larger files are reported and skipped; 0: unlimited",
    "128",
)
CACHE_DIR = Option(
    "--cache-dir",
    "DIR",
    types.folder_name,
    None,
    (CHECK,),
    "reuse results of earlier runs from DIR",
    "the user's cache, from 16 files on",
)
NO_CACHE = _flag("--no-cache", (CHECK,), "neither read nor write earlier results")
SHARD = Option(
    "--shard", "I/N", types.shard, (1, 1), (CHECK,), "check the Ith of N parts of the files", "1/1: all files"
)
EXECUTOR = Option(
    "--executor",
    "dask://HOST:PORT",
    types.scheduler,
    "",
    (CHECK,),
    "use the workers of a Dask scheduler, which see the same files as this machine",
)

COMPAT = Option(
    "--compat",
    "llvm22|safe",
    types.one_of("safe", "llvm22"),
    None,
    FILE_MODES,
    "where LLVM 22 has a bug: llvm22 reproduces it, safe does not",
    "from the configuration, else safe",
)
LLVM = Option(
    "--llvm",
    "RELEASE",
    types.one_of(*LLVM_CHOICES),
    "",
    (*FILE_MODES, DOCTOR),
    "LLVM that programs are for: 14 to 24, or auto",
    "from the configuration, else auto",
)
EMIT_STAGES = Option(
    "--emit-stages",
    "DIR",
    types.text,
    None,
    (APPLY,),
    "write DIR/NAME.NN-PASS.mlir after each effective pass",
)
PRINT_IR_AFTER_ALL = _flag("--print-ir-after-all", (APPLY,), "print the program to standard error after each pass")
TRACE = _flag("--trace", (APPLY,), "print for each inserted operation the rule that made it, and the reason")

GENERIC = _flag("--mlir-print-op-generic", (APPLY,), "print the result in generic form")

DIFF = _flag(
    "--diff",
    (CHECK, FEATURES, APPLY, FORMAT_MLIR, CHECK_FORMAT, SHOW_SETTINGS),
    "print a unified diff instead of writing; with --check: of the fixes, exit 1 if there are any",
)
WRITE = _flag("--write", (APPLY,), "change the files in place")
OUTPUT = Option(
    "-o",
    "FILE",
    types.file_name,
    "",
    (APPLY, GRAPH, COMPACT_DIALECT),
    "write to FILE; one input only. With --graph its suffix gives the format: .svg, .html, .dot, .mmd or .txt",
    "standard output",
    alias="--output",
)
OUTPUT_DIR = Option(
    "--output-dir",
    "DIR",
    types.folder_name,
    "",
    (APPLY,),
    "write DIR/NAME for each input; reasons of refusals go to DIR/NAME.json",
)
GRAPH_FORMAT = Option(
    "--graph-format",
    "FORMAT",
    types.one_of("svg", "html", "dot", "mermaid", "text"),
    "",
    (GRAPH,),
    "svg, html, dot or mermaid, where the suffix of the file does not give it; with --memory svg, html or text",
)
MEMORY = _flag("--memory", (GRAPH,), "draw the bytes that it holds, line by line, and its buffers")
AFTER = Option(
    "--after",
    "PIPELINE",
    types.text,
    "",
    (GRAPH,),
    "with --memory: what it holds after these passes, over what it holds now",
)

LOG_FILE = Option(
    "--log-file", "FILE", types.text, None, (SERVE,), "append the log to FILE, one line per record", "standard error"
)
LOG_LEVEL = Option(
    "--log-level",
    "LEVEL",
    types.one_of("warning", "error", "info", "debug"),
    "warning",
    (SERVE, FEATURES),
    "error, warning, info, or debug: each protocol message too",
)

JOBS = Option(
    "--jobs",
    "N",
    types.count,
    0,
    FILE_MODES,
    "number of processes, for many files or one of at least 20,000 lines; 0: one per core if there is enough to do",
    "0",
    alias="-j",
)
QUIET = Option(
    "--quiet",
    "",
    types.present,
    default=False,
    modes=CHECKS,
    help="findings alone: no progress, no summary",
    alias="-q",
)
COLOR = Option("--color", "auto|always|never", types.one_of("auto", "always", "never"), "auto", FILE_MODES, "colours")
EXCLUDE = Option(
    "--exclude",
    "PATTERNS",
    types.words,
    (),
    FILE_MODES,
    "skip these files and folders, written as in a .gitignore and separated by commas",
    is_list=True,
)
NO_GITIGNORE = _flag("--no-gitignore", FILE_MODES, "in folders, also files that .gitignore names")
STDIN_FILENAME = Option(
    "--stdin-filename", "NAME", types.text, "<stdin>", FILE_MODES, "the name of standard input in messages"
)
CONFIG = Option(
    "--config",
    "FILE",
    types.text,
    None,
    (*FILE_MODES, SERVE, DOCTOR),
    "use this configuration (or PYDEALLOC_CONFIG) instead of the nearest pydealloc.toml or pyproject.toml",
)
ISOLATED = _flag("--isolated", (*FILE_MODES, SERVE, DOCTOR), "use no configuration")

SECTIONS: tuple[tuple[str, tuple[Option[object], ...]], ...] = (
    (
        "checking",
        (
            FORMAT,
            OUTPUT_FILE,
            REPORTS,
            DIFF_BASE,
            SELECT,
            IGNORE,
            SEVERITY,
            PROFILE,
            BASELINE,
            WRITE_BASELINE,
            UPDATE_BASELINE,
            FIX,
            UNSAFE_FIXES,
            TARGET_LLVM,
            ADD_IGNORE,
            ADD_EXPECTED,
            STATISTICS,
            WATCH,
            EXIT_ZERO,
            VERIFY_DIAGNOSTICS,
            IGNORE_EXPECTED,
            RUN_FEATURES,
            CHECK_LINES,
        ),
    ),
    ("checking many files", (TIMEOUT, MAX_MEMORY, MAX_FILE_SIZE, CACHE_DIR, NO_CACHE, SHARD, EXECUTOR)),
    ("applying passes", (COMPAT, EMIT_STAGES, PRINT_IR_AFTER_ALL, TRACE, GENERIC)),
    ("output of --apply and others (default: standard output)", (DIFF, WRITE, OUTPUT, OUTPUT_DIR)),
    ("pictures of --graph", (MEMORY, AFTER, GRAPH_FORMAT)),
    ("serving", (LOG_FILE, LOG_LEVEL)),
    ("all", (JOBS, QUIET, COLOR, EXCLUDE, NO_GITIGNORE, STDIN_FILENAME, CONFIG, ISOLATED, LLVM)),
)
OPTIONS = tuple(option for _, options in SECTIONS for option in options)

OUTPUTS = {DIFF.name: "diff", WRITE.name: "write", OUTPUT.name: "file", OUTPUT_DIR.name: "folder"}
"""The values of `Options.output` by option; at most one of them is given."""
_CHANGING = (FIX, DIFF, ADD_IGNORE, ADD_EXPECTED, WRITE_BASELINE, WATCH)
CONFLICTS: tuple[tuple[Option[object], tuple[Option[object], ...]], ...] = (
    (CONFIG, (ISOLATED,)),
    (TARGET_LLVM, (UNSAFE_FIXES,)),
    (NO_CACHE, (CACHE_DIR,)),
    (REPORTS, (OUTPUT_FILE, STATISTICS, DIFF)),
    (DIFF_BASE, (WRITE_BASELINE, UPDATE_BASELINE)),
    (WRITE_BASELINE, (UPDATE_BASELINE,)),
    (VERIFY_DIAGNOSTICS, (IGNORE_EXPECTED,)),
    (VERIFY_DIAGNOSTICS, _CHANGING),
    (RUN_FEATURES, _CHANGING),
)
"""Options that exclude each other: the first, and any of the others."""
REQUIREMENTS: tuple[tuple[Option[object], tuple[Option[object], ...]], ...] = (
    (WRITE_BASELINE, (BASELINE,)),
    (UPDATE_BASELINE, (BASELINE,)),
    (UNSAFE_FIXES, (FIX, DIFF)),
    (TARGET_LLVM, (FIX, DIFF)),
    (AFTER, (MEMORY,)),
)
"""Options that have an effect only beside one of others."""
NEED_FILES: tuple[Option[object], ...] = (FIX, WATCH, ADD_IGNORE, ADD_EXPECTED, EXECUTOR)
"""Options that have no meaning for standard input."""
