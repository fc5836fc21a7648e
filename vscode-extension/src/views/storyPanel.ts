/** The story of one buffer beside the text: follows the text while somebody writes. */
import * as vscode from "vscode";
import type { Server } from "../server";
import { debounced } from "./debounced";
import { movedBy, reveal } from "./editors";
import { pageOf } from "./page";
import { escaped } from "./picture/svg";
import { EXPLAIN, type Explanation } from "./protocol";
import type { FromStory, KeptStory, ToStory } from "./storyMessages";

const PAUSE = 400;

export class StoryPanel implements vscode.Disposable {
  private readonly panel: vscode.WebviewPanel;
  private readonly server: Server;
  private readonly disposables: vscode.Disposable[];
  private readonly renewal = debounced(() => void this.renew(), PAUSE);
  private kept: KeptStory;
  private markdown = "";

  constructor(panel: vscode.WebviewPanel, folder: vscode.Uri, server: Server, kept: KeptStory) {
    this.panel = panel;
    this.server = server;
    this.kept = kept;
    panel.webview.options = { enableScripts: true, localResourceRoots: [folder] };
    this.disposables = [
      this.renewal,
      panel.webview.onDidReceiveMessage((message: FromStory) => this.receive(message)),
      vscode.workspace.onDidChangeTextDocument((event) => this.edited(event)),
    ];
    const page = { title: "Explanation of a buffer", name: "story", body: "<main></main>" };
    panel.webview.html = pageOf(panel.webview, folder, page);
  }

  /** Null where nothing is known; undefined where the server does not run. */
  static async ask(server: Server, kept: KeptStory): Promise<Explanation | null | undefined> {
    // A file that nobody has open is not known to the server.
    const { uri } = await vscode.workspace.openTextDocument(vscode.Uri.parse(kept.uri));
    const parameters = { textDocument: { uri: uri.toString() }, position: kept.position };
    return server.sendRequest<Explanation | null>(EXPLAIN, parameters);
  }

  /** Tell another story, which is `found`, or the same one anew. */
  tell(kept: KeptStory, found: Explanation): void {
    this.kept = kept;
    this.markdown = "";
    this.panel.reveal(undefined, true);
    void this.show(found);
  }

  dispose(): void {
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private receive(message: FromStory): void {
    if (message.kind === "ready") {
      this.markdown = "";
      this.renewal.now();
    } else {
      const range = new vscode.Range(message.line, 0, message.line, 0);
      void reveal(vscode.Uri.parse(this.kept.uri), range, this.panel.viewColumn);
    }
  }

  private edited(event: vscode.TextDocumentChangeEvent): void {
    if (event.document.uri.toString() !== this.kept.uri || event.contentChanges.length === 0) {
      return;
    }
    this.kept = { ...this.kept, position: movedBy(event, this.kept.position) };
    this.renewal.later();
  }

  /** Where nothing is known any more, as in the middle of a word, the story stays as it was. */
  private async renew(): Promise<void> {
    const found = await StoryPanel.ask(this.server, this.kept).catch(() => undefined);
    if (found != null) {
      await this.show(found);
    }
  }

  private async show(found: Explanation): Promise<void> {
    if (found.markdown === this.markdown) {
      return;
    }
    this.markdown = found.markdown;
    this.panel.title = found.title;
    // Links into the file become links into the page, which gives them back to us.
    const text = found.markdown.split(`](${this.kept.uri}#L`).join("](#L");
    const html = (await rendered(text)) ?? `<pre>${escaped(found.plain)}</pre>`;
    await this.panel.webview.postMessage({ html, kept: this.kept } satisfies ToStory);
  }
}

/** By the editor's own extension for Markdown; undefined where that is switched off. */
async function rendered(markdown: string): Promise<string | undefined> {
  try {
    const html = await vscode.commands.executeCommand<string>("markdown.api.render", markdown);
    // Styles within elements are not allowed on our pages. In text, quotes are written as entities.
    return html.replace(/ style="[^"]*"/g, "");
  } catch {
    return undefined;
  }
}
