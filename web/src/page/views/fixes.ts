/** Code actions at the cursor: what each would change is shown before it is applied. */
import { made } from "../elements.ts";
import { applyEdit, editsOf, PROGRAM, type WorkspaceEdit } from "../protocol.ts";
import { monaco } from "../monaco.ts";
import { type Playground, textOf, type View } from "./view.ts";

interface Action {
  readonly title: string;
  readonly edit?: WorkspaceEdit;
  readonly disabled?: { readonly reason: string };
  readonly command?: { readonly command: string; readonly arguments?: readonly unknown[] };
}

const NONE = "There is no action here. Put the cursor on a finding, or into a function.";

export class FixesView implements View {
  readonly title = "Actions";
  readonly followsCursor = true;
  readonly panel: HTMLElement;
  private readonly note = made("p", { class: "note", role: "status" });
  private readonly list = made("div", { class: "actions", role: "group", "aria-label": "Actions at the cursor" });
  private readonly apply = made("button", { type: "button", class: "primary" }, "Apply");
  private readonly place = made("div", { class: "place" });
  private edit: WorkspaceEdit | undefined;

  constructor() {
    this.apply.hidden = true;
    this.apply.addEventListener("click", () => {
      if (this.edit !== undefined) {
        applyEdit(this.edit);
      }
    });
    this.panel = made("div", {}, this.note, this.list, this.apply, this.place);
  }

  async update(playground: Playground, isWanted: () => boolean): Promise<void> {
    const { startLineNumber = 1, startColumn = 1, endLineNumber = 1, endColumn = 1 } = playground.editor.getSelection() ?? {};
    const range = {
      start: { line: startLineNumber - 1, character: startColumn - 1 },
      end: { line: endLineNumber - 1, character: endColumn - 1 },
    };
    const asked = { textDocument: { uri: PROGRAM }, range, context: { diagnostics: [] } };
    const found = await playground.server.request<readonly Action[] | null>("textDocument/codeAction", asked);
    if (!isWanted()) {
      return;
    }
    const actions = (found ?? []).filter(({ edit, command }) => edit !== undefined || command === undefined);
    this.say(actions.length === 0 ? NONE : "");
    this.list.replaceChildren(
      ...actions.map((action) => {
        const button = made("button", { type: "button" }, action.title);
        const reason = action.disabled?.reason;
        if (reason === undefined) {
          button.addEventListener("click", () => void this.preview(playground, action, button));
        } else {
          // The keyboard reaches it all the same, and hears why.
          button.setAttribute("aria-disabled", "true");
          button.title = reason;
          button.addEventListener("click", () => this.say(reason));
        }
        return button;
      }),
    );
    this.edit = undefined;
    this.apply.hidden = true;
    this.place.replaceChildren();
  }

  private say(words: string): void {
    this.note.textContent = words;
    this.note.hidden = words === "";
  }

  private async preview(playground: Playground, action: Action, button: HTMLElement): Promise<void> {
    const { edit } = action.edit ? action : await playground.server.request<Action>("codeAction/resolve", action);
    [...this.list.children].forEach((one) => one.setAttribute("aria-pressed", String(one === button)));
    if (edit === undefined) {
      return;
    }
    this.say("");
    const before = textOf(playground);
    this.edit = edit;
    this.apply.hidden = false;
    playground.output.show(this.place, before, edited(before, edit), "diff");
  }
}

function edited(text: string, edit: WorkspaceEdit): string {
  const model = monaco.editor.createModel(text);
  model.applyEdits(editsOf(edit));
  const result = model.getValue();
  model.dispose();
  return result;
}
