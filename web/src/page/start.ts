/** What the page begins with: its first program and what is said about it are there, and the editor and the server are loaded. */
import "./page.css";
import "../../../server/pictures/memory/view/memory.css";
import { moduleUrl } from "../packed.ts";
import { preferredTheme } from "./chosenTheme.ts";
import { element, made } from "./elements.ts";
import { isLink } from "./fragment.ts";
import type * as Loading from "./load.ts";
import { Server } from "./server.ts";

const FOLDER = new URL(".", location.href).href;

document.documentElement.dataset["theme"] = preferredTheme();
if (isLink(location.hash)) {
  element("first").remove();
  element("first-result").remove();
} else if (matchMedia("(pointer: coarse)").matches) {
  await asked();
}
// What is there already is painted before anything else is loaded; a page that nobody sees is not painted.
if (!document.hidden) {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
// A thread of its own: the editor is loaded meanwhile.
const progress = element<HTMLProgressElement>("progress");
const server = new Server(`${FOLDER}server/`, ({ share, words }) => {
  progress.value = share;
  element("progress-words").textContent = words;
});
// Told where it is awaited.
server.ready.catch(() => undefined);

/** Where fingers point, little is loaded unasked: the first program can be read without it. */
async function asked(): Promise<void> {
  const [button, progress, page] = [element("load"), element("progress"), document.documentElement];
  [button.hidden, progress.hidden] = [false, true];
  page.dataset["waits"] = "";
  element("progress-words").textContent = "";
  await new Promise((resolve) => {
    for (const event of ["click", "keydown", "hashchange"]) {
      addEventListener(event, resolve, { once: true });
    }
  });
  [button.hidden, progress.hidden] = [true, false];
  delete page.dataset["waits"];
  element("progress-words").textContent = "Loading";
}
// What Monaco's styles say, ours may say otherwise: they stay the later ones.
const styles = made("link", { rel: "stylesheet", href: "page.css" });
const styled = new Promise((resolve, reject) => {
  styles.addEventListener("load", resolve);
  styles.addEventListener("error", () => reject(new Error("page.css")));
});
element("styles").before(styles);
moduleUrl(`${FOLDER}page.js`)
  .then(async (url) => import(url) as Promise<typeof Loading>)
  .then(async ({ load }) => styled.then(async () => load(server)))
  .catch((error: unknown) => {
    server.end();
    element("progress-words").textContent = `The page cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
  });
