/** From a stage of the pipeline back to the file: the server knows, though stages are no documents of its client. */
import * as vscode from "vscode";
import type { Definition } from "vscode-languageclient";
import { LANGUAGE, STAGE_SCHEME } from "./documents";
import type { Server } from "./server";

export function registerStageDefinitions(context: vscode.ExtensionContext, server: Server): void {
  const provideDefinition = async (
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Definition | vscode.LocationLink[] | undefined> => {
    const uri = document.uri.toString();
    const { line, character } = position;
    const parameters = { textDocument: { uri }, position: { line, character } };
    const answer = await server.sendRequest<Definition | null>("textDocument/definition", parameters, token);
    return server.client?.protocol2CodeConverter.asDefinitionResult(answer, token);
  };
  const selector = { language: LANGUAGE, scheme: STAGE_SCHEME };
  context.subscriptions.push(vscode.languages.registerDefinitionProvider(selector, { provideDefinition }));
}
