/** Restarts after crashes of the server. */

/** Milliseconds. A server that has run this long without a crash has recovered. */
const MEMORY = 180_000;
const MOST = 5;
const FIRST_PAUSE = 500;

export class Crashes {
  private times: number[] = [];

  /**
   * How many milliseconds to wait before the next start, after a crash at `now`: twice as long each time. Undefined after
   * the fifth crash within three minutes: starting it again would not help.
   */
  next(now: number): number | undefined {
    this.times = [...this.times.filter((time) => now - time < MEMORY), now];
    return this.times.length < MOST ? FIRST_PAUSE * 2 ** (this.times.length - 1) : undefined;
  }

  /** Somebody has asked for a start: what was before does not count. */
  forget(): void {
    this.times = [];
  }
}
