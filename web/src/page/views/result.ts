/** The program after a pipeline, which is chosen here: the same that `pydealloc-lsp --apply` prints. */
import { made } from "../elements.ts";
import type { Ran } from "../server.ts";
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
export function applying({ pipeline, compat }: Pick<Settings, "pipeline" | "compat">): string[] {
  return ["--apply", pipeline, "--compat", compat];
}

export class ResultView implements View {
  readonly title = "Result";
  readonly followsCursor = false;
  readonly panel: HTMLElement;
  private readonly message = made("pre", { class: "message", role: "status" });
  private readonly place = made("div", { class: "place" });
  private readonly save = made("button", { type: "button", id: "save" }, "Save as a file");
  private result = "";

  constructor(form: HTMLElement) {
    this.panel = made("div", {}, form, this.message, this.place);
    form.insertBefore(this.save, form.querySelector(".wide"));
    this.save.addEventListener("click", () => saved(this.result, "result.mlir"));
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const text = textOf(playground);
    const { compared, compat } = playground.settings;
    const apply = (settings: Pick<Settings, "pipeline" | "compat">): Promise<Ran> =>
      playground.server.command([...applying(settings), FILE], { [FILE]: text });
    const ran = await apply(playground.settings);
    const other = compared === "" ? undefined : await apply({ pipeline: compared, compat });
    if (isWanted()) {
      this.put(playground, text, ran, other);
    }
  }

  /** Show what came of `text`, and of the other pipeline if there is one. */
  put(playground: Playground, text: string, ran: Ran, other?: Ran): void {
    this.message.textContent = [ran, other].map((each) => each?.errors.trimEnd() ?? "").filter((each) => each !== "").join("\n\n");
    this.message.hidden = this.message.textContent === "";
    const isMade = ran.status === 0 || ran.output !== "";
    this.result = isMade ? ran.output : "";
    this.save.disabled = !isMade;
    if (isMade) {
      playground.output.show(this.place, other?.output ?? text, ran.output, playground.settings.view, other !== undefined);
    } else {
      this.place.replaceChildren();
    }
  }
}

/** Gives `text` to the browser as a file to be saved. */
function saved(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  made("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
