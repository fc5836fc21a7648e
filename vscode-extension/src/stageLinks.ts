/** From a stage of the pipeline back to the file: the server knows, though stages are no documents of its client. */
import * as vscode from "vscode";
import type { Definition, Hover, InlayHint, TextDocumentPositionParams } from "vscode-languageclient";
import { LANGUAGE, STAGE_SCHEME } from "./documents";
import type { Server } from "./server";

export function registerStageLinks(context: vscode.ExtensionContext, server: Server): void {
  const place = (
    document: vscode.TextDocument,
    { line, character }: vscode.Position,
  ): TextDocumentPositionParams => ({
    textDocument: { uri: document.uri.toString() },
    position: { line, character },
  });
  const provideDefinition = async (
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Definition | vscode.LocationLink[] | undefined> => {
    const parameters = place(document, position);
    const answer = await server.sendRequest<Definition | null>("textDocument/definition", parameters, token);
    return server.client?.protocol2CodeConverter.asDefinitionResult(answer, token);
  };
  const provideHover = async (
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Hover | undefined> => {
    const answer = await server.sendRequest<Hover | null>("textDocument/hover", place(document, position), token);
    return server.client?.protocol2CodeConverter.asHover(answer);
  };
  const provideInlayHints = async (
    document: vscode.TextDocument,
    { start, end }: vscode.Range,
    token: vscode.CancellationToken,
  ): Promise<vscode.InlayHint[] | undefined> => {
    const range = {
      start: { line: start.line, character: start.character },
      end: { line: end.line, character: end.character },
    };
    const parameters = { textDocument: { uri: document.uri.toString() }, range };
    const answer = await server.sendRequest<InlayHint[] | null>("textDocument/inlayHint", parameters, token);
    return server.client?.protocol2CodeConverter.asInlayHints(answer, token);
  };
  const selector = { language: LANGUAGE, scheme: STAGE_SCHEME };
  context.subscriptions.push(
    vscode.languages.registerDefinitionProvider(selector, { provideDefinition }),
    vscode.languages.registerHoverProvider(selector, { provideHover }),
    vscode.languages.registerInlayHintsProvider(selector, { provideInlayHints }),
  );
}
