// Makes dist/: extension.js, which VS Code loads, and what pictures need: Graphviz for a thread of its own, and their page.
// `--meta FILE` writes what went into it.
import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const common = {
  outdir: "dist",
  bundle: true,
  minify: true,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};
const node = {
  ...common,
  platform: "node",
  format: "cjs",
  target: "node20",
  external: ["vscode"],
  mainFields: ["module", "main"],
};
const made = [
  await build({ ...node, entryPoints: ["src/extension.ts", "src/views/picture/layoutWorker.ts"], entryNames: "[name]" }),
  await build({
    ...common,
    entryPoints: ["picture.ts", "picture.css", "story.ts", "story.css"].map((name) => `webview/${name}`),
    platform: "browser",
    format: "iife",
    target: "chrome122",
  }),
];
const at = process.argv.indexOf("--meta");
if (at > 0) {
  const [inputs, outputs] = [{}, {}];
  for (const { metafile } of made) {
    Object.assign(inputs, metafile.inputs);
    Object.assign(outputs, metafile.outputs);
  }
  writeFileSync(process.argv[at + 1], JSON.stringify({ inputs, outputs }));
}
