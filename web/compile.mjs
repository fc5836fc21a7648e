// `compile.mjs PACKAGES LIBRARY ARCHIVE`: compiles the Python packages in the first two folders, with the very Python that
// will load them: a bytecode file takes the place of each source. What of LIBRARY, Python's own, is not needed to start
// is moved to PACKAGES, and PACKAGES is packed into ARCHIVE. The last line printed is JSON: what Pyodide says of itself,
// and who has the copyright of its Python.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const [packages, library, archive] = process.argv.slice(2);
const lockFileContents = JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
const python = await loadPyodide({ lockFileContents });
for (const [name, root] of Object.entries({ packages, library, archive: dirname(archive) })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
python.globals.set("archive", archive.slice(dirname(archive).length + 1));
python.runPython(readFileSync("pack.py", "utf8"));
console.log(JSON.stringify({ info: python.lockfile.info, copyright: python.runPython("import sys; sys.copyright") }));
