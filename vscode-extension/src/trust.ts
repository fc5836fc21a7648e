/** Whether programs that files name may be run: the editor has asked the user. */
import * as vscode from "vscode";

/** Says so where they may not, with the way to change that. */
export function isTrusted(what: string): boolean {
  if (!vscode.workspace.isTrusted) {
    const manage = "Manage Workspace Trust";
    const reason = `${what} can name any program, so nothing is run in a workspace that is not trusted.`;
    void vscode.window.showWarningMessage(reason, manage).then((chosen) => {
      if (chosen === manage) {
        void vscode.commands.executeCommand("workbench.trust.manage");
      }
    });
  }
  return vscode.workspace.isTrusted;
}
