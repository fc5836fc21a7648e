/** The server as everything else in the extension sees it: it outlives each run of the program. */
import * as vscode from "vscode";
import type { Middleware } from "vscode-languageclient/node";
import { type Client, makeClient } from "./client";
import { findLaunch, type Launch } from "./launch";
import { type Logs, reasonOf } from "./log";
import type { ServerStatus } from "./status";

const STOPPED: ServerStatus = { state: "stopped", health: "ok", quiescent: true, message: "" };

interface ReportedStatus {
  readonly health: "ok" | "warning" | "error";
  readonly quiescent: boolean;
  readonly message?: string;
}

type Handler = (parameters: unknown) => void;

export class Server implements vscode.Disposable {
  private readonly context: vscode.ExtensionContext;
  private readonly logs: Logs;
  private readonly statusEmitter = new vscode.EventEmitter<ServerStatus>();
  private readonly handlers = new Map<string, Set<Handler>>();
  private current: ServerStatus = STOPPED;
  private running: Client | undefined;
  /** Each start has the next number, so that what is left of an earlier one is recognised. */
  private run = 0;

  /** What was started last; undefined before the first start. */
  launch: Launch | undefined;

  /** Who looks at what goes through the client, and changes it: entered before the first start. */
  readonly middleware: Middleware = {};

  /** Told after each change of `status`. */
  readonly onStatus = this.statusEmitter.event;

  constructor(context: vscode.ExtensionContext, logs: Logs) {
    this.context = context;
    this.logs = logs;
  }

  get status(): ServerStatus {
    return this.current;
  }

  /** The client of the running server, for its converters and features; undefined while none runs. */
  get client(): Client | undefined {
    return this.current.state === "running" ? this.running : undefined;
  }

  /**
   * The answer to a request, made as soon as the server runs. Undefined where it is stopped, or stops before it has
   * answered, and where the request was cancelled; the server's refusals are thrown.
   */
  async sendRequest<Answer>(
    method: string,
    parameters: unknown,
    token?: vscode.CancellationToken,
  ): Promise<Answer | undefined> {
    const client = await this.whenRunning(token);
    if (client === undefined) {
      return undefined;
    }
    try {
      return await client.sendRequest<Answer>(method, parameters, token);
    } catch (error) {
      if (this.client !== client || token?.isCancellationRequested === true) {
        return undefined;
      }
      throw error;
    }
  }

  /** Calls `handler` for each notification of that name, of whichever run of the server. */
  onNotification<Parameters>(method: string, handler: (parameters: Parameters) => void): vscode.Disposable {
    const known = this.handlers.get(method);
    const handlers = known ?? new Set<Handler>();
    if (known === undefined) {
      this.handlers.set(method, handlers);
      if (this.running !== undefined) {
        this.connect(this.running, method);
      }
    }
    const untyped: Handler = (parameters) => handler(parameters as Parameters);
    handlers.add(untyped);
    return new vscode.Disposable(() => handlers.delete(untyped));
  }

  async start(): Promise<void> {
    const run = ++this.run;
    this.change({ ...STOPPED, state: "starting" });
    try {
      const launch = await findLaunch(this.context);
      if (run !== this.run) {
        return;
      }
      this.launch = launch;
      this.logs.output.info(`starting ${[launch.command, ...launch.arguments].join(" ")}`);
      const client = makeClient(launch, this.logs, { closed: () => this.closed(run) }, this.middleware);
      this.running = client;
      this.listen(client, run);
      await client.start();
      if (run === this.run) {
        this.change({ ...STOPPED, state: "running" });
      }
    } catch (error) {
      if (run === this.run) {
        this.logs.output.error(reasonOf(error));
        this.change({ ...STOPPED, state: "failed", health: "error", message: reasonOf(error) });
      }
    }
  }

  async stop(): Promise<void> {
    this.run++;
    const client = this.running;
    this.running = undefined;
    this.change(STOPPED);
    try {
      await client?.stop();
    } catch (error) {
      this.logs.output.warn(reasonOf(error));
    }
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  dispose(): void {
    void this.stop();
    this.statusEmitter.dispose();
  }

  private closed(run: number): void {
    if (run === this.run) {
      this.running = undefined;
      this.change({ ...STOPPED, state: "restarting", health: "error", message: "The server has ended." });
      setTimeout(() => void (run === this.run && this.start()), 1000);
    }
  }

  private listen(client: Client, run: number): void {
    client.onNotification("experimental/serverStatus", (reported: ReportedStatus) => {
      if (run === this.run) {
        const { health, quiescent, message = "" } = reported;
        this.change({ state: "running", health, quiescent, message });
      }
    });
    for (const method of this.handlers.keys()) {
      this.connect(client, method);
    }
  }

  private connect(client: Client, method: string): void {
    client.onNotification(method, (parameters: unknown) => {
      for (const handler of this.handlers.get(method) ?? []) {
        handler(parameters);
      }
    });
  }

  /** The client as soon as it runs; undefined if it is stopped, or cannot be started. */
  private whenRunning(token: vscode.CancellationToken | undefined): Promise<Client | undefined> {
    return new Promise((resolve) => {
      const disposables: vscode.Disposable[] = [];
      const look = (): void => {
        const { state } = this.current;
        if (state === "starting" || state === "restarting") {
          return;
        }
        settle(this.client);
      };
      const settle = (client: Client | undefined): void => {
        resolve(client);
        vscode.Disposable.from(...disposables).dispose();
      };
      disposables.push(this.onStatus(look));
      if (token !== undefined) {
        disposables.push(token.onCancellationRequested(() => settle(undefined)));
      }
      look();
    });
  }

  private change(status: ServerStatus): void {
    this.current = status;
    this.statusEmitter.fire(status);
  }
}
