// What language-configuration.json says, read as VS Code reads it: `{words, doubleClicks, enters, indents}` from standard
// input, all of texts, are answered in kind. In `enters` and `doubleClicks` the cursor is `|`.
import { readFileSync } from "node:fs";
import path from "node:path";

const extension = path.resolve(import.meta.dirname, "../../vscode-extension");
const json = (name) => readFileSync(path.join(extension, name), "utf8");
const rules = JSON.parse(json("language-configuration.json").replace(/^\s*\/\/.*$/gm, ""));
const separators = JSON.parse(json("package.json")).contributes.configurationDefaults["[mlir]"]["editor.wordSeparators"];
const { increaseIndentPattern, decreaseIndentPattern, unIndentedLinePattern } = rules.indentationRules;
const given = JSON.parse(readFileSync(0, "utf8"));

const doubleClick = (text) => {
  const [before, after] = text.split("|");
  const ends = (letter) => separators.includes(letter) || /\s/.test(letter);
  const start = [...before].findLastIndex(ends) + 1;
  const stop = [...after].findIndex(ends);
  return before.slice(start) + (stop < 0 ? after : after.slice(0, stop));
};

const enter = (text) => {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes("|"));
  const [before, after] = lines[at].split("|");
  const matches = (pattern, part) => pattern === undefined || new RegExp(pattern).test(part);
  const rule = rules.onEnterRules.find(
    ({ beforeText, afterText, previousLineText }) =>
      matches(beforeText, before) && matches(afterText, after) && matches(previousLineText, lines[at - 1] ?? ""),
  );
  return rule === undefined ? "" : `${rule.action.indent} ${rule.action.appendText ?? ""}`.trim();
};

const indent = (line) =>
  [
    [increaseIndentPattern, "increase"],
    [decreaseIndentPattern, "decrease"],
    [unIndentedLinePattern, "neither"],
  ]
    .filter(([pattern]) => new RegExp(pattern).test(line))
    .map(([, name]) => name)
    .join(" ");

process.stdout.write(
  JSON.stringify({
    words: given.words.map((text) => text.match(new RegExp(rules.wordPattern, "g")) ?? []),
    doubleClicks: given.doubleClicks.map(doubleClick),
    enters: given.enters.map(enter),
    indents: given.indents.map(indent),
  }),
);
