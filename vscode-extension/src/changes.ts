/** What changes while the server runs, and matters to it: how it is started, and whether the workspace is trusted. */
import * as vscode from "vscode";
import type { Server } from "./server";
import { launchSettings } from "./settings";

export function registerChanges(context: vscode.ExtensionContext, server: Server): void {
  let started = JSON.stringify(launchSettings());

  const startAgainIfOther = async (): Promise<boolean> => {
    const wanted = JSON.stringify(launchSettings());
    if (wanted === started) {
      return false;
    }
    started = wanted;
    await server.restart();
    return true;
  };

  context.subscriptions.push(
    // Which settings are concerned is not always said when a workspace becomes trusted.
    vscode.workspace.onDidChangeConfiguration(() => void startAgainIfOther()),
    vscode.workspace.onDidGrantWorkspaceTrust(async () => {
      // Settings of the workspace that were held back count now, and so may programs in it.
      const isStartedAgain = await startAgainIfOther();
      if (!isStartedAgain) {
        await (server.status.state === "failed" ? server.restart() : server.sendSettings());
      }
    }),
  );
}
