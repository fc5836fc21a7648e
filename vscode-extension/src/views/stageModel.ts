/** What the passes of the pipeline make of one file, asked of the server again whenever it may be something else. */
import * as vscode from "vscode";
import { reasonOf } from "../log";
import type { Server } from "../server";
import { debounced } from "./debounced";
import { isSource } from "./editors";
import { type Stage, STAGE, STAGE_SCHEME, type Stages, STAGES, type StageText } from "./protocol";
import { countChangedLines, type LineCounts } from "./texts";

/** Milliseconds: of a file that takes long, as long as it takes, within these bounds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [400, 5000];
/** Characters; the lines that a pass changes are counted in files up to there. */
const MOST_COUNTED = 400_000;
const NONE: Stages = { stages: [], refusal: "", left: "" };

/** Follows the file of the active editor while `isWanted`. */
export class StageModel implements vscode.Disposable {
  private readonly server: Server;
  private readonly emitter = new vscode.EventEmitter<void>();
  private readonly renewal = debounced(() => void this.renew(), () => this.pause);
  private readonly disposables: vscode.Disposable[];
  private document: vscode.TextDocument | undefined;
  private found: Stages = NONE;
  private counts = new Map<number, LineCounts>();
  private isOld = true;
  private pause = SHORTEST_PAUSE;
  private wanted = false;
  /** Of the newest question: the answer to an older one comes too late. */
  private question = new vscode.CancellationTokenSource();

  /** Told when there is something else to show. */
  readonly onChange = this.emitter.event;

  constructor(server: Server) {
    this.server = server;
    this.disposables = [
      this.emitter,
      this.renewal,
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (event.document === this.document && event.contentChanges.length > 0) {
          this.outdate();
        }
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (document === this.document) {
          this.target(undefined);
        }
      }),
      server.onStatus(({ state, quiescent }) => {
        if (state === "running" && quiescent && this.isOld) {
          this.renewal.later();
        }
      }),
    ];
    this.follow(vscode.window.activeTextEditor);
  }

  get source(): vscode.TextDocument | undefined {
    return this.document;
  }

  get stages(): readonly Stage[] {
    return this.found.stages;
  }

  get refusal(): string {
    return this.found.refusal;
  }

  get left(): string {
    return this.found.left;
  }

  countsOf(stage: Stage): LineCounts | undefined {
    return this.counts.get(stage.number);
  }

  /** Whether anybody looks: as long as nobody does, nothing is asked. */
  set isWanted(wanted: boolean) {
    this.wanted = wanted;
    if (wanted && this.isOld) {
      this.renewal.later();
    }
  }

  /** Make sure that the stages are those of `document` as it is; false where the server does not run. */
  async load(document: vscode.TextDocument): Promise<boolean> {
    this.target(document);
    if (this.isOld) {
      this.renewal.dispose();
      await this.ask();
    }
    return !this.isOld || this.server.status.state === "running";
  }

  dispose(): void {
    this.question.cancel();
    vscode.Disposable.from(...this.disposables).dispose();
  }

  private follow(editor: vscode.TextEditor | undefined): void {
    const document = editor?.document;
    if (document !== undefined && isSource(document)) {
      this.target(document);
    } else if (document?.uri.scheme === STAGE_SCHEME) {
      const source = sourceOf(document.uri);
      this.target(vscode.workspace.textDocuments.find((open) => open.uri.toString() === source) ?? this.document);
    }
  }

  private target(document: vscode.TextDocument | undefined): void {
    if (document === this.document) {
      return;
    }
    this.document = document;
    this.found = NONE;
    this.counts.clear();
    this.outdate();
    this.emitter.fire();
  }

  private outdate(): void {
    this.isOld = true;
    if (this.wanted) {
      this.renewal.later();
    }
  }

  private async renew(): Promise<void> {
    if (this.wanted && this.isOld && this.server.status.state === "running") {
      try {
        await this.ask();
      } catch (error) {
        this.found = { ...NONE, refusal: reasonOf(error) };
        this.emitter.fire();
      }
    }
  }

  private async ask(): Promise<void> {
    this.question.cancel();
    this.question = new vscode.CancellationTokenSource();
    const { document, question } = this;
    if (document === undefined) {
      return;
    }
    this.isOld = false;
    const began = performance.now();
    const found = await this.server.sendRequest<Stages>(STAGES, { uri: document.uri.toString() }, question.token);
    if (question !== this.question) {
      return;
    }
    if (found === undefined) {
      this.isOld = true;
      return;
    }
    this.pause = Math.max(SHORTEST_PAUSE, Math.min(LONGEST_PAUSE, performance.now() - began));
    const isSame = JSON.stringify(found) === JSON.stringify(this.found);
    this.found = found;
    if (!isSame) {
      this.emitter.fire();
    }
    if (document.getText().length <= MOST_COUNTED) {
      // Nobody waits for it: the list is there without.
      void this.count(document, found, question.token).catch(() => undefined);
    }
  }

  /** How many lines each pass changes. The texts are those that the diffs show, so the server has them. */
  private async count(document: vscode.TextDocument, found: Stages, token: vscode.CancellationToken): Promise<void> {
    const counts = new Map<number, LineCounts>();
    let before = document.getText();
    for (const stage of found.stages.filter(({ changed }) => changed)) {
      const answer = await this.server.sendRequest<StageText>(STAGE, { uri: stage.uri }, token);
      if (answer === undefined || token.isCancellationRequested) {
        return;
      }
      const counted = countChangedLines(before, answer.text);
      if (counted !== undefined) {
        counts.set(stage.number, counted);
      }
      before = answer.text;
    }
    this.counts = counts;
    this.emitter.fire();
  }
}

/** The file that a stage, or the output of its commands, belongs to. */
export function sourceOf(uri: vscode.Uri): string {
  return vscode.Uri.parse(uri.query, false).toString();
}
