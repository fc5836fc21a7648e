"""`./dev site`: the documentation site with the playground in it, as one static folder.

    python -m web.site.build [--repository URL] [--output FOLDER] [--without-playground] [--serve PORT]

Exit status: 0, or another one with a line for each link that leads nowhere, or with the reason why it cannot be built.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from web.serving import address, static_server
from web.site.links import problems

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / "web" / "site" / "mkdocs.yml"


def build(output: Path, repository: str = "", *, playground: bool = False) -> int:
    """Build into `output`, which is replaced; the exit status of what failed.

    `repository`: the https address that links to files outside of the site lead to; empty for no links.
    """
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    command += ["--config-file", str(CONFIGURATION), "--site-dir", str(output.resolve())]
    # The theme's makers announce their next product on each run.
    env = {**os.environ, "PYDEALLOC_REPOSITORY": repository, "NO_MKDOCS_2_WARNING": "1"}
    status = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if status or not playground:
        return status
    page = [sys.executable, "web/build.py", "page", str(output.resolve() / "playground"), "../", repository]
    return subprocess.run(page, cwd=ROOT, check=False).returncode


def sizes(folder: Path) -> list[tuple[str, int]]:
    """Bytes of each entry of a folder, largest first."""
    found = {
        entry.name: sum(file.stat().st_size for file in [entry, *entry.rglob("*")] if file.is_file())
        for entry in folder.iterdir()
    }
    return sorted(found.items(), key=lambda part: -part[1])


def serve(folder: Path, port: int) -> None:
    """Serve `folder` on this machine alone, until interrupted. Port 0: any free one."""
    with static_server(folder, port) as server:
        print(f"the site is at {address(server)}  (Ctrl-C ends it)", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev site", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--repository", default="", help="its https address, for links to files outside of the site")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "site", help="default: build/site")
    parser.add_argument("--without-playground", action="store_true", help="the pages alone, which need no Node")
    parser.add_argument("--serve", type=int, metavar="PORT", help="serve it on this machine; 0: any free port")
    given = parser.parse_args(arguments)
    if status := build(given.output, given.repository, playground=not given.without_playground):
        return status
    found = list(problems(given.output))
    for problem in found:
        print(f"site: {problem}", file=sys.stderr)
    parts = sizes(given.output)
    for name, size in parts:
        print(f"{size:>12,}  {name}")
    print(f"{sum(size for _, size in parts):>12,}  bytes in {given.output}", flush=True)
    if given.serve is not None:
        serve(given.output, given.serve)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
