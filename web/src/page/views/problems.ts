/** Findings of the whole program, as a list. */
import { reveal } from "../editor.ts";
import { made } from "../elements.ts";
import { monaco } from "../monaco.ts";
import type { Playground, View } from "./view.ts";

const WORDS: Partial<Record<monaco.MarkerSeverity, string>> = {
  [monaco.MarkerSeverity.Error]: "error",
  [monaco.MarkerSeverity.Warning]: "warning",
  [monaco.MarkerSeverity.Info]: "information",
  [monaco.MarkerSeverity.Hint]: "hint",
};

export class ProblemsView implements View {
  readonly title = "Problems";
  readonly followsCursor = false;
  readonly panel: HTMLElement;
  private readonly list = made("ul", { class: "problems", "aria-label": "Findings" });
  private readonly note = made("p", { class: "note" }, "Nothing is found.");

  constructor() {
    this.panel = made("div", { class: "scrolled" }, this.note, this.list);
  }

  async update(playground: Playground): Promise<void> {
    const found = playground.findings();
    this.note.hidden = found.length > 0;
    this.list.replaceChildren(...found.map((marker) => made("li", {}, problem(playground, marker))));
    return Promise.resolve();
  }
}

function problem(playground: Playground, marker: monaco.editor.IMarker): HTMLElement {
  const { startLineNumber, startColumn, endLineNumber, endColumn, severity, message, code } = marker;
  const word = WORDS[severity] ?? "";
  const button = made(
    "button",
    { type: "button", class: word },
    made("span", { class: "severity" }, word),
    ` ${message} `,
    made("span", { class: "muted" }, `${typeof code === "string" ? code : (code?.value ?? "")}, line ${startLineNumber}`),
  );
  button.addEventListener("click", () =>
    reveal(playground.editor, {
      start: { line: startLineNumber - 1, character: startColumn - 1 },
      end: { line: endLineNumber - 1, character: endColumn - 1 },
    }),
  );
  return button;
}
