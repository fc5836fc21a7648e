/** How the client reaches the server: over the pipes of its process. */
import * as readline from "node:readline";
import type { LogOutputChannel } from "vscode";
import { LanguageClient, type LanguageClientOptions } from "vscode-languageclient/node";
import type { ServerProcess } from "./process";

export class Connection extends LanguageClient {
  constructor(id: string, name: string, server: ServerProcess, options: LanguageClientOptions) {
    const stdioOptions: LanguageClientOptions["stdioOptions"] = {
      stdout: () => undefined,
      stderr: (input, output) => follow(input, server, output),
    };
    super(id, name, () => Promise.resolve(server.child), { ...options, stdioOptions });
  }
}

/** Its standard error goes to the log, as it is. */
function follow(input: NodeJS.ReadableStream, server: ServerProcess, output: LogOutputChannel): void {
  readline.createInterface({ input, crlfDelay: Infinity }).on("line", (line) => {
    server.said(line);
    output.warn(line);
  });
}
