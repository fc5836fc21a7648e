/** The server in a web worker, in place of a process. */
import * as vscode from "vscode";
import type { Parts } from "../../../web/src/worker/download.ts";
import type { FromWorker, ToWorker } from "../../../web/src/worker/messages.ts";
import type { Launch } from "../launch";

/** What the worker believes its files to be below: it gets them with the first message. */
const BASE = "https://pydealloc.invalid/";

export class ServerProcess {
  /** Messages of the protocol, as objects. */
  readonly port: MessagePort;
  readonly name = "web worker";
  private readonly worker: Worker;
  private words = "";

  private constructor(worker: Worker, port: MessagePort) {
    this.worker = worker;
    this.port = port;
  }

  /** Rejects where the worker cannot start. The files are read by VS Code: where extensions come from, a worker may not ask. */
  static async start({ command }: Launch): Promise<ServerProcess> {
    const folder = vscode.Uri.parse(command);
    const read = (name: string): Thenable<Uint8Array> => vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name));
    const parts = JSON.parse(new TextDecoder().decode(await read(PARTS))) as Parts;
    const names = [PARTS, ...Object.keys(parts.files)];
    const contents = await Promise.all(names.map(async (name) => new Uint8Array(await read(name)).buffer));
    const files = Object.fromEntries(names.map((name, at) => [name, contents[at] ?? new ArrayBuffer()]));
    const worker = await workerOf(vscode.Uri.joinPath(folder, "worker.js"));
    const { port1, port2 } = new MessageChannel();
    const server = new ServerProcess(worker, port1);
    return new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message || "the worker cannot be loaded"));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") {
          resolve(server);
        } else if (data.kind === "failed") {
          reject(new Error(data.reason));
        } else if (data.kind === "said") {
          server.said(data.line);
        }
      };
      worker.postMessage({ kind: "start", base: BASE, port: port2, files } satisfies ToWorker, [port2, ...contents]);
    });
  }

  /** Take down a line of its own. */
  said(line: string): void {
    this.words = line.trim() || this.words;
  }

  /** The last thing it has said; empty if it has said nothing. */
  get lastWords(): string {
    return this.words;
  }

  end(): Promise<void> {
    this.worker.terminate();
    this.port.close();
    return Promise.resolve();
  }
}

const PARTS = "parts.json";

/**
 * A worker with this module, which may be on another host than the page. VS Code lets extensions start classic workers
 * alone: one of these starts the module, and passes on what is said.
 */
export async function workerOf(module: vscode.Uri): Promise<Worker> {
  const worker = new Worker(urlOf(RELAY));
  worker.postMessage(urlOf(new Uint8Array(await vscode.workspace.fs.readFile(module))));
  return worker;
}

const RELAY = `onmessage = ({ data: url }) => {
  const worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => postMessage(data);
  worker.onerror = ({ message }) => setTimeout(() => { throw new Error(message); });
  onmessage = ({ data, ports }) => worker.postMessage(data, [...ports]);
};`;

function urlOf(script: string | Uint8Array<ArrayBuffer>): string {
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}
