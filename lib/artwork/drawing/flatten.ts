const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const USE = /<use\b([^>]*)\/>/g;
/** Attributes that shapes inherit from groups. */
const INHERITED =
  /\s(fill|stroke|stroke-width|stroke-linejoin|stroke-linecap|stroke-dasharray|fill-opacity|stroke-opacity|fill-rule)="[^"]*"/g;

/**
 * Moves inherited paints to shapes and inlines each `<use>`, for code that reads shapes one by one, such as {@link
 * silhouette}.
 * @param markup without references to later elements
 */
export function flattened(markup: string): string {
  const inherited: ReadonlyMap<string, string>[] = [new Map()];
  return withoutUses(markup).replace(TAG, (tag, close, name, attributes, selfClosing) => {
    if (close) {
      inherited.pop();
      return tag;
    }
    const own = new Map([...attributes.matchAll(INHERITED)].map(([all, key]) => [key, all]));
    const paint = new Map([...(inherited.at(-1) ?? []), ...own]);
    const rest = attributes.replace(INHERITED, "");
    if (selfClosing) return `<${name}${rest}${[...paint.values()].join("")}/>`;
    inherited.push(paint);
    return `<${name}${rest}>`;
  });
}

function withoutUses(markup: string): string {
  const targets = new Map<string, string>();
  let result = "";
  let end = 0;
  for (const { 0: tag, 1: attributes = "", index } of markup.matchAll(USE)) {
    result += markup.slice(end, index);
    end = index + tag.length;
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const rest = attributes.replace(/\s(?:href|x|y|transform)="[^"]*"/g, "");
    const moves = [
      attribute("transform"),
      attribute("x") || attribute("y")
        ? `translate(${attribute("x") ?? 0} ${attribute("y") ?? 0})`
        : "",
    ];
    const transform = moves.filter(Boolean).join(" ");
    const id = (attribute("href") ?? "").slice(1);
    // The target is earlier in the markup, where `<use>` is already inlined.
    const shown = targets.get(id) ?? elementWith(result, id);
    targets.set(id, shown);
    result += `<g${rest}${transform && ` transform="${transform}"`}>${shown}</g>`;
  }
  return result + markup.slice(end);
}

function elementWith(markup: string, id: string): string {
  const start = new RegExp(`<([a-zA-Z]+)([^>]*)\\sid="${id}"([^>]*)>`).exec(markup);
  if (!start) return "";
  const [tag, name = "", before = "", after = ""] = start;
  if (after.endsWith("/")) return `<${name}${before}${after}>`;
  let depth = 1;
  const inside = start.index + tag.length;
  for (const { 0: one, 1: close, 4: selfClosing, index } of markup.slice(inside).matchAll(TAG)) {
    if (!selfClosing) depth += close ? -1 : 1;
    if (depth > 0) continue;
    const inner = markup.slice(inside, inside + index);
    return one === "</symbol>" ? `<g>${inner}</g>` : `<${name}${before}${after}>${inner}${one}`;
  }
  return "";
}
