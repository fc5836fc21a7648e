/** Work that waits for a pause. */

export interface Debounced {
  /** Do it after the pause; what was wanted before is forgotten. */
  later(): void;
  /** Do it now, and not again after the pause. */
  now(): void;
  /** Forget what was wanted. */
  dispose(): void;
}

/** `work`, done `milliseconds` after the last time that it was asked for, but never put off for longer than `atMost`. */
export function debounced(work: () => void, milliseconds: number, atMost = milliseconds * 10): Debounced {
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
      first = timer === undefined ? time : first;
      clearTimeout(timer);
      timer = setTimeout(now, Math.max(0, Math.min(milliseconds, first + atMost - time)));
    },
    now,
    dispose: forget,
  };
}
