/** Pages beside the text. Nothing is loaded into them but their own script and styles, and nothing from elsewhere. */
import * as vscode from "vscode";

export interface Page {
  readonly title: string;
  /** Of its script and its styles, without what it ends in. */
  readonly name: string;
  /** Style rules that are not in the file. */
  readonly rules?: string;
  readonly body: string;
}

/** `folder`: with scripts and styles. */
export function pageOf(webview: vscode.Webview, folder: vscode.Uri, { title, name, rules, body }: Page): string {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const file = (ending: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(folder, `${name}.${ending}`)).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource} 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  const styles = rules === undefined ? "" : `<style nonce="${nonce}">${rules}</style>\n`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${file("css")}">
${styles}<title>${title}</title>
</head>
<body>
${body}
<script nonce="${nonce}" src="${file("js")}"></script>
</body>
</html>`;
}
