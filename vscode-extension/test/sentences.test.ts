import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutStop } from "../src/sentences.ts";

test("what a reason ends in is not told twice", () => {
  assert.equal(withoutStop("spawn python ENOENT"), "spawn python ENOENT");
  assert.equal(withoutStop("the connection got disposed."), "the connection got disposed");
  assert.equal(withoutStop("waiting ..... \n"), "waiting");
  assert.equal(withoutStop("no 3.10 found"), "no 3.10 found");
  assert.equal(withoutStop(". . ."), "");
});
