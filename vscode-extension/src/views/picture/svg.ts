/** What Graphviz has drawn, made fit for a page, or for a file of its own. Nothing here needs an editor. */
import { darkRules } from "./colours.ts";

const FONTS =
  "ui-monospace,SFMono-Regular,Menlo,Consolas,&apos;DejaVu Sans Mono&apos;,&apos;Liberation Mono&apos;,monospace";

/** The `<svg>` element alone. Titles would pop up as the internal names of boxes, and the font is the page's. */
export function svgElement(drawn: string): string {
  return drawn
    .replace(/^[\s\S]*?(?=<svg\b)/, "")
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/<title>[^<]*<\/title>\n?/g, "")
    .replace(/ xlink:title="[^"]*"/g, "")
    .replace(/ font-family="[^"]*"/g, "");
}

/** A file of its own, for light and dark surroundings, without the links into the editor. */
export function svgFile(element: string, title: string): string {
  const plain = element.replace(/<a\b[^>]*>\n?|<\/a>\n?/g, "");
  return plain.replace(
    /<svg\b[^>]*(?=>)/,
    (opening) => `${opening} font-family="${FONTS}"`,
  ).replace(/<svg\b[^>]*>/, (opening) => `${opening}\n<title>${escaped(title)}</title>\n<style>${darkRules()}</style>`);
}

/** For the content and the attributes of XML and HTML. */
export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
