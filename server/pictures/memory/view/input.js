/** What the user does with the view of memory: keys, the wheel, and the pointer. */
import { ROW, lineAt } from "./chart.js";

/** @typedef {import("./memory_view.js").MemoryView} MemoryView */

const STEP = 1.4;
/** Farther than that, a press is no click. In pixels. */
const NEAR = 4;

/** @param {MemoryView} view */
export function listen(view) {
  const { parts } = view;
  parts.peak.addEventListener("click", () => view.toPeak());
  parts.smaller.addEventListener("click", () => view.zoom(1 / STEP));
  parts.larger.addEventListener("click", () => view.zoom(STEP));
  parts.all.addEventListener("click", () => view.showAll());
  parts.fitted.addEventListener("click", () => view.fit());
  parts.find.addEventListener("input", () => view.find(parts.find.value));
  parts.sort.addEventListener("change", () => view.keep({ sort: parts.sort.value }));
  parts.group.addEventListener("change", () => view.keep({ group: parts.group.value }));
  parts.compare.addEventListener("change", () => view.actions.compare?.(parts.compare.value));
  parts.scroller.addEventListener("scroll", () => view.later());
  view.host.addEventListener("keydown", (event) => pressed(view, event));
  parts.chart.addEventListener("wheel", (event) => turned(view, event), { passive: false });
  dragging(view, parts.area, (line) => view.setLine(line, true));
  dragging(view, parts.scroller, (line, y) => view.press(Math.floor((y + parts.scroller.scrollTop) / ROW), line));
}

/** @param {MemoryView} view @returns {Record<string, () => void>} */
function keys(view) {
  const tenth = (view.range.to - view.range.from) / 10;
  return {
    "+": () => view.zoom(STEP),
    "=": () => view.zoom(STEP),
    "-": () => view.zoom(1 / STEP),
    0: () => view.showAll(),
    p: () => view.toPeak(),
    y: () => view.fit(),
    "/": () => view.parts.find.focus(),
    ArrowLeft: () => view.toChange(-1),
    ArrowRight: () => view.toChange(1),
    "shift+ArrowLeft": () => view.pan(-tenth),
    "shift+ArrowRight": () => view.pan(tenth),
    ArrowDown: () => view.step(1),
    ArrowUp: () => view.step(-1),
    PageDown: () => view.step(10),
    PageUp: () => view.step(-10),
    Home: () => view.step(-Infinity),
    End: () => view.step(Infinity),
    Enter: () => view.enter(),
  };
}

/** @param {MemoryView} view @param {KeyboardEvent} event */
function pressed(view, event) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (target === view.parts.find) {
    if (key === "Enter" || key === "ArrowDown" || (key === "Escape" && view.parts.find.value === "")) {
      event.preventDefault();
      view.parts.scroller.focus();
      view.step(-Infinity);
    }
    return;
  }
  if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) {
    return;
  }
  const isControl = target instanceof HTMLButtonElement;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const work = keys(view)[event.shiftKey && key.startsWith("Arrow") ? `shift+${name}` : name];
  // Enter presses a button, and the arrows lead through what is listed.
  if (work !== undefined && !(isControl && key.length > 1)) {
    event.preventDefault();
    work();
  }
}

/** With a key it zooms; to the side it moves; otherwise it scrolls, as everywhere. @param {MemoryView} view @param {WheelEvent} event */
function turned(view, event) {
  const isArea = event.target === view.parts.area;
  if (event.ctrlKey || event.metaKey || event.altKey || (isArea && !event.shiftKey)) {
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY / 300), view.lineUnder(event));
  } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    event.preventDefault();
    view.pan(((event.deltaX || event.deltaY) * (view.range.to - view.range.from)) / view.parts.chart.clientWidth);
  }
}

/**
 * Drags lines to the side; a press without a move is a click.
 * @param {MemoryView} view @param {HTMLElement} place @param {(line: number, y: number) => void} click
 */
function dragging(view, place, click) {
  /** @type {{ x: number, from: number, to: number, isFar: boolean } | undefined} */
  let start;
  place.addEventListener("pointerdown", (event) => {
    const isOnBar = event.offsetX >= place.clientWidth;
    if (event.button === 0 && !isOnBar) {
      start = { x: event.clientX, from: view.range.from, to: view.range.to, isFar: false };
    }
  });
  place.addEventListener("pointermove", (event) => {
    if (start === undefined || event.buttons === 0) {
      return;
    }
    start.isFar ||= Math.abs(event.clientX - start.x) > NEAR;
    if (start.isFar && event.pointerType !== "touch") {
      place.setPointerCapture(event.pointerId);
      const scene = view.scene(place.clientWidth, place.clientHeight);
      const moved = lineAt({ ...scene, range: start }, start.x) - lineAt({ ...scene, range: start }, event.clientX);
      view.setRange(start.from + moved, start.to + moved);
    }
  });
  place.addEventListener("pointerup", (event) => {
    const isClick = start?.isFar === false;
    start = undefined;
    if (isClick) {
      click(view.lineUnder(event), event.clientY - place.getBoundingClientRect().top);
    }
  });
}
