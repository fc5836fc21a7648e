/** The variables that settings with paths may contain, as those of VS Code itself are written. */

export interface Surroundings {
  /** The folder of the workspace that counts; undefined where none is open. */
  readonly workspaceFolder: string | undefined;
  /** All folders of the workspace, by name. */
  readonly folders: ReadonlyMap<string, string>;
  readonly userHome: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface Replaced {
  readonly text: string;
  /** What stands there and has no value: it stays as it was written. */
  readonly unknown: readonly string[];
}

const VARIABLE = /\$\{([^}]*)\}/g;

/** `text` with the values of `${workspaceFolder}`, `${workspaceFolder:NAME}`, `${userHome}`, `${env:NAME}` and a `~/` at the start. */
export function replaceVariables(text: string, around: Surroundings): Replaced {
  const unknown: string[] = [];
  const replaced = text.replace(VARIABLE, (whole, name: string) => {
    const value = valueOf(name, around);
    if (value === undefined) {
      unknown.push(whole);
    }
    return value ?? whole;
  });
  const isAtHome = text === "~" || text.startsWith("~/") || text.startsWith("~\\");
  return { text: isAtHome ? around.userHome + replaced.slice(1) : replaced, unknown };
}

function valueOf(name: string, around: Surroundings): string | undefined {
  const colon = name.indexOf(":");
  const [kind, argument] = colon < 0 ? [name, ""] : [name.slice(0, colon), name.slice(colon + 1)];
  switch (kind) {
    case "workspaceFolder":
    case "workspaceRoot":
      return argument === "" ? around.workspaceFolder : around.folders.get(argument);
    case "userHome":
      return around.userHome;
    case "env":
      // An unset variable is empty, as it is in VS Code's own files.
      return argument === "" ? undefined : (around.environment[argument] ?? "");
    default:
      return undefined;
  }
}
