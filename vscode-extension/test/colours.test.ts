import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

interface Contributed {
  readonly id: string;
  readonly description: string;
  readonly defaults: Readonly<Record<string, string>>;
}

/** What WCAG 2 wants of text of the usual size. */
const LEAST = 4.5;
/** How much of a colour lies under text of that colour in a picture, in percent. */
const SHARE = 14;

/** The editor's background in the themes that come with VS Code. */
const PAPERS: Readonly<Record<string, readonly string[]>> = {
  light: ["#ffffff", "#fafafd", "#f5f5f5"],
  dark: ["#1f1f1f", "#1e1e1e", "#121314", "#000000"],
  highContrast: ["#000000"],
  highContrastLight: ["#ffffff"],
};

const folder = join(import.meta.dirname, "..");
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
  readonly contributes: { readonly colors: readonly Contributed[] };
};
const { colors } = manifest.contributes;

function parts(colour: string): number[] {
  assert.match(colour, /^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function mixed(colour: readonly number[], paper: readonly number[]): number[] {
  return colour.map((part, at) => (part * SHARE + (paper[at] ?? 0) * (100 - SHARE)) / 100);
}

test("the contrast of black and white is as it should be", () => {
  assert.equal(contrast(parts("#000000"), parts("#ffffff")), 21);
});

for (const { id, description, defaults } of colors) {
  test(`${id} can be read in every kind of theme`, () => {
    assert.ok(description.endsWith("."));
    assert.deepEqual(Object.keys(defaults).sort(), Object.keys(PAPERS).sort());
    for (const [kind, papers] of Object.entries(PAPERS)) {
      for (const paper of papers) {
        const [text, under] = [parts(defaults[kind] ?? ""), parts(paper)];
        assert.ok(contrast(text, under) >= LEAST, `${kind} on ${paper}: ${contrast(text, under).toFixed(2)}`);
        const filled = contrast(text, mixed(text, under));
        assert.ok(filled >= LEAST, `${kind} on itself in a picture on ${paper}: ${filled.toFixed(2)}`);
      }
    }
  });
}

test("pictures lay under a text as much of its colour as is tested here", () => {
  const styles = readFileSync(join(folder, "webview", "picture.css"), "utf8");
  const shares = [...styles.matchAll(/-fill: color-mix\(in srgb, var\(--\w+\) (\d+)%/g)];
  assert.deepEqual(
    shares.map(([, share]) => Number(share)),
    colors.map(() => SHARE),
  );
});
