/** The item in the status bar with the state of the server, while MLIR is shown; a click opens the menu. */
import * as vscode from "vscode";
import { LANGUAGE } from "./documents";
import { MENU_COMMAND } from "./menu";
import type { Server } from "./server";
import { lookOf } from "./status";

export function registerStatusItem(context: vscode.ExtensionContext, server: Server): void {
  const item = vscode.window.createStatusBarItem("pydealloc.status", vscode.StatusBarAlignment.Right, 90);
  item.name = "MLIR Ownership";
  item.command = MENU_COMMAND;
  const update = (): void => {
    const look = lookOf(server.status);
    item.text = `$(${look.icon}) Ownership`;
    item.backgroundColor = look.colour === undefined ? undefined : new vscode.ThemeColor(look.colour);
    item.tooltip = new vscode.MarkdownString().appendText(`${look.text}\n\nClick for the menu.`);
    item.accessibilityInformation = { label: look.text, role: "button" };
    if (isShown()) {
      item.show();
    } else {
      item.hide();
    }
  };
  context.subscriptions.push(
    item,
    server.onStatus(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.window.onDidChangeVisibleTextEditors(update),
  );
  update();
}

function isShown(): boolean {
  return vscode.window.visibleTextEditors.some((editor) => editor.document.languageId === LANGUAGE);
}
