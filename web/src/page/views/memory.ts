/** The memory of the function at the cursor: bytes over its lines, and its buffers, as on pages of the command line. */
import type { MemoryData } from "../../../../server/pictures/memory/view/data.js";
import { MemoryView } from "../../../../server/pictures/memory/view/memory_view.js";
import { reveal } from "../editor.ts";
import { made } from "../elements.ts";
import { PROGRAM } from "../protocol.ts";
import { type Playground, positionIn, type View } from "./view.ts";

const NOWHERE = "Put the cursor into a function with a body and without errors.";

export class MemoryTab implements View {
  readonly title = "Memory";
  readonly followsCursor = true;
  readonly panel: HTMLElement;
  private readonly note = made("p", { class: "note", role: "status" }, NOWHERE);
  private readonly place = made("div", { class: "memory-view" });
  private view: MemoryView | undefined;
  private last = "";
  /** What the function is compared with: a pipeline; mostly nothing. */
  private after = "";
  /** The line that the view has shown in the text itself. */
  private shown = -1;

  constructor() {
    this.panel = made("div", {}, this.note, this.place);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const position = positionIn(playground);
    const question = { textDocument: { uri: PROGRAM }, position, after: this.after };
    const found: MemoryData | null = await playground.server.request("pydealloc/memory", question);
    if (!isWanted()) {
      return;
    }
    this.note.hidden = found !== null;
    this.place.hidden = found === null;
    if (found === null) {
      return;
    }
    const view = (this.view ??= this.make(playground));
    const text = JSON.stringify(found);
    const isOther = text !== this.last;
    this.last = text;
    if (isOther) {
      view.show(found);
    }
    view.setCursor(position.line, !isOther && position.line !== this.shown);
    this.shown = -1;
  }

  private make(playground: Playground): MemoryView {
    const compare = (pipeline: string): void => {
      this.after = pipeline;
      playground.change({});
    };
    const show = (range: Parameters<typeof reveal>[1]): void => {
      this.shown = range.start.line;
      reveal(playground.editor, range);
    };
    const view = new MemoryView(this.place, { reveal: show, compare });
    const { dataset } = document.documentElement;
    const paint = (): void => {
      this.place.classList.toggle("dark", dataset["theme"] === "dark");
      this.place.classList.toggle("light", dataset["theme"] === "light");
      view.look();
    };
    new MutationObserver(paint).observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    paint();
    return view;
  }
}
