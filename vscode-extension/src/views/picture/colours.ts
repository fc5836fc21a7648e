/** The colours of pictures. The server draws for light paper; here each has a role, and so a colour in each theme. */

/** `light`: what the server writes. `dark`: the same on dark paper, as in pictures of the command line. */
export interface Role {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

export const ROLES: readonly Role[] = [
  { name: "paper", light: "#ffffff", dark: "#0d1117" },
  { name: "surface", light: "#f6f8fa", dark: "#151b23" },
  { name: "ink", light: "#1f2328", dark: "#f0f6fc" },
  { name: "muted", light: "#59636e", dark: "#9198a1" },
  { name: "lines", light: "#d1d9e0", dark: "#3d444d" },
  { name: "frame", light: "#afb8c1", dark: "#4a525c" },
  { name: "edge", light: "#818b98", dark: "#7d8590" },
  { name: "owned", light: "#116329", dark: "#56d364" },
  { name: "owned-fill", light: "#dafbe1", dark: "#12361d" },
  { name: "borrowed", light: "#424a53", dark: "#c2c9d1" },
  { name: "borrowed-fill", light: "#e7ebef", dark: "#2a313c" },
  { name: "maybe", light: "#7d4e00", dark: "#e3b341" },
  { name: "maybe-fill", light: "#fff3b8", dark: "#3d2e05" },
  { name: "freed", light: "#b31d28", dark: "#ff8e87" },
  { name: "freed-fill", light: "#ffebe9", dark: "#4a1717" },
  { name: "copied", light: "#6639ba", dark: "#d2a8ff" },
  { name: "copied-fill", light: "#f3e8ff", dark: "#35205a" },
];

/** Style rules that give everything in a picture the colour of its role, which are properties of the page. */
export function rulesOfRoles(): string {
  return ROLES.map(
    ({ name, light }) => `[fill="${light}"]{fill:var(--${name})}[stroke="${light}"]{stroke:var(--${name})}`,
  ).join("");
}

/** Style rules for a file of its own, which turn the light colours into the dark ones for readers who prefer those. */
export function darkRules(): string {
  const rules = ROLES.map(({ light, dark }) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
