/** "Open an Example": a small program to try things on, which belongs to nobody and need not be saved. */
import * as vscode from "vscode";
import { LANGUAGE } from "../documents";
import { reporting } from "../views/editors";

const FILE = ["walkthrough", "example.mlir"] as const;

export function registerExample(context: vscode.ExtensionContext): void {
  let shown: vscode.TextDocument | undefined;
  const open = async (): Promise<void> => {
    if (shown === undefined || shown.isClosed) {
      const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, ...FILE));
      const content = new TextDecoder().decode(bytes);
      shown = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
    }
    // Beside the walkthrough, from which it is mostly opened, and where any other page is shown.
    const { activeTextEditor, tabGroups } = vscode.window;
    const isPage = activeTextEditor === undefined && tabGroups.activeTabGroup.activeTab !== undefined;
    await vscode.window.showTextDocument(shown, isPage ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active);
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.openExample", () => reporting("Open an example", open)),
  );
}
