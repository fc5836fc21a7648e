/** The page of a picture: shows what it is given, larger or smaller, and says which link was chosen. */
import { about, spanOfLink } from "../src/views/picture/links.ts";
import type { FromPage, Kept, ToPage } from "../src/views/picture/messages.ts";
import type { Place, Span } from "../src/views/texts.ts";

/** `zoom`: of the picture's own size; undefined: as much as fits into the width. */
interface State {
  readonly kept?: Kept;
  readonly zoom?: number | undefined;
  readonly left?: number;
  readonly top?: number;
}

declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  getState(): State | undefined;
  setState(state: State): void;
};

/** What a width of one em is for the server, which draws for Courier. */
const ADVANCE = 0.6;
const [SMALLEST, LARGEST, STEP] = [0.1, 8, 1.2];
/** Around what has to be seen, in pixels. */
const MARGIN = 16;
const SVG = "http://www.w3.org/2000/svg";

const api = acquireVsCodeApi();
const element = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const [stage, picture, title, note] = [element("stage"), element("picture"), element("title"), element("note")];

let state: State = api.getState() ?? {};
let links: { readonly anchor: SVGAElement; readonly span: Span }[] = [];
let size = { width: 0, height: 0 };
let cursor: Place | undefined;
/** Where the page was scrolled to before it was hidden, until its first picture is there. */
let scrolled: State | undefined = state;

function keep(changes: State): void {
  state = { ...state, ...changes };
  api.setState(state);
}

// --- Size

/** As large as fits into the width. */
function comfortable(): number {
  return Math.max(SMALLEST, Math.min(1, (stage.clientWidth - 4) / size.width));
}

function zoom(): number {
  return state.zoom ?? comfortable();
}

function resize(): void {
  const svg = picture.querySelector("svg");
  const [width, height] = [size.width * zoom(), size.height * zoom()];
  svg?.setAttribute("width", `${width}px`);
  svg?.setAttribute("height", `${height}px`);
  element("reset").textContent = `${Math.round(zoom() * 100)} %`;
}

/** Make it that large; what is at `x`, `y` of the stage stays there. */
function zoomTo(wanted: number, x = stage.clientWidth / 2, y = stage.clientHeight / 2): void {
  const before = zoom();
  const after = Math.max(SMALLEST, Math.min(LARGEST, wanted));
  const [left, top] = [(stage.scrollLeft + x) / before, (stage.scrollTop + y) / before];
  keep({ zoom: after });
  resize();
  stage.scrollTo({ left: left * after - x, top: top * after - y });
}

function showAll(): void {
  const all = Math.min((stage.clientWidth - 4) / size.width, (stage.clientHeight - 4) / size.height);
  zoomTo(Math.min(all, 1));
}

// --- The picture

function show(svg: string, isOther: boolean): void {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const drawn = document.importNode(parsed, true) as unknown as SVGSVGElement;
  const box = drawn.viewBox.baseVal;
  // Graphviz measures in points.
  size = { width: (box.width * 4) / 3, height: (box.height * 4) / 3 };
  const isFirst = isOther && scrolled?.left === undefined;
  const { left = 0, top = 0 } = scrolled ?? (isOther ? {} : { left: stage.scrollLeft, top: stage.scrollTop });
  scrolled = undefined;
  const focused = links.findIndex(({ anchor }) => anchor === document.activeElement);
  picture.replaceChildren(drawn);
  resize();
  connect(drawn);
  stage.scrollTo({ left, top });
  links[focused]?.anchor.focus({ preventScroll: true });
  mark(isFirst);
}

/** Make the links ours: a browser would follow them. They are in the order in which one reads. */
function connect(drawn: SVGSVGElement): void {
  const found: { readonly anchor: SVGAElement; readonly span: Span; readonly box: DOMRect }[] = [];
  for (const anchor of drawn.querySelectorAll<SVGAElement>("a")) {
    const span = spanOfLink(anchor.getAttribute("xlink:href"));
    anchor.removeAttribute("xlink:href");
    if (span !== undefined) {
      found.push({ anchor, span, box: anchor.getBBox() });
    }
  }
  links = found.sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  found.forEach(({ anchor, box }, number) => {
    const rect = document.createElementNS(SVG, "rect");
    rect.setAttribute("class", "mark");
    rect.setAttribute("x", String(box.x - 2));
    rect.setAttribute("y", String(box.y - 1));
    rect.setAttribute("width", String(box.width + 4));
    rect.setAttribute("height", String(box.height + 2));
    rect.setAttribute("rx", "2");
    anchor.prepend(rect);
    anchor.setAttribute("role", "link");
    // One stop of the Tab key; the arrows lead from one to the next.
    anchor.setAttribute("tabindex", number === 0 ? "0" : "-1");
  });
}

/** Mark what the cursor of the editor is at; with `isMoved`, let the topmost of it be seen. */
function mark(isMoved: boolean): void {
  const spans = links.map(({ span }) => span);
  const marked = cursor === undefined ? new Set<Span>() : about(spans, cursor);
  const boxes: DOMRect[] = [];
  for (const { anchor, span } of links) {
    anchor.classList.toggle("here", marked.has(span));
    if (marked.has(span)) {
      boxes.push(anchor.getBoundingClientRect());
    }
  }
  const [first, ...others] = boxes;
  if (isMoved && first !== undefined) {
    uncover(others.reduce((best, box) => (box.top < best.top ? box : best), first));
  }
}

