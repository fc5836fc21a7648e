/** Which buffers and tensors are owned, borrowed, copied or freed, read off semantic tokens. Nothing here needs an editor. */
import type { Span } from "./texts.ts";

/** How a name is shown. `maybe`: owned or not, which is known at run time; `borrowed`: also the buffer of another tensor. */
export const KINDS = ["owned", "borrowed", "maybe", "freed", "copied"] as const;
export type Kind = (typeof KINDS)[number];

export interface Legend {
  readonly tokenModifiers: readonly string[];
}

export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data?: Uint32Array | undefined;
}

/** Numbers in the protocol's form, five of each token. */
export type TokenData = Uint32Array;

const PER_TOKEN = 5;

/** `data` after `edits`, whose places are all in `data` itself. */
export function withEdits(data: TokenData, edits: readonly TokenEdit[]): TokenData {
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  const grown = sorted.reduce((sum, edit) => sum + (edit.data?.length ?? 0) - edit.deleteCount, 0);
  const result = new Uint32Array(Math.max(0, data.length + grown));
  let [from, to] = [0, 0];
  const copy = (part: Uint32Array): void => {
    result.set(part, to);
    to += part.length;
  };
  for (const edit of sorted) {
    copy(data.subarray(from, edit.start));
    copy(edit.data ?? new Uint32Array());
    from = edit.start + edit.deleteCount;
  }
  copy(data.subarray(from));
  return result;
}

/** What each modifier stands for. A word that is freed, or copied, is shown as that, whoever owns it. */
export class Reader {
  private readonly owned: number;
  private readonly borrowed: number;
  private readonly maybe: number;
  private readonly freed: number;
  private readonly copied: number;

  constructor(legend: Legend) {
    const bit = (name: string): number => {
      const at = legend.tokenModifiers.indexOf(name);
      return at < 0 ? 0 : 1 << at;
    };
    this.owned = bit("owned");
    this.borrowed = bit("borrowed") | bit("inPlace");
    this.maybe = bit("maybeOwned");
    this.freed = bit("freed");
    this.copied = bit("copied");
  }

  kindOf(modifiers: number): Kind | undefined {
    if ((modifiers & this.freed) !== 0) {
      return "freed";
    }
    if ((modifiers & this.copied) !== 0) {
      return "copied";
    }
    if ((modifiers & this.maybe) !== 0) {
      return "maybe";
    }
    if ((modifiers & this.owned) !== 0) {
      return "owned";
    }
    return (modifiers & this.borrowed) !== 0 ? "borrowed" : undefined;
  }

  /** The buffers in the lines of `parts`, each from its first to its last line, in text order and without overlap. */
  within(data: TokenData, parts: readonly { readonly first: number; readonly last: number }[]): Record<Kind, Span[]> {
    const found: Record<Kind, Span[]> = { owned: [], borrowed: [], maybe: [], freed: [], copied: [] };
    let [line, column, part] = [0, 0, 0];
    for (let at = 0; at + PER_TOKEN <= data.length; at += PER_TOKEN) {
      const skipped = data[at] ?? 0;
      line += skipped;
      column = (skipped === 0 ? column : 0) + (data[at + 1] ?? 0);
      while (line > (parts[part]?.last ?? Infinity)) {
        part += 1;
      }
      const lines = parts[part];
      if (lines === undefined) {
        break;
      }
      const kind = line >= lines.first ? this.kindOf(data[at + 4] ?? 0) : undefined;
      if (kind !== undefined) {
        const end = column + (data[at + 2] ?? 0);
        found[kind].push({ start: { line, character: column }, end: { line, character: end } });
      }
    }
    return found;
  }
}

/** Line numbers from `first` to `last`, as few parts as it takes, with `around` lines on both sides. */
export function mergedLines(
  ranges: readonly { readonly first: number; readonly last: number }[],
  around: number,
): { first: number; last: number }[] {
  const wider = ranges
    .map(({ first, last }) => ({ first: Math.max(0, first - around), last: last + around }))
    .sort((one, other) => one.first - other.first);
  const merged: { first: number; last: number }[] = [];
  for (const range of wider) {
    const before = merged[merged.length - 1];
    if (before !== undefined && range.first <= before.last + 1) {
      before.last = Math.max(before.last, range.last);
    } else {
      merged.push(range);
    }
  }
  return merged;
}
