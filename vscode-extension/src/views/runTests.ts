/** RUN lines as tests: a file is one, with its commands below it. They are run by the server, as everywhere else. */
import * as vscode from "vscode";
import { quietly, runLine, runLinesOf } from "../commands/run";
import { reasonOf } from "../log";
import type { Server } from "../server";
import { isTrusted } from "../trust";
import { debounced } from "./debounced";
import { isSource, nameOf } from "./editors";
import type { Ran, RunLine } from "./protocol";
import { findRunLines, hasRunLines, shortened } from "./runText";

const PAUSE = 500;
const GLOB = "**/*.mlir";
/** Files that are looked through when somebody opens the view. */
const MOST_FILES = 3000;
const AT_ONCE = 16;

export function registerRunTests(context: vscode.ExtensionContext, server: Server): void {
  const tests = new RunTests(server);
  context.subscriptions.push(tests);
}

class RunTests implements vscode.Disposable {
  private readonly server: Server;
  private readonly controller = vscode.tests.createTestController("pydealloc.runLines", "MLIR RUN lines");
  private readonly disposables: vscode.Disposable[];
  private readonly changed = new Set<vscode.TextDocument>();
  private readonly renewal = debounced(() => void this.renew(), PAUSE);

  constructor(server: Server) {
    this.server = server;
    const { controller } = this;
    controller.resolveHandler = (item) => (item === undefined ? this.find() : this.resolve(item));
    controller.refreshHandler = () => this.find();
    controller.createRunProfile(
      "Run",
      vscode.TestRunProfileKind.Run,
      (request, token) => this.run(request, token),
      true,
    );
    const watcher = vscode.workspace.createFileSystemWatcher(GLOB);
    const look = (uri: vscode.Uri): void => void this.lookInto(uri);
    this.disposables = [
      controller,
      watcher,
      this.renewal,
      watcher.onDidCreate(look),
      watcher.onDidChange(look),
      watcher.onDidDelete((uri) => controller.items.delete(uri.toString())),
      vscode.workspace.onDidOpenTextDocument((document) => this.outdate(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.outdate(document)),
      server.onStatus(({ state }) => {
        if (state === "running") {
          vscode.workspace.textDocuments.forEach((document) => this.outdate(document));
        }
      }),
    ];
  }

  dispose(): void {
    vscode.Disposable.from(...this.disposables).dispose();
  }

  // --- What there is

  private outdate(document: vscode.TextDocument): void {
    if (isSource(document)) {
      this.changed.add(document);
      this.renewal.later();
    }
  }

  private async renew(): Promise<void> {
    const documents = [...this.changed].filter(({ isClosed }) => !isClosed);
    this.changed.clear();
    await Promise.all(documents.map((document) => this.read(document)));
  }

  /** The commands of a document that is open, as the server reads them. */
  private async read(document: vscode.TextDocument): Promise<void> {
    const { uri } = document;
    if (!hasRunLines(document.getText())) {
      this.controller.items.delete(uri.toString());
      return;
    }
    if (this.server.status.state !== "running") {
      return;
    }
    const found = await runLinesOf(this.server, uri).catch(() => undefined);
    if (found !== undefined && !document.isClosed) {
      this.fill(this.fileItem(uri), found.lines);
    }
  }

  /** Look through the workspace: only what has RUN lines is a test. */
  private async find(): Promise<void> {
    const files = await vscode.workspace.findFiles(GLOB, undefined, MOST_FILES);
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map((uri) => this.lookInto(uri)));
    }
  }

  private async lookInto(uri: vscode.Uri): Promise<void> {
    const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.toString() === uri.toString());
    if (isOpen) {
      return;
    }
    const text = await readText(uri);
    if (!hasRunLines(text)) {
      this.controller.items.delete(uri.toString());
      return;
    }
    const item = this.fileItem(uri);
    if (item.children.size > 0) {
      this.fill(item, findRunLines(text));
    }
  }

  /** The commands of a file that somebody unfolds. */
  private async resolve(item: vscode.TestItem): Promise<void> {
    const { uri } = item;
    if (uri === undefined || item.parent !== undefined) {
      return;
    }
    const document = vscode.workspace.textDocuments.find((open) => open.uri.toString() === uri.toString());
    if (document !== undefined) {
      await this.read(document);
    } else {
      this.fill(item, findRunLines(await readText(uri)));
    }
  }

  private fileItem(uri: vscode.Uri): vscode.TestItem {
    const { items } = this.controller;
    const known = items.get(uri.toString());
    if (known !== undefined) {
      return known;
    }
    const item = this.controller.createTestItem(uri.toString(), nameOf(uri), uri);
    const folder = vscode.workspace.asRelativePath(uri).split("/").slice(0, -1).join("/");
    item.description = folder;
    item.canResolveChildren = true;
    items.add(item);
    return item;
  }

  /** The n-th command stays the same test, whatever becomes of it. */
  private fill(file: vscode.TestItem, lines: readonly Pick<RunLine, "text" | "range">[]): void {
    const children = lines.map(({ text, range }, number) => {
      const id = `${file.id}#${number}`;
      const child = file.children.get(id) ?? this.controller.createTestItem(id, "", file.uri);
      child.label = shortened(text);
      child.sortText = String(number).padStart(6, "0");
      const { start, end } = range;
      child.range = new vscode.Range(start.line, start.character, end.line, end.character);
      return child;
    });
    file.children.replace(children);
  }

  // --- Running

  private async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (!isTrusted("RUN lines")) {
      return;
    }
    const run = this.controller.createTestRun(request);
    try {
      const files = await this.wanted(request);
      for (const [file, items] of files) {
        items.forEach((item) => run.enqueued(item));
        if (file.uri !== undefined && !token.isCancellationRequested) {
          const { uri } = file;
          await quietly(uri, () => this.runFile(run, uri, items, token));
        }
      }
    } finally {
      run.end();
    }
  }

  /** The commands that are asked for, in their order, by file. */
  private async wanted(request: vscode.TestRunRequest): Promise<Map<vscode.TestItem, vscode.TestItem[]>> {
    const excluded = new Set(request.exclude ?? []);
    const all: vscode.TestItem[] = [];
    if (request.include === undefined) {
      await this.find();
      this.controller.items.forEach((item) => all.push(item));
    }
    const files = new Map<vscode.TestItem, vscode.TestItem[]>();
    for (const item of request.include ?? all) {
      const file = item.parent ?? item;
      if (item.parent === undefined && item.children.size === 0) {
        await this.resolve(item);
      }
      const items = item.parent === undefined ? [...item.children].map(([, child]) => child) : [item];
      const known = files.get(file) ?? [];
      const wanted = items.filter((one) => !excluded.has(one) && !excluded.has(file) && !known.includes(one));
      files.set(file, [...known, ...wanted]);
    }
    return files;
  }

  private async runFile(
    run: vscode.TestRun,
    uri: vscode.Uri,
    items: readonly vscode.TestItem[],
    token: vscode.CancellationToken,
  ): Promise<void> {
    try {
      // The server runs what is open.
      await vscode.workspace.openTextDocument(uri);
      const found = await runLinesOf(this.server, uri, token);
      const file = this.fileItem(uri);
      if (found !== undefined) {
        this.fill(file, found.lines);
      }
      for (const item of items) {
        const line = found?.lines[Number(item.id.slice(file.id.length + 1))];
        if (line === undefined || token.isCancellationRequested) {
          run.skipped(item);
        } else {
          await this.runOne(run, uri, item, line, token);
        }
      }
    } catch (error) {
      items.forEach((item) => run.errored(item, new vscode.TestMessage(reasonOf(error))));
    }
  }

  private async runOne(
    run: vscode.TestRun,
    uri: vscode.Uri,
    item: vscode.TestItem,
    line: RunLine,
    token: vscode.CancellationToken,
  ): Promise<void> {
    const { start, end } = line.range;
    const place = new vscode.Location(uri, new vscode.Range(start.line, start.character, end.line, end.character));
    const message = (text: string): vscode.TestMessage => {
      const told = new vscode.TestMessage(text);
      told.location = place;
      return told;
    };
    if (line.problem !== "") {
      run.errored(item, message(`This command cannot be run here: ${line.problem}.`));
      return;
    }
    run.started(item);
    const began = performance.now();
    let ran: Ran | undefined;
    try {
      ran = await runLine(this.server, uri, line.line, token);
    } catch (error) {
      run.errored(item, message(reasonOf(error)));
      return;
    }
    if (ran === undefined || token.isCancellationRequested) {
      run.skipped(item);
      return;
    }
    run.appendOutput(`${ran.text.replace(/\r?\n/g, "\r\n")}\r\n`, place, item);
    const duration = performance.now() - began;
    if (ran.status === 0) {
      run.passed(item, duration);
    } else if (ran.status === null) {
      // It took too long, or a program could not begin.
      run.errored(item, message(ran.text), duration);
    } else {
      run.failed(item, message(ran.text), duration);
    }
  }
}

/** Empty for what cannot be read, or is no text. */
async function readText(uri: vscode.Uri): Promise<string> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return "";
  }
}
