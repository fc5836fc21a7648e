import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Layout } from "../src/views/picture/layout.ts";

const web = join(import.meta.dirname, "..", "..", "web");
const script = join(web, "src", "page", "pictureWorker.ts");
const reason = existsSync(join(web, "node_modules", "@viz-js", "viz")) ? false : "Graphviz is not installed";

test("another thread draws, again and again", { skip: reason }, async () => {
  const layout = new Layout(script);
  const dot = 'digraph { a [label=<<table><tr><td href="#1:2-1:3">x &lt; y</td></tr></table>>] a -> b }';
  const [one, other] = await Promise.all([layout.draw(dot), layout.draw("digraph { c }")]);
  assert.equal(one.problem, "");
  assert.match(one.svg, /<svg [\s\S]*xlink:href="#1:2-1:3"[\s\S]*>x &lt; y<\/text>/);
  assert.match(other.svg, />c<\/text>/);
  layout.dispose();
});

test("what Graphviz does not understand is told, and does not end anything", { skip: reason }, async () => {
  const layout = new Layout(script);
  assert.match((await layout.draw("digraph {")).problem, /syntax error/);
  assert.equal((await layout.draw("digraph { a }")).problem, "");
  layout.dispose();
});

test("a thread that ends leaves nobody waiting", { skip: reason }, async () => {
  const layout = new Layout(script);
  const drawing = layout.draw("digraph { a }");
  layout.dispose();
  assert.notEqual((await drawing).problem, "");
  assert.equal((await layout.draw("digraph { a }")).problem, "", "the next picture has a new one");
  layout.dispose();
});
