const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const USE = /<use\b([^>]*)\/>/;
/** Attributes that a shape takes over from the groups round it. */
const INHERITED =
  /\s(fill|stroke|stroke-width|stroke-linejoin|stroke-linecap|stroke-dasharray|fill-opacity|stroke-opacity|fill-rule)="[^"]*"/g;

/**
 * The same drawing with every paint on the shape that it paints and with the content of each `<use>` in its place,
 * so that what looks at shapes one by one, such as {@link silhouette}, sees what is shown.
 * @param markup elements that refer to nothing further down
 */
export function flattened(markup: string): string {
  const open: ReadonlyMap<string, string>[] = [new Map()];
  return withoutUses(markup).replace(TAG, (tag, close, name, attributes, end) => {
    if (close) {
      open.pop();
      return tag;
    }
    const own = new Map([...attributes.matchAll(INHERITED)].map(([all, key]) => [key, all]));
    const paint = new Map([...(open.at(-1) ?? []), ...own]);
    const rest = attributes.replace(INHERITED, "");
    if (end) return `<${name}${rest}${[...paint.values()].join("")}/>`;
    open.push(paint);
    return `<${name}${rest}>`;
  });
}

function withoutUses(markup: string): string {
  const use = USE.exec(markup);
  if (!use) return markup;
  const [tag, attributes = ""] = use;
  const at = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const rest = attributes.replace(/\s(?:href|x|y|transform)="[^"]*"/g, "");
  const moves = [
    at("transform"),
    at("x") || at("y") ? `translate(${at("x") ?? 0} ${at("y") ?? 0})` : "",
  ];
  const transform = moves.filter(Boolean).join(" ");
  const group = `<g${rest}${transform && ` transform="${transform}"`}>`;
  const shown = elementWith(markup, (at("href") ?? "").slice(1));
  const before = markup.slice(0, use.index);
  return withoutUses(`${before}${group}${shown}</g>${markup.slice(use.index + tag.length)}`);
}

/** The element of an id without the id, a symbol as a group. */
function elementWith(markup: string, id: string): string {
  const start = new RegExp(`<([a-zA-Z]+)([^>]*)\\sid="${id}"([^>]*)>`).exec(markup);
  if (!start) return "";
  const [tag, name = "", before = "", after = ""] = start;
  if (after.endsWith("/")) return `<${name}${before}${after}>`;
  let depth = 1;
  const inside = start.index + tag.length;
  for (const { 0: one, 1: close, 4: end, index } of markup.slice(inside).matchAll(TAG)) {
    if (!end) depth += close ? -1 : 1;
    if (depth > 0) continue;
    const inner = markup.slice(inside, inside + index);
    return one === "</symbol>" ? `<g>${inner}</g>` : `<${name}${before}${after}>${inner}${one}`;
  }
  return "";
}
