"""The command line's arguments as one value. Read by hand: argparse would cost as much time as parsing a file."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ...ir.records import dataclass
from . import batch_arguments as tree_arguments
from . import check_arguments
from .batch_arguments import TreeArgumentError, TreeOptions
from .check_arguments import CheckArgumentError, CheckOptions

USAGE = """\
usage: pydealloc-lsp                                          speak the language server protocol on stdin and stdout
       pydealloc-lsp --check PATH... [--format FORMAT]        report findings; exit 1 if there are any
       pydealloc-lsp --check --features PATH...               run each editor feature at each token; exit 1 on failures
       pydealloc-lsp --apply PIPELINE PATH... [OUTPUT]        run passes; exit 1 if they refuse a file
       pydealloc-lsp --explain FILE:LINE:COLUMN               what stands there: of a buffer, who owns it and why
       pydealloc-lsp --explain CODE                           what a finding of this code means, and what to do
       pydealloc-lsp --format-mlir PATH... [--diff]           give files their layout, in place
       pydealloc-lsp --check-format PATH... [--diff]          list files without it; exit 1 if there are any
       pydealloc-lsp --graph FUNC FILE [-o PICTURE]           draw a function's ownership; exit 1 if the pass refuses it
       pydealloc-lsp --compact-dialect DUMP... [-o FILE]      the part of llvm-tblgen --dump-json files that is used
       pydealloc-lsp --show-settings FILE                     what the configuration says about this file
       pydealloc-lsp --doctor [--format text|json]            versions, configuration, a self-test; exit 1 if it fails

PATH is a file, a folder (all *.mlir below it), or - for standard input.
PIPELINE is names of passes joined by commas, with options in braces:
    ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}
An empty PIPELINE prints the program as it was understood.

