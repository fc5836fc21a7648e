/**
 * "Show Ownership": hints and colours, on and off.
 *
 * What was chosen is remembered for the workspace, and not a setting: it is a look at the program, taken many times a
 * day, and would be a change of the user's files each time. Which hints there are at all is for the settings.
 */
import * as vscode from "vscode";
import { LANGUAGE } from "../documents";
import type { Server } from "../server";
import { isSource } from "./editors";
import { OwnershipColours } from "./ownershipColours";

const KEPT = "ownershipShown";
const SETTING = "pydealloc.ownership.colours";

export function registerOwnership(context: vscode.ExtensionContext, server: Server): void {
  const colours = new OwnershipColours(server);
  const item = vscode.languages.createLanguageStatusItem("pydealloc.ownership", { language: LANGUAGE });
  item.name = "Ownership";
  let isShown = context.workspaceState.get(KEPT, true);

  const show = (): void => {
    void vscode.commands.executeCommand("setContext", "pydealloc.ownershipShown", isShown);
    item.text = isShown ? "$(eye) Ownership shown" : "$(eye-closed) Ownership hidden";
    item.command = { title: isShown ? "Hide" : "Show", command: "pydealloc.toggleOwnership" };
    colours.isShown = isShown && vscode.workspace.getConfiguration().get(SETTING, true);
  };
  const set = async (shown: boolean): Promise<void> => {
    isShown = shown;
    show();
    askForHints(server);
    await context.workspaceState.update(KEPT, shown);
  };
  server.middleware.provideInlayHints = (document, range, token, next) => (isShown ? next(document, range, token) : []);

  context.subscriptions.push(
    colours,
    item,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(SETTING)) {
        show();
      }
    }),
    vscode.commands.registerCommand("pydealloc.toggleOwnership", () => set(!isShown)),
    vscode.commands.registerCommand("pydealloc.showOwnership", () => set(true)),
    vscode.commands.registerCommand("pydealloc.hideOwnership", () => set(false)),
  );
  show();
}

/** Let the editor ask for all hints again. */
function askForHints(server: Server): void {
  const feature = server.client?.getFeature("textDocument/inlayHint");
  const documents = vscode.window.visibleTextEditors.map(({ document }) => document).filter(isSource);
  const providers = new Set(documents.map((document) => feature?.getProvider(document)));
  providers.forEach((provider) => provider?.onDidChangeInlayHints.fire());
}
