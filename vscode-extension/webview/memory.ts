/** The page of a function's memory: the view that pages of the command line have, in the colours of the editor's theme. */
import type { MemoryData } from "../../server/pictures/memory/view/data.js";
import { MemoryView } from "../../server/pictures/memory/view/memory_view.js";
import type { FromMemory, KeptMemory, ToMemory } from "../src/views/memory/messages.ts";
import type { Span } from "../src/views/texts.ts";

/** `view`: how buffers are sorted and grouped. */
interface State {
  readonly kept?: KeptMemory;
  readonly view?: { readonly sort: string; readonly group: string };
}

declare function acquireVsCodeApi(): {
  postMessage(message: FromMemory): void;
  getState(): State | undefined;
  setState(state: State): void;
};

const api = acquireVsCodeApi();
const host = document.createElement("div");
document.querySelector("main")?.append(host);

function keep(changes: State): void {
  api.setState({ ...api.getState(), ...changes });
}

const actions = {
  reveal: (span: Span) => api.postMessage({ kind: "reveal", span }),
  compare: (after: string) => api.postMessage({ kind: "compare", after }),
  keep: (view: NonNullable<State["view"]>) => keep({ view }),
};
const view = new MemoryView(host, actions, api.getState()?.view);

function paint(): void {
  const { classList } = document.body;
  const isDark = classList.contains("vscode-dark") || classList.contains("vscode-high-contrast");
  host.classList.toggle("dark", isDark && !classList.contains("vscode-high-contrast-light"));
  host.classList.toggle("light", !host.classList.contains("dark"));
  view.look();
}

new MutationObserver(paint).observe(document.body, { attributes: true, attributeFilter: ["class"] });
paint();

window.addEventListener("message", ({ data }: MessageEvent<ToMemory>) => {
  switch (data.kind) {
    case "memory":
      keep({ kept: data.kept });
      view.show(data.data as MemoryData);
      break;
    case "note":
      view.setNote(data.text);
      break;
    case "cursor":
      view.setCursor(data.line, data.isMoved);
      break;
  }
});

api.postMessage({ kind: "ready" });
