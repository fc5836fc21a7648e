/** The server as everything else in the extension sees it: it outlives each run of the program. */
import * as vscode from "vscode";
import type { Middleware } from "vscode-languageclient";
import type { Client } from "./client";
import { Crashes } from "./crashes";
import { findLaunch, type Launch } from "./launch";
import { type Logs, reasonOf } from "./log";
import { NothingToStart } from "./nothingToStart";
import { ServerProcess } from "./process";
import { forgetPython } from "./python/find";
import { asRefusal } from "./refusal";
import { withoutStop } from "./sentences";
import type { ServerStatus } from "./status";

const STATUS_METHOD = "experimental/serverStatus";
const CALM: ServerStatus = { state: "stopped", health: "ok", quiescent: true, message: "" };

interface ReportedStatus {
  readonly health: ServerStatus["health"];
  readonly quiescent: boolean;
  readonly message?: string;
}

type Handler = (parameters: unknown) => void;

/** One run of the program. */
interface Run {
  readonly launch: Launch;
  readonly process: ServerProcess;
  readonly client: Client;
}

export class Server implements vscode.Disposable {
  private readonly context: vscode.ExtensionContext;
  private readonly logs: Logs;
  private readonly began: number;
  private readonly crashes = new Crashes();
  private readonly statusEmitter = new vscode.EventEmitter<ServerStatus>();
  private readonly failureEmitter = new vscode.EventEmitter<Error>();
  private readonly handlers = new Map<string, Set<Handler>>();
  private current: ServerStatus = CALM;
  private run: Run | undefined;
  /** Each start and stop has the next number: what an earlier one still does is recognised by it. */
  private number = 0;

  /** Who looks at what goes through the client, and changes it: entered before the first start. */
  readonly middleware: Middleware = {};
  /** Told after each change of `status`. */
  readonly onStatus = this.statusEmitter.event;
  /** Told when the server cannot be started, or is not started again. */
  readonly onFailure = this.failureEmitter.event;

  /** `began`: when the extension began, as `performance` counts. */
  constructor(context: vscode.ExtensionContext, logs: Logs, began: number) {
    this.context = context;
    this.logs = logs;
    this.began = began;
  }

  get status(): ServerStatus {
    return this.current;
  }

  /** The client of the running server, for its converters and features; undefined while none runs. */
  get client(): Client | undefined {
    return this.current.state === "running" ? this.run?.client : undefined;
  }

  /** What was started; undefined while nothing is. */
  get launch(): Launch | undefined {
    return this.run?.launch;
  }

  /**
   * The answer to a request, made as soon as the server runs. Undefined where it is stopped, or stops before it has
   * answered, and where the request was cancelled.
   * @throws ServerRefusal
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
      // Without a token there must be no argument for it: it would be sent as another parameter.
      return await client.sendRequest<Answer>(method, parameters, ...(token === undefined ? [] : [token]));
    } catch (error) {
      if (this.client !== client || token?.isCancellationRequested === true) {
        return undefined;
      }
      throw asRefusal(error);
    }
  }

  /** Calls `handler` for each notification of that name, of whichever run of the server. */
  onNotification<Parameters>(method: string, handler: (parameters: Parameters) => void): vscode.Disposable {
    const untyped: Handler = (parameters) => {
      handler(parameters as Parameters);
    };
    const handlers = this.handlers.get(method) ?? new Set();
    if (!this.handlers.has(method)) {
      this.handlers.set(method, handlers);
      this.connect(method, this.run?.client);
    }
    handlers.add(untyped);
    return new vscode.Disposable(() => handlers.delete(untyped));
  }

  /** Let the running server read the settings again. */
  async sendSettings(): Promise<void> {
    await this.client?.sendSettings();
  }

  /** Start, or start again, because somebody wants it. */
  async restart(): Promise<void> {
    this.crashes.forget();
    await this.start();
  }

  async stop(): Promise<void> {
    this.number++;
    this.change(CALM);
    await this.end(this.run);
  }

  dispose(): void {
    void this.stop();
    this.statusEmitter.dispose();
    this.failureEmitter.dispose();
  }

