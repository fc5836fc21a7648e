/** The choice of a pipeline. */
import { made } from "../elements.ts";
import type { Settings } from "../settings.ts";
import { PIPELINES } from "./result.ts";

const OTHER = "Other";

export class PipelineForm {
  readonly element: HTMLElement;
  private readonly known = made("select", { id: "known" });
  private readonly text = made("input", { id: "pipeline", spellcheck: "false", autocomplete: "off", list: "passes" });
  private readonly compared = made("input", {
    id: "compared",
    spellcheck: "false",
    autocomplete: "off",
    list: "passes",
    placeholder: "the program",
  });
  private readonly compat = made("select", { id: "compat" });
  private readonly view = made("select", { id: "view" });

  constructor(change: (settings: Partial<Settings>) => void) {
    this.known.append(...Object.keys(PIPELINES).map((name) => made("option", {}, name)), made("option", {}, OTHER));
    this.compat.append(
      made("option", { value: "safe" }, "safe"),
      made("option", { value: "llvm22" }, "as LLVM 22"),
    );
    this.view.append(made("option", { value: "diff" }, "changes"), made("option", { value: "text" }, "text"));
    this.known.addEventListener("change", () => {
      const pipeline = PIPELINES[this.known.value];
      if (pipeline === undefined) {
        this.text.focus();
      } else {
        change({ pipeline });
      }
    });
    this.text.addEventListener("change", () => change({ pipeline: this.text.value.trim() }));
    this.compared.addEventListener("change", () => change({ compared: this.compared.value.trim() }));
    this.compat.addEventListener("change", () => change({ compat: this.compat.value === "llvm22" ? "llvm22" : "safe" }));
    this.view.addEventListener("change", () => change({ view: this.view.value === "text" ? "text" : "diff" }));
    this.element = made(
      "div",
      { class: "form" },
      made("label", {}, "Pipeline ", this.known),
      made("label", {}, "Compatibility ", this.compat),
      made("label", {}, "Show ", this.view),
      made("label", { class: "wide" }, "Passes and options ", this.text),
      made("label", { class: "wide" }, "Compared with ", this.compared),
      made("datalist", { id: "passes" }),
    );
  }

  /** `passes`: names to choose from while one writes. */
  offer(passes: readonly string[]): void {
    this.element.querySelector("datalist")?.replaceChildren(...passes.map((value) => made("option", { value })));
  }

  show({ pipeline, compared, compat, view }: Settings): void {
    this.known.value = Object.keys(PIPELINES).find((name) => PIPELINES[name] === pipeline) ?? OTHER;
    this.text.value = pipeline;
    this.compared.value = compared;
    this.compat.value = compat;
    this.view.value = view;
  }
}
