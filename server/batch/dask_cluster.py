"""`--executor dask://HOST:PORT`: work on the workers of a Dask scheduler, which see all files under the same paths.

Needs `dask.distributed` here (`pip install pydealloc-lsp[dask]`), and this very version of the package on each worker:
what they find would not be the same otherwise.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from ..io.files import UserFacingError
from .process_pool import Task
from .result_cache import fingerprint

T = TypeVar("T")
R = TypeVar("R")

_SHARE = 16
"""Files a worker is given at once."""
_AHEAD = 64
"""Shares that are on their way at any time, whatever number of files there is."""
_PATIENCE = 10
"""Seconds to wait for a scheduler."""
_LOOK = 10
"""Seconds between two looks at whether there are workers; without any in two looks the run ends."""


class _Future(Protocol):
    def result(self, timeout: float | None = None) -> Any: ...
    def cancel(self) -> Any: ...
    def done(self) -> bool: ...


class _Client(Protocol):
    def submit(self, do: Callable[..., Any], *arguments: Any, pure: bool, retries: int) -> _Future: ...
    def run(self, do: Callable[..., Any], *arguments: Any) -> dict[str, Any]: ...
    def nthreads(self) -> dict[str, int]: ...
    def close(self) -> Any: ...


def in_cluster(task: Task[T, R], items: Sequence[T], address: str, seconds: float) -> Iterator[R]:
    """The results in the order of `items`, each as soon as it and those before it are there.

    Args:
        seconds: for one item, on average of its share; 0: any time.

    Raises:
        UserFacingError: no `dask.distributed`, no such scheduler, no workers, or workers with another version; later,
            when the last worker, or the scheduler, has gone.
    """
    if not items:
        return
    client = _connected(address)
    try:
        _compare(client, address)
        yield from _spread(client, task, items, seconds)
    finally:
        client.close()


def do_share(do: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """Process a share on a worker."""
    return [do(item) for item in items]


def _spread(client: _Client, task: Task[T, R], items: Sequence[T], seconds: float) -> Iterator[R]:
    shares = [items[start : start + _SHARE] for start in range(0, len(items), _SHARE)]
    sent: deque[_Future] = deque()
    finished = 0
    try:
        for index, share in enumerate(shares):
            sent.extend([_submit(client, task, later) for later in shares[index + len(sent) : index + _AHEAD]])
            for result in _received(client, task, sent.popleft(), share, seconds):
                finished += 1
                task.done(finished)
                yield result
    finally:
        # Of an interrupted run; the others are released one by one as they have come.
        for future in sent:
            future.cancel()


def _submit(client: _Client, task: Task[T, R], share: Sequence[T]) -> _Future:
    # Not pure: the same file may have another content the next time.
    return client.submit(do_share, task.do, list(share), pure=False, retries=0)


def _received(client: _Client, task: Task[T, R], future: _Future, share: Sequence[T], seconds: float) -> list[R]:
    """The results of `share`. What does not come back is asked for file by file, so that one file alone is lost."""
    limit = seconds * len(share) if seconds else None
    reason = ""
    try:
        return cast("list[R]", _result(client, future, limit))
    except (TimeoutError, asyncio.TimeoutError):
        # Not the same before Python 3.11.
        future.cancel()
        reason = f"took longer than {seconds:g} s"
    except (CancelledError, *_lost_errors()) as error:
        reason = f"was lost: {type(error).__name__}"
    if len(share) == 1:
        return [task.lost(share[0], reason)]
    each = [_submit(client, task, [item]) for item in share]
    return [
        result
        for item, sent in zip(share, each, strict=True)
        for result in _received(client, task, sent, [item], seconds)
    ]


def _result(client: _Client, future: _Future, limit: float | None) -> object:
    """The result of `future` within `limit` seconds.

    Raises:
        TimeoutError: nothing.
        UserFacingError: there are no workers any more, so nothing will.
    """
    waited, looks = 0.0, 0
    while True:
        step = _LOOK if limit is None else min(_LOOK, limit - waited)
        try:
            return future.result(timeout=step)
        except (TimeoutError, asyncio.TimeoutError):
            waited += step
            if future.done() or (limit is not None and waited >= limit):
                raise
        looks = looks + 1 if not _workers(client) else 0
        if looks == 2:
            raise UserFacingError("--executor: the last Dask worker has gone; start some with `dask worker`")


def _workers(client: _Client) -> int:
    try:
        return len(client.nthreads())
    except (OSError, TimeoutError, asyncio.TimeoutError, *_lost_errors()):
        return 0


def _connected(address: str) -> _Client:
    try:
        distributed = cast("Any", import_module("distributed"))
    except ImportError:
        raise UserFacingError("--executor needs dask.distributed: pip install 'pydealloc-lsp[dask]'") from None
    try:
        return distributed.Client(f"tcp://{address}", timeout=_PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, asyncio.TimeoutError) as error:
        what = str(error).split("\n")[0] or type(error).__name__
        raise UserFacingError(
            f"dask://{address}: there is no scheduler: {what}; start one with `dask scheduler`"
        ) from None


def _lost_errors() -> tuple[type[BaseException], ...]:
    """The errors that Dask raises when workers or the scheduler are gone."""
    scheduler = cast("Any", import_module("distributed.scheduler"))
    comm = cast("Any", import_module("distributed.comm"))
    return scheduler.KilledWorker, comm.CommClosedError


def _compare(client: _Client, address: str) -> None:
    try:
        versions = client.run(fingerprint)
    except ImportError:
        raise UserFacingError(f"dask://{address}: its workers do not have pydealloc-lsp; install it there") from None
    if not versions:
        raise UserFacingError(f"dask://{address}: there are no workers; start some with `dask worker {address}`")
    others = [worker for worker, version in versions.items() if version != fingerprint()]
    if others:
        raise UserFacingError(f"{others[0]}: has another version of pydealloc-lsp, or of Python, than this machine")
