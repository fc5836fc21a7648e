import assert from "node:assert/strict";
import { test } from "node:test";
import { findRunLines, hasRunLines, shortened } from "../src/views/runText.ts";

test("a command goes on in the next RUN line", () => {
  const text = "// RUN: one %s \\\n// RUN:   | two\n\nfunc.func private @f()\n  //RUN: three\r\n";
  assert.deepEqual(findRunLines(text), [
    { line: 0, range: { start: { line: 0, character: 0 }, end: { line: 1, character: 15 } }, text: "one %s | two" },
    { line: 4, range: { start: { line: 4, character: 2 }, end: { line: 4, character: 14 } }, text: "three" },
  ]);
});

test("what only looks like one is none", () => {
  for (const text of ["", "// RUNS: x", "%a = x // RUN: y", "RUN: x", "/* RUN: x */"]) {
    assert.ok(!hasRunLines(text), text);
    assert.deepEqual(findRunLines(text), [], text);
  }
  assert.ok(hasRunLines("\n\n  // RUN: x"));
});

test("a command that never ends is none", () => {
  assert.deepEqual(findRunLines("// RUN: one \\\n"), []);
});

test("a long command is cut for a list", () => {
  assert.equal(shortened("  a   b\tc "), "a b c");
  assert.equal(shortened("x".repeat(90)), `${"x".repeat(79)}…`);
});
