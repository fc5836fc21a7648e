/** How the client reaches the server: over the port of its worker. */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
  type Message,
} from "vscode-languageclient/browser";
import type { ServerProcess } from "./process";

export class Connection extends LanguageClient {
  constructor(id: string, name: string, { port }: ServerProcess, options: LanguageClientOptions) {
    const transports = { reader: new BrowserMessageReader(port), writer: new Writer(port) };
    super(id, name, () => Promise.resolve(transports), options);
  }
}

/** Settings are objects that VS Code lets nobody copy, so a message passes as what its text says. */
class Writer extends BrowserMessageWriter {
  override write(message: Message): Promise<void> {
    return super.write(JSON.parse(JSON.stringify(message)) as Message);
  }
}
