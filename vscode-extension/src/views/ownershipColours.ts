/**
 * Colours of buffers by who owns them, as decorations of what is visible. Who does comes with the semantic tokens. Their
 * own colours would not do: an extension's defaults for those cannot tell a light theme from a dark one.
 */
import * as vscode from "vscode";
import type { Server } from "../server";
import { debounced } from "./debounced";
import { isSource } from "./editors";
import { type Kind, KINDS, mergedLines, Reader, type TokenData, withEdits } from "./tokens";

/** Lines around what is visible that have their colours already when somebody scrolls. */
const AROUND = 60;
const PAUSE = 40;

/** Never by colour alone: some cannot tell green from red, and some print. */
const STYLES: Record<Kind, vscode.DecorationRenderOptions> = {
  owned: { color: new vscode.ThemeColor("pydealloc.ownedForeground"), fontWeight: "bold" },
  borrowed: { color: new vscode.ThemeColor("pydealloc.borrowedForeground"), fontStyle: "italic" },
  maybe: {
    color: new vscode.ThemeColor("pydealloc.maybeOwnedForeground"),
    fontWeight: "bold",
    textDecoration: "underline dashed 1px; text-underline-offset: 3px",
  },
  freed: {
    color: new vscode.ThemeColor("pydealloc.freedForeground"),
    textDecoration: "underline dotted 2px; text-underline-offset: 3px",
  },
  copied: {
    color: new vscode.ThemeColor("pydealloc.copiedForeground"),
    textDecoration: "underline double 1px; text-underline-offset: 3px",
  },
};

/** `version`: of the document that `data` is about. `isWhole`: whether it is about all of it. */
interface Known {
  readonly version: number;
  readonly resultId: string | undefined;
  readonly data: TokenData;
  readonly isWhole: boolean;
}

export class OwnershipColours implements vscode.Disposable {
  private readonly server: Server;
  private readonly types: Record<Kind, vscode.TextEditorDecorationType>;
  private readonly disposables: vscode.Disposable[];
  private readonly known = new Map<string, Known>();
  private readonly painting = debounced(() => this.paintAll(), PAUSE);
  private isOn = false;
  private reader: Reader | undefined;

  constructor(server: Server) {
    this.server = server;
    const make = (kind: Kind): vscode.TextEditorDecorationType =>
      vscode.window.createTextEditorDecorationType({
        ...STYLES[kind],
        rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
      });
    this.types = {
      owned: make("owned"),
      borrowed: make("borrowed"),
      maybe: make("maybe"),
      freed: make("freed"),
      copied: make("copied"),
    };
    this.disposables = [
      ...Object.values(this.types),
      this.painting,
      vscode.window.onDidChangeTextEditorVisibleRanges(() => this.painting.later()),
      vscode.window.onDidChangeVisibleTextEditors(() => this.painting.later()),
      vscode.workspace.onDidCloseTextDocument((document) => this.known.delete(document.uri.toString())),
      server.onStatus(({ state }) => {
        if (state !== "running") {
          this.reader = undefined;
          this.known.clear();
        }
      }),
    ];
    this.listen();
  }

  set isShown(shown: boolean) {
    this.isOn = shown;
    this.painting.now();
  }

  dispose(): void {
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private listen(): void {
    const { middleware } = this.server;
    middleware.provideDocumentSemanticTokens = async (document, token, next) => {
      const { version } = document;
      const tokens = await next(document, token);
      if (tokens != null) {
        this.learn(document, { version, resultId: tokens.resultId, data: tokens.data, isWhole: true });
      }
      return tokens;
    };
    middleware.provideDocumentSemanticTokensEdits = async (document, previousResultId, token, next) => {
      const { version } = document;
      const tokens = await next(document, previousResultId, token);
      if (tokens == null) {
        return tokens;
      }
      if ("data" in tokens) {
        this.learn(document, { version, resultId: tokens.resultId, data: tokens.data, isWhole: true });
        return tokens;
      }
      const before = this.known.get(document.uri.toString());
      if (before?.resultId === previousResultId) {
        const data = withEdits(before.data, tokens.edits);
        this.learn(document, { version, resultId: tokens.resultId, data, isWhole: true });
      }
      return tokens;
    };
    middleware.provideDocumentRangeSemanticTokens = async (document, range, token, next) => {
      const { version } = document;
      const tokens = await next(document, range, token);
      if (tokens != null && this.known.get(document.uri.toString())?.isWhole !== true) {
        this.learn(document, { version, resultId: undefined, data: tokens.data, isWhole: false });
      }
      return tokens;
    };
  }

  private learn(document: vscode.TextDocument, known: Known): void {
    if (isSource(document) && !document.isClosed) {
      this.known.set(document.uri.toString(), known);
      this.painting.later();
    }
  }

  private paintAll(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      if (isSource(editor.document)) {
        this.paint(editor);
      }
    }
  }

  private paint(editor: vscode.TextEditor): void {
    if (!this.isOn) {
      KINDS.forEach((kind) => editor.setDecorations(this.types[kind], []));
      return;
    }
    const known = this.known.get(editor.document.uri.toString());
    const reader = this.readerOfTokens();
    // After an edit the editor moves what is painted, and the next tokens are on their way.
    if (known === undefined || reader === undefined || known.version !== editor.document.version) {
      return;
    }
    const visible = editor.visibleRanges.map(({ start, end }) => ({ first: start.line, last: end.line }));
    // An editor that has just been opened does not know yet what can be seen of it.
    const lines = visible.length > 0 ? visible : [{ first: 0, last: AROUND }];
    const found = reader.within(known.data, mergedLines(lines, AROUND));
    for (const kind of KINDS) {
      const ranges = found[kind].map(
        ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character),
      );
      editor.setDecorations(this.types[kind], ranges);
    }
  }

  private readerOfTokens(): Reader | undefined {
    const legend = this.server.client?.initializeResult?.capabilities.semanticTokensProvider?.legend;
    this.reader ??= legend === undefined ? undefined : new Reader(legend);
    return this.reader;
  }
}
