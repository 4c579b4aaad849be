import { BLUE } from "../../../../test/drawing";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { motif } from "./motif";
import type { Stage } from "./stage";

/** A wide stage with a halo half as large as the sheet's. */
const stage = (): Stage => ({
  width: 1600,
  height: 900,
  cx: 800,
  cy: 310,
  r: 210,
  inks: inksOf(BLUE, ["#ff0000"]),
  random: random("motif"),
});

const SHEET = 'xmlns="http://www.w3.org/2000/svg" viewBox="-600 -620 1200 1600"';
const drawn = (layers: string) => motif(stage(), `<svg ${SHEET}>${layers}</svg>`);
const WRAP = 'transform="translate(800 310) scale(0.5)"';
const dot = (x: number, y: number) => `<circle r="4" transform="translate(${x} ${y})"/>`;

/** Positions of the pieces in markup, in sheet units. */
const places = (markup: string) =>
  [...markup.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    .filter(([x, y]) => x !== 800 || y !== 310);

it("sets a layer round the halo, in the colours of the stage", () => {
  expect(drawn('<g id="moon" fill="var(--base, #ffffff)"><path d="M0 0h4"/></g>')).toBe(
    `<g fill="${BLUE.color1}" ${WRAP}><g transform="translate(0 0)"><path d="M0 0h4"/></g></g>`,
  );
});

it.each([
  // The frame is 3200 × 1800 units from (-1600, -620).
  ['data-x="0%"', [-1000, 0]],
  ['data-x="100%"', [1000, 0]],
  ['data-x="25%" data-y="100%"', [-500, 200]],
  ['data-reach="10%" transform="translate(400 0)"', [-80, 0]],
  ['data-reach="10%" transform="translate(-400 0)"', [80, 0]],
  ['data-below="50" transform="translate(0 -640)"', [0, 70]],
])("moves a layer with %s to its lines", (attributes, [x, y]) => {
  expect(drawn(`<g ${attributes}><path d="M0 0h4"/></g>`)).toContain(
    `<g transform="translate(${x} ${y})">`,
  );
});

it("stretches outlines between lines, and moves elements with a position", () => {
  const layer = `<g data-x="0% 0 100%" data-y="0% 100%"><path d="M-600 -620L300 180Z"/>${dot(-300, 980)}</g>`;
  const markup = drawn(layer);
  expect(markup).toContain('d="M-1600 -620L800 280Z"');
  expect(markup).toContain('<g transform="translate(-800 1180)"><circle r="4"/></g>');
});

it("keeps the lesser of two lines, and others at the foot", () => {
  expect(drawn('<g data-x="0% min(34%,-176)"><path d="M-192 0L-600 0"/></g>')).toContain(
    "M-512 0L",
  );
  expect(
    drawn('<g data-x="0%" data-foot-x="0" data-y="0% 100%"><path d="M-600 -620L-600 980"/></g>'),
  ).toContain("M-1600 -620L-600 1180");
});

it("scatters elements by turns outside of the halo", () => {
  const found = places(drawn(`<g data-scatter="6 100 60%">${dot(0, 0)}${dot(9, 9)}</g>`));
  expect(found).toHaveLength(6);
  for (const [x, y] of found) expect(Math.hypot(x, y)).toBeGreaterThan(420);
  expect(drawn(`<g data-scatter="6 100 60%">${dot(0, 0)}</g>`)).not.toContain("rotate");
  expect(drawn(`<g data-scatter="6 100 60%" data-turn="5 6">${dot(0, 0)}</g>`)).toMatch(
    /rotate\(5/,
  );
});

it("repeats elements along an edge, cut, scaled or spaced to fit", () => {
  const row = (fit: string) =>
    drawn(`<g data-y="0%" data-repeat-x="900 ${fit}">${dot(0, -600)}</g>`);
  expect(places(row("cut"))).toEqual([
    [-1600, -600],
    [-700, -600],
    [200, -600],
    [1100, -600],
  ]);
  expect(places(row("scale"))).toEqual([
    [-1600, -600],
    [-800, -600],
    [0, -600],
    [800, -600],
  ]);
  expect(row("scale")).toContain("scale(0.889)");
  expect(places(row("space")).map(([x]) => x)).toEqual([-1200, -400, 400, 1200]);
});

it("sets cells in a grid, like a chequerboard, in quarters, by chance", () => {
  const cells = (attributes: string) =>
    places(drawn(`<g data-grid="800 600" ${attributes}>${dot(0, 0)}</g>`));
  expect(cells("")).toHaveLength(12);
  expect(cells('data-order="chequer"')).toEqual([
    [-1600, -620],
    [0, -620],
    [-800, -20],
    [800, -20],
    [-1600, 580],
    [0, 580],
  ]);
  expect(cells('data-quarters="0 0"')).toEqual([
    [-1600, -620],
    [-800, -620],
    [0, -20],
    [800, -20],
    [0, 580],
    [800, 580],
  ]);
  expect(cells('data-chance="0.5"').length).toBeLessThan(12);
  expect(cells('data-near="0% 0%" data-radius="700 701"')).toEqual([
    [-1600, -620],
    [-1600, -20],
  ]);
});

it("turns a ring of upright elements as a layer before it", () => {
  const markup = drawn(
    `<g id="a" data-turn="90 90"><path d="M0 0h4"/></g><g data-turn="#a" data-ring="2 500">${dot(0, 0)}</g>`,
  );
  expect(markup).toContain("rotate(90)");
  expect(markup).toContain('translate(0 500)"><circle');
  expect(markup).toContain('translate(0 -500)"><circle');
});
