/** The tabs beside the program: a list of tabs, as WAI-ARIA has it, and the panel of the one that is chosen. */
import { made } from "./elements.ts";
import { type Tab, TABS } from "./settings.ts";
import type { View } from "./views/view.ts";

export class Tabs {
  private readonly buttons = new Map<Tab, HTMLButtonElement>();
  private readonly views: Readonly<Record<Tab, View>>;
  private readonly choose: (tab: Tab) => void;

  /** `choose` is called when the user has chosen a tab; it is shown by `show`. */
  constructor(place: HTMLElement, views: Readonly<Record<Tab, View>>, choose: (tab: Tab) => void) {
    this.views = views;
    this.choose = choose;
    const list = made("div", { role: "tablist", "aria-label": "Views of the program" });
    const panels = TABS.map((tab) => {
      const { title, panel } = views[tab];
      const button = made("button", { type: "button", role: "tab", id: `tab-${tab}`, "aria-controls": `panel-${tab}` }, title);
      button.addEventListener("click", () => choose(tab));
      this.buttons.set(tab, button);
      list.append(button);
      panel.id = `panel-${tab}`;
      panel.classList.add("panel");
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", button.id);
      return panel;
    });
    list.addEventListener("keydown", (event) => this.move(event));
    place.append(list, ...panels);
  }

  show(shown: Tab): void {
    for (const [tab, button] of this.buttons) {
      button.setAttribute("aria-selected", String(tab === shown));
      button.tabIndex = tab === shown ? 0 : -1;
      this.views[tab].panel.hidden = tab !== shown;
    }
  }

  /** Beside the title: how many there are. */
  count(tab: Tab, number: number): void {
    const button = this.buttons.get(tab);
    if (button !== undefined) {
      button.textContent = number === 0 ? this.views[tab].title : `${this.views[tab].title} (${number})`;
    }
  }

  private move(event: KeyboardEvent): void {
    const at = TABS.findIndex((tab) => this.buttons.get(tab) === document.activeElement);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 };
    const next = steps[event.key];
    const tab = next === undefined || at < 0 ? undefined : TABS[(next + TABS.length) % TABS.length];
    if (tab !== undefined) {
      event.preventDefault();
      this.choose(tab);
      this.buttons.get(tab)?.focus();
    }
  }
}
