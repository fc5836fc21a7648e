/** Which program is the server: the one that came with the extension, or the user's own. */
import * as path from "node:path";
import type * as vscode from "vscode";
import { OLDEST_TEXT } from "./python/asking";
import { which } from "./python/candidates";
import { findPython, SETTING as PYTHON_SETTING, THIS_MACHINE } from "./python/find";
import { NothingToStart } from "./nothingToStart";
import { type LaunchSettings, launchSettings } from "./settings";
import { replaceVariables, type Surroundings } from "./variables";
import { surroundings } from "./variablesHere";

export interface Launch {
  readonly command: string;
  readonly arguments: readonly string[];
  /** The folder it is started in. */
  readonly folder: string;
  /** The Python that runs the bundled server; undefined for a server of the user's own. */
  readonly python: { readonly executable: string; readonly version: string } | undefined;
}

/**
 * What to start.
 * @throws NothingToStart
 */
export async function findLaunch(context: vscode.ExtensionContext): Promise<Launch> {
  const settings = launchSettings();
  const around = surroundings();
  const extra = settings.arguments.map((argument) => resolved(argument, around, "pydealloc.server.commands.arguments"));
  return settings.command.length > 0
    ? ownServer(settings.command, extra, around)
    : bundledServer(context, settings, extra, around);
}

async function ownServer(given: readonly string[], extra: readonly string[], around: Surroundings): Promise<Launch> {
  const [program = "", ...rest] = given.map((part) => resolved(part, around, "pydealloc.server.command"));
  const command = await located(program.trim(), around);
  if (command === undefined) {
    throw new NothingToStart(`The setting pydealloc.server.command names ${program || "nothing"}, which is not on PATH.`);
  }
  return { command, arguments: [...rest, ...extra], folder: folderOf(around), python: undefined };
}

async function bundledServer(
  context: vscode.ExtensionContext,
  settings: LaunchSettings,
  extra: readonly string[],
  around: Surroundings,
): Promise<Launch> {
  const configured = resolved(settings.python, around, PYTHON_SETTING);
  const command = configured === "" ? "" : ((await located(configured, around)) ?? configured);
  const { found, tried } = await findPython(command, context.globalState);
  if (found === undefined) {
    const what = configured === "" ? ", and none was found" : `: ${tried.join("; ")}`;
    throw new NothingToStart(`The MLIR language server needs Python ${OLDEST_TEXT} or newer${what}.`, { tried });
  }
  const script = context.asAbsolutePath(path.join("bundled", "server.py"));
  const parameters = [...ISOLATED, script, "--stdio", ...extra];
  return { command: found.executable, arguments: parameters, folder: folderOf(around), python: found };
}

/**
 * Nothing of the user's Python is mixed in: no PYTHONPATH, no packages of the environment, no start-up code of it. What
 * the server needs lies beside the script.
 */
const ISOLATED = ["-I", "-S", "-X", "utf8"];

function resolved(text: string, around: Surroundings, setting: string): string {
  const { text: result, unknown } = replaceVariables(text, around);
  if (unknown.length > 0) {
    throw new NothingToStart(`The setting ${setting} contains ${unknown.join(", ")}, which has no value here.`);
  }
  return result;
}

/** A path that is relative counts from the workspace; a mere name is looked for on PATH: undefined if it is not there. */
async function located(command: string, around: Surroundings): Promise<string | undefined> {
  const isPath = command.includes("/") || command.includes("\\");
  return isPath ? path.resolve(folderOf(around), command) : which(command, THIS_MACHINE);
}

function folderOf(around: Surroundings): string {
  return around.workspaceFolder ?? around.userHome;
}
