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
  mkdir(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { readonly canOwn: boolean }): void;
}

type Interpreter = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

const [SITE, REST] = ["/packages", "rest.zst"];
/**
 * Modules that `pack.py` has put into the second archive are unpacked when the first of them is imported. File by file:
 * memory that Python has once asked for is never given back.
 */
const PREPARE = `
def prepare(load):
    import sys
    class Rest:
        with open("${SITE}/later.txt") as listed:
            names = frozenset(listed.read().split())
        @classmethod
        def find_spec(cls, name, path=None, target=None):
            if name not in cls.names:
                return None
            import importlib, json, os
            from compression import zstd
            sys.meta_path.remove(cls)
            load()
            with zstd.open("/${REST}") as packed:
                folders, files = json.loads(packed.readline())
                for file, size in files:
                    with open("${SITE}" + file, "wb", 0) as opened:
                        opened.write(packed.read(size))
            os.remove("/${REST}")
            importlib.invalidate_caches()
            return importlib.machinery.PathFinder.find_spec(name, path, target)
    sys.path.insert(0, "${SITE}")
    sys.meta_path.append(Rest)
prepare
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
  const parts = plain(`${base}parts.json`).then(async (answer) => answer.json() as Promise<Parts>);
  const fetched = counted(plain, parts, REST, (share) => tell({ kind: "loaded", share }));
  self.fetch = fetched;
  // All begin to load now; the loader of Python asks for one after the other.
  const loading = {
    module: interpreter(base),
    wasm: unpacked(`${base}pyodide.asm.wasm`, "application/wasm"),
    zip: unpacked(`${base}python_stdlib.zip`, "application/zip"),
    packages: unpacked(`${base}packages`, "application/octet-stream").then(async (answer) => answer.bytes()),
  };
  // What fails here is told where it is awaited.
  Object.values(loading).forEach((each: Promise<unknown>) => each.catch(() => undefined));
  self.fetch = async (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(".wasm") ? loading.wasm : url.endsWith(".zip") ? loading.zip : fetched(input, options);
  };
  const python = await loadPyodide({
    indexURL: base,
    createPyodideModule: await loading.module,
    lockFileContents: { info: (await parts).python, packages: {} } as unknown as Lockfile,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", NO_COLOR: "1" },
    stdout: (line) => tell({ kind: "said", line }),
    stderr: (line) => tell({ kind: "said", line }),
  });
  passed("runtime");
  const fileSystem = python.FS as FileSystem;
  const packages = await loading.packages;
  passed("packages");
  unpack(fileSystem, packages);
  const rest = keepRest(fileSystem, `${base}${REST}`, files?.[REST]);
  (python.runPython(PREPARE) as (load: () => void) => void)(() => rest.load());
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
  rest.begin();
}

/** Write the files of the archive, which begins with a line that lists them. */
function unpack(fileSystem: FileSystem, archive: Uint8Array): void {
  let at = archive.indexOf("\n".charCodeAt(0)) + 1;
  const listed = new TextDecoder().decode(archive.subarray(0, at));
  const [folders, files] = JSON.parse(listed) as [readonly string[], readonly (readonly [string, number])[]];
  folders.forEach((folder) => fileSystem.mkdir(SITE + folder));
  for (const [name, size] of files) {
    fileSystem.writeFile(SITE + name, archive.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

/** The second archive: `begin` loads it, and `load` has it, at once. `given`: it is there already. */
function keepRest(fileSystem: FileSystem, url: string, given: ArrayBuffer | undefined): { begin: () => void; load: () => void } {
  let loaded = given && new Uint8Array(given);
  return {
    begin: () => {
      if (loaded !== undefined) {
        return;
      }
      // What fails is loaded again where it is needed, and told there.
      fetch(url).then(async (answer) => answer.ok && (loaded = await answer.bytes()), () => undefined);
    },
    load: () => {
      fileSystem.writeFile(`/${REST}`, loaded ?? loadedAtOnce(url), { canOwn: true });
      loaded = undefined;
    },
  };
}

function loadedAtOnce(url: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) {
    throw new Error(`${url}: ${request.status}`);
  }
  return new Uint8Array(request.response as ArrayBuffer);
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
