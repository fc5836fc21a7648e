"""`./dev site`: the documentation site with the playground in it, as one static folder.

    python -m web.site.build [--repository URL] [--output FOLDER] [--playground FOLDER] [--serve PORT]

Exit status: 0, or 1 with a line for each link that leads nowhere.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from web.site.links import problems

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / "web" / "site" / "mkdocs.yml"


def build(output: Path, repository: str = "", playground: Path | None = None) -> int:
    """Build into `output`, which is replaced; the exit status of MkDocs.

    `repository`: the https address that links to files outside of the site lead to; empty for no links. `playground`:
    a folder that becomes `playground/`.
    """
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    command += ["--config-file", str(CONFIGURATION), "--site-dir", str(output.resolve())]
    # The theme's makers announce their next product on each run.
    env = {**os.environ, "PYDEALLOC_REPOSITORY": repository, "NO_MKDOCS_2_WARNING": "1"}
    status = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if not status and playground is not None:
        shutil.copytree(playground, output / "playground")
    return status


def sizes(folder: Path) -> list[tuple[str, int]]:
    """Bytes of each entry of a folder, largest first."""
    sizes = {
        entry.name: sum(file.stat().st_size for file in entry.rglob("*") if file.is_file())
        if entry.is_dir()
        else entry.stat().st_size
        for entry in folder.iterdir()
    }
    return sorted(sizes.items(), key=lambda part: -part[1])


def serve(folder: Path, port: int) -> None:
    """Serve `folder` on this machine alone, until interrupted. Port 0: any free one."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://localhost:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev site", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--repository", default="", help="its https address, for links to files outside of the site")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "site", help="default: build/site")
    parser.add_argument("--playground", type=Path, help="the built playground (default: none)")
    parser.add_argument("--serve", type=int, metavar="PORT", help="serve it on this machine; 0: any free port")
    given = parser.parse_args(arguments)
    if status := build(given.output, given.repository, given.playground):
        return status
    found = list(problems(given.output))
    for problem in found:
        print(f"site: {problem}", file=sys.stderr)
    parts = sizes(given.output)
    print(f"{given.output}: {sum(size for _, size in parts) / 1e6:.1f} MB")
    for name, size in parts[:8]:
        print(f"  {size / 1e6:5.1f} MB  {name}")
    if given.serve is not None:
        serve(given.output, given.serve)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
