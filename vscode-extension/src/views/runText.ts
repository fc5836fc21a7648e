/** RUN lines of files that the server does not know, found in their text alone. Nothing here needs an editor. */
import { lineStarts, type Span } from "./texts.ts";

/** `text`: the command, without what joins its lines. `line`: of its first line, from 0. */
export interface FoundRunLine {
  readonly line: number;
  readonly range: Span;
  readonly text: string;
}

const DIRECTIVE = /^[ \t]*(\/\/[ \t]*RUN:)([^\r\n]*)/;

/** The commands of `text`; one that ends in `\` goes on in the next RUN line. */
export function findRunLines(text: string): FoundRunLine[] {
  const starts = lineStarts(text);
  const found: FoundRunLine[] = [];
  let open: { line: number; column: number; parts: string[] } | undefined;
  starts.forEach((start, line) => {
    const match = DIRECTIVE.exec(text.slice(start, starts[line + 1]));
    if (match === null) {
      return;
    }
    const rest = (match[2] ?? "").trim();
    open ??= { line, column: match[0].indexOf("//"), parts: [] };
    const isContinued = rest.endsWith("\\");
    open.parts.push(isContinued ? rest.slice(0, -1).trimEnd() : rest);
    if (!isContinued) {
      const range = { start: { line: open.line, character: open.column }, end: { line, character: match[0].length } };
      found.push({ line: open.line, range, text: open.parts.join(" ") });
      open = undefined;
    }
  });
  return found;
}

/** Whether `text` has any: what a file is looked through for. */
export function hasRunLines(text: string): boolean {
  return /^[ \t]*\/\/[ \t]*RUN:/m.test(text);
}

/** The whole command in few characters, for a list. */
export function shortened(command: string, most = 80): string {
  const plain = command.replace(/\s+/g, " ").trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}
