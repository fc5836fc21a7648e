/** Resolves in the next task: until then the browser paints, and hears the user. Timers in a row would wait 4 ms each. */
export async function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
