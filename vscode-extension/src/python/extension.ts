/** Which Python the Python extension uses for this workspace. */
import * as vscode from "vscode";
import type { Candidate } from "./candidates";

const EXTENSION = "ms-python.python";
/** Milliseconds. Any Python will do, so this one is not worth a long wait. */
const PATIENCE = 3000;

/** The part of that extension's interface that is used here. */
interface PythonExtension {
  readonly environments?: {
    getActiveEnvironmentPath(resource?: vscode.Uri): { readonly path: string };
    resolveEnvironment(
      environment: { readonly path: string },
    ): Promise<{ readonly executable: { readonly uri?: vscode.Uri } } | undefined>;
    readonly onDidChangeActiveEnvironmentPath: vscode.Event<unknown>;
  };
}

/** None if the extension is not there, takes too long, or has no interpreter; nor while the workspace is not trusted. */
export async function* ofPythonExtension(): AsyncGenerator<Candidate> {
  if (!vscode.workspace.isTrusted) {
    return;
  }
  const command = await Promise.race([interpreter().catch(() => undefined), pause(PATIENCE)]);
  if (command !== undefined && command !== "") {
    yield { command, arguments: [], source: "the Python extension" };
  }
}

/** Calls `changed` whenever another interpreter is chosen there, once that extension runs. */
export async function onInterpreterChange(changed: () => void): Promise<vscode.Disposable> {
  const found = await api().catch(() => undefined);
  return found?.environments?.onDidChangeActiveEnvironmentPath(changed) ?? new vscode.Disposable(() => undefined);
}

async function interpreter(): Promise<string | undefined> {
  const environments = (await api())?.environments;
  if (environments === undefined) {
    return undefined;
  }
  const active = environments.getActiveEnvironmentPath(vscode.workspace.workspaceFolders?.[0]?.uri);
  const resolved = await environments.resolveEnvironment(active);
  return resolved?.executable.uri?.fsPath ?? active.path;
}

async function api(): Promise<PythonExtension | undefined> {
  const extension = vscode.extensions.getExtension<PythonExtension>(EXTENSION);
  return extension?.isActive === true ? extension.exports : extension?.activate();
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
