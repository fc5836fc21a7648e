/** Work that waits for a pause. */

export interface Debounced {
  /** Do it after the pause; what was wanted before is forgotten. */
  later(): void;
  /** Do it now, and not again after the pause. */
  now(): void;
  /** Forget what was wanted. */
  dispose(): void;
}

/**
 * `work`, done `pause` after the last time that it was asked for, but never put off for longer than `atMost`, or else
 * ten times as long. Both are milliseconds.
 */
export function debounced(work: () => void, pause: number | (() => number), atMost?: number): Debounced {
  let timer: NodeJS.Timeout | undefined;
  let first = 0;
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    forget();
    work();
  };
  return {
    later: () => {
      const time = performance.now();
      const milliseconds = typeof pause === "number" ? pause : pause();
      first = timer === undefined ? time : first;
      clearTimeout(timer);
      timer = setTimeout(now, Math.max(0, Math.min(milliseconds, first + (atMost ?? milliseconds * 10) - time)));
    },
    now,
    dispose: forget,
  };
}
