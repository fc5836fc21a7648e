"""Hostile repositories: folders whose content tries to hang a check, fill its memory, or lead it elsewhere.

Each builder makes one in a folder that has `good.mlir`, with one error, already.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

SETTINGS = "pydealloc.toml"
SECRET = "the words of another user"
"""What the file beside the repository says."""
NESTED_FOLDERS = 1_200
NESTED_ARRAYS = 5_000

Builder = Callable[[Path], None]


def fifo(repo: Path) -> None:
    os.mkfifo(repo / "b.mlir")


def zeros(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("/dev/zero")


def random_bytes(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("/dev/urandom")


def terminal(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("/dev/tty")


def own_memory(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("/proc/self/mem")


def link_circle(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("c.mlir")
    (repo / "c.mlir").symlink_to("b.mlir")


def link_to_folder(repo: Path) -> None:
    (repo / "b.mlir").symlink_to(".")


def link_outside(repo: Path) -> None:
    (repo / "b.mlir").symlink_to("../outside.mlir")


def folder_named_like_a_file(repo: Path) -> None:
    (repo / "b.mlir").mkdir()


def socket_file(repo: Path) -> None:
    import socket

    # The path of a socket is short.
    here = os.open(".", os.O_RDONLY)
    try:
        os.chdir(repo)
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind("b.mlir")
    finally:
        os.fchdir(here)
        os.close(here)


def sparse_file(repo: Path) -> None:
    with (repo / "b.mlir").open("wb") as file:
        file.truncate(1 << 40)


def nested_folders(repo: Path) -> None:
    here = os.open(".", os.O_RDONLY)
    try:
        os.chdir(repo)
        for _ in range(NESTED_FOLDERS):
            os.mkdir("d")  # noqa: PTH102 - the whole path would be too long.
            os.chdir("d")
        Path("deep.mlir").write_text("func.func @deep() { return }\n")
    finally:
        os.fchdir(here)
        os.close(here)


def flatten(folder: Path) -> None:
    """Remove `folder`, and what is nested in it by the same name, level by level."""
    inner, aside = folder / folder.name, folder.with_name("aside")
    while inner.is_dir() and not inner.is_symlink():
        inner.rename(aside)
        shutil.rmtree(folder)
        aside.rename(folder)
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder)


def looping_folders(repo: Path) -> None:
    for name in "ab":
        (repo / name).symlink_to(".")


def name_without_encoding(repo: Path) -> None:
    Path(os.fsdecode(os.fsencode(repo) + b"/\xff\xfe.mlir")).write_text("func.func @g( {\n")


def name_with_escapes(repo: Path) -> None:
    (repo / "\x1b]0;title\x07\x1b[31mred\n::error::x.mlir").write_text("func.func @g( {\n")


def ignore_with_stars(repo: Path) -> None:
    (repo / ".gitignore").write_text("*a" * 30 + "b\n" + "**/" * 12 + "x\n")
    (repo / ("a" * 100 + ".mlir")).write_text("")


def ignore_with_wrong_range(repo: Path) -> None:
    (repo / ".gitignore").write_text("[z-a]\n[\n[[:no:]]\n\\\n!\n/\n**\\\n")


def ignore_is_a_fifo(repo: Path) -> None:
    os.mkfifo(repo / ".gitignore")


def ignore_is_endless(repo: Path) -> None:
    (repo / ".gitignore").symlink_to("/dev/zero")


def _settings(content: str) -> Builder:
    def build(repo: Path) -> None:
        (repo / SETTINGS).write_text(content)

    return build


def settings_name_a_fifo(repo: Path) -> None:
    os.mkfifo(repo / "d.json")
    _settings('dialects = ["d.json"]\n')(repo)


def settings_loop(repo: Path) -> None:
    (repo / "l").mkdir()
    for name in "ab":
        (repo / "l" / name).symlink_to(".")
    _settings('dialects = ["l/**/x.json", "' + "**/" * 8 + 'y.json"]\n')(repo)


def settings_are_a_fifo(repo: Path) -> None:
    os.mkfifo(repo / SETTINGS)


def settings_are_endless(repo: Path) -> None:
    (repo / SETTINGS).symlink_to("/dev/zero")


def project_is_endless(repo: Path) -> None:
    (repo / "pyproject.toml").symlink_to("/dev/zero")


def deep_dump(repo: Path) -> None:
    (repo / "d.json").write_text('{"a":' * 100_000 + "1" + "}" * 100_000)
    _settings('dialects = ["d.json"]\n')(repo)


def forged_definitions(repo: Path) -> None:
    from pydealloc.server.config.dialect_files import compact_text

    document = {"dialect": "os.system", "ops": {"os.system.x": 7}, "attrs": [], "types": None}
    try:
        text = compact_text([document])
    except Exception:  # noqa: BLE001 - then by hand.
        text = json.dumps({"pydealloc": 1, "dialects": [document]})
    (repo / "d.json").write_text(text)
    _settings('dialects = ["d.json"]\n')(repo)


def location_aliases(repo: Path) -> None:
    lines = [f"#l{number + 1} = loc(fused[#l{number}, #l{number}])" for number in range(40)]
    text = "#l0 = loc(unknown)\n" + "\n".join(lines) + "\nfunc.func @f() { return loc(#l40) }\n"
    (repo / "b.mlir").write_text(text)


def values_without_equals(repo: Path) -> None:
    (repo / "b.mlir").write_text(
        "func.func @f() {\n  " + ", ".join(f"%{number}" for number in range(10, 50)) + "\n  return\n}\n"
    )


REPOSITORIES: dict[str, Builder] = {
    "fifo": fifo,
    "zeros": zeros,
    "random-bytes": random_bytes,
    "terminal": terminal,
    "own-memory": own_memory,
    "link-circle": link_circle,
    "link-to-folder": link_to_folder,
    "link-outside": link_outside,
    "folder-like-a-file": folder_named_like_a_file,
    "socket": socket_file,
    "sparse-file": sparse_file,
    "nested-folders": nested_folders,
    "looping-folders": looping_folders,
    "name-without-encoding": name_without_encoding,
    "name-with-escapes": name_with_escapes,
    "ignore-with-stars": ignore_with_stars,
    "ignore-with-wrong-range": ignore_with_wrong_range,
    "ignore-is-a-fifo": ignore_is_a_fifo,
    "ignore-is-endless": ignore_is_endless,
    "settings-name-a-fifo": settings_name_a_fifo,
    "settings-name-zeros": _settings('dialects = ["/dev/zero"]\n'),
    "settings-loop": settings_loop,
    "settings-walk-everything": _settings('dialects = ["/**/*.json"]\n'),
    "settings-extend-outside": _settings('extend = "../outside.toml"\n'),
    "settings-nested": _settings("a = " + "[" * NESTED_ARRAYS + "]" * NESTED_ARRAYS + "\n"),
    "settings-with-stars": _settings(
        '[per-path."' + "*a" * 30 + 'b"]\nignore = ["x"]\n[per-path."[z-a]"]\nselect = []\n'
    ),
    "settings-are-a-fifo": settings_are_a_fifo,
    "settings-are-endless": settings_are_endless,
    "project-is-endless": project_is_endless,
    "deep-dump": deep_dump,
    "forged-definitions": forged_definitions,
    "location-aliases": location_aliases,
    "values-without-equals": values_without_equals,
}
UNREADABLE_SETTINGS = frozenset(
    {
        "settings-name-zeros", "settings-name-a-fifo", "settings-walk-everything", "settings-loop",
        "settings-extend-outside", "settings-nested", "deep-dump", "forged-definitions",
    }
)  # fmt: skip
"""Those where the files that the configuration counts for are not checked."""
