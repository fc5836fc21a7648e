/** The view of a function's memory: bytes over its lines, its buffers as bars, and what is held in a line. */
import { Course, bytesText, counted, lineText } from "./data.js";
import { ROW, drawArea, drawRows, lineAt, prepared } from "./chart.js";
import { listen } from "./input.js";
import { bufferButton, build, made, putItems, sizeField } from "./parts.js";
import { arranged, groupTitle, rowsOf } from "./rows.js";

/**
 * @typedef {import("./data.js").MemoryData} MemoryData
 * @typedef {import("./data.js").Bar} Bar
 * @typedef {import("./data.js").TextRange} TextRange
 * @typedef {import("./rows.js").Row} Row
 * @typedef {{
 *   readonly reveal: (range: TextRange) => void,
 *   readonly compare?: ((pipeline: string) => void) | undefined,
 *   readonly keep?: (kept: Kept) => void,
 * }} Actions what others do: show a place of the text, ask for a second version, remember what was chosen
 * @typedef {{ sort: string, group: string }} Kept
 */

/** The fewest that are shown. */
const LEAST_LINES = 8;
const [NARROW, AREA_SHARE] = [640, 0.36];
/** Of more buffers, groups are folded at first. */
const MOST_UNFOLDED = 40;
/** In the list of what is held. */
const MOST_LISTED = 300;
const KEYS =
  "Keys: + and − zoom, ← and → go to the next change, ↑ and ↓ choose a buffer, Enter shows it in the text, " +
  "P goes to the peak, 0 shows all, / finds";

