"""RUN lines of a test, parsed without a shell.

    // DEFINE: %{compile} = mlir-opt %s -convert-scf-to-cf
    // RUN: %{compile} -o %t.mlir && FileCheck %s --input-file=%t.mlir
    // RUN: not mlir-opt %s -verify-each \
    // RUN:   2>&1 | FileCheck %s --check-prefix=ERR

What is read is what lit's own reader takes: words with their quotes, `|`, `&&`, `||`, `;`, redirections, `not`, `env`
and the substitutions that need no configuration. All else wants a shell, and there is none: it is refused by name.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from enum import Enum

from ...ir.records import dataclass, field, replace
from ...syntax.text.line_index import LineIndex
from .shell_words import LitSubstitutions, Operator, RunLineError, ShellWord, Words, needs_shell

_DIRECTIVE = re.compile(
    r"(?:^|(?<=\r))[ \t]*//[ \t]*(?P<what>RUN|DEFINE|REDEFINE|END)"
    r"(?::(?P<rest>[^\r\n]*)|\.(?=[ \t]*(?:[\r\n]|\Z)))",
    re.MULTILINE,
)
_DEFINITION = re.compile(r"\s*(?P<name>%\{[\w:-]+\})\s*=\s*(?P<value>.*)", re.DOTALL).fullmatch
_MAX_EXPANSIONS = 10
"""Maximum nesting of definitions that use others."""
_MACRO = re.compile(r"%%|%\{[\w:-]+\}")
_STREAM = re.compile(r"[12](?=\s|$)").match
_ASSIGNMENT = re.compile(r"(?P<name>[A-Za-z_]\w*)=(?P<value>.*)", re.DOTALL).fullmatch
_IS_OF_THE_SHELL = re.compile(
    r"[.:!{]|\[\[|alias|case|cd|eval|exec|exit|export|for|function|if|popd|pushd|read|return|set|shift|source|trap"
    r"|ulimit|umask|unset|until|wait|while"
).fullmatch


@dataclass(frozen=True)
class RunLine:
    """One command, with the lines that continue it.

    `start`, `end`: from the `//` of its first line to the end of its last one, offsets; `first_end`: the end of the
    first one. `line`: of the first one, from 0. `definitions`: what is defined above it, by `%{name}`.
    """

    start: int
    first_end: int
    end: int
    line: int
    command: str
    definitions: Mapping[str, str] = field(default_factory=dict[str, str])


class Outcome(Enum):
    """Exit status with which the command of a program succeeds."""

    SUCCESS = "success"
    FAILURE = "failure"
    CRASH = "crash"


class Condition(Enum):
    """Condition for running a pipeline after the previous one."""

    ALWAYS = ";"
    AFTER_SUCCESS = "&&"
    AFTER_FAILURE = "||"


@dataclass(frozen=True)
class Redirection:
    """`stream`: 0 for the input, 1 for the output, 2 for errors. `target`: a path, or the stream to go along with."""

    stream: int
    target: str | int
    appends: bool = False


@dataclass(frozen=True)
class Program:
    """`words`: its name and arguments. `environment`: what is set for it, None for what is taken away."""

    words: tuple[str, ...]
    redirections: tuple[Redirection, ...] = ()
    environment: tuple[tuple[str, str | None], ...] = ()
    outcome: Outcome = Outcome.SUCCESS


@dataclass(frozen=True)
class Pipeline:
    """Programs, each of which reads what the one before it writes."""

    programs: tuple[Program, ...]
    condition: Condition = Condition.ALWAYS


def run_lines(lines: LineIndex) -> list[RunLine]:
    """The commands of a text, in text order; up to a line `// END.`, as lit reads them."""
    text = lines.text
    found: list[RunLine] = []
    if "RUN:" not in text:
        return found
    definitions: dict[str, str] = {}
    pending: tuple[str, int, int, str] | None = None
    for match in _DIRECTIVE.finditer(text):
        what, rest = match["what"], match["rest"]
        if rest is None:
            if what == "END":
                break
            continue
        if what == "END":
            continue
        start, first_end, line_text = text.index("//", match.start()), match.end(), rest.strip()
        if pending is not None:
            if pending[0] == what:
                start, first_end, line_text = pending[1], pending[2], f"{pending[3]} {line_text}"
            pending = None
        if line_text.endswith("\\"):
            pending = (what, start, first_end, line_text[:-1].rstrip())
        elif what == "RUN":
            line = lines.line_at(start)
            found.append(RunLine(start, first_end, match.end(), line, line_text, dict(definitions)))
        elif (definition := _DEFINITION(line_text)) is not None:
            definitions[definition["name"]] = definition["value"]
    return found


def read_command(run: RunLine, places: LitSubstitutions) -> tuple[Pipeline, ...]:
    """The pipelines of one command, at least one.

    Raises:
        RunLineError: it wants more than can be done here.
    """
    text = _expanded(run.command, run.definitions)
    pipelines = tuple(_PipelineReader(Words(text, run.line + 1, places)).pipelines())
    if not pipelines:
        raise RunLineError("there is no command in this line")
    return pipelines


def programs_of(pipelines: tuple[Pipeline, ...]) -> tuple[str, ...]:
    """The names of the programs, each once."""
    return tuple(dict.fromkeys(program.words[0] for pipeline in pipelines for program in pipeline.programs))


def as_text(pipelines: tuple[Pipeline, ...], tools: Mapping[str, str]) -> str:
    """The command for a shell; `tools`: paths of programs, by name."""
    parts: list[str] = []
    for number, pipeline in enumerate(pipelines):
        separator = (
            "" if not number else "; " if pipeline.condition is Condition.ALWAYS else f" {pipeline.condition.value} "
        )
        parts.append(separator + " | ".join(_program_text(program, tools) for program in pipeline.programs))
    return "".join(parts)


def _program_text(program: Program, tools: Mapping[str, str]) -> str:
    words = [tools.get(program.words[0], program.words[0]), *program.words[1:]]
    taken = [word for name, value in program.environment if value is None for word in ("-u", name)]
    given = [f"{name}={value}" for name, value in program.environment if value is not None]
    before = {Outcome.SUCCESS: [], Outcome.FAILURE: ["not"], Outcome.CRASH: ["not", "--crash"]}[program.outcome]
    line_text = shlex.join([*before, *(["env", *taken, *given] if taken or given else ()), *words])
    for one in program.redirections:
        sign = "<" if one.stream == 0 else ">>" if one.appends else ">"
        stream = "2" if one.stream == 2 else ""
        line_text += (
            f" {stream}{sign}&{one.target}"
            if isinstance(one.target, int)
            else f" {stream}{sign} {shlex.quote(one.target)}"
        )
    return line_text


def _expanded(text: str, definitions: Mapping[str, str]) -> str:
    """`text` with what its `DEFINE:` lines say for `%{name}`."""
    for _ in range(_MAX_EXPANSIONS):
        wider = _MACRO.sub(lambda match: definitions.get(match[0], match[0]), text)
        if wider == text:
            return text
        text = wider
    raise RunLineError("its definitions refer to each other in a circle")


class _PipelineReader:
    """Makes pipelines of words and operators."""

    def __init__(self, words: Words) -> None:
        self._rest = iter(words)

    def pipelines(self) -> Iterator[Pipeline]:
        condition = Condition.ALWAYS
        programs: list[Program] = []
        words: list[str] = []
        redirections: list[Redirection] = []
        for one in self._rest:
            if isinstance(one, ShellWord):
                words.append(one.text)
            elif one.text in (">", ">>", "<", ">&", "&>"):
                redirections += self._redirections(one)
            elif one.text in ("|", "&&", "||", ";"):
                programs.append(_program(words, redirections))
                words, redirections = [], []
                if one.text != "|":
                    yield Pipeline(tuple(programs), condition)
                    condition, programs = Condition(one.text), []
            else:
                raise needs_shell(one.text)
        if words or redirections or programs or condition is not Condition.ALWAYS:
            programs.append(_program(words, redirections))
            yield Pipeline(tuple(programs), condition)

    def _redirections(self, sign: Operator) -> Iterator[Redirection]:
        target = next(self._rest, None)
        if not isinstance(target, ShellWord):
            raise RunLineError(f"there is no file name after `{sign.text}`")
        if sign.stream > 2:
            raise needs_shell(f"{sign.stream}{sign.text}")
        if sign.text == ">&":
            if _STREAM(target.text) is None:
                raise needs_shell(f">&{target.text}")
            yield Redirection(sign.stream, int(target.text))
        elif sign.text == "&>":
            yield Redirection(1, target.text)
            yield Redirection(2, 1)
        else:
            yield Redirection(sign.stream, target.text, sign.text == ">>")


def _program(words: list[str], redirections: list[Redirection]) -> Program:
    """With what is before the program's name: `not`, `env`, assignments."""
    made = Program((), tuple(redirections))
    at = 0
    is_env = False
    while at < len(words):
        word = words[at]
        assignment = _ASSIGNMENT(word)
        if word == "not" and words[at + 1 : at + 2] == ["--crash"]:
            made, is_env, at = replace(made, outcome=Outcome.CRASH), False, at + 2
        elif word == "not":
            turned = Outcome.FAILURE if made.outcome is Outcome.SUCCESS else Outcome.SUCCESS
            made, is_env, at = replace(made, outcome=turned), False, at + 1
        elif word == "env":
            is_env, at = True, at + 1
        elif is_env and word == "-u" and at + 1 < len(words):
            made, at = replace(made, environment=(*made.environment, (words[at + 1], None))), at + 2
        elif assignment is not None:
            made = replace(made, environment=(*made.environment, (assignment["name"], assignment["value"])))
            at += 1
        elif is_env and word.startswith("-"):
            raise needs_shell(f"env {word}")
        else:
            break
    name = words[at] if at < len(words) else ""
    if not name:
        raise RunLineError("the name of a program is missing")
    if _IS_OF_THE_SHELL(name) is not None:
        raise needs_shell(name)
    return replace(made, words=tuple(words[at:]))
