/** State of the server, and its listeners. */

export type ServerState =
  /** Not started, or stopped by the user. */
  | "stopped"
  /** Looking for Python, or waiting for the first answer. */
  | "starting"
  | "running"
  /** It ended without being asked to, and will be started again in a moment. */
  | "restarting"
  /** It cannot be started, or has crashed too often. */
  | "failed";

export interface ServerStatus {
  readonly state: ServerState;
  /** Health as the server reports it while it runs; `ok` before its first report. */
  readonly health: "ok" | "warning" | "error";
  /** Whether it has answered everything that is open: false while it reads and follows buffers. */
  readonly quiescent: boolean;
  /** For people; empty where there is nothing to say. */
  readonly message: string;
}

export interface Look {
  readonly icon: string;
  readonly text: string;
  readonly colour?: string;
}

/** Icon and text of the item in the status bar. */
export function lookOf(status: ServerStatus): Look {
  const { state, health, quiescent, message } = status;
  switch (state) {
    case "stopped":
      return { icon: "circle-slash", text: "The language server is stopped." };
    case "starting":
      return { icon: "loading~spin", text: "The language server is starting." };
    case "restarting":
      return { icon: "sync~spin", text: `${message}; restarting.`, colour: WARNING };
    case "failed":
      return { icon: "error", text: message, colour: "statusBarItem.errorBackground" };
    case "running":
      if (health !== "ok") {
        const text = message === "" ? "Degraded." : `Degraded: ${message}.`;
        return { icon: quiescent ? "warning" : "loading~spin", text, colour: WARNING };
      }
      return quiescent
        ? { icon: "check", text: message === "" ? "Ready" : `Ready: ${message}.` }
        : { icon: "loading~spin", text: message === "" ? "Analysing." : `Analysing: ${message}.` };
  }
}

const WARNING = "statusBarItem.warningBackground";
