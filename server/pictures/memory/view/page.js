/** A page of its own: the view, and below it the text of the function, in which lines lead to the view and back. */
import { lineText } from "./data.js";
import { MemoryView } from "./memory_view.js";
import { made, putItems, steppable } from "./parts.js";

/** Lines of the text that are shown around one. */
const AROUND = 60;

/** @param {string} id @returns {unknown} */
function content(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

const host = made("div");
const source = made("ol", { class: "source", "aria-label": "Text of the function" });
steppable(source);
document.querySelector("main")?.append(host, source);
const data = /** @type {import("./data.js").MemoryData} */ (content("data"));
const text = /** @type {{ first: number, lines: string[] }} */ (content("text"));
const view = new MemoryView(host, { reveal: ({ start }) => showSource(start.line) });

/** @param {number} line */
function showSource(line) {
  const at = Math.max(0, Math.min(text.lines.length - 1, line - text.first));
  const from = Math.max(0, at - AROUND);
  const items = text.lines.slice(from, at + AROUND).map((words, index) => {
    const number = text.first + from + index;
    const button = made("button", { type: "button" }, made("i", {}, lineText(number)), words);
    button.addEventListener("click", () => choose(number));
    const item = made("li", number === line ? { "aria-current": "true" } : {}, button);
    return item;
  });
  putItems(source, items, at - from);
  const current = items[at - from];
  source.scrollTop = (current?.offsetTop ?? 0) - source.offsetTop - source.clientHeight / 2;
}

/** Marks the line here and in the view, with the buffer that is made there. @param {number} line */
function choose(line) {
  showSource(line);
  view.setLine(line);
  view.see(line);
  view.choose(view.course?.version.buffers.findIndex((bar) => bar.first === line) ?? -1);
}

view.show(data);
showSource(view.line);
