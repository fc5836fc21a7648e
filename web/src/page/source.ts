/** Where a program comes from: a link, an example, a file that is opened or dropped. */
import { element, made } from "./elements.ts";

/** Characters; larger files are not for a page. */
const MOST = 2_000_000;

/** `take` gets a text and its name; `complain` gets words for the user. */
export function connectSources(
  examples: Readonly<Record<string, string>>,
  take: (text: string, name: string) => void,
  complain: (words: string) => void,
): void {
  const menu = element<HTMLSelectElement>("example");
  menu.append(made("option", { value: "" }, "choose…"));
  menu.append(...Object.keys(examples).map((name) => made("option", { value: name }, name.replaceAll("_", " "))));
  menu.addEventListener("change", () => {
    const text = examples[menu.value];
    if (text !== undefined) {
      take(text, menu.value);
    }
  });
  const read = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) {
      return;
    }
    if (file.size > MOST) {
      complain(`${file.name} is too large: ${file.size.toLocaleString("en")} bytes, of ${MOST.toLocaleString("en")} at most`);
      return;
    }
    menu.value = "";
    take(await file.text(), file.name);
  };
  const chosen = element<HTMLInputElement>("file");
  element("open").addEventListener("click", () => chosen.click());
  chosen.addEventListener("change", () => {
    void read(chosen.files?.item(0)).then(() => {
      // The same file again is a change, too.
      chosen.value = "";
    });
  });
  // Monaco has its own opinion about what is dropped; files are ours.
  const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
  for (const name of ["dragenter", "dragover", "drop"] as const) {
    document.addEventListener(
      name,
      (event) => {
        if (isFile(event)) {
          event.preventDefault();
          event.stopPropagation();
          document.body.classList.toggle("dropping", name !== "drop");
          if (name === "drop") {
            void read(event.dataTransfer?.files.item(0));
          }
        }
      },
      { capture: true },
    );
  }
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) {
      document.body.classList.remove("dropping");
    }
  });
}
