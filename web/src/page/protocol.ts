/** Monaco's client of the protocol, connected to the server: it sees the program alone, and findings come by themselves. */
import { MonacoLspClient } from "../../node_modules/monaco-editor/esm/external/monaco-lsp-client/out/index.js";
import { monaco } from "./monaco.ts";
import type { Message, Server } from "./server.ts";

/** In small letters: Monaco's client compares so. No file of anybody's: there is a folder of this name in the worker alone. */
export const PROGRAM = "file:///playground/program.mlir";
const COMMAND = "workspace/executeCommand";

type Fields = Record<string, unknown>;
type Listener = (message: never) => void;

/** What is between Monaco's client and the server. */
class Transport {
  readonly state = { value: { state: "open" as const }, onChange: () => ({ dispose: () => undefined }) };
  private readonly server: Server;
  private readonly initialized: () => void;
  private listener: ((message: Message) => void) | undefined;
  private first: Message["id"];

  constructor(server: Server, initialized: () => void) {
    this.server = server;
    this.initialized = initialized;
    server.onMessage = (message) => this.receive(message);
  }

  setListener(listener: Listener | undefined): void {
    this.listener = listener as ((message: Message) => void) | undefined;
  }

  async send(message: Message): Promise<void> {
    const params = message.params as Fields | undefined;
    const document = params?.["textDocument"] as { readonly uri?: string } | undefined;
    if (message.method === "initialize") {
      this.first = message.id;
      this.server.send({ ...message, params: { ...params, ...STARTING, capabilities: capabilities(params?.["capabilities"]) } });
    } else if (document?.uri === undefined || document.uri === PROGRAM) {
      this.server.send(message);
    } else if (message.id !== undefined) {
      // A result has no server; whoever asks finds nothing.
      this.listener?.({ jsonrpc: "2.0", id: message.id, result: null });
    }
    return Promise.resolve();
  }

  private receive(message: Message): void {
    if (message.id === this.first && message.method === undefined && message.result !== undefined) {
      const result = message.result as { readonly capabilities: Fields };
      // Findings that are asked for would come half a second later.
      const has = without(result.capabilities, "diagnosticProvider");
      this.listener?.({ ...message, result: { ...result, capabilities: has } });
      this.initialized();
    } else if (message.method === "workspace/applyEdit") {
      applyEdit((message.params as { readonly edit: WorkspaceEdit }).edit);
      this.server.send({ id: message.id ?? null, result: { applied: true } });
    } else if (message.method === "workspace/inlayHint/refresh" || message.method === "workspace/semanticTokens/refresh") {
      this.server.send({ id: message.id ?? null, result: null });
      refresh();
    } else if (message.method?.startsWith("window/") === true && message.id === undefined) {
      console.info((message.params as { readonly message?: string }).message);
    } else {
      this.listener?.(message);
    }
  }

  toString(): string {
    return "the server in its worker";
  }
}

const STARTING = {
  clientInfo: { name: "playground" },
  initializationOptions: { pydealloc: { diagnostics: { hints: true } } },
};

function capabilities(known: unknown): Fields {
  const { textDocument, ...rest } = known as { readonly textDocument: Fields };
  const workspace = { applyEdit: true, inlayHint: { refreshSupport: true } };
  return { ...rest, textDocument: without(textDocument, "diagnostic"), workspace };
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** Connects Monaco's features to the server; resolves when it has answered. */
export async function connect(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const transport = new Transport(server, resolve);
    new MonacoLspClient(transport as unknown as ConstructorParameters<typeof MonacoLspClient>[0]);
  });
  for (const command of ["pydealloc.insertDeallocations"]) {
    monaco.editor.registerCommand(command, (_accessor, ...given: unknown[]) => {
      void server.request(COMMAND, { command, arguments: given });
    });
  }
}

// --- Edits of the server

interface TextEdit {
  readonly range: { readonly start: Position; readonly end: Position };
  readonly newText: string;
}

interface Position {
  readonly line: number;
  readonly character: number;
}

export interface WorkspaceEdit {
  readonly changes?: Readonly<Record<string, readonly TextEdit[]>>;
  readonly documentChanges?: readonly { readonly textDocument: { readonly uri: string }; readonly edits: readonly TextEdit[] }[];
}

/** The edits of the program, of all that there are. */
export function editsOf(edit: WorkspaceEdit): monaco.editor.IIdentifiedSingleEditOperation[] {
  const changed = edit.documentChanges?.filter(({ textDocument }) => textDocument.uri === PROGRAM).flatMap(({ edits }) => edits);
  return (changed ?? edit.changes?.[PROGRAM] ?? []).map(({ range: { start, end }, newText }) => ({
    range: new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1),
    text: newText,
  }));
}

/** As one step of the history. */
export function applyEdit(edit: WorkspaceEdit): void {
  const model = monaco.editor.getModel(monaco.Uri.parse(PROGRAM));
  model?.pushStackElement();
  model?.pushEditOperations([], editsOf(edit), () => null);
  model?.pushStackElement();
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Monaco asks for hints again when a provider says that it has others: this one has none, and says so. */
const hints = new monaco.Emitter<void>();
monaco.languages.registerInlayHintsProvider("mlir", {
  onDidChangeInlayHints: hints.event,
  provideInlayHints: () => ({ hints: [], dispose: () => undefined }),
});

function refresh(): void {
  clearTimeout(refreshing);
  refreshing = setTimeout(() => hints.fire(), 20);
}
