import { resolve } from "node:path";
import { schemasOf } from "../../../../lib/content/schema/read-schemas";
import { fieldsOf } from "./fields-of";

const schemas = schemasOf(resolve("."));
const LOOK = { file: "a.json", schema: "character.schema.json", path: ["look"] };
const look = (more: object = {}) => ({
  look: {
    kind: "portrait",
    build: "tall",
    skin: "fair",
    hair: { cut: { style: "wisps" }, back: "bob", color: "#112233" },
    marks: ["freckles", "plaster"],
    ...more,
  },
});
const fields = (now: object, committed?: object) =>
  new Map(fieldsOf(schemas, LOOK, { now, committed }).map((field) => [field.name, field]));

it("has a row for each value, with what it is and may be", () => {
  const found = fields(look());
  expect(found.get("look.skin")).toEqual({
    name: "look.skin",
    description: "Tone of the skin.",
    allowed: { kind: "choice", values: ["porcelain", "fair", "warm", "tan", "brown"] },
    value: ["fair"],
  });
  expect(found.get("look.hair.color")?.allowed).toEqual({ kind: "color" });
  expect(found.get("look.marks")).toMatchObject({
    allowed: { kind: "choice" },
    value: ["freckles", "plaster"],
  });
});

it("names the shape that was chosen of several, and goes on with it", () => {
  const found = fields(look());
  expect(found.get("look.kind")).toMatchObject({
    allowed: { kind: "choice", values: ["portrait", "emblem"] },
    value: ["portrait"],
  });
  expect(found.get("look.hair.cut")?.allowed).toEqual({
    kind: "words",
    words: "style, or cap, sides and fringe",
  });
  expect(found.get("look.hair.cut.style")?.value).toEqual(["wisps"]);
  expect(found.has("look.hair.cut.cap")).toBe(false);
  expect([...fields({ look: { kind: "emblem", emblem: "leon" } }).keys()]).toEqual([
    "look.kind",
    "look.emblem",
  ]);
});

it("has a row for what is left out, and rows for each of a list of things", () => {
  const found = fields(look({ ornaments: [{ kind: "stud" }, { kind: "drop", color: "#ffffff" }] }));
  expect(found.get("look.glasses")).toMatchObject({
    value: undefined,
    allowed: { kind: "words", words: "frame and color" },
  });
  expect(found.get("look.ornaments[1].color")?.value).toEqual(["#ffffff"]);
  expect(found.get("look.ornaments[0].color")?.value).toBeUndefined();
});

it("says what was committed where it was another", () => {
  const found = fields(look({ skin: "tan" }), look({ facing: "left" }));
  const changed = [...found.values()].filter(({ committed }) => committed);
  expect(changed.map(({ name, committed }) => [name, committed?.value])).toEqual([
    ["look.facing", ["left"]],
    ["look.skin", ["fair"]],
  ]);
});
