import type { IllustrationKind } from "../../../lib/content/illustrations/kinds";

/** A drawing to begin with: a ground, something that stands on it, and the groups that its kind needs. */
export function beginning(
  { groups, data = {} }: Pick<IllustrationKind, "groups" | "data">,
  viewBox: string,
): string {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const x = left + width * 0.65;
  const size = Math.round(Math.min(width, height) / 5);
  const at = (share: number) => Math.round(top + height * share);
  const rect = (y: number, tall: number, fill: string) =>
    `<rect x="${left}" y="${y}" width="${width}" height="${tall}" fill="${fill}"/>`;
  const back = [
    '<g id="sky">',
    `  ${rect(top, height, "var(--base, #fe4d91)")}`,
    `  <circle cx="${Math.round(x)}" cy="${at(0.4)}" r="${size}" fill="var(--second, #ffd23f)"/>`,
    "</g>",
    '<g id="ground" stroke="#17131c" stroke-width="8">',
    `  ${rect(at(0.7), height - at(0.7) + top, "color-mix(in srgb, var(--base, #fe4d91) 60%, #17131c)")}`,
    "</g>",
  ];
  const low = Math.round(height * 0.06);
  const front = [rect(top + height - low, low, "#17131c")];
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  const layer = (id: string, lines: readonly string[]) => [
    `<g id="${id}">`,
    ...indented(lines),
    "</g>",
  ];
  const body = groups
    ? [
        ...groups.needed.flatMap((id) => layer(id, back)),
        ...groups.optional.flatMap((id) => layer(id, front)),
      ]
    : back;
  const says = Object.entries(data).map(([name, { example }]) => ` ${name}="${example}"`);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${says.join("")}>`;
  return `${[root, ...indented(body), "</svg>"].join("\n")}\n`;
}
