/** What the page begins with: the server starts at once, and beside it the editor is loaded. */
import { moduleUrl } from "../packed.ts";
import { preferredTheme } from "./chosenTheme.ts";
import { element } from "./elements.ts";
import { isLink } from "./fragment.ts";
import type * as Loading from "./load.ts";
import { Server } from "./server.ts";

const FOLDER = new URL(".", location.href).href;

document.documentElement.dataset["theme"] = preferredTheme();
if (isLink(location.hash)) {
  element("first").remove();
}
// What is there already is painted before anything else is loaded; a page that nobody sees is not painted.
if (!document.hidden) {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
function serve(): Server {
  const progress = element<HTMLProgressElement>("progress");
  const server = new Server(`${FOLDER}server/`, ({ share, words }) => {
    progress.value = share;
    element("progress-words").textContent = words;
  });
  // Told where it is awaited.
  server.ready.catch(() => undefined);
  return server;
}
moduleUrl(`${FOLDER}page.js`)
  .then(async (url) => import(url) as Promise<typeof Loading>)
  .then(async ({ load }) => load(serve))
  .catch((error: unknown) => {
    element("progress-words").textContent = `The page cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
  });
