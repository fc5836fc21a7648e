/** Running the commands of RUN lines: by the server, which knows how to read them, and only where that is trusted. */
import * as vscode from "vscode";
import type { Server } from "../server";
import { isTrusted } from "../trust";
import { reporting, unanswered, wantedEditor } from "../views/editors";
import {
  type Ran,
  RUN_COMMAND,
  RUN_LINES,
  RUN_SCHEME,
  type RunLine,
  type RunLines,
  SHOW_STAGES_COMMAND,
} from "../views/protocol";
import { shortened } from "../views/runText";

const WHAT = "RUN lines";

export function registerRun(context: vscode.ExtensionContext, server: Server): void {
  const { middleware } = server;
  middleware.executeCommand = async (command, parameters: unknown[], next): Promise<unknown> => {
    if (command === SHOW_STAGES_COMMAND) {
      // What stands above a function leads to our list instead of an answer that nobody shows.
      return vscode.commands.executeCommand("pydealloc.stages", parameters[0]);
    }
    return command === RUN_COMMAND && !isTrusted(WHAT) ? undefined : next(command, parameters);
  };
  middleware.window = {
    showDocument: async (parameters, token, next) => {
      if (parameters.uri.startsWith(`${RUN_SCHEME}:`)) {
        return { success: await showOutput(vscode.Uri.parse(parameters.uri)) };
      }
      return next(parameters, token);
    },
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("pydealloc.runLine", () => reporting(WHAT, () => runAtCursor(server))),
  );
}

/** Undefined where the server does not run, or the run was cancelled. Documents are shown by whoever wants to. */
export function runLine(
  server: Server,
  uri: vscode.Uri,
  line: number,
  token?: vscode.CancellationToken,
): Promise<Ran | undefined> {
  const parameters = { command: RUN_COMMAND, arguments: [{ uri: uri.toString(), line }] };
  return server.sendRequest<Ran>("workspace/executeCommand", parameters, token);
}

export function runLinesOf(
  server: Server,
  uri: vscode.Uri,
  token?: vscode.CancellationToken,
): Promise<RunLines | undefined> {
  return server.sendRequest<RunLines>(RUN_LINES, { textDocument: { uri: uri.toString() } }, token);
}

async function runAtCursor(server: Server): Promise<void> {
  const editor = wantedEditor();
  if (editor === undefined || !isTrusted(WHAT)) {
    return;
  }
  const { document, selection } = editor;
  const found = await runLinesOf(server, document.uri);
  if (found === undefined) {
    await unanswered();
    return;
  }
  const chosen = await choose(found.lines, selection.active.line);
  if (chosen === undefined) {
    return;
  }
  if (chosen.problem !== "") {
    void vscode.window.showWarningMessage(`This RUN line cannot be run here: ${chosen.problem}.`);
    return;
  }
  const options = { location: vscode.ProgressLocation.Window, title: "Running a RUN line" };
  await vscode.window.withProgress(options, () => runLine(server, document.uri, chosen.line));
}

/** The one at the cursor, or the only one, or the one that the user chooses. */
async function choose(lines: readonly RunLine[], line: number): Promise<RunLine | undefined> {
  const here = lines.find(({ range }) => range.start.line <= line && line <= range.end.line);
  if (here !== undefined || lines.length === 1) {
    return here ?? lines[0];
  }
  if (lines.length === 0) {
    void vscode.window.showInformationMessage("There is no RUN line in this file.");
    return undefined;
  }
  const items = lines.map((run) => ({
    label: shortened(run.text),
    description: `line ${run.line + 1}`,
    detail: run.problem,
    run,
  }));
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: "Which command?" });
  return chosen?.run;
}

/** Beside the file, which stays in sight. */
async function showOutput(uri: vscode.Uri): Promise<boolean> {
  const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  if (shown === undefined && !suppressed.has(uri.query)) {
    await vscode.window.showTextDocument(uri, {
      viewColumn: vscode.ViewColumn.Beside,
      preserveFocus: true,
      preview: true,
    });
  }
  return true;
}

/** Files whose outputs nobody wants to see as documents at the moment, as the queries of their URIs. */
const suppressed = new Set<string>();

/** Do it without showing what the commands of the file `uri` write. */
export async function quietly<Result>(uri: vscode.Uri, work: () => Promise<Result>): Promise<Result> {
  suppressed.add(uri.toString());
  try {
    return await work();
  } finally {
    suppressed.delete(uri.toString());
  }
}
