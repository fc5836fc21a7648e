/** Finds a Python that can run the bundled server. */
import { execFile } from "node:child_process";

export interface Python {
  readonly command: string;
  /** What has to stand behind the command: `-3` of the Windows launcher. */
  readonly arguments: readonly string[];
  readonly version: string;
}

export interface Search {
  readonly found: Python | undefined;
  /** What was tried, and why it would not do. */
  readonly tried: readonly string[];
}

/** The first of the known places with Python 3.10 or newer; `configured` alone if it is not empty. */
export async function findPython(configured: string): Promise<Search> {
  const candidates: readonly (readonly string[])[] =
    configured === "" ? [["python3"], ["python"], ["py", "-3"]] : [[configured]];
  const tried: string[] = [];
  for (const [command = "", ...rest] of candidates) {
    const version = await askVersion(command, rest);
    if (version !== undefined) {
      return { found: { command, arguments: rest, version }, tried };
    }
    tried.push(command);
  }
  return { found: undefined, tried };
}

const ASK = "import sys; print('%d.%d.%d' % sys.version_info[:3]); sys.exit(sys.version_info < (3, 10))";

function askVersion(command: string, before: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(command, [...before, "-I", "-S", "-c", ASK], { timeout: 10_000, windowsHide: true }, (error, stdout) => {
      resolve(error === null ? stdout.trim() : undefined);
    });
  });
}
