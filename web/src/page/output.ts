/** Texts of programs beside the source: one editor for a text, one for differences, moved to where they are wanted. */
import { differenceEditor, differenceNames, resultEditor } from "./editor.ts";
import { made } from "./elements.ts";
import type { monaco } from "./monaco.ts";
import type { Settings } from "./settings.ts";
import type { Output } from "./views/view.ts";

const NAME = "Result";

export class Outputs implements Output {
  private readonly text = made("div", { class: "output" });
  private readonly difference = made("div", { class: "output" });
  private texts: monaco.editor.IStandaloneCodeEditor | undefined;
  private differences: monaco.editor.IStandaloneDiffEditor | undefined;

  show(place: HTMLElement, before: string, after: string, view: Settings["view"], isSideBySide = false): void {
    const shown = view === "text" ? this.text : this.difference;
    if (shown.parentElement !== place || place.childElementCount !== 1) {
      place.replaceChildren(shown);
    }
    if (view === "text") {
      this.texts ??= resultEditor(this.text, NAME);
      put(this.texts.getModel(), after);
    } else {
      this.differences ??= differenceEditor(this.difference, NAME);
      this.differences.updateOptions({ renderSideBySide: isSideBySide, ...differenceNames(NAME) });
      const models = this.differences.getModel();
      put(models?.original, before);
      put(models?.modified, after);
    }
  }
}

/** What is the same stays as it is, scrolled where it is. */
function put(model: monaco.editor.ITextModel | null | undefined, text: string): void {
  if (model?.getValue() !== text) {
    model?.setValue(text);
  }
}
