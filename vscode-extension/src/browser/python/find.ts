/** No Python is looked for in a browser. */

export function forgetPython(): Promise<void> {
  return Promise.resolve();
}
