// Older versions of VS Code load a package that fetches the program of its search when it is installed. This one takes
// the program from the package of today's, which brings it along.

const path = require("node:path");

const program = process.platform === "win32" ? "rg.exe" : "rg";
exports.rgPath = path.join(__dirname, "..", "ripgrep-universal", "bin", `${process.platform}-${process.arch}`, program);
