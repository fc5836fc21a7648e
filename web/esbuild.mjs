// Bundles: `esbuild.mjs FOLDER` makes what a page loads, `esbuild.mjs FOLDER worker` the server's worker alone.
// `--meta FILE` writes what went into them.
import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const [folder, only] = process.argv.slice(2).filter((word, at, all) => !word.startsWith("--") && all[at - 1] !== "--meta");
const meta = process.argv[process.argv.indexOf("--meta") + 1 || Infinity];
const common = {
  outdir: folder,
  bundle: true,
  minify: true,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  platform: "browser",
  target: "chrome122",
  loader: { ".ttf": "file", ".json": "json" },
  assetNames: "[name]",
};
const made = [];
if (only !== "page") {
  // Pyodide has a way for Node in it, which no browser takes.
  const external = ["node:*", "ws"];
  made.push(await build({ ...common, entryPoints: { worker: "src/worker/worker.ts" }, format: "iife", external, define: { "import.meta.url": "self.location.href" } }));
}
if (only !== "worker") {
  const sources = { start: "start", page: "load", editorWorker: "editorWorker", pictureWorker: "pictureWorker" };
  const entryPoints = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, `src/page/${source}.ts`]));
  made.push(await build({ ...common, entryPoints, format: "esm" }));
  made.push(await build({ ...common, entryPoints: { serviceWorker: "src/offline/serviceWorker.ts" }, format: "iife" }));
}
if (meta !== undefined) {
  const inputs = Object.assign({}, ...made.map(({ metafile }) => metafile.inputs));
  writeFileSync(meta, JSON.stringify({ inputs }));
}
