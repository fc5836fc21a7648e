/** The memory of one function beside the text: follows the text and the cursor. */
import * as vscode from "vscode";
import { reasonOf } from "../../log";
import type { Server } from "../../server";
import { debounced } from "../debounced";
import { isSource, movedBy, reveal } from "../editors";
import { pageOf } from "../page";
import { MEMORY, type Memory } from "../protocol";
import type { FromMemory, KeptMemory, ToMemory } from "./messages";

const PAUSE = 400;

export class MemoryPanel implements vscode.Disposable {
  readonly panel: vscode.WebviewPanel;
  private readonly server: Server;
  private readonly disposables: vscode.Disposable[];
  private readonly renewal = debounced(() => void this.renew(), PAUSE);
  private kept: KeptMemory;
  private lines: { readonly first: number; readonly last: number } | undefined;
  private question = new vscode.CancellationTokenSource();

  constructor(panel: vscode.WebviewPanel, folder: vscode.Uri, server: Server, kept: KeptMemory) {
    this.panel = panel;
    this.server = server;
    this.kept = kept;
    panel.webview.options = { enableScripts: true, localResourceRoots: [folder] };
    this.disposables = [
      this.renewal,
      panel.webview.onDidReceiveMessage((message: FromMemory) => this.receive(message)),
      vscode.workspace.onDidChangeTextDocument((event) => this.edited(event)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        const { Keyboard, Mouse } = vscode.TextEditorSelectionChangeKind;
        this.follow(textEditor, kind === Keyboard || kind === Mouse);
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      server.onStatus(({ state, quiescent }) => {
        if (state === "running" && quiescent && this.lines === undefined) {
          this.renewal.later();
        }
      }),
    ];
    panel.webview.html = pageOf(panel.webview, folder, { title: "Memory of a function", name: "memory", body: "<main></main>" });
  }

  /** Show the function at the cursor of `editor`. `isMoved`: whether the user has put it there. */
  follow(editor: vscode.TextEditor | undefined, isMoved = false): void {
    if (editor === undefined || !isSource(editor.document)) {
      return;
    }
    const [uri, position] = [editor.document.uri.toString(), editor.selection.active];
    const isSame = uri === this.kept.uri;
    this.kept = { ...this.kept, uri, position };
    const { line } = position;
    if (isSame && this.lines !== undefined && line >= this.lines.first && line <= this.lines.last) {
      void this.send({ kind: "cursor", line, isMoved });
    } else {
      this.renewal.later();
    }
  }

  dispose(): void {
    this.question.cancel();
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private receive(message: FromMemory): void {
    switch (message.kind) {
      case "ready":
        this.lines = undefined;
        this.renewal.now();
        break;
      case "compare":
        this.kept = { ...this.kept, after: message.after };
        this.renewal.now();
        break;
      case "reveal": {
        const { start, end } = message.span;
        const range = new vscode.Range(start.line, start.character, end.line, end.character);
        void reveal(vscode.Uri.parse(this.kept.uri), range, this.panel.viewColumn);
        break;
      }
    }
  }

  private edited(event: vscode.TextDocumentChangeEvent): void {
    if (event.document.uri.toString() === this.kept.uri && event.contentChanges.length > 0) {
      this.kept = { ...this.kept, position: movedBy(event, this.kept.position) };
      this.renewal.later();
    }
  }

  /** Where there is no answer, as in the middle of a word, the picture stays as it was. */
  private async renew(): Promise<void> {
    this.question.cancel();
    this.question = new vscode.CancellationTokenSource();
    const { token } = this.question;
    try {
      // A file that nobody has open is not known to the server.
      const { uri } = await vscode.workspace.openTextDocument(vscode.Uri.parse(this.kept.uri));
      const { position, after } = this.kept;
      const parameters = { textDocument: { uri: uri.toString() }, position, after };
      const found = await this.server.sendRequest<Memory | null>(MEMORY, parameters, token);
      if (token.isCancellationRequested) {
        return;
      }
      if (found == null) {
        const missing = "There is no function at the cursor, or it has errors.";
        await this.send({ kind: "note", text: found === undefined ? "The language server does not run." : missing });
        return;
      }
      this.lines = found.now;
      this.panel.title = `Memory of ${found.title}`;
      await this.send({ kind: "memory", data: found, kept: this.kept });
    } catch (error) {
      await this.send({ kind: "note", text: reasonOf(error) });
    }
  }

  private async send(message: ToMemory): Promise<void> {
    await this.panel.webview.postMessage(message);
  }
}
