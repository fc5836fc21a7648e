/** Lets the user say which Python runs the server. */
import * as vscode from "vscode";
import { ask } from "./asking";
import { SETTING } from "./find";

/** Opens a file dialog, and writes the setting if a Python was chosen that will do. A change of it starts the server. */
export async function selectPython(): Promise<void> {
  const [chosen] =
    (await vscode.window.showOpenDialog({
      title: "The Python that runs the MLIR language server",
      openLabel: "Select Interpreter",
      canSelectMany: false,
      ...(process.platform === "win32" ? { filters: { Programs: ["exe"] } } : {}),
    })) ?? [];
  if (chosen === undefined) {
    return;
  }
  const answer = await ask({ command: chosen.fsPath, arguments: [], source: "the dialog" });
  if ("refusal" in answer) {
    const again = "Select Another…";
    const choice = await vscode.window.showErrorMessage(`${chosen.fsPath} ${answer.refusal}.`, again);
    if (choice === again) {
      await selectPython();
    }
    return;
  }
  // The user's own settings: another machine of theirs has its Python elsewhere, and a project should not say.
  await vscode.workspace.getConfiguration().update(SETTING, chosen.fsPath, vscode.ConfigurationTarget.Global);
}
