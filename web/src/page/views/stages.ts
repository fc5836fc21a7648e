/** The program after each pass of the pipeline that changes it, as `--emit-stages` writes it. */
import { made } from "../elements.ts";
import { applying } from "./result.ts";
import { FILE, type Playground, textOf, type View } from "./view.ts";

interface Stage {
  readonly name: string;
  readonly text: string;
}

export class StagesView implements View {
  readonly title = "Stages";
  readonly followsCursor = false;
  readonly panel: HTMLElement;
  private readonly message = made("pre", { class: "message", role: "status" });
  private readonly list = made("div", { class: "stages", role: "group", "aria-label": "Passes that change the program" });
  private readonly place = made("div", { class: "place" });
  private chosen = 0;
  private stages: readonly Stage[] = [];

  constructor() {
    this.panel = made("div", {}, this.list, this.message, this.place);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const text = textOf(playground);
    const line = [...applying(playground.settings), "--emit-stages", "stages", FILE];
    const ran = await playground.server.command(line, { [FILE]: text });
    if (!isWanted()) {
      return;
    }
    const names = Object.keys(ran.files).filter((name) => name.startsWith("stages/")).sort();
    this.stages = [
      { name: "source", text },
      ...names.map((name) => ({ name: /\.\d+-(.*)\.mlir$/.exec(name)?.[1] ?? name, text: ran.files[name] ?? "" })),
    ];
    this.message.textContent = ran.errors.trimEnd() || (names.length === 0 ? "No pass changes the program." : "");
    this.message.hidden = this.message.textContent === "";
    this.list.replaceChildren(
      ...this.stages.slice(1).map(({ name }, at) => {
        const button = made("button", { type: "button" }, `${at + 1}. ${name}`);
        button.addEventListener("click", () => this.choose(playground, at + 1));
        return button;
      }),
    );
    this.choose(playground, Math.min(this.chosen || 1, names.length));
  }

  private choose(playground: Playground, number: number): void {
    const [before, after] = [this.stages[number - 1], this.stages[number]];
    [...this.list.children].forEach((button, at) => button.setAttribute("aria-pressed", String(at + 1 === number)));
    if (before === undefined || after === undefined) {
      this.place.replaceChildren();
      return;
    }
    this.chosen = number;
    playground.output.show(this.place, before.text, after.text, playground.settings.view);
  }
}
