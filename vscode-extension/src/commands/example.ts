/** "Open an Example": a small program to try things on, in a file of the extension's own. */
import * as vscode from "vscode";
import { reporting } from "../views/editors";

const NAME = "example.mlir";

export function registerExample(context: vscode.ExtensionContext): void {
  const [original, copy] = [
    vscode.Uri.joinPath(context.extensionUri, "walkthrough", NAME),
    vscode.Uri.joinPath(context.globalStorageUri, NAME),
  ];
  const open = async (): Promise<void> => {
    const isOpen = vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === copy.toString());
    if (!isOpen) {
      // Not a document without a file: closing that asks whether to save it.
      await vscode.workspace.fs.writeFile(copy, await vscode.workspace.fs.readFile(original));
    }
    // Beside the walkthrough, from which it is mostly opened, and where any other page is shown.
    const { activeTextEditor, tabGroups } = vscode.window;
    const isPage = activeTextEditor === undefined && tabGroups.activeTabGroup.activeTab !== undefined;
    await vscode.window.showTextDocument(copy, {
      viewColumn: isPage ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active,
    });
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.openExample", () => reporting("Open an example", open)),
  );
}
