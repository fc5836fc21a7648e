/** The settings that the extension itself reads. Those of the server go to it as they are. */
import * as vscode from "vscode";

export const SECTION = "pydealloc";
export const LAUNCH_SECTION = `${SECTION}.server`;
export const TRACE_SETTING = `${SECTION}.trace.server`;

/** `pydealloc.server.*`: how the server is started. A change of these starts it again. */
export interface LaunchSettings {
  /** The user's own server with its arguments; empty for the bundled one. */
  readonly command: readonly string[];
  /** The Python for the bundled server; empty to look for one. */
  readonly python: string;
  /** What either server gets on its command line besides. */
  readonly arguments: readonly string[];
}

export function launchSettings(): LaunchSettings {
  const section = vscode.workspace.getConfiguration(LAUNCH_SECTION);
  return {
    command: texts(section.get("command")).filter((part, index) => index > 0 || part.trim() !== ""),
    python: text(section.get("python")),
    arguments: texts(section.get("arguments")),
  };
}

/**
 * The section as the server gets it: with what the editor's answer to the question of trust is, which is no setting of
 * ours, and with `expand` done to paths.
 */
export function serverSettings(expand: (text: string) => string): Record<string, unknown> {
  return completed(vscode.workspace.getConfiguration().get(SECTION), expand);
}

/** The same for a section that was read already. */
export function completed(section: unknown, expand: (text: string) => string): Record<string, unknown> {
  const given = isRecord(section) ? section : {};
  const run = isRecord(given["run"]) ? given["run"] : {};
  const folders = typeof run["path"] === "string" ? { path: expand(run["path"]) } : {};
  return { ...given, run: { ...run, ...folders, trusted: vscode.workspace.isTrusted } };
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
