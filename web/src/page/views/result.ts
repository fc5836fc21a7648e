/** The program after a pipeline, which is chosen here: the same that `pydealloc-lsp --apply` prints. */
import { made } from "../elements.ts";
import type { Settings } from "../settings.ts";
import { FILE, type Playground, textOf, type View } from "./view.ts";

/** What people begin with; anything else is written into the field. */
export const PIPELINES: Readonly<Record<string, string>> = {
  "Minimal deallocation": "minimal-deallocation",
  "Ownership-based deallocation, LLVM's pipeline": "buffer-deallocation-pipeline",
  "Ownership-based deallocation, one pass": "ownership-based-buffer-deallocation",
  "Bufferize, then deallocate": "one-shot-bufferize{bufferize-function-boundaries=true},buffer-deallocation-pipeline",
  "Bufferize alone": "one-shot-bufferize{bufferize-function-boundaries=true}",
  "Canonicalize and CSE": "canonicalize,cse",
};

/** Arguments of the command line for the pipeline that is chosen. */
export function applying({ pipeline, compat }: Settings): string[] {
  return ["--apply", pipeline, "--compat", compat];
}

export class ResultView implements View {
  readonly title = "Result";
  readonly followsCursor = false;
  readonly panel: HTMLElement;
  private readonly message = made("pre", { class: "message", role: "status" });
  private readonly place = made("div", { class: "place" });

  constructor(form: HTMLElement) {
    this.panel = made("div", {}, form, this.message, this.place);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const text = textOf(playground);
    const ran = await playground.server.command([...applying(playground.settings), FILE], { [FILE]: text });
    if (!isWanted()) {
      return;
    }
    this.message.textContent = ran.errors.trimEnd();
    this.message.hidden = ran.errors === "";
    if (ran.status === 0 || ran.output !== "") {
      playground.output.show(this.place, text, ran.output, playground.settings.view);
    } else {
      this.place.replaceChildren();
    }
  }
}
