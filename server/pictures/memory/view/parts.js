/** The elements of the view of memory. */
import { GROUPINGS, SORTS } from "./rows.js";

const ENDS = "▌ freed · ◀ freed by the pass · ┇ maybe freed · ▶ returned · ○ not freed here · striped: on the stack";
const BARS = "Buffers as bars: ↑ and ↓ choose a row, Enter shows it in the text, or folds and unfolds it";

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string>} attributes @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function made(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.append(...content);
  return element;
}

/** @param {string} label @param {readonly (readonly string[])[]} choices value and words @param {string} chosen */
export function selection(label, choices, chosen) {
  const options = choices.map(([value = "", words = value]) => made("option", { value }, words));
  const select = made("select", {}, ...options);
  select.value = chosen;
  return { select, field: made("label", {}, `${label} `, select) };
}

/** @param {string} words @param {string} title what it does, with its key */
function button(words, title) {
  return made("button", { type: "button", title, "aria-label": title }, words);
}

/** @param {string} bytes @param {import("./data.js").Bar | undefined} bar @param {string} lines in which it is held */
export function bufferButton(bytes, bar, lines) {
  const shape = bar?.type.replace(/^memref<(.*)>$/, "$1") ?? "";
  const more = made("small", { title: bar?.type ?? "" }, `${shape} · ${lines} · ${bar?.ending ?? ""}`);
  return made("button", { type: "button" }, made("b", {}, bytes), made("code", {}, bar?.name ?? ""), more);
}

/** @param {string} name @param {number} size @param {(size: number) => void} changed */
export function sizeField(name, size, changed) {
  const input = made("input", { type: "number", min: "0", value: String(size), "aria-label": `Size ${name}` });
  input.addEventListener("input", () => changed(Math.max(0, Math.floor(Number(input.value)) || 0)));
  return made("label", {}, `${name} = `, input);
}

/**
 * Lets the arrows, Home and End lead through the buttons of a list, which has one stop of the Tab key.
 * @param {HTMLElement} list
 */
export function steppable(list) {
  list.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.findIndex((one) => one === document.activeElement);
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    const next = buttons[steps[event.key] ?? -1];
    if (next !== undefined && at >= 0) {
      event.preventDefault();
      stopAt(buttons, next);
      next.focus();
    }
  });
}

/** @param {readonly HTMLButtonElement[]} buttons @param {HTMLButtonElement | undefined} stop that the Tab key leads to */
function stopAt(buttons, stop) {
  buttons.forEach((one) => (one.tabIndex = one === stop ? 0 : -1));
}

/**
 * Other items for a list; the keyboard stays in it.
 * @param {HTMLElement} list @param {readonly HTMLElement[]} items each with a button @param {number} at the one that Tab leads to
 */
export function putItems(list, items, at) {
  const hasFocus = list.contains(document.activeElement);
  list.replaceChildren(...items);
  const buttons = [...list.querySelectorAll("button")];
  const stop = buttons[at] ?? buttons[0];
  stopAt(buttons, stop);
  if (hasFocus) {
    stop?.focus({ preventScroll: true });
  }
}

/**
 * @typedef {ReturnType<typeof build>} Parts
 * @param {HTMLElement} host which is filled
 * @param {{ readonly sort: string, readonly group: string }} kept
 */
export function build(host, kept) {
  const [title, summary] = [made("strong"), made("span", { class: "summary" })];
  const peak = button("Go to peak", "Go to the peak (P)");
  const find = made("input", { type: "search", placeholder: "Find: %name, type, >1m", "aria-label": "Find buffers by name, type or size (/)" });
  const count = made("span", { class: "count", role: "status" });
  const sort = selection("Sort", SORTS, kept.sort);
  const group = selection("Group", GROUPINGS, kept.group);
  const compare = selection("After", [], "");
  compare.field.hidden = true;
  compare.field.title = "Draw what the function holds after these passes, over what it holds now";
  const [smaller, larger] = [button("−", "Zoom out (-)"), button("+", "Zoom in (+)")];
  const [all, fitted] = [button("All", "Show all lines (0)"), button("↕", "Scale to the bytes that are seen (Y)")];
  const symbols = made("span", { class: "symbols" });
  const versions = made("span", { class: "versions", role: "group", "aria-label": "Version whose buffers are shown" });
  const note = made("span", { class: "note", role: "status" });
  const notes = made("p", { class: "notes" });
  const area = made("canvas", { class: "area", tabindex: "0", role: "application" });
  const bars = made("canvas", { class: "bars", "aria-hidden": "true" });
  const spacer = made("div", { class: "spacer" });
  const scroller = made(
    "div",
    { class: "scroller", tabindex: "0", role: "application", "aria-label": BARS },
    made("div", { class: "pinned" }, bars),
    spacer,
  );
  const legend = made("p", { class: "legend" }, ENDS);
  const chart = made("div", { class: "chart" }, area, scroller, legend);
  const [heading, heldCount, listed] = [made("h2"), made("p", { class: "count" }), made("ol")];
  const aside = made("aside", { "aria-label": "What is held" }, heading, heldCount, listed);
  const status = made("p", { class: "status", role: "status", "aria-live": "polite" });
  const zooms = made("span", { class: "zooms" }, smaller, larger, all, fitted);
  const first = made("div", { class: "line" }, title, summary, peak, note);
  const second = made("div", { class: "line" }, find, count, sort.field, group.field, compare.field, versions, symbols, zooms);
  const bar = made("div", { class: "tools", role: "toolbar", "aria-label": "Memory" }, first, second);
  steppable(listed);
  host.classList.add("memory");
  host.replaceChildren(bar, notes, made("div", { class: "main" }, chart, aside), status);
  return {
    ...{ title, summary, peak, find, count, sort: sort.select, group: group.select, compare: compare.select },
    ...{ smaller, larger, all, fitted, symbols, versions, note, notes, area, bars, spacer, scroller, chart },
    ...{ heading, heldCount, listed, status },
  };
}
