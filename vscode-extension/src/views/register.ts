/** All that the extension shows, and all that it does beyond the protocol. */
import * as vscode from "vscode";
import { registerExample } from "../commands/example";
import { registerExplain } from "../commands/explain";
import { registerInsert } from "../commands/insert";
import { registerRun } from "../commands/run";
import type { Server } from "../server";
import { registerMemory } from "./memory/memory";
import { registerOtherForms } from "./otherForms";
import { registerOwnership } from "./ownership";
import { registerPictures } from "./picture/pictures";
import { registerRunTests } from "./runTests";
import { registerStages } from "./stages";

/** To be called before the server is started for the first time: some of it looks at what goes through the client. */
export function registerViews(context: vscode.ExtensionContext, server: Server): void {
  void vscode.commands.executeCommand("setContext", "pydealloc.active", true);
  registerExample(context);
  registerInsert(context, server);
  registerOwnership(context, server);
  registerStages(context, server);
  registerPictures(context, server);
  registerMemory(context, server);
  registerExplain(context, server);
  registerOtherForms(context, server);
  registerRun(context, server);
  registerRunTests(context, server);
}
