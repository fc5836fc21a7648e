/** What VS Code calls: puts everything together, and takes it apart again. */
import { BEGAN } from "./began";
import * as vscode from "vscode";
import { registerChanges } from "./changes";
import { registerFailures } from "./failures";
import { makeLogs } from "./log";
import { registerMenu } from "./menu";
import { selectPython } from "./python/select";
import { Server } from "./server";
import { registerStageLinks } from "./stageLinks";
import { registerStatusItem } from "./statusItem";
import { registerViews } from "./views/register";

let server: Server | undefined;

export function activate(context: vscode.ExtensionContext): void {
  // Between loading and this, VS Code has waited for its own.
  const began = performance.now() - LOADING;
  const logs = makeLogs();
  const ours = new Server(context, logs, began);
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
  registerStageLinks(context, ours);
  registerViews(context, ours);
  const all = performance.now() - began;
  logs.output.debug(`activated in ${all.toFixed(0)} ms, ${LOADING.toFixed(0)} of them for loading`);
  void ours.restart();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = undefined;
}

/** Milliseconds: this is the last line that is run when the code is loaded. */
const LOADING = performance.now() - BEGAN;
