/** Goes through what may be a Python until one will do. */
import type { Answer, Python } from "./asking";
import type { Candidate } from "./candidates";

export interface Search {
  readonly found: Python | undefined;
  /** What was tried before, and why it would not do: a line for each. */
  readonly tried: readonly string[];
}

/** The first of `candidates` that will do. No other is asked after it. */
export async function search(
  candidates: AsyncIterable<Candidate>,
  ask: (candidate: Candidate) => Promise<Answer>,
): Promise<Search> {
  const tried: string[] = [];
  for await (const candidate of candidates) {
    const answer = await ask(candidate);
    if ("python" in answer) {
      return { found: answer.python, tried };
    }
    tried.push(`${[candidate.command, ...candidate.arguments].join(" ")} (${candidate.source}) ${answer.refusal}`);
  }
  return { found: undefined, tried };
}

/** The one candidate that somebody has named. */
// eslint-disable-next-line @typescript-eslint/require-await
export async function* only(command: string, source: string): AsyncGenerator<Candidate> {
  yield { command, arguments: [], source };
}

const MOST_NAMED = 4;

/** `message` with what was tried, as far as a notification has room for it. */
export function summary(message: string, tried: readonly string[]): string {
  const unnamed = tried.filter((line) => !message.includes(line));
  if (unnamed.length === 0) {
    return message;
  }
  const rest = unnamed.length > MOST_NAMED ? `; and ${String(unnamed.length - MOST_NAMED)} more, see the log` : "";
  return `${message} Tried: ${unnamed.slice(0, MOST_NAMED).join("; ")}${rest}.`;
}
