/** What a user chooses beside the program: it is shared in links, and remembered. */

export const TABS = ["result", "stages", "picture", "lifetimes", "memory", "explain", "fixes", "problems"] as const;
export type Tab = (typeof TABS)[number];

export interface Settings {
  /** As `--apply` takes it: names of passes with options, joined by commas. */
  readonly pipeline: string;
  /** The pipeline whose result stands on the other side of the differences; empty: the program itself. */
  readonly compared: string;
  readonly compat: "safe" | "llvm22";
  /** How a result is shown: in place of the source, or as its differences to that. */
  readonly view: "diff" | "text";
  readonly tab: Tab;
}

export const DEFAULTS: Settings = { pipeline: "minimal-deallocation", compared: "", compat: "safe", view: "diff", tab: "result" };

/** What `given`, which may be anything, says; the rest as it is by default. */
export function read(given: unknown): Settings {
  const { pipeline, compared, compat, view, tab } = (typeof given === "object" && given !== null ? given : {}) as Record<string, unknown>;
  return {
    pipeline: typeof pipeline === "string" ? pipeline : DEFAULTS.pipeline,
    compared: typeof compared === "string" ? compared : DEFAULTS.compared,
    compat: compat === "llvm22" ? "llvm22" : "safe",
    view: view === "text" ? "text" : "diff",
    tab: TABS.find((known) => known === tab) ?? DEFAULTS.tab,
  };
}
