/** Files that are packed with gzip in the folder: not every server packs what it sends, and folders are kept and copied. */

const ENDING = ".gz";

/** The file at `url`, which is packed beside it, with the type that it has unpacked. */
export async function unpacked(url: string, type: string): Promise<Response> {
  const packed = await fetch(url + ENDING);
  if (!packed.ok || packed.body === null) {
    throw new Error(`${url + ENDING}: ${packed.status}`);
  }
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** A URL from which the packed module at `url` can be imported, or started as a worker. */
export async function moduleUrl(url: string): Promise<string> {
  return URL.createObjectURL(await (await unpacked(url, "text/javascript")).blob());
}
