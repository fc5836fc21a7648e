/** The server as a process of the system. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Launch } from "./launch";

/** Milliseconds between asking it to end, and ending it. */
const PATIENCE = 2000;
const LINES_KEPT = 20;

export class ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  private lines: string[] = [];

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.child = child;
  }

  /** Rejects when there is no such program, or it cannot be run. */
  static start(launch: Launch): Promise<ServerProcess> {
    return new Promise((resolve, reject) => {
      const child = spawn(launch.command, launch.arguments, { cwd: launch.folder, windowsHide: true });
      child.once("error", reject);
      child.once("spawn", () => {
        // What goes wrong with it later is told by the connection.
        child.on("error", () => undefined);
        child.stdin.on("error", () => undefined);
        resolve(new ServerProcess(child));
      });
    });
  }

  /** For the log. */
  get name(): string {
    return `process ${String(this.child.pid)}`;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Take down a line of its standard error. */
  said(line: string): void {
    this.lines = [...this.lines, line].slice(-LINES_KEPT);
  }

  /** The last thing it has said; empty if it has said nothing. */
  get lastWords(): string {
    return this.lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
  }

  /** Resolves when it has ended, by itself or not. */
  async end(): Promise<void> {
    if (!this.isAlive) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.child.kill("SIGKILL"), PATIENCE);
      this.child.once("exit", () => {
        clearTimeout(timer);
        resolve();
      });
      this.child.kill();
    });
  }
}
