// Makes dist/: extension.js, which VS Code loads; client.js, which that loads; and what pictures need: Graphviz for a thread of its own, and their page.
// `--outdir FOLDER` instead of dist/; `--meta FILE` writes what went into it.
import { existsSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build } from "esbuild";

const given = (option) => process.argv[process.argv.indexOf(option) + 1 || Infinity];
const common = {
  outdir: given("--outdir") ?? "dist",
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
  supported: { "dynamic-import": false },
};
/** What is imported when it is needed is a file of its own: reading it is part of what loading costs. */
const apart = {
  name: "apart",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `./${basename(path)}.js`, external: true } : undefined,
    ),
};
const [sources, inBrowser] = [resolve("src"), resolve("src/browser")];
/** What a browser has in another way is in a file of the same name in src/browser/. */
const replaced = {
  name: "replaced",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = join(inBrowser, `${relative(sources, resolve(resolveDir, path)).replace(/\.ts$/, "")}.ts`);
      return resolveDir.startsWith(inBrowser) || !existsSync(file) ? undefined : { path: file };
    }),
};
const browser = { ...common, outdir: join(common.outdir, "browser"), platform: "browser", target: "chrome122" };
const parts = ["extension", "client"].map((name) => `src/${name}.ts`);
const made = [
  await build({ ...node, entryPoints: parts, entryNames: "[name]", plugins: [apart] }),
  await build({
    ...browser,
    entryPoints: ["src/extension.ts"],
    format: "cjs",
    external: ["vscode"],
    mainFields: ["browser", "module", "main"],
    plugins: [replaced],
  }),
  // Graphviz is large: Node runs the same file.
  await build({ ...browser, outdir: common.outdir, entryPoints: ["../web/src/page/pictureWorker.ts"], format: "iife" }),
  await build({
    ...common,
    entryPoints: ["picture", "story", "memory"].flatMap((page) => [`${page}.ts`, `${page}.css`]).map((name) => `webview/${name}`),
    platform: "browser",
    format: "iife",
    target: "chrome122",
  }),
];
const meta = given("--meta");
if (meta !== undefined) {
  const [inputs, outputs] = [{}, {}];
  for (const { metafile } of made) {
    Object.assign(inputs, metafile.inputs);
    Object.assign(outputs, metafile.outputs);
  }
  writeFileSync(meta, JSON.stringify({ inputs, outputs }));
}
