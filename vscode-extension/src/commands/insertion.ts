/** What inserting deallocations would do to a file, asked of the server. */
import type * as vscode from "vscode";
import type { CodeAction, CodeActionParams, TextDocumentEdit, TextEdit } from "vscode-languageclient";
import { ServerRefusal } from "../refusal";
import type { Server } from "../server";
import { changed } from "../views/texts";

const KIND = "refactor.rewrite.ownership";
const REQUEST_FAILED = -32803;
const CONTENT_MODIFIED = -32801;

/** As the server calls them. `simplified` is a function, with the insertions of LLVM's pipeline. */
export type Scope = "function" | "simplified" | "file";

/** `position`: where the cursor is; it says which function. */
export interface Wanted {
  readonly document: vscode.TextDocument;
  readonly scope: Scope;
  readonly position: vscode.Position;
}

/** `function`: its name without `@`; empty for the whole file. `version`: of the document that `edits` are for. */
export interface Insertion {
  readonly function: string;
  readonly version: number;
  readonly edits: readonly TextEdit[];
  /** What the file will be. */
  readonly text: string;
}

/** Why there is nothing to do, or why it is not done. */
export interface Refusal {
  readonly reason: string;
  /** Whether somebody would have to change the file first. */
  readonly isProblem: boolean;
}

interface Data {
  readonly scope?: string;
  readonly function?: string;
}

/** Undefined where the server does not run. */
export async function askForInsertion(
  server: Server,
  wanted: Wanted,
  token?: vscode.CancellationToken,
): Promise<Insertion | Refusal | undefined> {
  for (;;) {
    const { version } = wanted.document;
    try {
      const found = await ask(server, wanted, token);
      if (found === undefined || "reason" in found || found.version === wanted.document.version) {
        return found;
      }
    } catch (error) {
      if (!(error instanceof ServerRefusal)) {
        throw error;
      }
      if (error.code === REQUEST_FAILED) {
        return { reason: error.message.replace(/^Insert [^:]*deallocations[^:]*: /, ""), isProblem: true };
      }
      // The server's idea of the version can only be old if somebody has typed meanwhile.
      if (error.code !== CONTENT_MODIFIED || wanted.document.version === version) {
        throw error;
      }
    }
  }
}

async function ask(
  server: Server,
  { document, scope, position }: Wanted,
  token: vscode.CancellationToken | undefined,
): Promise<Insertion | Refusal | undefined> {
  const [version, text] = [document.version, document.getText()];
  const parameters: CodeActionParams = {
    textDocument: { uri: document.uri.toString() },
    range: { start: position, end: position },
    context: { diagnostics: [], only: [KIND] },
  };
  const actions = await server.sendRequest<CodeAction[] | null>("textDocument/codeAction", parameters, token);
  if (actions === undefined) {
    return undefined;
  }
  const action = chosen(actions ?? [], scope);
  if (action === undefined) {
    return { reason: nothingToDo(scope), isProblem: false };
  }
  if (action.disabled !== undefined) {
    return { reason: action.disabled.reason, isProblem: true };
  }
  const resolved = await server.sendRequest<CodeAction>("codeAction/resolve", action, token);
  if (resolved === undefined) {
    return undefined;
  }
  const edits = editsOf(resolved);
  if (edits.length === 0) {
    return { reason: nothingToDo(scope), isProblem: false };
  }
  const name = (action.data as Data | undefined)?.function ?? "";
  return { function: name, version, edits, text: changed(text, edits) };
}

function chosen(actions: readonly CodeAction[], scope: Scope): CodeAction | undefined {
  return actions.find((one) => (one.data as Data | undefined)?.scope === scope);
}

function nothingToDo(scope: Scope): string {
  return scope === "file"
    ? "No buffer in this file has to be freed."
    : "There is no function at the cursor whose buffers have to be freed.";
}

function editsOf(action: CodeAction): TextEdit[] {
  const edit = action.edit;
  const versioned = (edit?.documentChanges ?? []).filter((change): change is TextDocumentEdit => "edits" in change);
  const edits = [...versioned.flatMap((change) => change.edits), ...Object.values(edit?.changes ?? {}).flat()];
  return edits.filter((one): one is TextEdit => "newText" in one);
}
