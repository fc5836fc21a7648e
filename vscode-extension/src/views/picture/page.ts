/** The page that a picture is shown in. Nothing is loaded but its own script and styles. */
import { randomBytes } from "node:crypto";
import * as vscode from "vscode";
import { rulesOfRoles } from "./colours";

/** `folder`: with the page's script and styles. */
export function pageOf(webview: vscode.Webview, folder: vscode.Uri): string {
  const nonce = randomBytes(18).toString("base64");
  const script = webview.asWebviewUri(vscode.Uri.joinPath(folder, "picture.js")).toString();
  const styles = webview.asWebviewUri(vscode.Uri.joinPath(folder, "picture.css")).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource} 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${styles}">
<style nonce="${nonce}">${rulesOfRoles()}</style>
<title>Picture of a function</title>
</head>
<body>
<header role="toolbar" aria-label="Picture">
<span id="title"></span><span id="file"></span>
<span id="note" role="status"></span>
<button id="out" title="Smaller (-)" aria-label="Smaller">−</button>
<button id="reset" title="Actual size (0)"></button>
<button id="in" title="Larger (+)" aria-label="Larger">+</button>
<button id="fit" title="Show all of it (F)">Fit</button>
</header>
<main id="stage" tabindex="0" aria-label="Control flow and lifetimes"><div id="picture"></div></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
