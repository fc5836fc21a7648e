/** Which editor a command is about, and messages to whoever has given it. */
import * as vscode from "vscode";
import { LANGUAGE } from "../documents";
import { reasonOf } from "../log";
import { type Place, shifted } from "./texts";

/** Whether the server knows `document`: files of ours that nobody wrote are no such thing. */
export function isSource(document: vscode.TextDocument): boolean {
  return document.languageId === LANGUAGE && !isOurs(document.uri);
}

/** Whether a document of ours stands there instead of a file: all their schemes begin alike. */
export function isOurs(uri: vscode.Uri): boolean {
  return uri.scheme.startsWith("pydealloc-");
}

/** The active editor if it has an MLIR file; the first such one that can be seen where it has none. */
export function sourceEditor(): vscode.TextEditor | undefined {
  const active = vscode.window.activeTextEditor;
  if (active !== undefined && isSource(active.document)) {
    return active;
  }
  return vscode.window.visibleTextEditors.find((editor) => isSource(editor.document));
}

/** As `sourceEditor`, and says so where there is none. */
export function wantedEditor(): vscode.TextEditor | undefined {
  const editor = sourceEditor();
  if (editor === undefined) {
    void vscode.window.showInformationMessage("Open an MLIR file first.");
  }
  return editor;
}

/** The last part of the path, which is what a tab shows. */
export function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf("/") + 1);
}

/** Where `position` is after an edit of its document. */
export function movedBy({ contentChanges }: vscode.TextDocumentChangeEvent, position: Place): Place {
  return contentChanges.reduce((place, { range, text }) => shifted(place, { range, newText: text }), position);
}

/** Show `range` of the file `uri`, in the editor that has it if there is one, and put the cursor there. */
export async function reveal(uri: vscode.Uri, range: vscode.Range, avoid?: vscode.ViewColumn): Promise<void> {
  const wanted = uri.toString();
  const shown = vscode.window.visibleTextEditors.find(
    (editor) => editor.document.uri.toString() === wanted && editor.viewColumn !== undefined,
  );
  const tabbed = vscode.window.tabGroups.all.find((group) =>
    group.tabs.some((tab) => tab.input instanceof vscode.TabInputText && tab.input.uri.toString() === wanted),
  );
  const elsewhere = vscode.window.tabGroups.all.find((group) => group.viewColumn !== avoid);
  const viewColumn =
    shown?.viewColumn ?? tabbed?.viewColumn ?? elsewhere?.viewColumn ?? vscode.ViewColumn.One;
  const editor = await vscode.window.showTextDocument(uri, { viewColumn, preserveFocus: false });
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** Do it; what goes wrong ends as one message that begins with `what`. */
export async function reporting(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await failed(`${what}: ${reasonOf(error)}`);
  }
}

/** Says that the server does not answer, with the ways to find out why. */
export async function unanswered(): Promise<void> {
  await failed("The language server does not run.", "Restart", "pydealloc.restart");
}

async function failed(message: string, label = "Show Output", command = "pydealloc.showOutput"): Promise<void> {
  const chosen = await vscode.window.showErrorMessage(message, label);
  if (chosen !== undefined) {
    await vscode.commands.executeCommand(command);
  }
}
