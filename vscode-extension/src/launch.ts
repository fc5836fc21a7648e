/** Which program is the server: the one that came with the extension, or the user's own. */
import * as os from "node:os";
import * as path from "node:path";
import * as vscode from "vscode";
import { type Search, findPython } from "./python";
import { launchSettings } from "./settings";
import { type Surroundings, replaceVariables } from "./variables";

export interface Launch {
  readonly command: string;
  readonly arguments: readonly string[];
  /** The folder it is started in; undefined where no folder is open. */
  readonly folder: string | undefined;
  /** For people: which server this is. */
  readonly description: string;
}

/** Why there is nothing to start, and what was tried. */
export class NothingToStart extends Error {
  readonly search: Search | undefined;

  constructor(message: string, search?: Search) {
    super(message);
    this.search = search;
  }
}

/**
 * What to start.
 * @throws NothingToStart
 */
export async function findLaunch(context: vscode.ExtensionContext): Promise<Launch> {
  const settings = launchSettings();
  const around = surroundings();
  const extra = settings.arguments.map((argument) => resolved(argument, around, "pydealloc.server.arguments"));
  const [program, ...rest] = settings.command;
  if (program !== undefined && program.trim() !== "") {
    const command = located(resolved(program.trim(), around, "pydealloc.server.command"), around);
    const own = rest.map((argument) => resolved(argument, around, "pydealloc.server.command"));
    return { command, arguments: [...own, ...extra], folder: around.workspaceFolder, description: command };
  }
  const python = located(resolved(settings.python, around, "pydealloc.server.python"), around);
  const search = await findPython(python);
  if (search.found === undefined) {
    throw new NothingToStart("The language server needs Python 3.10 or newer, and none was found.", search);
  }
  const { command, arguments: before, version } = search.found;
  const script = context.asAbsolutePath(path.join("bundled", "server.py"));
  return {
    command,
    arguments: [...before, ...ISOLATED, script, "--stdio", ...extra],
    folder: around.workspaceFolder,
    description: `Python ${version}: ${[command, ...before].join(" ")}`,
  };
}

/**
 * Nothing of the user's Python is mixed in: no PYTHONPATH, no packages of the environment, no start-up code of it. What
 * the server needs lies beside the script.
 */
const ISOLATED = ["-I", "-S", "-X", "utf8"];

function surroundings(): Surroundings {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const onDisk = folders.filter((folder) => folder.uri.scheme === "file");
  return {
    workspaceFolder: onDisk[0]?.uri.fsPath,
    folders: new Map(onDisk.map((folder) => [folder.name, folder.uri.fsPath])),
    userHome: os.homedir(),
    environment: process.env,
  };
}

function resolved(text: string, around: Surroundings, setting: string): string {
  const { text: result, unknown } = replaceVariables(text, around);
  if (unknown.length > 0) {
    throw new NothingToStart(`The setting ${setting} contains ${unknown.join(", ")}, which has no value here.`);
  }
  return result;
}

/** A path that is relative counts from the workspace; a mere name is looked for on PATH by the system. */
function located(command: string, around: Surroundings): string {
  const isPath = command.includes("/") || command.includes("\\");
  return isPath && around.workspaceFolder !== undefined ? path.resolve(around.workspaceFolder, command) : command;
}
