/** Progress of a download: bytes that have arrived, of those that were announced. */

/** `parts.json`: what the worker loads, in bytes. `python`: what Pyodide wants to know of its own version. */
export interface Parts {
  readonly files: Readonly<Record<string, number>>;
  readonly python: Readonly<Record<string, string>>;
}

const PACKED = ".wasm";

/**
 * `fetch`, which tells about files that are listed in `parts`. WebAssembly is packed there, and comes unpacked, with the
 * type that lets it be compiled while it arrives.
 */
export function counted(plain: typeof fetch, parts: Parts, tell: (share: number) => void): typeof fetch {
  const all = Object.values(parts.files).reduce((sum, bytes) => sum + bytes, 0);
  let arrived = 0;
  return async (input, options) => {
    const asked = input instanceof Request ? input.url : String(input);
    const isPacked = asked.endsWith(PACKED);
    const answer = await plain(isPacked ? `${asked}.gz` : asked, options);
    const name = answer.url.slice(answer.url.lastIndexOf("/") + 1);
    if (answer.body === null || !answer.ok || !(name in parts.files)) {
      return answer;
    }
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        arrived += chunk.byteLength;
        tell(arrived / all);
        controller.enqueue(chunk);
      },
    });
    const body = answer.body.pipeThrough(counter);
    return isPacked
      ? new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } })
      : new Response(body, { headers: answer.headers });
  };
}
