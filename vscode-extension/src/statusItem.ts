/** The item in the status bar that says how the server is, while MLIR is shown; a click opens the menu. */
import * as vscode from "vscode";
import { LANGUAGE } from "./documents";
import { MENU_COMMAND } from "./menu";
import type { Server } from "./server";
import type { ServerStatus } from "./status";

export function registerStatusItem(context: vscode.ExtensionContext, server: Server): void {
  const item = vscode.window.createStatusBarItem("pydealloc.status", vscode.StatusBarAlignment.Right, 90);
  item.name = "MLIR Ownership";
  item.command = MENU_COMMAND;
  const update = (): void => {
    const look = lookOf(server.status);
    item.text = `$(${look.icon}) Ownership`;
    item.backgroundColor = look.colour === undefined ? undefined : new vscode.ThemeColor(look.colour);
    item.tooltip = new vscode.MarkdownString().appendText(`${look.says}\n\nClick for the menu.`);
    item.accessibilityInformation = { label: look.says, role: "button" };
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

interface Look {
  readonly icon: string;
  readonly says: string;
  readonly colour?: string;
}

/** What the item looks like; `says` is a sentence for people. */
export function lookOf(status: ServerStatus): Look {
  const { state, health, quiescent, message } = status;
  switch (state) {
    case "stopped":
      return { icon: "circle-slash", says: "The language server is stopped." };
    case "starting":
      return { icon: "loading~spin", says: "The language server is starting." };
    case "restarting":
      return { icon: "sync~spin", says: `${message} It is started again.`, colour: WARNING };
    case "failed":
      return { icon: "error", says: message, colour: "statusBarItem.errorBackground" };
    case "running":
      if (health !== "ok") {
        const says = message === "" ? "Not everything works." : `Degraded: ${message}.`;
        return { icon: quiescent ? "warning" : "loading~spin", says, colour: WARNING };
      }
      return quiescent
        ? { icon: "check", says: message === "" ? "Ready: everything is analysed." : message }
        : { icon: "loading~spin", says: message === "" ? "Analysing." : message };
  }
}

const WARNING = "statusBarItem.warningBackground";
