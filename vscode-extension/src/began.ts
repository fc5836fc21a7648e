/** When VS Code began to load the extension: imported first, so that the time for everything else counts. */
export const BEGAN = performance.now();
