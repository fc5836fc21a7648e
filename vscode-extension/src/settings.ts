/** The settings that the extension itself reads. Those of the server go to it as they are. */
import * as vscode from "vscode";

export const SECTION = "pydealloc";

/** `pydealloc.server.*`: how the server is started. A change of these starts it again. */
export interface LaunchSettings {
  /** The user's own server with its arguments; empty for the bundled one. */
  readonly command: readonly string[];
  /** The Python for the bundled server; empty to look for one. */
  readonly python: string;
  /** What the bundled server gets on its command line, or a server of one's own behind its command. */
  readonly arguments: readonly string[];
}

export function launchSettings(): LaunchSettings {
  const section = vscode.workspace.getConfiguration(`${SECTION}.server`);
  return {
    command: texts(section.get("command")),
    python: text(section.get("python")),
    arguments: texts(section.get("arguments")),
  };
}

/** The section as the server gets it, with what the editor's answer to the question of trust is. */
export function serverSettings(scope?: vscode.Uri): Record<string, unknown> {
  return withTrust(vscode.workspace.getConfiguration(undefined, scope).get(SECTION));
}

/** `section` with `run.trusted`, which is no setting of ours: the editor asks for trust itself. */
export function withTrust(section: unknown): Record<string, unknown> {
  const given = isRecord(section) ? section : {};
  const run = isRecord(given["run"]) ? given["run"] : {};
  return { ...given, run: { ...run, trusted: vscode.workspace.isTrusted } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}
