/** Pictures from Graphviz text, made in another thread. */
import { Worker } from "node:worker_threads";

export interface LayoutQuestion {
  readonly number: number;
  readonly dot: string;
}

/** `problem`: why there is no picture; empty when there is. */
export interface LayoutAnswer {
  readonly number: number;
  readonly svg: string;
  readonly problem: string;
}

/** Milliseconds that one picture may take. */
const MOST = 20_000;

export class Layout {
  private readonly file: string;
  private worker: Worker | undefined;
  private number = 0;
  private readonly waiting = new Map<number, (answer: LayoutAnswer) => void>();

  /** `file`: the script that runs in the other thread. */
  constructor(file: string) {
    this.file = file;
  }

  async draw(dot: string): Promise<LayoutAnswer> {
    const number = ++this.number;
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.fail(`it is too large to be drawn within ${MOST / 1000} seconds`);
      }, MOST);
      this.waiting.set(number, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      worker.postMessage({ number, dot } satisfies LayoutQuestion);
    });
  }

  /** Frees what Graphviz holds, until the next picture. */
  dispose(): void {
    this.fail("it is not wanted any more");
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    worker.on("message", (answer: LayoutAnswer) => {
      const resolve = this.waiting.get(answer.number);
      this.waiting.delete(answer.number);
      resolve?.(answer);
    });
    worker.on("error", (error: Error) => this.fail(error.message));
    worker.unref();
    return worker;
  }

  private fail(problem: string): void {
    void this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting];
    this.waiting.clear();
    waiting.forEach(([number, resolve]) => resolve({ number, svg: "", problem }));
  }
}
