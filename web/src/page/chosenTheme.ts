/** Light or dark: what is known before anything is loaded. */

export type Theme = "light" | "dark";
const KEY = "pydealloc.theme";

/** As chosen before on this machine, or else as the system is. */
export function preferredTheme(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === "light" || chosen === "dark") {
    return chosen;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function keepTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
}
