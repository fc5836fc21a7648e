"""Arguments of the command line, read by `option_table`. By hand: argparse takes as long as parsing a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

from . import modes
from . import option_table as table
from .modes import MODE_FLAGS, Mode
from .option_table import Option
from .options import BatchOptions, CheckOptions, Options, Selection

T = TypeVar("T")

_BY_NAME = {option.name: option for option in table.OPTIONS} | {
    option.alias: option for option in table.OPTIONS if option.alias and option is not table.OUTPUT
}
_REPORTING = (
    table.REPORTS,
    table.DIFF_BASE,
    table.OUTPUT_FILE,
    table.BASELINE,
    table.WRITE_BASELINE,
    table.FIX,
    table.WATCH,
    table.STATISTICS,
    table.ADD_IGNORE,
    table.ADD_EXPECTED,
)
"""Options that need all findings at once."""
_ABOUT_THE_PROGRAM = (modes.HELP, modes.VERSION)
"""Modes that win over whatever else is given: who asks for help does so in the middle of a command, finished or not."""


class UsageError(Exception):
    """Arguments that are invalid; the text is one line: which, and what to do."""


def read_arguments(arguments: Sequence[str]) -> Options:
    """The options that `arguments` (without the program's name) ask for.

    Raises:
        UsageError: an unknown or unfinished option, one without effect, or options that contradict each other.
    """
    own = arguments[: arguments.index("--")] if "--" in arguments else arguments
    asked = next((mode for flag in own if (mode := MODE_FLAGS.get(flag)) in _ABOUT_THE_PROGRAM), None)
    if asked is not None:
        return Options(asked.name)
    read = _WrittenArguments()
    read.read(arguments)
    mode = read.mode()
    if mode in modes.CHECKS and not read.has(table.FORMAT):
        default = os.environ.get("PYDEALLOC_OUTPUT_FORMAT")
        read.options.update({table.FORMAT.name: default} if default else {})
    read.reject_values()
    read.reject_inputs(mode)
    read.reject_stray(mode)
    if mode in modes.FILE_MODES or mode is modes.GRAPH:
        read.reject_contradictions()
    read.reject_format(mode)
    return _options(read, mode)


def _options(read: _WrittenArguments, mode: Mode) -> Options:
    output = next((name for name in table.OUTPUTS if name in read.options), "")
    return Options(
        mode="check" if mode is modes.FEATURES else mode.name,
        paths=tuple(read.paths),
        pipeline=read.modes.get("--apply", ""),
        shell=_shell(read),
        format=read.value(table.FORMAT),
        color=read.value(table.COLOR),
        jobs=read.value(table.JOBS),
        output=table.OUTPUTS.get(output, "print"),
        target=read.value(table.OUTPUT) or read.value(table.OUTPUT_DIR),
        stdin_filename=read.value(table.STDIN_FILENAME),
        config=_config(read),
        isolated=read.value(table.ISOLATED),
        compat=read.value(table.COMPAT),
        llvm=read.value(table.LLVM),
        stages=read.value(table.EMIT_STAGES),
        prints_stages=read.value(table.PRINT_IR_AFTER_ALL),
        traces=read.value(table.TRACE),
        prints_generic=read.value(table.GENERIC),
        graph=read.modes.get("--graph", ""),
        graph_format=read.value(table.GRAPH_FORMAT),
        draws_memory=read.value(table.MEMORY),
        after=read.value(table.AFTER),
        expected="ignore" if read.value(table.IGNORE_EXPECTED) else read.value(table.VERIFY_DIAGNOSTICS),
        features=mode is modes.FEATURES,
        lines=read.value(table.CHECK_LINES),
        log_file=read.value(table.LOG_FILE),
        log_level=read.value(table.LOG_LEVEL),
        checking=_check_options(read, is_check=mode in modes.CHECKS),
        batch=_batch_options(read),
    )


def _shell(read: _WrittenArguments) -> str:
    shell = read.modes.get(modes.COMPLETION.flag, "")
    if shell and shell not in _SHELLS:
        raise UsageError(f"{modes.COMPLETION.flag} takes one of {', '.join(_SHELLS)}, not `{shell}`")
    return shell


_SHELLS = ("bash", "zsh", "fish")


def _config(read: _WrittenArguments) -> str | None:
    if read.has(table.ISOLATED):
        return None
    return read.value(table.CONFIG) if read.has(table.CONFIG) else os.environ.get("PYDEALLOC_CONFIG") or None


def _check_options(read: _WrittenArguments, *, is_check: bool) -> CheckOptions:
    shows_diff = is_check and read.value(table.DIFF)
    fixes = "unsafe" if read.value(table.UNSAFE_FIXES) else "safe"
    needs_all = shows_diff or read.value(table.FORMAT) not in ("text", "json") or any(map(read.has, _REPORTING))
    return CheckOptions(
        selection=Selection(
            read.value(table.SELECT), read.value(table.IGNORE), read.value(table.SEVERITY), read.value(table.PROFILE)
        ),
        exclude=read.value(table.EXCLUDE),
        gitignore=not read.value(table.NO_GITIGNORE),
        output_file=read.value(table.OUTPUT_FILE),
        baseline=read.value(table.BASELINE),
        writes_baseline=read.value(table.WRITE_BASELINE),
        fixes=fixes if shows_diff or read.value(table.FIX) else "",
        target_llvm=read.value(table.TARGET_LLVM),
        shows_diff=shows_diff,
        watches=read.value(table.WATCH),
        exits_zero=read.value(table.EXIT_ZERO),
        statistics=read.value(table.STATISTICS),
        reports=read.value(table.REPORTS),
        diff_base=read.value(table.DIFF_BASE),
        updates_baseline=read.value(table.UPDATE_BASELINE),
        is_quiet=read.value(table.QUIET),
        adds_ignores=read.value(table.ADD_IGNORE),
        adds_expected=read.value(table.ADD_EXPECTED),
        is_report=is_check and needs_all,
    )


def _batch_options(read: _WrittenArguments) -> BatchOptions:
    return BatchOptions(
        timeout=read.value(table.TIMEOUT),
        is_timed=read.has(table.TIMEOUT),
        memory=read.value(table.MAX_MEMORY),
        largest=read.value(table.MAX_FILE_SIZE),
        cache="" if read.value(table.NO_CACHE) else read.value(table.CACHE_DIR),
        shard=read.value(table.SHARD),
        executor=read.value(table.EXECUTOR),
    )


class _WrittenArguments:
    """Arguments as written: options by name, modes by flag, each with its text, and paths."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.options: dict[str, str] = {}
        self.modes: dict[str, str] = {}

    def has(self, option: Option[object]) -> bool:
        return option.name in self.options

    def value(self, option: Option[T]) -> T:
        """The value of `option`, or its default.

        Raises:
            UsageError: its text is no value for it.
        """
        written = self.options.get(option.name)
        if written is None:
            return option.default
        try:
            return option.type(written)
        except ValueError as error:
            raise UsageError(f"{option.name} {error}") from None

    def read(self, arguments: Sequence[str]) -> None:
        pending = list(reversed(arguments))
        while pending:
            argument = pending.pop()
            if argument == "--":
                self.paths.extend(reversed(pending))
                return
            if argument == "-" or not argument.startswith("-"):
                self.paths.append(argument)
                continue
            name, equals, value = argument.partition("=")
            known = _BY_NAME.get(name) or MODE_FLAGS.get(name)
            if known is table.REPORTS and modes.CHECK.flag not in arguments:
                # The long name of -o, in all modes but this one.
                known = table.OUTPUT
            if known is None:
                raise UsageError(f"unknown option {name}{_suggestion(name)}; pydealloc-lsp --help lists them")
            implied = known.implied if isinstance(known, Option) else None
            if not known.value and equals:
                raise UsageError(f"{name} takes no value")
            if known.value and not equals and implied is None:
                # A pipeline may be empty and a value may start with a dash, so whatever comes next is it.
                if not pending:
                    raise UsageError(f"{name} needs a value; see pydealloc-lsp --help")
                value = pending.pop()
            self._add(known, name, value or implied or value)

    def _add(self, known: Option[object] | Mode, flag: str, value: str) -> None:
        if isinstance(known, Mode):
            self.modes[flag] = value
            return
        before = self.options.get(known.name) if known.is_list else None
        self.options[known.name] = value if before is None else f"{before},{value}"

    def mode(self) -> Mode:
        """The mode that the flags ask for; of one without flags, the server.

        Raises:
            UsageError: there are several, or several outputs.
        """
        outputs = [name for name in self.options if name in table.OUTPUTS]
        flags = [*self.modes]
        if len({MODE_FLAGS[flag].name for flag in flags}) < 2:
            flags = flags[:1]
        for names in (flags, outputs):
            if len(names) > 1:
                raise _contradiction(names[0], names[1])
        mode = MODE_FLAGS[flags[0]] if flags else modes.SERVE
        return modes.FEATURES if mode is modes.CHECK and self.has(table.RUN_FEATURES) else mode

    def reject_values(self) -> None:
        """Raises UsageError: the text of an option is no value for it. First: it may have taken the path."""
        for name in self.options:
            self.value(_BY_NAME[name])

    def reject_inputs(self, mode: Mode) -> None:
        """Raises UsageError: paths where none are taken, none where some are, several where it is one."""
        if mode is modes.SERVE and self.paths:
            raise UsageError(
                f"no command for {self.paths[0]}; give --check, --explain, --format-mlir or --apply PIPELINE"
            )
        if mode is modes.DOCTOR and self.paths:
            raise UsageError(
                f"--doctor takes no files; --check --features {self.paths[0]} tests the editor features on it"
            )
        least, most = mode.input_count, 2 if self.has(table.MEMORY) else mode.input_count
        if mode.inputs and (not least <= len(self.paths) <= most if least else not self.paths):
            raise UsageError(f"{mode.flag} needs {mode.inputs}")
        if "-" in self.paths and mode in modes.CHECKS:
            stray = next(filter(self.has, table.NEED_FILES), None)
            if stray is not None:
                raise UsageError(f"{stray.name} needs files: standard input can only be read, on this machine")

    def reject_stray(self, mode: Mode) -> None:
        """Raises UsageError: an option would have no effect in this mode."""
        for name in self.options:
            option = _BY_NAME[name]
            if mode not in option.modes:
                is_except = mode is modes.FEATURES and modes.CHECK in option.modes
                where = "--check without --features" if is_except else _either(mode_labels(option))
                raise UsageError(f"{name} {'needs' if mode is modes.SERVE else 'belongs to'} {where}")

    def reject_contradictions(self) -> None:
        """Raises UsageError: options exclude each other, or one is missing that another needs."""
        for option, others in table.CONFLICTS:
            other = next(filter(self.has, others), None)
            if self.has(option) and other is not None:
                raise _contradiction(option.name, other.name)
        for option, needed in table.REQUIREMENTS:
            if self.has(option) and not any(map(self.has, needed)):
                raise UsageError(f"{option.name} needs {_either(each.label for each in needed)}")

    def reject_format(self, mode: Mode) -> None:
        """Raises UsageError: a format that is unknown, or that this mode does not have."""
        if self.value(table.FORMAT) in ("text", "json"):
            return
        if mode is modes.COMPARE and self.value(table.FORMAT) != "markdown":
            raise UsageError("--compare knows --format text, json and markdown only")
        if mode is not modes.COMPARE and self.value(table.FORMAT) == "markdown":
            raise UsageError("--format markdown belongs to --compare")
        for name, is_given in (
            ("--features", mode is modes.FEATURES),
            ("--doctor", mode is modes.DOCTOR),
            ("--statistics", self.has(table.STATISTICS)),
        ):
            if is_given:
                raise UsageError(f"{name} knows --format text and json only")


def mode_labels(option: Option[object]) -> list[str]:
    """The modes that `option` belongs to, as messages and pages name them; `--check` represents both of its kinds."""
    return [mode.label for mode in option.modes if mode is not modes.FEATURES or modes.CHECK not in option.modes]


def _contradiction(name: str, other: str) -> UsageError:
    return UsageError(f"{name} and {other} exclude each other; give one of them")


def _either(names: Iterable[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def _suggestion(name: str) -> str:
    from difflib import get_close_matches

    if name in _OTHER_WORDS:
        return f": {_OTHER_WORDS[name]}"
    close = get_close_matches(name, (*_BY_NAME, *MODE_FLAGS), n=1)
    return f"; did you mean {close[0]}?" if close else ""


_OTHER_WORDS = {
    "--pass-pipeline": "--apply PIPELINE runs passes",
    "--passes": "--apply PIPELINE runs passes",
    "--pass": "--apply PIPELINE runs passes",
    "--undo": "git has the file as it was, and --diff shows what would be written",
    "--dry-run": "--diff shows what would be written",
    "--list": "--list-passes prints the passes",
    "--lsp": "without arguments this is the language server",
    "--server": "without arguments this is the language server",
}
"""Options of other programs, and what does the same here."""
