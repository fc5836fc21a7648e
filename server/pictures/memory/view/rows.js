/** The rows of buffers: which there are, in which order, and in which groups. */
import { counted } from "./data.js";

/**
 * @typedef {import("./data.js").Bar} Bar
 * @typedef {import("./data.js").Course} Course
 * @typedef {{ readonly bar: number }} BarRow
 * @typedef {{ readonly group: string, readonly bars: readonly number[], readonly bytes: number }} GroupRow
 * @typedef {BarRow | GroupRow} Row
 * @typedef {{ sort: string, group: string, query: string }} Arrangement
 */

/** By name of the order: what is compared, the smallest first. @type {Record<string, (course: Course, number: number) => number>} */
const ORDERS = {
  size: (course, number) => -course.bytesOf(number),
  first: () => 0,
  last: (course, number) => course.version.buffers[number]?.last ?? 0,
  lines: (course, number) => -length(course.version.buffers[number]),
  weight: (course, number) => -length(course.version.buffers[number]) * course.bytesOf(number),
};

/** By name of the grouping: what the buffers of a group have in common. @type {Record<string, (bar: Bar) => string>} */
const GROUPS = {
  type: (bar) => bar.type,
  ending: (bar) => bar.ending,
  by: (bar) => bar.by,
  memory: (bar) => (bar.stack ? "on the stack" : "on the heap"),
};

/** For the user to choose from, with words. */
export const SORTS = [
  ["size", "largest first"],
  ["first", "as allocated"],
  ["last", "as freed"],
  ["lines", "held longest"],
  ["weight", "bytes × lines"],
];
export const GROUPINGS = [
  ["", "none"],
  ["type", "type"],
  ["ending", "end"],
  ["by", "operation"],
  ["memory", "heap, stack"],
];

/** Lines in which a buffer is held. @param {Bar | undefined} bar */
function length(bar) {
  return bar === undefined ? 0 : bar.last - bar.first + 1;
}

/** @param {string} query words that name, type and operation have, and sizes as in `>1m` */
function matcher(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = words.map((word) => {
    const [, sign, digits, unit = ""] = /^([<>])(\d+(?:\.\d+)?)([kmg]?)i?b?$/.exec(word) ?? [];
    if (sign === undefined) {
      return (/** @type {Bar} */ bar) => `${bar.name} ${bar.type} ${bar.by} ${bar.ending}`.toLowerCase().includes(word);
    }
    const limit = Number(digits) * 1024 ** (" kmg".indexOf(unit) * (unit === "" ? 0 : 1));
    return (/** @type {Bar} */ _, /** @type {number} */ bytes) => (sign === ">" ? bytes > limit : bytes < limit);
  });
  return (/** @type {Bar} */ bar, /** @type {number} */ bytes) => tests.every((test) => test(bar, bytes));
}

/**
 * Numbers of the buffers that `query` finds, in order.
 * @param {Course} course @param {Arrangement} arrangement
 */
export function arranged(course, { sort, query }) {
  const [order, isFound] = [ORDERS[sort] ?? ORDERS["size"], matcher(query)];
  const found = course.version.buffers.flatMap((bar, number) =>
    isFound(bar, course.bytesOf(number)) ? [{ number, key: order?.(course, number) ?? 0 }] : [],
  );
  return found.sort((one, other) => one.key - other.key || one.number - other.number).map(({ number }) => number);
}

/**
 * Groups are sorted by their bytes; of those in `folded`, only the heading is there.
 * @param {Course} course @param {readonly number[]} found @param {string} group @param {ReadonlySet<string>} folded
 * @returns {Row[]}
 */
export function rowsOf(course, found, group, folded) {
  const common = GROUPS[group];
  if (common === undefined) {
    return found.map((bar) => ({ bar }));
  }
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const number of found) {
    const bar = course.version.buffers[number];
    const key = bar === undefined ? "" : common(bar);
    const bars = groups.get(key);
    if (bars === undefined) {
      groups.set(key, [number]);
    } else {
      bars.push(number);
    }
  }
  const total = (/** @type {readonly number[]} */ bars) => bars.reduce((sum, number) => sum + course.bytesOf(number), 0);
  return [...groups]
    .map(([key, bars]) => ({ group: key, bars, bytes: total(bars) }))
    .sort((one, other) => other.bytes - one.bytes)
    .flatMap((row) => (folded.has(row.group) ? [row] : [row, ...row.bars.map((bar) => ({ bar }))]));
}

/** @param {GroupRow} row */
export function groupTitle({ group, bars }) {
  return `${group} · ${counted(bars.length, "buffer")}`;
}
