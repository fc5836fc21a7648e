/** Texts and places in them, as the protocol counts: lines and UTF-16 columns from 0. Nothing here needs an editor. */

export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Span {
  readonly start: Place;
  readonly end: Place;
}

export interface TextChange {
  readonly range: Span;
  readonly newText: string;
}

/** Where each line of `text` starts. What ends a line is what ends it in the protocol. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) {
    starts.push(end.index + end[0].length);
  }
  return starts;
}

/**
 * `text` after `changes`, whose places are all in `text` itself and do not overlap. Of two at one place, the first comes
 * first.
 */
export function changed(text: string, changes: readonly TextChange[]): string {
  const starts = lineStarts(text);
  const offset = (place: Place): number => {
    const start = starts[place.line];
    const next = starts[place.line + 1] ?? text.length;
    return start === undefined ? text.length : Math.min(start + place.character, next);
  };
  const sorted = changes
    .map((change) => ({ start: offset(change.range.start), end: offset(change.range.end), text: change.newText }))
    .sort((one, other) => one.start - other.start);
  const parts: string[] = [];
  let at = 0;
  for (const change of sorted) {
    if (change.start < at || change.end < change.start) {
      throw new RangeError("changes of a text overlap");
    }
    parts.push(text.slice(at, change.start), change.text);
    at = change.end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

export function isBefore(one: Place, other: Place): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

/** Whether `place` is in `span`, or at one of its ends. */
export function touches(span: Span, place: Place): boolean {
  return !isBefore(place, span.start) && !isBefore(span.end, place);
}

/** Where `place` is after `change`: what stood in a part that is gone is where that part was. */
export function shifted(place: Place, change: TextChange): Place {
  const { start, end } = change.range;
  if (!isBefore(start, place)) {
    return place;
  }
  if (isBefore(place, end)) {
    return start;
  }
  const added = change.newText.split(/\r\n|\r|\n/);
  const last = added[added.length - 1] ?? "";
  const line = place.line - (end.line - start.line) + added.length - 1;
  if (place.line !== end.line) {
    return { line, character: place.character };
  }
  const column = added.length === 1 ? start.character + last.length : last.length;
  return { line, character: column + place.character - end.character };
}

/** How many lines there are in `after` that are not in `before`, and the other way round. */
export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

/**
 * How two texts differ, as the shortest list of lines that go and come (E. Myers, "An O(ND) Difference Algorithm").
 * Undefined where that takes more than `most` of them: it costs their square.
 */
export function countChangedLines(before: string, after: string, most = 3000): LineCounts | undefined {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) {
    start += 1;
  }
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]) {
    oldEnd -= 1;
    nowEnd -= 1;
  }
  const distance = editDistance(old.slice(start, oldEnd), now.slice(start, nowEnd), most);
  if (distance === undefined) {
    return undefined;
  }
  // Each line that goes counts one, each that comes one, and the difference of the two is that of the lengths.
  const added = (distance + (nowEnd - oldEnd)) / 2;
  return { added, removed: distance - added };
}

function editDistance(old: readonly string[], now: readonly string[], most: number): number | undefined {
  const limit = Math.min(most, old.length + now.length);
  const furthest = new Int32Array(2 * limit + 3);
  const middle = limit + 1;
  for (let distance = 0; distance <= limit; distance += 1) {
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const [below, above] = [furthest[middle + diagonal - 1] ?? 0, furthest[middle + diagonal + 1] ?? 0];
      let x = diagonal === -distance || (diagonal !== distance && below < above) ? above : below + 1;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) {
        x += 1;
      }
      furthest[middle + diagonal] = x;
      if (x >= old.length && x - diagonal >= now.length) {
        return distance;
      }
    }
  }
  return undefined;
}

/** Words that quote names with backquotes, for where no Markdown is rendered. */
export function plain(words: string): string {
  return words.replaceAll("`", "");
}
