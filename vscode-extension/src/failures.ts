/** Says that the server cannot be started, with what can be done about it. */
import * as vscode from "vscode";
import type { Logs } from "./log";
import { NothingToStart } from "./nothingToStart";
import { onInterpreterChange } from "./python/extension";
import { summary } from "./python/search";
import { selectPython } from "./python/select";
import type { Server } from "./server";
import { LAUNCH_SECTION } from "./settings";

interface Way {
  readonly title: string;
  readonly run: () => unknown;
}

const DOWNLOADS = "https://www.python.org/downloads/";

export function registerFailures(context: vscode.ExtensionContext, server: Server, logs: Logs): void {
  let isWaiting = false;

  /** Another interpreter of the Python extension may be one that will do. */
  const waitForInterpreter = async (): Promise<void> => {
    if (!isWaiting) {
      isWaiting = true;
      const changed = (): void => {
        if (server.status.state === "failed") {
          void server.restart();
        }
      };
      context.subscriptions.push(await onInterpreterChange(changed));
    }
  };

  const show = async (failure: Error): Promise<void> => {
    const tried = failure instanceof NothingToStart ? failure.tried : [];
    for (const line of tried) {
      logs.output.info(`tried ${line}`);
    }
    const lacksPython = failure instanceof NothingToStart && failure.lacksPython;
    if (lacksPython) {
      void waitForInterpreter();
    }
    const ways = lacksPython ? waysToPython() : waysToServer(server, logs);
    const choice = await vscode.window.showErrorMessage(summary(failure.message, tried), ...ways);
    await choice?.run();
  };

  context.subscriptions.push(server.onFailure((failure) => void show(failure)));
}

function waysToPython(): Way[] {
  return [
    { title: "Select Interpreter…", run: selectPython },
    { title: "Open Settings", run: openSettings },
    { title: "Install Python", run: () => vscode.env.openExternal(vscode.Uri.parse(DOWNLOADS)) },
  ];
}

function waysToServer(server: Server, logs: Logs): Way[] {
  return [
    { title: "Restart", run: () => server.restart() },
    {
      title: "Show Log",
      run: () => {
        logs.output.show();
      },
    },
    { title: "Open Settings", run: openSettings },
  ];
}

function openSettings(): Thenable<unknown> {
  return vscode.commands.executeCommand("workbench.action.openSettings", LAUNCH_SECTION);
}
