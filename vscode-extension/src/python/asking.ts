/** Asks a program whether it is a Python that will do. */
import { execFile } from "node:child_process";
import type { Candidate } from "./candidates";

/** A Python that can run the server. */
export interface Python {
  /** The program itself, past launchers and shims. */
  readonly executable: string;
  /** As `3.11.7`. */
  readonly version: string;
}

export type Answer = { readonly python: Python } | { readonly refusal: string };

export const OLDEST = { major: 3, minor: 10 } as const;
export const OLDEST_TEXT = `${String(OLDEST.major)}.${String(OLDEST.minor)}`;

/** Milliseconds. Starting Python takes 30; the first time, on a loaded machine, it takes seconds. */
const PATIENCE = 10_000;

const QUESTION = "import sys; print('%d.%d.%d' % sys.version_info[:3]); print(sys.executable)";

/** Starts the candidate, for its version alone: nothing of its environment is loaded. */
export function ask(candidate: Candidate, patience = PATIENCE): Promise<Answer> {
  const { command } = candidate;
  const options = { timeout: patience, killSignal: "SIGKILL", windowsHide: true } as const;
  return new Promise((resolve) => {
    const parameters = [...candidate.arguments, "-I", "-S", "-c", QUESTION];
    execFile(command, parameters, options, (error, output, complaints) => {
      if (error === null) {
        resolve(readAnswer(output, command));
      } else if (error.killed === true) {
        resolve({ refusal: `gave no answer within ${String(patience / 1000)} seconds` });
      } else if (error.code === "ENOENT") {
        resolve({ refusal: "is not there" });
      } else {
        resolve({ refusal: `cannot be started: ${firstLine(complaints) || error.message}` });
      }
    });
  });
}

/** What such an answer means; `command` stands in for a Python that does not know where it is. */
export function readAnswer(output: string, command: string): Answer {
  const [first = "", executable = ""] = output.split(/\r?\n/);
  const version = /^(\d+)\.(\d+)\.\d+$/.exec(first);
  if (version === null) {
    return { refusal: "is no Python" };
  }
  const [major, minor] = [Number(version[1]), Number(version[2])];
  const isOld = major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
  return isOld ? { refusal: `is Python ${first}` } : { python: { executable: executable || command, version: first } };
}

function firstLine(text: string): string {
  return text.trim().split(/\r?\n/)[0] ?? "";
}
