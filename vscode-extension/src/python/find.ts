/** Finds a Python that can run the bundled server. */
import { constants } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import * as os from "node:os";
import * as path from "node:path";
import * as vscode from "vscode";
import { ask, type Python } from "./asking";
import { type Candidate, candidates, type Machine } from "./candidates";
import { ofPythonExtension } from "./extension";
import { only, type Search, search } from "./search";

const MEMORY = "pydealloc.python";

/** What is remembered: asking again, and waiting for the Python extension, would cost more than the start itself. */
interface Remembered extends Python {
  readonly modified: number;
}

export const SETTING = "pydealloc.server.python";

/** `configured` if it is not empty, and nothing else; otherwise the first that is found, or was found the last time. */
export async function findPython(configured: string, memory: vscode.Memento): Promise<Search> {
  if (configured !== "") {
    return search(only(configured, `the setting ${SETTING}`), ask);
  }
  const remembered = memory.get<Remembered>(MEMORY);
  if (remembered !== undefined && isAllowed(remembered.executable) && (await isUnchanged(remembered))) {
    return { found: remembered, tried: [] };
  }
  const found = await search(allowed(everywhere()), ask);
  await remember(found.found, memory);
  return found;
}

/** Look for it again the next time: what was found did not start. */
export async function forgetPython(memory: vscode.Memento): Promise<void> {
  await memory.update(MEMORY, undefined);
}

async function* everywhere(): AsyncGenerator<Candidate> {
  yield* ofPythonExtension();
  yield* candidates(THIS_MACHINE);
}

async function* allowed(all: AsyncIterable<Candidate>): AsyncGenerator<Candidate> {
  for await (const candidate of all) {
    if (isAllowed(candidate.command)) {
      yield candidate;
    }
  }
}

/** A program that lies in a workspace is run only if its user trusts it. */
function isAllowed(command: string): boolean {
  const folders = vscode.workspace.workspaceFolders ?? [];
  return vscode.workspace.isTrusted || !folders.some((folder) => command.startsWith(folder.uri.fsPath + path.sep));
}

async function remember(python: Python | undefined, memory: vscode.Memento): Promise<void> {
  const modified = python && (await modifiedAt(python.executable));
  await memory.update(MEMORY, python && modified !== undefined ? { ...python, modified } : undefined);
}

async function isUnchanged(remembered: Remembered): Promise<boolean> {
  return (await modifiedAt(remembered.executable)) === remembered.modified;
}

async function modifiedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return undefined;
  }
}

export const THIS_MACHINE: Machine = {
  platform: process.platform,
  environment: process.env,
  home: os.homedir(),
  isProgram: async (file) => {
    try {
      await access(file, process.platform === "win32" ? constants.F_OK : constants.X_OK);
      return (await stat(file)).isFile();
    } catch {
      return false;
    }
  },
  namesIn: async (folder) => {
    try {
      return await readdir(folder);
    } catch {
      return [];
    }
  },
};
