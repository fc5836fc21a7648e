import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, countChangedLines, lineStarts, shifted, type TextChange, touches } from "../src/views/texts.ts";

const at = (line: number, character: number): { line: number; character: number } => ({ line, character });
const change = (start: [number, number], end: [number, number], newText: string): TextChange => ({
  range: { start: at(...start), end: at(...end) },
  newText,
});

test("lines end as they end in the protocol", () => {
  assert.deepEqual(lineStarts(""), [0]);
  assert.deepEqual(lineStarts("a\r\nb\rc\n"), [0, 3, 5, 7]);
});

test("changes are all in the old text", () => {
  const text = "one\ntwo\nthree\n";
  const edits = [change([2, 0], [2, 5], "3"), change([0, 3], [0, 3], "\nmore"), change([1, 0], [2, 0], "")];
  assert.equal(changed(text, edits), "one\nmore\n3\n");
});

test("of two insertions at one place the first comes first", () => {
  assert.equal(changed("ab", [change([0, 1], [0, 1], "1"), change([0, 1], [0, 1], "2")]), "a12b");
});

test("a place behind the end of a line, or of the text, is its end", () => {
  assert.equal(changed("a\nb", [change([1, 9], [1, 9], "!")]), "a\nb!");
  assert.equal(changed("a\nb", [change([7, 0], [7, 0], "\nc")]), "a\nb\nc");
});

test("columns are counted in UTF-16", () => {
  assert.equal(changed("// 😀 x", [change([0, 6], [0, 7], "y")]), "// 😀 y");
});

test("changes that overlap are no edit", () => {
  assert.throws(() => changed("abc", [change([0, 0], [0, 2], ""), change([0, 1], [0, 3], "")]), RangeError);
});

test("a place moves with what is before it", () => {
  const cases: [string, TextChange, [number, number], [number, number]][] = [
    ["before", change([0, 0], [0, 0], "ab"), [0, 5], [0, 7]],
    ["at the place: it stays before what comes", change([0, 5], [0, 5], "ab"), [0, 5], [0, 5]],
    ["behind", change([1, 0], [1, 0], "ab"), [0, 5], [0, 5]],
    ["a new line above", change([0, 0], [0, 0], "x\n"), [3, 2], [4, 2]],
    ["the line is broken before it", change([0, 3], [0, 3], "\n  "), [0, 5], [1, 4]],
    ["it is gone", change([0, 2], [1, 4], "z"), [1, 1], [0, 2]],
    ["lines above are joined", change([0, 2], [1, 0], ""), [1, 3], [0, 5]],
  ];
  for (const [what, edit, before, after] of cases) {
    assert.deepEqual(shifted(at(...before), edit), at(...after), what);
  }
});

test("the ends of a span belong to it", () => {
  const span = { start: at(1, 2), end: at(3, 4) };
  assert.ok(touches(span, at(1, 2)) && touches(span, at(2, 0)) && touches(span, at(3, 4)));
  assert.ok(!touches(span, at(1, 1)) && !touches(span, at(3, 5)));
});

test("changed lines are counted as a diff shows them", () => {
  const count = (before: string, after: string): [number, number] | undefined => {
    const found = countChangedLines(before, after);
    return found === undefined ? undefined : [found.added, found.removed];
  };
  assert.deepEqual(count("a\nb\n", "a\nb\n"), [0, 0]);
  assert.deepEqual(count("a\nb\nc\n", "a\nx\nc\n"), [1, 1]);
  assert.deepEqual(count("a\nb\nc\n", "a\nc\n"), [0, 1]);
  assert.deepEqual(count("a\nc\n", "n\na\nb\nc\nd\n"), [3, 0]);
  assert.deepEqual(count("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n"), [2, 3]);
});

test("where too much has changed nothing is counted", () => {
  const lines = (word: string): string => Array.from({ length: 50 }, (_, line) => `${word}${line}`).join("\n");
  assert.equal(countChangedLines(lines("a"), lines("b"), 99), undefined);
  assert.deepEqual(countChangedLines(lines("a"), lines("b"), 100), { added: 50, removed: 50 });
});
