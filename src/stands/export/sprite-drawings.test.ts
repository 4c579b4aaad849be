/** @jest-environment jsdom */
import { asSvg, replaceVariables, readSprite } from "./sprite-drawings";

const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="flower-rose" viewBox="0 0 300 220"><g stroke="#17131c"><path d="M0 0h9" fill="var(--color1, #fe4d91)"/></g></symbol><symbol id="sticker-star" viewBox="0 0 90.5 80"><path d="M1 1"/></symbol></svg>`;

test("reads each symbol of the sprite", () => {
  const drawings = readSprite(SPRITE);
  expect([...drawings.keys()]).toEqual(["flower-rose", "sticker-star"]);
  expect(drawings.get("sticker-star")).toMatchObject({ width: 90.5, height: 80 });
  expect(drawings.get("flower-rose")?.markup).toContain('fill="var(--color1, #fe4d91)"');
});

test("a page in place of the sprite has no drawings", () => {
  expect(readSprite("<!doctype html><p>Offline").size).toBe(0);
});

test("colours replace the variables, and missing ones keep the drawing’s default", () => {
  const markup = 'fill="var(--color1, #fe4d91)" stroke="var(--color2,#ff86b4)" x="var(--circle)"';
  const colors: Record<string, string> = { "--color1": " rgb(1 2 3 / 50%) " };
  expect(replaceVariables(markup, (variable) => colors[variable] ?? "")).toBe(
    'fill="rgb(1 2 3 / 50%)" stroke="#ff86b4" x=""',
  );
});

test("an invalid colour cannot break out of its attribute", () => {
  expect(replaceVariables('fill="var(--color1, #fff)"', () => '"/><script/>')).toBe('fill="#fff"');
});

test("a drawing is an image of its pixel size", () => {
  const drawing = { width: 300, height: 220, markup: "<path/>" };
  const svg = asSvg(drawing, { width: 1200, height: 880 });
  const { documentElement: root } = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(root.getAttribute("viewBox")).toBe("0 0 300 220");
  expect(root.getAttribute("width")).toBe("1200");
  expect(root.getAttribute("height")).toBe("880");
});
