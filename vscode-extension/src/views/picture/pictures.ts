/** "Show Ownership Graph": the panels that there are, and what can be done with them. */
import * as vscode from "vscode";
import type { Server } from "../../server";
import { reporting, wantedEditor } from "../editors";
import { Layout } from "./layout";
import type { Kept } from "./messages";
import { PicturePanel } from "./panel";
import { svgFile } from "./svg";
import { scriptIn } from "./thread";

const TYPE = "pydealloc.picture";
const WHAT = "Picture";

export function registerPictures(context: vscode.ExtensionContext, server: Server): void {
  const pictures = new Pictures(context.extensionUri, server);
  const command = (name: string, work: () => Promise<void>): vscode.Disposable =>
    vscode.commands.registerCommand(name, () => reporting(WHAT, work));
  context.subscriptions.push(
    pictures,
    vscode.window.registerWebviewPanelSerializer(TYPE, {
      deserializeWebviewPanel: (panel, state: unknown) => {
        pictures.revive(panel, state);
        return Promise.resolve();
      },
    }),
    command("pydealloc.picture", () => pictures.show()),
    command("pydealloc.pinPicture", () => pictures.pin(true)),
    command("pydealloc.unpinPicture", () => pictures.pin(false)),
    command("pydealloc.savePicture", () => pictures.save()),
  );
}

class Pictures implements vscode.Disposable {
  private readonly folder: vscode.Uri;
  private readonly icon: { readonly light: vscode.Uri; readonly dark: vscode.Uri };
  private readonly server: Server;
  private readonly layout: Layout;
  private readonly panels = new Set<PicturePanel>();

  constructor(extension: vscode.Uri, server: Server) {
    const folder = vscode.Uri.joinPath(extension, "dist");
    const icon = (kind: string): vscode.Uri => vscode.Uri.joinPath(extension, "icons", `picture-${kind}.svg`);
    this.folder = folder;
    this.icon = { light: icon("light"), dark: icon("dark") };
    this.server = server;
    this.layout = new Layout(scriptIn(folder));
  }

  /** Show the function at the cursor, in a panel that is not pinned to another one. */
  show(): Promise<void> {
    const editor = wantedEditor();
    if (editor === undefined) {
      return Promise.resolve();
    }
    const following = [...this.panels].find(({ isPinned }) => !isPinned);
    if (following !== undefined) {
      following.panel.reveal(undefined, true);
      following.follow(editor);
      return Promise.resolve();
    }
    const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(TYPE, "Picture", column);
    this.add(panel, { uri: editor.document.uri.toString(), position: editor.selection.active, isPinned: false });
    return Promise.resolve();
  }

  /** Fill a panel that was open when the editor was closed. */
  revive(panel: vscode.WebviewPanel, state: unknown): void {
    const kept = (state as { readonly kept?: Kept } | undefined)?.kept;
    if (kept === undefined) {
      panel.dispose();
    } else {
      this.add(panel, kept);
    }
  }

  async pin(isPinned: boolean): Promise<void> {
    const active = this.active();
    if (active !== undefined) {
      active.isPinned = isPinned;
      await this.tell();
    }
  }

  async save(): Promise<void> {
    const picture = this.active()?.picture;
    if (picture === undefined) {
      return;
    }
    const name = `${picture.function.replace(/[^\w.-]+/g, "_") || "picture"}.svg`;
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    const target = await vscode.window.showSaveDialog({
      ...(folder === undefined ? {} : { defaultUri: vscode.Uri.joinPath(folder, name) }),
      filters: { "Scalable Vector Graphics": ["svg"] },
    });
    if (target !== undefined) {
      await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(svgFile(picture.svg, picture.title)));
    }
  }

  dispose(): void {
    this.panels.forEach((picture) => picture.dispose());
    this.layout.dispose();
  }

  private active(): PicturePanel | undefined {
    const active = [...this.panels].find(({ panel }) => panel.active);
    return active ?? [...this.panels].find(({ panel }) => panel.visible);
  }

  private add(panel: vscode.WebviewPanel, kept: Kept): void {
    const picture = new PicturePanel(panel, this.folder, this.server, this.layout, kept);
    panel.iconPath = this.icon;
    this.panels.add(picture);
    panel.onDidChangeViewState(() => void this.tell());
    panel.onDidDispose(() => {
      picture.dispose();
      this.panels.delete(picture);
      if (this.panels.size === 0) {
        this.layout.dispose();
      }
    });
    void this.tell();
  }

  /** What menus depend on. */
  private async tell(): Promise<void> {
    const isPinned = this.active()?.isPinned ?? false;
    await vscode.commands.executeCommand("setContext", "pydealloc.picturePinned", isPinned);
  }
}
