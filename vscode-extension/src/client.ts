/** The client of the language server protocol, with what ours does beyond it. */
import { type ChildProcess, spawn } from "node:child_process";
import * as vscode from "vscode";
import {
  CloseAction,
  type DocumentSelector,
  ErrorAction,
  LanguageClient,
  type LanguageClientOptions,
  type Middleware,
  RevealOutputChannelOn,
  type StaticFeature,
} from "vscode-languageclient/node";
import type { Launch } from "./launch";
import type { Logs } from "./log";
import { SECTION, serverSettings, withTrust } from "./settings";

export const LANGUAGE = "mlir";

/** The documents that only the server has: the stages of the pipeline, and what RUN lines print. */
export const OWN_SCHEMES = ["pydealloc-ir", "pydealloc-run"];

/** What is sent to the server: all documents of the language but those that come from it. */
const SCHEMES = ["file", "untitled", "vscode-remote", "vscode-vfs", "vscode-userdata", "vscode-notebook-cell", "git"];
export const SELECTOR: DocumentSelector = SCHEMES.map((scheme) => ({ language: LANGUAGE, scheme }));

export interface Closing {
  /** The connection has ended without being asked to. */
  readonly closed: () => void;
}

/**
 * A client for one run of the server. It is not started yet; it never starts again by itself. What goes through it is
 * shown to `middleware`.
 */
export function makeClient(launch: Launch, logs: Logs, closing: Closing, middleware: Middleware): LanguageClient {
  const options: LanguageClientOptions = {
    documentSelector: SELECTOR,
    outputChannel: logs.output,
    traceOutputChannel: logs.trace,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    initializationOptions: () => serverSettings(),
    markdown: { isTrusted: false, supportHtml: false },
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => {
        closing.closed();
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    },
    middleware: {
      ...middleware,
      workspace: {
        configuration: async (parameters, token, next) => {
          const values = await next(parameters, token);
          return Array.isArray(values)
            ? values.map((value: unknown, index) =>
                parameters.items[index]?.section === SECTION ? withTrust(value) : value,
              )
            : values;
        },
      },
    },
  };
  const client = new LanguageClient(SECTION, "MLIR Ownership", () => start(launch), options);
  client.registerFeature(STATUS_FEATURE);
  return client;
}

/** Says that we want to be told how the server is. */
const STATUS_FEATURE: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, serverStatusNotification: true };
  },
  initialize: () => undefined,
  getState: () => ({ kind: "static" }),
  clear: () => undefined,
};

/** Resolves when the process runs, rejects when it cannot be started. */
function start(launch: Launch): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(launch.command, launch.arguments, { cwd: launch.folder, windowsHide: true });
    child.once("spawn", () => resolve(child));
    child.once("error", reject);
  });
}

export type Client = LanguageClient;
export type Uri = vscode.Uri;
