/** The editor of the program, and those that show results. */
import { moduleUrl } from "../packed.ts";
import { monaco } from "./monaco.ts";
import { PROGRAM } from "./protocol.ts";
import { defineThemes } from "./theme.ts";

/** Programs, which the server knows; and results, which it does not. Both look the same. */
export const [LANGUAGE, RESULT] = ["mlir", "mlir-result"] as const;

const BRACKETS: [string, string][] = [
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
];
/** As in `vscode-extension/language-configuration.json`. */
const CONFIGURATION: monaco.languages.LanguageConfiguration = {
  comments: { lineComment: "//" },
  brackets: BRACKETS,
  autoClosingPairs: [...BRACKETS, ['"', '"']].map(([open = "", close = ""]) => ({ open, close, notIn: ["string", "comment"] })),
  wordPattern:
    /[%^@!#](?:[0-9]+|[A-Za-z_$](?:[\w$]|[.-](?=[\w$]))*)(?:#[0-9]+)?|0x[0-9A-Fa-f]+\b|[0-9]+\.[0-9]+(?:[eE][-+]?[0-9]+)?|[A-Za-z_][\w$]*(?:\.[\w$]+)*|[0-9]\w*/,
  indentationRules: {
    increaseIndentPattern: /^(?!\s*\/\/)(?:.*[{([]|\s*\^[\w$.-]+\s*(?:\(.*\))?\s*:)\s*(?:\/\/.*)?$/,
    decreaseIndentPattern: /^\s*(?:[}\])]|\^[\w$.-]+\s*(?:\(.*\))?\s*:\s*(?:\/\/.*)?$)/,
  },
};

const COMMON = {
  automaticLayout: true,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
  fontSize: 13,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  fixedOverflowWidgets: true,
  renderLineHighlight: "none",
  stickyScroll: { enabled: false },
  unicodeHighlight: { ambiguousCharacters: false },
  "semanticHighlighting.enabled": true,
} as const satisfies monaco.editor.IEditorOptions & monaco.editor.IGlobalEditorOptions;

export function prepareMonaco(folder: string): void {
  self.MonacoEnvironment = { getWorker: async () => new Worker(await moduleUrl(`${folder}editorWorker.js`), { type: "module" }) };
  for (const id of [LANGUAGE, RESULT]) {
    monaco.languages.register({ id });
    monaco.languages.setLanguageConfiguration(id, CONFIGURATION);
  }
  defineThemes();
}

export function programEditor(element: HTMLElement, text: string): monaco.editor.IStandaloneCodeEditor {
  return monaco.editor.create(element, {
    ...COMMON,
    model: monaco.editor.createModel(text, LANGUAGE, monaco.Uri.parse(PROGRAM)),
    ariaLabel: "Program in MLIR",
    tabSize: 2,
    glyphMargin: false,
    lineNumbersMinChars: 3,
    inlayHints: { enabled: "on", fontSize: 12, maximumLength: 0 },
    accessibilitySupport: "auto",
    suggest: { showStatusBar: true },
  });
}

export function resultEditor(element: HTMLElement, label: string): monaco.editor.IStandaloneCodeEditor {
  const model = monaco.editor.createModel("", RESULT);
  return monaco.editor.create(element, { ...COMMON, model, readOnly: true, domReadOnly: true, ariaLabel: label, lineNumbersMinChars: 3 });
}

/** Options that a change of any other needs too: Monaco takes the names of the two sides away where they are not given again. */
export function differenceNames(label: string): { readonly originalAriaLabel: string; readonly modifiedAriaLabel: string } {
  return { originalAriaLabel: `${label}, before`, modifiedAriaLabel: `${label}, after` };
}

export function differenceEditor(element: HTMLElement, label: string): monaco.editor.IStandaloneDiffEditor {
  const editor = monaco.editor.createDiffEditor(element, {
    ...COMMON,
    readOnly: true,
    domReadOnly: true,
    renderSideBySide: false,
    renderSideBySideInlineBreakpoint: 500,
    renderMarginRevertIcon: false,
    renderOverviewRuler: false,
    hideUnchangedRegions: { enabled: false },
    ...differenceNames(label),
    lineNumbersMinChars: 3,
  });
  editor.setModel({ original: monaco.editor.createModel("", RESULT), modified: monaco.editor.createModel("", RESULT) });
  return editor;
}

/** Select a place of the program, and show it. Lines and columns from 0, as in the protocol. */
export function reveal(editor: monaco.editor.ICodeEditor, range: { readonly start: Place; readonly end: Place }): void {
  const { start, end } = range;
  const selected = new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1);
  editor.setSelection(selected);
  editor.revealRangeInCenterIfOutsideViewport(selected);
  editor.focus();
}

/** What is found in the program. */
export function findings(editor: monaco.editor.ICodeEditor): readonly monaco.editor.IMarker[] {
  const resource = editor.getModel()?.uri;
  return resource === undefined ? [] : monaco.editor.getModelMarkers({ resource });
}

export interface Place {
  readonly line: number;
  readonly character: number;
}

/** Escape, then Tab leaves the editor, for those who have no mouse; any other key writes again. `say` is told. */
export function leaveWithEscape(editor: monaco.editor.IStandaloneCodeEditor, say: (words: string) => void): void {
  const leave = (tabFocusMode: boolean): void => editor.updateOptions({ tabFocusMode });
  editor.onKeyDown(({ keyCode }) => {
    if (keyCode === monaco.KeyCode.Escape) {
      leave(true);
      say("Tab leaves the editor now.");
    } else if (keyCode !== monaco.KeyCode.Tab && keyCode !== monaco.KeyCode.Shift) {
      leave(false);
    }
  });
  editor.onDidBlurEditorText(() => leave(false));
}
