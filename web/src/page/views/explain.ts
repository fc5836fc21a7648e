/** The explanation of what the cursor is at: of a buffer its whole story, of anything else what a hover shows. */
import DOMPurify from "dompurify";
import { marked } from "marked";
import { reveal } from "../editor.ts";
import { made } from "../elements.ts";
import { PROGRAM } from "../protocol.ts";
import { type Playground, positionIn, type View } from "./view.ts";

interface Hover {
  readonly contents: string | { readonly value: string };
}

const NOTHING = "Click on a buffer, an operation or a name in the program.";

export class ExplainView implements View {
  readonly title = "Explanation";
  readonly followsCursor = true;
  readonly panel: HTMLElement;
  private readonly content = made("div", { class: "prose" });
  private last = "";

  constructor() {
    this.panel = made("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": "Explanation" }, this.content);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const markdown = await explanation(playground);
    if (!isWanted() || markdown === this.last) {
      return;
    }
    this.last = markdown;
    // Names of the program are in it, and a link to the playground may be anybody's.
    this.content.innerHTML = DOMPurify.sanitize(await marked.parse(markdown));
    for (const link of this.content.querySelectorAll("a")) {
      const line = new RegExp(`^${PROGRAM}#L(\\d+)`).exec(link.getAttribute("href") ?? "")?.[1];
      link.removeAttribute("href");
      if (line !== undefined) {
        this.lead(playground, link, Number(line) - 1);
      }
    }
  }

  private lead(playground: Playground, link: HTMLAnchorElement, line: number): void {
    link.href = "#";
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const character = playground.editor.getModel()?.getLineFirstNonWhitespaceColumn(line + 1) ?? 1;
      const place = { line, character: Math.max(character - 1, 0) };
      reveal(playground.editor, { start: place, end: place });
    });
  }
}

async function explanation(playground: Playground): Promise<string> {
  const at = { textDocument: { uri: PROGRAM }, position: positionIn(playground) };
  const found = await playground.server.request<{ readonly markdown: string } | null>("pydealloc/explain", at);
  if (found !== null) {
    return found.markdown;
  }
  const hover = await playground.server.request<Hover | null>("textDocument/hover", at);
  const contents = hover?.contents ?? NOTHING;
  return typeof contents === "string" ? contents : contents.value;
}
