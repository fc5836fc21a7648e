/** The playground: puts its parts together. */
import "./page.css";
import { LANGUAGE, prepareMonaco, programEditor, RESULT } from "./editor.ts";
import { sharedIn } from "./fragment.ts";
import { colour } from "./grammar.ts";
import { connect } from "./protocol.ts";
import { Server } from "./server.ts";
import { DEFAULTS } from "./settings.ts";
import { element } from "./elements.ts";
import { preferredTheme, showTheme } from "./theme.ts";

const folder = new URL(".", location.href).href;

async function start(): Promise<void> {
  const progress = element<HTMLProgressElement>("progress");
  const server = new Server(`${folder}server/`, ({ share, words }) => {
    progress.value = share;
    element("progress-words").textContent = words;
  });
  prepareMonaco(folder);
  showTheme(preferredTheme());
  const shared = await sharedIn(location.hash);
  const editor = programEditor(element("program"), shared?.text ?? "");
  await Promise.all([colour([LANGUAGE, RESULT], folder), server.ready]);
  await connect(server);
  Object.assign(window, { playground: { server, editor, settings: shared?.settings ?? DEFAULTS } });
  element("start").hidden = true;
}

start().catch((error: unknown) => {
  element("progress-words").textContent = `The server cannot be started: ${error instanceof Error ? error.message : String(error)}`;
});
