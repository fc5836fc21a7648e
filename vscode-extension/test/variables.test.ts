import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceVariables, type Surroundings } from "../src/variables.ts";

const AROUND: Surroundings = {
  workspaceFolder: "/projects/one",
  folders: new Map([
    ["one", "/projects/one"],
    ["two", "/projects/two"],
  ]),
  userHome: "/home/me",
  environment: { TOOLS: "/sw/tools" },
};

const replaced = (text: string, around = AROUND): string => replaceVariables(text, around).text;

test("variables have their values, wherever they stand", () => {
  assert.equal(replaced("${workspaceFolder}/bin/x"), "/projects/one/bin/x");
  assert.equal(replaced("--path=${workspaceFolder:two}:${env:TOOLS}"), "--path=/projects/two:/sw/tools");
  assert.equal(replaced("${userHome}/.venv"), "/home/me/.venv");
});

test("a tilde is the user's folder at the start only", () => {
  assert.equal(replaced("~/bin/x"), "/home/me/bin/x");
  assert.equal(replaced("~"), "/home/me");
  assert.equal(replaced("a~/b"), "a~/b");
  assert.equal(replaced("~other/b"), "~other/b");
});

test("an environment variable that is not set is empty", () => {
  assert.deepEqual(replaceVariables("a${env:NOTHING}b", AROUND), { text: "ab", unknown: [] });
});

test("what has no value stays, and is named", () => {
  const alone = { ...AROUND, workspaceFolder: undefined };
  assert.deepEqual(replaceVariables("${workspaceFolder}/${file}/${env:}", alone), {
    text: "${workspaceFolder}/${file}/${env:}",
    unknown: ["${workspaceFolder}", "${file}", "${env:}"],
  });
  assert.deepEqual(replaceVariables("${workspaceFolder:three}", AROUND).unknown, ["${workspaceFolder:three}"]);
});

test("a value is not looked through for more", () => {
  const around = { ...AROUND, environment: { TOOLS: "${userHome}" } };
  assert.equal(replaced("${env:TOOLS}", around), "${userHome}");
});
