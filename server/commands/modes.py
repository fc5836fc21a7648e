"""Modes of the command line: the things the program does, each chosen by a flag."""

from __future__ import annotations


class Mode:
    """One thing that the program does. Immutable; no dataclass, which would take longer to load."""

    def __init__(
        self,
        name: str,
        flag: str,
        usage: tuple[tuple[str, str], ...] = (),
        value: str = "",
        inputs: str = "",
        *,
        input_count: int = 0,
    ) -> None:
        """
        Args:
            flag: how it is asked for, as messages say it.
            usage: synopses without the program's name, each with what it does.
            value: the placeholder of the flag's value; empty: it takes none.
            inputs: what the mode wants besides options, in words; empty: nothing.
            input_count: the number of inputs, with --memory perhaps one more; 0: any, but at least one.
        """
        self.name = name
        self.flag = flag
        self.usage = usage
        self.value = value
        self.inputs = inputs
        self.input_count = input_count

    @property
    def label(self) -> str:
        return f"{self.flag} {self.value}".strip()


_FILES = "files, folders, or - for standard input"
SERVE = Mode("serve", "the server", (("", "speak the language server protocol on stdin and stdout"),))
CHECK = Mode(
    "check",
    "--check",
    (("--check PATH... [--format FORMAT]", "report findings; exit 1 if there are errors or warnings"),),
    inputs=_FILES,
)
FEATURES = Mode(
    "features",
    "--check --features",
    (("--check --features PATH...", "run each editor feature at each token; exit 1 on failures"),),
    inputs=_FILES,
)
"""Not a flag of its own: `CHECK`, with another set of options."""
APPLY = Mode(
    "apply",
    "--apply",
    (("--apply PIPELINE PATH... [OUTPUT]", "run passes; exit 1 if they refuse a file"),),
    "PIPELINE",
    _FILES,
)
LIST_PASSES = Mode(
    "list-passes", "--list-passes", (("--list-passes", "print the passes, and what became of older ones"),)
)
EXPLAIN = Mode(
    "explain",
    "--explain",
    (
        (
            "--explain FILE:LINE:COLUMN",
            "describe what is there; of a buffer, its owner and why",
        ),
        ("--explain CODE", "print the page of a finding's code"),
    ),
    inputs="one FILE:LINE:COLUMN, or one code",
    input_count=1,
)
FORMAT_MLIR = Mode(
    "format-mlir", "--format-mlir", (("--format-mlir PATH... [--diff]", "format files in place"),), inputs=_FILES
)
CHECK_FORMAT = Mode(
    "check-format",
    "--check-format",
    (("--check-format PATH... [--diff]", "list files that are not formatted; exit 1 if there are any"),),
    inputs=_FILES,
)
GRAPH = Mode(
    "graph",
    "--graph",
    (
        ("--graph FUNC FILE [-o PICTURE]", "draw its ownership graph; exit 1 if the pass refuses it"),
        ("--graph FUNC --memory FILE [-o PICTURE]", "draw what it holds, line by line, and its buffers"),
        ("--graph FUNC --memory OLD NEW", "the same of two versions, one over the other"),
    ),
    "FUNC",
    "the name of a function, and one file or - for standard input; with --memory perhaps two, as --compare takes them",
    input_count=1,
)
COMPARE = Mode(
    "compare",
    "--compare",
    (("--compare OLD NEW [--format FORMAT]", "what changed in memory; exit 1 if a function needs more"),),
    inputs="two files or folders, each perhaps of a commit: REVISION:PATH",
    input_count=2,
)
COMPACT_DIALECT = Mode(
    "compact-dialect",
    "--compact-dialect",
    (("--compact-dialect DUMP... [-o FILE]", "reduce llvm-tblgen --dump-json files to what is used"),),
    inputs=_FILES,
)
LEARN_DIALECTS = Mode(
    "learn-dialects",
    "--learn-dialects",
    (
        (
            "--learn-dialects FOLDER...",
            "describe dialects by their .td files; runs llvm-tblgen",
        ),
    ),
    inputs="folders with .td files",
)
SHOW_SETTINGS = Mode(
    "show-settings",
    "--show-settings",
    (("--show-settings FILE", "print the configuration of this file"),),
    inputs="one file, which need not exist",
    input_count=1,
)
DOCTOR = Mode(
    "doctor",
    "--doctor",
    (("--doctor [--format text|json]", "print versions and settings, self-test; exit 1 on failures"),),
)
COMPLETION = Mode(
    "completion",
    "--completion",
    (("--completion SHELL", "print a script that completes options in bash, zsh or fish"),),
    "SHELL",
)
VERSION = Mode("version", "--version")
HELP = Mode("help", "--help")

MODES = (
    SERVE,
    CHECK,
    FEATURES,
    APPLY,
    LIST_PASSES,
    EXPLAIN,
    FORMAT_MLIR,
    CHECK_FORMAT,
    GRAPH,
    COMPARE,
    COMPACT_DIALECT,
    LEARN_DIALECTS,
    SHOW_SETTINGS,
    DOCTOR,
    COMPLETION,
    VERSION,
    HELP,
)
MODE_FLAGS = {mode.flag: mode for mode in MODES if mode not in (SERVE, FEATURES)} | {"--stdio": SERVE, "-h": HELP}
FILE_MODES = tuple(mode for mode in MODES if mode.inputs)
CHECKS = (CHECK, FEATURES)
