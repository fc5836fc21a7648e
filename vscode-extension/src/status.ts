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
