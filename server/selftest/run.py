"""`--check --features`: each editor feature at each token of a file, and its failures.

A server in this process is asked as an editor would ask it. What it logs, answers with an error, answers too late, or
answers wrongly as far as one can tell without understanding the file (`response_checks.py`), is a failure. Of a long
file some tokens are looked at, evenly spread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...ir.records import dataclass, field, fields
from ...syntax.text.lexer import significant_tokens
from ..commands.check import in_processes, worthwhile
from ..config.discovery import configurations
from ..io.files import Source, UserFacingError, read_source, size_of
from ..io.guard import guarded, log_to_stderr
from ..io.uris import uri_of
from ..report.text import json_text
from . import response_checks as answer_checks
from .in_process_client import Answer, InProcess, NoAnswerError
from .known_tokens import KnownTokens, known_tokens
from .requests import CAPABILITIES, FEATURES, Feature, place_in
from .response_checks import Json, ProbePosition, Target

if TYPE_CHECKING:
    from ..commands.options import Options

CLEAN, FOUND, FAILED = 0, 1, 2

_MOST_PLACES = 150
"""Of a file."""
_PATIENCE = 20.0
"""Seconds for one answer."""
_TOO_SLOW = 3
"""Requests of one kind without an answer, after which no more are made in this file."""
_REFUSALS = (-32803, -32801)
"""Codes of answers that say why something cannot be done: that, or that the document has changed meanwhile, as it does
when the release of its project is known."""
_SETTINGS = {"inlayHints": {"arguments": True, "maxLength": 0}, "diagnostics": {"mostOfACode": 0}}


@dataclass(frozen=True)
class FeatureCheckJob:
    source: Source
    config: str | None
    isolated: bool
    lines: tuple[int, int] | None
    """The first and the last line to look at, from 1; None: all."""
    llvm: str = ""


@dataclass(frozen=True)
class FeatureFailure:
    """`line` and `column` from 1, in code points; `details` the lines of a traceback. `count`: places like this one."""

    line: int
    column: int
    feature: str
    message: str
    details: str = ""
    count: int = 1


@dataclass
class Timing:
    """Of all requests of one kind."""

    count: int = 0
    total: float = 0.0
    slowest: float = 0.0
    where: str = ""
    failures: int = 0

    def add(self, other: Timing) -> None:
        self.count += other.count
        self.total += other.total
        self.failures += other.failures
        if other.slowest > self.slowest:
            self.slowest, self.where = other.slowest, other.where


@dataclass
class FeatureCheckResult:
    """Result of one file. `trouble`: the reason why it could not be tested."""

    name: str
    trouble: str = ""
    failures: list[FeatureFailure] = field(default_factory=list[FeatureFailure])
    timings: dict[str, Timing] = field(default_factory=dict[str, Timing])
    places: int = 0
    tokens: int = 0
    known: KnownTokens = field(default_factory=KnownTokens)


def check_features(options: Options, sources: Sequence[Source]) -> int:
    """Look at all `sources`, print what was found, and give the exit status."""
    jobs = [
        FeatureCheckJob(source, options.config, options.isolated, options.lines, options.llvm) for source in sources
    ]
    processes = options.jobs or worthwhile([job.source for job in jobs], each=5_000)
    total = FeatureCheckResult("")
    found: list[Json] = []
    broken = 0
    for ran in in_processes(run, jobs, processes, _lost, lambda job: size_of(job.source)):
        if ran.trouble:
            broken += 1
            log_to_stderr(ran.trouble)
        total.places += ran.places
        total.tokens += ran.tokens
        total.known.add(ran.known)
        total.failures += ran.failures
        for method, timing in ran.timings.items():
            total.timings.setdefault(method, Timing()).add(timing)
        for failure in ran.failures:
            if options.format == "json":
                record = {one.name: getattr(failure, one.name) for one in fields(FeatureFailure)}
                found.append({"file": ran.name, **record})
            else:
                sys.stdout.write(_line(ran.name, failure, with_details=options.log_level == "debug") + "\n")
                sys.stdout.flush()
    if options.format == "json":
        sys.stdout.write(_as_json(total, len(jobs), found) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _summary(total, len(jobs))))
    return FAILED if broken else FOUND if total.failures else CLEAN


def _lost(job: FeatureCheckJob, reason: str) -> FeatureCheckResult:
    name = job.source.name
    return FeatureCheckResult(
        name, trouble=f"pydealloc-lsp: {name}: was not looked at: the process that did it {reason}"
    )


def run(job: FeatureCheckJob) -> FeatureCheckResult:
    """Look at one file. Never raises because of what is in it."""
    logged: list[str] = []
    ran = guarded(f"checking the features in {job.source.name}", lambda: _run(job), None, logged.append)
    return ran or FeatureCheckResult(job.source.name, trouble=logged[0])


def _run(job: FeatureCheckJob) -> FeatureCheckResult:
    ran = FeatureCheckResult(job.source.name)
    try:
        text = read_source(job.source)
        configuration = configurations(job.config, job.isolated, job.llvm).for_file(job.source.config_path)
    except UserFacingError as error:
        ran.trouble = f"pydealloc-lsp: {error}"
        return ran
    # One that is nowhere would have no configuration.
    uri = uri_of(job.source.path) if job.source.path is not None else f"untitled:{job.source.name}"
    knowledge, options = configuration.knowledge, configuration.plan_options

    async def session() -> None:
        editor = InProcess(_SETTINGS)
        try:
            await editor.begin(CAPABILITIES)
            target = answer_checks.target_of(uri, text, knowledge, options, _legend(editor.capabilities))
            ran.known = known_tokens(target.document)
            await _FeatureCheck(editor, target, ran).all(job.lines)
        finally:
            editor.end()

    asyncio.run(session())
    return ran


def _legend(capabilities: Json) -> tuple[int, int]:
    legend = capabilities.get("semanticTokensProvider", {}).get("legend", {})
    return len(legend.get("tokenTypes", ())), len(legend.get("tokenModifiers", ()))


class _FeatureCheck:
    """All requests about one file."""

    def __init__(self, editor: InProcess, target: Target, ran: FeatureCheckResult) -> None:
        self._editor = editor
        self._target = target
        self._ran = ran
        self._failures: dict[tuple[str, str], FeatureFailure] = {}
        self._served = editor.served()
        self._late: dict[str, int] = {}
        self._followed: set[tuple[str, str]] = set()
        """Follow-up requests that were sent already: neighbouring tokens offer the same."""

    async def all(self, lines: tuple[int, int] | None) -> None:
        target, editor = self._target, self._editor
        document = {"uri": target.uri, "languageId": "mlir", "version": 1, "text": target.text}
        editor.notify("textDocument/didOpen", {"textDocument": document})
        whole = place_in(target, 0, len(target.text))
        try:
            await editor.published(target.uri, _PATIENCE)
        except NoAnswerError as error:
            self._failed(whole, "textDocument/publishDiagnostics", str(error))
        served = [feature for feature in FEATURES if feature.method in self._served]
        for feature in served:
            if feature.is_whole:
                await self._ask(feature, whole)
        places = self._places(lines)
        for number, place in enumerate(places):
            for feature in served:
                step = max(1, len(places) // feature.most) if feature.most else 1
                if not feature.is_whole and number % step == 0:
                    await self._ask(feature, place)
        for published in editor.take_diagnostics(target.uri):
            self._checked(whole, "textDocument/publishDiagnostics", answer_checks.diagnostics(whole, published))
        editor.notify("textDocument/didClose", {"textDocument": {"uri": target.uri}})
        self._logged(whole, "textDocument/didClose", editor.take_failures())
        self._ran.failures = sorted(self._failures.values(), key=lambda one: (one.line, one.column, one.feature))

    def _places(self, lines: tuple[int, int] | None) -> list[ProbePosition]:
        """At most `_MOST_PLACES` tokens, evenly spread, and all of `lines`."""
        target = self._target
        start, end = 0, len(target.text)
        if lines is not None:
            start, end = target.lines.line_start(lines[0] - 1), target.lines.line_end(lines[1] - 1)
        found = [token for token in significant_tokens(target.text) if start <= token.start < end]
        self._ran.tokens = len(found)
        if lines is None and len(found) > _MOST_PLACES:
            found = [found[number * len(found) // _MOST_PLACES] for number in range(_MOST_PLACES)]
        self._ran.places = len(found)
        return [place_in(target, token.start, token.end) for token in found]

    async def _ask(self, feature: Feature, place: ProbePosition) -> None:
        answer = await self._request(place, feature.method, feature.params(place))
        if answer is None:
            return
        self._checked(place, feature.method, feature.check(place, answer.result))
        for then in feature.then:
            if then.method not in self._served:
                continue
            for number, item in enumerate(then.items(answer.result)):
                if number == then.most:
                    break
                params = then.params(place, item)
                asked = (then.method, json_text(params))
                if asked in self._followed:
                    continue
                self._followed.add(asked)
                followed = await self._request(place, then.method, params)
                if followed is not None:
                    self._checked(place, then.method, then.check(place, followed.result))

    async def _request(self, place: ProbePosition, method: str, params: Json) -> Answer | None:
        """The answer, when there is a result; a failure otherwise, except for a refusal."""
        if self._late.get(method, 0) >= _TOO_SLOW:
            return None
        timing = self._ran.timings.setdefault(method, Timing())
        timing.count += 1
        try:
            answer = await self._editor.request(method, params, _PATIENCE)
        except NoAnswerError as error:
            self._late[method] = self._late.get(method, 0) + 1
            self._failed(place, method, str(error))
            return None
        timing.total += answer.seconds
        if answer.seconds > timing.slowest:
            line, column = self._line_and_column(place)
            timing.slowest, timing.where = answer.seconds, f"{self._ran.name}:{line}:{column}"
        self._logged(place, method, answer.failures)
        if answer.error is not None:
            if answer.error["code"] not in _REFUSALS:
                details: Json = answer.error.get("data")
                traceback = "".join(details.get("traceback") or ()) if answer_checks.is_object(details) else ""
                self._failed(place, method, answer.error["message"], traceback)
            return None
        self._checked(place, method, answer_checks.ranges(place, answer.result))
        return answer

    def _checked(self, place: ProbePosition, method: str, problems: Iterator[str]) -> None:
        for problem in problems:
            self._failed(place, method, problem)

    def _logged(self, place: ProbePosition, method: str, messages: tuple[str, ...]) -> None:
        for message in messages:
            last = message.rstrip().rpartition("\n")[2]
            self._failed(place, method, last, message)

    def _failed(self, place: ProbePosition, method: str, message: str, details: str = "") -> None:
        self._ran.timings.setdefault(method, Timing()).failures += 1
        key = (method, message)
        known = self._failures.get(key)
        if known is not None:
            line, column, details, count = known.line, known.column, known.details, known.count + 1
        else:
            (line, column), count = self._line_and_column(place), 1
        self._failures[key] = FeatureFailure(line, column, method, message, details, count)

    def _line_and_column(self, place: ProbePosition) -> tuple[int, int]:
        lines = self._target.lines
        line = lines.line_at(place.start)
        return line + 1, place.start - lines.line_start(line) + 1


def _line(name: str, failure: FeatureFailure, *, with_details: bool) -> str:
    more = f" (and in {failure.count - 1} other places)" if failure.count > 1 else ""
    printed = f"{name}:{failure.line}:{failure.column}: {failure.feature}: {failure.message}{more}"
    if with_details and failure.details:
        printed += "".join(f"\n    {line}" for line in failure.details.rstrip().split("\n"))
    return printed


def _summary(total: FeatureCheckResult, files: int) -> Iterator[str]:
    some = f"{total.places} of {total.tokens} tokens, evenly spread; --check-lines A-B looks at all between two lines"
    looked = f"all {total.tokens} tokens" if total.places == total.tokens else some
    yield f"{files} file{'s' * (files != 1)}, {looked}"
    if total.known.tokens:
        yield str(total.known)
    yield f"{'feature':<38}{'requests':>9}{'failures':>9}{'mean ms':>9}{'slowest':>9}  where"
    for method, timing in sorted(total.timings.items()):
        mean = timing.total / timing.count * 1000 if timing.count else 0.0
        numbers = f"{timing.count:>9}{timing.failures:>9}{mean:>9.1f}{timing.slowest * 1000:>9.1f}"
        yield f"{method:<38}{numbers}  {timing.where}".rstrip()
    requests, failures = (sum(getattr(one, name) for one in total.timings.values()) for name in ("count", "failures"))
    yield f"{requests} requests, {failures or 'no'} failure{'s' * (failures != 1)}"


def _as_json(total: FeatureCheckResult, files: int, found: list[Json]) -> str:
    features = {
        method: {
            "requests": timing.count,
            "failures": timing.failures,
            "milliseconds": round(timing.total * 1000, 3),
            "slowest": round(timing.slowest * 1000, 3),
            "where": timing.where,
        }
        for method, timing in sorted(total.timings.items())
    }
    summary: dict[str, Json] = {"files": files, "tokens": total.tokens, "places": total.places}
    if total.known.tokens:
        summary["custom"] = {"tokens": total.known.tokens, "unknown": dict(total.known.unknown.most_common())}
    return json_text({**summary, "failures": found, "features": features})
