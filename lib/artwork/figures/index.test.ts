import { SaxesParser } from "saxes";
import schema from "../../../content/schema/look.schema.json";
import type { PortraitLook } from "../../../content/types";
import { BLUE, COSTUME, LOOK, UNDRAWABLE } from "../../../test/drawing";
import { figure } from ".";
import { skins } from "./face/head";

const palette = { accent: "#942343", unit: BLUE };

/** Sets one value deep in a copy of the base look. */
function variant(path: string[], value: unknown): PortraitLook {
  const look = structuredClone(LOOK) as unknown as Record<string, unknown>;
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

const drawn = variants.map(([name, look]) => [name, figure(look, palette, [COSTUME])] as const);

/** The names of all elements of a drawing, and how many stand at its top. */
function outline(svg: string) {
  const parser = new SaxesParser();
  const names: string[] = [];
  let depth = 0;
  let roots = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    names.push(name);
    if (depth === 1) roots += 1;
    depth += 1;
  });
  parser.on("closetag", () => {
    depth -= 1;
  });
  parser.write(`<svg>${svg}</svg>`).close();
  return { names, roots };
}

describe("figure", () => {
  it.each(drawn)("draws %s", (_, svg) => {
    const { names, roots } = outline(svg);
    expect(roots).toBe(1);
    expect(names[1]).toBe("g");
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(image|script)$/)]));
    expect(svg).not.toMatch(UNDRAWABLE);
  });

  it("shows every choice: no two variants of a feature look the same", () => {
    const alike = new Map<string, string[]>();
    for (const [name, svg] of drawn) {
      alike.set(svg, [...(alike.get(svg) ?? []), name.split(" ")[0] as string]);
    }
    for (const names of alike.values()) expect(new Set(names).size).toBe(names.length);
  });

  it("shares an id between figures only for the same clip", () => {
    const clips = new Map<string, string>();
    for (const [, svg] of drawn) {
      for (const [, id = "", clip = ""] of svg.matchAll(
        /<clipPath id="([^"]+)">(.*?)<\/clipPath>/g,
      )) {
        expect(clip).toBe(clips.get(id) ?? clip);
        clips.set(id, clip);
      }
    }
    expect(clips.size).toBeGreaterThan(10);
  });

  it("wears a costume in the colours of unit, character and skin, and over it what is named", () => {
    const tie = COSTUME.replace("var(--base, #305daa)", "var(--skin, #ffffff)");
    const svg = figure(LOOK, palette, [COSTUME, tie]);
    const at = (color: string) => svg.lastIndexOf(`fill="${color}" stroke="#17131c"`);
    expect(at(BLUE.color1)).toBeGreaterThan(0);
    expect(at(skins.fair)).toBeGreaterThan(at(BLUE.color1));
  });

  it("wears the image colour and shows eyes of two colours", () => {
    expect(figure(LOOK, palette, [COSTUME])).toContain(palette.accent);
    const odd = figure(variant(["eyes", "colorRight"], "#f2b83a"), palette, [COSTUME]);
    expect(odd).toContain("#8f62c6");
    expect(odd).toContain("#f2b83a");
  });
});
