/** What the extension and the page of a buffer's story tell each other. */
import type { Place } from "./texts.ts";

/** What a page remembers of its buffer when the editor is started again. */
export interface KeptStory {
  readonly uri: string;
  readonly position: Place;
}

export interface ToStory {
  readonly html: string;
  readonly kept: KeptStory;
}

export type FromStory = { readonly kind: "ready" } | { readonly kind: "reveal"; readonly line: number };
