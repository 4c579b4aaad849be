import { SaxesParser } from "saxes";
import schema from "../../../content/schema/look.schema.json";
import type { PortraitLook } from "../../../content/types";
import { BLUE, LOOK, UNDRAWABLE } from "../../../test/drawing";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { figure } from ".";
import { figureLook } from "../../pictures/posters/figure-look";

const { illustrations } = readCatalogue("content");
const palette = { accent: "#942343", unit: BLUE };
const PLAIN: PortraitLook = { ...LOOK, costume: { design: "suit" } };

/** Sets a nested value in a copy of the base look. */
function variant(path: string[], value: unknown): PortraitLook {
  const look = structuredClone(PLAIN) as unknown as Record<string, unknown>;
  let at = look;
  for (const key of path.slice(0, -1)) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[path.at(-1) as string] = value;
  return look as unknown as PortraitLook;
}

const named = (folder: string) =>
  [...illustrations.keys()]
    .filter((key) => key.startsWith(`${folder}/`))
    .map((key) => key.slice(folder.length + 1));
const all = (
  values: string[],
  path: string[],
  of = (value: string): unknown => value,
  feature = path.join("."),
) =>
  values.map((value): [string, PortraitLook] => [`${feature} ${value}`, variant(path, of(value))]);
const cut = (part: object) => ({ cap: "soft", sides: "jaw", fringe: "swept", ...part });
const color = "#ffffff";
const { properties: is } = schema.definitions.portrait;
const { properties: mood } = schema.definitions.mood;

const variants: [string, PortraitLook][] = [
  ...all(is.build.enum, ["build"]),
  ...all(is.facing.enum, ["facing"]),
  ...all(is.skin.enum, ["skin"]),
  ...all(named("faces/heads"), ["face"]),
  ...all(named("faces/eyes"), ["eyes", "shape"]),
  ...all(named("faces/brows"), ["brows"]),
  ...all(named("faces/mouths"), ["mouth"]),
  ...all(named("faces/marks"), ["marks"], (mark) => [mark]),
  ...all(named("faces/signs"), ["moods", "onStage"], (sign) => ({ sign }), "sign"),
  ...all(named("poses"), ["moods", "onStage"], (pose) => ({ pose }), "pose"),
  ...all(mood.gaze.enum, ["moods", "onStage"], (gaze) => ({ gaze }), "gaze"),
  ...all(["-6", "6"], ["moods", "onStage"], (tilt) => ({ tilt: Number(tilt) }), "tilt"),
  ...all(named("faces/glasses"), ["glasses"], (frame) => ({ frame, color })),
  ...all(named("faces/ornaments"), ["ornaments"], (kind) => [{ kind }]),
  ...all(named("hair/backs"), ["hair", "back"]),
  ...all(named("hair/ahoges"), ["hair", "ahoge"]),
  ...all(named("hair/braids"), ["hair", "braid"]),
  ...all(named("hair/streaks"), ["hair", "streak"], (place) => ({ place, color })),
  ...all(named("hair/styles"), ["hair", "cut"], (style) => ({ style }), "style"),
  ...all(named("hair/caps"), ["hair", "cut"], (cap) => cut({ cap }), "cap"),
  ...all(named("hair/sides"), ["hair", "cut"], (sides) => cut({ sides }), "sides"),
  ...all(named("hair/fringes"), ["hair", "cut"], (fringe) => cut({ fringe }), "fringe"),
];

const drawn = variants.map(
  ([name, look]) =>
    [name, figure(figureLook(look, illustrations, { mood: "onStage" }), palette)] as const,
);

/** Names of all elements of a drawing, and the number of top-level ones. */
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

it.each(drawn)("draws %s", (_, svg) => {
  const { names, roots } = outline(svg);
  expect(roots).toBe(1);
  expect(names[1]).toBe("g");
  // `<use>` must be inlined for silhouettes.
  expect(names).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(image|script|use)$/)]),
  );
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
