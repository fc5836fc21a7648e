import assert from "node:assert/strict";
import { test } from "node:test";
import { darkRules, ROLES, rulesOfRoles } from "../src/views/picture/colours.ts";
import { about, spanOfLink } from "../src/views/picture/links.ts";
import { svgElement, svgFile } from "../src/views/picture/svg.ts";

const DRAWN = `<?xml version="1.0"?>
<!DOCTYPE svg>
<!-- Generated -->
<svg width="10pt" height="20pt" viewBox="0.00 0.00 10.00 20.00">
<g id="a" class="graph"><title>n1&#45;&gt;n2</title>
<g id="b"><a xlink:href="#1:2-1:9" xlink:title=" ">
<text font-family="Courier,monospace" font-size="11.00" fill="#1f2328">%a</text>
</a>
</g></g>
</svg>
`;

test("a link is a range of the file", () => {
  assert.deepEqual(spanOfLink("#1:2-3:4"), { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } });
  for (const address of [null, "", "#1:2", "https://example.org/#1:2-3:4", "#1:2-3:4x"]) {
    assert.equal(spanOfLink(address), undefined);
  }
});

test("the cursor is at an operation and its result, and not at the loop around them", () => {
  const [loop, op, result, other] = ["#1:0-5:1", "#2:2-2:40", "#2:2-2:6", "#3:2-3:9"].map((link) => {
    const span = spanOfLink(link);
    assert.ok(span !== undefined);
    return span;
  });
  assert.ok(loop && op && result && other);
  const spans = [loop, op, result, other];
  assert.deepEqual([...about(spans, { line: 2, character: 3 })], [op, result]);
  assert.deepEqual([...about(spans, { line: 2, character: 30 })], [op]);
  assert.deepEqual([...about(spans, { line: 4, character: 0 })], [loop]);
  assert.deepEqual([...about([op, other], { line: 3, character: 0 })], [other], "in front of it");
  assert.deepEqual([...about(spans, { line: 9, character: 0 })], []);
});

test("a page gets the drawing without names of boxes and without a font", () => {
  const element = svgElement(DRAWN);
  assert.ok(element.startsWith("<svg "));
  for (const gone of ["<title", "font-family", "xlink:title", "<!--"]) {
    assert.ok(!element.includes(gone), gone);
  }
  assert.ok(element.includes('xlink:href="#1:2-1:9"'));
});

test("a file has a title, both kinds of colours, and no links into an editor", () => {
  const file = svgFile(svgElement(DRAWN), "@f<1>");
  assert.match(file, /^<svg [^>]*font-family="[^"]+">\n<title>@f&lt;1&gt;<\/title>\n<style>@media/);
  assert.ok(!file.includes("<a ") && !file.includes("</a>"));
  assert.ok(file.includes(">%a</text>"));
});

test("no two roles share a colour", () => {
  assert.equal(new Set(ROLES.map(({ light }) => light)).size, ROLES.length);
  for (const { name, light, dark } of ROLES) {
    assert.ok(rulesOfRoles().includes(`[fill="${light}"]{fill:var(--${name})}`));
    assert.ok(darkRules().includes(`[stroke="${light}"]{stroke:${dark}}`));
  }
});
