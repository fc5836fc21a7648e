/** "Show Memory": the panel that there is, or a new one. */
import * as vscode from "vscode";
import type { Server } from "../../server";
import { reporting, wantedEditor } from "../editors";
import type { KeptMemory } from "./messages";
import { MemoryPanel } from "./panel";

const TYPE = "pydealloc.memory";

export function registerMemory(context: vscode.ExtensionContext, server: Server): void {
  let shown: MemoryPanel | undefined;
  const folder = vscode.Uri.joinPath(context.extensionUri, "dist");
  const fill = (panel: vscode.WebviewPanel, kept: KeptMemory): void => {
    const made = new MemoryPanel(panel, folder, server, kept);
    const icon = (kind: string): vscode.Uri => vscode.Uri.joinPath(context.extensionUri, "icons", `picture-${kind}.svg`);
    panel.iconPath = { light: icon("light"), dark: icon("dark") };
    shown = made;
    panel.onDidDispose(() => {
      made.dispose();
      shown = shown === made ? undefined : shown;
    });
  };
  const show = (): Promise<void> => {
    const editor = wantedEditor();
    if (editor !== undefined && shown !== undefined) {
      shown.panel.reveal(undefined, true);
      shown.follow(editor);
    } else if (editor !== undefined) {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      const panel = vscode.window.createWebviewPanel(TYPE, "Memory", column);
      fill(panel, { uri: editor.document.uri.toString(), position: editor.selection.active, after: "" });
    }
    return Promise.resolve();
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.memory", () => reporting("Memory", show)),
    vscode.window.registerWebviewPanelSerializer(TYPE, {
      deserializeWebviewPanel: (panel, state: unknown) => {
        const kept = (state as { readonly kept?: KeptMemory } | undefined)?.kept;
        if (kept === undefined) {
          panel.dispose();
        } else {
          fill(panel, kept);
        }
        return Promise.resolve();
      },
    }),
  );
}
