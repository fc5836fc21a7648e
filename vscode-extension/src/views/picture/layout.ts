/** Pictures from Graphviz text, made in another thread. */
import { startThread, type Thread } from "./thread.ts";

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
  private thread: Thread | undefined;
  private number = 0;
  private readonly waiting = new Map<number, (answer: LayoutAnswer) => void>();

  /** `file`: the script that runs in the other thread. */
  constructor(file: string) {
    this.file = file;
  }

  async draw(dot: string): Promise<LayoutAnswer> {
    const number = ++this.number;
    const thread = (this.thread ??= this.start());
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.fail(`it is too large to be drawn within ${MOST / 1000} seconds`);
      }, MOST);
      this.waiting.set(number, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      thread.post({ number, dot });
    });
  }

  /** Frees what Graphviz holds, until the next picture. */
  dispose(): void {
    this.fail("it is not wanted any more");
  }

  private start(): Thread {
    const hear = (answer: LayoutAnswer): void => {
      const resolve = this.waiting.get(answer.number);
      this.waiting.delete(answer.number);
      resolve?.(answer);
    };
    return startThread(this.file, hear, (problem) => this.fail(problem));
  }

  private fail(problem: string): void {
    this.thread?.end();
    this.thread = undefined;
    const waiting = [...this.waiting];
    this.waiting.clear();
    waiting.forEach(([number, resolve]) => resolve({ number, svg: "", problem }));
  }
}
