import fc from "fast-check";
import { anyAddress, anyText } from "#test/any-text";
import { schemasOf } from "#lib/content/read/schema/read-schemas";
import { storedAnswers } from "#test/stored-answers";
import { validatorsOf } from "#lib/content/read/schema/validators";
import { answersOf } from "#lib/api/static-answers";
import type { AnswerName } from "#lib/api/calls";
import { type ShapeName, loadShape } from "../load-shape";
import { findMismatch } from "./find-mismatch";
import type { Shape } from "#lib/api/shape";
import { UNIT_IDS } from "#lib/api/unit-ids";

const root = process.cwd();
const validators = validatorsOf(schemasOf(root));
const answers = answersOf(storedAnswers());

const NAMES: ShapeName[] = [...(Object.keys(answers) as AnswerName[]), "exhibition-change-answer"];

/** True if the schema itself, compiled by Ajv as in the build and the functions, accepts a value. */
const schemaAllows = (name: ShapeName, value: unknown) =>
  validators(`api/${name}.schema.json`)(value) as boolean;

/** Texts on both sides of the limits of patterns and lengths. */
const someText = fc.oneof(
  fc.string({ maxLength: 70, unit: "grapheme" }),
  anyText(5),
  fc.constantFrom(
    "",
    " a",
    "a ",
    "//evil.example/x",
    "/\\evil.example",
    "/fine",
    "https://a.example/b",
  ),
  fc.constantFrom("https://", "https:///x", "http://a.example", "javascript:alert(1)", "/a b"),
  fc.constantFrom("2024-05-15", "2024-13-15", "2026-04-01T09:00:00Z", "2026-04-01T24:00:00Z"),
  fc.constantFrom("fine", "knights", "publish", "cheer", "report", "public", "reel", "tour"),
  fc.constantFrom("V1StGXR8_Z5jdHi6", "a".repeat(200), "🌸".repeat(60), "🌸".repeat(61), "\ud83c"),
);
const someNumber = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double(), fc.constant(10_085));
const someLeaf = fc.oneof(someText, someNumber, fc.boolean(), fc.constant(null));

/** One valid text per pattern of the schemas. */
const VALID_TEXTS: readonly string[] = [
  "https://a.example/b",
  "2024-05-15",
  "2026-04-01T09:00:00Z",
  "a-key",
  "V1StGXR8_Z5jdHi6",
  "A line that is long enough for what has to be a sentence or two.",
];

function nearText({ pattern = "", minLength = 0, maxLength = 999 }: Shape) {
  const valid = VALID_TEXTS.filter((text) => new RegExp(pattern, "u").test(text));
  const fitting: string[] = valid.filter(
    ({ length }) => length >= minLength && length <= maxLength,
  );
  expect(fitting).not.toEqual([]);
  const right = fc.constantFrom(...fitting);
  return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: someText });
}

const rarely = (...values: string[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

/** Values that mostly match a shape, with single errors. */
function near(shape: Shape): fc.Arbitrary<unknown> {
  const right = (): fc.Arbitrary<unknown> => {
    if ("const" in shape) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...(shape.enum === "units" ? UNIT_IDS : shape.enum));
    const branches = shape.oneOf ?? [];
    if (branches.length > 0) return fc.oneof(...branches.map(near));
    if (shape.type === "array") return fc.array(near(shape.items ?? {}), { maxLength: 3 });
    if (shape.type === "integer") return fc.integer({ min: 1, max: 60 });
    if (shape.type !== "object") return nearText(shape);
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, part] of Object.entries(shape.properties ?? {})) fields[name] = near(part);
    return fc
      .tuple(
        fc.record(fields, { requiredKeys: [...(shape.required ?? [])] }),
        rarely("extra", "__proto__", "constructor", "toString"),
        rarely(...(shape.required ?? ["none"])),
      )
      .map(([record, extra, missing]) => {
        const text = JSON.stringify({ ...record, ...(missing && { [missing]: undefined }) });
        const added = text === "{}" ? `{"${extra}":1}` : text.replace(/}$/, `,"${extra}":1}`);
        return JSON.parse(extra ? added : text) as unknown;
      });
  };
  return fc.oneof({ weight: 30, arbitrary: right() }, { weight: 1, arbitrary: someLeaf });
}

it.each(NAMES)("%s: accepts and rejects the same values as the schema", async (name) => {
  const shape = await loadShape(name);
  let valid = 0;
  const agrees = (value: unknown) => {
    const allowed = schemaAllows(name, value);
    if (allowed) valid += 1;
    expect(findMismatch(shape, value) === undefined).toBe(allowed);
  };
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), agrees), { numRuns: 60 });
  fc.assert(fc.property(near(shape), agrees), { numRuns: 100 });
  expect(valid).toBeGreaterThan(10);
  expect(valid).toBeLessThan(290);
});

it.each(Object.entries(answers))("the stored answer %s passes", async (name, answer) => {
  expect(findMismatch(await loadShape(name as AnswerName), answer)).toBeUndefined();
});

it("one change anywhere in a valid answer is judged as the schema judges it", async () => {
  const shape = await loadShape("video-list");
  const text = JSON.stringify(answers["video-list"]);
  const places = [...text.matchAll(/:("[^"]*"|\d+)/g)];
  fc.assert(
    fc.property(fc.constantFrom(...places), someLeaf, (place, leaf) => {
      const end = place.index + place[0].length;
      const changed = `${text.slice(0, place.index)}:${JSON.stringify(leaf)}${text.slice(end)}`;
      const value = JSON.parse(changed) as unknown;
      expect(findMismatch(shape, value) === undefined).toBe(schemaAllows("video-list", value));
    }),
    { numRuns: 60 },
  );
});

it("names the path of the first mismatch", async () => {
  const shape = await loadShape("exhibition-list");
  expect(findMismatch(shape, { total: 1, list: [{ id: "V1StGXR8_Z5jdHi6" }] })).toBe(
    "data.list[0].title",
  );
  expect(findMismatch(shape, { total: -1, list: [] })).toBe("data.total");
  expect(findMismatch(shape, [])).toBe("data");
});

it("rejects addresses with another scheme or without a host", async () => {
  const shape = await loadShape("source-url");
  const empty = Object.fromEntries(Object.keys(shape.properties ?? {}).map((name) => [name, ""]));
  expect(findMismatch(shape, empty)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(someText, anyAddress()), (ios) => {
      fc.pre(findMismatch(shape, { ...empty, ios }) === undefined && ios !== "");
      const here = "https://encore.example";
      // An invalid address leads nowhere.
      fc.pre(URL.canParse(ios, here));
      const { protocol, origin } = new URL(ios, here);
      expect(protocol).toBe("https:");
      expect([here, new URL(ios, "https://another.example").origin]).toContain(origin);
    }),
  );
});
