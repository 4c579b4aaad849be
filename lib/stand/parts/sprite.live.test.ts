import { resolve } from "node:path";
import type { StandPartKind } from "../../../content/types";
import { idOf, readXml } from "../../content/check/drawing/read-xml";
import { readDrawing, readParts } from "./read-parts";
import { spriteFile, spriteSvg } from "./sprite";

const parts = readParts(resolve(__dirname, "../../../content"));
const sprite = spriteSvg(parts);
const { elements, others, broken } = readXml(sprite);

it("has a symbol for each part once, in the part’s own units, and no other id", () => {
  const wanted = (Object.keys(parts) as StandPartKind[]).flatMap((kind) =>
    parts[kind].map(({ key }) => `${kind}-${key}`),
  );
  const ids = elements.flatMap((element) => idOf(element) ?? []);
  expect(ids).toEqual(wanted);
  expect(new Set(ids).size).toBe(ids.length);
  expect(elements.filter(({ name }) => name === "symbol")).toHaveLength(wanted.length);
  for (const [kind, drawn] of Object.entries(parts)) {
    for (const { key, width, height } of drawn) {
      expect(sprite).toContain(`<symbol id="${kind}-${key}" viewBox="0 0 ${width} ${height}">`);
    }
  }
});

it("is one well-formed file whose name changes with its content", () => {
  expect([broken, others]).toEqual([undefined, []]);
  expect(spriteFile(sprite).address).toMatch(/^\/pictures\/stand-parts\.[\da-f]{6}\.svg$/);
  expect(spriteFile(`${sprite} `).address).not.toBe(spriteFile(sprite).address);
  expect(spriteSvg(readParts(resolve(__dirname, "../../../content")))).toBe(sprite);
});

it.each([
  ["", "nothing"],
  ["<svg></svg>", "no size"],
  ['<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"></svg>', "another order"],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 0 1 1"></svg>', "another corner"],
])("a drawing needs its root: %s", (svg) => {
  expect(() => readDrawing(svg)).toThrow("The root of a drawing is");
});
