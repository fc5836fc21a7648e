/** How the server is, for everybody who wants to know. */

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
  /** What the server says of itself while it runs; `ok` until it says anything. */
  readonly health: "ok" | "warning" | "error";
  /** Whether it has answered everything that is open: false while it reads and follows buffers. */
  readonly quiescent: boolean;
  /** For people; empty where there is nothing to say. */
  readonly message: string;
}

export interface Look {
  readonly icon: string;
  readonly says: string;
  readonly colour?: string;
}

/** What the item looks like; `says` is a sentence for people. */
export function lookOf(status: ServerStatus): Look {
  const { state, health, quiescent, message } = status;
  switch (state) {
    case "stopped":
      return { icon: "circle-slash", says: "The language server is stopped." };
    case "starting":
      return { icon: "loading~spin", says: "The language server is starting." };
    case "restarting":
      return { icon: "sync~spin", says: `${message}; it is started again.`, colour: WARNING };
    case "failed":
      return { icon: "error", says: message, colour: "statusBarItem.errorBackground" };
    case "running":
      if (health !== "ok") {
        const says = message === "" ? "Not everything works." : `Degraded: ${message}.`;
        return { icon: quiescent ? "warning" : "loading~spin", says, colour: WARNING };
      }
      return quiescent
        ? { icon: "check", says: message === "" ? "Ready: everything is analysed." : message }
        : { icon: "loading~spin", says: message === "" ? "Analysing." : message };
  }
}

const WARNING = "statusBarItem.warningBackground";
