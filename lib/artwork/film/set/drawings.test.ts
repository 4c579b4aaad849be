import { drawInColors, drawInLight, lampsIn, stageDrawings } from "./drawings";
import { colorInLight } from "./palette";

const drawings = stageDrawings({
  lantern: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1300 -1300 2600 1900">
  <g id="glass" data-light="stage 0.5">
    <path d="M0 0H9" fill="#ffc53d" stroke="#17131c"/>
  </g>
  <g id="flame">
    <circle r="4" fill="var(--own, #fe4d91)" stroke="var(--border, #8a5ad0)"/>
  </g>
  <g id="lamps">
    <circle cx="3" cy="-7" r="2" fill="#ffffff"/>
  </g>
</svg>`,
});
const light = { house: 0, stage: 1, ghost: 0 };

it("dims the colours of a lit layer, but not its ink", () => {
  expect(drawInLight(drawings, "lantern", light, ["glass"])).toBe(
    `<g><path d="M0 0H9" fill="${colorInLight("#ffc53d", 0.5)}" stroke="#17131c"/></g>`,
  );
});

it("shows all layers but the lamps, in the colours of the file if no light is named", () => {
  const markup = drawInLight(drawings, "lantern", light);
  expect(markup).toContain('<circle r="4" fill="#fe4d91" stroke="#8a5ad0"/>');
  expect(markup).not.toContain('r="2"');
  expect(lampsIn(drawings, "lantern")).toEqual([[3, -7]]);
});

it("shows a layer in other colours, with its group's colour as its own", () => {
  expect(drawInColors(drawings, "lantern", "flame", { border: "#123456" })).toBe(
    '<g><circle r="4" fill="currentColor" stroke="#123456"/></g>',
  );
});

it("names the file that is missing", () => {
  expect(() => drawInLight(drawings, "moon", light)).toThrow("content/art/film/moon.svg");
  expect(() => drawInColors(drawings, "moon", "disc")).toThrow("content/art/film/moon.svg");
});
