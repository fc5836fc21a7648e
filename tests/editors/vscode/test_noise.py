"""Lines of VS Code's logs that fail a test."""

from __future__ import annotations

from tests.editors.vscode.noise import complaints_in, ours

AT = "2026-01-02 03:04:05.678 [error] "
FAILED = f"{AT}[pydealloc.pydealloc-lsp] provider FAILED\n"


def test_a_provider_fails_for_the_reason_in_the_next_line() -> None:
    (line,) = complaints_in("exthost1/remoteexthost.log", f"{FAILED}{AT}TypeError: no such thing\n\tat somewhere\n")
    assert line == f"{FAILED.rstrip()}: TypeError: no such thing"
    assert ours(line)


def test_a_list_of_completions_that_was_released_is_the_fault_of_vscode() -> None:
    (line,) = complaints_in("exthost1/remoteexthost.log", f"{FAILED}{AT}Error: DisposableStore is missing...\n")
    assert not ours(line)


def test_errors_of_others_are_none_of_ours() -> None:
    assert complaints_in("exthost1/remoteexthost.log", f"{AT}[vscode.git] provider FAILED\n{AT}Error\n") == []
    assert complaints_in("exthost1/pydealloc.pydealloc-lsp/log", f"{AT}wrong\n") == [f"{AT}wrong"]