export class MemoryView {
  /** @param {HTMLElement} host becomes the view @param {Actions} actions @param {Partial<Kept>} kept */
  constructor(host, actions, kept = {}) {
    this.actions = actions;
    this.kept = { sort: "size", group: "", ...kept };
    /** @type {MemoryData | undefined} */
    this.data = undefined;
    /** @type {Course | undefined} */
    this.course = undefined;
    /** @type {Course | undefined} */
    this.other = undefined;
    this.showsAfter = false;
    /** @type {Map<string, number>} */
    this.sizes = new Map();
    this.range = { from: 0, to: 1 };
    this.line = 0;
    this.followsPeak = true;
    /** @type {number | undefined} */
    this.cursor = undefined;
    this.query = "";
    /** @type {Set<string>} */
    this.folded = new Set();
    /** @type {number[]} */
    this.found = [];
    /** @type {Row[]} */
    this.rows = [];
    this.chosen = -1;
    /** The heading that is chosen instead of a buffer. @type {string | undefined} */
    this.group = undefined;
    this.isFitted = false;
    this.frame = 0;
    /** @type {Record<string, string>} */
    this.colours = {};
    this.host = host;
    this.parts = build(host, this.kept);
    listen(this);
    this.look();
    new ResizeObserver(() => this.look()).observe(host);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.look());
  }

  // --- What is shown

  /** @param {MemoryData} data */
  show(data) {
    const isOther = this.data?.title !== data.title;
    const name = isOther ? undefined : this.barOf(this.chosen)?.name;
    this.data = data;
    this.showsAfter = this.showsAfter && data.after !== null;
    this.parts.title.textContent = data.title;
    this.compute();
    if (isOther) {
      this.followsPeak = true;
      this.folded.clear();
      this.showAll();
    } else {
      this.setRange(this.range.from, this.range.to);
    }
    this.chosen = this.course?.version.buffers.findIndex((bar) => bar.name === name) ?? -1;
    this.parts.versions.hidden = data.after === null;
    this.showPipelines();
    this.showVersions();
    this.showSymbols();
    this.setNote(data.problem === "" ? "" : `${data.pipeline || data.second}: ${data.problem}`);
    this.arrange();
  }

  /** The line of the editor's cursor. @param {number | undefined} line @param {boolean} isMoved by the user there */
  setCursor(line, isMoved) {
    this.cursor = line;
    const { first, last } = this.course?.version ?? { first: 0, last: -1 };
    if (isMoved && line !== undefined && line >= first && line <= last) {
      this.setLine(line);
      this.see(line);
    }
    this.later();
  }

  /** With the numbers that the user has given. */
  compute() {
    const { data } = this;
    if (data === undefined) {
      return;
    }
    const sizes = (/** @type {import("./data.js").Version} */ { symbols }) =>
      symbols.map((symbol) => this.sizes.get(symbol) ?? data.size);
    const now = new Course(data.now, sizes(data.now));
    const after = data.after === null ? undefined : new Course(data.after, sizes(data.after));
    [this.course, this.other] = this.showsAfter && after !== undefined ? [after, now] : [now, after];
    if (this.followsPeak) {
      this.line = this.course.peakLine;
    }
    const { version } = this.course;
    const bound = version.isExact ? "" : "at most ";
    const words = version.symbols.length > 0 ? version.peakWords : `${bound}${bytesText(this.course.peak)}`;
    const isKnown = Number.isFinite(this.course.peak);
    const buffers = counted(version.buffers.length, "buffer");
    this.parts.summary.textContent = isKnown
      ? `peak ${words} in line ${lineText(this.course.peakLine)} · ${buffers}`
      : `no bound of the peak is known · ${buffers}`;
    this.parts.notes.textContent = version.notes.join(" · ");
    this.parts.notes.hidden = version.notes.length === 0;
    const label = `Memory of ${data.title} over its lines: ${this.parts.summary.textContent}`;
    this.parts.area.setAttribute("aria-label", `${label}. ${KEYS}`);
  }

  arrange() {
    const { course } = this;
    if (course !== undefined) {
      this.found = arranged(course, { ...this.kept, query: this.query });
      this.fold();
      const all = course.version.buffers.length;
      this.parts.count.textContent = this.query === "" ? "" : `${this.found.length.toLocaleString("en")} of ${counted(all, "buffer")}`;
      this.list();
    }
  }

  fold() {
    if (this.course !== undefined) {
      this.rows = rowsOf(this.course, this.found, this.kept.group, this.folded);
      this.parts.spacer.style.height = `${this.rows.length * ROW}px`;
      this.later();
    }
  }

  /** What is held in the line, as a list. */
  list() {
    const { course } = this;
    if (course === undefined) {
      return;
    }
    const isPeak = this.line === course.peakLine;
    const held = course.heldIn(this.line);
    const numbers = course.buffersIn(this.line);
    const bytes = Number.isFinite(held) ? bytesText(held) : "no bound known";
    this.parts.heading.textContent = `Held in line ${lineText(this.line)}${isPeak ? " (peak)" : ""}: ${bytes}`;
    const wanted = new Set(this.found);
    const shown = numbers.filter((number) => wanted.has(number));
    const left = shown.length - MOST_LISTED;
    putItems(this.parts.listed, shown.slice(0, MOST_LISTED).map((number) => this.item(number)), shown.indexOf(this.chosen));
    const words = [counted(shown.length, "buffer"), ...(left > 0 ? [`the ${MOST_LISTED} largest are listed`] : [])];
    this.parts.heldCount.textContent = `${words.join(", ")}, largest first`;
  }

  /** @param {number} number */
  item(number) {
    const bar = this.barOf(number);
    const button = bufferButton(bytesText(this.course?.bytesOf(number) ?? 0), bar, this.linesOf(bar).replace("lines ", ""));
    button.addEventListener("click", () => {
      this.choose(number);
      this.reveal(number);
    });
    button.setAttribute("aria-pressed", String(number === this.chosen));
    button.dataset["buffer"] = String(number);
    return made("li", {}, button);
  }

  // --- Choosing

  /** @param {number} number */
  barOf(number) {
    return this.course?.version.buffers[number];
  }

  /** @param {Bar | undefined} bar */
  linesOf(bar) {
    return bar === undefined ? "" : `lines ${lineText(bar.first)}–${lineText(bar.last)}`;
  }

  /** A buffer: its row is seen, its words are said. @param {number} number */
  choose(number) {
    [this.chosen, this.group] = [number, undefined];
    const bar = this.barOf(number);
    this.seeRow();
    for (const button of this.parts.listed.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset["buffer"] === String(number)));
    }
    if (bar !== undefined) {
      this.say(`${bar.name}: ${bytesText(this.course?.bytesOf(number) ?? 0)}, ${bar.type}, ${this.linesOf(bar)}, ${bar.ending}`);
    }
    this.later();
  }

  /** The heading of a group: as a buffer is chosen. @param {import("./rows.js").GroupRow} row */
  chooseGroup(row) {
    [this.chosen, this.group] = [-1, row.group];
    this.seeRow();
    this.say(`${groupTitle(row)}, ${this.folded.has(row.group) ? "folded" : "unfolded"}`);
    this.later();
  }

  /** The number of the row that is chosen; negative where none is. */
  chosenRow() {
    return this.rows.findIndex((row) => ("bar" in row ? row.bar === this.chosen : row.group === this.group));
  }

  /** Scrolls no further than it takes for the row that is chosen to be seen. */
  seeRow() {
    const row = this.chosenRow();
    if (row >= 0) {
      const [top, high] = [this.parts.scroller.scrollTop, this.parts.scroller.clientHeight];
      const least = (row + 1) * ROW - high;
      this.parts.scroller.scrollTop = Math.max(least, Math.min(top, row * ROW));
    }
  }

  /** @param {number} number */
  reveal(number) {
    const bar = this.barOf(number);
    if (bar !== undefined) {
      const [line, start, end] = bar.place;
      this.actions.reveal({ start: { line, character: start }, end: { line, character: end } });
    }
  }

  /** The line whose buffers are listed. @param {number} line @param {boolean} isShown whether the text shows it, too */
  setLine(line, isShown = false) {
    const { course } = this;
    if (course === undefined) {
      return;
    }
    const { first, last } = course.version;
    this.line = Math.max(first, Math.min(last, Math.floor(line)));
    this.followsPeak = this.line === course.peakLine;
    if (isShown) {
      this.actions.reveal({ start: { line: this.line, character: 0 }, end: { line: this.line, character: 0 } });
    }
    this.list();
    this.later();
  }

  /** What there is to be said about the picture; empty: nothing. @param {string} words */
  setNote(words) {
    this.parts.note.textContent = words;
  }

  /** @param {string} words */
  say(words) {
    this.parts.status.textContent = words;
  }

  // --- Lines that are seen

  /** @param {number} from @param {number} to */
  setRange(from, to) {
    const { first, last } = this.course?.version ?? { first: 0, last: 0 };
    const [start, end] = [first, last + 1];
    const length = Math.max(Math.min(LEAST_LINES, end - start), Math.min(end - start, to - from));
    const left = Math.max(start, Math.min(end - length, from));
    this.range = { from: left, to: left + length };
    this.later();
  }

  /** @param {number} factor @param {number} around a line that stays where it is */
  zoom(factor, around = this.middle()) {
    const { from, to } = this.range;
    this.setRange(around - (around - from) / factor, around + (to - around) / factor);
  }

  /** The listed line if it is seen, otherwise the middle of what is. */
  middle() {
    const { from, to } = this.range;
    return this.line >= from && this.line < to ? this.line + 0.5 : (from + to) / 2;
  }

  /** @param {number} lines */
  pan(lines) {
    this.setRange(this.range.from + lines, this.range.to + lines);
  }

  showAll() {
    this.setRange(-Infinity, Infinity);
    const { first, last } = this.course?.version ?? { first: 0, last: 0 };
    this.range = { from: first, to: last + 1 };
    this.later();
  }

  toPeak() {
    if (this.course !== undefined) {
      this.setLine(this.course.peakLine, true);
      this.see(this.line);
      this.say(this.parts.heading.textContent);
    }
  }

  /** Moves no further than it takes for the line to be seen. @param {number} line */
  see(line) {
    const { from, to } = this.range;
    if (line < from || line + 1 > to) {
      this.setRange(line - (to - from) / 2, line + (to - from) / 2);
    }
  }

  // --- Drawing

  later() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  scene(/** @type {number} */ width, /** @type {number} */ height) {
    const { range, line, cursor, colours } = this;
    return { range, line, cursor, colours, width, height, gutter: this.gutter(width) };
  }

  gutter(/** @type {number} */ width) {
    return Math.min(210, Math.max(120, width * 0.24));
  }

  draw() {
    const { course } = this;
    const [width, height] = [this.parts.scroller.clientWidth, this.parts.chart.clientHeight];
    if (course === undefined || width <= 0 || height <= 0) {
      return;
    }
    const high = Math.round(Math.max(120, height * AREA_SHARE));
    drawArea(prepared(this.parts.area, width, high), this.scene(width, high), course, this.other, this.isFitted);
    const rest = Math.max(ROW, this.parts.scroller.clientHeight);
    const context = prepared(this.parts.bars, width, rest);
    drawRows(context, this.scene(width, rest), course, this.rows, this.parts.scroller.scrollTop, this.group ?? this.chosen);
  }

  /** Colours of the theme, and the size of the place. */
  look() {
    const style = getComputedStyle(this.host);
    const names = ["paper", "ink", "muted", "grid", "surface", "area", "edge", "other", "peak", "held", "onHeld", "bar", "onBar", "chosen", "font"];
    this.colours = Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(`--memory-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`).trim()]),
    );
    this.host.classList.toggle("narrow", this.host.clientWidth < NARROW);
    this.later();
  }

  // --- What the user does

  /** @param {Partial<Kept>} changes */
  keep(changes) {
    this.kept = { ...this.kept, ...changes };
    this.actions.keep?.(this.kept);
    this.folded.clear();
    if (changes.group !== undefined && this.course !== undefined && this.found.length > MOST_UNFOLDED) {
      const rows = rowsOf(this.course, this.found, changes.group, new Set());
      rows.forEach((row) => "group" in row && this.folded.add(row.group));
    }
    this.parts.scroller.scrollTop = 0;
    this.arrange();
  }

  /** @param {string} query */
  find(query) {
    this.query = query.trim();
    this.parts.scroller.scrollTop = 0;
    this.arrange();
  }

  fit() {
    this.isFitted = !this.isFitted;
    this.parts.fitted.setAttribute("aria-pressed", String(this.isFitted));
    this.later();
  }

  /** @param {1 | -1} direction */
  toChange(direction) {
    if (this.course !== undefined) {
      this.setLine(this.course.change(this.line, direction), true);
      this.see(this.line);
      this.say(this.parts.heading.textContent);
    }
  }

  /** From the row that is chosen, that many on. @param {number} count */
  step(count) {
    const at = this.chosenRow();
    const next = this.rows[Math.max(0, Math.min(this.rows.length - 1, at < 0 ? 0 : at + count))];
    if (next !== undefined && "bar" in next) {
      this.choose(next.bar);
    } else if (next !== undefined) {
      this.chooseGroup(next);
    }
  }

  /** What a press on the row that is chosen does. */
  enter() {
    if (this.group === undefined) {
      this.reveal(this.chosen);
    } else {
      this.press(this.chosenRow(), this.line);
    }
  }

  /** A row, or a line beside its bar. @param {number} number @param {number} line */
  press(number, line) {
    const row = this.rows[number];
    if (row === undefined) {
      this.setLine(line, true);
    } else if ("bar" in row) {
      this.choose(row.bar);
      this.reveal(row.bar);
    } else {
      if (!this.folded.delete(row.group)) {
        this.folded.add(row.group);
      }
      this.fold();
      this.chooseGroup(row);
    }
  }

  /** @param {MouseEvent} event */
  lineUnder({ clientX }) {
    const { left } = this.parts.scroller.getBoundingClientRect();
    const width = this.parts.scroller.clientWidth;
    return lineAt(this.scene(width, 0), Math.max(this.gutter(width), clientX - left));
  }

  /** What the function can be compared with. */
  showPipelines() {
    const { data } = this;
    const { compare } = this.parts;
    const pipelines = data?.pipelines ?? [];
    if (this.actions.compare !== undefined && compare.options.length !== pipelines.length + 1) {
      const options = ["", ...pipelines].map((value) => made("option", { value }, value === "" ? "no pass" : value));
      compare.replaceChildren(...options);
      compare.closest("label")?.removeAttribute("hidden");
    }
    compare.value = data?.pipeline ?? "";
  }

  showVersions() {
    const { data } = this;
    const choices = data?.after == null ? [] : [["now", false], [data.second, true]];
    const buttons = choices.map(([words, isAfter]) => {
      const button = made("button", { type: "button", "aria-pressed": String(isAfter === this.showsAfter) }, String(words));
      button.addEventListener("click", () => {
        this.showsAfter = isAfter === true;
        this.chosen = -1;
        this.compute();
        this.showVersions();
        this.arrange();
      });
      return button;
    });
    const [course, other] = [this.course, this.other];
    const change = course === undefined || other === undefined ? "" : `▼ ${bytesText(course.peak)}, △ ${bytesText(other.peak)} (dashed)`;
    const focused = [...this.parts.versions.children].findIndex((one) => one === document.activeElement);
    this.parts.versions.replaceChildren(...buttons, ...(change === "" ? [] : [made("span", { class: "count" }, change)]));
    buttons[focused]?.focus();
  }

  /** A field for each size that only the program knows. */
  showSymbols() {
    const { data } = this;
    const names = data === undefined ? [] : [...new Set([...data.now.symbols, ...(data.after?.symbols ?? [])])];
    this.parts.symbols.replaceChildren(
      ...names.map((name) =>
        sizeField(name, this.sizes.get(name) ?? data?.size ?? 0, (size) => {
          this.sizes.set(name, size);
          this.compute();
          this.showVersions();
          this.arrange();
        }),
      ),
    );
  }
}
