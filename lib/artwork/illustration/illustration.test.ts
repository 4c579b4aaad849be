import { drawn, drawnGroup, illustration, outlinesIn, rootData } from "./illustration";

const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" data-spots="#e2b65e #6fa8d6">';

const file = (markup: string) => `${ROOT}\n  ${markup}\n</svg>\n`;

it("draws the content of the root, without the space between its elements", () => {
  expect(
    drawn(file('<g id="tower">\n    <path d="M0 0h4"/>\n  </g>\n  <path d="M1\n 1h4"/>'), {}),
  ).toBe('<g><path d="M0 0h4"/></g><path d="M1\n 1h4"/>');
});

it.each([
  ["var(--base, #ff0000)", "#0000ff"],
  ["var(--second, #ff0000)", "#ff0000"],
  ["color-mix(in srgb, var(--base, #ff0000) 25%, #ffffff)", "#bfbfff"],
  [
    "color-mix(in srgb, color-mix(in srgb, var(--base, #ff0000) 50%, #000000) 50%, var(--second, #ff0000))",
    "#800040",
  ],
])("fills %s with %s", (value, hex) => {
  const text = file(`<path d="M0 0h4" fill="${value}" stroke="${value}"/>`);
  expect(drawn(text, { base: "#0000ff" })).toBe(`<path d="M0 0h4" fill="${hex}" stroke="${hex}"/>`);
});

it("makes referenced ids unique, by the drawing's content", () => {
  const text = file('<path id="a" d="M0 0h4" fill="var(--base, #ff0000)"/><use href="#a" x="9"/>');
  const red = drawn(text, {});
  const [, id] = /<path id="([^"]+)"/.exec(red) ?? [];
  expect(id).toMatch(/^art-\w+-a$/);
  expect(red).toContain(`<use href="#${id}" x="9"/>`);
  expect(drawn(text, {})).toBe(red);
  expect(drawn(text, { base: "#0000ff" })).not.toContain(id);
});

it("draws one group of a file with the definitions", () => {
  const text = file(
    '<defs><g id="post"><path d="M0 0h4"/></g></defs><g id="back"><use href="#post"/><g><path d="M1 1h4"/></g></g><g id="front"><path d="M2 2h4"/></g>',
  );
  expect(drawnGroup(text, "back", {})).toMatch(
    /^<defs><g id="(art-\w+-post)"><path d="M0 0h4"\/><\/g><\/defs><g><use href="#\1"\/><g><path d="M1 1h4"\/><\/g><\/g>$/,
  );
  expect(drawnGroup(text, "front", {})).toContain('<g><path d="M2 2h4"/></g>');
  expect(drawnGroup(text, "middle", {})).toBe("");
});

it("reads the root's attributes", () => {
  expect(rootData(file("<g/>"), "data-spots")).toBe("#e2b65e #6fa8d6");
  expect(rootData(file('<g data-title="sky"/>'), "data-title")).toBeUndefined();
});

it("names the file that is missing", () => {
  const all = new Map([["sceneries/castle", file("<g/>")]]);
  expect(illustration(all, "sceneries", "castle")).toContain("<g/>");
  expect(() => illustration(all, "sceneries", "castel")).toThrow(
    "content/art/sceneries/castel.svg",
  );
});

it("gives the outlines of a group", () => {
  const text = file(
    '<g id="back"><path id="lock" d="M0 0h4"/>\n<path d="M1 1h4"/></g><g id="front"/>',
  );
  expect(outlinesIn(text, "back")).toEqual(["M0 0h4", "M1 1h4"]);
  expect(outlinesIn(text, "front")).toEqual([]);
  expect(outlinesIn("", "back")).toEqual([]);
});
