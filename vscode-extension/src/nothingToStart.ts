/** Why there is nothing to start. */
export class NothingToStart extends Error {
  /** What was tried, a line for each. */
  readonly tried: readonly string[];
  /** Whether it is a Python that is missing, not a setting that makes no sense. */
  readonly lacksPython: boolean;

  constructor(message: string, missing?: { readonly tried: readonly string[] }) {
    super(message);
    this.tried = missing?.tried ?? [];
    this.lacksPython = missing !== undefined;
  }
}
