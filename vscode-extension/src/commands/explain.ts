/** "Explain This Buffer": the lifetime of the buffer at the cursor, as a page beside the text. */
import * as vscode from "vscode";
import type { Server } from "../server";
import { reporting, unanswered, wantedEditor } from "../views/editors";
import { StoryPanel } from "../views/storyPanel";
import type { KeptStory } from "../views/storyMessages";

const TYPE = "pydealloc.story";
const WHAT = "Explain this buffer";

export function registerExplain(context: vscode.ExtensionContext, server: Server): void {
  const folder = vscode.Uri.joinPath(context.extensionUri, "dist");
  const icon = (kind: string): vscode.Uri => vscode.Uri.joinPath(context.extensionUri, "icons", `story-${kind}.svg`);
  let shown: StoryPanel | undefined;
  const show = (panel: vscode.WebviewPanel, kept: KeptStory): StoryPanel => {
    panel.iconPath = { light: icon("light"), dark: icon("dark") };
    const story = new StoryPanel(panel, folder, server, kept);
    panel.onDidDispose(() => {
      story.dispose();
      shown = shown === story ? undefined : shown;
    });
    return story;
  };
  const explain = async (): Promise<void> => {
    const editor = wantedEditor();
    if (editor === undefined) {
      return;
    }
    const kept = { uri: editor.document.uri.toString(), position: editor.selection.active };
    const found = await StoryPanel.ask(server, kept);
    if (found === undefined) {
      await unanswered();
    } else if (found === null) {
      void vscode.window.showInformationMessage("No buffer and no tensor at the cursor.");
    } else if (shown !== undefined) {
      shown.tell(kept, found);
    } else {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      shown = show(vscode.window.createWebviewPanel(TYPE, "Explanation", column), kept);
    }
  };
  const revive = (panel: vscode.WebviewPanel, state: unknown): Promise<void> => {
    if (typeof state === "object" && state !== null && "uri" in state) {
      shown = show(panel, state as KeptStory);
    } else {
      panel.dispose();
    }
    return Promise.resolve();
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.explain", () => reporting(WHAT, explain)),
    vscode.window.registerWebviewPanelSerializer(TYPE, { deserializeWebviewPanel: revive }),
    new vscode.Disposable(() => shown?.dispose()),
  );
}
