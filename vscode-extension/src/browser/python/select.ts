/** The choice of a Python, which a browser does not have. */
import * as vscode from "vscode";

export async function selectPython(): Promise<void> {
  await vscode.window.showInformationMessage("In a browser, the language server brings its own Python.");
}
