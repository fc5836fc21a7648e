/**
 * The language server in a thread of its own: Python as WebAssembly, with the project's packages. Nothing in it is about
 * a page, so the playground and VS Code for the Web start the same file.
 *
 * It is told where its files are, and given a port. On the port, messages of the protocol pass as objects, as
 * `vscode-languageclient/browser` and Monaco's client have them; on the worker itself, what `messages.ts` lists.
 */
import { loadPyodide, type Lockfile, type PyodideAPI } from "pyodide";
import { counted, type Parts } from "./download.ts";
import type { FromWorker, Phase, ToWorker } from "./messages.ts";

/** The functions of `server/worker.py`, as Pyodide passes them on. */
interface Served {
  receive(message: string): void;
  command(arguments_: string, files: string): Promise<string>;
}

interface Globals {
  set(name: string, value: unknown): void;
}

const SITE = "/packages";
const tell = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === "start") {
    start(data.base, data.port).catch((error: unknown) => {
      tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    });
  }
};

async function start(base: string, port: MessagePort): Promise<void> {
  let began = performance.now();
  const passed = (phase: Phase): void => {
    const now = performance.now();
    tell({ kind: "passed", phase, milliseconds: now - began });
    began = now;
  };
  const parts = (await (await fetch(`${base}parts.json`)).json()) as Parts;
  self.fetch = counted(self.fetch.bind(self), parts, (share) => tell({ kind: "loaded", share }));
  const packages = fetch(`${base}packages.zip.zst`).then((answer) => answer.arrayBuffer());
  // What fails here is told where it is awaited.
  packages.catch(() => undefined);
  const python = await loadPyodide({
    indexURL: base,
    lockFileContents: { info: parts.python, packages: {} } as unknown as Lockfile,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", NO_COLOR: "1" },
    stdout: (line) => tell({ kind: "said", line }),
    stderr: (line) => tell({ kind: "said", line }),
  });
  passed("runtime");
  const archive = await packages;
  passed("packages");
  unpack(python, archive);
  passed("unpack");
  const served = await serve(python, port);
  passed("import");
  // Messages are kept for us until now.
  port.onmessage = ({ data }: MessageEvent<unknown>): void => served.receive(JSON.stringify(data));
  onmessage = ({ data }: MessageEvent<ToWorker>): void => {
    if (data.kind === "command") {
      void command(served, data);
    }
  };
  tell({ kind: "ready" });
}

/** What `pack.py` has packed. */
function unpack(python: PyodideAPI, archive: ArrayBuffer): void {
  (python.globals as unknown as Globals).set("archive", python.toPy(new Uint8Array(archive)));
  python.runPython(`
import io, sys, zipfile
from compression import zstd
with zipfile.ZipFile(io.BytesIO(zstd.decompress(archive))) as packed:
    packed.extractall("${SITE}")
del archive, packed
sys.path.insert(0, "${SITE}")
`);
}

async function serve(python: PyodideAPI, port: MessagePort): Promise<Served> {
  const module = python.pyimport("pydealloc.server.worker") as {
    serve: { callPromising(send: (message: string) => void): Promise<Served> };
  };
  // A computation can be suspended only below a call of this kind.
  return module.serve.callPromising((message) => port.postMessage(JSON.parse(message)));
}

async function command(served: Served, asked: Extract<ToWorker, { kind: "command" }>): Promise<void> {
  const { number } = asked;
  try {
    const answer = await served.command(JSON.stringify(asked.arguments), JSON.stringify(asked.files));
    tell({ kind: "answer", number, ...(JSON.parse(answer) as Omit<Extract<FromWorker, { kind: "answer" }>, "kind" | "number">) });
  } catch (error) {
    tell({ kind: "answer", number, status: 2, output: "", errors: String(error), files: {} });
  }
}
