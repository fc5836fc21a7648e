/** Links of a picture to what it is about: `#L:C-L:C`, lines and columns from 0. Nothing here needs an editor or a page. */
import { isBefore, type Place, type Span, touches } from "../texts.ts";

/** Undefined for what is no such link. */
export function spanOfLink(address: string | null): Span | undefined {
  const found = /^#(\d+):(\d+)-(\d+):(\d+)$/.exec(address ?? "");
  if (found === null) {
    return undefined;
  }
  const [line = 0, character = 0, endLine = 0, endCharacter = 0] = found.slice(1).map(Number);
  return { start: { line, character }, end: { line: endLine, character: endCharacter } };
}

/** Those of `spans` that are about `place`, most narrowly; if none is, those that begin in its line. */
export function about(spans: readonly Span[], place: Place): ReadonlySet<Span> {
  const around = spans.filter((span) => touches(span, place));
  const [first, ...others] = around;
  if (first === undefined) {
    return new Set(spans.filter((span) => span.start.line === place.line));
  }
  const smallest = others.reduce((best, span) => (isWithin(span, best) ? span : best), first);
  return new Set(around.filter((span) => isWithin(span, smallest)));
}

function isWithin(inner: Span, outer: Span): boolean {
  return !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end);
}
