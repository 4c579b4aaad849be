import sharp from "sharp";
import type { ColorSet, PortraitLook } from "../content/types";
import { figureLook } from "../lib/pictures/posters/figure-look";
import type { UnitStyle } from "../lib/artwork/posters/backdrop/unit-style";
import type { PosterSubject } from "../lib/artwork/posters/poster/poster";
import { readCatalogue } from "../lib/content/read/catalogue/read-catalogue";
import { illustration } from "../lib/artwork/illustration/illustration";
import type { IllustrationFolder } from "../lib/content/model/illustrations/kinds";
import type { Illustrations } from "../lib/content/model/illustrations/kinds";

export const BLUE: ColorSet = {
  color1: "#305daa",
  color2: "#4d74b6",
  border: "#17131c",
  text: "#ffffff",
  light: "#eef2f8",
  bar: "#305daa",
  cv: "#305daa",
};

export const PINK: ColorSet = { ...BLUE, color1: "#ffd23f", color2: "#ff9ec7", bar: "#b0407f" };

export const LOOK: PortraitLook = {
  kind: "portrait",
  build: "medium",
  face: "oval",
  skin: "fair",
  hair: { cut: { cap: "soft", sides: "jaw", fringe: "swept" }, back: "nape", color: "#b5263a" },
  eyes: { shape: "bright", color: "#8f62c6" },
  brows: "soft",
  mouth: "smile",
  costume: { design: "coat" },
};

export const COSTUME = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1600">
  <path d="M226 1124L78 1600H1122L974 1124Z" fill="var(--base, #305daa)" stroke="#17131c" stroke-width="11"/>
  <circle cx="600" cy="1400" r="40" fill="var(--accent, #942343)" stroke="#17131c" stroke-width="7"/>
</svg>`;

/** Drawings of the test content, with this costume. */
export const DRAWINGS: Illustrations = new Map([
  ...readCatalogue("test/content").illustrations,
  ["costumes/coat", COSTUME],
]);

const BACKDROP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -620 1200 1600">
  <g data-scatter="2 200 60%">
    <circle r="40" fill="var(--spot-1, #f0c14b)" transform="translate(-480 -400)"/>
  </g>
</svg>`;

export const art = (key: string): string =>
  illustration(DRAWINGS, ...(key.split("/") as [IllustrationFolder, string]));

export const STYLE: UnitStyle = {
  rays: { cut: "swirl", count: 18 },
  motif: BACKDROP,
  halo: art("halos/gilt"),
  halftone: "left",
  layout: "badge",
  confetti: [art("confetti/star"), art("confetti/dot")],
  spots: ["#f0c14b", "#c43a52"],
};

const PERSON: PosterSubject = {
  id: 1,
  cname: "aya_one",
  name: "Aya One",
  color: "#942343",
  unit: "knights",
  unitName: "Knights",
  style: STYLE,
  unitColors: BLUE,
  look: figureLook(LOOK, DRAWINGS),
};

export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480">
  <rect x="60" y="120" width="1080" height="240" fill="var(--base, #305daa)" stroke="#17131c" stroke-width="14"/>
  <rect id="name" x="120" y="180" width="960" height="120" fill="#ffffff"/>
</svg>`;

const EMBLEM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1600">
  <circle cx="600" cy="1100" r="500" fill="var(--accent, #305daa)" stroke="#17131c" stroke-width="14"/>
</svg>`;

export function people(count: number): PosterSubject[] {
  return Array.from({ length: count }, (_, at): PosterSubject => {
    const color = `#${(0x20_40_60 + at * 0x10_10_10).toString(16)}`;
    const own = { ...PERSON, id: at + 1, cname: `person_${at + 1}`, color };
    return at > 0 && at === count - 1
      ? { ...own, look: { kind: "emblem", drawing: EMBLEM } }
      : { ...own, look: figureLook({ ...LOOK, eyes: { ...LOOK.eyes, color } }, DRAWINGS) };
  });
}

/** Not allowed in drawings: text, invalid numbers, external files. */
export const UNDRAWABLE = /<text|NaN|undefined|Infinity|url\((?!#)/;

/** Opacity of a drawing, 0 to 255, `at` a position and `between` two heights, with coordinates from 0 to 1. */
export async function opacity(svg: string, density = 7.2) {
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const between = (from: number, to: number) => {
    const rows = data.subarray(Math.floor(from * height) * width, Math.floor(to * height) * width);
    return {
      least: rows.reduce((least, one) => Math.min(least, one), 255),
      most: rows.reduce((most, one) => Math.max(most, one), 0),
    };
  };
  const at = (x: number, y: number) =>
    data[Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))];
  return { at, between };
}
