/** @jest-environment jsdom */
import schema from "../../../content/schema/look.schema.json";
import type { ColorSet, PortraitLook } from "../../../content/types";
import { figure } from ".";

const unit: ColorSet = {
  color1: "#305daa",
  color2: "#4d74b6",
  border: "#17131c",
  text: "#ffffff",
  light: "#eef2f8",
  bar: "#305daa",
  cv: "#305daa",
};
const palette = { accent: "#942343", unit };

const base: PortraitLook = {
  kind: "portrait",
  build: "medium",
  face: "oval",
  skin: "fair",
  hair: { cut: { cap: "soft", sides: "jaw", fringe: "swept" }, back: "nape", color: "#b5263a" },
  eyes: { shape: "bright", color: "#8f62c6" },
  brows: "soft",
  mouth: "smile",
  costume: { design: "knights", neck: "tie", trim: "none" },
};

/** Sets one value deep in a copy of the base look. */
function variant(path: string[], value: unknown): PortraitLook {
  const look = JSON.parse(JSON.stringify(base)) as Record<string, unknown>;
  let at = look;
  for (const key of path.slice(0, -1)) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[path.at(-1) as string] = value;
  return look as unknown as PortraitLook;
}

const { portrait, hair, loreleiCut, ownCut } = schema.definitions;
const own = ownCut.properties;
const cut = (part: object) => ({ cap: "soft", sides: "jaw", fringe: "swept", ...part });
const all = (
  values: string[],
  path: string[],
  of = (value: string): unknown => value,
  feature = path.join("."),
) =>
  values.map((value): [string, PortraitLook] => [`${feature} ${value}`, variant(path, of(value))]);
const { properties: is } = portrait;

const variants: [string, PortraitLook][] = [
  ...all(is.build.enum, ["build"]),
  ...all(is.facing.enum, ["facing"]),
  ...all(is.face.enum, ["face"]),
  ...all(is.skin.enum, ["skin"]),
  ...all(is.eyes.properties.shape.enum, ["eyes", "shape"]),
  ...all(is.brows.enum, ["brows"]),
  ...all(is.mouth.enum, ["mouth"]),
  ...all(is.marks.items.enum, ["marks"], (mark) => [mark]),
  ...all(is.glasses.properties.frame.enum, ["glasses"], (frame) => ({ frame, color: "#2a2a33" })),
  ...all(is.ornaments.items.properties.kind.enum, ["ornaments"], (kind) => [{ kind }]),
  ...all(is.costume.properties.design.enum, ["costume", "design"]),
  ...all(is.costume.properties.neck.enum, ["costume", "neck"]),
  ...all(is.costume.properties.trim.enum, ["costume", "trim"]),
  ...all(hair.properties.back.enum, ["hair", "back"]),
  ...all(hair.properties.ahoge.enum, ["hair", "ahoge"]),
  ...all(hair.properties.braid.enum, ["hair", "braid"]),
  ...all(hair.properties.streak.properties.place.enum, ["hair", "streak"], (place) => ({
    place,
    color: "#ffffff",
  })),
  ...all(loreleiCut.properties.lorelei.enum, ["hair", "cut"], (lorelei) => ({ lorelei })),
  ...all(own.cap.enum, ["hair", "cut"], (cap) => cut({ cap }), "cap"),
  ...all(own.sides.enum, ["hair", "cut"], (sides) => cut({ sides }), "sides"),
  ...all(own.fringe.enum, ["hair", "cut"], (fringe) => cut({ fringe }), "fringe"),
];

const parser = new DOMParser();
const parse = (inner: string): Document =>
  parser.parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`, "image/svg+xml");

describe("figure", () => {
  it.each(variants)("draws %s", (_, look) => {
    const drawn = figure(look, palette);
    const { documentElement: svg } = parse(drawn);
    expect(svg.children).toHaveLength(1);
    expect(svg.firstElementChild?.tagName).toBe("g");
    expect(svg.querySelector("text, image, script, style")).toBeNull();
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("gives the same text for the same look", () => {
    expect(figure(base, palette)).toBe(figure({ ...base }, palette));
  });

  it("shows every choice: no two variants of a feature look the same", () => {
    const drawn = new Map<string, string[]>();
    for (const [name, look] of variants) {
      const text = figure(look, palette);
      drawn.set(text, [...(drawn.get(text) ?? []), name.split(" ")[0] as string]);
    }
    for (const names of drawn.values()) expect(new Set(names).size).toBe(names.length);
  });

  it("shares an id between figures only for the same clip", () => {
    const clips = new Map<string, string>();
    for (const [, look] of variants) {
      for (const clip of parse(figure(look, palette)).querySelectorAll("clipPath")) {
        const known = clips.get(clip.id) ?? clip.innerHTML;
        expect(clip.innerHTML).toBe(known);
        clips.set(clip.id, known);
      }
    }
    expect(clips.size).toBeGreaterThan(10);
  });

  it("wears the image colour and shows eyes of two colours", () => {
    expect(figure(base, palette)).toContain(palette.accent);
    const odd = figure(variant(["eyes", "colorRight"], "#f2b83a"), palette);
    expect(odd).toContain("#8f62c6");
    expect(odd).toContain("#f2b83a");
  });
});
