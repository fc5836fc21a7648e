/** Elements of the page, by what index.html calls them. */

export function element<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`the page has no #${id}`);
  }
  return found as Kind;
}

/** A new element with these attributes and children. */
export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const one = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => one.setAttribute(key, value));
  one.append(...children);
  return one;
}
