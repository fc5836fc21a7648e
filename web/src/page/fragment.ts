/** Programs in the fragment of the page's URL, as README.md describes them, and `web/site/playground_links.py` writes them. */
import { read, type Settings } from "./settings.ts";

const PREFIX = "#code=";

export interface Shared {
  readonly text: string;
  readonly settings: Settings;
  /** Where the cursor is, in UTF-16 units from the start. */
  readonly cursor: number;
}

/** Whether the fragment is meant to be a program, whatever it holds. */
export function isLink(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** The fragment, `#` included. */
export async function fragmentOf({ text, settings, cursor }: Shared): Promise<string> {
  const packed = await piped(new TextEncoder().encode(JSON.stringify({ text, settings, cursor })), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) {
    binary += String.fromCharCode(byte);
  }
  return PREFIX + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Undefined where the fragment is no such one; links are made by anybody. */
export async function sharedIn(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith(PREFIX)) {
    return undefined;
  }
  try {
    const binary = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const content = await piped(packed, new DecompressionStream("deflate-raw"));
    const shared = JSON.parse(new TextDecoder().decode(content)) as Record<string, unknown>;
    const { text, settings, cursor } = shared;
    return typeof text === "string"
      ? { text, settings: read(settings), cursor: typeof cursor === "number" ? cursor : 0 }
      : undefined;
  } catch {
    return undefined;
  }
}

async function piped(content: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
