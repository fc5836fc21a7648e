/** "Insert Deallocations…": a diff of the change, applied on request. */
import * as vscode from "vscode";
import { reasonOf } from "../log";
import type { Server } from "../server";
import { debounced } from "../views/debounced";
import { isSource, movedBy, nameOf, reporting, reveal, unanswered, wantedEditor } from "../views/editors";
import { countChangedLines, plain } from "../views/texts";
import { askForInsertion, type Insertion, type Refusal, type Scope } from "./insertion";

export const PREVIEW_SCHEME = "pydealloc-preview";
const WHAT = "Insert deallocations";
const PAUSE = 300;

export function registerInsert(context: vscode.ExtensionContext, server: Server): void {
  const previews = new Previews(server);
  const command = (name: string, work: () => Promise<void>): vscode.Disposable =>
    vscode.commands.registerCommand(name, () => reporting(WHAT, work));
  context.subscriptions.push(
    previews,
    vscode.workspace.registerTextDocumentContentProvider(PREVIEW_SCHEME, previews),
    command("pydealloc.insert", () => previews.offer("function")),
    command("pydealloc.insertSimplified", () => previews.offer("simplified")),
    command("pydealloc.insertFile", () => previews.offer("file")),
    command("pydealloc.applyInsertion", () => previews.apply()),
    command("pydealloc.discardInsertion", () => previews.close()),
  );
}

/** The one preview there is. `position`: in the function that it is about, wherever that moves. */
interface Preview {
  readonly uri: vscode.Uri;
  readonly source: vscode.TextDocument;
  readonly scope: Scope;
  position: vscode.Position;
  shown: Insertion;
  /** Why there is nothing to apply any more; empty while there is. */
  problem: string;
}

