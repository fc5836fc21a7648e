import assert from "node:assert/strict";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { ask, readAnswer } from "../src/python/asking.ts";
import { type Candidate, candidates, type Machine, which } from "../src/python/candidates.ts";
import { only, search, summary } from "../src/python/search.ts";

function machine(files: readonly string[], changes: Partial<Machine> = {}): Machine {
  const separator = changes.platform === "win32" ? "\\" : "/";
  return {
    platform: "linux",
    environment: { PATH: "/sw/bin:/bin" },
    home: "/home/me",
    isProgram: (file) => Promise.resolve(files.includes(file)),
    namesIn: (folder) => {
      const below = files.filter((file) => file.startsWith(folder.replace(/\\$/, "") + separator));
      const depth = folder.replace(/\\$/, "").split(separator).length;
      return Promise.resolve([...new Set(below.map((file) => file.split(separator)[depth] ?? ""))]);
    },
    ...changes,
  };
}

async function commands(on: Machine): Promise<string[]> {
  const found: string[] = [];
  for await (const { command, arguments: rest } of candidates(on)) {
    found.push([command, ...rest].join(" "));
  }
  return found;
}

test("PATH comes first, in its order, and each program once", async () => {
  const found = await commands(machine(["/bin/python3", "/sw/bin/python3.12", "/sw/bin/python", "/usr/bin/python3"]));
  assert.deepEqual(found, ["/bin/python3", "/sw/bin/python", "/sw/bin/python3.12", "/usr/bin/python3"]);
});

test("what other programs have installed is found, the newest first", async () => {
  const files = ["3.9.1", "3.10.2", "3.12.0"].map((version) => `/home/me/.pyenv/versions/${version}/bin/python3`);
  const found = await commands(machine([...files, "/home/me/miniconda3/bin/python3"]));
  assert.deepEqual(found, [files[2], files[1], files[0], "/home/me/miniconda3/bin/python3"]);
});

test("folders of PATH that are relative do not count", async () => {
  const on = machine(["./python3", "bin/python3"], { environment: { PATH: ".::bin" } });
  assert.deepEqual(await commands(on), []);
});

test("Apple's stand-in is never run", async () => {
  const on = machine(["/usr/bin/python3", "/opt/homebrew/bin/python3"], {
    platform: "darwin",
    environment: { PATH: "/usr/bin" },
  });
  assert.deepEqual(await commands(on), ["/opt/homebrew/bin/python3"]);
});

test("on Windows there is the launcher, and Path may be written in any way", async () => {
  const local = "C:\\Users\\me\\AppData\\Local";
  const files = [
    "C:\\Windows\\py.exe",
    "D:\\py\\python.exe",
    `${local}\\Programs\\Python\\Python312\\python.exe`,
    `${local}\\Programs\\Python\\Python39\\python.exe`,
  ];
  const environment = { Path: "D:\\py;C:\\Windows\\;relative", LOCALAPPDATA: local };
  const on = machine(files, { platform: "win32", environment, home: "C:\\Users\\me" });
  assert.deepEqual(await commands(on), ["D:\\py\\python.exe", "C:\\Windows\\py.exe -3", files[2], files[3]]);
});

test("a command is looked for as a shell would do it", async () => {
  const on = machine(["/bin/tool", "/sw/bin/tool"]);
  assert.equal(await which("tool", on), "/sw/bin/tool");
  assert.equal(await which("other", on), undefined);
});

test("an answer is a version and a place, or something else", () => {
  const python = { executable: "/usr/bin/python3.11", version: "3.11.2" };
  assert.deepEqual(readAnswer("3.11.2\n/usr/bin/python3.11\n", "python3"), { python });
  assert.deepEqual(readAnswer("3.10.0\r\n\r\n", "py"), { python: { executable: "py", version: "3.10.0" } });
  assert.deepEqual(readAnswer("3.9.18\n/usr/bin/python3\n", "python3"), { refusal: "is Python 3.9.18" });
  assert.deepEqual(readAnswer("2.7.18\n/usr/bin/python\n", "python"), { refusal: "is Python 2.7.18" });
  assert.deepEqual(readAnswer("hello\n", "python"), { refusal: "is no Python" });
  assert.deepEqual(readAnswer("", "python"), { refusal: "is no Python" });
  assert.ok("python" in readAnswer("4.0.0\n/usr/bin/python4\n", "python4"));
});

const isWindows = process.platform === "win32";

async function script(context: TestContext, text: string): Promise<Candidate> {
  const folder = await mkdtemp(join(tmpdir(), "python-"));
  context.after(() => rm(folder, { recursive: true }));
  const command = join(folder, "python3");
  await writeFile(command, `#!/bin/sh\n${text}\n`);
  await chmod(command, 0o755);
  return { command, arguments: [], source: "a test" };
}

test("a program is asked for its version", { skip: isWindows }, async (context) => {
  const answer = await ask(await script(context, "echo 3.12.1; echo /real/python3.12"));
  assert.deepEqual(answer, { python: { executable: "/real/python3.12", version: "3.12.1" } });
});

test("one that fails says why", { skip: isWindows }, async (context) => {
  const answer = await ask(await script(context, "echo 'no such library' >&2; exit 127"));
  assert.deepEqual(answer, { refusal: "cannot be started: no such library" });
});

test("one that never answers is not waited for", { skip: isWindows }, async (context) => {
  const answer = await ask(await script(context, "exec sleep 60"), 200);
  assert.deepEqual(answer, { refusal: "gave no answer within 0.2 seconds" });
});

test("one that is not there is no exception", async () => {
  const answer = await ask({ command: "/nowhere/python3", arguments: [], source: "a test" });
  assert.deepEqual(answer, { refusal: "is not there" });
});

async function* listed(...names: string[]): AsyncGenerator<Candidate> {
  for (const command of names) {
    yield await Promise.resolve({ command, arguments: [], source: "PATH" });
  }
}

test("the first that will do is taken, and no other is asked", async () => {
  const asked: string[] = [];
  const result = await search(listed("old", "good", "other"), ({ command }) => {
    asked.push(command);
    return Promise.resolve(
      command === "old" ? { refusal: "is Python 3.8.1" } : { python: { executable: command, version: "3.13.0" } },
    );
  });
  assert.deepEqual(result, { found: { executable: "good", version: "3.13.0" }, tried: ["old (PATH) is Python 3.8.1"] });
  assert.deepEqual(asked, ["old", "good"]);
});

test("where none will do, what was tried is said", async () => {
  const { found, tried } = await search(only("/x/python", "the setting"), ask);
  assert.equal(found, undefined);
  assert.deepEqual(tried, ["/x/python (the setting) is not there"]);
  assert.equal(summary("Python is needed.", []), "Python is needed.");
  assert.equal(summary("Python is needed.", ["a is old", "b is old"]), "Python is needed. Tried: a is old; b is old.");
  assert.equal(
    summary("Python is needed.", ["a", "b", "c", "d", "e", "f"].map((name) => `<${name}>`)),
    "Python is needed. Tried: <a>; <b>; <c>; <d>; and 2 more, see the log.",
  );
});
