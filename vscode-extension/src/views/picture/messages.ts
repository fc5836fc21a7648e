/** What the extension and the page of a picture tell each other. */
import type { Place, Span } from "../texts.ts";

/** What a page remembers of the picture when the editor is started again. */
export interface Kept {
  readonly uri: string;
  readonly position: Place;
  readonly isPinned: boolean;
}

export type ToPage =
  /** `isOther`: another function than before, so it is looked at from its beginning. */
  | {
      readonly kind: "picture";
      readonly svg: string;
      readonly title: string;
      readonly file: string;
      readonly isOther: boolean;
    }
  /** Something to be said about the picture; empty: nothing any more. */
  | { readonly kind: "note"; readonly text: string }
  /** Where the cursor is. `isMoved`: by the user, and not by what was typed; undefined: in another file. */
  | { readonly kind: "cursor"; readonly place: Place | undefined; readonly isMoved: boolean }
  | { readonly kind: "keep"; readonly kept: Kept };

export type FromPage = { readonly kind: "ready" } | { readonly kind: "reveal"; readonly span: Span };
