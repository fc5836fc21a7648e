/** The drawing: bytes over lines as an area, buffers as bars, on canvases of the size that they have on the page. */
import { bytesText, lineText } from "./data.js";
import { groupTitle } from "./rows.js";

/**
 * @typedef {import("./data.js").Course} Course
 * @typedef {import("./rows.js").Row} Row
 * @typedef {{ readonly from: number, readonly to: number }} Range lines, the end exclusive
 * @typedef {{ readonly [name: string]: string }} Colours
 * @typedef {{
 *   readonly range: Range, readonly line: number, readonly cursor: number | undefined, readonly colours: Colours,
 *   readonly gutter: number, readonly width: number, readonly height: number,
 * }} Scene
 */

export const ROW = 18;
/** Above the area, for the mark of the peak; below it, for numbers of lines. */
const [TOP, BOTTOM] = [24, 20];
const FONT = "12px";
/** Of bars that are shorter on the page, in pixels. */
const LEAST = 2;

/** @param {Scene} scene @param {number} line its start */
function across({ range, gutter, width }, line) {
  return gutter + ((line - range.from) / (range.to - range.from)) * (width - gutter);
}

/** The line at a place of the page, perhaps outside of the function. @param {Scene} scene @param {number} x */
export function lineAt({ range, gutter, width }, x) {
  return range.from + ((x - gutter) / (width - gutter)) * (range.to - range.from);
}

/**
 * Fits the canvas to its place and the screen's pixels.
 * @param {HTMLCanvasElement} canvas @param {number} width @param {number} height
 */
