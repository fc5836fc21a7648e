/** What the server says about the first program: asked when the page was made, and shown until the server runs. */
import { monaco } from "./monaco.ts";

interface Position {
  readonly line: number;
  readonly character: number;
}

/** `first.json`: the answers are as the protocol has them. */
export interface First {
  readonly text: string;
  readonly inlayHint: readonly {
    readonly position: Position;
    readonly label: readonly { readonly value: string }[];
    readonly tooltip?: { readonly value: string };
  }[];
  readonly codeLens: readonly { readonly range: { readonly start: Position }; readonly command: { readonly title: string } }[];
  /** With the settings of a new visitor. */
  readonly result: string;
}

/** Shows the answers in editors while their program is as it was. The result ends that, once others answer. */
export function showFirst(first: First, language: string): () => void {
  let isOver = false;
  const isTrue = (model: monaco.editor.ITextModel): boolean => !isOver && model.getValue() === first.text;
  monaco.languages.registerInlayHintsProvider(language, {
    provideInlayHints: (model) => ({
      hints: (isTrue(model) ? first.inlayHint : []).map(({ position, label, tooltip }) => ({
        position: { lineNumber: position.line + 1, column: position.character + 1 },
        label: label.map(({ value }) => value).join(""),
        ...(tooltip && { tooltip }),
        paddingLeft: true,
      })),
      dispose: () => undefined,
    }),
  });
  monaco.languages.registerCodeLensProvider(language, {
    provideCodeLenses: (model) => ({
      lenses: (isTrue(model) ? first.codeLens : []).map(({ range: { start }, command: { title } }) => ({
        range: new monaco.Range(start.line + 1, 1, start.line + 1, 1),
        command: { id: "", title },
      })),
      dispose: () => undefined,
    }),
  });
  return () => (isOver = true);
}
