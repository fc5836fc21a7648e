// Makes dist/extension.js, the one file that VS Code loads. `--meta FILE` writes what went into it.
import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const at = process.argv.indexOf("--meta");
const result = await build({
  entryPoints: ["src/extension.ts"],
  outfile: "dist/extension.js",
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  external: ["vscode"],
  mainFields: ["module", "main"],
  minify: true,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});
if (at > 0) {
  writeFileSync(process.argv[at + 1], JSON.stringify(result.metafile));
}
