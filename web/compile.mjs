// `compile.mjs PACKAGES LIBRARY PROGRAM ARCHIVES`: compiles the Python packages in the first two folders, with the very
// Python that will load them: a bytecode file takes the place of each source. What of LIBRARY, Python's own, is not needed
// to start is moved to PACKAGES; the server answers about PROGRAM, and PACKAGES is packed into two files in ARCHIVES: what
// these answers needed, and the rest. The last line printed is JSON: what Pyodide says of itself, who has the copyright of
// its Python, and the answers.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [packages, library, program, archives] = process.argv.slice(2);
const lockFileContents = JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
const python = await loadPyodide({ lockFileContents });
for (const [name, root] of Object.entries({ packages, library, archives })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
python.runPython(readFileSync("pack.py", "utf8"));
const called = (name, ...given) => python.globals.get(name)(...given);
called("compile_all");
const answers = JSON.parse(await called("first_answers", readFileSync(program, "utf8")));
called("pack", "packages", "rest.zst");
console.log(JSON.stringify({ info: python.lockfile.info, copyright: python.runPython("import sys; sys.copyright"), answers }));
