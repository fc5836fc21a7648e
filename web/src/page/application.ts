/** The program, the settings, and the tab that is shown: keeps that up to date. */
import { findings } from "./editor.ts";
import { element } from "./elements.ts";
import type { First } from "./first.ts";
import { monaco } from "./monaco.ts";
import { Outputs } from "./output.ts";
import type { Server } from "./server.ts";
import { DEFAULTS, type Settings, type Tab } from "./settings.ts";
import { Tabs } from "./tabs.ts";
import { ExplainView } from "./views/explain.ts";
import { FixesView } from "./views/fixes.ts";
import { MemoryTab } from "./views/memory.ts";
import { LifetimesView, PictureView } from "./views/picture.ts";
import { PipelineForm } from "./views/pipelineForm.ts";
import { ProblemsView } from "./views/problems.ts";
import { ResultView } from "./views/result.ts";
import { StagesView } from "./views/stages.ts";
import { type Playground, textOf, type View } from "./views/view.ts";

/** Milliseconds after the last key, and after the last move of the cursor. */
const [AFTER_KEY, AFTER_MOVE] = [300, 120];

export class Application implements Playground {
  readonly server: Server;
  readonly editor: monaco.editor.IStandaloneCodeEditor;
  readonly output = new Outputs();
  settings: Settings;
  private readonly form = new PipelineForm((settings) => this.change(settings));
  private readonly result = new ResultView(this.form.element);
  private readonly views: Readonly<Record<Tab, View>>;
  private readonly tabs: Tabs;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Each update has the next number: what an older one brings is not wanted. */
  private number = 0;
  private hasBegun = false;

  /** `folder`: the URL of the page's folder, with a slash at its end. */
  constructor(server: Server, editor: monaco.editor.IStandaloneCodeEditor, settings: Settings, folder: string) {
    this.server = server;
    this.editor = editor;
    this.settings = settings;
    this.views = {
      result: this.result,
      stages: new StagesView(),
      picture: new PictureView(folder),
      lifetimes: new LifetimesView(),
      memory: new MemoryTab(),
      explain: new ExplainView(),
      fixes: new FixesView(),
      problems: new ProblemsView(),
    };
    this.tabs = new Tabs(element("views"), this.views, (tab) => this.change({ tab }));
    this.form.show(settings);
    this.tabs.show(settings.tab);
    editor.onDidChangeModelContent(() => this.later(AFTER_KEY));
    editor.onDidChangeCursorSelection(() => {
      if (this.views[this.settings.tab].followsCursor) {
        this.later(AFTER_MOVE);
      }
    });
    monaco.editor.onDidChangeMarkers(() => this.countProblems());
    monaco.editor.registerCommand("pydealloc.showStages", () => this.change({ tab: "stages" }));
  }

  /** What is known before the server answers. */
  showFirst(first: First): void {
    if (textOf(this) === first.text && JSON.stringify(this.settings) === JSON.stringify(DEFAULTS)) {
      this.result.put(this, first.text, { status: 0, output: first.result, errors: "", files: {} });
    }
  }

  /** The server answers now. */
  begin(): void {
    this.hasBegun = true;
    clearTimeout(this.timer);
    void this.update().then(async () => this.offerPasses());
  }

  /** All passes are imported for it, so that nothing waits for it. */
  private async offerPasses(): Promise<void> {
    const { output } = await this.server.command(["--list-passes"], {});
    const [known = ""] = output.split("\n\n");
    this.form.offer(known.split("\n").flatMap((line) => /^\S+/.exec(line) ?? []));
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    this.form.show(this.settings);
    this.tabs.show(this.settings.tab);
    this.later(0);
  }

  findings(): readonly monaco.editor.IMarker[] {
    return findings(this.editor);
  }

  say(words: string): void {
    element("status").textContent = words;
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.update(), pause);
  }

  private async update(): Promise<void> {
    if (!this.hasBegun) {
      return;
    }
    const number = ++this.number;
    try {
      await this.views[this.settings.tab].update(this, () => number === this.number);
    } catch (error) {
      // The program was changed while the answer was made: the next update is on its way.
      console.info(error);
    }
  }

  private countProblems(): void {
    const serious = this.findings().filter(({ severity }) => severity >= monaco.MarkerSeverity.Warning).length;
    this.tabs.count("problems", serious);
    if (this.settings.tab === "problems") {
      this.later(0);
    }
  }
}
