/** The picture of the function at the cursor, drawn by Graphviz; and the lifetimes of its buffers, as a table. */
import DOMPurify from "dompurify";
import { rulesOfRoles } from "../../../../vscode-extension/src/views/picture/colours.ts";
import { spanOfLink } from "../../../../vscode-extension/src/views/picture/links.ts";
import { svgElement } from "../../../../vscode-extension/src/views/picture/svg.ts";
import { reveal } from "../editor.ts";
import { made } from "../elements.ts";
import type { PictureAnswer, PictureQuestion } from "../pictureWorker.ts";
import { moduleUrl } from "../../packed.ts";
import { PROGRAM } from "../protocol.ts";
import { type Playground, positionIn, type View } from "./view.ts";

interface Drawn {
  readonly title: string;
  readonly refusal: string;
  readonly dot: string;
  readonly lifetimes: string;
}

const NOWHERE = "Put the cursor into a function with a body.";

async function pictureAt(playground: Playground): Promise<Drawn | null> {
  const position = positionIn(playground);
  return playground.server.request("pydealloc/picture", { textDocument: { uri: PROGRAM }, position, lifetimes: true });
}

/** Graphviz in its thread, which is started with the first picture. */
class Drawing {
  private worker: Promise<Worker> | undefined;
  private number = 0;
  private readonly waiting = new Map<number, (answer: PictureAnswer) => void>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async draw(dot: string): Promise<PictureAnswer> {
    const number = ++this.number;
    const worker = await (this.worker ??= this.start());
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      worker.postMessage({ number, dot } satisfies PictureQuestion);
    });
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(await moduleUrl(`${this.folder}pictureWorker.js`), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
      this.waiting.get(data.number)?.(data);
      this.waiting.delete(data.number);
    };
    return worker;
  }
}

export class PictureView implements View {
  readonly title = "Ownership";
  readonly followsCursor = true;
  readonly panel: HTMLElement;
  private readonly heading = made("h2");
  private readonly note = made("p", { class: "note", role: "status" });
  private readonly picture = made("div", { class: "picture", tabindex: "0", role: "region", "aria-label": "Picture" });
  private readonly drawing: Drawing;
  private last = "";

  constructor(folder: string) {
    this.drawing = new Drawing(folder);
    const rules = made("style", {}, rulesOfRoles());
    this.panel = made("div", { class: "scrolled" }, rules, this.heading, this.note, this.picture);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const found = await pictureAt(playground);
    const answer = found === null ? undefined : await this.drawing.draw(found.dot);
    if (!isWanted()) {
      return;
    }
    this.heading.textContent = found?.title ?? "";
    this.note.textContent = found === null ? NOWHERE : found.refusal || (answer?.problem ?? "");
    this.note.hidden = this.note.textContent === "";
    const svg = answer?.svg ?? "";
    if (svg !== this.last) {
      this.last = svg;
      this.show(playground, svg);
    }
  }

  private show(playground: Playground, svg: string): void {
    if (svg === "") {
      this.picture.replaceChildren();
      return;
    }
    const drawn = new DOMParser().parseFromString(svgElement(svg), "image/svg+xml").documentElement;
    this.picture.replaceChildren(document.importNode(drawn, true));
    for (const anchor of this.picture.querySelectorAll("a")) {
      const span = spanOfLink(anchor.getAttribute("xlink:href"));
      anchor.removeAttribute("xlink:href");
      if (span !== undefined) {
        anchor.setAttribute("role", "link");
        anchor.setAttribute("tabindex", "0");
        anchor.addEventListener("click", () => reveal(playground.editor, span));
        anchor.addEventListener("keydown", ({ key }) => {
          if (key === "Enter") {
            reveal(playground.editor, span);
          }
        });
      }
    }
  }
}

export class LifetimesView implements View {
  readonly title = "Lifetimes";
  readonly followsCursor = true;
  readonly panel: HTMLElement;
  private readonly content = made("div", { class: "lifetimes" });
  private last = "";

  constructor() {
    this.panel = made("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": "Lifetimes of buffers" }, this.content);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const found = await pictureAt(playground);
    const html = found?.lifetimes ?? `<p>${NOWHERE}</p>`;
    if (isWanted() && html !== this.last) {
      this.last = html;
      this.content.innerHTML = DOMPurify.sanitize(html, { FORCE_BODY: true });
    }
  }
}
