/** The elements of the view of memory. */
import { GROUPINGS, SORTS } from "./rows.js";

const ENDS = "▌ freed · ◀ freed by the pass · ┇ maybe freed · ▶ returned · ○ not freed here · striped: on the stack";

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
  const area = made("canvas", { class: "area", tabindex: "0", role: "img" });
  const bars = made("canvas", { class: "bars", "aria-hidden": "true" });
  const spacer = made("div", { class: "spacer" });
  const scroller = made(
    "div",
    { class: "scroller", tabindex: "0", role: "group", "aria-label": "Buffers as bars: ↑ and ↓ choose one" },
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
  host.classList.add("memory");
  host.replaceChildren(bar, notes, made("div", { class: "main" }, chart, aside), status);
  return {
    ...{ title, summary, peak, find, count, sort: sort.select, group: group.select, compare: compare.select },
    ...{ smaller, larger, all, fitted, symbols, versions, note, notes, area, bars, spacer, scroller, chart },
    ...{ heading, heldCount, listed, status },
  };
}
