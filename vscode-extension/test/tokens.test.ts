import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS, mergedLines, Reader, withEdits } from "../src/views/tokens.ts";

const MODIFIERS = ["definition", "owned", "borrowed", "freed", "maybeOwned", "inPlace", "copied"];
const [OWNED, BORROWED, FREED, MAYBE, IN_PLACE, COPIED] = [2, 4, 8, 16, 32, 64];
const reader = new Reader({ tokenModifiers: MODIFIERS });
const all = [{ first: 0, last: Infinity }];

/** Tokens at lines and columns, as the protocol writes them. */
function dataOf(tokens: [line: number, column: number, length: number, modifiers: number][]): Uint32Array {
  let [line, column] = [0, 0];
  return Uint32Array.from(
    tokens.flatMap(([toLine, toColumn, length, modifiers]) => {
      const numbers = [toLine - line, toLine === line ? toColumn - column : toColumn, length, 0, modifiers];
      [line, column] = [toLine, toColumn];
      return numbers;
    }),
  );
}

test("a buffer that is freed is shown as that, whoever owned it", () => {
  assert.equal(reader.kindOf(OWNED | 1), "owned");
  assert.equal(reader.kindOf(OWNED | FREED), "freed");
  assert.equal(reader.kindOf(OWNED | MAYBE), "maybe");
  assert.equal(reader.kindOf(BORROWED), "borrowed");
  assert.equal(reader.kindOf(IN_PLACE), "borrowed");
  assert.equal(reader.kindOf(OWNED | COPIED), "copied");
  assert.equal(reader.kindOf(1), undefined);
});

test("a server that knows fewer modifiers is no problem", () => {
  const older = new Reader({ tokenModifiers: ["owned"] });
  assert.equal(older.kindOf(1), "owned");
  assert.equal(older.kindOf(2), undefined);
});

test("places are put together from the steps between them", () => {
  const data = dataOf([[0, 4, 2, OWNED], [0, 9, 3, BORROWED], [2, 1, 5, FREED]]);
  const found = reader.within(data, all);
  assert.deepEqual(found.owned, [{ start: { line: 0, character: 4 }, end: { line: 0, character: 6 } }]);
  assert.deepEqual(found.borrowed, [{ start: { line: 0, character: 9 }, end: { line: 0, character: 12 } }]);
  assert.deepEqual(found.freed, [{ start: { line: 2, character: 1 }, end: { line: 2, character: 6 } }]);
});

test("only lines that are asked for are looked at", () => {
  const data = dataOf(Array.from({ length: 100 }, (_, line) => [line, 0, 1, OWNED]));
  const found = reader.within(data, [{ first: 3, last: 4 }, { first: 98, last: 200 }]);
  assert.deepEqual(found.owned.map(({ start }) => start.line), [3, 4, 98, 99]);
  assert.deepEqual(KINDS.filter((kind) => kind !== "owned").flatMap((kind) => found[kind]), []);
});

test("parts that touch are one", () => {
  const ranges = [{ first: 90, last: 95 }, { first: 0, last: 10 }, { first: 25, last: 30 }];
  assert.deepEqual(mergedLines(ranges, 7), [{ first: 0, last: 37 }, { first: 83, last: 102 }]);
  assert.deepEqual(mergedLines([], 7), []);
});

test("tokens follow the edits that the server sends", () => {
  const data = Uint32Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const edits = [
    { start: 8, deleteCount: 0, data: Uint32Array.from([70, 80]) },
    { start: 2, deleteCount: 3 },
  ];
  assert.deepEqual([...withEdits(data, edits)], [0, 1, 5, 6, 7, 70, 80, 8, 9]);
  assert.deepEqual([...withEdits(data, [])], [...data]);
  assert.deepEqual([...withEdits(new Uint32Array(), [{ start: 0, deleteCount: 0, data }])], [...data]);
});

test("the tokens of a very long file take no noticeable time", () => {
  const data = dataOf(Array.from({ length: 400_000 }, (_, at) => [at >> 3, (at & 7) * 8, 4, OWNED]));
  const began = performance.now();
  const found = reader.within(data, [{ first: 40_000, last: 40_100 }]);
  assert.equal(found.owned.length, 808);
  assert.ok(performance.now() - began < 500);
});
