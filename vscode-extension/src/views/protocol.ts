/** What the server answers beyond the protocol; docs/reference/lsp.md has the list. */
import type { Range } from "vscode-languageclient";

/** The file after one pass of the pipeline; `number` counts from 1. */
export interface Stage {
  readonly number: number;
  readonly pass: string;
  readonly changed: boolean;
  readonly uri: string;
}

/** `refusal`: why the pipeline went no further; empty when it has come to its end. */
export interface Stages {
  readonly stages: readonly Stage[];
  /** Why the pipeline stopped; empty where it did not. */
  readonly refusal: string;
  /** Which functions it leaves as they are, and why; empty where there are none. */
  readonly left: string;
}

export interface StageText {
  readonly text: string;
  readonly refusal?: string;
}

/** `dot`: what Graphviz draws, with links `#L:C-L:C`. `refusal`: why ownership could not be told; mostly empty. */
export interface Picture {
  readonly title: string;
  readonly function: string;
  readonly version: number | null;
  readonly refusal: string;
  readonly range: Range;
  readonly dot: string;
}

/** The rest is for the view alone. `first`, `last`: lines of the function. */
export interface Memory {
  readonly title: string;
  readonly now: { readonly first: number; readonly last: number };
}

export interface Explanation {
  readonly title: string;
  readonly markdown: string;
  readonly plain: string;
  readonly range: Range;
  readonly version: number | null;
}

/** `problem`: why it cannot be run; empty when it can. */
export interface RunLine {
  readonly line: number;
  readonly range: Range;
  readonly text: string;
  readonly problem: string;
}

export interface RunLines {
  readonly lines: readonly RunLine[];
  readonly version: number | null;
}

/** `status`: as a shell counts it; null when the command was stopped. `uri`: the document with the `text`. */
export interface Ran {
  readonly status: number | null;
  readonly command: string;
  readonly uri: string;
  readonly text: string;
}

/** As from mlir-lsp-server. */
export interface FromBytecode {
  readonly output: string;
}

export interface GenericForm {
  readonly text: string;
  readonly version: number | null;
}

export const STAGES = "pydealloc/stages";
export const STAGE = "pydealloc/stage";
export const PICTURE = "pydealloc/picture";
export const MEMORY = "pydealloc/memory";
export const EXPLAIN = "pydealloc/explain";
export const RUN_LINES = "pydealloc/runLines";
export const FROM_BYTECODE = "mlir/convertFromBytecode";
export const GENERIC_FORM = "pydealloc/genericForm";

/** The server's own commands, which the client makes commands of the editor. */
export const RUN_COMMAND = "pydealloc.run";
export const SHOW_STAGES_COMMAND = "pydealloc.showStages";

/** Schemes of documents that no file stands behind. */
export const STAGE_SCHEME = "pydealloc-ir";
export const RUN_SCHEME = "pydealloc-run";
