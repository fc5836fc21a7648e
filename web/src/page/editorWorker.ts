/** Monaco's own worker: differences of texts. */
import "monaco-editor/editor/editor.worker.js";
