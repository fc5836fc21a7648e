// Stands in for VS Code's logger, which is native code and would have to be compiled: the same calls, into the same files.
// Without it VS Code works as well, but writes no log, and the tests read those.

const fs = require("node:fs");
const path = require("node:path");

const LEVELS = ["trace", "debug", "info", "warn", "error", "critical", "off"];

class Logger {
  constructor(kind, name, file) {
    this.file = file;
    this.level = 2;
    this.bare = false;
  }

  write(level, message) {
    if (level < this.level) return;
    const stamp = new Date().toISOString().replace("T", " ").replace("Z", "");
    fs.appendFileSync(this.file, this.bare ? message : `${stamp} [${LEVELS[level]}] ${message}\n`);
  }

  trace(message) { this.write(0, message); }
  debug(message) { this.write(1, message); }
  info(message) { this.write(2, message); }
  warn(message) { this.write(3, message); }
  error(message) { this.write(4, message); }
  critical(message) { this.write(5, message); }
  getLevel() { return this.level; }
  setLevel(level) { this.level = level; }
  setPattern() {}
  clearFormatters() { this.bare = true; }
  flush() {}
  drop() {}
}

async function create(name, file) {
  await fs.promises.mkdir(path.dirname(file), { recursive: true });
  return new Logger("rotating", name, file);
}

// One by one, so that what is imported by name is found.
exports.version = 0;
exports.Logger = Logger;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.createRotatingLogger = create;
exports.createAsyncRotatingLogger = create;
