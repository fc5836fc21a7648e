/** What the extension and the page of a function's memory tell each other. */
import type { Place, Span } from "../texts.ts";

/** What a page remembers when the editor is started again. `after`: the pipeline that is compared with; mostly empty. */
export interface KeptMemory {
  readonly uri: string;
  readonly position: Place;
  readonly after: string;
}

export type ToMemory =
  /** `data`: as the server sends it, for the view that the server's pages have, too. */
  | { readonly kind: "memory"; readonly data: unknown; readonly kept: KeptMemory }
  /** Something to be said about the picture; empty: nothing any more. */
  | { readonly kind: "note"; readonly text: string }
  /** The line of the cursor. `isMoved`: by the user, and not because the page has shown it. */
  | { readonly kind: "cursor"; readonly line: number; readonly isMoved: boolean };

export type FromMemory =
  | { readonly kind: "ready" }
  | { readonly kind: "reveal"; readonly span: Span }
  | { readonly kind: "compare"; readonly after: string };
