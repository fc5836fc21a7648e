/** The page's code in steps: a task each, so that the browser paints and listens between them. */
import { rest } from "./rest.ts";
import type { Server } from "./server.ts";

/**
 * Monaco, without its languages: those would be two thirds of it. First what all of it needs, then features of editors,
 * without those that a program in MLIR has no use for. An editor has the features that are there when it is made.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  async () => import("monaco-editor/base/common/errors.js"),
  async () => import("monaco-editor/base/browser/dom.js"),
  async () => import("monaco-editor/platform/theme/common/colorUtils.js"),
  async () => import("monaco-editor/editor/common/config/editorOptions.js"),
  async () => import("monaco-editor/editor/common/languages.js"),
  async () => import("monaco-editor/editor/common/model/textModel.js"),
  async () => import("monaco-editor/base/browser/ui/list/listWidget.js"),
  async () => import("monaco-editor/base/browser/ui/tree/asyncDataTree.js"),
  async () => import("monaco-editor/platform/actions/common/actions.js"),
  async () => import("monaco-editor/platform/quickinput/browser/quickInputService.js"),
  async () => import("monaco-editor/editor/common/cursor/cursor.js"),
  async () => import("monaco-editor/editor/browser/viewParts/viewLines/viewLine.js"),
  async () => import("monaco-editor/editor/browser/view.js"),
  async () => import("monaco-editor/features/codeEditor/register.js"),
  async () => import("monaco-editor/platform/configuration/common/configurations.js"),
  async () => import("monaco-editor/editor/standalone/browser/standaloneServices.js"),
  async () => import("monaco-editor/features/diffEditor/register.js"),
  async () => import("monaco-editor/editor/editor.api.js"),
  async () => import("monaco-editor/features/hover/register.js"),
  async () => import("monaco-editor/features/gotoSymbol/register.js"),
  async () => import("monaco-editor/editor/contrib/suggest/browser/suggestController.js"),
  async () => import("monaco-editor/features/codeAction/register.js"),
  async () => import("monaco-editor/features/find/register.js"),
  async () => import("./features.ts"),
  async () => import("./protocol.ts"),
  async () => import("./grammar.ts"),
  async () => import("./application.ts"),
];

/** Load everything, and make the page. */
export async function load(server: Server): Promise<void> {
  for (const step of STEPS) {
    await step();
    await rest();
  }
  const { start } = await import("./page.ts");
  await rest();
  await start(server);
}
