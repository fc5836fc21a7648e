import assert from "node:assert/strict";
import { test } from "node:test";
import { lookOf, type ServerStatus } from "../src/status.ts";

const RUNNING: ServerStatus = { state: "running", health: "ok", quiescent: true, message: "" };

test("a server that has done its work is ready", () => {
  assert.deepEqual(lookOf(RUNNING), { icon: "check", text: "Ready" });
});

test("one that works is analysing", () => {
  assert.equal(lookOf({ ...RUNNING, quiescent: false }).text, "Analysing.");
});

test("one that is well says how files are read", () => {
  const message = "files are read as LLVM 19, which reads 3 of 3 files in /project";
  assert.deepEqual(lookOf({ ...RUNNING, message }), { icon: "check", text: `Ready: ${message}.` });
});

test("one that is not well says what it is", () => {
  const { text, colour } = lookOf({ ...RUNNING, health: "warning", message: "2 problems in configuration files" });
  assert.equal(text, "Degraded: 2 problems in configuration files.");
  assert.equal(colour, "statusBarItem.warningBackground");
});

test("one that is gone has another sign than one that was never started", () => {
  const states = ["stopped", "starting", "restarting", "failed"] as const;
  const looks = states.map((state) => lookOf({ ...RUNNING, state, health: "error", message: "It has ended." }));
  assert.equal(new Set(looks.map(({ icon }) => icon)).size, states.length);
  assert.equal(looks[3]?.text, "It has ended.");
});
