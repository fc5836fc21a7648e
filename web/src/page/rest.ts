/** Resolves in the next task: until then the browser paints, and hears the user. */
export async function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
