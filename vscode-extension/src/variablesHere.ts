/** What variables mean in this window. */
import * as os from "node:os";
import * as vscode from "vscode";
import { replaceVariables, type Surroundings } from "./variables";

/** The name of the system, as Node has it. */
export const PLATFORM: string = process.platform;

/** Variables have their values in what the server is told, too: it knows of no workspace file. */
export function withVariables(text: string): string {
  return replaceVariables(text, surroundings()).text;
}

/** As they are now. */
export function surroundings(): Surroundings {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const onDisk = folders.filter((folder) => folder.uri.scheme === "file");
  return {
    workspaceFolder: onDisk[0]?.uri.fsPath,
    folders: new Map(onDisk.map((folder) => [folder.name, folder.uri.fsPath])),
    userHome: os.homedir(),
    environment: process.env,
  };
}
