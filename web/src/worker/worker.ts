/**
 * The language server in a thread of its own: Python as WebAssembly, with the project's packages. Nothing in it is about
 * a page, so the playground and VS Code for the Web start the same file.
 *
 * It is told where its files are, and given a port. On the port, messages of the protocol pass as objects, as
 * `vscode-languageclient/browser` and Monaco's client have them; on the worker itself, what `messages.ts` lists.
 */
import { loadPyodide, type Lockfile, type PyodideAPI } from "pyodide";
import { moduleUrl, unpacked } from "../packed.ts";
import { counted, given, type Parts } from "./download.ts";
import type { FromWorker, Phase, ToWorker } from "./messages.ts";

/** The functions of `server/worker.py`, as Pyodide passes them on. */
interface Served {
  receive(message: string): void;
  command(arguments_: string, files: string): Promise<string>;
}

/** The part of Emscripten's that is used here. */
interface FileSystem {
  writeFile(path: string, content: Uint8Array, options: { readonly canOwn: boolean }): void;
}

type Interpreter = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

const [SITE, ARCHIVE] = ["/packages", "/packages.zst"];
/** What `pack.py` has packed. File by file: memory that Python has once asked for is never given back. */
const UNPACK = `
def unpack():
    import json, os, sys
    from compression import zstd
    with zstd.open("${ARCHIVE}") as packed:
        folders, files = json.loads(packed.readline())
        for folder in folders:
            os.mkdir("${SITE}" + folder)
        for name, size in files:
            with open("${SITE}" + name, "wb", 0) as file:
                file.write(packed.read(size))
    os.remove("${ARCHIVE}")
    sys.path.insert(0, "${SITE}")
unpack()
del unpack
`;
const tell = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === "start") {
    start(data).catch((error: unknown) => {
      tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    });
  }
};

async function start({ base, port, files }: Extract<ToWorker, { kind: "start" }>): Promise<void> {
  let began = performance.now();
  const passed = (phase: Phase): void => {
    const now = performance.now();
    tell({ kind: "passed", phase, milliseconds: now - began });
    began = now;
  };
  const plain = files === undefined ? self.fetch.bind(self) : given(files);
  const parts = (await (await plain(`${base}parts.json`)).json()) as Parts;
  const fetched = counted(plain, parts, (share) => tell({ kind: "loaded", share }));
  // The loader of Python has no other way to be told that WebAssembly is packed.
  self.fetch = async (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(".wasm") ? unpacked(url, "application/wasm") : fetched(input, options);
  };
  const packages = fetch(`${base}packages.zst`).then((answer) => answer.arrayBuffer());
  // What fails here is told where it is awaited.
  packages.catch(() => undefined);
  const python = await loadPyodide({
    indexURL: base,
    createPyodideModule: await interpreter(base),
    lockFileContents: { info: parts.python, packages: {} } as unknown as Lockfile,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", NO_COLOR: "1" },
    stdout: (line) => tell({ kind: "said", line }),
    stderr: (line) => tell({ kind: "said", line }),
  });
  passed("runtime");
  (python.FS as FileSystem).writeFile(ARCHIVE, new Uint8Array(await packages), { canOwn: true });
  passed("packages");
  python.runPython(UNPACK);
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

async function interpreter(base: string): Promise<Interpreter> {
  const module = (await import(await moduleUrl(`${base}pyodide.asm.mjs`))) as { readonly default: Interpreter };
  return module.default;
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
