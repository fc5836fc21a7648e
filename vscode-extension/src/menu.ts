/** The menu of the item in the status bar. */
import * as vscode from "vscode";
import type { Logs } from "./log";
import { selectPython } from "./python/select";
import type { Server } from "./server";
import { TRACE_SETTING } from "./settings";
import { lookOf } from "./status";
import { PLATFORM } from "./variablesHere";

export const MENU_COMMAND = "pydealloc.menu";
const OWN_ID = "pydealloc.pydealloc-lsp";

interface Choice extends vscode.QuickPickItem {
  readonly run?: () => unknown;
}

export function registerMenu(context: vscode.ExtensionContext, server: Server, logs: Logs): void {
  const open = async (): Promise<void> => {
    const choice = await vscode.window.showQuickPick(choices(context, server, logs), {
      title: "MLIR Ownership",
      placeHolder: lookOf(server.status).text,
    });
    await choice?.run?.();
  };
  context.subscriptions.push(vscode.commands.registerCommand(MENU_COMMAND, open));
}

function choices(context: vscode.ExtensionContext, server: Server, logs: Logs): Choice[] {
  const { launch, status } = server;
  const isRunning = status.state === "running";
  const python = launch?.python;
  return [
    { label: isRunning ? "$(refresh) Restart the server" : "$(play) Start the server", run: () => server.restart() },
    ...(isRunning ? [{ label: "$(debug-stop) Stop the server", run: () => server.stop() }] : []),
    {
      label: "$(output) Show the log",
      description: "what the extension and the server say",
      run: () => {
        logs.output.show();
      },
    },
    { label: "$(comment-discussion) Messages of the protocol", description: traced(), run: () => chooseTrace(logs) },
    {
      label: "$(snake) Python",
      description: python === undefined ? "choose the one that runs the server" : `${python.version}: ${python.executable}`,
      run: selectPython,
    },
    {
      label: "$(gear) Settings",
      run: () => vscode.commands.executeCommand("workbench.action.openSettings", `@ext:${OWN_ID}`),
    },
    { label: "Versions", kind: vscode.QuickPickItemKind.Separator },
    {
      label: "$(versions) Copy versions",
      description: versions(context, server),
      run: () => vscode.env.clipboard.writeText(versions(context, server)),
    },
  ];
}

/** What belongs into a report of a problem, in one line. */
export function versions(context: vscode.ExtensionContext, server: Server): string {
  const manifest = context.extension.packageJSON as { readonly version: string };
  const about = server.client?.initializeResult?.serverInfo;
  const python = server.launch?.python;
  return [
    `extension ${manifest.version}`,
    ...(about === undefined ? [] : [`server ${[about.name, about.version ?? ""].join(" ").trim()}`]),
    ...(python === undefined ? [] : [`Python ${python.version}`]),
    `VS Code ${vscode.version}`,
    PLATFORM,
  ].join(", ");
}

const TRACES = [
  { label: "off", description: "write nothing" },
  { label: "messages", description: "a line for each" },
  { label: "verbose", description: "with what is in them: the texts of files, too" },
];

function traced(): string {
  return vscode.workspace.getConfiguration().get<string>(TRACE_SETTING, "off");
}

async function chooseTrace(logs: Logs): Promise<void> {
  const choice = await vscode.window.showQuickPick(TRACES, { placeHolder: `now: ${traced()}` });
  if (choice !== undefined) {
    await vscode.workspace.getConfiguration().update(TRACE_SETTING, choice.label, vscode.ConfigurationTarget.Global);
    if (choice.label !== "off") {
      logs.trace.show();
    }
  }
}
