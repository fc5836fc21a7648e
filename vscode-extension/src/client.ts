/**
 * The client of the language server protocol, with what ours does beyond it. It is a bundle of its own, which is loaded
 * while the server starts: the library is large.
 */
import {
  CloseAction,
  DidChangeConfigurationNotification,
  ErrorAction,
  type LanguageClientOptions,
  LSPErrorCodes,
  type Middleware,
  ResponseError,
  RevealOutputChannelOn,
  type StaticFeature,
} from "vscode-languageclient";
import { Connection } from "./connection";
import { SELECTOR } from "./documents";
import { withVariables } from "./variablesHere";
import { type Logs, reasonOf } from "./log";
import type { ServerProcess } from "./process";
import { completed, SECTION, serverSettings } from "./settings";

/**
 * A client for one run of the server. It never starts again by itself: `closed` is called instead. What goes through it
 * is shown to `middleware`.
 */
export function makeClient(server: ServerProcess, logs: Logs, middleware: Middleware, closed: () => void): Client {
  const options: LanguageClientOptions = {
    documentSelector: SELECTOR,
    outputChannel: logs.output,
    traceOutputChannel: logs.trace,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    initializationOptions: () => serverSettings(withVariables),
    initializationFailedHandler: () => false,
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => {
        // The client finishes what it does about it first.
        setTimeout(closed);
        return { action: CloseAction.DoNotRestart, handled: true, message: "the connection to the server is closed" };
      },
    },
    middleware: {
      ...middleware,
      workspace: {
        ...middleware.workspace,
        configuration: async (parameters, token, next) => {
          const values = await next(parameters, token);
          return Array.isArray(values)
            ? values.map((value: unknown, index) =>
                parameters.items[index]?.section === SECTION ? completed(value, withVariables) : value,
              )
            : values;
        },
        didChangeConfiguration: () => client.sendSettings(),
      },
    },
  };
  const client = new Client(server, options);
  return client;
}

export class Client extends Connection {
  constructor(server: ServerProcess, options: LanguageClientOptions) {
    super(SECTION, "MLIR Ownership", server, options);
    this.registerFeature(STATUS_FEATURE);
  }

  /** In the log only: what the user has to know, we say ourselves, with something to do about it. */
  override error(message: string, data?: unknown): void {
    if (data instanceof ResponseError && data.code === LSPErrorCodes.RequestFailed) {
      // The server's answer, a rename that it refuses for example: the editor shows it, and nothing has failed.
      this.info(`${message} ${reasonOf(data)}`, undefined, false);
      return;
    }
    super.error(data === undefined ? message : `${message} ${reasonOf(data)}`, undefined, false);
  }

  /** Nothing where it is being stopped: the next run asks for the settings of then. */
  async sendSettings(): Promise<void> {
    if (!this.isRunning()) {
      return;
    }
    const settings = { [SECTION]: serverSettings(withVariables) };
    try {
      await this.sendNotification(DidChangeConfigurationNotification.type, { settings });
    } catch (error) {
      // The same change may end this run of the server before anything is sent: the next one asks for the settings.
      if (this.isRunning()) {
        throw error;
      }
    }
  }
}

/** Says that we want to be told how the server is. */
const STATUS_FEATURE: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    const known = capabilities.experimental as Record<string, unknown> | undefined;
    capabilities.experimental = { ...known, serverStatusNotification: true };
  },
  initialize: () => undefined,
  getState: () => ({ kind: "static" }),
  clear: () => undefined,
};