/** Scroll no further than it takes; of what is larger than the page, to its beginning. */
function uncover(box: DOMRect): void {
  const page = stage.getBoundingClientRect();
  const by = (start: number, end: number, from: number, to: number): number =>
    start < from + MARGIN ? start - from - MARGIN : Math.max(0, Math.min(end - to + MARGIN, start - from - MARGIN));
  stage.scrollBy({
    left: by(box.left, box.right, page.left, page.left + stage.clientWidth),
    top: by(box.top, box.bottom, page.top, page.top + stage.clientHeight),
  });
}

// --- What the user does

const pressed: Record<string, () => void> = {
  "+": () => zoomTo(zoom() * STEP),
  "=": () => zoomTo(zoom() * STEP),
  "-": () => zoomTo(zoom() / STEP),
  "0": () => zoomTo(1),
  f: showAll,
  F: showAll,
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Enter: choose,
};

function step(direction: 1 | -1): void {
  const at = links.findIndex(({ anchor }) => anchor === document.activeElement);
  const [before, next] = [links[at], links[at + direction]];
  if (before !== undefined && next !== undefined) {
    before.anchor.setAttribute("tabindex", "-1");
    next.anchor.setAttribute("tabindex", "0");
    next.anchor.focus();
  }
}

function choose(): void {
  const link = links.find(({ anchor }) => anchor === document.activeElement);
  if (link !== undefined) {
    api.postMessage({ kind: "reveal", span: link.span });
  }
}

document.addEventListener("keydown", (event) => {
  const work = event.ctrlKey || event.metaKey || event.altKey ? undefined : pressed[event.key];
  const isAtLink = links.some(({ anchor }) => anchor === event.target);
  const needsLink = event.key === "Enter" || event.key.startsWith("Arrow");
  if (work !== undefined && (isAtLink || !needsLink)) {
    event.preventDefault();
    work();
  }
});

stage.addEventListener(
  "wheel",
  (event) => {
    // Without a key the wheel scrolls, as it does everywhere.
    if (event.ctrlKey || event.metaKey || event.altKey) {
      event.preventDefault();
      const { left, top } = stage.getBoundingClientRect();
      zoomTo(zoom() * Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
    }
  },
  { passive: false },
);

let dragged: { readonly x: number; readonly y: number; isFar: boolean } | undefined;

stage.addEventListener("pointerdown", (event) => {
  const isOnBar = event.offsetX > stage.clientWidth || event.offsetY > stage.clientHeight;
  if (event.button === 0 && event.pointerType === "mouse" && !(event.target === stage && isOnBar)) {
    dragged = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop, isFar: false };
  }
});

window.addEventListener("pointermove", (event) => {
  if (dragged === undefined) {
    return;
  }
  const [left, top] = [dragged.x - event.clientX, dragged.y - event.clientY];
  dragged.isFar ||= Math.abs(left - stage.scrollLeft) + Math.abs(top - stage.scrollTop) > 4;
  if (dragged.isFar) {
    stage.classList.add("dragged");
    stage.scrollTo({ left, top });
  }
});

window.addEventListener("pointerup", (event) => {
  const isClick = dragged?.isFar !== true;
  dragged = undefined;
  stage.classList.remove("dragged");
  const link = links.find(({ anchor }) => event.target instanceof Node && anchor.contains(event.target));
  if (isClick && event.button === 0 && link !== undefined) {
    api.postMessage({ kind: "reveal", span: link.span });
  }
});

// The editor looks at links that are clicked, too, and can make nothing of those in a picture.
stage.addEventListener("click", (event) => event.stopPropagation());
stage.addEventListener("scroll", () => keep({ left: stage.scrollLeft, top: stage.scrollTop }));
element("in").addEventListener("click", () => zoomTo(zoom() * STEP));
element("out").addEventListener("click", () => zoomTo(zoom() / STEP));
element("reset").addEventListener("click", () => zoomTo(1));
element("fit").addEventListener("click", showAll);
new ResizeObserver(resize).observe(stage);

// --- What the extension says

window.addEventListener("message", ({ data }: MessageEvent<ToPage>) => {
  switch (data.kind) {
    case "picture":
      title.textContent = data.title;
      element("file").textContent = data.file;
      show(data.svg, data.isOther);
      break;
    case "note":
      note.textContent = data.text;
      note.title = data.text;
      document.body.classList.toggle("noted", data.text !== "");
      break;
    case "cursor":
      cursor = data.place;
      mark(data.isMoved);
      break;
    case "keep":
      keep({ kept: data.kept });
      break;
  }
});

/** Letters are set as far apart as the server thinks, whatever the font of the editor is. */
function measureFont(): void {
  const context = document.createElement("canvas").getContext("2d");
  if (context !== null) {
    const font = getComputedStyle(document.body).getPropertyValue("--vscode-editor-font-family");
    context.font = `100px ${font}, monospace`;
    const spacing = ADVANCE - context.measureText("M").width / 100;
    picture.style.setProperty("--letter-spacing", `${spacing.toFixed(4)}em`);
  }
}

measureFont();
api.postMessage({ kind: "ready" });
