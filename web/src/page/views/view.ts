/** What the tabs have in common. */
import { type monaco } from "../monaco.ts";
import type { Server } from "../server.ts";
import type { Settings } from "../settings.ts";

/** The playground, as a tab sees it. */
export interface Playground {
  readonly server: Server;
  readonly editor: monaco.editor.IStandaloneCodeEditor;
  readonly settings: Settings;
  /** For texts of programs: one of each, which whatever tab is shown puts into its panel. */
  readonly output: Output;
  /** What is found in the program. */
  findings(): readonly monaco.editor.IMarker[];
  change(settings: Partial<Settings>): void;
  /** What has happened, for those who do not see it. */
  say(words: string): void;
}

export interface Output {
  /** Shows `after` alone in `place`, or its differences to `before`: in one text, or side by side where there is room. */
  show(place: HTMLElement, before: string, after: string, view: Settings["view"], isSideBySide?: boolean): void;
}

/** One tab. What it shows is asked for when it is shown, and again when the program, the settings or the cursor change. */
export interface View {
  readonly title: string;
  readonly panel: HTMLElement;
  /** Whether a move of the cursor changes what it shows. */
  readonly followsCursor: boolean;
  /** `isWanted` says whether nothing newer has been asked for meanwhile. */
  update(playground: Playground, isWanted: () => boolean): Promise<void>;
}

export const FILE = "program.mlir";

export function textOf({ editor }: Playground): string {
  return editor.getModel()?.getValue() ?? "";
}

/** The cursor, in a parameter of the protocol. */
export function positionIn({ editor }: Playground): { readonly line: number; readonly character: number } {
  const { lineNumber = 1, column = 1 } = editor.getPosition() ?? {};
  return { line: lineNumber - 1, character: column - 1 };
}
