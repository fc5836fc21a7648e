/** Graphviz, compiled to WebAssembly, in a thread of its own. */
import { instance } from "@viz-js/viz";

export interface PictureQuestion {
  readonly number: number;
  readonly dot: string;
}

/** `problem`: why there is no picture; empty when there is. */
export interface PictureAnswer {
  readonly number: number;
  readonly svg: string;
  readonly problem: string;
}

const graphviz = instance();

onmessage = ({ data: { number, dot } }: MessageEvent<PictureQuestion>): void => {
  graphviz
    .then((drawing) => {
      const result = drawing.render(dot, { format: "svg", engine: "dot" });
      const problem = result.errors.map(({ message }) => message).join("; ");
      return { number, svg: result.output ?? "", problem: result.status === "success" ? "" : problem };
    })
    .catch((error: unknown) => ({ number, svg: "", problem: String(error) }))
    .then((answer: PictureAnswer) => postMessage(answer))
    .catch(console.error);
};
