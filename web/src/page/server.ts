/** The server as the page sees it: its start, its messages, and command lines that it runs. */
import type { FromWorker, Phase, ToWorker } from "../worker/messages.ts";

/** A message of the protocol: a request, a notification or an answer. */
export interface Message {
  readonly jsonrpc?: "2.0";
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface Ran {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
  readonly files: Readonly<Record<string, string>>;
}

/** How far the start is: `share` of all, 0 to 1. */
export interface Progress {
  readonly share: number;
  readonly words: string;
}

/** What each phase begins with, and the share of the whole start that is over then. */
const PHASES: Record<Phase, { readonly next: string; readonly share: number }> = {
  runtime: { next: "Loading the server", share: 0.6 },
  packages: { next: "Unpacking the server", share: 0.62 },
  unpack: { next: "Importing the server", share: 0.75 },
  import: { next: "Reading the program", share: 0.95 },
};

type Settle = (answer: Message) => void;

export class Server {
  /** Milliseconds that each phase of the start took. */
  readonly phases: Partial<Record<Phase, number>> = {};
  /** Takes messages that answer no request of ours. */
  onMessage: (message: Message) => void = () => undefined;
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private readonly onProgress: (progress: Progress) => void;
  private readonly waiting = new Map<string, Settle>();
  private readonly commands = new Map<number, (ran: Ran) => void>();
  private number = 0;
  private words = "Loading Python";

  /** Resolves when messages are taken. Rejects where the browser cannot start it. */
  readonly ready: Promise<void>;

  /** `folder`: the URL of the folder with the worker, with a slash at its end. */
  constructor(folder: string, onProgress: (progress: Progress) => void) {
    this.onProgress = onProgress;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.port.onmessage = ({ data }: MessageEvent<Message>) => this.take(data);
    this.worker = new Worker(`${folder}worker.js`, { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onerror = (event) => reject(new Error(event.message || "the worker cannot be loaded"));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data, resolve, reject);
    });
    this.post({ kind: "start", base: folder, port: port2 }, [port2]);
  }

  send(message: Message): void {
    this.port.postMessage({ jsonrpc: "2.0", ...message });
  }

  notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  /**
   * The answer to a request.
   * @throws Error with the words of the server, where it refuses.
   */
  async request<Answer>(method: string, params: unknown): Promise<Answer> {
    const id = `page-${++this.number}`;
    const answer = await new Promise<Message>((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, method, params });
    });
    if (answer.error !== undefined) {
      throw new Error(answer.error.message);
    }
    return answer.result as Answer;
  }

  /** Runs the command line in a folder with these files, given by name. Only after `initialize`. */
  async command(arguments_: readonly string[], files: Readonly<Record<string, string>>): Promise<Ran> {
    const number = ++this.number;
    return new Promise((resolve) => {
      this.commands.set(number, resolve);
      this.post({ kind: "command", number, arguments: arguments_, files });
    });
  }

  /** Nothing more comes of it, not even progress. */
  end(): void {
    this.worker.terminate();
  }

  private post(message: ToWorker, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  private take(message: Message): void {
    const settle = typeof message.id === "string" && message.method === undefined ? this.waiting.get(message.id) : undefined;
    if (settle !== undefined) {
      this.waiting.delete(message.id as string);
      settle(message);
      return;
    }
    this.onMessage(message);
  }

  private hear(message: FromWorker, resolve: () => void, reject: (error: Error) => void): void {
    switch (message.kind) {
      case "loaded":
        this.onProgress({ share: message.share * PHASES.runtime.share, words: this.words });
        break;
      case "passed": {
        const { next, share } = PHASES[message.phase];
        this.phases[message.phase] = message.milliseconds;
        this.words = next;
        this.onProgress({ share, words: next });
        break;
      }
      case "ready":
        resolve();
        break;
      case "failed":
        reject(new Error(message.reason));
        break;
      case "said":
        console.warn(message.line);
        break;
      case "answer":
        this.commands.get(message.number)?.(message);
        this.commands.delete(message.number);
        break;
    }
  }
}
