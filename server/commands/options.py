"""Options of one run of the command line, as values: what `arguments.py` reads, and the commands take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.records import dataclass
from ..config.selection import Selection
from .option_table import MAX_FILE_SIZE, TIMEOUT

if TYPE_CHECKING:
    from ..batch.versions import Reading


@dataclass(frozen=True)
class CheckOptions:
    """Of `--check`: the choice of findings, and what is done with them."""

    selection: Selection = Selection()
    exclude: tuple[str, ...] = ()
    """Patterns of files and folders, relative to the current folder."""
    gitignore: bool = True
    output_file: str = ""
    """Empty: standard output."""
    baseline: str = ""
    writes_baseline: bool = False
    updates_baseline: bool = False
    reports: tuple[tuple[str, str], ...] = ()
    """Formats, each with the file it is written to; an empty name: standard output."""
    diff_base: str = ""
    """The commit that findings are compared with line by line; empty: all lines count."""
    is_quiet: bool = False
    fixes: str = ""
    """Empty: none; `safe` or `unsafe`."""
    target_llvm: str = ""
    """The release whose spelling the fixes give, in place of anything else; empty: fixes of findings."""
    shows_diff: bool = False
    """Of the fixes, instead of writing them."""
    watches: bool = False
    exits_zero: bool = False
    statistics: bool = False
    adds_ignores: bool = False
    adds_expected: str = ""
    """The errors that get an expected-error comment: `all` that mlir-opt reaches, or `every`; empty: none."""
    is_report: bool = False
    """Whether all findings have to be known before the first one can be shown."""


@dataclass(frozen=True)
class BatchOptions:
    """Of `--check` for many files: limits, results of earlier runs, division among machines."""

    timeout: float = TIMEOUT.default
    """Seconds for one file; 0: unlimited."""
    is_timed: bool = False
    """Whether the user gave `timeout`. It then counts even where processes would not be worth their start."""
    memory: int = 0
    """Bytes for one process; 0: its share of what the machine has."""
    largest: int = MAX_FILE_SIZE.default
    """Bytes of the largest file that is read; 0: unlimited."""
    cache: str | None = None
    """The folder of results of earlier runs; empty: none; None: the usual one, if there are enough files."""
    shard: tuple[int, int] = (1, 1)
    """A part of the files, from 1, and the number of parts."""
    executor: str = ""
    """`HOST:PORT` of a Dask scheduler; empty: processes of this machine."""


@dataclass(frozen=True)
class Options:
    """`mode` is the name of one of `option_table.MODES`. The rest only counts where it applies."""

    mode: str = "serve"
    paths: tuple[str, ...] = ()
    pipeline: str = ""
    shell: str = ""
    """The shell whose completion script is printed."""
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
    """`llvm22` or `safe`; None: as configured."""
    llvm: str = ""
    """The release of LLVM that programs are for, or `auto`; empty: as configured."""
    stages: str | None = None
    """The folder for the program after each pass."""
    prints_stages: bool = False
    traces: bool = False
    prints_generic: bool = False
    """Whether the result is in generic form."""
    graph: str = ""
    """The function to draw."""
    graph_format: str = ""
    """Empty: by the suffix of the file."""
    draws_memory: bool = False
    """Whether the bytes that the function holds are drawn, and not its ownership."""
    after: str = ""
    """The pipeline whose result is drawn over that; empty: none."""
    expected: str = ""
    """Of expected-error comments. `all`, `every`, `only-expected`: findings are compared with them; `ignore`."""
    features: bool = False
    """Of `check`: the features of editors are checked, not the files."""
    lines: tuple[int, int] | None = None
    """The first and the last line that is checked, from 1; None: all."""
    log_file: str | None = None
    log_level: str = "warning"
    checking: CheckOptions = CheckOptions()
    batch: BatchOptions = BatchOptions()

    @property
    def reading(self) -> Reading:
        """For versions that are compared."""
        from ..batch.versions import Reading

        checking = self.checking
        return Reading(
            self.config,
            self.isolated,
            self.llvm,
            self.batch.largest,
            checking.exclude,
            checking.gitignore,
            self.stdin_filename,
        )