class Previews implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly server: Server;
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  private readonly disposables: vscode.Disposable[];
  private readonly renewal = debounced(() => void this.renew(), PAUSE);
  private preview: Preview | undefined;
  private count = 0;
  /** Takes the message about the preview away. */
  private ended = (): void => undefined;

  readonly onDidChange = this.changes.event;

  constructor(server: Server) {
    this.server = server;
    this.disposables = [
      this.changes,
      this.renewal,
      vscode.workspace.onDidChangeTextDocument((event) => this.edited(event)),
      vscode.window.tabGroups.onDidChangeTabs((event) => {
        if (this.preview !== undefined && event.closed.length > 0 && tabsOf(this.preview.uri).length === 0) {
          this.forget();
        }
      }),
    ];
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    const { preview } = this;
    return preview?.uri.toString() === uri.toString() ? preview.shown.text : "";
  }

  /** Ask what would be inserted at the cursor, and show it. */
  async offer(scope: Scope): Promise<void> {
    const editor = wantedEditor();
    if (editor === undefined) {
      return;
    }
    const [source, position] = [editor.document, editor.selection.active];
    const found = await askForInsertion(this.server, { document: source, scope, position });
    if (found === undefined) {
      await unanswered();
    } else if ("reason" in found) {
      await refuse(source, found);
    } else {
      await this.show({ uri: this.uriFor(source), source, scope, position, shown: found, problem: "" });
    }
  }

  /** Do what is shown, to the text that it was made for. */
  async apply(): Promise<void> {
    const { preview } = this;
    if (preview === undefined) {
      return;
    }
    if (preview.problem !== "") {
      void vscode.window.showWarningMessage(`${WHAT}: ${preview.problem}`);
      return;
    }
    if (preview.shown.version !== preview.source.version) {
      await this.renew();
      void vscode.window.showWarningMessage("The file has changed. The preview is that of the new text now.");
      return;
    }
    const client = this.server.client;
    if (client === undefined) {
      await unanswered();
      return;
    }
    const edit = new vscode.WorkspaceEdit();
    edit.set(preview.source.uri, await client.protocol2CodeConverter.asTextEdits([...preview.shown.edits]));
    if (!(await vscode.workspace.applyEdit(edit))) {
      void vscode.window.showErrorMessage(`${WHAT}: the file could not be changed.`);
      return;
    }
    await this.close();
    await vscode.window.showTextDocument(preview.source, { preview: false });
  }

  /** Close the preview, and leave the file as it is. */
  async close(): Promise<void> {
    if (this.preview !== undefined) {
      const tabs = tabsOf(this.preview.uri);
      this.forget();
      await vscode.window.tabGroups.close(tabs);
    }
  }

  dispose(): void {
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private forget(): void {
    this.ended();
    this.renewal.dispose();
    this.preview = undefined;
  }

  private uriFor(source: vscode.TextDocument): vscode.Uri {
    const name = nameOf(source.uri);
    const path = `/${++this.count}/${name.includes(".") ? name : `${name}.mlir`}`;
    return vscode.Uri.from({ scheme: PREVIEW_SCHEME, path, query: source.uri.toString() });
  }

  private async show(preview: Preview): Promise<void> {
    await this.close();
    this.preview = preview;
    const of = preview.shown.function === "" ? "" : ` in @${preview.shown.function}`;
    const title = `${nameOf(preview.source.uri)}: deallocations${of} (preview)`;
    await vscode.commands.executeCommand("vscode.diff", preview.source.uri, preview.uri, title, { preview: true });
    const counts = countChangedLines(preview.source.getText(), preview.shown.text);
    const lines = counts === undefined ? "many lines" : `lines: +${counts.added} −${counts.removed}`;
    const ways = "[Apply](command:pydealloc.applyInsertion) · [Discard](command:pydealloc.discardInsertion)";
    const options = { location: vscode.ProgressLocation.Notification, title: `${WHAT}${of}? (${lines}) ${ways}` };
    // A message with buttons could not be taken back when the preview is closed otherwise; one about progress ends.
    void vscode.window.withProgress(options, (progress) => {
      // A bar that is full does not move.
      progress.report({ increment: 100 });
      return new Promise<void>((resolve) => {
        this.ended = resolve;
      });
    });
  }

  private edited(event: vscode.TextDocumentChangeEvent): void {
    const { preview } = this;
    if (event.document !== preview?.source || event.contentChanges.length === 0) {
      return;
    }
    const { line, character } = movedBy(event, preview.position);
    preview.position = new vscode.Position(line, character);
    this.renewal.later();
  }

  /** Make the preview for what the file says now. */
  private async renew(): Promise<void> {
    const { preview } = this;
    if (preview === undefined) {
      return;
    }
    const { source: document, scope, position } = preview;
    try {
      const found = await askForInsertion(this.server, { document, scope, position });
      if (found === undefined || this.preview !== preview) {
        return;
      }
      if ("reason" in found) {
        // The old text would look like something that can still be had.
        preview.problem = found.reason;
        preview.shown = { ...preview.shown, version: document.version, edits: [], text: document.getText() };
      } else {
        preview.problem = "";
        preview.shown = found;
      }
    } catch (error) {
      preview.problem = reasonOf(error);
    }
    this.changes.fire(preview.uri);
  }
}

function tabsOf(preview: vscode.Uri): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap((group) => group.tabs)
    .filter(
      ({ input }) => input instanceof vscode.TabInputTextDiff && input.modified.toString() === preview.toString(),
    );
}

/** Says why nothing is inserted, and offers to go where that is so. */
async function refuse(source: vscode.TextDocument, refusal: Refusal): Promise<void> {
  if (!refusal.isProblem) {
    void vscode.window.showInformationMessage(refusal.reason);
    return;
  }
  const place = placeOf(source, refusal.reason);
  const ways = place === undefined ? [] : ["Show"];
  const chosen = await vscode.window.showWarningMessage(`${WHAT}: ${refusal.reason}`, ...ways);
  if (chosen !== undefined && place !== undefined && isSource(source)) {
    await reveal(source.uri, place);
  }
}

/** Where the finding is that a reason repeats; where there is none, the first error. */
export function placeOf(source: vscode.TextDocument, reason: string): vscode.Range | undefined {
  const found = vscode.languages.getDiagnostics(source.uri).filter(({ source: from }) => from === "pydealloc");
  const words = plain(reason);
  const same = found.find(({ message }) => words.startsWith(plain(message.split("\n", 1)[0] ?? message)));
  return (same ?? found.find(({ severity }) => severity === vscode.DiagnosticSeverity.Error))?.range;
}
