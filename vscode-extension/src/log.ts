/** The output channels: what the extension and the server say, and the messages between them. */
import * as vscode from "vscode";

export interface Logs extends vscode.Disposable {
  /** What the extension does, and what the server writes to its standard error. */
  readonly output: vscode.LogOutputChannel;
  /** The messages, where `pydealloc.trace.server` asks for them. */
  readonly trace: vscode.LogOutputChannel;
}

export function makeLogs(): Logs {
  const output = vscode.window.createOutputChannel("MLIR Ownership", { log: true });
  const trace = vscode.window.createOutputChannel("MLIR Ownership: messages", { log: true });
  return {
    output,
    trace,
    dispose: () => {
      output.dispose();
      trace.dispose();
    },
  };
}

/** What an error says, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
