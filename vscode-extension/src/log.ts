/** The output channels: what the extension and the server say, and the messages between them. */
import * as vscode from "vscode";
import { TRACE_SETTING } from "./settings";

export interface Logs extends vscode.Disposable {
  /** What the extension does, and what the server writes to its standard error. */
  readonly output: vscode.LogOutputChannel;
  /** The messages, where `pydealloc.trace.server` asks for them. */
  readonly trace: vscode.LogOutputChannel;
}

export function makeLogs(): Logs {
  const output = vscode.window.createOutputChannel("MLIR Ownership", { log: true });
  const trace = new Trace(vscode.window.createOutputChannel("MLIR Ownership: Messages"));
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

/**
 * A channel whose level is the setting. The client traces when the level of its channel says so, and levels of channels
 * can be changed by hand only, and are forgotten.
 */
class Trace implements vscode.LogOutputChannel {
  private readonly channel: vscode.OutputChannel;
  private readonly changed = new vscode.EventEmitter<vscode.LogLevel>();
  private readonly listener: vscode.Disposable;
  readonly onDidChangeLogLevel = this.changed.event;

  constructor(channel: vscode.OutputChannel) {
    this.channel = channel;
    this.listener = vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(TRACE_SETTING)) {
        this.changed.fire(this.logLevel);
      }
    });
  }

  get name(): string {
    return this.channel.name;
  }

  get logLevel(): vscode.LogLevel {
    const wanted = vscode.workspace.getConfiguration().get<string>(TRACE_SETTING, "off");
    return wanted === "off" ? vscode.LogLevel.Off : vscode.LogLevel.Trace;
  }

  trace(message: string, ...more: unknown[]): void {
    this.line(message, more);
  }
  debug(message: string, ...more: unknown[]): void {
    this.line(message, more);
  }
  info(message: string, ...more: unknown[]): void {
    this.line(message, more);
  }
  warn(message: string, ...more: unknown[]): void {
    this.line(message, more);
  }
  error(error: string | Error, ...more: unknown[]): void {
    this.line(reasonOf(error), more);
  }
  append(value: string): void {
    this.channel.append(value);
  }
  appendLine(value: string): void {
    this.channel.appendLine(value);
  }
  replace(value: string): void {
    this.channel.replace(value);
  }
  clear(): void {
    this.channel.clear();
  }
  show(columnOrPreserveFocus?: vscode.ViewColumn | boolean, preserveFocus?: boolean): void {
    this.channel.show(typeof columnOrPreserveFocus === "boolean" ? columnOrPreserveFocus : preserveFocus);
  }
  hide(): void {
    this.channel.hide();
  }
  dispose(): void {
    this.listener.dispose();
    this.changed.dispose();
    this.channel.dispose();
  }

  private line(message: string, more: readonly unknown[]): void {
    const time = new Date().toISOString().slice(11, 23);
    this.channel.appendLine([time, message, ...more.map(String)].join(" "));
  }
}