checking:
  --format FORMAT          text for people, json for programs, or concise, json-lines, sarif, github, gitlab, junit,
                           rdjson (default: text, or PYDEALLOC_OUTPUT_FORMAT)
  --output-file FILE       write the report to FILE
  --select, --ignore CODES only these, or not these, separated by commas; a star at the end stands for any rest
  --severity CODE=LEVEL    report CODE as error, warning, information or hint
  --baseline FILE          leave out what FILE lists, and take out of FILE what is no more; --write-baseline makes it
  --fix, --diff            put right what can be put right safely, or show it; exit 1 if --diff would change something
  --unsafe-fixes           with --fix or --diff: what needs a look, too
  --add-ignore             write a comment behind each line with a warning that switches it off
  --statistics             how many findings there are of each code
  --watch                  check again whenever a file changes
  --exit-zero              exit 0 whatever is found
  --color auto|always|never
  --jobs N                 processes to use; 0: one per core if there is enough to do (default: 0)
  --timeout SECONDS        for one file; 0: any time (default: 300, where processes are used)
  --max-memory MIB         for one process (default: its share of the machine's)
  --max-file-size MIB      larger files are named, and not read; 0: any size (default: 128)
  --cache-dir DIR          keep results for the next time here (default: the user's cache, from 16 files on)
  --no-cache               check everything anew, and keep nothing
  --shard I/N              check only the Ith of N parts of the files, which together are all
  --executor dask://HOST:PORT  let the workers of a Dask scheduler do it, which see the same files as this machine
  --verify-diagnostics     report what differs from the expected-error comments of LLVM's tests, and nothing else;
                           =only-expected: errors that nobody expects are fine; =every: also where mlir-opt stops
  --ignore-expected        leave out what is found in lines that such comments speak of
  --features               of a long file, at some tokens, evenly spread; with --log-level debug: tracebacks
  --check-lines A-B        with --features: at all tokens of these lines, and at no others

applying:
  --compat llvm22|safe     what LLVM 22 does where it is wrong, or the right thing (default: safe)
  --emit-stages DIR        write DIR/NAME.NN-PASS.mlir after each pass that changed something
  --print-ir-after-all     write the program to standard error after each pass
  --trace                  say for everything inserted which rule made it, and why

output of --apply (without one: standard output):
  --diff                   a unified diff; nothing is written
  --write                  change the files in place
  -o FILE                  write to FILE; one input only
  --output-dir DIR         write DIR/NAME for each input; reasons of refusals go to DIR/NAME.json

drawing:
  -o FILE                  what to write: .svg, .html, .dot or .mmd (without one: standard output)
  --graph-format FORMAT    svg, html, dot or mermaid, where the name of the file does not say it

serving:
  --log-file FILE          add what happens to FILE, instead of standard error: a line per record, with its time
  --log-level LEVEL        error, warning, info, or debug: each message too (default: warning)

all:
  --exclude PATTERNS       leave out these files and folders, as in a .gitignore; separated by commas
  --no-gitignore           read in folders what .gitignore leaves out, too
  --stdin-filename NAME    what standard input is called in messages (default: <stdin>)
  --config FILE            this configuration instead of the nearest pydealloc.toml or pyproject.toml
                           (or PYDEALLOC_CONFIG)
  --isolated               no configuration at all

  --stdio                  the same as no arguments
  --version, --help

Exit status: 0 nothing to report, 1 findings or refusals, 2 the command could not be carried out."""


class UsageError(Exception):
    """The arguments make no sense; the text says which, and what to do, in one line."""


@dataclass(frozen=True)
class Options:
    """`mode` is one of the values of `_MODES`.

    The rest only counts where it applies.
    """

    mode: str = "serve"
    paths: tuple[str, ...] = ()
    pipeline: str = ""
    format: str = "text"
    color: str = "auto"
    jobs: int = 0
    output: str = "print"
    """Of `apply`: `print`, `diff`, `write`, `file` or `folder`."""
    target: str = ""
    """The file or folder to write to."""
    stdin_filename: str = "<stdin>"
    config: str | None = None
    isolated: bool = False
    compat: str | None = None
    """`llvm22` or `safe`; None: as the configuration says."""
    stages: str | None = None
    """The folder for the program after each pass."""
    prints_stages: bool = False
    traces: bool = False
    graph: str = ""
    """The function to draw."""
    graph_format: str = ""
    """Empty: as the name of the file says."""
    expected: str = ""
    """Of expected-error comments. `all`, `every`, `only-expected`: they are held against the findings; `ignore`."""
    features: bool = False
    """Of `check`: it is the features of editors that are checked."""
    lines: tuple[int, int] | None = None
    """The first and the last line that is looked at, from 1; None: all."""
    log_file: str | None = None
    log_level: str = "warning"
    checking: CheckOptions = CheckOptions()
    tree: TreeOptions = TreeOptions()


_MODES = {
    "--check": "check",
    "--apply": "apply",
    "--explain": "explain",
    "--format-mlir": "format-mlir",
    "--check-format": "check-format",
    "--graph": "graph",
    "--compact-dialect": "compact-dialect",
    "--doctor": "doctor",
    **check_arguments.MODES,
    "--stdio": "serve",
    "--version": "version",
    "--help": "help",
    "-h": "help",
}
_OUTPUTS = {"--diff": "diff", "--write": "write", "-o": "file", "--output": "file", "--output-dir": "folder"}
_CHOICES = {
    "--format": check_arguments.FORMATS,
    "--color": ("auto", "always", "never"),
    "--log-level": ("warning", "error", "info", "debug"),
}
"""The first one is the default."""
_COMPAT = ("safe", "llvm22")
_EXPECTED = ("all", "every", "only-expected")
_GRAPH_FORMATS = ("svg", "html", "dot", "mermaid")
_APPLY_ONLY = ("--emit-stages", "--print-ir-after-all", "--trace")
_WITH_VALUE = (
    "--format",
    "--color",
    "--jobs",
    "--stdin-filename",
    "--config",
    "-o",
    "--output",
    "--output-dir",
    "--apply",
    "--compat",
    "--emit-stages",
    "--graph",
    "--graph-format",
    "--check-lines",
    "--log-file",
    "--log-level",
    *check_arguments.WITH_VALUE,
    *tree_arguments.WITH_VALUE,
)
_FLAGS = (
    "--check",
    "--features",
    "--doctor",
    "--explain",
    "--format-mlir",
    "--check-format",
    "--compact-dialect",
    "--stdio",
    "--version",
    "--help",
    "-h",
    "--diff",
    "--write",
    "--isolated",
    "--print-ir-after-all",
    "--trace",
    "--verify-diagnostics",
    "--ignore-expected",
    *check_arguments.FLAGS,
    *tree_arguments.FLAGS,
)
_WITH_CHOICE = ("--verify-diagnostics",)
"""Flags that may have a value, behind `=`."""


def read_arguments(arguments: Sequence[str]) -> Options:
    """The options that `arguments` (without the program's name) ask for.

    Raises:
        UsageError: an unknown or unfinished option, or options that contradict each other.
    """
    reader = _Reader(arguments)
    reader.read()
    return reader.finished()


class _Reader:
    def __init__(self, arguments: Sequence[str]) -> None:
        self.pending = list(reversed(arguments))
        self.paths: list[str] = []
        self.given: dict[str, str] = {}
        """Options by the name they were given, in order."""

    def read(self) -> None:
        while self.pending:
            argument = self.pending.pop()
            if argument == "--":
                self.paths.extend(reversed(self.pending))
                return
            if argument == "-" or not argument.startswith("-"):
                self.paths.append(argument)
                continue
            name, equals, value = argument.partition("=")
            if name in _FLAGS and (not equals or name in _WITH_CHOICE):
                self.given[name] = value
            elif name in _WITH_VALUE:
                value = value if equals else self.value_of(name)
                known = self.given.get(name) if name in check_arguments.REPEATED else None
                self.given[name] = value if known is None else f"{known},{value}"
            elif name in _FLAGS:
                raise UsageError(f"{name} takes no value")
            else:
                raise UsageError(f"unknown option {name}{_suggestion(name)}; pydealloc-lsp --help lists them")

    def value_of(self, name: str) -> str:
        # A pipeline may be empty and a value may start with a dash, so whatever comes next is it.
        if not self.pending:
            raise UsageError(f"{name} wants a value after it; see pydealloc-lsp --help")
        return self.pending.pop()

    def finished(self) -> Options:
        mode = self.one_of(_MODES, "serve")
        output = self.one_of(_OUTPUTS, "print")
        if mode in ("version", "help"):
            return Options(mode)
        if mode == "check" and "--format" not in self.given and os.environ.get("PYDEALLOC_OUTPUT_FORMAT"):
            self.given["--format"] = os.environ["PYDEALLOC_OUTPUT_FORMAT"]
        for name, choices in _CHOICES.items():
            if self.given.get(name, choices[0]) not in choices:
                raise UsageError(f"{name} is one of {', '.join(choices)}, not `{self.given[name]}`")
        if self.given.get("--compat", "safe") not in _COMPAT:
            raise UsageError(f"--compat is one of {', '.join(_COMPAT)}, not `{self.given['--compat']}`")
        if self.given.get("--graph-format", "svg") not in _GRAPH_FORMATS:
            raise UsageError(
                f"--graph-format is one of {', '.join(_GRAPH_FORMATS)}, not `{self.given['--graph-format']}`"
            )
        self.reject_stray(mode, output)
        jobs = self.given.get("--jobs", "0")
        if not jobs.isdecimal():
            raise UsageError(f"--jobs wants a number, not `{jobs}`")
        target = next((self.given[name] for name in ("-o", "--output", "--output-dir") if name in self.given), "")
        if output in ("file", "folder") and not target:
            raise UsageError("an empty name cannot be written to")
        return Options(
            mode,
            tuple(self.paths),
            self.given.get("--apply", ""),
            self.given.get("--format", "text"),
            self.given.get("--color", "auto"),
            int(jobs),
            output,
            target,
            self.given.get("--stdin-filename", "<stdin>"),
            self.config(),
            "--isolated" in self.given,
            self.given.get("--compat"),
            self.given.get("--emit-stages"),
            "--print-ir-after-all" in self.given,
            "--trace" in self.given,
            self.given.get("--graph", ""),
            self.given.get("--graph-format", ""),
            self.expected(mode),
            "--features" in self.given,
            self.lines(),
            self.given.get("--log-file"),
            self.given.get("--log-level", "warning"),
            self.checking(mode),
            self.tree(mode),
        )

    def config(self) -> str | None:
        if "--isolated" in self.given:
            return None
        return self.given.get("--config", os.environ.get("PYDEALLOC_CONFIG") or None)

    def checking(self, mode: str) -> CheckOptions:
        try:
            return check_arguments.read_check_options(self.given, mode, self.paths)
        except CheckArgumentError as error:
            raise UsageError(str(error)) from None

    def tree(self, mode: str) -> TreeOptions:
        try:
            return tree_arguments.read_tree_options(self.given, mode, self.paths)
        except TreeArgumentError as error:
            raise UsageError(str(error)) from None

    def lines(self) -> tuple[int, int] | None:
        given = self.given.get("--check-lines")
        if given is None:
            return None
        first, _, last = given.partition("-")
        last = last or first
        if not (first.isdecimal() and last.isdecimal() and 0 < int(first) <= int(last)):
            raise UsageError(f"--check-lines wants two lines as 3-7, from 1, not `{given}`")
        return int(first), int(last)

    def expected(self, mode: str) -> str:
        verifies, ignores = "--verify-diagnostics" in self.given, "--ignore-expected" in self.given
        if (verifies or ignores) and mode != "check":
            raise UsageError(f"{'--verify-diagnostics' if verifies else '--ignore-expected'} belongs to --check")
        if verifies and ignores:
            raise UsageError("--verify-diagnostics and --ignore-expected exclude each other; give one of them")
        choice = self.given.get("--verify-diagnostics") or "all"
        if choice not in _EXPECTED:
            raise UsageError(f"--verify-diagnostics is one of {', '.join(_EXPECTED)}, not `{choice}`")
        return choice if verifies else "ignore" if ignores else ""

    def one_of(self, names: dict[str, str], default: str) -> str:
        """What the one of `names` that was given stands for."""
        found = [name for name in self.given if name in names]
        if len({names[name] for name in found}) > 1:
            raise UsageError(f"{found[0]} and {found[1]} exclude each other; give one of them")
        return names[found[0]] if found else default

    def reject_stray(self, mode: str, output: str) -> None:
        """Options that would silently have no effect."""
        if mode == "serve":
            if self.paths:
                raise UsageError(
                    f"what to do with {self.paths[0]}? give --check, --explain, --format-mlir or --apply PIPELINE"
                )
            own = ("--stdio", "--config", "--isolated", "--log-file", "--log-level")
            stray = [name for name in self.given if name not in own]
            if stray:
                raise UsageError(f"{stray[0]} needs --check or --apply PIPELINE")
            return
        if mode == "doctor":
            self.reject_stray_of_doctor()
            return
        if mode == "explain" and len(self.paths) != 1:
            raise UsageError("--explain wants one FILE:LINE:COLUMN, or one code")
        if mode == "graph" and len(self.paths) != 1:
            raise UsageError("--graph wants the name of a function, and one file or - for standard input")
        if not self.paths:
            raise UsageError(f"--{mode} wants files, folders, or - for standard input")
        if mode in ("check", "show-settings") and output not in ("print", "diff"):
            name = next(name for name in self.given if name in _OUTPUTS)
            raise UsageError(f"{name} belongs to --apply PIPELINE; --check knows --fix and --output-file")
        stray = [name for name in self.given if name in _APPLY_ONLY]
        if mode != "apply" and stray:
            raise UsageError(f"{stray[0]} belongs to --apply PIPELINE")
        if mode == "explain" and output != "print":
            raise UsageError("--explain prints to standard output only")
        if mode in ("format-mlir", "check-format") and output not in ("print", "diff"):
            name = next(name for name in self.given if name in _OUTPUTS)
            raise UsageError(f"{name} belongs to --apply PIPELINE; --{mode} knows --diff only")
        if mode != "graph" and "--graph-format" in self.given:
            raise UsageError("--graph-format belongs to --graph FUNC")
        if mode in ("graph", "compact-dialect") and output not in ("print", "file"):
            name = next(name for name in self.given if name in _OUTPUTS)
            raise UsageError(f"{name} belongs to --apply PIPELINE; --{mode} knows -o only")
        if mode != "check" and "--format" in self.given:
            raise UsageError("--format belongs to --check")
        features = mode == "check" and "--features" in self.given
        if "--features" in self.given and not features:
            raise UsageError("--features belongs to --check")
        if "--check-lines" in self.given and not features:
            raise UsageError("--check-lines belongs to --check --features")
        if features and self.given.get("--format", "text") not in ("text", "json"):
            raise UsageError("--features knows --format text and json only")
        if features and self.expected(mode):
            raise UsageError("--features looks for no comments; leave out --verify-diagnostics and --ignore-expected")
        if "--log-file" in self.given or ("--log-level" in self.given and not features):
            raise UsageError("--log-file and --log-level belong to the server, which starts without other arguments")
        if "--config" in self.given and "--isolated" in self.given:
            raise UsageError("--config and --isolated exclude each other; give one of them")

    def reject_stray_of_doctor(self) -> None:
        if self.paths:
            raise UsageError(f"--doctor looks at no files; what about {self.paths[0]}? --check --features does")
        stray = [name for name in self.given if name not in ("--doctor", "--format", "--config", "--isolated")]
        if stray:
            raise UsageError(f"{stray[0]} does not belong to --doctor")
        if self.given.get("--format", "text") not in ("text", "json"):
            raise UsageError("--doctor knows --format text and json only")


def _suggestion(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, (*_FLAGS, *_WITH_VALUE), n=1)
    return f"; did you mean {close[0]}?" if close else ""