export function prepared(canvas, width, height) {
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = canvas.getContext("2d");
  if (context === null) {
    throw new Error("no canvas");
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.textBaseline = "middle";
  return context;
}

/**
 * Bytes over lines: filled for the version that is listed, a dashed line for the other one.
 * @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Course} course
 * @param {Course | undefined} other @param {boolean} isFitted whether the scale begins at the least that is seen
 */
export function drawArea(context, scene, course, other, isFitted) {
  const columns = heights(scene, course);
  const others = other === undefined ? [] : heights(scene, other);
  const known = [...columns, ...others].filter(Number.isFinite);
  const most = Math.max(1, ...known);
  const least = isFitted ? Math.min(most, ...known) : 0;
  const [bottom, high] = [scene.height - BOTTOM, scene.height - BOTTOM - TOP];
  const spread = Math.max(1, most - least);
  const up = (/** @type {number} */ bytes) => bottom - (Math.min(bytes, most) - least) * (high / spread);
  drawScale(context, scene, least, most, up);
  drawLines(context, scene);
  const { colours } = scene;
  outline(context, scene, columns, up);
  context.lineTo(scene.width, bottom);
  context.lineTo(scene.gutter, bottom);
  context.closePath();
  context.fillStyle = colours["area"] ?? "";
  context.fill();
  outline(context, scene, columns, up);
  stroke(context, colours["edge"], 1.5);
  drawUnbounded(context, scene, columns, bottom);
  if (other !== undefined) {
    outline(context, scene, others, up);
    context.setLineDash([6, 3]);
    stroke(context, colours["other"], 2);
    context.setLineDash([]);
    drawPeak(context, scene, other, up, colours["other"], "△");
  }
  drawPeak(context, scene, course, up, colours["peak"], "▼");
  drawCursors(context, scene, TOP - 4, bottom);
}

/** The most in each column of pixels. @param {Scene} scene @param {Course} course */
function heights(scene, { held, version: { first } }) {
  const count = Math.max(1, Math.ceil(scene.width - scene.gutter));
  const perColumn = (scene.range.to - scene.range.from) / count;
  /** @type {number[]} */
  const found = [];
  for (let column = 0; column < count; column += 1) {
    const start = scene.range.from - first + column * perColumn;
    const end = Math.max(Math.floor(start) + 1, Math.floor(start + perColumn));
    let most = 0;
    for (let line = Math.max(0, Math.floor(start)); line < end; line += 1) {
      most = Math.max(most, held[line] ?? 0);
    }
    found.push(most);
  }
  return found;
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {readonly number[]} columns @param {(bytes: number) => number} up */
function outline(context, scene, columns, up) {
  context.beginPath();
  let before = NaN;
  columns.forEach((bytes, column) => {
    if (bytes !== before || column === columns.length - 1) {
      if (column > 0) {
        context.lineTo(scene.gutter + column, up(before));
      }
      context.lineTo(scene.gutter + column, up(bytes));
      before = bytes;
    }
  });
  context.lineTo(scene.width, up(before));
}

/** @param {CanvasRenderingContext2D} context @param {string | undefined} colour @param {number} width */
function stroke(context, colour, width) {
  context.strokeStyle = colour ?? "";
  context.lineWidth = width;
  context.stroke();
}

/** Where no bound is known: stripes up to the top. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {readonly number[]} columns @param {number} bottom */
function drawUnbounded(context, scene, columns, bottom) {
  const start = columns.findIndex((bytes) => bytes === Infinity);
  if (start < 0) {
    return;
  }
  const end = columns.length - [...columns].reverse().findIndex((bytes) => bytes === Infinity);
  context.save();
  context.beginPath();
  context.rect(scene.gutter + start, TOP, end - start, bottom - TOP);
  context.clip();
  context.beginPath();
  for (let x = scene.gutter + start - bottom; x < scene.gutter + end; x += 8) {
    context.moveTo(x, bottom);
    context.lineTo(x + bottom - TOP, TOP);
  }
  stroke(context, scene.colours["peak"], 1);
  context.restore();
  label(context, scene, scene.gutter + (start + end) / 2, (TOP + bottom) / 2, "no bound known", scene.colours["ink"]);
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {number} least @param {number} most @param {(bytes: number) => number} up */
function drawScale(context, scene, least, most, up) {
  const step = 2 ** Math.ceil(Math.log2(Math.max(1, (most - least) / 6)));
  context.font = `${FONT} ${scene.colours["font"] ?? "sans-serif"}`;
  context.textAlign = "right";
  context.beginPath();
  for (let bytes = Math.ceil(least / step) * step; bytes <= most; bytes += step) {
    const y = Math.round(up(bytes)) + 0.5;
    context.moveTo(scene.gutter, y);
    context.lineTo(scene.width, y);
    context.fillStyle = scene.colours["muted"] ?? "";
    context.fillText(bytesText(bytes), scene.gutter - 6, y);
  }
  stroke(context, scene.colours["grid"], 1);
}

/** Numbers of lines, at round ones. @param {CanvasRenderingContext2D} context @param {Scene} scene */
function drawLines(context, scene) {
  const { range, gutter, width, height, colours } = scene;
  const step = roundStep(((range.to - range.from) * 90) / (width - gutter));
  context.textAlign = "center";
  context.fillStyle = colours["muted"] ?? "";
  context.beginPath();
  for (let number = Math.ceil((range.from + 1) / step) * step; number <= range.to; number += step) {
    const x = Math.round(across(scene, number - 0.5)) + 0.5;
    context.moveTo(x, height - BOTTOM);
    context.lineTo(x, height - BOTTOM + 4);
    const half = context.measureText(lineText(number - 1)).width / 2;
    if (x + half <= width && x - half >= gutter) {
      context.fillText(lineText(number - 1), x, height - BOTTOM / 2 + 2);
    }
  }
  stroke(context, colours["muted"], 1);
  context.textAlign = "right";
  context.fillText("line", gutter - 6, height - BOTTOM / 2 + 2);
}

/** The smallest of 1, 2, 5, 10, 20 … that is not below `least`. @param {number} least */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Course} course @param {(bytes: number) => number} up @param {string | undefined} colour @param {string} mark */
function drawPeak(context, scene, { peak, peakLine }, up, colour, mark) {
  const x = across(scene, peakLine + 0.5);
  if (!Number.isFinite(peak) || x < scene.gutter || x > scene.width) {
    return;
  }
  context.fillStyle = colour ?? "";
  context.textAlign = "center";
  context.font = `14px ${scene.colours["font"] ?? "sans-serif"}`;
  context.fillText(mark, x, Math.max(TOP - 6, up(peak) - 8));
  context.font = `${FONT} ${scene.colours["font"] ?? "sans-serif"}`;
  if (mark === "▼") {
    label(context, scene, x, TOP / 2 - 2, `peak ${bytesText(peak)}, line ${lineText(peakLine)}`, colour);
  }
}

/** Words around `x`, within the chart. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {number} x @param {number} y @param {string} words @param {string | undefined} colour */
function label(context, scene, x, y, words, colour) {
  const width = context.measureText(words).width;
  const left = Math.max(scene.gutter + 2, Math.min(scene.width - width - 2, x + 10));
  context.textAlign = "left";
  context.fillStyle = scene.colours["paper"] ?? "";
  context.fillRect(left - 2, y - 8, width + 4, 16);
  context.fillStyle = colour ?? "";
  context.fillText(words, left, y);
}

/** The line that is listed, and the one of the editor's cursor. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {number} top @param {number} bottom */
function drawCursors(context, scene, top, bottom) {
  const marks = /** @type {const} */ ([[scene.cursor, [2, 3]], [scene.line, []]]);
  for (const [line, dashes] of marks) {
    const x = Math.round(across(scene, (line ?? -1) + 0.5)) + 0.5;
    if (line !== undefined && x >= scene.gutter && x <= scene.width) {
      context.beginPath();
      context.moveTo(x, top);
      context.lineTo(x, bottom);
      context.setLineDash([...dashes]);
      stroke(context, scene.colours["ink"], 1);
      context.setLineDash([]);
    }
  }
}

/**
 * The rows that are seen, from `top` pixels on.
 * @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Course} course @param {readonly Row[]} rows
 * @param {number} top @param {number | string} chosen the number of a buffer, or a group
 */
export function drawRows(context, scene, course, rows, top, chosen) {
  context.font = `${FONT} ${scene.colours["font"] ?? "sans-serif"}`;
  const end = Math.min(rows.length, Math.ceil((top + scene.height) / ROW));
  for (let number = Math.floor(top / ROW); number < end; number += 1) {
    const [row, y] = [rows[number], number * ROW - top];
    if (row === undefined) {
      continue;
    }
    if ("bar" in row) {
      drawBar(context, scene, course, row.bar, y, row.bar === chosen);
    } else {
      const next = rows[number + 1];
      drawGroup(context, scene, course, row, y, next === undefined || "group" in next, row.group === chosen);
    }
  }
  drawCursors(context, scene, 0, scene.height);
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Course} course @param {number} number @param {number} y @param {boolean} isChosen */
function drawBar(context, scene, course, number, y, isChosen) {
  const [bar, { gutter, width, colours }] = [course.version.buffers[number], scene];
  if (bar === undefined) {
    return;
  }
  if (isChosen) {
    context.fillStyle = colours["chosen"] ?? "";
    context.fillRect(0, y, width, ROW);
  }
  names(context, scene, bar.name, bytesText(course.bytesOf(number)), y);
  const [left, right] = [across(scene, bar.first), across(scene, bar.last + 1)];
  const [from, to] = [Math.max(gutter, left), Math.min(width, Math.max(right, left + LEAST))];
  if (to <= gutter || from >= width) {
    // Where it is, beyond what is seen.
    context.fillStyle = colours["muted"] ?? "";
    context.textAlign = to <= gutter ? "left" : "right";
    context.fillText(to <= gutter ? "◂" : "▸", to <= gutter ? gutter + 1 : width - 1, y + ROW / 2);
    return;
  }
  const isHeld = !bar.stack && bar.first <= scene.line && scene.line <= bar.last;
  context.fillStyle = colours[isHeld ? "held" : "bar"] ?? "";
  context.fillRect(from, y + 3, Math.max(1, to - from), ROW - 6);
  if (bar.stack) {
    context.fillStyle = colours["paper"] ?? "";
    for (let x = from + 3; x < to - 1; x += 5) {
      context.fillRect(x, y + 5, 2, ROW - 10);
    }
  }
  drawEnding(context, scene, bar.ending, right, y);
  if (to - from > 140 && !bar.stack) {
    context.save();
    context.beginPath();
    context.rect(from, y, to - from - 4, ROW);
    context.clip();
    context.textAlign = "left";
    context.fillStyle = colours[isHeld ? "onHeld" : "onBar"] ?? "";
    context.fillText(bar.type, from + 6, y + ROW / 2 + 0.5);
    context.restore();
  }
}

/** A shape of its own for each end. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {string} ending @param {number} x @param {number} y */
function drawEnding(context, scene, ending, x, y) {
  if (x > scene.width + 1 || x < scene.gutter) {
    return;
  }
  const [at, top, bottom] = [Math.min(x, scene.width - 1), y + 2, y + ROW - 2];
  context.fillStyle = scene.colours["ink"] ?? "";
  if (ending === "freed") {
    context.fillRect(at - 2, top, 2, bottom - top);
  } else if (ending === "returned") {
    triangle(context, at - 7, top, at, bottom);
    context.fill();
  } else if (ending === "freed by the pass") {
    triangle(context, at, top, at - 7, bottom);
    context.fill();
  } else if (ending === "maybe freed") {
    for (let part = top; part < bottom; part += 4) {
      context.fillRect(at - 2, part, 2, 2);
    }
  } else if (ending === "not freed here") {
    context.beginPath();
    context.arc(at - 5, (top + bottom) / 2, 3.5, 0, 2 * Math.PI);
    context.fillStyle = scene.colours["paper"] ?? "";
    context.fill();
    stroke(context, scene.colours["ink"], 1.5);
  }
}

/** @param {CanvasRenderingContext2D} context @param {number} base @param {number} top @param {number} tip @param {number} bottom */
function triangle(context, base, top, tip, bottom) {
  context.beginPath();
  context.moveTo(base, top);
  context.lineTo(tip, (top + bottom) / 2);
  context.lineTo(base, bottom);
  context.closePath();
}

/** The bytes of its buffers together, as a small area. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Course} course @param {import("./rows.js").GroupRow} row @param {number} y @param {boolean} isFolded @param {boolean} isChosen */
function drawGroup(context, scene, course, row, y, isFolded, isChosen) {
  const { gutter, width, colours } = scene;
  context.fillStyle = colours[isChosen ? "chosen" : "surface"] ?? "";
  context.fillRect(0, y, width, ROW);
  const changes = new Float64Array(Math.max(1, Math.ceil(width - gutter)) + 1);
  const column = (/** @type {number} */ line) =>
    Math.max(0, Math.min(changes.length - 1, Math.floor(across(scene, line) - gutter)));
  for (const number of row.bars) {
    const bar = course.version.buffers[number];
    if (bar !== undefined) {
      const [from, bytes] = [column(bar.first), course.bytesOf(number)];
      const to = Math.max(from + 1, column(bar.last + 1));
      changes[from] = (changes[from] ?? 0) + bytes;
      changes[to] = (changes[to] ?? 0) - bytes;
    }
  }
  context.fillStyle = colours["bar"] ?? "";
  let held = 0;
  changes.forEach((change, at) => {
    held += change;
    const high = (held / Math.max(1, row.bytes)) * (ROW - 2);
    if (high > 0 && at < changes.length - 1) {
      context.fillRect(gutter + at, y + ROW - 1 - high, 1, high);
    }
  });
  context.textAlign = "left";
  context.fillStyle = colours["ink"] ?? "";
  context.fillText(`${isFolded ? "▸" : "▾"} ${groupTitle(row)} · ${bytesText(row.bytes)}`, 8, y + ROW / 2);
}

/** Name and size before the bar. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {string} name @param {string} size @param {number} y */
function names(context, { gutter, colours }, name, size, y) {
  context.fillStyle = colours["muted"] ?? "";
  context.textAlign = "right";
  context.fillText(size, gutter - 6, y + ROW / 2 + 0.5);
  const room = gutter - 18 - context.measureText(size).width;
  context.fillStyle = colours["ink"] ?? "";
  context.textAlign = "left";
  context.fillText(cut(context, name, room), 8, y + ROW / 2 + 0.5);
}

/** @param {CanvasRenderingContext2D} context @param {string} text @param {number} room in pixels */
function cut(context, text, room) {
  if (context.measureText(text).width <= room) {
    return text;
  }
  let length = text.length - 1;
  while (length > 1 && context.measureText(`${text.slice(0, length)}…`).width > room) {
    length -= 1;
  }
  return `${text.slice(0, length)}…`;
}
