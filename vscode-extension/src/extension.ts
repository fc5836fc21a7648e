/** What VS Code calls: puts everything together, and takes it apart again. */
import * as vscode from "vscode";
import { makeLogs } from "./log";
import { Server } from "./server";
import { registerViews } from "./views/register";

let server: Server | undefined;

export function activate(context: vscode.ExtensionContext): void {
  const logs = makeLogs();
  server = new Server(context, logs);
  context.subscriptions.push(logs, server);
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.restart", () => server?.restart()),
    vscode.commands.registerCommand("pydealloc.showOutput", () => logs.output.show()),
  );
  registerViews(context, server);
  void server.start();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = undefined;
}
