import assert from "node:assert/strict";
import { test } from "node:test";
import { Crashes } from "../src/crashes.ts";

test("each start waits longer, and the fifth crash in a row is the last", () => {
  const crashes = new Crashes();
  const pauses = [0, 1000, 2000, 3000, 4000].map((now) => crashes.next(now));
  assert.deepEqual(pauses, [500, 1000, 2000, 4000, undefined]);
});

test("a server that ran for long starts afresh", () => {
  const crashes = new Crashes();
  [0, 1000, 2000, 3000].forEach((now) => crashes.next(now));
  assert.equal(crashes.next(200_000), 500);
});

test("so does one that somebody has started", () => {
  const crashes = new Crashes();
  [0, 1000, 2000, 3000].forEach((now) => crashes.next(now));
  crashes.forget();
  assert.equal(crashes.next(4000), 500);
});
