/**
 * What the server says of the memory of a function, and numbers and words for it. Lines count from 0.
 *
 * A sum of bytes is a number, or `[constant, [factor, symbol, …], …]` with numbers of symbols; a level is a number, the
 * largest of several sums, or null where no bound is known.
 *
 * @typedef {number | [number, ...number[][]]} Sum
 * @typedef {number | Sum[] | null} Level
 * @typedef {[line: number, before: Level, peak: Level, after: Level]} Point
 * @typedef {{
 *   readonly name: string, readonly type: string, readonly by: string, readonly bytes: Sum, readonly first: number,
 *   readonly last: number, readonly ending: string, readonly stack: boolean,
 *   readonly place: readonly [line: number, start: number, end: number],
 * }} Bar
 * @typedef {{
 *   readonly first: number, readonly last: number, readonly symbols: readonly string[],
 *   readonly points: readonly Point[], readonly buffers: readonly Bar[], readonly peak: Level,
 *   readonly peakLine: number | null, readonly peakWords: string, readonly isExact: boolean,
 *   readonly notes: readonly string[],
 * }} Version
 * @typedef {{
 *   readonly title: string, readonly size: number, readonly now: Version, readonly after: Version | null,
 *   readonly pipeline: string, readonly second: string, readonly problem: string, readonly pipelines?: readonly string[],
 * }} MemoryData
 * @typedef {{ readonly start: { readonly line: number, readonly character: number },
 *   readonly end: { readonly line: number, readonly character: number } }} TextRange
 */

const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];

/** As the server writes it: four digits, in the largest unit. @param {number} count */
export function bytesText(count) {
  let [size, unit] = [count, 0];
  while (Math.abs(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Number(size.toPrecision(4))} ${UNITS[unit] ?? ""}`;
}

/** A line as people count. @param {number} line */
export function lineText(line) {
  return (line + 1).toLocaleString("en");
}

/** @param {number} count @param {string} noun */
export function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** @param {Sum} sum @param {readonly number[]} sizes by symbol */
export function evaluated(sum, sizes) {
  if (typeof sum === "number") {
    return sum;
  }
  const [constant, ...terms] = sum;
  return terms.reduce(
    (total, [factor = 0, ...symbols]) =>
      total + symbols.reduce((product, symbol) => product * (sizes[symbol] ?? 0), factor),
    constant,
  );
}

/** Infinity where no bound is known. @param {Level} level @param {readonly number[]} sizes */
export function highest(level, sizes) {
  if (level === null) {
    return Infinity;
  }
  return typeof level === "number" ? level : Math.max(...level.map((sum) => evaluated(sum, sizes)));
}

/** One version with numbers in the place of symbols. */
export class Course {
  /** @param {Version} version @param {readonly number[]} sizes */
  constructor(version, sizes) {
    this.version = version;
    /** Bytes of each buffer. */
    this.bytes = version.buffers.map((bar) => evaluated(bar.bytes, sizes));
    /** The most that is held while each line runs, from the first of the function on. */
    this.held = heldByLine(version, sizes);
    this.peak = highest(version.peak, sizes);
    this.peakLine = version.peakLine ?? version.first;
    if (version.symbols.length > 0 && this.held.length > 0) {
      this.peakLine = version.first + this.held.indexOf(this.held.reduce((most, one) => Math.max(most, one)));
    }
  }

  /** @param {number} line */
  heldIn(line) {
    return this.held[line - this.version.first] ?? 0;
  }

  /** Numbers of the buffers on the heap that are held in `line`, the largest first. @param {number} line */
  buffersIn(line) {
    const found = this.version.buffers.flatMap((bar, number) =>
      !bar.stack && bar.first <= line && line <= bar.last ? [number] : [],
    );
    return found.sort((one, other) => this.bytesOf(other) - this.bytesOf(one));
  }

  /** @param {number} number */
  bytesOf(number) {
    return this.bytes[number] ?? 0;
  }

  /** The next line, in that direction, in which something else is held than in `line`. @param {number} line @param {1 | -1} direction */
  change(line, direction) {
    const [{ first, last }, here] = [this.version, this.heldIn(line)];
    let next = line + direction;
    while (next > first && next < last && this.heldIn(next) === here) {
      next += direction;
    }
    return Math.max(first, Math.min(last, next));
  }
}

/** @param {Version} version @param {readonly number[]} sizes */
function heldByLine({ first, last, points }, sizes) {
  const held = new Float64Array(Math.max(1, last - first + 1));
  let [now, next] = [0, 0];
  for (const [line, before, peak, after] of points) {
    const at = Math.max(0, Math.min(held.length - 1, line - first));
    held.fill(now, next, Math.max(next, at));
    const most = Math.max(highest(before, sizes), highest(peak, sizes), highest(after, sizes));
    held[at] = at < next ? Math.max(held[at] ?? 0, most) : most;
    next = Math.max(next, at + 1);
    now = highest(after, sizes);
  }
  held.fill(now, next);
  return held;
}
