/** "Show Pipeline Stages": a list of the passes, and the diffs of what each of them makes of the file. */
import * as vscode from "vscode";
import { placeOf } from "../commands/insert";
import type { Server } from "../server";
import { isSource, nameOf, reporting, reveal, unanswered, wantedEditor } from "./editors";
import { type Stage, STAGE_SCHEME } from "./protocol";
import { sourceOf, StageModel } from "./stageModel";

const VIEW = "pydealloc.stagesView";
const ITEM_SCHEME = "pydealloc-stage-item";
const WHAT = "Pipeline stages";

export function registerStages(context: vscode.ExtensionContext, server: Server): void {
  const model = new StageModel(server);
  const tree = new StageTree(model);
  const view = vscode.window.createTreeView(VIEW, { treeDataProvider: tree });
  const diffs = new StageDiffs(model, view);
  const command = (name: string, work: (argument: unknown) => Promise<void>): vscode.Disposable =>
    vscode.commands.registerCommand(name, (argument: unknown) => reporting(WHAT, () => work(argument)));
  const describe = (): void => {
    view.description = model.source === undefined ? "" : nameOf(model.source.uri);
    view.message = messageOf(model);
    void vscode.commands.executeCommand("setContext", "pydealloc.stagesFile", model.source !== undefined);
    tree.changed();
  };
  context.subscriptions.push(
    model,
    tree,
    view,
    model.onChange(describe),
    view.onDidChangeVisibility(({ visible }) => {
      model.isWanted = visible;
    }),
    vscode.window.registerFileDecorationProvider({ provideFileDecoration: greyed }),
    vscode.window.tabGroups.onDidChangeTabs(() => diffs.select()),
    command("pydealloc.stages", (argument) => diffs.begin(argument)),
    command("pydealloc.openStage", (argument) => diffs.open(argument, true)),
    command("pydealloc.nextStage", () => diffs.step(1)),
    command("pydealloc.previousStage", () => diffs.step(-1)),
    command("pydealloc.stageAgainstSource", () => diffs.compareWith("source")),
    command("pydealloc.stageAgainstPrevious", () => diffs.compareWith("previous")),
    command("pydealloc.showRefusal", () => showRefusal(model)),
  );
  model.isWanted = view.visible;
  describe();
}

/** A stage, or the place behind the last one where the pipeline stops. */
type Node = Stage | "refusal";

class StageTree implements vscode.TreeDataProvider<Node>, vscode.Disposable {
  private readonly model: StageModel;
  private readonly emitter = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.emitter.event;

  constructor(model: StageModel) {
    this.model = model;
  }

  changed(): void {
    this.emitter.fire();
  }

  getChildren(node?: Node): Node[] {
    if (node !== undefined || this.model.source === undefined) {
      return [];
    }
    return [...this.model.stages, ...(this.model.refusal === "" ? [] : ["refusal" as const])];
  }

  /** Asked for to select one of them: all are at the root. */
  getParent(): undefined {
    return undefined;
  }

  getTreeItem(node: Node): vscode.TreeItem {
    return node === "refusal" ? this.refusal() : this.stage(node);
  }

  dispose(): void {
    this.emitter.dispose();
  }

  private stage(stage: Stage): vscode.TreeItem {
    const counts = this.model.countsOf(stage);
    const lines = !stage.changed || counts === undefined ? "" : `+${counts.added} −${counts.removed}`;
    // Names may be longer than the list is wide: what is cut is their end.
    const item = new vscode.TreeItem([stage.number, lines, stage.pass].filter((part) => part !== "").join("  "));
    item.id = String(stage.number);
    item.contextValue = "stage";
    item.iconPath = stage.changed
      ? new vscode.ThemeIcon("circle-filled", new vscode.ThemeColor("charts.blue"))
      : new vscode.ThemeIcon("circle-outline", new vscode.ThemeColor("disabledForeground"));
    item.resourceUri = vscode.Uri.from({ scheme: ITEM_SCHEME, path: stage.changed ? "/changed" : "/same" });
    if (!stage.changed) {
      item.description = "no change";
      item.tooltip = `${stage.pass} changes nothing`;
    } else if (counts !== undefined) {
      item.tooltip = `${stage.pass}: ${counts.added} lines added, ${counts.removed} removed`;
    } else {
      item.tooltip = `${stage.pass} changes the file`;
    }
    item.accessibilityInformation = { label: `pass ${stage.number}, ${item.tooltip}` };
    item.command = { title: "Show", command: "pydealloc.openStage", arguments: [stage] };
    return item;
  }

  private refusal(): vscode.TreeItem {
    const item = new vscode.TreeItem(this.model.refusal);
    item.id = "refusal";
    item.iconPath = new vscode.ThemeIcon("error", new vscode.ThemeColor("list.errorForeground"));
    const words = `Pipeline stopped: ${this.model.refusal}`;
    item.tooltip = words;
    item.accessibilityInformation = { label: words };
    item.command = { title: "Show", command: "pydealloc.showRefusal" };
    return item;
  }
}

type Side = "previous" | "source";

