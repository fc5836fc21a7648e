/** Monaco, without its languages: those would be two thirds of it. */
import "monaco-editor/features/register.all.js";
import * as monaco from "monaco-editor/editor/editor.api.js";

export { monaco };
