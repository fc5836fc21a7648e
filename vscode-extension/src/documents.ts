/** Selection of the documents that are sent to the server. */

export const LANGUAGE = "mlir";
export const STAGE_SCHEME = "pydealloc-ir";
/** The text of a bytecode file, which is sent to the server: it has findings, hints and hovers. */
export const BYTECODE_SCHEME = "pydealloc-bytecode";
/** A file in generic form. */
export const GENERIC_SCHEME = "pydealloc-generic";
/** The documents that only the server has: the stages of the pipeline, and what RUN lines print. */
export const OWN_SCHEMES: readonly string[] = [STAGE_SCHEME, "pydealloc-run"];

/**
 * What is sent to the server: documents that are somebody's. Not those that come from the server itself, and not those
 * that show a file once more, as the left side of a comparison does: each problem would be there twice.
 */
const SCHEMES = ["file", BYTECODE_SCHEME, "untitled", "vscode-remote", "vscode-vfs", "vscode-notebook-cell", "vsls", "memfs"];
export const SELECTOR = SCHEMES.map((scheme) => ({ language: LANGUAGE, scheme }));
