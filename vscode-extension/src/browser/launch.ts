/** What there is to start in a browser: the server that came with the extension, in a worker. */
import * as vscode from "vscode";
import type { Launch } from "../launch";

export type { Launch };

export function findLaunch(context: vscode.ExtensionContext): Promise<Launch> {
  const folder = vscode.Uri.joinPath(context.extensionUri, "dist", "browser", "server");
  return Promise.resolve({ command: folder.toString(), arguments: [], folder: "a web worker", python: undefined });
}
