/** Links of a picture to what it is about: `#L:C-L:C`, lines and columns from 0. Nothing here needs an editor. */
import { type Place, type Span, touches } from "../texts.ts";

/** Undefined for what is no such link. */
export function spanOfLink(address: string | null): Span | undefined {
  const found = /^#(\d+):(\d+)-(\d+):(\d+)$/.exec(address ?? "");
  if (found === null) {
    return undefined;
  }
  const [line = 0, character = 0, endLine = 0, endCharacter = 0] = found.slice(1).map(Number);
  return { start: { line, character }, end: { line: endLine, character: endCharacter } };
}

/**
 * Those of `spans` that are about `place`; if none is, those that begin in its line. Of what is around it, what takes
 * the fewest lines counts: an operation, and not the loop that it is in.
 */
export function about(spans: readonly Span[], place: Place): ReadonlySet<Span> {
  const around = spans.filter((span) => touches(span, place));
  if (around.length === 0) {
    return new Set(spans.filter((span) => span.start.line === place.line));
  }
  const fewest = Math.min(...around.map(lines));
  return new Set(around.filter((span) => lines(span) === fewest));
}

function lines({ start, end }: Span): number {
  return end.line - start.line;
}
