/**
 * "Explain This Buffer": the whole story of what is at the cursor, as a page beside the text.
 *
 * It is Markdown in the editor's own preview: its links lead to the lines, and it looks as all documentation does.
 */
import * as vscode from "vscode";
import type { Server } from "../server";
import { debounced } from "../views/debounced";
import { reporting, unanswered, wantedEditor } from "../views/editors";
import { EXPLAIN, type Explanation } from "../views/protocol";
import { shifted } from "../views/texts";

const SCHEME = "pydealloc-explain";
const WHAT = "Explain this buffer";
const PAUSE = 400;

export function registerExplain(context: vscode.ExtensionContext, server: Server): void {
  const stories = new Stories(server);
  context.subscriptions.push(
    stories,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, stories),
    vscode.commands.registerCommand("pydealloc.explain", () => reporting(WHAT, () => stories.tell())),
  );
}

/** One that is shown. `position`: of what it is about, wherever that moves. */
interface Story {
  readonly uri: vscode.Uri;
  readonly source: vscode.TextDocument;
  position: vscode.Position;
  markdown: string;
}

class Stories implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly server: Server;
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  private readonly renewal = debounced(() => void this.renew(), PAUSE);
  private readonly stories = new Map<string, Story>();
  private readonly disposables: vscode.Disposable[];

  readonly onDidChange = this.changes.event;

  constructor(server: Server) {
    this.server = server;
    this.disposables = [
      this.changes,
      this.renewal,
      vscode.workspace.onDidChangeTextDocument((event) => this.edited(event)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.stories.delete(uri.toString())),
    ];
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.stories.get(uri.toString())?.markdown ?? "";
  }

  async tell(): Promise<void> {
    const editor = wantedEditor();
    if (editor === undefined) {
      return;
    }
    const [source, position] = [editor.document, editor.selection.active];
    const found = await this.ask(source, position);
    if (found === undefined) {
      await unanswered();
      return;
    }
    if (found === null) {
      void vscode.window.showInformationMessage("Nothing is known of what is at the cursor: put it on a buffer.");
      return;
    }
    // The name of the document is what the tab shows.
    const name = found.title.replace(/[/\\?#]+/g, " ").slice(0, 60);
    const { start } = found.range;
    const query = `${source.uri.toString()}#${start.line}:${start.character}`;
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${name}.md`, query });
    this.stories.set(uri.toString(), { uri, source, position, markdown: found.markdown });
    this.changes.fire(uri);
    await vscode.commands.executeCommand("markdown.showPreviewToSide", uri);
  }

  dispose(): void {
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private ask(source: vscode.TextDocument, position: vscode.Position): Promise<Explanation | null | undefined> {
    const parameters = { textDocument: { uri: source.uri.toString() }, position };
    return this.server.sendRequest<Explanation | null>(EXPLAIN, parameters);
  }

  private edited(event: vscode.TextDocumentChangeEvent): void {
    for (const story of this.stories.values()) {
      if (story.source === event.document && event.contentChanges.length > 0) {
        for (const change of event.contentChanges) {
          const { line, character } = shifted(story.position, { range: change.range, newText: change.text });
          story.position = new vscode.Position(line, character);
        }
        this.renewal.later();
      }
    }
  }

  /** Where nothing is known any more, as in the middle of a word, the story stays as it was. */
  private async renew(): Promise<void> {
    for (const story of [...this.stories.values()]) {
      const found = await this.ask(story.source, story.position).catch(() => undefined);
      if (found != null && found.markdown !== story.markdown) {
        story.markdown = found.markdown;
        this.changes.fire(story.uri);
      }
    }
  }
}
