/** The thread that makes pictures. */
import { Worker } from "node:worker_threads";
import type { Uri } from "vscode";
import type { LayoutAnswer, LayoutQuestion } from "./layout";

export interface Thread {
  post(question: LayoutQuestion): void;
  end(): void;
}

/** The name of the thread's script, for `startThread`. `folder`: with what the extension runs. */
export function scriptIn(folder: Uri): string {
  return `${folder.fsPath}/pictureWorker.js`;
}

/** Gives the script, which is the one of browsers, what it has there. */
const START = `const { parentPort, workerData } = require("node:worker_threads");
globalThis.onmessage = null;
globalThis.postMessage = (answer) => parentPort.postMessage(answer);
require(workerData);
parentPort.on("message", (data) => onmessage({ data }));`;

/** `fail` gets the reason why the thread has ended. */
export function startThread(script: string, hear: (answer: LayoutAnswer) => void, fail: (reason: string) => void): Thread {
  const worker = new Worker(START, { eval: true, workerData: script });
  worker.on("message", hear);
  worker.on("error", (error: Error) => fail(error.message));
  worker.unref();
  return {
    post: (question) => worker.postMessage(question),
    end: () => void worker.terminate(),
  };
}
