/** Runs Graphviz, compiled to WebAssembly, in a thread of its own: a large picture stops nobody. */
import { parentPort } from "node:worker_threads";
import { instance } from "@viz-js/viz";
import type { LayoutAnswer, LayoutQuestion } from "./layout";

const graphviz = instance();

async function draw({ number, dot }: LayoutQuestion): Promise<LayoutAnswer> {
  const result = (await graphviz).render(dot, { format: "svg", engine: "dot" });
  if (result.status === "success") {
    return { number, svg: result.output, problem: "" };
  }
  return { number, svg: "", problem: result.errors.map(({ message }) => message).join("; ") };
}

parentPort?.on("message", (question: LayoutQuestion) => {
  void draw(question)
    .catch((error: unknown) => ({ number: question.number, svg: "", problem: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
