/** What the page begins with: it loads the rest. */
import { moduleUrl } from "../packed.ts";

moduleUrl(new URL("page.js", location.href).href)
  .then(async (url) => import(url) as Promise<unknown>)
  .catch((error: unknown) => {
    const words = document.getElementById("progress-words");
    if (words !== null) {
      words.textContent = `The page cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
