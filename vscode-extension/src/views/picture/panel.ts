/** One picture of a function beside the text: follows the text, and the cursor unless it is pinned. */
import * as vscode from "vscode";
import { reasonOf } from "../../log";
import type { Server } from "../../server";
import { debounced } from "../debounced";
import { isSource, movedBy, nameOf, reveal } from "../editors";
import { pageOf } from "../page";
import { type Picture, PICTURE } from "../protocol";
import { rulesOfRoles } from "./colours";
import type { Layout } from "./layout";
import type { FromPage, Kept, ToPage } from "./messages";
import { svgElement } from "./svg";

const PAUSE = 250;
const BODY = `<header role="toolbar" aria-label="Picture">
<span id="title"></span><span id="file"></span>
<span id="note" role="status"></span>
<button id="out" title="Smaller (-)" aria-label="Smaller">−</button>
<button id="reset" title="Actual size (0)"></button>
<button id="in" title="Larger (+)" aria-label="Larger">+</button>
<button id="fit" title="Show all of it (F)">Fit</button>
</header>
<main id="stage" tabindex="0" aria-label="Control flow and lifetimes"><div id="picture"></div></main>`;

/** `svg`: without what belongs to its page. */
interface Drawn {
  readonly uri: string;
  readonly function: string;
  readonly title: string;
  readonly range: vscode.Range;
  readonly dot: string;
  readonly svg: string;
}

export class PicturePanel implements vscode.Disposable {
  readonly panel: vscode.WebviewPanel;
  private readonly server: Server;
  private readonly layout: Layout;
  private readonly disposables: vscode.Disposable[];
  private readonly renewal = debounced(() => void this.renew(), PAUSE);
  private kept: Kept;
  private drawn: Drawn | undefined;
  private note = "";
  private isReady = false;
  private question = new vscode.CancellationTokenSource();

  constructor(panel: vscode.WebviewPanel, folder: vscode.Uri, server: Server, layout: Layout, kept: Kept) {
    this.panel = panel;
    this.server = server;
    this.layout = layout;
    this.kept = kept;
    panel.webview.options = { enableScripts: true, localResourceRoots: [folder] };
    this.disposables = [
      this.renewal,
      panel.webview.onDidReceiveMessage((message: FromPage) => this.receive(message)),
      vscode.workspace.onDidChangeTextDocument((event) => this.edited(event)),
      vscode.window.onDidChangeTextEditorSelection((event) => this.moved(event)),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      server.onStatus(({ state, quiescent }) => {
        if (state === "running" && quiescent && (this.drawn === undefined || this.note !== "")) {
          this.renewal.later();
        }
      }),
    ];
    const page = { title: "Ownership graph of a function", name: "picture", rules: rulesOfRoles(), body: BODY };
    panel.webview.html = pageOf(panel.webview, folder, page);
  }

  get isPinned(): boolean {
    return this.kept.isPinned;
  }

  set isPinned(isPinned: boolean) {
    this.keep({ ...this.kept, isPinned });
    if (!isPinned) {
      this.follow(vscode.window.visibleTextEditors.find(({ document }) => isSource(document)));
    }
  }

  /** What is shown; undefined before there is anything. */
  get picture(): { readonly svg: string; readonly title: string; readonly function: string } | undefined {
    return this.drawn;
  }

  /** Show the function at the cursor of `editor`. */
  follow(editor: vscode.TextEditor | undefined): void {
    if (editor !== undefined && isSource(editor.document) && !this.isPinned) {
      this.keep({ ...this.kept, uri: editor.document.uri.toString(), position: editor.selection.active });
      this.renewal.later();
    }
  }

