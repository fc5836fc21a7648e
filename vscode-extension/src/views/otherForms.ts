/** Read-only documents with another form of a file: bytecode as text, and a text in generic form. */
import * as vscode from "vscode";
import { BYTECODE_SCHEME, GENERIC_SCHEME, LANGUAGE } from "../documents";
import { reasonOf } from "../log";
import type { Server } from "../server";
import { debounced } from "./debounced";
import { isSource, nameOf, reporting, wantedEditor } from "./editors";
import { FROM_BYTECODE, type FromBytecode, GENERIC_FORM, type GenericForm } from "./protocol";

const BYTECODE_EDITOR = "pydealloc.bytecode";
const BYTECODE_FILES = "**/*.mlirbc";
const SUFFIX = ".mlir";
/** Milliseconds without typing after which the generic form follows. */
const PAUSE = 400;
const NOT_RUNNING = "// The language server does not run.\n";

export function registerOtherForms(context: vscode.ExtensionContext, server: Server): void {
  const bytecode = new Texts(async (uri) => {
    const found = await server.sendRequest<FromBytecode>(FROM_BYTECODE, { uri: uri.toString() });
    return found?.output ?? NOT_RUNNING;
  });
  const generic = new Texts(async (uri) => {
    const found = await server.sendRequest<GenericForm>(GENERIC_FORM, { textDocument: { uri: uri.toString() } });
    return found?.text ?? NOT_RUNNING;
  });
  const watcher = vscode.workspace.createFileSystemWatcher(BYTECODE_FILES);
  const edited = new Set<vscode.Uri>();
  const following = debounced(() => {
    edited.forEach((uri) => generic.outdate(viewOf(GENERIC_SCHEME, uri)));
    edited.clear();
  }, PAUSE);
  context.subscriptions.push(
    bytecode,
    generic,
    following,
    watcher,
    watcher.onDidChange((uri) => bytecode.outdate(viewOf(BYTECODE_SCHEME, uri))),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isSource(document)) {
        edited.add(document.uri);
        following.later();
      }
    }),
    vscode.workspace.registerTextDocumentContentProvider(BYTECODE_SCHEME, bytecode),
    vscode.workspace.registerTextDocumentContentProvider(GENERIC_SCHEME, generic),
    vscode.window.registerCustomEditorProvider(BYTECODE_EDITOR, new BytecodeEditor()),
    vscode.commands.registerCommand("pydealloc.genericForm", () => reporting("Show generic form", showGenericForm)),
    vscode.commands.registerCommand("pydealloc.saveAsText", () => reporting("Save as text", saveAsText)),
  );
}

/** The document that shows the file `source`: its name ends as those of MLIR files do, its query is the file. */
function viewOf(scheme: string, source: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `${source.path}${SUFFIX}`, query: source.toString() });
}

function sourceOf(view: vscode.Uri): vscode.Uri {
  return vscode.Uri.parse(view.query, true);
}

/** The texts of one scheme, asked for by the URI of their file. */
class Texts implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly emitter = new vscode.EventEmitter<vscode.Uri>();
  private readonly ask: (source: vscode.Uri) => Promise<string>;
  readonly onDidChange = this.emitter.event;

  constructor(ask: (source: vscode.Uri) => Promise<string>) {
    this.ask = ask;
  }

  provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return this.ask(sourceOf(uri));
  }

  /** Ask for the text again if it is shown. */
  outdate(view: vscode.Uri): void {
    const name = view.toString();
    if (vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === name)) {
      this.emitter.fire(view);
    }
  }

  dispose(): void {
    this.emitter.dispose();
  }
}

/** Opens the text in place of the bytecode, in an editor of its own; the reason where that is not possible. */
class BytecodeEditor implements vscode.CustomReadonlyEditorProvider {
  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor(document: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    try {
      const text = await vscode.workspace.openTextDocument(viewOf(BYTECODE_SCHEME, document.uri));
      const { viewColumn } = panel;
      await vscode.window.showTextDocument(text, viewColumn === undefined ? {} : { viewColumn });
      panel.dispose();
    } catch (error) {
      panel.webview.html = `<p>${escaped(reasonOf(error))}</p>`;
    }
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

async function showGenericForm(): Promise<void> {
  const editor = wantedEditor();
  if (editor !== undefined) {
    const text = await vscode.workspace.openTextDocument(viewOf(GENERIC_SCHEME, editor.document.uri));
    await vscode.languages.setTextDocumentLanguage(text, LANGUAGE);
    await vscode.window.showTextDocument(text, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  }
}

async function saveAsText(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || ![BYTECODE_SCHEME, GENERIC_SCHEME].includes(document.uri.scheme)) {
    return;
  }
  const source = sourceOf(document.uri);
  const stem = nameOf(source).replace(/\.[^.]*$/, "");
  const name = document.uri.scheme === GENERIC_SCHEME ? `${stem}.generic${SUFFIX}` : `${stem}${SUFFIX}`;
  const target = await vscode.window.showSaveDialog({
    defaultUri: vscode.Uri.joinPath(source, "..", name),
    filters: { MLIR: ["mlir"] },
  });
  if (target !== undefined) {
    await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(document.getText()));
    await vscode.window.showTextDocument(target);
  }
}
