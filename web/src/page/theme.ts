/** Colours of programs, light and dark: of the grammar's scopes, and of the server's semantic tokens. */
import { keepTheme, type Theme } from "./chosenTheme.ts";
import { monaco } from "./monaco.ts";

/** Light, then dark. Each has a contrast of 4.5 to 1 at least, on the ground of the editor. */
const COLOURS: Record<string, readonly [string, string]> = {
  text: ["1f2328", "e6edf3"],
  comment: ["57606a", "9aa4ae"],
  keyword: ["a0111f", "ff7b72"],
  operation: ["0550ae", "79c0ff"],
  type: ["0a6e6e", "6fd3c7"],
  string: ["0a3069", "a5d6ff"],
  number: ["0550ae", "79c0ff"],
  symbol: ["6639ba", "d2a8ff"],
  value: ["1f2328", "e6edf3"],
  parameter: ["953800", "ffa657"],
  property: ["633c01", "d9b48f"],
  macro: ["6639ba", "d2a8ff"],
  owned: ["116329", "56d364"],
  borrowed: ["44596e", "a9bccf"],
  maybe: ["7d4e00", "e3b341"],
  freed: ["b31d28", "ff8e87"],
  copied: ["6639ba", "d2a8ff"],
};

/** By the beginning of a scope, or the name of a semantic token with its modifiers. */
const RULES: readonly (readonly [token: string, colour: string, style?: string])[] = [
  ["", "text"],
  ["comment", "comment", "italic"],
  ["punctuation.definition.comment", "comment", "italic"],
  ["string", "string"],
  ["constant.numeric", "number"],
  ["constant", "number"],
  ["number", "number"],
  ["keyword", "keyword"],
  ["keyword.operator", "text"],
  ["support.function", "operation"],
  ["entity.name.namespace", "operation"],
  ["namespace", "operation"],
  ["support.type", "type"],
  ["entity.name.type", "type"],
  ["storage.type", "type"],
  ["type", "type"],
  ["entity.name.function", "symbol"],
  ["function", "symbol"],
  ["entity.name.function.preprocessor", "macro"],
  ["macro", "macro"],
  ["variable.other.readwrite", "value"],
  ["variable", "value"],
  ["variable.parameter", "parameter"],
  ["parameter", "parameter"],
  ["variable.other.property", "property"],
  ["property", "property"],
  ["variable.other.enummember", "number"],
  ["enumMember", "number"],
  ["label", "macro"],
  ...["variable", "parameter"].flatMap((name) => [
    [`${name}.borrowed`, "borrowed", "italic"] as const,
    [`${name}.owned`, "owned", "bold"] as const,
    [`${name}.maybeOwned`, "maybe", "bold underline"] as const,
    [`${name}.inPlace`, "borrowed", "italic"] as const,
    [`${name}.copied`, "copied", "underline"] as const,
    [`${name}.freed`, "freed", "underline"] as const,
  ]),
];

export function defineThemes(): void {
  (["light", "dark"] as const).forEach((name, number) => {
    monaco.editor.defineTheme(name, {
      base: name === "light" ? "vs" : "vs-dark",
      inherit: false,
      rules: RULES.map(([token, colour, fontStyle = ""]) => ({ token, foreground: COLOURS[colour]?.[number] ?? "", fontStyle })),
      colors: {
        "editor.background": name === "light" ? "#ffffff" : "#0d1117",
        "editor.foreground": name === "light" ? "#1f2328" : "#e6edf3",
        "editorLineNumber.foreground": name === "light" ? "#6e7781" : "#8b949e",
        "editorLineNumber.dimmedForeground": name === "light" ? "#6e7781" : "#8b949e",
        "editorInlayHint.foreground": name === "light" ? "#44596e" : "#a9bccf",
        "editorInlayHint.background": name === "light" ? "#eef2f6" : "#1b2530",
        "editorCodeLens.foreground": name === "light" ? "#57606a" : "#9aa4ae",
      },
    });
  });
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  monaco.editor.setTheme(theme);
}

export function chooseTheme(theme: Theme): void {
  keepTheme(theme);
  showTheme(theme);
}
