import type { IllustrationKind } from "../../../lib/content/illustrations/kinds";

/** A drawing to begin with: something to change, and the groups and boxes that its kind needs. */
export function beginning(kind: IllustrationKind, viewBox: string): string {
  const { groups, data = {} } = kind;
  const scene = kind.placing
    ? scattered()
    : kind.standsFree
      ? free(kind, viewBox)
      : landscape(viewBox);
  const body = kind.begin
    ? Object.entries(kind.begin).flatMap(([id, d]) => outline(id, d))
    : groups
      ? [
          ...groups.needed.flatMap((id) => layer(id, scene)),
          ...groups.optional.flatMap((id) => layer(id, [strip(viewBox)])),
        ]
      : scene;
  const says = Object.entries(data).map(([name, { example }]) => ` ${name}="${example}"`);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${says.join("")}>`;
  return `${[root, ...indented(body), "</svg>"].join("\n")}\n`;
}

const sizes = (viewBox: string) => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return { left, top, width, height };
};
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const layer = (id: string, lines: readonly string[], paint = "") => [
  `<g id="${id}"${paint}>`,
  ...indented(lines),
  "</g>",
];

/** A part of something that is put together. */
const outline = (id: string, d: string) =>
  layer(
    id,
    [`<path d="${d}"/>`],
    ' fill="#ffffff" stroke="#17131c" stroke-width="11" stroke-linejoin="round"',
  );

/** A sky with a disc in it, and the ground. */
function landscape(viewBox: string): string[] {
  const { left, top, width, height } = sizes(viewBox);
  const [x, y, r] = [left + width * 0.65, top + height * 0.4, Math.min(width, height) / 5];
  const horizon = Math.round(top + height * 0.7);
  const rect = (from: number, fill: string) =>
    `<rect x="${left}" y="${from}" width="${width}" height="${top + height - from}" fill="${fill}"/>`;
  return [
    ...layer("sky", [
      rect(top, "var(--base, #fe4d91)"),
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="var(--second, #ffd23f)"/>`,
    ]),
    ...layer(
      "ground",
      [rect(horizon, "color-mix(in srgb, var(--base, #fe4d91) 60%, #17131c)")],
      ' stroke="#17131c" stroke-width="8"',
    ),
  ];
}

/** Discs round the middle, which are set in free places. */
function scattered(): string[] {
  const disc = (x: number, y: number, slot: string) =>
    `<circle r="60" fill="${slot}" transform="translate(${x} ${y})"/>`;
  return layer(
    "discs",
    [
      disc(-440, -400, "var(--spot-1, #ffd23f)"),
      disc(450, -340, "var(--spot-2, #57d3e0)"),
      disc(470, 240, "var(--second, #ff9ec7)"),
    ],
    ' data-scatter="9 160 68%" data-scale="0.7 1.3" stroke="#17131c" stroke-width="10"',
  );
}

/** What stands low before others. */
function strip(viewBox: string): string {
  const { left, top, width, height } = sizes(viewBox);
  const low = Math.round(height * 0.06);
  return `<rect x="${left}" y="${top + height - low}" width="${width}" height="${low}" fill="#17131c"/>`;
}

/** A plate in the middle, with the box of a name where one is lettered. */
function free({ lettered, ownColor }: IllustrationKind, viewBox: string): string[] {
  const { left, top, width, height } = sizes(viewBox);
  const inner = (x: number, y: number) =>
    `x="${Math.round(left + width * x)}" y="${Math.round(top + height * y)}" width="${Math.round(width * (1 - 2 * x))}" height="${Math.round(height * (1 - 2 * y))}"`;
  const color = `var(--${lettered ? "base" : ownColor ? "own" : "accent"}, #fe4d91)`;
  // On a small sheet an outline of the usual width would be a frame.
  const edge = Math.min(12, Math.round(width / 40));
  const plate = layer("plate", [
    `<rect ${inner(0.1, 0.2)} fill="${color}" stroke="#17131c" stroke-width="${edge}"/>`,
  ]);
  const name = `<rect id="name" ${inner(0.2, 0.35)} fill="#ffffff" stroke="#17131c" stroke-width="18"/>`;
  return lettered ? [...plate, name] : plate;
}
