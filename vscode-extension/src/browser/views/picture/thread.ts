/** The thread that makes pictures, in a browser. */
import * as vscode from "vscode";
import type { LayoutAnswer } from "../../../views/picture/layout";
import type { Thread } from "../../../views/picture/thread";
import { workerOf } from "../../process";

export type { Thread };

export function scriptIn(folder: vscode.Uri): string {
  return vscode.Uri.joinPath(folder, "pictureWorker.js").toString();
}

export function startThread(script: string, hear: (answer: LayoutAnswer) => void, fail: (reason: string) => void): Thread {
  const started = workerOf(vscode.Uri.parse(script));
  started.then(
    (worker) => {
      worker.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => hear(data);
      worker.onerror = ({ message }) => fail(message);
    },
    (error: unknown) => fail(String(error)),
  );
  const use = (work: (worker: Worker) => void): void => {
    started.then(work, () => undefined);
  };
  return {
    post: (question) => use((worker) => worker.postMessage(question)),
    end: () => use((worker) => worker.terminate()),
  };
}
