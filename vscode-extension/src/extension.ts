/** What VS Code calls: puts everything together, and takes it apart again. */
import { BEGAN } from "./began";
import * as vscode from "vscode";
import { registerChanges } from "./changes";
import { registerFailures } from "./failures";
import { makeLogs } from "./log";
import { registerMenu } from "./menu";
import { selectPython } from "./python/select";
import { Server } from "./server";
import { registerStageDefinitions } from "./stageDefinitions";
import { registerStatusItem } from "./statusItem";
import { registerViews } from "./views/register";

let server: Server | undefined;

export function activate(context: vscode.ExtensionContext): void {
  const logs = makeLogs();
  const ours = new Server(context, logs, BEGAN);
  server = ours;
  context.subscriptions.push(
    logs,
    ours,
    vscode.commands.registerCommand("pydealloc.restart", () => ours.restart()),
    vscode.commands.registerCommand("pydealloc.showOutput", () => {
      logs.output.show();
    }),
    vscode.commands.registerCommand("pydealloc.selectPython", selectPython),
  );
  registerMenu(context, ours, logs);
  registerStatusItem(context, ours);
  registerFailures(context, ours, logs);
  registerChanges(context, ours);
  registerStageDefinitions(context, ours);
  registerViews(context, ours);
  logs.output.debug(`activated in ${(performance.now() - BEGAN).toFixed(0)} ms`);
  void ours.restart();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = undefined;
}
