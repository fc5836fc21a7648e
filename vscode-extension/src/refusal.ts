/** What the server answers instead of a result. */

export class ServerRefusal extends Error {
  /** As the protocol numbers them: -32803 for a request that failed. */
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** `error` if it is the protocol's, as one that all parts of the extension know; otherwise as it is. */
export function asRefusal(error: unknown): unknown {
  return error instanceof Error && "code" in error && typeof error.code === "number"
    ? new ServerRefusal(error.message, error.code)
    : error;
}
