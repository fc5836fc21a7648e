/** The playground: puts its parts together. */
import { LANGUAGE, leaveWithEscape, prepareMonaco, programEditor, RESULT } from "./editor.ts";
import { Application } from "./application.ts";
import { preferredTheme, type Theme } from "./chosenTheme.ts";
import { element } from "./elements.ts";
import { type First, showFirst } from "./first.ts";
import { fragmentOf, isLink, sharedIn } from "./fragment.ts";
import { colour } from "./grammar.ts";
import type { monaco } from "./monaco.ts";
import { keepOffline } from "./offline.ts";
import { connect } from "./protocol.ts";
import { rest } from "./rest.ts";
import type { Server } from "./server.ts";
import { DEFAULTS } from "./settings.ts";
import { connectSources } from "./source.ts";
import { connectSplitter } from "./splitter.ts";
import { chooseTheme, showTheme } from "./theme.ts";

const FOLDER = new URL(".", location.href).href;
/** Of the program that is shown to those who bring none, and where the cursor is in it: on a buffer, so that all tabs have something to say. */
const [FIRST, FIRST_PLACE] = ["first_steps", "%scratch ="] as const;
const BROKEN = "The program in this link cannot be read: it may have been cut. An example is shown.";

/** Make the page. It is usable before `server` is. */
export async function start(server: Server): Promise<void> {
  prepareMonaco(FOLDER);
  connectTheme();
  connectSplitter(element("splitter"), element("main"));
  const [examples, first, shared] = await Promise.all([
    loaded<Readonly<Record<string, string>>>("examples.json"),
    loaded<First>("first.json"),
    sharedIn(location.hash),
  ]);
  const example = examples[FIRST] ?? "";
  const place = element("program");
  await rest();
  place.replaceChildren();
  const editor = programEditor(place, shared?.text ?? example);
  const others = showFirst(first, LANGUAGE);
  await rest();
  element("views").replaceChildren();
  const playground = new Application(server, editor, shared?.settings ?? DEFAULTS, FOLDER);
  leaveWithEscape(editor, (words) => playground.say(words));
  playground.showFirst(first);
  moveTo(editor, shared === undefined ? example.indexOf(FIRST_PLACE) : shared.cursor);
  if (shared === undefined && isLink(location.hash)) {
    playground.say(BROKEN);
  }
  const open = (text: string, name: string): void => {
    editor.setValue(text);
    editor.setScrollTop(0);
    history.replaceState(null, "", location.pathname + location.search);
    playground.say(`${name} is opened`);
  };
  connectSources(examples, open, (words) => playground.say(words));
  element("share").addEventListener("click", () => void share(playground));
  window.addEventListener("hashchange", () => {
    void sharedIn(location.hash).then((other) => {
      if (other !== undefined) {
        editor.setValue(other.text);
        moveTo(editor, other.cursor);
        playground.change(other.settings);
      } else if (isLink(location.hash)) {
        playground.say("The program in this link cannot be read: it may have been cut.");
      }
    });
  });
  Object.assign(window, { playground });
  await Promise.all([colour([LANGUAGE, RESULT], FOLDER), server.ready]);
  await connect(server);
  others();
  element("start").hidden = true;
  playground.begin();
  keepOffline();
}

async function loaded<Kind>(name: string): Promise<Kind> {
  return (await (await fetch(FOLDER + name)).json()) as Kind;
}

function moveTo(editor: monaco.editor.IStandaloneCodeEditor, offset: number): void {
  const place = editor.getModel()?.getPositionAt(Math.max(0, offset));
  if (place !== undefined) {
    editor.setPosition(place);
    editor.revealPositionInCenterIfOutsideViewport(place);
  }
}

/** Puts the program into the address of the page, and that into the clipboard. */
async function share(playground: Application): Promise<void> {
  const { editor, settings } = playground;
  const [text, place] = [editor.getValue(), editor.getPosition()];
  const cursor = place === null ? 0 : (editor.getModel()?.getOffsetAt(place) ?? 0);
  history.replaceState(null, "", await fragmentOf({ text, settings, cursor }));
  try {
    await navigator.clipboard.writeText(location.href);
    playground.say("The link is in the clipboard. It holds the program; nothing was sent anywhere.");
  } catch {
    playground.say("The link is the address of this page now. It holds the program; nothing was sent anywhere.");
  }
}

function connectTheme(): void {
  const button = element("theme");
  const show = (theme: Theme): void => {
    showTheme(theme);
    button.textContent = theme === "dark" ? "Light colours" : "Dark colours";
  };
  show(preferredTheme());
  button.addEventListener("click", () => {
    const theme = document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
    chooseTheme(theme);
    show(theme);
  });
}