/** The diff that is shown: the one of the active tab. */
class StageDiffs {
  private readonly model: StageModel;
  private readonly view: vscode.TreeView<Node>;
  private side: Side = "previous";

  constructor(model: StageModel, view: vscode.TreeView<Node>) {
    this.model = model;
    this.view = view;
  }

  /** Show the list, and what the first pass that does anything does. */
  async begin(argument: unknown): Promise<void> {
    const document = await documentOf(argument);
    if (document === undefined) {
      return;
    }
    await vscode.commands.executeCommand(`${VIEW}.focus`);
    const isThere = await vscode.window.withProgress({ location: { viewId: VIEW } }, () => this.model.load(document));
    if (!isThere) {
      await unanswered();
      return;
    }
    const first = this.model.stages.find(({ changed }) => changed);
    if (first !== undefined) {
      await this.open(first, false);
    }
  }

  async open(argument: unknown, preserveFocus: boolean): Promise<void> {
    const wanted = argument as Stage | undefined;
    const stage = this.model.stages.find(({ number }) => number === wanted?.number);
    const source = this.model.source;
    if (stage === undefined || source === undefined) {
      return;
    }
    const { stages } = this.model;
    const before = this.side === "source" ? undefined : stages.find(({ number }) => number === stage.number - 1);
    const left = before === undefined ? source.uri : vscode.Uri.parse(before.uri);
    const name = `${nameOf(source.uri)}: ${stage.number} ${stage.pass}`;
    const title = this.side === "source" ? `${name} (against the source)` : name;
    await vscode.commands.executeCommand("vscode.diff", left, vscode.Uri.parse(stage.uri), title, {
      preview: true,
      preserveFocus,
    });
  }

  /** The next pass in that direction which changes something. */
  async step(direction: 1 | -1): Promise<void> {
    const current = this.current();
    const editor = current === undefined ? wantedEditor() : undefined;
    if (editor !== undefined) {
      await this.model.load(editor.document);
    }
    const number = current ?? (direction === 1 ? 0 : Infinity);
    const changing = this.model.stages.filter(({ changed }) => changed);
    const next =
      direction === 1
        ? changing.find((stage) => stage.number > number)
        : changing.reverse().find((stage) => stage.number < number);
    if (next !== undefined) {
      await this.open(next, false);
    } else {
      const where = direction === 1 ? "later" : "earlier";
      vscode.window.setStatusBarMessage(`No ${where} pass changes the file.`, 4000);
    }
  }

  async compareWith(side: Side): Promise<void> {
    this.side = side;
    await vscode.commands.executeCommand("setContext", "pydealloc.stagesAgainst", side);
    const stage = this.model.stages.find(({ number }) => number === this.current());
    if (stage !== undefined) {
      await this.open(stage, false);
    }
  }

  /** Let the list follow the diff that is shown. */
  select(): void {
    const stage = this.model.stages.find(({ number }) => number === this.current());
    if (stage !== undefined && this.view.visible && this.view.selection[0] !== stage) {
      void this.view.reveal(stage, { select: true, focus: false });
    }
  }

  private current(): number | undefined {
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    const uri =
      input instanceof vscode.TabInputTextDiff
        ? input.modified
        : input instanceof vscode.TabInputText
          ? input.uri
          : undefined;
    if (uri?.scheme !== STAGE_SCHEME || sourceOf(uri) !== this.model.source?.uri.toString()) {
      return undefined;
    }
    const number = /^\/(\d+)/.exec(uri.path)?.[1];
    return number === undefined ? undefined : Number(number);
  }
}

/** The file that a lens names, or the one of the active editor. */
async function documentOf(argument: unknown): Promise<vscode.TextDocument | undefined> {
  const uri = typeof argument === "object" && argument !== null && "uri" in argument ? argument.uri : undefined;
  if (typeof uri === "string") {
    return vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  }
  const active = vscode.window.activeTextEditor?.document;
  if (active?.uri.scheme === STAGE_SCHEME) {
    return vscode.workspace.openTextDocument(vscode.Uri.parse(sourceOf(active.uri)));
  }
  return wantedEditor()?.document;
}

function messageOf(model: StageModel): string {
  if (model.refusal !== "") {
    return `Pipeline stopped: ${model.refusal}.`;
  }
  if (model.left !== "") {
    return `${model.left}.`;
  }
  const isIdle = model.stages.length > 0 && model.stages.every(({ changed }) => !changed);
  return isIdle ? "No pass changes this file." : "";
}

async function showRefusal(model: StageModel): Promise<void> {
  const { source } = model;
  const place = source === undefined ? undefined : placeOf(source, model.refusal);
  if (source !== undefined && isSource(source)) {
    await reveal(source.uri, place ?? new vscode.Range(0, 0, 0, 0));
  }
}

function greyed(uri: vscode.Uri): vscode.FileDecoration | undefined {
  return uri.scheme === ITEM_SCHEME && uri.path === "/same"
    ? { color: new vscode.ThemeColor("disabledForeground"), propagate: false }
    : undefined;
}
