/** The page of a buffer's story: shows what it is given, and says which line was chosen. */
import type { FromStory, KeptStory, ToStory } from "../src/views/storyMessages.ts";

declare function acquireVsCodeApi(): {
  postMessage(message: FromStory): void;
  setState(state: KeptStory): void;
};

const api = acquireVsCodeApi();
const main = document.querySelector("main");

window.addEventListener("message", ({ data }: MessageEvent<ToStory>) => {
  api.setState(data.kept);
  if (main !== null) {
    // What was rendered has no scripts, and could not run any. The page stays scrolled as it is.
    main.innerHTML = data.html;
  }
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const line = /^#L(\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
  if (line !== undefined) {
    event.preventDefault();
    api.postMessage({ kind: "reveal", line: Number(line) - 1 });
  }
});

api.postMessage({ kind: "ready" });
