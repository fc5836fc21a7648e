/** Where a Python may be, in the order in which it is looked for. Nothing is run here, and nothing waits long. */

/** What has to be known of the machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether a file is there that can be run. */
  readonly isProgram: (file: string) => Promise<boolean>;
  /** The names in a folder; empty if there is no such folder. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>;
}

export interface Candidate {
  readonly command: string;
  /** What has to stand behind the command: `-3` of the Windows launcher. */
  readonly arguments: readonly string[];
  /** For people: who named it. */
  readonly source: string;
}

const NEWEST_MINOR = 15;
const OLDEST_MINOR = 10;

/** Those on PATH, then those where Python is usually put. Each program once. */
export async function* candidates(machine: Machine): AsyncGenerator<Candidate> {
  const seen = new Set<string>();
  for await (const candidate of everything(machine)) {
    const key = [candidate.command, ...candidate.arguments].join("\0");
    if (!seen.has(key)) {
      seen.add(key);
      yield candidate;
    }
  }
}

async function* everything(machine: Machine): AsyncGenerator<Candidate> {
  for (const name of namesOnPath()) {
    const command = await which(name, machine);
    if (command !== undefined && !asksToInstall(command, machine)) {
      yield { command, arguments: [], source: "PATH" };
    }
  }
  if (machine.platform === "win32") {
    const launcher = await which("py", machine);
    if (launcher !== undefined) {
      yield { command: launcher, arguments: ["-3"], source: "the Python launcher" };
    }
  }
  for await (const command of usualPlaces(machine)) {
    if (await machine.isProgram(command)) {
      yield { command, arguments: [], source: "its usual place" };
    }
  }
}

function namesOnPath(): string[] {
  const versions: string[] = [];
  for (let minor = NEWEST_MINOR; minor >= OLDEST_MINOR; minor--) {
    versions.push(`python3.${String(minor)}`);
  }
  return ["python3", "python", ...versions];
}

/**
 * The whole path of the program that a shell would run; undefined if there is none. Never one from the folder that is
 * worked in, which Windows would take first.
 */
export async function which(name: string, machine: Machine): Promise<string | undefined> {
  const isWindows = machine.platform === "win32";
  const variable = isWindows ? pathOfWindows(machine.environment) : machine.environment["PATH"];
  const endings = isWindows && !/\.[a-z]{3}$/i.test(name) ? [".exe", ".cmd", ".bat"] : [""];
  for (const folder of (variable ?? "").split(isWindows ? ";" : ":")) {
    if (isAbsolute(folder, isWindows)) {
      for (const ending of endings) {
        const file = join(machine, folder, name + ending);
        if (await machine.isProgram(file)) {
          return file;
        }
      }
    }
  }
  return undefined;
}

/** The names of Windows' variables have no case. */
function pathOfWindows(environment: Machine["environment"]): string | undefined {
  return Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1];
}

function isAbsolute(folder: string, isWindows: boolean): boolean {
  return isWindows ? /^([a-z]:)?[\\/]/i.test(folder) : folder.startsWith("/");
}

/** Apple puts something there that is no Python, and opens a window when it is run. */
function asksToInstall(command: string, machine: Machine): boolean {
  return machine.platform === "darwin" && command.startsWith("/usr/bin/");
}

async function* usualPlaces(machine: Machine): AsyncGenerator<string> {
  const { environment, home } = machine;
  if (machine.platform === "win32") {
    const roots = [
      join(machine, environment["LOCALAPPDATA"] ?? join(machine, home, "AppData", "Local"), "Programs", "Python"),
      environment["ProgramFiles"] ?? "C:\\Program Files",
      "C:\\",
    ];
    for (const root of roots) {
      yield* below(machine, root, /^Python3\d+/i, "python.exe");
    }
    yield* below(machine, join(machine, home, "AppData", "Roaming", "uv", "python"), /^cpython-/, "python.exe");
    return;
  }
  for (const folder of ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", join(machine, home, ".local", "bin")]) {
    for (const name of namesOnPath()) {
      const command = join(machine, folder, name);
      if (!asksToInstall(command, machine)) {
        yield command;
      }
    }
  }
  if (machine.platform === "darwin") {
    yield* below(machine, "/Library/Frameworks/Python.framework/Versions", /^3\./, "bin", "python3");
  }
  yield* below(machine, join(machine, home, ".pyenv", "versions"), /^3\./, "bin", "python3");
  yield* below(machine, join(machine, home, ".local", "share", "uv", "python"), /^cpython-/, "bin", "python3");
  for (const name of ["miniforge3", "miniconda3", "anaconda3"]) {
    yield join(machine, home, name, "bin", "python3");
  }
}

/** `rest` in each folder of `root` whose name fits, the newest version first. */
async function* below(machine: Machine, root: string, fits: RegExp, ...rest: string[]): AsyncGenerator<string> {
  const names = (await machine.namesIn(root)).filter((name) => fits.test(name));
  const newestFirst = new Intl.Collator("en", { numeric: true });
  for (const name of names.sort((one, other) => newestFirst.compare(other, one))) {
    yield join(machine, root, name, ...rest);
  }
}

function join(machine: Machine, ...parts: readonly string[]): string {
  const separator = machine.platform === "win32" ? "\\" : "/";
  return parts.map((part) => part.replace(/[\\/]+$/, "")).join(separator);
}
