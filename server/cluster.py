"""`--executor dask://HOST:PORT`: the workers of a Dask scheduler check the files, which they see under the same paths.

Needs `dask.distributed` here (`pip install pydealloc-lsp[dask]`), and this very version of the package on each worker:
what they find would not be the same otherwise.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from importlib import import_module
from typing import Any, Protocol, cast

from ..ir.records import replace
from .checking import Checked, Job, check
from .files import WorldError
from .result_cache import fingerprint

_SHARE = 16
"""Files a worker is given at once."""
_AHEAD = 64
"""Shares that are on their way at any time, whatever number of files there is."""
_PATIENCE = 10
"""Seconds to wait for a scheduler."""


class _Future(Protocol):
    def result(self, timeout: float | None = None) -> Any: ...
    def cancel(self) -> Any: ...


class _Client(Protocol):
    def submit(self, do: Callable[..., Any], *arguments: Any, pure: bool, retries: int) -> _Future: ...
    def run(self, do: Callable[..., Any], *arguments: Any) -> dict[str, Any]: ...
    def close(self) -> Any: ...


def in_cluster(jobs: Sequence[Job], address: str, seconds: float, done: Callable[[int], None]) -> Iterator[Checked]:
    """The results in the order of `jobs`, each as soon as it and those before it are there.

    Args:
        seconds: for one file, as the others of its share; 0: any time.

    Raises:
        WorldError: no `dask.distributed`, no such scheduler, no workers, or workers with another version.
    """
    if not jobs:
        return
    client = _connected(address)
    try:
        _compare(client, address)
        yield from _spread(client, [_elsewhere(job) for job in jobs], seconds, done)
    finally:
        client.close()


def check_share(jobs: Sequence[Job]) -> list[Checked]:
    """What a worker does."""
    return [check(job) for job in jobs]


def _spread(client: _Client, jobs: Sequence[Job], seconds: float, done: Callable[[int], None]) -> Iterator[Checked]:
    shares = [jobs[start : start + _SHARE] for start in range(0, len(jobs), _SHARE)]
    sent: list[_Future] = []
    finished = 0
    try:
        for index, share in enumerate(shares):
            sent += [_submit(client, later) for later in shares[len(sent) : index + _AHEAD]]
            for checked in _received(client, sent[index], share, seconds):
                finished += 1
                done(finished)
                yield checked
    finally:
        for future in sent:
            future.cancel()


def _submit(client: _Client, share: Sequence[Job]) -> _Future:
    # Not pure: the same file may have another content the next time.
    return client.submit(check_share, list(share), pure=False, retries=0)


def _received(client: _Client, future: _Future, share: Sequence[Job], seconds: float) -> list[Checked]:
    """The results of `share`. What does not come back is asked for file by file, so that one file alone is lost."""
    limit = seconds * len(share) if seconds else None
    reason = ""
    try:
        return cast("list[Checked]", future.result(timeout=limit))
    except (TimeoutError, asyncio.TimeoutError):
        # Not the same before Python 3.11.
        future.cancel()
        reason = f"took longer than {seconds:g} s"
    except (CancelledError, *_lost_errors()) as error:
        reason = f"was lost: {type(error).__name__}"
    if len(share) > 1:
        each = [_submit(client, [job]) for job in share]
        return [one for job, sent in zip(share, each, strict=True) for one in _received(client, sent, [job], seconds)]
    name = share[0].source.name
    return [Checked("", failure=f"pydealloc-lsp: {name}: was not checked: the worker that did it {reason}")]


def _connected(address: str) -> _Client:
    try:
        distributed = cast("Any", import_module("distributed"))
    except ImportError:
        raise WorldError("--executor needs dask.distributed: pip install 'pydealloc-lsp[dask]'") from None
    try:
        return distributed.Client(f"tcp://{address}", timeout=_PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, asyncio.TimeoutError) as error:
        what = str(error).split("\n")[0] or type(error).__name__
        raise WorldError(f"dask://{address}: there is no scheduler: {what}; start one with `dask scheduler`") from None


def _lost_errors() -> tuple[type[BaseException], ...]:
    """What Dask raises when workers or the scheduler are gone."""
    scheduler = cast("Any", import_module("distributed.scheduler"))
    comm = cast("Any", import_module("distributed.comm"))
    return scheduler.KilledWorker, comm.CommClosedError


def _compare(client: _Client, address: str) -> None:
    try:
        versions = client.run(fingerprint)
    except ImportError:
        raise WorldError(f"dask://{address}: its workers do not have pydealloc-lsp; install it there") from None
    if not versions:
        raise WorldError(f"dask://{address}: there are no workers; start some with `dask worker {address}`")
    others = [worker for worker, version in versions.items() if version != fingerprint()]
    if others:
        raise WorldError(f"{others[0]}: has another version of pydealloc-lsp, or of Python, than this machine")


def _elsewhere(job: Job) -> Job:
    """The same job where the current folder is another one; what messages call the file stays."""
    source = job.source
    config = os.path.abspath(job.config) if job.config is not None else None
    return replace(job, source=replace(source, path=os.path.abspath(source.path or "")), config=config)
