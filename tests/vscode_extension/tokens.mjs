// Tokenizes as VS Code does: a request `{scope, lines}` per line of standard input, an answer
// `{lines: [[[start, end, [scope...]]...]...], slowest, depth}` per line of output. Columns count UTF-16 units; `slowest`:
// milliseconds of a line; `depth`: most rules open at the end of a line.
// Arguments: files with grammars. VS Code's injections are there, as package.json contributes them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const extension = path.resolve(import.meta.dirname, "../../vscode-extension");
const require = createRequire(path.join(extension, "package.json"));
const oniguruma = require("vscode-oniguruma");
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");

const files = new Map();
const injections = new Map();
for (const grammar of JSON.parse(readFileSync(path.join(extension, "package.json"), "utf8")).contributes.grammars) {
  files.set(grammar.scopeName, path.join(extension, grammar.path));
  for (const host of grammar.injectTo ?? []) {
    injections.set(host, [...(injections.get(host) ?? []), grammar.scopeName]);
  }
}
for (const file of process.argv.slice(2)) {
  files.set(parseRawGrammar(readFileSync(file, "utf8"), file).scopeName, file);
}

const wasm = readFileSync(path.join(path.dirname(require.resolve("vscode-oniguruma")), "onig.wasm"));
await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
const registry = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async (scope) => {
    const file = files.get(scope);
    return file === undefined ? null : parseRawGrammar(readFileSync(file, "utf8"), file);
  },
  getInjections: (scope) => injections.get(scope),
});

for await (const request of createInterface({ input: process.stdin })) {
  const { scope, lines } = JSON.parse(request);
  const grammar = await registry.loadGrammar(scope);
  let state = INITIAL;
  let slowest = 0;
  let depth = 0;
  const answer = lines.map((line) => {
    const before = performance.now();
    const result = grammar.tokenizeLine(line, state);
    slowest = Math.max(slowest, performance.now() - before);
    state = result.ruleStack;
    depth = Math.max(depth, state.depth);
    return result.tokens.map((token) => [token.startIndex, Math.min(token.endIndex, line.length), token.scopes]);
  });
  process.stdout.write(`${JSON.stringify({ lines: answer, slowest, depth })}\n`);
}