  dispose(): void {
    this.question.cancel();
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private receive(message: FromPage): void {
    if (message.kind === "ready") {
      // The page was made anew, as after each time that it was hidden.
      this.isReady = true;
      this.send({ kind: "keep", kept: this.kept });
      if (this.drawn !== undefined) {
        this.sendCursor(false);
        this.sendPicture(this.drawn, true);
        this.send({ kind: "note", text: this.note });
      }
      this.renewal.now();
      return;
    }
    const { start, end } = message.span;
    const range = new vscode.Range(start.line, start.character, end.line, end.character);
    const uri = this.drawn?.uri ?? this.kept.uri;
    reveal(vscode.Uri.parse(uri), range, this.panel.viewColumn).then(undefined, (error: unknown) =>
      this.say(`The file cannot be shown: ${reasonOf(error)}`),
    );
  }

  private edited(event: vscode.TextDocumentChangeEvent): void {
    if (event.document.uri.toString() !== this.kept.uri || event.contentChanges.length === 0) {
      return;
    }
    this.keep({ ...this.kept, position: movedBy(event, this.kept.position) });
    this.renewal.later();
  }

  private moved({ textEditor, selections, kind }: vscode.TextEditorSelectionChangeEvent): void {
    const { document } = textEditor;
    const cursor = selections[0]?.active;
    if (!isSource(document) || cursor === undefined) {
      return;
    }
    const uri = document.uri.toString();
    const isShown = this.drawn?.uri === uri;
    const isInside = isShown && this.drawn?.range.contains(cursor) === true;
    if (!this.isPinned) {
      this.keep({ ...this.kept, uri, position: cursor });
      if (!isInside) {
        this.renewal.later();
      }
    }
    if (isShown) {
      // Typing moves the cursor without saying that it was the keyboard.
      const isMoved = kind !== undefined && kind !== vscode.TextEditorSelectionChangeKind.Command;
      this.sendCursor(isInside && isMoved, cursor);
    }
  }

  /** Ask for the picture of the text as it is now, and draw it. */
  private async renew(): Promise<void> {
    if (!this.isReady) {
      return;
    }
    this.question.cancel();
    this.question = new vscode.CancellationTokenSource();
    const { question } = this;
    try {
      // A file that nobody has open is not known to the server.
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(this.kept.uri));
      const { uri, position } = this.kept;
      const found = await this.server.sendRequest<Picture | null>(
        PICTURE,
        { textDocument: { uri: document.uri.toString() }, position },
        question.token,
      );
      if (question.token.isCancellationRequested) {
        return;
      }
      if (found === undefined) {
        this.say("The language server does not run.");
      } else {
        await this.draw(uri, found, question.token);
      }
    } catch (error) {
      this.say(reasonOf(error));
    }
  }

  private async draw(uri: string, found: Picture | null, token: vscode.CancellationToken): Promise<void> {
    const before = this.drawn;
    if (found === null) {
      this.say(before === undefined ? "There is no function at the cursor." : "");
      return;
    }
    const isOther = before?.uri !== uri || before.function !== found.function;
    if (found.refusal !== "" && before !== undefined && !isOther && hasErrors(uri, found)) {
      this.say("As it was before the text had errors.");
      return;
    }
    if (found.dot !== before?.dot || isOther) {
      const answer = await this.layout.draw(found.dot);
      if (token.isCancellationRequested) {
        return;
      }
      if (answer.problem !== "") {
        this.say(`The graph could not be drawn: ${answer.problem}.`);
        return;
      }
      const [svg, { title, dot }] = [svgElement(answer.svg), found];
      this.drawn = { uri, function: found.function, title, range: rangeOf(found), dot, svg };
      this.panel.title = `Ownership graph of ${title}`;
      this.sendCursor(false);
      this.sendPicture(this.drawn, isOther);
    }
    this.say("");
  }

  private sendPicture({ svg, title, uri }: Drawn, isOther: boolean): void {
    this.send({ kind: "picture", svg, title, file: nameOf(vscode.Uri.parse(uri)), isOther });
  }

  private sendCursor(isMoved: boolean, cursor?: vscode.Position): void {
    const uri = this.drawn?.uri;
    const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    this.send({ kind: "cursor", place: cursor ?? editor?.selection.active, isMoved });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.send({ kind: "keep", kept });
  }

  private say(text: string): void {
    this.note = text;
    this.send({ kind: "note", text });
  }

  private send(message: ToPage): void {
    if (this.isReady) {
      void this.panel.webview.postMessage(message);
    }
  }
}

function rangeOf({ range: { start, end } }: Picture): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

/** Whether the function has errors, so that it is being written just now. */
function hasErrors(uri: string, picture: Picture): boolean {
  const range = rangeOf(picture);
  const found = vscode.languages.getDiagnostics(vscode.Uri.parse(uri));
  const isError = ({ severity }: vscode.Diagnostic): boolean => severity === vscode.DiagnosticSeverity.Error;
  return found.some((diagnostic) => isError(diagnostic) && diagnostic.range.intersection(range) !== undefined);
}
