/** Monaco's interface; `load.ts` says which features it has. */
import * as monaco from "monaco-editor/editor/editor.api.js";

export { monaco };
