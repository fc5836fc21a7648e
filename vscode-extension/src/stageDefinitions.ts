/** From a stage of the pipeline back to the file: the server knows, though stages are no documents of its client. */
import * as vscode from "vscode";
import { LANGUAGE, STAGE_SCHEME } from "./documents";
import type { Server } from "./server";

interface Answer {
  readonly uri: string;
  readonly range: { readonly start: vscode.Position; readonly end: vscode.Position };
}

export function registerStageDefinitions(context: vscode.ExtensionContext, server: Server): void {
  const provideDefinition = async (
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Location | undefined> => {
    const uri = document.uri.toString();
    const { line, character } = position;
    const parameters = { textDocument: { uri }, position: { line, character } };
    const answer = await server.sendRequest<Answer | null>("textDocument/definition", parameters, token);
    if (answer === undefined || answer === null) {
      return undefined;
    }
    const { start, end } = answer.range;
    const range = new vscode.Range(start.line, start.character, end.line, end.character);
    return new vscode.Location(vscode.Uri.parse(answer.uri), range);
  };
  const selector = { language: LANGUAGE, scheme: STAGE_SCHEME };
  context.subscriptions.push(vscode.languages.registerDefinitionProvider(selector, { provideDefinition }));
}
