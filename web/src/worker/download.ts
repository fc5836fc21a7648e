/** Progress of a download: bytes that have arrived, of those that were announced. */

/** `parts.json`: what the worker loads, in bytes. `python`: what Pyodide wants to know of its own version. */
export interface Parts {
  readonly files: Readonly<Record<string, number>>;
  readonly python: Readonly<Record<string, string>>;
}

/** `fetch` of files that are there already, by name. */
export function given(files: Readonly<Record<string, ArrayBuffer>>): typeof fetch {
  return (input) => Promise.resolve(new Response(files[nameOf(input)] ?? null, { status: nameOf(input) in files ? 200 : 404 }));
}

function nameOf(input: RequestInfo | URL): string {
  const url = input instanceof Request ? input.url : String(input);
  return url.slice(url.lastIndexOf("/") + 1);
}

/** `fetch`, which tells about files that are listed in `parts`, but for those that are loaded `later`. */
export function counted(plain: typeof fetch, parts: Promise<Parts>, later: string, tell: (share: number) => void): typeof fetch {
  let [all, arrived] = [0, 0];
  parts.then(
    ({ files }) => (all = Object.entries(files).reduce((sum, [name, bytes]) => (name === later ? sum : sum + bytes), 0)),
    // Told where it is awaited.
    () => undefined,
  );
  return async (input, options) => {
    const answer = await plain(input, options);
    const name = nameOf(input);
    if (answer.body === null || !answer.ok || name === later) {
      return answer;
    }
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        arrived += chunk.byteLength;
        if (all > 0) {
          tell(Math.min(1, arrived / all));
        }
        controller.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { headers: answer.headers });
  };
}