  private async start(): Promise<void> {
    const number = ++this.number;
    this.change({ ...CALM, state: "starting" });
    await this.end(this.run);
    try {
      const launch = await findLaunch(this.context);
      if (number === this.number) {
        await this.begin(launch, number);
      }
    } catch (error) {
      if (number === this.number) {
        this.fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** Rejects where there is no such program; what fails later counts as a crash. */
  private async begin(launch: Launch, number: number): Promise<void> {
    this.logs.output.info(`starting ${[launch.command, ...launch.arguments].join(" ")} in ${launch.folder}`);
    const process = await this.spawn(launch);
    this.logs.output.debug(`${process.name} started after ${this.sinceBegan()} ms`);
    const { makeClient } = await import("./client");
    if (number !== this.number) {
      await process.end();
      return;
    }
    const client = makeClient(process, this.logs, this.middleware, () => void this.crashed(number));
    this.run = { launch, process, client };
    this.listen(client, number);
    try {
      await client.start();
    } catch (error) {
      this.logs.output.error(reasonOf(error));
      await this.crashed(number);
      return;
    }
    if (number === this.number) {
      this.logs.output.debug(`the server has answered after ${this.sinceBegan()} ms`);
      // It may have said more of itself already.
      if (this.current.state !== "running") {
        this.change({ ...CALM, state: "running" });
      }
    }
  }

  private async spawn(launch: Launch): Promise<ServerProcess> {
    try {
      return await ServerProcess.start(launch);
    } catch (error) {
      await forgetPython(this.context.globalState);
      throw new NothingToStart(`The MLIR language server could not be started: ${withoutStop(reasonOf(error))}.`);
    }
  }

  /** The server of start `number` is gone, and nobody has asked for it. */
  private async crashed(number: number): Promise<void> {
    if (number !== this.number) {
      return;
    }
    const next = ++this.number;
    const words = this.run?.process.lastWords ?? "";
    const pause = this.crashes.next(Date.now());
    const reason = words === "" ? "" : `: ${words}`;
    this.logs.output.error(`the server crashed${reason}`);
    // The Python may be what is broken.
    await Promise.all([this.end(this.run), forgetPython(this.context.globalState)]);
    if (next !== this.number) {
      return;
    }
    if (pause === undefined) {
      this.fail(new Error(`The MLIR language server keeps crashing and was not restarted${reason === "" ? "." : reason}`));
      return;
    }
    this.change({ ...CALM, state: "restarting", health: "error", message: `The server crashed${reason}` });
    setTimeout(() => {
      if (next === this.number) {
        void this.start();
      }
    }, pause);
  }

  private fail(error: Error): void {
    this.logs.output.error(error.message);
    this.change({ state: "failed", health: "error", quiescent: true, message: error.message });
    this.failureEmitter.fire(error);
  }

  private sinceBegan(): string {
    return (performance.now() - this.began).toFixed(0);
  }

  private async end(run: Run | undefined): Promise<void> {
    if (run === undefined) {
      return;
    }
    if (this.run === run) {
      this.run = undefined;
    }
    try {
      await run.client.dispose();
    } catch (error) {
      // It had not begun yet, or does not answer.
      this.logs.output.debug(reasonOf(error));
    }
    await run.process.end();
  }

  private listen(client: Client, number: number): void {
    client.onNotification(STATUS_METHOD, ({ health, quiescent, message = "" }: ReportedStatus) => {
      if (number === this.number) {
        this.change({ state: "running", health, quiescent, message });
      }
    });
    for (const method of this.handlers.keys()) {
      this.connect(method, client);
    }
  }

  private connect(method: string, client: Client | undefined): void {
    client?.onNotification(method, (parameters: unknown) => {
      for (const handler of this.handlers.get(method) ?? []) {
        handler(parameters);
      }
    });
  }

  /** The client as soon as it runs; undefined if it is stopped, or cannot be started. */
  private whenRunning(token: vscode.CancellationToken | undefined): Promise<Client | undefined> {
    return new Promise((resolve) => {
      const listeners: vscode.Disposable[] = [];
      const settle = (client: Client | undefined): void => {
        resolve(client);
        vscode.Disposable.from(...listeners).dispose();
      };
      const look = (): void => {
        if (!["starting", "restarting"].includes(this.current.state)) {
          settle(this.client);
        }
      };
      listeners.push(this.onStatus(look));
      if (token !== undefined) {
        listeners.push(
          token.onCancellationRequested(() => {
            settle(undefined);
          }),
        );
      }
      look();
    });
  }

  private change(status: ServerStatus): void {
    this.current = status;
    this.statusEmitter.fire(status);
  }
}
